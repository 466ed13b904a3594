"""What is measured at tables of legends, and varied in them."""

from collections.abc import Mapping

from dedale.core.study import Study
from dedale.games.legends.content import box_of
from dedale.games.legends.lab.parts import parts
from dedale.games.legends.rules.journal import LAST
from dedale.games.legends.state import Options, State


def measured(state: State) -> Mapping[str, float]:
    """How near the end was: what the heroes had left, and what the game had."""
    return {
        "cards-left": len(state.deck),
        "resistance": sum(board.resistance for board in state.boards),
        "fairies-kept": sum(len(board.fairies) for board in state.boards),
    }


def is_won(state: State) -> bool:
    """LG-CAMP-12: whether the last chapter was won."""
    pages = state.journal.pages if state.journal else ()
    return any(page.chapter is LAST and page.won for page in pages)


STUDY: Study[Options, State] = Study(
    measured=measured,
    part=lambda state: f"chapter-{state.chapter}",
    is_won=is_won,
    parts=parts,
    files=lambda options: box_of(options.pack).files,
)

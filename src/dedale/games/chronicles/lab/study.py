"""What is measured at tables of chronicles, and varied in them."""

from collections.abc import Mapping

from dedale.core.study import Study
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.lab.parts import parts
from dedale.games.chronicles.sheet import JournalGame, Result, Scenario
from dedale.games.chronicles.state import Options, State
from dedale.games.chronicles.words import FIFTH_WARDEN, RITUALS

FIRST, AFTER, FINAL = "part-first", "part-later", "part-final"


def measured(state: State) -> Mapping[str, float]:
    """How a game went, as its page of the journal says."""
    page = state.sheet.journal[-1]
    return {
        "held": page.held,
        "looted": page.looted,
        "crystals": page.crystals,
        "quests": len(page.quests),
        "done": page.chapter is not None or page.cause == RITUALS,
        "wardens": page.cause == FIFTH_WARDEN,
        "track": state.sheet.track,
    }


def part(state: State) -> str:
    """To which part of a campaign a game belongs."""
    *before, page = state.sheet.journal
    if page.scenario is Scenario.FINAL:
        return FINAL
    chapters = done_before(before)
    if chapters == len(BOX.numbers.chapters):
        return AFTER
    return FIRST if not before and not state.sheet.skipped else f"part-{chapters + 1}"


def done_before(pages: list[JournalGame]) -> int:
    """The last Chapter that these games have completed."""
    return max((page.chapter or 0 for page in pages), default=0)


STUDY: Study[Options, State] = Study(
    measured=measured,
    part=part,
    is_won=lambda state: state.sheet.result is Result.WON,
    parts=parts,
    files=lambda options: options.box.files,
)

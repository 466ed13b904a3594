"""The journal of a campaign, and the end of a table (CH-SAVE-2)."""

from collections.abc import Sequence
from typing import Protocol

from msgspec.structs import replace

from dedale.games.chronicles.rules.in_play import final_ready, new_sheets
from dedale.games.chronicles.rules.now import Now
from dedale.games.chronicles.sheet import JournalGame, Scenario, Sheet
from dedale.games.chronicles.state import Options, Piece, Stage, State


class Gains(Protocol):
    """What a game has brought: said of a table as it is, and as it is seen."""

    @property
    def pieces(self) -> Sequence[Piece]:
        """The Characters, with their Items."""

    @property
    def crystals(self) -> int:
        """The Crystals besides those for Items."""


def held(mat: Gains) -> int:
    """CH-END-5: the Items that the Characters hold."""
    return sum(len(piece.items) for piece in mat.pieces)


def crystals(mat: Gains) -> int:
    """CH-END-6: the Crystals of this game, as far as it has come."""
    return max(held(mat) + mat.crystals, 0)


def finish(now: Now) -> None:
    """The table is over, and its game is written into the journal."""
    before, sheet = now.options.sheet, now.sheet
    page = JournalGame(
        scenario=now.options.scenario,
        cause=now.cause or "",
        heroes=tuple(piece.hero for piece in now.pieces),
        turns=now.turn,
        held=held(now),
        looted=len(now.looted),
        crystals=crystals(now),
        chapter=sheet.chapters if sheet.chapters > before.chapters else None,
        quests=tuple(quest for quest in sheet.quests if quest not in before.quests),
        boxes=tuple(box for box in sheet.boxes if box not in before.boxes),
        scripts=now.scripts,
        modifications=now.options.modifications,
    )
    now.write(journal=(*sheet.journal, page))
    now.todo.clear()
    now.stage = Stage.OVER


def sequel(state: State) -> Options | None:
    """CH-END-10, CH-SAVE-4: the options of the next game; None where the campaign is closed.

    It asks anew who plays (CH-GEN-7). A campaign that was put away before anybody chose what comes
    next goes on with a standard game.
    """
    if state.stage is not Stage.OVER or state.sheet.result is not None:
        return None
    scenario = state.ahead or Scenario.STANDARD
    return replace(state.options, sheet=state.sheet, scenario=scenario, heroes=(), corners=())


def anew(options: Options) -> tuple[str, ...]:
    """CH-SCORE-4, CH-GEN-5, CH-DP-23: what each game chooses; once it may be, what is played."""
    ready = final_ready(options.sheet, options.box)
    scenario = ("scenario",) if ready else ()  # CH-FIN-1
    return (*scenario, "modifications", "characters", "speaker")


def beginnings(ended: Sequence[State]) -> dict[str, dict[str, Sheet]]:
    """CH-RESET-1: the sheets to begin with, after campaigns that have ended like this."""
    results = [state.sheet.result for state in ended if state.sheet.result is not None]
    return {named(sheet): {"sheet": sheet} for sheet in new_sheets(results)}


def named(sheet: Sheet) -> str:
    """What a new sheet is called (CH-RESET-1)."""
    return f"{sheet.kind}-skipped" if sheet.skipped else sheet.kind.value

"""The words that a table may read: those of everything that its campaign has opened (CH-VIS-2)."""

from dedale.games.chronicles.cards import Kind
from dedale.games.chronicles.content import Box
from dedale.games.chronicles.rules.campaign import rituals_of
from dedale.games.chronicles.rules.end import CHAPTER
from dedale.games.chronicles.sheet import Scenario, Sheet
from dedale.games.chronicles.state import State

FINAL = "final"
"""The box with the words of the Dragon Events (CH-FIN-2)."""

SEALED = {
    "WRD": "script-7",
    "FIN": "script-9",
    "DP-18": "script-9",
    "DP-31": "market-1",
    "DP-32": "crypt-1",
    "NGP-E1": "inn-1",
    "OBJ-6": "merchant-curio-collector",
    "SCRIPT-E2": "market-2",
    "SET-1": "script-8",
    "SET-2": "script-8",
}
"""Chapters and rules of the page that tell what is in a box."""


def sealed(rule: str) -> str | None:
    """The box that tells a rule; the instructions of a Script are in its own (CH-SCRIPT-1)."""
    name = rule.removeprefix("CH-")
    chapter, _, number = name.rpartition("-")
    return f"script-{number}" if chapter == "S" else SEALED.get(name, SEALED.get(chapter))


def opened(state: State) -> tuple[str, ...]:
    """The names of the boxes of words that everybody at a table may read now."""
    sheet, box = state.sheet, state.box
    return (
        *sheet.boxes,
        *(f"script-{script}" for script in scripts_of(sheet)),
        *(f"goblin-{card}" for card in sheet.goblins),
        *merchants_of(sheet, box),
        *rituals_known(sheet, box),
        *([FINAL] if dragon_met(state) else []),
    )


def scripts_of(sheet: Sheet) -> list[int]:
    """The Scripts that were shown; that of a completed Chapter brings cards that are in play."""
    chapters = (CHAPTER + chapter for chapter in range(1, sheet.chapters + 1))
    return sorted({*sheet.scripts, *chapters})


def merchants_of(sheet: Sheet, box: Box) -> list[str]:
    """CH-SCRIPT-E2: Merchants that came by a Script, once the box of the Merchants is open."""
    return [
        card.id
        for card in box.objectives.values()
        if card.kind is Kind.MERCHANT
        and 0 < card.chapter <= sheet.chapters
        and f"{card.building}-2" in sheet.boxes
    ]


def rituals_known(sheet: Sheet, box: Box) -> list[str]:
    """CH-S-9, CH-FIN-E9: the Rituals of repaired buildings, once all Chapters are completed."""
    if sheet.chapters < len(box.numbers.chapters):
        return []
    return [ritual for ritual in rituals_of(sheet, box) if box.rituals[ritual].building]


def dragon_met(state: State) -> bool:
    """Whether the final scenario is played, or was played before."""
    played = (state.options.scenario, *(page.scenario for page in state.sheet.journal))
    return Scenario.FINAL in played

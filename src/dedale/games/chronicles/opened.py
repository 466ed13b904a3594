"""The words that a table may read: those of everything that its campaign has opened (CH-VIS-2)."""

from dedale.games.chronicles.cards import Bag, CardKind, EventCard, Objective, ObjectiveKind, Usable
from dedale.games.chronicles.content import Box
from dedale.games.chronicles.rules.end import CHAPTER
from dedale.games.chronicles.rules.in_play import CHAPTER_BAGS, merchants_of, rituals_of
from dedale.games.chronicles.sheet import Scenario, Sheet
from dedale.games.chronicles.state import Options, State

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


def box_of_rule(rule: str) -> str | None:
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


def rituals_known(sheet: Sheet, box: Box) -> list[str]:
    """CH-S-9, CH-FIN-E9: the Rituals of repaired buildings, once all Chapters are completed."""
    if sheet.chapters < len(box.numbers.chapters):
        return []
    return [ritual for ritual in rituals_of(sheet, box) if box.rituals[ritual].building]


def dragon_met(state: State) -> bool:
    """Whether the final scenario is played, or was played before."""
    played = (state.options.scenario, *(page.scenario for page in state.sheet.journal))
    return Scenario.FINAL in played


def kept(options: Options) -> dict[str, str]:
    """By the id of a card, the box of words that it is in; the others are known from the start."""
    box = options.box
    return {
        **goods_kept(box),
        **{event.id: name for event in box.events.values() if (name := box_of_event(event))},
        **{card.id: box_of_card(card) for card in box.cards.values() if card.building},
        **{quest.id: f"{quest.building}-{quest.box}" for quest in box.quests.values()},
        **{wish.id: box_of_wish(wish) for wish in box.objectives.values()},
        **{
            ritual.id: ritual.id if ritual.building else script_of(len(box.numbers.chapters))
            for ritual in box.rituals.values()
        },
    }


def script_of(chapter: int) -> str:
    """The box of the Script of a Chapter."""
    return f"script-{CHAPTER + chapter}"


def goods_kept(box: Box) -> dict[str, str]:
    """CH-SET-2: the sets that a Chapter brings, and their Items."""
    later = [group for group in box.sets.values() if group.chapter]
    return {id: script_of(group.chapter) for group in later for id in (group.id, *group.items)}


def box_of_event(event: EventCard) -> str | None:
    """CH-SETUP-9, CH-FIN-2: that of a Script, of the card alone, or of the final scenario."""
    chapters = {bag: script_of(chapter) for chapter, bag in CHAPTER_BAGS.items()}
    others = {Bag.GOBLINS: f"goblin-{event.id}", Bag.DRAGON: FINAL}
    return (chapters | others).get(event.bag)


def box_of_card(card: Usable) -> str:
    """CH-BLD-6, CH-FF-1: Skills and tokens are in the first box, Fairy Folk in the third."""
    return f"{card.building}-{3 if card.kind is CardKind.FOLK else 1}"


def box_of_wish(wish: Objective) -> str:
    """CH-SCRIPT-E2: a Merchant that a Script brings is known later than the others."""
    later = wish.kind is ObjectiveKind.MERCHANT and wish.chapter
    return wish.id if later else f"{wish.building}-2"

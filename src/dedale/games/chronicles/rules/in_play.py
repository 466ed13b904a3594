"""What a campaign sheet says: which cards are in play, what things cost, what may be done."""

from collections.abc import Sequence

from dedale.games.chronicles.cards import Bag, CardKind, ObjectiveKind
from dedale.games.chronicles.content import Box
from dedale.games.chronicles.sheet import (
    CHALLENGE,
    EASY,
    Modification,
    Result,
    Scenario,
    Sheet,
    SheetKind,
)
from dedale.maze.cell import Cell

CHAPTER_BAGS = {1: Bag.CHAPTER_1, 2: Bag.CHAPTER_2, 3: Bag.CHAPTER_3}
BEST = 100
STEP = 5  # Crystals of the score for each modification


def items_in_play(sheet: Sheet, box: Box) -> tuple[str, ...]:
    """CH-SET-2: the Items of all sets that the Chapters have brought."""
    sets = [group for group in box.sets.values() if group.chapter <= sheet.chapters]
    return tuple(item for group in sets for item in group.items)


def layout(count: int, box: Box) -> tuple[Cell, ...]:
    """CH-SETUP-6: the cells for so many Echoes."""
    return min((cells for cells in box.numbers.layouts if len(cells) >= count), key=len)


def event_deck(sheet: Sheet, scenario: Scenario, box: Box) -> tuple[str, ...]:
    """CH-SETUP-9: all unlocked Events and Fairy Folk cards; CH-FIN-2: the Dragon Events."""
    bags = {Bag.START, *(bag for chapter, bag in CHAPTER_BAGS.items() if chapter <= sheet.chapters)}
    if scenario is Scenario.FINAL:
        bags.add(Bag.DRAGON)
    cards = [card for card in box.events.values() if card.bag in bags or card.id in sheet.goblins]
    return (*(card.id for card in cards for _ in range(card.copies)), *folk(sheet, box))


def folk(sheet: Sheet, box: Box) -> tuple[str, ...]:
    """CH-FF-1: the Fairy Folk whose box is open."""
    return tuple(
        card
        for building in sheet.repaired
        if f"{building}-3" in sheet.boxes
        for card in box.cards_of(building, CardKind.FOLK)
    )


def goblins_left(sheet: Sheet, box: Box) -> tuple[str, ...]:
    """CH-S-2 to CH-S-5: the Goblin Events that were not added yet."""
    cards = [card.id for card in box.events.values() if card.bag is Bag.GOBLINS]
    return tuple(card for card in cards if card not in sheet.goblins)


def chapter_cards(sheet: Sheet, chapter: int, box: Box) -> tuple[str, ...]:
    """CH-S-6 to CH-S-9: what the Script of a Chapter adds.

    CH-SCRIPT-E2: a Merchant waits, unnamed, until the box of the Merchants is open.
    """
    items = [
        item for group in box.sets.values() if group.chapter == chapter for item in group.items
    ]
    bag = CHAPTER_BAGS.get(chapter)
    events = [card.id for card in box.events.values() if card.bag is bag]
    merchants = [id for id in merchants_of(sheet, box) if box.objectives[id].chapter == chapter]
    last = chapter == len(box.numbers.chapters)
    return (*items, *merchants, *events, *(rituals_of(sheet, box) if last else ()))


def merchants_of(sheet: Sheet, box: Box) -> list[str]:
    """CH-SCRIPT-E2: Merchants that came by a Script, once the box of the Merchants is open."""
    return [
        card.id
        for card in box.objectives.values()
        if card.kind is ObjectiveKind.MERCHANT
        and 0 < card.chapter <= sheet.chapters
        and f"{card.building}-2" in sheet.boxes
    ]


def quests_in_progress(sheet: Sheet, box: Box) -> tuple[str, ...]:
    """CH-SETUP-14: the Quests of open boxes that are not completed, in slot order."""
    return tuple(
        quest.id
        for building in sheet.repaired
        for quest in box.quests.values()
        if quest.building == building
        and f"{building}-{quest.box}" in sheet.boxes
        and quest.id not in sheet.quests
    )


def boxes_due(sheet: Sheet, box: Box) -> tuple[str, ...]:
    """CH-END-3, CH-VIL-2: the boxes whose Village card is fulfilled and that are still shut."""
    needs = {2: box.numbers.quests_for_objectives, 3: box.numbers.quests_for_folk}
    done = buildings_of(sheet.quests, box)
    due = [f"{b}-{k}" for b in sheet.repaired for k, need in needs.items() if done.count(b) >= need]
    return tuple(name for name in due if name not in sheet.boxes)


def buildings_of(quests: Sequence[str], box: Box) -> list[str]:
    """To which buildings these Quests belong (CH-VIL-2, CH-RESET-2)."""
    return [box.quests[quest].building for quest in quests if quest in box.quests]


def rituals_of(sheet: Sheet, box: Box) -> tuple[str, ...]:
    """CH-S-9, CH-FIN-3: those that every campaign has, and one for each repaired building."""
    order = (None, *sheet.repaired)
    known = [ritual for ritual in box.rituals.values() if ritual.building in order]
    return tuple(r.id for r in sorted(known, key=lambda ritual: order.index(ritual.building)))


def final_ready(sheet: Sheet, box: Box) -> bool:
    """CH-FIN-1: all Chapters are completed, and all slots repaired."""
    return sheet.chapters == len(box.numbers.chapters) and None not in sheet.slots


def requirement(sheet: Sheet, modifications: Sequence[Modification], box: Box) -> int | None:
    """CH-CHAP-1, CH-CHAL-2: the Crystals that the next Chapter needs; None after the last."""
    needed = requirements(modifications, box)
    return None if sheet.chapters == len(needed) else needed[sheet.chapters]


def requirements(modifications: Sequence[Modification], box: Box) -> tuple[int, ...]:
    """CH-CHAP-1, CH-CHAL-2: the Crystals that each Chapter needs."""
    harder = box.numbers.harder if Modification.CHALLENGING in modifications else 0
    return tuple(crystals + harder for crystals in box.numbers.chapters)


def scroll_price(modifications: Sequence[Modification], box: Box) -> int:
    """CH-SHOP-2, CH-EASY-1, CH-CHAL-1: what a Scroll costs."""
    if Modification.DISCOUNT_SPREE in modifications:
        return box.numbers.scroll_easy
    if Modification.GREEDY_MERCHANTS in modifications:
        return box.numbers.scroll_hard
    return box.numbers.scroll


def in_shop(owned: Sequence[str], box: Box) -> tuple[str, ...]:
    """CH-GEN-3, CH-SCR-1: the kinds of Scrolls of which the group has not all copies."""
    return tuple(kind for kind in box.scrolls if owned.count(kind) < box.cards[kind].copies)


def open_slots(sheet: Sheet, box: Box) -> tuple[int, ...]:
    """CH-SHOP-4, CH-BLD-3: the slots that have an open Nail."""
    slots = enumerate(zip(sheet.nails, box.numbers.nails, strict=True), 1)
    return tuple(
        slot
        for slot, (filled, nails) in slots
        if filled < nails and not is_locked(sheet, slot, box)
    )


def is_locked(sheet: Sheet, slot: int, box: Box) -> bool:
    """CH-BLD-3: whether a slot opens only with Chapter 2."""
    return slot in box.numbers.locked and sheet.chapters < 2


def ruins(sheet: Sheet, slot: int, box: Box) -> tuple[str, ...]:
    """CH-BLD-4, CH-NGP-2: the buildings that can be repaired in a slot."""
    anywhere = sheet.kind is SheetKind.PLUS
    return tuple(
        building.id
        for building in box.buildings.values()
        if building.id not in sheet.slots and (anywhere or building.slot == slot)
    )


def script_spaces(sheet: Sheet, box: Box) -> int:
    """CH-FIN-13: the Script spaces that are marked; the last space does not count."""
    track = box.numbers.track
    spaces = [int(space) for space in track.scripts]
    return sum(space <= sheet.track and space != track.length for space in spaces)


def eased(sheet: Sheet, modifications: Sequence[Modification]) -> tuple[Modification, ...]:
    """CH-SCORE-4: the Easy modifications that were active in any game."""
    return tuple(easy for easy in EASY if easy in sheet.eased or easy in modifications)


def challenged(
    sheet: Sheet, modifications: Sequence[Modification]
) -> tuple[Modification, ...] | None:
    """CH-SCORE-4: the Challenges that were active in every game after the first."""
    if sheet.first:
        return sheet.challenged
    before = CHALLENGE if sheet.challenged is None else sheet.challenged
    return tuple(hard for hard in before if hard in modifications)


def score(sheet: Sheet) -> int:
    """CH-SCORE-1: the score of a won campaign."""
    return BEST - sheet.track - STEP * len(sheet.eased) + STEP * len(sheet.challenged or ())


def magnets(sheet: Sheet, box: Box) -> tuple[str, ...]:
    """CH-RESET-2: one for each repaired building and each completed villager, and William."""
    need = box.numbers.quests_for_folk
    done = buildings_of(sheet.quests, box)
    villagers = [box.buildings[b].villager for b in sheet.repaired if done.count(b) >= need]
    return (*sheet.repaired, *villagers, *(["william"] if sheet.result is Result.WON else []))


def new_sheets(finished: Sequence[Result]) -> tuple[Sheet, ...]:
    """The sheets that a profile which has finished these campaigns may begin with.

    CH-FIRST-10: whoever has finished one may skip the first game; CH-NGP-1: whoever has won one
    may take the other sheet.
    """
    kinds = list(SheetKind) if Result.WON in finished else [SheetKind.REGULAR]
    return tuple(
        Sheet(kind=kind, skipped=skipped)
        for kind in kinds
        for skipped in ([False, True] if finished else [False])
    )

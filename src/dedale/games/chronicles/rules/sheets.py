"""Whether a campaign sheet is possible: whoever lays a table may bring any (CH-SAVE-2)."""

from collections import Counter
from collections.abc import Iterator

from dedale.core.errors import BadOption
from dedale.games.chronicles.content import Box
from dedale.games.chronicles.rules.ground import MOVABLE, TILES
from dedale.games.chronicles.rules.in_play import (
    boxes_due,
    goblins_left,
    is_locked,
    rituals_of,
    script_spaces,
)
from dedale.games.chronicles.sheet import Lying, Sheet, SheetKind
from dedale.games.chronicles.words import Hero
from dedale.maze.cell import CELLS

NEVER = "ch-reset-1"


def check_sheet(sheet: Sheet, box: Box) -> None:
    """Refuse a sheet that no campaign can have, by the rule that it breaks."""
    for rule in wrong(sheet, box):
        raise BadOption(rule, field="sheet")


def wrong(sheet: Sheet, box: Box) -> Iterator[str]:
    """The rules that a sheet breaks."""
    numbers = box.numbers
    if sheet.result is not None or sheet.score is not None:
        yield NEVER
    if sheet.stash < 0 or sheet.games < 0:
        yield "ch-shop-3"
    if sheet.chapters not in range(len(numbers.chapters) + 1):
        yield "ch-chap-1"
    if sheet.track not in range(numbers.track.length):
        yield "ch-trk-1"
    if not len(sheet.nails) == len(sheet.slots) == len(numbers.nails):
        yield "ch-bld-1"
        return
    yield from wrong_village(sheet, box)
    yield from wrong_cards(sheet, box)
    if sheet.lying is not None and not lies(sheet.lying):
        yield "ch-setup-4"


def wrong_village(sheet: Sheet, box: Box) -> Iterator[str]:
    """Nails, buildings and their boxes."""
    numbers, regular = box.numbers, sheet.kind is SheetKind.REGULAR
    for slot, (filled, nails) in enumerate(zip(sheet.nails, numbers.nails, strict=True), 1):
        building = sheet.slots[slot - 1]
        if filled not in range(nails + 1) or (building is not None) != (filled == nails):
            yield "ch-bld-4"
        if filled and is_locked(sheet, slot, box):
            yield "ch-bld-3"
        known = building is None or building in box.buildings
        if not known or (regular and building and box.buildings[building].slot != slot):
            yield "ch-bld-1"
    if len(set(sheet.repaired)) < len(sheet.repaired):
        yield "ch-bld-4"
    if sheet.games and not sheet.nails[0]:
        yield "ch-camp-2"
    firsts = {f"{building}-1" for building in sheet.repaired}
    opened = set(sheet.boxes)
    later = set(boxes_due(Sheet(slots=sheet.slots, quests=sheet.quests), box)) - firsts
    if not (firsts <= opened <= firsts | later) or len(opened) < len(sheet.boxes):
        yield "ch-bld-6"


def wrong_cards(sheet: Sheet, box: Box) -> Iterator[str]:
    """Quests, Goblin Events, Scrolls and Rituals."""
    for quest in sheet.quests:
        card = box.quests.get(quest)
        if card is None or f"{card.building}-{card.box}" not in sheet.boxes:
            yield "ch-qst-1"
    added = len(sheet.goblins)
    if len(goblins_left(Sheet(), box)) - len(goblins_left(sheet, box)) != added:
        yield "ch-s-2"
    owned = Counter(sheet.scrolls)
    if any(card not in box.scrolls or n > box.cards[card].copies for card, n in owned.items()):
        yield "ch-scr-1"
    kept = set(sheet.rituals)
    if len(kept) < len(sheet.rituals) or len(kept) > script_spaces(sheet, box):
        yield "ch-fin-13"
    if not kept <= set(rituals_of(sheet, box)) or (
        kept and sheet.chapters < len(box.numbers.chapters)
    ):
        yield "ch-fin-13"


def lies(lying: Lying) -> bool:
    """All tiles are there, and the fixed ones where they belong (CH-BRD-2, CH-BRD-3, CH-SAVE-2)."""
    tiles = dict(zip(CELLS, lying.maze.tiles, strict=False))
    if len(lying.maze.tiles) != len(CELLS) or sorted(lying.corners) != sorted(Hero):
        return False
    if any(tiles[cell] != tile for cell, tile in TILES.items()) or lying.spare.rotation:
        return False
    free = [tile for cell, tile in tiles.items() if cell not in TILES]
    whole = all(tile == tile.turned(tile.rotation) and tile.id == 0 for tile in free)
    return whole and Counter(tile.shape for tile in (*free, lying.spare)) == Counter(MOVABLE)

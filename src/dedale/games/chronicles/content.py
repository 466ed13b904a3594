"""The box of chronicles: everything that a table is played with."""

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache

from dedale.core.content import Sheets, called, content_file, digest, sheets_of
from dedale.core.lesson import read_lesson
from dedale.core.records import Record
from dedale.games.chronicles.cards import BoxNumbers, CardKind, Goods, Happenings, Village, Wishes
from dedale.games.chronicles.checks import check, check_numbers

HOME = "dedale.games.chronicles"
KINDS: Mapping[str, type[Record]] = {
    "numbers.toml": BoxNumbers,
    "goods.toml": Goods,
    "events.toml": Happenings,
    "village.toml": Village,
    "quests.toml": Wishes,
}
"""The files of the box, and of any pack."""


class Box:
    """Everything that a table is played with, by its id."""

    def __init__(
        self,
        numbers: BoxNumbers,
        goods: Goods,
        events: Happenings,
        village: Village,
        wishes: Wishes,
    ) -> None:
        files = (numbers, goods, events, village, wishes)
        self.files: Mapping[str, Record] = dict(zip(KINDS, files, strict=True))
        self.numbers = numbers
        self.sets = {group.id: group for group in goods.set}
        self.set_of = {item: group.id for group in goods.set for item in group.items}
        self.events = {event.id: event for event in events.event}
        self.buildings = {building.id: building for building in village.building}
        self.cards = {card.id: card for card in village.card}
        self.scrolls = tuple(c.id for c in village.card if c.kind is CardKind.SCROLL)
        self.quests = {quest.id: quest for quest in wishes.quest}
        self.objectives = {objective.id: objective for objective in wishes.objective}
        self.deals = {deal.id: deal for deal in wishes.deal}
        self.rituals = {ritual.id: ritual for ritual in wishes.ritual}

    @cached_property
    def digest(self) -> str:
        """The hash of everything in it."""
        return digest(*self.files.values())

    def in_order(self, scrolls: Iterable[str]) -> tuple[str, ...]:
        """Scrolls in the order of the box."""
        return tuple(sorted(scrolls, key=self.scrolls.index))

    def cards_of(self, building: str, kind: CardKind) -> list[str]:
        """The cards of one kind in the boxes of a building; a pack may leave some out."""
        cards = [card for card in self.cards.values() if card.copies]
        return [card.id for card in cards if card.building == building and card.kind is kind]


def names(sheets: Sheets) -> dict[str, str]:
    """What has a name without being a card."""
    goods = sheets.get("goods.toml", {}).get("set", ())
    buildings = sheets.get("village.toml", {}).get("building", ())
    return {
        **called(sheets, "set", "building", "quest", "ritual"),
        **{item: "item" for group in goods for item in group.items},
        **{building.villager: "villager" for building in buildings},
    }


def box_of(pack: str) -> Box:
    """The box of the game, with what a content pack replaces and adds; raises BadContent."""
    return opened_box(pack) if pack else BOX


@lru_cache(maxsize=16)
def opened_box(pack: str) -> Box:
    """The same; the boxes that were used last are kept."""
    sheets, folder = sheets_of(HOME, KINDS, pack, names)
    numbers = BoxNumbers(**sheets["numbers.toml"])
    goods, events = Goods(**sheets["goods.toml"]), Happenings(**sheets["events.toml"])
    village, wishes = Village(**sheets["village.toml"]), Wishes(**sheets["quests.toml"])
    found = check(goods, events, village, wishes, folder)
    check_numbers(numbers, goods, folder, found)
    found.raise_all()
    return Box(numbers, goods, events, village, wishes)


BOX = opened_box("")
LESSON = read_lesson(content_file(HOME, "lesson.toml"), "games/chronicles/content/lesson.toml")

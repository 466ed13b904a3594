"""The box of a game: the files of the house, with what a pack replaces and adds."""

from collections.abc import Mapping

from dedale.core.content.files import (
    Sheets,
    content_file,
    merged,
    read_sheets,
    require_fields,
)
from dedale.core.content.mistakes import Mistakes
from dedale.core.content.packs import check_words, open_pack
from dedale.core.records import Record

FOLDER = "content"
Kinds = Mapping[str, type[Record]]
"""The files of a box, and of any pack."""
OWN_NAMES = ("building", "hero", "place", "quest", "ritual", "set")
"""Tables whose cards are named by their table, as in `set-critters`."""


def sheets_of(home: str, kinds: Kinds, pack: str) -> tuple[Sheets, str]:
    """The files of a game's box, and the folder to name in mistakes; raises BadContent."""
    house = read({name: content_file(home, name) for name in kinds}, kinds, FOLDER)
    folder = FOLDER
    if pack:
        opened = open_pack(pack)
        folder = opened.name
        more, found = read(opened.cards, kinds, folder), Mistakes()
        check_words(opened, kinds_in(more), found)
        found.raise_all()
        house = merged(house, more)
    found = Mistakes()
    require_fields(house, kinds, folder, found)
    found.raise_all()
    return house, folder


def read(texts: Mapping[str, str], kinds: Kinds, folder: str) -> Sheets:
    """The files of a folder; where there is a mistake in one, none of them."""
    found = Mistakes()
    sheets = read_sheets(texts, kinds, folder, found)
    found.raise_all()
    return sheets


def kinds_in(sheets: Sheets) -> dict[str, str]:
    """The ids of all cards that stand in some files, and of the items that they list.

    Each has the word by which texts call it: a table of its own, or else a card.
    """
    tables = [table for sheet in sheets.values() for table in sheet.items()]
    found = {}
    for name, value in tables:
        for card in value if isinstance(value, tuple) else (value,):
            if hasattr(card, "id"):
                found[card.id] = name if name in OWN_NAMES else "card"
                found |= dict.fromkeys(getattr(card, "items", ()), "item")
    return found

"""The box of a game: its own files, with what a pack replaces and adds."""

from collections.abc import Callable, Mapping
from hashlib import sha256

from dedale.core.content.files import Sheets, content_file, merged, read_sheets, require_fields
from dedale.core.content.mistakes import Mistakes
from dedale.core.content.packs import check_words, open_pack
from dedale.core.records import Record, to_json

FOLDER = "content"
Kinds = Mapping[str, type[Record]]
"""The files of a box, and of any pack."""
Names = Callable[[Sheets], dict[str, str]]
"""Cards not named `card-…`, by id: the word that comes before the id."""


def sheets_of(home: str, kinds: Kinds, pack: str, names: Names) -> tuple[Sheets, str]:
    """The files of a game's box, and the folder to name in mistakes; raises BadContent."""
    house = read({name: content_file(home, name) for name in kinds}, kinds, FOLDER)
    folder = FOLDER
    if pack:
        opened = open_pack(pack)
        folder = opened.name
        more, found = read(opened.cards, kinds, folder), Mistakes()
        check_words(opened, dict.fromkeys(ids_in(more), "card") | names(more), found)
        found.raise_all()
        house = merged(house, more)
    found = Mistakes()
    require_fields(house, kinds, folder, found)
    found.raise_all()
    return house, folder


def digest(*content: Record) -> str:
    """A hash of what was read from files: it knows every value and order, and no comment."""
    return sha256(to_json(content)).hexdigest()[:16]


def read(texts: Mapping[str, str], kinds: Kinds, folder: str) -> Sheets:
    """The files of a folder; where there is a mistake in one, none of them."""
    found = Mistakes()
    sheets = read_sheets(texts, kinds, folder, found)
    found.raise_all()
    return sheets


def ids_in(sheets: Sheets) -> set[str]:
    """The ids of all cards that stand in some files."""
    values = [value for sheet in sheets.values() for value in sheet.values()]
    cards = [card for value in values for card in (value if isinstance(value, tuple) else (value,))]
    return {card.id for card in cards if hasattr(card, "id")}


def called(sheets: Sheets, *tables: str) -> dict[str, str]:
    """The ids of the cards in some tables whose names begin with the word of their table."""
    return {
        card.id: table
        for sheet in sheets.values()
        for table in tables
        for card in sheet.get(table, ())
    }

"""Reads content: what is in a game's box, as data, and the packs that change it.

It knows no game. A game says which files its box has, and what stands in them.
"""

from dedale.core.content.boxes import FOLDER, called, digest, sheets_of
from dedale.core.content.files import (
    Sheets,
    content_file,
    merged,
    read_sheets,
    read_toml,
    require_fields,
)
from dedale.core.content.mistakes import Mistakes, where
from dedale.core.content.packs import (
    NAME,
    NAME_FORM,
    Pack,
    PackText,
    check_words,
    open_pack,
    pack_from,
    pack_of,
    taking_packs,
    text_of,
)
from dedale.core.content.writing import are_cards, is_card, plain, put_into, toml

__all__ = [
    "FOLDER",
    "NAME",
    "NAME_FORM",
    "Mistakes",
    "Pack",
    "PackText",
    "Sheets",
    "are_cards",
    "called",
    "check_words",
    "content_file",
    "digest",
    "is_card",
    "merged",
    "open_pack",
    "pack_from",
    "pack_of",
    "plain",
    "put_into",
    "read_sheets",
    "read_toml",
    "require_fields",
    "sheets_of",
    "taking_packs",
    "text_of",
    "toml",
    "where",
]

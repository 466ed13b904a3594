"""What is in the box: tiles, treasures, spells, and the pages of the book."""

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from typing import Annotated

from msgspec import Meta

from dedale.core.content import content_file, digest, read_toml
from dedale.core.lesson import read_lesson
from dedale.core.records import Record
from dedale.maze import turn
from dedale.maze.arrow import Arrow
from dedale.maze.ground import GROUND, Colour, on_junctions
from dedale.maze.tile import Shape, Tile, rotations


class Treasure(StrEnum):
    """What the team collects, in the order of the treasure ids (TM-CMP-13)."""

    MUSHROOM = "mushroom"
    ELEPHANT = "elephant"
    SICKLE = "sickle"
    FAN = "fan"
    CANDLE = "candle"
    KEY = "key"
    URN = "urn"
    AMULET = "amulet"
    MAGIC_HAT = "magic-hat"
    DRAGON_TOOTH = "dragon-tooth"
    CAULDRON = "cauldron"
    DAGGER = "dagger"
    SKULL = "skull"
    LANTERN = "lantern"
    MAGIC_BROOM = "magic-broom"
    SCROLL = "scroll"
    WINGED_SHOES = "winged-shoes"
    RUNESTONE = "runestone"
    POTION = "potion"
    MAGIC_WAND = "magic-wand"
    DOLL = "doll"
    MANDRAKE = "mandrake"
    MAGIC_CRYSTAL = "magic-crystal"
    SHELL = "shell"


class Marking(StrEnum):
    """What names a tile without a treasure, for pages that flip it (TM-CMP-11)."""

    SUN = "sun"
    MOON = "moon"
    STAR = "star"
    WAVE = "wave"
    FLAME = "flame"
    LEAF = "leaf"


class Spell(StrEnum):
    """What a seat can cast, once in a turn (TM-CMP-7)."""

    PUSH = "push"
    ROTATE = "rotate"
    SWITCH = "switch"
    TRAVERSE = "traverse"
    TELEPORT = "teleport"
    ESCAPE = "escape"


DEALT = (Spell.ROTATE, Spell.SWITCH, Spell.TRAVERSE, Spell.TELEPORT, Spell.ESCAPE)
"""TM-DEAL-2: of these a seat gets one, where not everybody has Push and Rotate."""

WALKING = (Spell.TRAVERSE, Spell.TELEPORT, Spell.ESCAPE)
"""These are cast inside a move; all others between moves (TM-TURN-5)."""


class Print(Record, frozen=True):
    """What is printed on the front of a tile; all backs are the same rubble (TM-CMP-12)."""

    shape: Shape
    treasure: Treasure | None = None
    marking: Marking | None = None


class TileKind(Record, frozen=True):
    """Some movable tiles of one shape, as box.toml describes them."""

    shape: Shape
    treasures: tuple[Treasure, ...] = ()
    markings: tuple[Marking, ...] = ()
    plain: int = 0


class Box(Record, frozen=True):
    """The file box.toml."""

    fixed: Annotated[tuple[Treasure, ...], Meta(min_length=12, max_length=12)]
    movable: tuple[TileKind, ...]


class Page(Record, frozen=True, tag_field="effect"):
    """A page of the book: what it does when it is read (TM-CMP-14)."""


class PushPage(Page, frozen=True, tag="push"):
    """The spare goes in as rubble (TM-DPUSH-1)."""

    arrow: Arrow


class FlipPage(Page, frozen=True, tag="flip"):
    """Two tiles turn to rubble (TM-DFLIP-1)."""

    treasure: Treasure
    marking: Marking


class TeleportPage(Page, frozen=True, tag="teleport"):
    """Two pawns are put on a corner (TM-DTEL-1)."""

    pawns: tuple[Colour, Colour]
    to: Colour


AnyPage = PushPage | FlipPage | TeleportPage


class Book(Record, frozen=True):
    """The file pages.toml."""

    page: tuple[AnyPage, ...]


class Printed(Record, frozen=True, array_like=True):
    """Which tile it is, and what is printed on it."""

    id: int
    treasure: Treasure | None = None
    marking: Marking | None = None


Face = turn.Face[Printed]
"""What everybody sees of a tile that is up (TM-HID-1)."""


def _movable(box: Box) -> Iterator[Print]:
    """The tiles that move, in the order of their ids."""
    for kind in box.movable:
        yield from (Print(kind.shape, treasure) for treasure in kind.treasures)
        yield from (Print(kind.shape, None, marking) for marking in kind.markings)
        yield from [Print(kind.shape)] * kind.plain


def read_box(toml: str) -> Box:
    """The box in a file; a mistake in it is reported with its place."""
    file = "games/team/content/box.toml"
    box = read_toml(toml, Box, file)
    carried = Counter((*box.fixed, *(front.treasure or front.marking for front in _movable(box))))
    for name in (*Treasure, *Marking):
        if carried[name] != 1:
            raise ValueError(f'{file}: "{name}" is on {carried[name]} tiles; it must be on one')
    return box


def read_book(toml: str, box: Box) -> Book:
    """The pages in a file; they can flip only tiles that are loose (TM-CMP-9)."""
    file = "games/team/content/pages.toml"
    book = read_toml(toml, Book, file)
    for number, page in enumerate(book.page):
        if isinstance(page, FlipPage) and page.treasure in box.fixed:
            raise ValueError(f"{file}: page[{number}]: {page.treasure} is on a fixed tile")
    return book


HOME = "dedale.games.team"
BOX = read_box(content_file(HOME, "box.toml"))
BOOK = read_book(content_file(HOME, "pages.toml"), BOX)
PAGES: tuple[AnyPage, ...] = BOOK.page
"""What the pages do, by number."""

LESSON = read_lesson(content_file(HOME, "lesson.toml"), "games/team/content/lesson.toml")

PRINTS = (*_movable(BOX), *(Print(s, t) for s, t in on_junctions(BOX.fixed)))
"""What is printed on the tiles, by id: first the movable ones, then the fixed ones."""

MOVABLE_IDS = range(len(PRINTS) - len(GROUND))
FIXED_TILES = {
    cell: Tile(*lying, id) for id, (cell, lying) in enumerate(GROUND.items(), len(MOVABLE_IDS))
}
TILE_OF = {name: id for id, front in enumerate(PRINTS) if (name := front.treasure or front.marking)}
"""The id of the tile that shows a treasure or a marking."""

FACES = tuple(
    tuple(Face(p.shape, lying, Printed(id, p.treasure, p.marking)) for lying in rotations(p.shape))
    for id, p in enumerate(PRINTS)
)
"""The fronts of the tiles, by id and rotation."""


@cache
def content() -> str:
    """The hash of the box, with its book."""
    return digest(BOX, BOOK)


def face(tile: Tile) -> Face:
    """The front of a tile as it lies."""
    return FACES[tile.id][tile.rotation]

"""What is in the box: tiles, treasures and messages."""

import tomllib
from enum import StrEnum
from importlib.resources import files

import msgspec

from dedale.core.lesson import read_lesson
from dedale.core.records import Record
from dedale.maze.cell import Cell
from dedale.maze.tile import OPENINGS, Shape, Tile, rotations


class Colour(StrEnum):
    """The pawns, clockwise from the start corner at the top left (CL-CMP-10)."""

    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"
    GREEN = "green"


class Treasure(StrEnum):
    """What people look for, in the order of the treasure ids (CL-CMP-11)."""

    SPELLBOOK = "spellbook"
    PURSE = "purse"
    MAP = "map"
    CROWN = "crown"
    KEYS = "keys"
    SKULL = "skull"
    RING = "ring"
    CHEST = "chest"
    JEWEL = "jewel"
    SWORD = "sword"
    CANDELABRA = "candelabra"
    HELMET = "helmet"
    BAT = "bat"
    DRAGON = "dragon"
    GENIE = "genie"
    GHOST = "ghost"
    SORCERESS = "sorceress"
    TROLL = "troll"
    LIZARD = "lizard"
    MOTH = "moth"
    OWL = "owl"
    RAT = "rat"
    SCARAB = "scarab"
    SPIDER = "spider"


TREASURE_ID = {treasure: number for number, treasure in enumerate(Treasure)}


class Message(StrEnum):
    """What can stand on the back of a tile (CL-EVT-2)."""

    DOUBLE_SHIFT = "double-shift"
    EXTRA_TURN = "extra-turn"
    SWAP = "swap"
    PEEK = "peek"
    EXCHANGE = "exchange"
    WALL_PASS = "wall-pass"


class Print(Record, frozen=True):
    """What is printed on a tile: everybody sees the front, nobody the back."""

    shape: Shape
    treasure: Treasure | None = None
    message: Message | None = None


class FixedTile(Record, frozen=True):
    """A tile that never moves, as box.toml tells of it."""

    at: Cell
    shape: Shape
    rotation: int
    treasure: Treasure | None = None
    start: Colour | None = None


class Box(Record, frozen=True):
    """The file box.toml."""

    plain: dict[Shape, int]
    carried: dict[Shape, tuple[Treasure, ...]]
    fixed: tuple[FixedTile, ...]


class Face(Record, frozen=True, array_like=True):
    """What everybody sees of a tile; its id would betray the message on its back (CL-VIEW-5)."""

    shape: Shape
    rotation: int
    treasure: Treasure | None = None

    @property
    def openings(self) -> int:
        """The open sides, as bits."""
        return OPENINGS[self.shape][self.rotation]


def _movable(box: Box) -> list[Print]:
    """The movable tiles; each message is on one straight and one corner (CL-EVT-2)."""
    backs = (*Message, *[None] * max(box.plain.values()))
    plain = [Print(shape, None, backs[k]) for shape, n in box.plain.items() for k in range(n)]
    carried = [Print(shape, t) for shape, names in box.carried.items() for t in names]
    return plain + carried


def read_box(toml: str) -> Box:
    """The box that a file tells of; a mistake in it is named with its place."""
    try:
        return msgspec.convert(tomllib.loads(toml), Box)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise ValueError(f"games/classic/content/box.toml: {error}") from error


def _file(name: str) -> str:
    return (files(__package__) / "content" / name).read_text(encoding="utf-8")


BOX = read_box(_file("box.toml"))
LESSON = read_lesson(_file("lesson.toml"), "games/classic/content/lesson.toml")

PRINTS = (*(Print(tile.shape, tile.treasure) for tile in BOX.fixed), *_movable(BOX))
"""What is printed on the tiles, by id."""

FIXED_TILES = {t.at: Tile(t.shape, t.rotation, id) for id, t in enumerate(BOX.fixed)}
MOVABLE_IDS = range(len(BOX.fixed), len(PRINTS))
START = {tile.start: tile.at for tile in BOX.fixed if tile.start is not None}


FACES = tuple(
    tuple(Face(front.shape, turn, front.treasure) for turn in rotations(front.shape))
    for front in PRINTS
)
"""The fronts of the tiles, by id and rotation."""


def face(tile: Tile) -> Face:
    """The front of a tile as it lies."""
    return FACES[tile.id][tile.rotation]

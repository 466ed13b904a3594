"""What is in the box: tiles, treasures and messages."""

from enum import StrEnum
from functools import cache
from typing import Annotated

from msgspec import Meta

from dedale.core.content import content_file, digest, read_toml
from dedale.core.lesson import read_lesson
from dedale.core.records import Record
from dedale.maze import turn
from dedale.maze.ground import GROUND, on_junctions
from dedale.maze.tile import Shape, Tile, rotations


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


class Box(Record, frozen=True):
    """The file box.toml."""

    fixed: Annotated[tuple[Treasure, ...], Meta(min_length=12, max_length=12)]
    plain: dict[Shape, int]
    carried: dict[Shape, tuple[Treasure, ...]]


Face = turn.Face[Treasure | None]
"""What everybody sees of a tile; its id would betray the message on its back (CL-VIEW-5)."""


def _movable(box: Box) -> list[Print]:
    """The movable tiles; each message is on one straight and one corner (CL-EVT-2)."""
    backs = (*Message, *[None] * max(box.plain.values()))
    plain = [Print(shape, None, backs[k]) for shape, n in box.plain.items() for k in range(n)]
    carried = [Print(shape, t) for shape, names in box.carried.items() for t in names]
    return plain + carried


def read_box(toml: str) -> Box:
    """The box in a file; a mistake in it is reported with its place."""
    return read_toml(toml, Box, "games/classic/content/box.toml")


HOME = "dedale.games.classic"
BOX = read_box(content_file(HOME, "box.toml"))
LESSON = read_lesson(content_file(HOME, "lesson.toml"), "games/classic/content/lesson.toml")

PRINTS = (*(Print(s, t) for s, t in on_junctions(BOX.fixed)), *_movable(BOX))
"""What is printed on the tiles, by id."""

FIXED_TILES = {cell: Tile(*lying, id) for id, (cell, lying) in enumerate(GROUND.items())}
MOVABLE_IDS = range(len(GROUND), len(PRINTS))


FACES = tuple(
    tuple(Face(front.shape, lying, front.treasure) for lying in rotations(front.shape))
    for front in PRINTS
)
"""The fronts of the tiles, by id and rotation."""


@cache
def content() -> str:
    """The hash of the box."""
    return digest(BOX)


def face(tile: Tile) -> Face:
    """The front of a tile as it lies."""
    return FACES[tile.id][tile.rotation]

"""The board of both games in plain lists: which sides are open, what a push does, who gets where.

A tile is a tuple that begins with its shape and its rotation.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Any

Place = tuple[int, int]
Tile = tuple[Any, ...]
Board = list[list[Tile]]

BOARD = [(row, col) for row in range(7) for col in range(7)]
STEPS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
CLOCKWISE = list(STEPS)
OPEN_AT_REST = {"I": ("north", "south"), "L": ("north", "east"), "T": ("north", "east", "south")}
HOMES = {"red": (0, 0), "yellow": (0, 6), "blue": (6, 6), "green": (6, 0)}


def fixed(place: Place) -> bool:
    """Whether the tile here is part of the board."""
    return place[0] % 2 == 0 and place[1] % 2 == 0


def turns(shape: str) -> range:
    """The rotations that differ: a straight that is turned twice lies as before."""
    return range(2) if shape == "I" else range(4)


def sides(tile: Tile) -> set[str]:
    """The open sides of a tile as it lies; a rotation is so many quarter turns clockwise."""
    shape, rotation = tile[:2]
    return {CLOCKWISE[(CLOCKWISE.index(side) + rotation) % 4] for side in OPEN_AT_REST[shape]}


def beside(place: Place, side: str) -> Place | None:
    """The place on this side; None beyond the edge."""
    down, right = STEPS[side]
    near = (place[0] + down, place[1] + right)
    return near if near in BOARD else None


def around(place: Place) -> Iterator[tuple[str, Place]]:
    """The sides of a place that do not lie at the edge, and the places there."""
    for side in STEPS:
        near = beside(place, side)
        if near is not None:
            yield side, near


def across(side: str) -> str:
    """The other side of a tile."""
    return CLOCKWISE[(CLOCKWISE.index(side) + 2) % 4]


def open_to(board: Board, place: Place, side: str) -> bool:
    """Whether the tile here is open on this side."""
    return side in sides(board[place[0]][place[1]])


def joined(board: Board, place: Place) -> Iterator[Place]:
    """The neighbours to which a corridor leads without a break."""
    for side, near in around(place):
        if open_to(board, place, side) and open_to(board, near, across(side)):
            yield near


def spread(starts: Iterable[Place], ways: Callable[[Place], Iterable[Place]]) -> set[Place]:
    """All places that can be walked to from these, step by step."""
    queue = list(starts)
    seen = set(queue)
    while queue:
        for near in ways(queue.pop(0)):
            if near not in seen:
                seen.add(near)
                queue.append(near)
    return seen


def line(arrow: int) -> list[Place]:
    """The seven places that an arrow pushes along, from where a tile goes in to where one drops."""
    edge, number = arrow // 3, 2 * (arrow % 3) + 1
    along = range(7) if edge in (0, 3) else range(6, -1, -1)
    return [(k, number) if edge in (0, 2) else (number, k) for k in along]


def opposite(arrow: int) -> int:
    """The arrow at the other end of the line."""
    return next(other for other in range(12) if line(other) == line(arrow)[::-1])


def pushed(board: Board, arrow: int, tile: Tile) -> tuple[Board, Tile]:
    """The board after a push, and the tile that dropped out."""
    new = [list(row) for row in board]
    places = line(arrow)
    for place, following in pairwise(places):
        new[following[0]][following[1]] = board[place[0]][place[1]]
    new[places[0][0]][places[0][1]] = tile
    return new, board[places[-1][0]][places[-1][1]]


def carried(arrow: int, pawn: Place) -> Place:
    """Where a pawn is after a push: on its tile, or on the new one if its tile dropped out."""
    places = line(arrow)
    return places[(places.index(pawn) + 1) % 7] if pawn in places else pawn

"""What lies under rubble: everybody saw it before it was buried, and may remember (TM-HID-5)."""

from collections.abc import Sequence
from typing import NamedTuple

from dedale.core.records import Event
from dedale.core.rng import Rng
from dedale.games.team.events import BookPushed, Switched
from dedale.games.team.outlook import unseen
from dedale.games.team.view import View
from dedale.maze.arrow import line
from dedale.maze.cell import CELLS, Cell
from dedale.maze.turn import Inserted


class TileMemory(NamedTuple):
    """The ids of all tiles, as far as they are known."""

    tiles: tuple[int | None, ...]  # in reading order; None for what nobody has seen
    spare: int


def remember(memory: TileMemory | None, events: Sequence[Event], view: View) -> TileMemory:
    """What is known after a step, from what was known before it and what was seen.

    What a page buries before anybody has seen the maze is not known, unless nothing else can be.
    """
    nothing: list[int | None] = [None] * len(CELLS)
    tiles = nothing if memory is None else followed(memory, events)
    for number, front in enumerate(view.maze):
        if front is not None:
            tiles[number] = front.on.id
    if view.revealed is not None:
        tiles[view.pawns[view.active].number] = view.revealed.on.id
    if tiles.count(None) == 1:
        tiles[tiles.index(None)] = next(id for id in unseen(view) if id not in tiles)
    return TileMemory(tuple(tiles), view.spare.on.id)


def followed(memory: TileMemory, events: Sequence[Event]) -> list[int | None]:
    """Where the tiles are after some events."""
    tiles, spare = list(memory.tiles), memory.spare
    for event in events:
        match event:
            case BookPushed() | Inserted():
                numbers = [cell.number for cell in line(event.arrow)]
                before = [tiles[number] for number in numbers]
                for number, id in zip(numbers, (spare, *before[:-1]), strict=True):
                    tiles[number] = id
                spare = event.expelled.on.id
            case Switched(_, cell, beside):
                one, other = cell.number, beside.number
                tiles[one], tiles[other] = tiles[other], tiles[one]
    return tiles


def under_rubble(view: View, memory: TileMemory | None, rng: Rng) -> dict[Cell, int]:
    """A tile for each cell with rubble: the one that is remembered, or any that fits."""
    known = {} if memory is None else {cell: memory.tiles[cell.number] for cell in view.down}
    tiles = {cell: id for cell, id in known.items() if id is not None}
    guesses = iter(rng.shuffle([id for id in unseen(view) if id not in tiles.values()]))
    return {
        cell: tiles[cell] if cell in tiles else next(guesses)
        for cell in view.down
        if view.revealed is None or cell != view.pawns[view.active]
    }

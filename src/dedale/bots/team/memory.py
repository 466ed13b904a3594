"""What lies under rubble: everybody saw it before it was buried, and may remember (TM-HID-5)."""

from collections.abc import Sequence
from typing import NamedTuple

from dedale.core.records import Event
from dedale.core.rng import Rng
from dedale.games.team.events import BookPushed, Pushed, Switched
from dedale.games.team.outlook import unseen
from dedale.games.team.view import View
from dedale.maze.arrow import line
from dedale.maze.cell import CELLS, Cell


class Memory(NamedTuple):
    """The ids of all tiles, as far as they are known."""

    tiles: dict[Cell, int]
    spare: int


def remember(memory: Memory | None, events: Sequence[Event], view: View) -> Memory:
    """What is known after a step, from what was known before it and what was seen.

    What a page buries before anybody has seen the maze is not known, unless nothing else can be.
    """
    tiles = {} if memory is None else followed(memory, events)
    tiles |= {cell: front.id for cell, front in zip(CELLS, view.maze, strict=True) if front}
    if view.revealed is not None:
        tiles[view.pawns[view.active]] = view.revealed.id
    blank = [cell for cell in view.down if cell not in tiles]
    if len(blank) == 1:
        known = set(tiles.values())
        tiles[blank[0]] = next(id for id in unseen(view) if id not in known)
    return Memory(tiles, view.spare.id)


def followed(memory: Memory, events: Sequence[Event]) -> dict[Cell, int]:
    """Where the known tiles are after some events."""
    tiles, spare = dict(memory.tiles), memory.spare
    for event in events:
        match event:
            case BookPushed() | Pushed():
                cells = line(event.arrow)
                before = [tiles.pop(cell, None) for cell in cells]
                after = zip(cells, (spare, *before[:-1]), strict=True)
                tiles |= {cell: id for cell, id in after if id is not None}
                spare = event.expelled.id
            case Switched(_, cell, beside):
                here, there = tiles.pop(cell, None), tiles.pop(beside, None)
                pairs = ((cell, there), (beside, here))
                tiles |= {place: id for place, id in pairs if id is not None}
    return tiles


def under_rubble(view: View, memory: Memory | None, rng: Rng) -> dict[Cell, int]:
    """A tile for each cell with rubble: the one that is remembered, or any that fits."""
    tiles = {} if memory is None else {c: memory.tiles[c] for c in view.down if c in memory.tiles}
    guesses = iter(rng.shuffle([id for id in unseen(view) if id not in tiles.values()]))
    return {
        cell: tiles[cell] if cell in tiles else next(guesses)
        for cell in view.down
        if view.revealed is None or cell != view.pawns[view.active]
    }

"""What lies ahead of the active seat: the maze after a choice, and the ways that are open then."""

from msgspec.structs import replace

from dedale.core.records import Record, with_item
from dedale.games.classic.actions import ClassicAction, Skip, Swap
from dedale.games.classic.content import Face
from dedale.games.classic.rules.walk import walls
from dedale.games.classic.state import Phase
from dedale.games.classic.view import View
from dedale.maze import kernels
from dedale.maze.board import reach, way
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, LaidMaze, insert


class Outlook(Record, frozen=True):
    """A maze, the pawns in it, and a shortest way to each cell that the active pawn reaches."""

    maze: tuple[Face, ...]  # in reading order
    spare: Face
    pawns: tuple[Cell, ...]  # by seat
    ways: tuple[tuple[Cell, ...], ...]  # each from the pawn to the cell; to stay is a way of one


def outlook(view: View, action: ClassicAction | None) -> Outlook | None:
    """The ways that are open now, in the move, or that a choice would open."""
    after = foreseen(view, action)
    if after is None:
        return None
    return Outlook(maze=after.maze, spare=after.spare, pawns=after.pawns, ways=ways(after))


def foreseen(view: View, action: ClassicAction | None) -> View | None:
    """The view after a choice whose result is not hidden; messages on backs stay unknown."""
    match action:
        case None:
            return view if view.phase is Phase.MOVE else None
        case Insert():
            return pushed(view, action)
        case Swap(other):
            mine, theirs = view.pawns[view.active], view.pawns[other]
            swapped = with_item(view.pawns, view.active, theirs)
            return replace(view, pawns=with_item(swapped, other, mine))
        case Skip():
            return view if view.phase is Phase.EVENT else None
    return None


def pushed(view: View, action: Insert) -> View:
    """The view with the spare pushed in."""
    before = LaidMaze(view.maze, view.spare, dict(enumerate(view.pawns)))
    after, _ = insert(before, action, lambda face: face, None)
    pawns = tuple(after.pieces.values())
    return replace(view, maze=after.tiles, spare=after.spare, pawns=pawns)


def ways(view: View) -> tuple[tuple[Cell, ...], ...]:
    """CL-MOVE-2: a shortest way to each cell that the active pawn reaches."""
    links = kernels.links_of([face.openings for face in view.maze])
    start = view.pawns[view.active]
    crossed = walls(view.message)
    return tuple(way(links, start, cell, crossed) for cell in reach(links, start, crossed))

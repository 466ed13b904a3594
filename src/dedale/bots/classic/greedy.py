"""What computer players know of the classic game: where a turn can lead."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dedale.bots.situation import Situation
from dedale.core.rng import Rng
from dedale.games.classic.actions import (
    ClassicAction,
    Exchange,
    Insert,
    MoveTo,
    Peek,
    Skip,
    Swap,
)
from dedale.games.classic.content import START, Treasure
from dedale.games.classic.state import Phase
from dedale.games.classic.view import View
from dedale.maze import kernels
from dedale.maze.cell import cells_in
from dedale.maze.tile import OPENINGS, TURNED

REACHED = 1000  # worth more than any number of ways to get there next time
A_LITTLE = 0.5  # worth less than one of them

Goals = tuple[int, bool]  # a mask of cells, and whether the spare is one


class Outlook(NamedTuple):
    """The maze with one pawn in it and the places that it looks for."""

    sides: kernels.Sides
    spare: tuple[int, ...]  # openings by rotation
    pawn: int  # a mask of one cell
    goals: int  # a mask
    goal_on_spare: bool


def greedy(situation: Situation, rng: Rng) -> ClassicAction:
    """Take the target where it can be had; otherwise go where most ways lead to it next time."""
    view: View = situation.view
    offers: tuple[ClassicAction, ...] = situation.offers
    outlook = look(view, targets(view))
    worths = [worth(view, outlook, action) for action in offers]
    best = max(worths)
    return rng.choice([a for a, w in zip(offers, worths, strict=True) if w == best])


def worth(view: View, outlook: Outlook, action: ClassicAction) -> float:
    """How good an action looks: can the target be had now, and if not, how easily next time?"""
    match action:
        case Insert(arrow, rotation):
            return after_walk(after_insertion(outlook, arrow, rotation))
        case MoveTo(cell):
            return at_rest(outlook._replace(pawn=1 << cell.number))
        case Swap(seat):
            return after_walk(outlook._replace(pawn=1 << view.pawns[seat].number))
        case Exchange(treasure):
            return after_walk(look(view, tiles_with(view, (treasure,))))
        case Peek():
            return REACHED + 1  # a second target never harms
        case Skip() if view.phase is Phase.EXTRA:
            return at_rest(outlook)
        case Skip():
            return after_walk(outlook) + A_LITTLE  # a message is used where it helps


def targets(view: View) -> Goals:
    """Where the seat wants to go: to its open targets, or home."""
    if view.goes_home:
        assert view.seat is not None
        return 1 << START[view.colours[view.seat]].number, False
    return tiles_with(view, view.targets)


def tiles_with(view: View, treasures: Sequence[Treasure]) -> Goals:
    """The cells that carry one of these treasures, and whether the spare does."""
    cells = [1 << n for n, face in enumerate(view.maze) if face.treasure in treasures]
    return sum(cells), view.spare.treasure in treasures


def look(view: View, goals: Goals) -> Outlook:
    """The maze of a view, with the pawn of its seat."""
    assert view.seat is not None
    sides = kernels.sides([face.openings for face in view.maze])
    pawn = 1 << view.pawns[view.seat].number
    return Outlook(sides, OPENINGS[view.spare.shape], pawn, *goals)


def after_insertion(outlook: Outlook, arrow: int, rotation: int) -> Outlook:
    """What the maze looks like when the spare has gone in."""
    sides, spare, pawn, goals, _ = outlook
    expelled = kernels.openings_at(sides, kernels.EXIT[arrow])
    return Outlook(
        sides=kernels.insert(sides, arrow, spare[rotation]),
        spare=TURNED[expelled],
        pawn=kernels.carry(pawn, arrow),
        goals=goals_after(outlook, arrow),
        goal_on_spare=goals & kernels.EXIT[arrow] != 0,
    )


def goals_after(outlook: Outlook, arrow: int) -> int:
    """Where the targets lie after a push; the spare may bring one in."""
    entered = kernels.ENTRY[arrow] if outlook.goal_on_spare else 0
    return kernels.shift(outlook.goals, arrow) | entered


def after_walk(outlook: Outlook) -> float:
    """The worth of the best cell that the pawn can walk to."""
    reached = kernels.flood(outlook.pawn, *kernels.links(outlook.sides))
    if reached & outlook.goals:
        return REACHED
    cells = (1 << cell.number for cell in cells_in(reached))
    return max(at_rest(outlook._replace(pawn=cell)) for cell in cells)


def at_rest(outlook: Outlook) -> float:
    """The worth of a cell: the target itself, or else how many insertions lead there from it."""
    if outlook.pawn & outlook.goals:
        return REACHED
    return sum(after_turn(outlook))


def after_turn(outlook: Outlook) -> Iterator[bool]:
    """Whether each insertion of the next own turn would lead to the target."""
    for code, reached in enumerate(kernels.turn(outlook.sides, outlook.spare, outlook.pawn)):
        if reached:
            yield reached & goals_after(outlook, code // 4) != 0

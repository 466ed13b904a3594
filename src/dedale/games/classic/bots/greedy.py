"""Takes what can be had now, and otherwise goes where most insertions lead to the target."""

from dedale.core.rng import Rng
from dedale.core.situation import Situation, best_of
from dedale.games.classic.actions import ClassicAction, Peek, Skip
from dedale.games.classic.bots.habits import considered
from dedale.games.classic.bots.position import SeenPosition, foreseen, position
from dedale.games.classic.state import Phase
from dedale.games.classic.view import View
from dedale.maze import ahead, kernels
from dedale.maze.cell import Cell, cells_in
from dedale.maze.turn import Walk

REACHED = 1000  # worth more than any number of ways to get there next time
A_LITTLE = 0.5  # worth less than one of them


def greedy(situation: Situation[ClassicAction, View], rng: Rng) -> ClassicAction:
    """Take the target where it can be had; otherwise go where most ways lead to it next time."""
    view: View = situation.view
    here = position(view, view.targets)
    return best_of({action: worth(view, here, action) for action in considered(situation)}, rng)


def worth(view: View, here: SeenPosition, action: ClassicAction) -> float:
    """How good an action looks: can the target be had now, and if not, how easily next time?"""
    seat = situated(view)
    match action:
        case Walk(cell):
            return at_rest(here, 1 << Cell(*cell).number)
        case Peek():
            return REACHED + 1  # a second target never harms
        case Skip() if view.phase is Phase.EXTRA:
            return at_rest(here, here.pawns[seat])
        case Skip():
            return after_walk(here, seat) + A_LITTLE  # a message is used where it helps
    return after_walk(foreseen(view, here, action), seat)


def situated(view: View) -> int:
    """The seat of a view."""
    assert view.seat is not None
    return view.seat


def after_walk(there: SeenPosition, seat: int) -> float:
    """The worth of the best cell that a pawn can walk to."""
    reached = there.reach(seat)
    if reached & there.goals[0]:
        return REACHED
    return max(at_rest(there, 1 << cell.number) for cell in cells_in(reached))


def at_rest(there: SeenPosition, pawn: int) -> float:
    """The worth of a cell: the target itself, or else how many insertions lead there from it."""
    if pawn & there.goals[0]:
        return REACHED
    lanes = kernels.turn(there.sides, there.spare, pawn)
    return sum(
        reached & ahead.goals_after(there.goals, code // 4) != 0
        for code, reached in enumerate(lanes)
    )

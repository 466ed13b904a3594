"""The action phase: a Move, a Shift, and whatever cards allow (CH-ACT)."""

from typing import assert_never

from dedale.core.records import Seat
from dedale.games.chronicles.actions import ChroniclesAction, End, Halt, Heed, Pause, Use
from dedale.games.chronicles.rules import maze, usable, walk, windows
from dedale.games.chronicles.rules.now import Look, Now
from dedale.games.chronicles.tasks import Do, Routine, Walking
from dedale.maze.turn import Insert, Walk

PhaseAction = Walk | Pause | Insert | Use | Heed | Halt | End
"""What a seat may do between two actions; everything else answers a question."""


def offers(mat: Look, seat: Seat) -> tuple[ChroniclesAction, ...]:
    """CH-DP-9, CH-DP-34: what a seat may do between two actions."""
    extras = (*usable.in_phase(mat, seat), *windows.wishes(mat, seat))
    if not usable.leads(mat, seat, mat.active):
        return extras
    moves = () if mat.moved else walk.walks(mat, Walking(mat.active))
    shifts = () if mat.shifted else maze.insertions(mat)
    return (*moves, *shifts, *extras, End())


def others(mat: Look) -> tuple[Seat, ...]:
    """CH-DP-34: the other seats that may use something now."""
    seats = [seat for seat in walk.seats_of(mat) if not usable.leads(mat, seat, mat.active)]
    return tuple(seat for seat in seats if offers(mat, seat))


def begin(now: Now, seat: Seat, action: PhaseAction) -> None:
    """CH-ACT-1, CH-ACT-5: an action is taken, and finished before the next."""
    match action:
        case Walk() | Pause():
            walk.walk(now, Walking(now.active), action)
        case Insert():
            now.shifted = True
            maze.insert(now, action, now.active)
        case Use():
            usable.use(now, seat, action)
        case Heed() | Halt():
            windows.wish(now, seat, action)
        case End():
            now.do(Do(Routine.TURN_END))  # CH-ACT-6, CH-ACT-E2
        case _:
            assert_never(action)

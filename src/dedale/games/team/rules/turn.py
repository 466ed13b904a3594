"""The turn: who is asked, what is offered, and how it ends (TM-TURN, TM-ENDT, TM-WIN)."""

from enum import StrEnum
from typing import assert_never

from msgspec.structs import replace

from dedale.core.errors import require
from dedale.core.game import Decision, Outcome, Step
from dedale.core.records import Seat
from dedale.core.rng import Rng
from dedale.games.team.actions import (
    EndTurn,
    FlipUp,
    PickSpell,
    Rotate,
    Switch,
    TeamAction,
    WalkWith,
)
from dedale.games.team.events import Lost, TurnEnded
from dedale.games.team.rules.deal import draw, pick_spell, spells_left
from dedale.games.team.rules.pages import read_page
from dedale.games.team.rules.spells import casts, insert, rotate, switch
from dedale.games.team.rules.walk import flip_up, flips, walk, walks
from dedale.games.team.state import Phase, State
from dedale.maze.turn import Insert, Walk


class Ask(StrEnum):
    """What the active seat can be asked."""

    PICK = "pick"
    ACT = "act"
    BONUS = "bonus"
    FINISH = "finish"
    FLIP = "flip"


class Reason(StrEnum):
    """How the game can end."""

    WON = "won"
    BOOK_ENDED = "book-ended"


def decision(state: State) -> Decision | None:
    """TM-TURN-7: the active seat is asked, alone, until the team has won or lost."""
    if state.phase is Phase.OVER:
        return None
    return Decision(ask=asked(state), seats=(state.active,))


def asked(state: State) -> Ask:
    """What is asked now: a move is left, a bonus move is (TM-TRE-3), or none is (TM-DOWN-1)."""
    if state.phase is not Phase.ACT:
        return Ask(state.phase)
    if not state.moves:
        return Ask.FINISH
    return Ask.BONUS if state.gains else Ask.ACT


def legal(state: State, seat: Seat) -> tuple[TeamAction, ...]:
    """Everything that the seat may do now (docs/rules/team.md, section 15)."""
    if seat != state.active:
        return ()
    match state.phase:
        case Phase.PICK:
            return tuple(PickSpell(spell) for spell in spells_left(state))
        case Phase.ACT:
            return (*casts(state), *walks(state), EndTurn())
        case Phase.FLIP:
            return flips(state)
        case Phase.OVER:
            return ()


def apply(state: State, seat: Seat, action: TeamAction, rng: Rng) -> Step[State]:
    """An action outside the legal list is refused, and changes nothing."""
    require(state.phase is not Phase.OVER, "TM-WIN-E3")
    require(seat == state.active, "TM-TURN-7", seat=state.active)
    if isinstance(action, PickSpell):
        return pick_spell(state, action)
    require(state.phase is not Phase.PICK, "TM-SET-6")
    match action:
        case Insert():
            return insert(state, action)
        case Rotate():
            return rotate(state, action)
        case Switch():
            return switch(state, action)
        case Walk(cell):
            return walk(state, cell)
        case WalkWith(spell, Walk(cell)):
            return walk(state, cell, spell)
        case FlipUp():
            return flip_up(state, action)
        case EndTurn():
            return end_turn(state)
    assert_never(action)


def end_turn(state: State) -> Step[State]:
    """TM-ENDT: draw, and hand the book on; after the last page the team has lost (TM-WIN-2)."""
    require(state.phase is not Phase.FLIP, "TM-ENDT-4")

    seat = state.active
    rested = replace(state, spent=(), moves=1, gains=0)  # TM-ENDT-2, TM-TRE-6
    step = Step(rested, (TurnEnded(seat=seat),)).then(draw(rested, seat))
    if not state.book:
        lost = Lost(count=len(state.collected))
        return step.then(Step(replace(step.state, phase=Phase.OVER), (lost,), reveals=True))
    following = Seat((seat + 1) % len(state.pawns))
    return step.then(read_page(replace(step.state, active=following)))


def outcome(state: State) -> Outcome | None:
    """TM-WIN-1, TM-WIN-2: all seats win together, or nobody does."""
    if state.phase is not Phase.OVER:
        return None
    return Outcome(state.seats, Reason.WON) if state.won else Outcome((), Reason.BOOK_ENDED)

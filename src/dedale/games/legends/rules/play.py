"""How a table is played: one question at a time, and everything between them (LG-ACT)."""

from enum import StrEnum

from dedale.core import agenda
from dedale.core.errors import require
from dedale.core.game import Decision, Outcome, Step
from dedale.core.options import check_seats
from dedale.core.records import Seat
from dedale.core.rng import Rng
from dedale.games.legends.actions import LegendsAction
from dedale.games.legends.rules import deeds
from dedale.games.legends.rules.catalogue import CATALOGUE
from dedale.games.legends.rules.journal import close, is_told
from dedale.games.legends.rules.now import Look, Now
from dedale.games.legends.rules.questions import Ask
from dedale.games.legends.rules.refusals import refuse
from dedale.games.legends.rules.settle import WON, settle
from dedale.games.legends.rules.setup import gather
from dedale.games.legends.state import Options, Stage, State

SEATS = range(1, 5)
SEATS_AT_MOST = range(SEATS[-1])


class Reason(StrEnum):
    """How a table ends."""

    WON = "won"
    CASTLE = "castle"  # a monster entered it (LG-END-2)
    MOON = "moon"  # a moon entered it (LG-CH2-3)
    DECK = "deck"  # no card is left to reveal (LG-END-3)
    SLUGS = "slugs"  # too few are left (LG-CH4-24)
    HEAD = "head"  # the Head entered the castle (LG-CH5-9)
    TURNS = "turns"  # LG-ACT-33
    CAMPAIGN = "campaign"  # the last chapter of a campaign is won (LG-CAMP-12)


def setup(options: Options, seats: int, rng: Rng) -> Step[State]:
    """LG-SETUP-1: the table is laid up to the first question."""
    check_seats(seats, SEATS)
    return run(gather(CATALOGUE, options, seats, rng))


def decision(state: State) -> Decision | None:
    """LG-ACT-1: one seat is asked one thing."""
    if state.stage is Stage.OVER:
        return None
    if not state.todo:
        return ACTING[state.active]
    task = state.todo[-1]
    question = CATALOGUE.questions[type(task)]
    return Decision(question.ask, question.seats(state, task))


ACTING = tuple(Decision(Ask.ACT, (Seat(seat),)) for seat in SEATS_AT_MOST)


def offered(state: State) -> tuple[LegendsAction, ...]:
    """Everything that the seat that is asked may answer; worked out once for a state."""
    memo = state.memo()
    if "offers" not in memo:
        mat = Look(state, CATALOGUE)
        if state.todo:
            task = state.todo[-1]
            memo["offers"] = CATALOGUE.questions[type(task)].offers(mat, task, state.active)
        else:
            memo["offers"] = tuple(deeds.offers(mat))
    found: tuple[LegendsAction, ...] = memo["offers"]
    return found


def legal(state: State, seat: Seat) -> tuple[LegendsAction, ...]:
    """LG-ACT-2, LG-END-6: what a seat may do now."""
    asked = decision(state)
    return offered(state) if asked is not None and seat in asked.seats else ()


def apply(
    state: State, seat: Seat, action: LegendsAction, rng: Rng, *, followed: bool = False
) -> Step[State]:
    """LG-ACT-3: an action that is offered happens; every other one is refused, and says why."""
    require(state.stage is not Stage.OVER, "LG-END-6")
    if action not in legal(state, seat):
        refuse(Look(state, CATALOGUE), seat, action)
    return done(state, action, rng, followed=followed)


def done(state: State, action: LegendsAction, rng: Rng, *, followed: bool = False) -> Step[State]:
    """An action of those that are offered happens; nobody checks that again."""
    now = in_motion(state, rng, followed=followed)
    agenda.guarded(now, close, answer, action)
    return run(now)


def in_motion(state: State, rng: Rng, *, followed: bool = False) -> Now:
    """A table on which something is about to happen."""
    return Now(state, CATALOGUE, rng, followed)


def answer(now: Now, action: LegendsAction) -> None:
    """What the active seat has said is done."""
    if now.todo:
        task = now.todo.pop()
        CATALOGUE.questions[type(task)].answer(now, task, now.active, action)
    else:
        deeds.begin(now, action)


def run(now: Now) -> Step[State]:
    """Everything that needs no answer happens, up to the next question."""
    return agenda.run(now, advance, close)


def advance(now: Now) -> bool:
    """One more task; False when somebody must answer."""
    if now.todo:
        return agenda.advance(now)
    if now.stage is not Stage.ACTION:
        return False
    settle(now)
    return bool(now.todo)


def outcome(state: State) -> Outcome | None:
    """LG-END, LG-CAMP-12: how the table ended."""
    if state.stage is not Stage.OVER:
        return None
    assert state.reason is not None
    if is_told(state):
        return Outcome(state.seats, Reason.CAMPAIGN)
    return Outcome(state.seats if state.reason == WON else (), Reason(state.reason))

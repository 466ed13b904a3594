"""How a table is played: one question at a time, and everything between them (CH-DP)."""

from enum import StrEnum

from dedale.core import agenda
from dedale.core.errors import require
from dedale.core.game import Decision, Outcome, Step
from dedale.core.records import Seat
from dedale.core.rng import Rng
from dedale.games.chronicles.actions import ChroniclesAction
from dedale.games.chronicles.rules import action as acting
from dedale.games.chronicles.rules import end, walk
from dedale.games.chronicles.rules import setup as laying
from dedale.games.chronicles.rules.catalogue import CATALOGUE
from dedale.games.chronicles.rules.now import Look, Now
from dedale.games.chronicles.rules.questions import Ask
from dedale.games.chronicles.rules.refusals import refuse
from dedale.games.chronicles.sheet import Result
from dedale.games.chronicles.state import Options, Stage, State


class Reason(StrEnum):
    """How a table ends: the game is played, and the village has gone on (CH-END-10)."""

    CHAPTER = "chapter"  # a Chapter was completed
    PLAYED = "played"  # none was
    WON = "won"  # CH-S-11
    LOST = "lost"  # CH-S-12


def setup(options: Options, seats: int, rng: Rng) -> Step[State]:
    """CH-SETUP: the table is laid up to the first question."""
    now = in_motion(laying.empty(options, seats), rng)
    laying.gather(now, seats)
    return run(now)


def look(state: State) -> Look:
    """A table that can be asked what may be done."""
    return Look(state, CATALOGUE, state.memo())


def in_motion(state: State, rng: Rng, *, followed: bool = False) -> Now:
    """A table on which something is about to happen."""
    return Now(state, CATALOGUE, rng, followed)


def decision(state: State) -> Decision | None:
    """Who is asked what; worked out once for a state, as everybody who may act asks it again."""
    if state.stage is Stage.OVER:
        return None
    memo = state.memo()
    if "decision" not in memo:
        memo["decision"] = posed(look(state))
    found: Decision = memo["decision"]
    return found


def posed(mat: Look) -> Decision:
    """What a waiting task asks, or else what the turn brings."""
    if not mat.todo:
        return Decision(Ask.ACT, (mat.piece.seat,), acting.others(mat))
    task = mat.todo[-1]
    question = CATALOGUE.questions[type(task)]
    return Decision(question.ask, question.seats(mat, task), walk.helpers(mat, task))


def offered(state: State, seat: Seat) -> tuple[ChroniclesAction, ...]:
    """Everything that a seat may do now; worked out once for a state."""
    memo = state.memo()
    key = f"offers-{seat}"
    if key not in memo:
        mat = look(state)
        if mat.todo:
            task = mat.todo[-1]
            memo[key] = CATALOGUE.questions[type(task)].offers(mat, task, seat)
        else:
            memo[key] = acting.offers(mat, seat)
    found: tuple[ChroniclesAction, ...] = memo[key]
    return found


def legal(state: State, seat: Seat) -> tuple[ChroniclesAction, ...]:
    """What a seat may do now."""
    asked = decision(state)
    return () if asked is None or seat not in (*asked.seats, *asked.may) else offered(state, seat)


def apply(
    state: State, seat: Seat, action: ChroniclesAction, rng: Rng, *, followed: bool = False
) -> Step[State]:
    """An action that is offered happens; every other one is refused, and says why."""
    require(state.stage is not Stage.OVER, "CH-TIME-9")
    if action not in legal(state, seat):
        refuse(look(state), seat, action)
    return done(state, seat, action, rng, followed=followed)


def done(
    state: State, seat: Seat, action: ChroniclesAction, rng: Rng, *, followed: bool = False
) -> Step[State]:
    """An action of those that are offered happens; nobody checks that again."""
    now = in_motion(state, rng, followed=followed)
    agenda.guarded(now, end.close, answer, seat, action)
    return run(now)


def answer(now: Now, seat: Seat, action: ChroniclesAction) -> None:
    """What a seat has said is done."""
    if now.todo:
        task = now.todo.pop()
        CATALOGUE.questions[type(task)].answer(now, task, seat, action)
    else:
        assert isinstance(action, acting.PhaseAction)
        acting.begin(now, seat, action)


def run(now: Now) -> Step[State]:
    """Everything that needs no answer happens, up to the next question."""
    return agenda.run(now, agenda.advance, end.close)


def outcome(state: State) -> Outcome | None:
    """How the table ended."""
    if state.stage is not Stage.OVER:
        return None
    page = state.sheet.journal[-1] if state.sheet.journal else None
    won = state.sheet.result is not Result.LOST
    reason = Reason.PLAYED if page is None or page.chapter is None else Reason.CHAPTER
    if state.sheet.result is not None:
        reason = Reason(state.sheet.result.value)
    return Outcome(state.seats if won else (), reason)

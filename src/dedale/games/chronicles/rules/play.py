"""How a table is played: one question at a time, and everything between them (CH-DP)."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from dedale.core.agenda import advance
from dedale.core.errors import require
from dedale.core.game import Decision, Outcome, Step
from dedale.core.records import Seat
from dedale.core.rng import Rng
from dedale.games.chronicles.actions import ChroniclesAction
from dedale.games.chronicles.rules import action, end
from dedale.games.chronicles.rules import setup as laying
from dedale.games.chronicles.rules.now import Ended, Now
from dedale.games.chronicles.rules.questions import QUESTIONS, Ask, happen
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
    return run(laying.gather(options, seats, rng))


def decision(state: State) -> Decision | None:
    """Who is asked what; worked out once for a state, as everybody who may act asks it again."""
    if state.stage is Stage.OVER:
        return None
    memo = state.memo()
    if "decision" not in memo:
        memo["decision"] = posed(state)
    found: Decision = memo["decision"]
    return found


def posed(state: State) -> Decision:
    """What a task asks that waits, or else what the turn brings."""
    if not state.todo:
        return Decision(Ask.ACT, (state.piece.seat,), action.others(state))
    task = state.todo[-1]
    question = QUESTIONS[type(task)]
    return Decision(question.ask, question.seats(state, task), question.may(state, task))


def offered(state: State, seat: Seat) -> tuple[ChroniclesAction, ...]:
    """Everything that a seat may do now; worked out once for a state."""
    memo = state.memo()
    key = f"offers-{seat}"
    if key not in memo:
        if state.todo:
            task = state.todo[-1]
            memo[key] = QUESTIONS[type(task)].offers(state, task, seat)
        else:
            memo[key] = action.offers(state, seat)
    found: tuple[ChroniclesAction, ...] = memo[key]
    return found


def legal(state: State, seat: Seat) -> tuple[ChroniclesAction, ...]:
    """What a seat may do now."""
    asked = decision(state)
    return () if asked is None or seat not in (*asked.seats, *asked.may) else offered(state, seat)


def apply(state: State, seat: Seat, act: ChroniclesAction, rng: Rng) -> Step[State]:
    """An action that is offered happens; every other one is refused."""
    require(state.stage is not Stage.OVER, "CH-TIME-9")
    if act not in legal(state, seat):
        refuse(state, seat, act)
    now = Now(state, rng)
    guarded(now, answer, seat, act)
    return run(now)


def answer(now: Now, seat: Seat, act: ChroniclesAction) -> None:
    """What a seat has said is done."""
    if now.todo:
        task = now.todo.pop()
        QUESTIONS[type(task)].answer(now, task, seat, act)
    else:
        action.begin(now, seat, act)


def run(now: Now) -> Step[State]:
    """Everything happens that needs no answer, up to the next question."""
    while guarded(now, lambda now: advance(now, QUESTIONS, happen)):
        pass
    return Step(now.state(), tuple(now.told), now.reveals)


def guarded(now: Now, deed: Callable[..., Any], *facts: Any) -> bool:
    """Do something; where it ends the game, the steps at its end come next."""
    try:
        return bool(deed(now, *facts))
    except Ended:
        end.close(now)
        return True


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

"""What a good partner would do at a seat, and why; and what it thinks of what was done."""

from collections.abc import Sequence
from itertools import takewhile

from dedale.core.lot import Lot
from dedale.core.mind import Advice, Appraisal, Standing
from dedale.core.records import Event
from dedale.core.rng import Philox
from dedale.core.situation import Situation
from dedale.games.chronicles.actions import ChroniclesAction, End
from dedale.games.chronicles.bots.future import answer, expected
from dedale.games.chronicles.bots.habits import habit
from dedale.games.chronicles.bots.reasons import why, why_answer, why_usual
from dedale.games.chronicles.bots.search import Effort, best_plans
from dedale.games.chronicles.bots.thought import END, Plan, Thought, asked
from dedale.games.chronicles.bots.village import village_choice
from dedale.games.chronicles.bots.wishes import rituals_left
from dedale.games.chronicles.bots.worth import PLAIN, chapter_hope, final_hope, held, left_of
from dedale.games.chronicles.outlook import CHANCE, imagined
from dedale.games.chronicles.rules.in_play import requirement
from dedale.games.chronicles.rules.play import done, offered
from dedale.games.chronicles.sheet import Result, Scenario
from dedale.games.chronicles.state import Stage, State
from dedale.games.chronicles.view import View

HOW = Effort(tables=150, shifts=6)
SAMPLES = 4


def advise(situation: Situation[ChroniclesAction, View]) -> Advice[ChroniclesAction]:
    """The best turn, as far as it can be foreseen."""
    usual = usual_answer(situation)
    if usual is not None:
        return Advice((usual,), why_usual(situation.view, situation.offers, usual))
    state = imagined(situation.view)
    if state.stage is Stage.ACTION:
        for plan in best_plans(state, HOW):
            found = advice(state, plan)
            if found.actions[0] in situation.offers:
                return found
    best = answer(state, situation.seat, situation.offers, SAMPLES)
    return Advice((best,), why_answer(best))


def usual_answer(situation: Situation[ChroniclesAction, View]) -> ChroniclesAction | None:
    """What needs no thinking."""
    return village_choice(situation, Philox("advice", 0)) or habit(situation)


def advice(state: State, plan: Plan) -> Advice[ChroniclesAction]:
    """A plan up to where something comes up, and the reason for it."""
    actions, told = played(state, (*plan.actions, END))
    return Advice(actions, why(actions, told))


def played(
    state: State, actions: Sequence[ChroniclesAction]
) -> tuple[tuple[ChroniclesAction, ...], list[Event]]:
    """The actions up to the first that reveals something, and all that is known to happen."""
    told: list[Event] = []
    turn = state.turn
    for number, action in enumerate(actions):
        seat = asked(state)
        if isinstance(action, End) or action not in offered(state, seat):
            return tuple(actions[: number + 1 if isinstance(action, End) else number]), told
        step = done(state, seat, action, Lot(0))
        told += takewhile(lambda event: not isinstance(event, CHANCE), step.events)
        state = step.state
        if step.reveals or state.stage is not Stage.ACTION or state.turn != turn:
            return tuple(actions[: number + 1]), told
    return tuple(actions), told


def appraise(
    situation: Situation[ChroniclesAction, View], chosen: ChroniclesAction
) -> Appraisal[ChroniclesAction]:
    """What a choice lost against the best one, in Items."""
    best = advise(situation)
    if chosen == best.actions[0] or usual_answer(situation) is not None:
        return Appraisal(best, 0.0)
    state = imagined(situation.view)
    lost = worth_of(situation, state, best.actions[0]) - worth_of(situation, state, chosen)
    return Appraisal(best, max(0.0, lost))


def worth_of(
    situation: Situation[ChroniclesAction, View], state: State, action: ChroniclesAction
) -> float:
    """The worth of the best turn that begins with an action."""
    if state.stage is not Stage.ACTION:
        return expected(state, situation.seat, action, SAMPLES)
    return Thought(state, HOW.shifts).worth_after(situation.seat, action, HOW.tables // 2)


def standings(views: Sequence[View]) -> tuple[Standing, ...]:
    """What the team has left to do, and the Items that are left to the game."""
    view = views[0]
    state = imagined(view)
    _, left = left_of(state, PLAIN)
    return Standing(left, to_do(state)), Standing(left, left)


def to_do(state: State) -> float:
    """Crystals that the next Chapter needs, or Checkmarks that the Rituals need."""
    if state.options.scenario is Scenario.FINAL:
        return float(rituals_left(state))
    need = requirement(state.options.sheet, state.options.modifications, state.box)
    return max(0.0, (need or 0) - state.crystals - held(state))


def hope(situation: Situation[ChroniclesAction, View]) -> float | None:
    """How likely this game completes its Chapter, or all Rituals; None where nobody can tell."""
    view: View = situation.view
    if view.stage in (Stage.SETUP, Stage.END):
        return None
    if view.stage is Stage.OVER:
        return None if view.sheet.result is None else float(view.sheet.result is Result.WON)
    state = imagined(view)
    _, left = left_of(state, PLAIN)
    if state.options.scenario is Scenario.FINAL:
        return final_hope(state, left)
    return chapter_hope(state, left)

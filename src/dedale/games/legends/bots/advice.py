"""What a good partner would do at a seat, and why; and what it thinks of what was done."""

from collections.abc import Sequence

from dedale.core.lot import Lot
from dedale.core.mind import Advice, Appraisal, Standing
from dedale.core.records import Event
from dedale.core.situation import Situation
from dedale.games.legends.actions import EndTurn, LegendsAction
from dedale.games.legends.bots.goals import left_to_do
from dedale.games.legends.bots.habits import habit
from dedale.games.legends.bots.reasons import why, why_habit
from dedale.games.legends.bots.search import Effort, answered, best_plan, laid_out
from dedale.games.legends.bots.thought import END, Plan, Thought, asked
from dedale.games.legends.rules.play import apply
from dedale.games.legends.state import Stage, State
from dedale.games.legends.view import View

HOW = Effort(nodes=250, lazy=True, gambles=3)
TARGET = 60.0  # what a fire that is put out or a moon that is observed is worth


def advise(situation: Situation[LegendsAction, View]) -> Advice[LegendsAction]:
    """The best turn, as far as it can be foreseen."""
    usual = habit(situation)
    if usual is not None:
        return Advice((usual,), why_habit(situation.view, usual))
    state = laid_out(situation)
    return advice(state, best_plan(state, HOW))


def advice(state: State, plan: Plan) -> Advice[LegendsAction]:
    """A plan up to where something comes up, and the reason for it."""
    actions = plan.actions or (END,)
    if plan.sure and plan.moment.may_end and actions[-1] != END:
        actions = (*actions, END)
    done, told = played(state, actions)
    return Advice(done, why(state, done, told, plan))


def played(
    state: State, actions: Sequence[LegendsAction]
) -> tuple[tuple[LegendsAction, ...], list[Event]]:
    """The actions up to the first one that reveals something, and all that happened by then."""
    told: list[Event] = []
    for number, action in enumerate(actions):
        if isinstance(action, EndTurn):
            return tuple(actions[: number + 1]), told
        state, events, reveals, _ = apply(state, asked(state), action, Lot(0))
        told += events
        if reveals or state.stage is not Stage.ACTION:
            return tuple(actions[: number + 1]), told
    return tuple(actions), told


def appraise(
    situation: Situation[LegendsAction, View], chosen: LegendsAction
) -> Appraisal[LegendsAction]:
    """What a choice lost against the best one."""
    if habit(situation) is not None:
        return Appraisal(advise(situation), 0.0)
    state = laid_out(situation)
    plan = best_plan(state, HOW)
    best = advice(state, plan)
    if chosen == best.actions[0]:
        return Appraisal(best, 0.0)
    return Appraisal(best, max(0.0, plan.worth - worth_of(state, chosen)) / TARGET)


def worth_of(state: State, chosen: LegendsAction) -> float:
    """The worth of the best turn that begins with a choice."""
    if state.stage is not Stage.ACTION:
        return answered(state, chosen)
    thought = Thought(state)
    if isinstance(chosen, EndTurn):
        return thought.root.worth
    after, _, reveals, _ = apply(state, asked(state), chosen, Lot(thought.seed))
    if reveals and after.stage is Stage.ACTION:
        plan = Plan((chosen,), 0.0, thought.root, False)
        return thought.gamble(plan, 3, HOW.nodes // 10).worth
    return thought.best_worth(after, HOW.nodes)


def standings(views: Sequence[View]) -> tuple[Standing, ...]:
    """What the team has left to do, and the cards that are left to the game."""
    view = views[0]
    return Standing(view.size, left_to_do(view)), Standing(view.size, view.size)

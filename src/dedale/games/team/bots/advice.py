"""What a sharp partner would do at a seat, and why; and what it thinks of what was done."""

from collections.abc import Sequence

from dedale.core.mind import Advice, Appraisal, Level, Standing, Why
from dedale.core.records import Event, Seat
from dedale.core.rng import Philox
from dedale.core.situation import Situation
from dedale.games.team.actions import EndTurn, FlipUp, PickSpell, TeamAction
from dedale.games.team.bots.greedy import FOUND, favourite, greedy, in_reach, worth
from dedale.games.team.bots.search import EFFORTS, thought_of
from dedale.games.team.bots.thought import Plan, Thought
from dedale.games.team.content import Treasure
from dedale.games.team.events import Collected, Helped, TurnedUp
from dedale.games.team.outlook import imagined
from dedale.games.team.rules import apply
from dedale.games.team.state import Phase, State
from dedale.games.team.view import View

FUTURES = 12  # games that are played to their end, to tell how much hope there is


def advise(situation: Situation[TeamAction, View]) -> Advice[TeamAction]:
    """The best turn; of several equal ones, the first."""
    offers: Sequence[TeamAction] = situation.offers
    if isinstance(offers[0], PickSpell):
        pick = min((o for o in offers if isinstance(o, PickSpell)), key=favourite)
        return Advice((pick,), Why("why-spell", {"spell": pick.spell}))
    thought = thinking(situation)
    if thought is None:
        return Advice((greedy(situation, Philox("advice", 0)),), Why("why-glance", {}))
    return advice(thought.here, thought.plans(1)[0])


def appraise(situation: Situation[TeamAction, View], chosen: TeamAction) -> Appraisal[TeamAction]:
    """What a choice lost against the best one, at first sight."""
    thought = None if isinstance(chosen, PickSpell) else thinking(situation)
    if thought is None:
        return Appraisal(advise(situation), lost_at_a_glance(situation, chosen))
    plan = thought.plans(1)[0]
    lost = plan.worth - thought.worth_of(chosen)
    return Appraisal(advice(thought.here, plan), max(0.0, lost))


def lost_at_a_glance(situation: Situation[TeamAction, View], chosen: TeamAction) -> float:
    """What a choice lost, as a greedy partner sees it; no spell is better than another."""
    if isinstance(chosen, PickSpell):
        return 0.0
    here, best = imagined(situation.view), advise(situation).actions[0]
    return max(0.0, worth(here, best) - worth(here, chosen)) / FOUND


def standings(views: Sequence[View]) -> tuple[Standing, ...]:
    """What the team has left to collect, and what the book has left to read."""
    view = views[0]
    pages = view.pages_left
    return Standing(pages, len(Treasure) - len(view.collected)), Standing(pages, pages)


def hope(situation: Situation[TeamAction, View]) -> float | None:
    """How often a good team would win from here, where a turn begins.

    None where nobody can tell: before all spells are picked, and without kernels.
    """
    view: View = situation.view
    thought = None if view.phase is Phase.PICK else thinking(situation)
    if thought is None:
        return None
    if view.phase is Phase.OVER:
        return float(len(view.collected) == len(Treasure))
    return thought.hope(thought.futures(FUTURES))


def thinking(situation: Situation[TeamAction, View]) -> Thought | None:
    """A sharp partner's thought. It leaves nothing to chance."""
    return thought_of(situation, EFFORTS[Level.SHARP], Philox("advice", 0))


def advice(here: State, plan: Plan) -> Advice[TeamAction]:
    """A turn, as far as it can be foreseen by all: rubble that is cleared shows its tile."""
    actions = plan.actions
    size = next((n for n, action in enumerate(actions) if n and isinstance(action, FlipUp)), None)
    return Advice(actions[:size], why(here, actions))


def why(here: State, actions: Sequence[TeamAction]) -> Why:
    """The reason that weighs most: what is collected, whom it helps, what it clears."""
    there, told = played(here, actions)
    found = [event.treasure for event in told if isinstance(event, Collected | Helped)]
    if there.won:
        return Why("why-win", {"treasure": found[-1]})
    match found:
        case [treasure, _]:
            return Why("why-two", {"treasure": treasure})
        case [treasure]:
            other = helped(here, there)
            if other is None:
                return Why("why-one", {"treasure": treasure})
            return Why("why-one-helps", {"treasure": treasure, "other": other})
    return without_finds(here, there, told)


def without_finds(here: State, there: State, told: Sequence[Event]) -> Why:
    """Why a turn that collects nothing is good."""
    other = helped(here, there)
    if other is not None:
        return Why("why-helps", {"other": other})
    for event in told:
        if isinstance(event, TurnedUp):
            return Why("why-clears", {"cell": event.cell})
    return Why("why-place", {})


def played(here: State, actions: Sequence[TeamAction]) -> tuple[State, list[Event]]:
    """The imagined table after some actions, and all that happened."""
    told: list[Event] = []
    for action in actions:
        if not isinstance(action, EndTurn):
            here, events, *_ = apply(here, here.active, action, Philox("", 0))
            told += events
    return here, told


def helped(here: State, there: State) -> Seat | None:
    """The next seat that has a target in reach now, and had none before."""
    seats = len(here.pawns)
    order = [Seat((here.active + k) % seats) for k in range(1, seats)]
    return next((s for s in order if in_reach(there, s) and not in_reach(here, s)), None)

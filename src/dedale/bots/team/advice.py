"""What a sharp partner would do at a seat, and why; and what it thinks of what was done."""

from collections.abc import Sequence

from dedale.bots.advice import Advice, Appraisal, Standing, Why
from dedale.bots.situation import Situation
from dedale.bots.team.greedy import favourite, greedy, in_reach
from dedale.bots.team.search import LEVELS, thought_of
from dedale.bots.team.thought import Thought
from dedale.core.records import Event, Seat
from dedale.core.rng import Philox
from dedale.games.team.actions import EndTurn, FlipUp, PickSpell, TeamAction
from dedale.games.team.content import Treasure
from dedale.games.team.events import Collected, Helped, TurnedUp
from dedale.games.team.rules import apply
from dedale.games.team.state import Phase, State
from dedale.games.team.view import View

FUTURES = 6  # games that are played to their end, to tell how much hope there is


def advise(situation: Situation) -> Advice:
    """The turn of most worth; of several equal ones, the first."""
    offers: Sequence[TeamAction] = situation.offers
    if isinstance(offers[0], PickSpell):
        pick = min((o for o in offers if isinstance(o, PickSpell)), key=favourite)
        return Advice((pick,), Why("why-spell", {"spell": pick.spell}))
    thought = thinking(situation)
    if thought is None:
        return Advice((greedy(situation, Philox("advice", 0)),), Why("why-glance", {}))
    return advice(thought)


def appraise(situation: Situation, chosen: TeamAction) -> Appraisal:
    """What a choice lost against the best one, at first sight."""
    best, thought = advise(situation), thinking(situation)
    if thought is None or isinstance(chosen, PickSpell):
        return Appraisal(best, 0.0)
    lost = thought.plans(1)[0].worth - thought.worth_of(chosen)
    return Appraisal(best, max(0.0, lost))


def standings(views: Sequence[View]) -> tuple[Standing, ...]:
    """What the team has left to collect, and what the book has left to read."""
    view = views[0]
    pages = view.pages_left
    return Standing(pages, len(Treasure) - len(view.collected)), Standing(pages, pages)


def hope(situation: Situation) -> float:
    """How often a good team would win from here, where a turn begins."""
    view: View = situation.view
    if view.phase is Phase.OVER:
        return float(len(view.collected) == len(Treasure))
    thought = None if view.phase is Phase.PICK else thinking(situation)
    return 1.0 if thought is None else thought.hope(thought.futures(FUTURES))


def thinking(situation: Situation) -> Thought | None:
    """A sharp partner's thought. It leaves nothing to chance."""
    return thought_of(situation, LEVELS["sharp"], Philox("advice", 0))


def advice(thought: Thought) -> Advice:
    """The best turn, as far as it can be foreseen by all: rubble that is cleared shows its tile."""
    actions = thought.plans(1)[0].actions
    size = next((n for n, action in enumerate(actions) if n and isinstance(action, FlipUp)), None)
    return Advice(actions[:size], why(thought.here, actions))


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
    """Why a turn is good that collects nothing."""
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
            here, events, _ = apply(here, here.active, action, Philox("", 0))
            told += events
    return here, told


def helped(here: State, there: State) -> Seat | None:
    """The next seat that has a target in reach now, and had none before."""
    seats = len(here.pawns)
    order = [Seat((here.active + k) % seats) for k in range(1, seats)]
    return next((s for s in order if in_reach(there, s) and not in_reach(here, s)), None)

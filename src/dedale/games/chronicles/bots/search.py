"""Looks through whole turns, and at what may follow them, at one of four levels."""

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import NamedTuple

from dedale.core.mind import Level
from dedale.core.rng import Rng
from dedale.core.situation import Situation
from dedale.games.chronicles.actions import ChroniclesAction, Repair
from dedale.games.chronicles.bots.future import answer, foreseen
from dedale.games.chronicles.bots.habits import LOOK_AHEAD, habit
from dedale.games.chronicles.bots.ideas import NUISANCE
from dedale.games.chronicles.bots.thought import END, Plan, Thought
from dedale.games.chronicles.bots.village import village_choice
from dedale.games.chronicles.outlook import imagined
from dedale.games.chronicles.state import Stage, State
from dedale.games.chronicles.view import View


class Effort(NamedTuple):
    """How well a player plays."""

    tables: int  # that it thinks of in its turn
    shifts: int  # ways to shift that it tries at each of them
    samples: int = 4  # chances that it weighs for other answers
    plans: int = 1  # ways to play its turn that it thinks through further
    futures: int = 0  # ways in which it could go on, for each of them, as the turn begins
    slips: int = 0  # in a hundred answers, it takes what is not best
    without: frozenset[str] = frozenset()  # habits that it does without


EFFORTS: Mapping[Level, Effort] = {
    Level.EASY: Effort(tables=12, shifts=3, samples=1, slips=15),
    Level.STEADY: Effort(tables=40, shifts=4),
    Level.SHARP: Effort(tables=250, shifts=8, samples=8),
    Level.MASTER: Effort(tables=250, shifts=8, samples=8, plans=3, futures=2),
}
SHARE = 0.4  # of its time that a player takes at most
VARIETY = 3  # one in so many times a partner repairs any building, not the better one


def search(
    situation: Situation[ChroniclesAction, View], rng: Rng, level: Level
) -> ChroniclesAction:
    """The first action of the best turn that was found at a level."""
    return choice(situation, rng, EFFORTS[level])


def choice(situation: Situation[ChroniclesAction, View], rng: Rng, how: Effort) -> ChroniclesAction:
    """What a player of this level does."""
    until = perf_counter() + SHARE * situation.seconds
    offers: Sequence[ChroniclesAction] = situation.offers
    if isinstance(offers[0], Repair) and rng.below(VARIETY) == 0:
        return rng.choice(offers)
    usual = village_choice(situation, rng) or habit(situation)
    if usual is not None:
        return usual
    if how.slips and rng.below(100) < how.slips:
        return rng.choice([offer for offer in offers if not isinstance(offer, NUISANCE)])
    state = imagined(situation.view)
    if state.stage is not Stage.ACTION:
        return answer(state, situation.seat, offers, how.samples)
    for plan in best_plans(state, how._replace(without=situation.without), until):
        action = plan.actions[0] if plan.actions else END
        if action in offers:
            return action
    return answer(state, situation.seat, offers, 1)


def best_plans(state: State, how: Effort, until: float = float("inf")) -> list[Plan]:
    """The ways to play on from here, the best first."""
    plans = Thought(state, how.shifts, until, how.without).best(how.tables)
    futures = 0 if LOOK_AHEAD in how.without else how.futures
    if futures and len(plans) > 1 and not (state.moved or state.shifted):
        return foreseen(state, plans, how.plans, futures, until)
    return plans

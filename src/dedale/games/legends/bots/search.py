"""Looks through whole turns, and at what may follow them, at one of four levels."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from dedale.core.lot import Lot
from dedale.core.mind import Level
from dedale.core.records import Event
from dedale.core.rng import Rng
from dedale.core.situation import Situation
from dedale.core.thoughts import Thoughts
from dedale.games.legends.actions import LegendsAction, PickTrack
from dedale.games.legends.bots.chance import dealt
from dedale.games.legends.bots.habits import DANGER, GAMBLE, KEEPING, LOOK_AHEAD, usual
from dedale.games.legends.bots.offers import sensible
from dedale.games.legends.bots.thought import (
    END,
    MidTurn,
    Plan,
    Thought,
    asked,
    ended,
    keepings,
    seed_of,
    settled,
)
from dedale.games.legends.bots.worth import LOST, WON, worth
from dedale.games.legends.events import FairyTaken, ItemTaken, TurnBegan
from dedale.games.legends.outlook import CHANCE, imagined
from dedale.games.legends.rules.play import apply, done
from dedale.games.legends.state import Stage, State
from dedale.games.legends.view import View

T = TypeVar("T")


class Effort(NamedTuple):
    """How well a player plays."""

    nodes: int  # moments of a turn that it looks at
    lazy: bool = False  # whether it thinks of keeping cards
    gambles: int = 0  # chances that it weighs
    plans: int = 1  # ways to play its turn that it thinks through further
    futures: int = 0  # ways in which it could go on, for each of them
    slips: int = 0  # in a hundred turns, it takes what is not best
    fearless: bool = False  # whether what comes through the passage counts for nothing

    def but(self, without: frozenset[str]) -> "Effort":
        """The same player without some habits."""
        return self._replace(
            lazy=self.lazy and KEEPING not in without,
            gambles=0 if GAMBLE in without else self.gambles,
            futures=0 if LOOK_AHEAD in without else self.futures,
            fearless=DANGER in without,
        )


EFFORTS: Mapping[Level, Effort] = {
    Level.EASY: Effort(nodes=40, slips=25),
    Level.STEADY: Effort(nodes=100, gambles=2, plans=3, futures=2),
    Level.SHARP: Effort(nodes=800, lazy=True, gambles=5, plans=8, futures=5),
    Level.MASTER: Effort(nodes=1600, lazy=True, gambles=8, plans=12, futures=10),
}
SHARE = 0.45  # of its time that a player takes at most
VARIETY = 2  # one in so many times a player takes any track, not its favourite
ANSWERS = 3  # futures in which an answer between two turns is tried
SURPRISES = (*CHANCE, ItemTaken, FairyTaken)  # after these the table is not as foreseen
AGAIN, MOST_SURPRISES = 0.6, 4  # what is thought when something came up, so often at most


def search(situation: Situation[LegendsAction, View], rng: Rng, level: Level) -> LegendsAction:
    """The first action of the best turn that was found."""
    until = perf_counter() + SHARE * situation.seconds
    offers: tuple[LegendsAction, ...] = situation.offers
    known = usual(situation, rng)
    if isinstance(known, PickTrack) and rng.below(VARIETY) == 0:
        return rng.choice(offers)
    if known is not None:
        return known
    state = laid_out(situation)
    how, who = EFFORTS[level].but(situation.without), "~".join([level, *sorted(situation.without)])
    if how.slips and rng.below(100) < how.slips:
        return rng.choice(offers)
    planned = INTENDED.get((who, looks_of(state)))
    if planned is not None and planned in offers:
        return planned
    plan = best_plan(state, again(how, situation.told), until)
    intend(state, plan, who)
    action = plan.actions[0] if plan.actions else END
    return action if action in offers else offers[0]


def again(how: Effort, told: Sequence[Event]) -> Effort:
    """The more often something came up in this turn, the less is thought; so a turn has an end."""
    surprises = 0
    for event in reversed(told):
        if isinstance(event, TurnBegan) or surprises == MOST_SURPRISES:
            break
        surprises += isinstance(event, SURPRISES)
    share = AGAIN**surprises
    plans = max(min(how.plans, 2), round(how.plans * share))
    gambles = max(min(how.gambles, 2), round(how.gambles * share))
    return how._replace(nodes=round(how.nodes * share), plans=plans, gambles=gambles)


INTENDED: Thoughts[tuple[Any, ...], LegendsAction] = Thoughts()
"""What is to be done next in turns that were thought through, as long as all goes as foreseen."""
MOST_INTENDED = 2000


def looks_of(state: State) -> tuple[Any, ...]:
    """What tells tables apart to whoever follows a plan; what is hidden does not."""
    hand = tuple(sorted(state.piles[state.active].hand))
    mat = (state.passage, state.spots, state.scene, state.traps, state.threats, state.todo)
    when = (state.turn, state.deeds, state.stage, state.acting, len(state.deck))
    return (state.options, *when, state.boards, hand, *mat)


def intend(state: State, plan: Plan, who: str) -> None:
    """Keeps in mind how a plan goes on, up to the end of the turn or to where chance decides."""
    if len(INTENDED) > MOST_INTENDED:
        INTENDED.clear()
    turn, seed = state.turn, seed_of(state)
    for action in plan.actions:
        if state.turn != turn or state.stage is not Stage.ACTION:
            return
        INTENDED[who, looks_of(state)] = action
        state = done(state, action, Lot(seed)).state
    if plan.sure and plan.moment.may_end and state.turn == turn:
        INTENDED[who, looks_of(state)] = END


def laid_out(situation: Situation[LegendsAction, View]) -> State:
    """A table that looks like what a seat sees; what is hidden lies in the same order all turn."""
    state = imagined(situation.view)
    return dealt(state, Lot(seed_of(state)), situation.seat)


def best_plan(state: State, how: Effort, until: float = float("inf")) -> Plan:
    """The best way to play on from here."""
    if state.stage is not Stage.ACTION:
        return answer(state)
    thought = Thought(state, until, how.fearless)
    only = thought.leads(thought.root, ())
    if len(only) == 1 and (state.todo or only[0].draws):
        return Plan(only[0].actions, 0.0, thought.root, not only[0].draws)
    plans, gambles = thought.explore(thought.root, how.nodes, keepings(state, how.lazy))
    late = bool(plans) and perf_counter() > until
    promising = [] if late else gambles[: max(how.gambles, 0 if plans else 1)]
    budget = max(40, how.nodes // 20)
    weighed = list(in_time((thought.gamble(plan, 3, budget) for plan in promising), until))
    weighed.sort(key=lambda plan: -plan.worth)
    if weighed and (not plans or weighed[0].worth > plans[0].worth):
        return weighed[0]
    if how.futures and len(plans) > 1 and plans[0].worth < WON:
        return foreseen(plans[: how.plans], how, until)
    return plans[0] if plans else Plan((), LOST, thought.root)


def answer(state: State) -> Plan:
    """The best answer to a question between two turns, at first sight."""
    offers = sensible(state)
    worths = [answered(state, offer) for offer in offers]
    best = worths.index(max(worths))
    return Plan((offers[best],), worths[best], MidTurn(state, state.turn))


def answered(state: State, offer: LegendsAction) -> float:
    """What an answer between two turns leads to, as far as can be told."""
    total = 0.0
    for number in range(ANSWERS):
        lot = Lot(17 * state.turn + number)
        table = dealt(state, lot)
        total += worth(settled(apply(table, asked(table), offer, lot).state, lot))
    return total / ANSWERS


def foreseen(plans: list[Plan], how: Effort, until: float) -> Plan:
    """The plan after which things go best, as far as there is time to think."""
    totals = [0.0] * len(plans)
    for number in range(how.futures):
        seen = list(in_time((foretold(plan, number) for plan in plans), until))
        if number and len(seen) < len(totals):
            break
        totals = [total + value for total, value in zip(totals, seen, strict=False)]
    best = max(range(len(totals)), key=lambda index: totals[index])
    return plans[best]


def in_time(values: Iterable[T], until: float) -> Iterator[T]:
    """As many values as there is time for, and at least one."""
    for value in values:
        yield value
        if perf_counter() > until:
            return


def foretold(plan: Plan, number: int) -> float:
    """What a plan leads to in one of many possible futures, thought of once."""
    known = plan.moment.futures
    if number not in known:
        known[number] = future(plan, number)
    return known[number]


def future(plan: Plan, number: int) -> float:
    """What a plan leads to, in one of many possible futures."""
    seed = 31 * plan.moment.state.turn + 101 * number + 5
    lot = Lot(seed)  # what is rolled does not depend on what is dealt
    state = plan.moment.state
    over = plan.moment.turn_over
    after = settled(state, lot) if over else ended(dealt(state, Lot(seed + 1)), lot)
    return worth(after, plan.moment.fearless)

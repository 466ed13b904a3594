"""Thinking through a turn: what can be done in it, in which order, and what it leads to."""

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from time import perf_counter
from typing import Any, NamedTuple

from dedale.core.game import Step
from dedale.core.lot import Lot
from dedale.core.thoughts import Thoughts
from dedale.games.legends.actions import EndTurn, LegendsAction, Play, TakeFairy, TakeItem
from dedale.games.legends.bots.chance import dealt
from dedale.games.legends.bots.offers import ALL, sensible, unthinking
from dedale.games.legends.bots.worth import LOST, WON, promise, worth
from dedale.games.legends.events import LavaCooled
from dedale.games.legends.rules.play import decision, done
from dedale.games.legends.state import Stage, State
from dedale.games.legends.tasks import Peeking

Key = tuple[Any, ...]
MOST_MOMENTS = 30_000
CARD_PLACES = frozenset({"fire", "crystals", "darkness"})
"""Chapters with places where cards are paid."""
DEEPER = 3.0  # what one more action in a plan adds to its promise
END = EndTurn()


def key_of(state: State) -> Key:
    """What tells tables apart within a turn; the order of cards that lie openly does not."""
    piles = state.piles[state.active]
    return (
        state.turn,
        state.stage,
        state.acting,
        state.boards,
        tuple(sorted(piles.hand)),
        piles.deck,
        len(piles.played),
        frozenset(piles.played),
        state.passage,
        state.spots,
        state.scene,
        state.todo,
        state.traps,
        state.threats,
        state.cave_in,
        state.deck,
        state.market,
        state.fair,
        frozenset(state.visited),
        state.extra,
        state.skipped,
        state.fell,
        state.active,
        state.swaps,
        state.refusing,
        state.items,
        state.reserve,
    )


def seed_of(state: State) -> int:
    """The seed of imagined chance in a turn, the same for each action in any order."""
    return 1000 * state.turn + len(state.deck)


class MidTurn:
    """A table within a turn, and where it can lead."""

    __slots__ = (
        "fearless",
        "futures",
        "gambles",
        "key",
        "leads",
        "may_end",
        "promise",
        "state",
        "turn_over",
        "worth",
    )

    def __init__(self, state: State, turn: int, fearless: bool = False) -> None:
        self.state = state
        self.fearless = fearless
        self.worth = worth(state, fearless)
        self.turn_over = state.turn != turn or state.stage is not Stage.ACTION
        self.may_end = not state.todo and not self.turn_over and not is_mad(state)
        self.promise = self.worth if self.turn_over else self.worth + promise(state)
        self.leads: dict[tuple[str, ...], list[Lead]] = {}
        self.key: Key = ()
        self.futures: dict[int, float] = {}
        self.gambles: dict[tuple[LegendsAction, int, int], float] = {}


def is_mad(state: State) -> bool:
    """LG-CH4-25: whether madness in the hand must be played before the turn can end."""
    madness = state.box.madness
    return any(card in madness for card in state.piles[state.active].hand)


def harmless(step: Step[State], action: LegendsAction) -> bool:
    """Whether what comes up hardly matters: what a market shows next, a side of lava."""
    if isinstance(action, TakeItem | TakeFairy):
        return True
    return any(isinstance(event, LavaCooled) for event in step.events)


class Lead(NamedTuple):
    """What can be done, and the moment after it."""

    actions: tuple[LegendsAction, ...]  # one, and what follows by itself
    moment: MidTurn
    chance: bool  # something came up that nobody could know

    @property
    def draws(self) -> bool:
        """Whether it is a card that draws others: it is played before all else."""
        return self.chance and isinstance(self.actions[0], Play)


class Plan(NamedTuple):
    """A way to play on, and what it is worth."""

    actions: tuple[LegendsAction, ...]  # up to the end of the turn, or to where chance decides
    worth: float
    moment: MidTurn
    sure: bool = True


class TurnSearch:
    """What was found in a turn so far, and what is still to be looked at."""

    def __init__(self, inline: bool) -> None:
        self.inline = inline  # whether chance is followed like everything else
        self.plans: dict[Key, Plan] = {}
        self.gambles: dict[tuple[Key, LegendsAction], Plan] = {}
        self.won: Plan | None = None
        self.heap: list[Any] = []
        self.count = 0
        self._seen: set[tuple[Key, tuple[str, ...]]] = set()

    def wait(
        self,
        moment: MidTurn,
        path: tuple[LegendsAction, ...],
        kept: tuple[str, ...],
        least: float = LOST,
    ) -> None:
        """A moment will be looked at once, the sooner the more it promises."""
        mark = (moment.key, kept)
        if mark in self._seen:
            return
        self._seen.add(mark)
        self.count += 1
        promise = max(moment.promise, least) + DEEPER * len(path)
        heappush(self.heap, (-promise, self.count, moment, path, kept))

    def follow(
        self, lead: Lead, start: MidTurn, path: tuple[LegendsAction, ...], kept: tuple[str, ...]
    ) -> None:
        """An action leads to the end of the turn, to a gamble, or on."""
        actions, after, chance = lead
        longer = (*path, *actions)
        if after.turn_over:
            plan = Plan(longer, after.worth, after)
            if after.worth >= WON:
                self.won = plan
            elif after.worth > LOST:
                self.plans.setdefault(after.key, plan)
        elif chance and not self.inline:
            self.gambles[start.key, actions[0]] = Plan(longer, after.promise, start, False)
        elif after.state.todo:  # what an action brings may come when its questions are answered
            self.wait(after, longer, kept, start.promise)
        else:
            self.wait(after, longer, kept)


class Thought:
    """What a player thinks of an imagined table. Nothing in it depends on when it was thought."""

    def __init__(self, state: State, until: float = float("inf"), fearless: bool = False) -> None:
        self.seed = seed_of(state)
        self.fearless = fearless
        self.turn = state.turn
        self.until = until
        self.moments = recent(state, fearless)
        self.root = self.moment(state)

    def moment(self, state: State) -> MidTurn:
        """The moment of a table, which is thought of once."""
        key = key_of(state)
        found = self.moments.get(key)
        if found is None:
            found = self.moments[key] = MidTurn(state, self.turn, self.fearless)
            found.key = key
        return found

    def leads(self, moment: MidTurn, kept: tuple[str, ...]) -> list[Lead]:
        """What can be tried in a moment."""
        found = moment.leads.get(kept)
        if found is None:
            state, found = moment.state, []
            for action in sensible(state, kept):
                step = done(state, action, Lot(self.seed))
                chance = step.reveals and not harmless(step, action)
                after, more = (step.state, ()) if chance else self.forced(step.state, kept)
                found.append(Lead((action, *more), self.moment(after), chance))
            moment.leads[kept] = found
        return found

    def forced(
        self, state: State, kept: tuple[str, ...]
    ) -> tuple[State, tuple[LegendsAction, ...]]:
        """The table after all cards that are played without thinking, and those plays."""
        plays: tuple[LegendsAction, ...] = ()
        while state.turn == self.turn and state.stage is Stage.ACTION:
            play = unthinking(state, kept)
            if play is None:
                break
            state, plays = done(state, play, Lot(self.seed)).state, (*plays, play)
        return state, plays

    def explore(
        self, start: MidTurn, budget: int, keeping: Iterable[tuple[str, ...]], inline: bool = False
    ) -> tuple[list[Plan], list[Plan]]:
        """The ends of turns that were found, and the gambles; the best of each first."""
        found = TurnSearch(inline)
        for kept in keeping:
            found.wait(start, (), kept)
        while found.heap and found.count < budget:
            _, _, moment, path, kept = heappop(found.heap)
            if moment.may_end and moment.key not in found.plans:
                found.plans[moment.key] = Plan(path, moment.worth, moment)
            for lead in self.leads(moment, kept):
                found.follow(lead, moment, path, kept)
            if found.won is not None:
                return [found.won], []
            if perf_counter() > self.until:
                break
        return ranked(found.plans.values()), ranked(found.gambles.values())

    def gamble(self, plan: Plan, samples: int, budget: int) -> Plan:
        """The worth of a plan that ends where chance decides."""
        known, asking = plan.moment.gambles, (plan.actions[-1], samples, budget)
        if asking not in known:
            known[asking] = self.weighed(plan, samples, budget)
        return Plan(plan.actions, known[asking], plan.moment, False)

    def weighed(self, plan: Plan, samples: int, budget: int) -> float:
        """What comes of a gamble on average."""
        state, total = plan.moment.state, 0.0
        for number in range(samples):
            lot = Lot(self.seed + 7919 * (number + 1))
            table = dealt(state, lot)
            after = done(table, plan.actions[-1], lot).state
            total += self.best_worth(after, budget)
        return total / samples

    def best_worth(self, state: State, budget: int) -> float:
        """The best that can be made of a table in this turn."""
        start = MidTurn(state, self.turn, self.fearless)
        if start.turn_over:
            return start.worth
        start.key = key_of(state)
        plans, _ = self.explore(start, budget, [()], inline=True)
        return plans[0].worth if plans else start.worth


RECENT: Thoughts[Key, dict[Key, MidTurn]] = Thoughts()
"""What was thought of before in the latest turn; it saves time, and changes no answer."""


def recent(state: State, fearless: bool) -> dict[Key, MidTurn]:
    """The moments of this turn that were thought of already."""
    others = tuple(piles for seat, piles in enumerate(state.piles) if seat != state.active)
    turn = (fearless, state.options.pack, state.chapter, state.turn, state.deck, others)
    if turn not in RECENT or len(RECENT[turn]) > MOST_MOMENTS:
        RECENT.clear()
        RECENT[turn] = {}
    return RECENT[turn]


def ranked(plans: Iterable[Plan]) -> list[Plan]:
    """The best first; of equal ones the shortest."""
    return sorted(plans, key=lambda plan: (-plan.worth, len(plan.actions)))


def asked(state: State) -> Any:
    """The seat that is asked."""
    found = decision(state)
    assert found is not None
    return found.seats[0]


def keepings(state: State, lazy: bool) -> list[tuple[str, ...]]:
    """Which cards are kept for later: none; one, where cards can be paid; or all of them."""
    found: list[tuple[str, ...]] = [()]
    if lazy:
        if state.chapter in CARD_PLACES and not state.todo:
            found += [(card,) for card in dict.fromkeys(state.piles[state.active].hand)]
        found.append(ALL)
    return found


def ended(state: State, lot: Lot) -> State:
    """The table when the turn is over, as chance would have it, before the next one acts."""
    if not state.todo:
        state = done(state, END, lot).state
    return settled(state, lot)


def settled(state: State, lot: Lot) -> State:
    """All questions between two turns are answered by what looks best at first sight."""
    for _ in range(40):
        if not state.todo or state.stage in (Stage.OVER, Stage.BETWEEN):
            break
        state = best_answer(state, sensible(state), lot)
    return state


def best_answer(state: State, offers: Sequence[LegendsAction], lot: Lot) -> State:
    """The table after the answer that looks best at first sight."""
    if len(offers) == 1 or isinstance(state.todo[-1], Peeking):
        return done(state, offers[0], lot).state
    tables = [done(state, offer, Lot(1)).state for offer in offers]
    return max(tables, key=worth)

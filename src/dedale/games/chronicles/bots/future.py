"""How it may go on: dice, Events, the turn of the next one; and answers that chance decides."""

from collections.abc import Sequence
from time import perf_counter

from dedale.core.lot import Lot
from dedale.core.records import Seat
from dedale.games.chronicles.actions import ChroniclesAction, Heed, Hush, Pass, Use
from dedale.games.chronicles.bots.chance import begun, dealt, done, rested
from dedale.games.chronicles.bots.habits import offering
from dedale.games.chronicles.bots.thought import Plan, Thought, asked
from dedale.games.chronicles.bots.worth import worth
from dedale.games.chronicles.rules.play import offered
from dedale.games.chronicles.state import Stage, State
from dedale.games.chronicles.tasks import Choosing, Looting, Rerolling, Soothing
from dedale.games.chronicles.view import view

QUICK, FEW = 14, 3  # tables and Shifts that are thought of in an imagined turn
PATIENCE = 30  # questions between two turns
TRIED = 8  # answers to one of them
TASTE = 0.3  # how much the first sight still counts after thinking further


def answer(
    state: State, seat: Seat, offers: Sequence[ChroniclesAction], samples: int
) -> ChroniclesAction:
    """The answer after which things look best on average."""
    found = [offer for offer in offers if not isinstance(offer, Hush | Heed)]
    worths = [expected(state, seat, offer, samples) for offer in found]
    return found[worths.index(max(worths))]


def expected(state: State, seat: Seat, offer: ChroniclesAction, samples: int) -> float:
    """What an answer leads to on average."""
    total = 0.0
    for number in range(samples):
        lot = Lot(977 * state.turn + 31 * number)
        after = settled(done(dealt(state, lot), seat, offer, lot), lot)
        total += worth(after)
    return total / samples


def settled(state: State, lot: Lot) -> State:
    """The questions before the next action phase are answered by what looks best at first sight."""
    for _ in range(PATIENCE):
        if not state.todo or state.stage in (Stage.END, Stage.OVER, Stage.SETUP):
            break
        seat = asked(state)
        state = done(state, seat, first_sight(state, seat), lot)
    return state


def first_sight(state: State, seat: Seat) -> ChroniclesAction:
    """An answer without much thinking."""
    offers = [offer for offer in offered(state, seat) if not isinstance(offer, Hush | Heed)]
    match state.todo[-1]:
        case Rerolling():
            return Pass()
        case Looting():
            return next((offer for offer in offers if isinstance(offer, Use)), offers[0])
        case Soothing():
            return offering(view(state, seat), offers)
        case Choosing():
            worths = [worth(done(state, seat, offer, Lot(1))) for offer in offers[:TRIED]]
            return offers[worths.index(max(worths))]
    return offers[0]


def foreseen(
    state: State, plans: Sequence[Plan], most: int, futures: int, until: float
) -> list[Plan]:
    """The same plans in the order in which things go on after them, as far as there is time."""
    tried = list(plans[:most])
    totals = [0.0] * len(tried)
    count = 0
    for number in range(futures):
        if count and perf_counter() > until:
            break
        for index, plan in enumerate(tried):
            totals[index] += future(state, plan, number)
        count += 1
    marks = [total / count + TASTE * plan.worth for total, plan in zip(totals, tried, strict=True)]
    order = sorted(range(len(tried)), key=lambda index: -marks[index])
    return [*(tried[index] for index in order), *plans[most:]]


def future(state: State, plan: Plan, number: int) -> float:
    """What a plan leads to, in one of many possible futures."""
    lot = Lot(31 * state.turn + 101 * number + 5)
    turn = state.turn
    state = settled(played(dealt(state, lot), plan, lot), lot)
    if state.stage is Stage.ACTION and state.turn == turn:
        state = settled(begun(rested(state), lot), lot)
    if state.stage is Stage.ACTION:
        state = quick_turn(state)
    return worth(state)


def played(state: State, plan: Plan, lot: Lot) -> State:
    """A plan is carried out as far as its turn goes, and as things come as they were planned."""
    turn = state.turn
    for action in plan.actions:
        if state.stage is not Stage.ACTION or state.turn != turn:
            break
        if action not in offered(state, asked(state)):
            break
        state = done(state, asked(state), action, lot)
    return state


def quick_turn(state: State) -> State:
    """A turn that is only imagined."""
    plan = Thought(state, FEW).best(QUICK)[0]
    turn = state.turn
    lot = Lot(state.turn)
    state = settled(played(state, plan, lot), lot)
    if state.stage is Stage.ACTION and state.turn == turn and not state.todo:
        return rested(state)
    return state

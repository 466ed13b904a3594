"""Parley: a tiny game for the contract suite, of a shape unlike any game in the catalogue.

Each round every seat bids in secret, all at once (private choices). The highest bidder leads, a
die gives the prize (chance), and the leader keeps it or gives it away (a follow-up decision).
Whoever holds a veto may step in before (an interrupt), and then the prize is lost.
As a campaign (`games`), what was won goes into a purse, which the next game begins with.
"""

from collections.abc import Sequence
from enum import StrEnum

from msgspec.structs import replace

from dedale.core.campaign import Campaign
from dedale.core.errors import BadOption, require
from dedale.core.game import Decision, Game, Outcome, Step
from dedale.core.options import check_seats
from dedale.core.records import Action, Event, Record, Seat, with_item
from dedale.core.rng import Rng
from dedale.core.silence import least_of
from dedale.core.study import GamePart, Study

SEATS = range(2, 4)


class Bid(Action, frozen=True):
    amount: int


class Keep(Action, frozen=True):
    pass


class Give(Action, frozen=True):
    seat: Seat


class Veto(Action, frozen=True):
    pass


ParleyAction = Bid | Keep | Give | Veto


class BidMade(Event, frozen=True):
    seat: Seat


class BidNoted(Event, frozen=True):
    amount: int


class Revealed(Event, frozen=True):
    seat: Seat
    amount: int


class Rolled(Event, frozen=True):
    seat: Seat
    prize: int


class Taken(Event, frozen=True):
    seat: Seat
    prize: int


class Vetoed(Event, frozen=True):
    seat: Seat


ParleyEvent = BidMade | BidNoted | Revealed | Rolled | Taken | Vetoed


class Ask(StrEnum):
    BID = "bid"
    SHARE = "share"


class Reason(StrEnum):
    ROUNDS = "rounds"


class Options(Record, frozen=True):
    rounds: int = 2
    games: int = 0  # that follow this one
    purse: int = 0  # what was won in those before


class State(Record, frozen=True):
    rounds_left: int
    points: tuple[int, ...]
    bids: tuple[int | None, ...]  # secret until all are made
    vetoes: tuple[bool, ...]
    leader: Seat | None = None
    prize: int = 0
    options: Options = Options()

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(number) for number in range(len(self.points)))


class View(Record, frozen=True):
    rounds_left: int
    points: tuple[int, ...]
    has_bid: tuple[bool, ...]
    own_bid: int | None
    vetoes: tuple[bool, ...]
    leader: Seat | None
    prize: int


def setup(options: Options, seats: int, rng: Rng) -> Step[State]:
    check_seats(seats, SEATS)
    if options.rounds not in range(1, 6):
        raise BadOption("py-set-1", field="rounds", value=options.rounds)
    laid = State(options.rounds, (0,) * seats, (None,) * seats, (True,) * seats, options=options)
    return Step(laid, ())


def decision(state: State) -> Decision | None:
    if not state.rounds_left:
        return None
    if state.leader is None:
        return Decision(Ask.BID, tuple(s for s in state.seats if state.bids[s] is None))
    holders = tuple(s for s in state.seats if state.vetoes[s] and s != state.leader)
    return Decision(Ask.SHARE, (state.leader,), may=holders)


def legal(state: State, seat: Seat) -> tuple[ParleyAction, ...]:
    asked = decision(state)
    if asked is None:
        return ()
    if seat in asked.may:
        return (Veto(),)
    if seat not in asked.seats:
        return ()
    if asked.ask == Ask.BID:
        return tuple(Bid(amount) for amount in range(3))
    return (Keep(), *(Give(other) for other in state.seats if other != seat))


def apply(state: State, seat: Seat, action: ParleyAction, rng: Rng) -> Step[State]:
    asked = decision(state)
    require(asked is not None, "PY-END-1")
    assert asked is not None
    require(seat in (*asked.seats, *asked.may), "PY-TURN-1")
    require(action in legal(state, seat), "PY-TURN-2")
    match action:
        case Bid(amount):
            return bid(state, seat, amount, rng)
        case Keep():
            return take(state, seat)
        case Give(other):
            return take(state, other)
        case Veto():
            barred = replace(state, vetoes=with_item(state.vetoes, seat, False))
            return Step(next_round(barred), (Vetoed(seat=seat),))


def bid(state: State, seat: Seat, amount: int, rng: Rng) -> Step[State]:
    after = replace(state, bids=with_item(state.bids, seat, amount))
    events = (BidMade(seat=seat), BidNoted(amount=amount, to=(seat,)))
    if None in after.bids:
        return Step(after, events)
    leader = max(after.seats, key=lambda s: (after.bids[s] or 0, -s))
    shown = tuple(Revealed(seat=s, amount=after.bids[s] or 0) for s in after.seats)
    prize = 1 + rng.below(3)
    told = (*events, *shown, Rolled(seat=leader, prize=prize))
    return Step(replace(after, leader=leader, prize=prize), told, reveals=True)


def take(state: State, seat: Seat) -> Step[State]:
    points = with_item(state.points, seat, state.points[seat] + state.prize)
    return Step(next_round(replace(state, points=points)), (Taken(seat=seat, prize=state.prize),))


def next_round(state: State) -> State:
    blank = (None,) * len(state.seats)
    return replace(state, rounds_left=state.rounds_left - 1, bids=blank, leader=None, prize=0)


def view(state: State, seat: Seat | None) -> View:
    return View(
        rounds_left=state.rounds_left,
        points=state.points,
        has_bid=tuple(made is not None for made in state.bids),
        own_bid=None if seat is None else state.bids[seat],
        vetoes=state.vetoes,
        leader=state.leader,
        prize=state.prize,
    )


def outcome(state: State) -> Outcome | None:
    if state.rounds_left:
        return None
    best = max(state.points)
    winners = tuple(seat for seat in state.seats if state.points[seat] == best)
    return Outcome(winners=winners, reason=Reason.ROUNDS)


def sequel(state: State) -> Options | None:
    options = state.options
    if state.rounds_left or not options.games:
        return None
    return replace(options, games=options.games - 1, purse=options.purse + sum(state.points))


def beginnings(ended: Sequence[State]) -> dict[str, dict[str, int]]:
    ways = {"poor": {"purse": 0}}
    return {**ways, "rich": {"purse": 9}} if ended else ways


def unanswered(state: State, seat: Seat) -> ParleyAction | None:
    asked = decision(state)
    return least_of(legal(state, seat), ()) if asked and seat in asked.seats else None


PURSES: Study[Options, State] = Study(
    measured=lambda state: {"purse": state.options.purse + sum(state.points)},
    part=lambda state: f"evening-{state.options.games}",
    is_won=lambda state: state.options.purse + sum(state.points) > 0,
    parts=lambda options, _seats: iter([GamePart("rule", "purse", replace(options, purse=0))]),
)


parley: Game[Options, State, ParleyAction, View] = Game(
    id="parley",
    version=1,
    home=__name__,
    seats=SEATS,
    options=Options,
    state=State,
    actions=ParleyAction,
    events=ParleyEvent,
    views=View,
    asks=Ask,
    reasons=Reason,
    setup=setup,
    decision=decision,
    legal=legal,
    apply=apply,
    view=view,
    outcome=outcome,
    unanswered=unanswered,
    campaign=Campaign(
        sequel=sequel,
        anew=lambda _options: ("rounds",),
        beginnings=beginnings,
        alone=False,
    ),
    study=lambda: PURSES,
)

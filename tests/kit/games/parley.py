"""What the suites must know of parley."""

from msgspec.structs import replace

from dedale.core.records import Seat
from dedale.core.rng import Rng
from tests.kit.parley import State


def shuffle_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """Bids that are made, but not yet shown, could be any."""
    bids = [
        bid if bid is None or owner == seat else rng.below(3)
        for owner, bid in zip(state.seats, state.bids, strict=True)
    ]
    return state if state.leader is not None else replace(state, bids=tuple(bids))

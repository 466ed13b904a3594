"""Chance at imagined tables: quick lots, and an order for everything that is hidden."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from dedale.core.records import Seat
from dedale.games.legends.state import DarkScene, Hands, MoonScene, Piles, State
from dedale.games.legends.tasks import promised

T = TypeVar("T")

MASK = 2**64 - 1
FACTOR, SUMMAND = 6364136223846793005, 1442695040888963407


class Lot:
    """A quick generator; imagined tables need no better one."""

    def __init__(self, seed: int) -> None:
        self._state = (seed * 0x9E3779B97F4A7C15 + SUMMAND) & MASK
        self.below(2)
        self.below(2)

    def below(self, bound: int) -> int:
        """A whole number from 0 up to, but not including, `bound`."""
        self._state = (self._state * FACTOR + SUMMAND) & MASK
        return (self._state >> 33) % bound

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def dealt(state: State, lot: Lot, seat: Seat | None = None) -> State:
    """The same table with another order of all that is hidden, as the given seat sees it."""
    last = max(len(state.deck) - state.sunk, state.known)
    middle = lot.shuffle(sorted(state.deck[state.known : last]))
    hidden = state.options.hands is Hands.HIDDEN and seat is not None
    card = promised(state.todo)
    shuffled = replace(
        state,
        deck=(*state.deck[: state.known], *middle, *state.deck[last:]),
        piles=tuple(
            dealt_piles(
                piles, lot, hidden and owner != seat, card if owner == state.active else None
            )
            for owner, piles in enumerate(state.piles)
        ),
        items=lot.shuffle(sorted(state.items)),
        reserve=lot.shuffle(sorted(state.reserve)),
    )
    match state.scene:
        case MoonScene():
            return with_storms(shuffled, state.scene, lot)
        case DarkScene(asleep=asleep):
            return replace(shuffled, scene=replace(state.scene, asleep=lot.shuffle(sorted(asleep))))
    return shuffled


def dealt_piles(piles: Piles, lot: Lot, hidden: bool, card: str | None) -> Piles:
    """The cards of a seat in another order; a hidden hand is guessed, but for a named card."""
    top, rest = piles.deck[: piles.known], piles.deck[piles.known :]
    if not hidden:
        return replace(piles, deck=(*top, *lot.shuffle(sorted(rest))))
    unseen = sorted((*rest, *piles.hand))
    if card is not None:
        unseen.remove(card)
    cards = (*([card] if card else ()), *lot.shuffle(unseen))
    size = len(piles.hand)
    return replace(piles, hand=cards[:size], deck=(*top, *cards[size:]))


def with_storms(state: State, scene: MoonScene, lot: Lot) -> State:
    """LG-SEE-3: each storm token that lies face down is one of those that are left."""
    lying = [spot.storm for spot in state.spots if spot.storm]
    known = {*state.box.storms}
    unseen = [storm for storm in (*scene.storms, *scene.brewing, *lying) if storm in known]
    tokens = list(lot.shuffle(sorted(unseen)))
    spots = tuple(replace(spot, storm=tokens.pop()) if spot.storm else spot for spot in state.spots)
    brewing = tuple(tokens.pop() for _ in scene.brewing)
    return replace(state, spots=spots, scene=replace(scene, storms=tuple(tokens), brewing=brewing))

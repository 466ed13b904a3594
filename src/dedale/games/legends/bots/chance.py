"""Chance at imagined tables: an order for everything that is hidden."""

from msgspec.structs import replace

from dedale.core.lot import Lot
from dedale.core.records import Seat
from dedale.games.legends.state import DarkScene, Hands, MoonScene, Piles, State
from dedale.games.legends.tasks import promised


def dealt(state: State, lot: Lot, seat: Seat | None = None) -> State:
    """The same table, with everything that is hidden from a seat in another order."""
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

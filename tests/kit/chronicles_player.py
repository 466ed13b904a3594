"""Chronicles: a player who finds the way to Portals, for long and golden games."""

from collections.abc import Sequence

from dedale.core.records import Seat
from dedale.core.rng import Rng
from dedale.games.chronicles.actions import (
    Buy,
    ChroniclesAction,
    Done,
    End,
    Hammer,
    Heed,
    Hush,
    Offer,
    Pass,
    Pause,
    Save,
    SetOut,
    Stop,
    Use,
)
from dedale.games.chronicles.rules import play
from dedale.games.chronicles.sheet import Scenario
from dedale.games.chronicles.state import State
from dedale.games.chronicles.words import POSTS
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from tests.kit.chance import any_chance


def sensible(state: State) -> ChroniclesAction:
    """What a player who wants Items and Rituals does: one Shift is tried before a Move."""
    asked = play.decision(state)
    assert asked is not None
    seat = asked.seats[0]
    offers = play.legal(state, seat)
    good = [offer for offer in offers if isinstance(offer, Offer | Hammer) or is_good(state, offer)]
    if good:
        return good[-1]
    if not state.todo and not state.moved:
        for shift in offers:
            if isinstance(shift, Insert) and opens(state, seat, shift):
                return shift
    quiet = [offer for offer in offers if isinstance(offer, End | Stop | Pass | Done)]
    return quiet[0] if quiet else offers[0]


def is_good(state: State, offer: ChroniclesAction) -> bool:
    """Whether somebody would take it at once; whoever plays alone saves after each game."""
    match offer:
        case Walk(cell):
            return worth(state, cell)
        case Buy(card):
            return card not in state.sheet.scrolls
        case Use("snare"):
            return state.piece.cell in POSTS and state.piece.cell not in state.snares
        case Use(card):
            return card.startswith("folk-") or (card in ("haste", "scroll-turn") and state.moved)
        case Save():
            return len(state.pieces) == 1
        case SetOut(scenario):
            return scenario is Scenario.FINAL
    return False


def opens(state: State, seat: Seat, shift: Insert) -> bool:
    """Whether a Shift leads to a Move that is worth it."""
    after = play.apply(state, seat, shift, any_chance()).state
    return any(
        isinstance(offer, Walk) and worth(after, offer.cell) for offer in after_offers(after)
    )


def after_offers(state: State) -> tuple[ChroniclesAction, ...]:
    """What the active seat may do."""
    return play.legal(state, state.piece.seat)


def worth(state: State, cell: Cell) -> bool:
    """Whether somebody would end a Move here: a Portal, or the Dragon that is to be soothed."""
    return cell == state.dragon or any(portal and portal.cell == cell for portal in state.portals)


def lean(offers: Sequence[ChroniclesAction], rng: Rng) -> Sequence[ChroniclesAction]:
    """What moves a game on: cards before turns end, and Moves that lead somewhere."""
    nuisance = End | Hush | Heed | Pause
    kinds: dict[type, list[ChroniclesAction]] = {}
    for offer in offers:
        kinds.setdefault(type(offer), []).append(offer)
    bold = [kind for kind in kinds if not issubclass(kind, nuisance)]
    if not bold or not rng.below(6):
        return offers
    return kinds[rng.choice(bold)]

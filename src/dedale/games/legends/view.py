"""What each seat may know of legends (LG-SEE)."""

from msgspec.structs import replace

from dedale.core.records import Record, Seat
from dedale.games.legends.content import ChapterId
from dedale.games.legends.effects import Token
from dedale.games.legends.state import (
    AnyScene,
    Board,
    DarkScene,
    Hands,
    Journal,
    Lava,
    MagmaScene,
    MoonScene,
    Options,
    Piles,
    PlayedCard,
    Prowler,
    Spot,
    Stage,
    State,
)
from dedale.games.legends.tasks import AnyTask


class Cards(Record, frozen=True):
    """The cards of a seat, as another one sees them."""

    count: int  # in the hand
    hand: tuple[str, ...] | None  # None where it is hidden (LG-SEE-2)
    played: tuple[PlayedCard, ...]
    discard: tuple[str, ...]
    size: int  # of the deck
    top: tuple[str, ...]  # of the deck, as far as it is known (LG-SEE-5)
    unseen: tuple[str, ...]  # the rest of the deck, and a hidden hand, in no order (LG-SEE-4)


class View(Record, frozen=True):
    """The table as a seat sees it (LG-SEE-1)."""

    options: Options
    chapter: ChapterId
    stage: Stage
    boards: tuple[Board, ...]  # by hero
    cards: tuple[Cards, ...]  # by seat
    first: Seat
    active: Seat
    acting: int  # the hero who acts
    scene: AnyScene  # what is secret in it lies in no order
    todo: tuple[AnyTask, ...]
    passage: tuple[Prowler | None, ...]
    spots: tuple[Spot, ...]  # a storm token shows its back
    traps: tuple[int, int]
    threats: tuple[Token | None, ...]
    cave_in: int | None
    size: int  # of the game deck
    top: tuple[str, ...]  # of the game deck, as far as it is known (LG-SEE-6)
    bottom: tuple[str, ...]
    unseen: tuple[str, ...]  # the rest of the game deck, in no order (LG-SEE-4)
    gone: tuple[str, ...]
    items: tuple[str, ...]  # the item deck, in no order
    market: tuple[str, ...]
    reserve: tuple[str, ...]  # fairies, in no order
    fair: tuple[str, ...]
    spent: tuple[str, ...]
    journal: Journal | None
    turn: int
    visited: tuple[str, ...]
    deeds: int
    swaps: int
    fell: bool
    extra: int
    skipped: bool
    revealed: int
    agreeing: tuple[Seat, ...]
    refusing: tuple[Seat, ...]
    switched: bool
    reason: str | None


BACK = "storm"
"""What is seen of a storm token that lies face down."""

OPEN = (
    "options",
    "chapter",
    "stage",
    "boards",
    "first",
    "active",
    "acting",
    "todo",
    "passage",
    "traps",
    "threats",
    "cave_in",
    "gone",
    "market",
    "fair",
    "spent",
    "journal",
    "turn",
    "visited",
    "deeds",
    "swaps",
    "fell",
    "extra",
    "skipped",
    "revealed",
    "agreeing",
    "refusing",
    "switched",
    "reason",
)
"""LG-SEE-1: the fields of a state that lie open to all, and are copied as they are."""


def view(state: State, seat: Seat | None) -> View:
    """Copy over, field by field, what may be known (LG-SEE-1 to LG-SEE-6)."""
    last = max(len(state.deck) - state.sunk, state.known)
    return View(
        **{name: getattr(state, name) for name in OPEN},
        cards=tuple(cards_of(state, other, seat) for other in state.seats),
        scene=scene_of(state),
        spots=tuple(replace(spot, storm=spot.storm and BACK) for spot in state.spots),
        size=len(state.deck),
        top=state.deck[: state.known],
        bottom=state.deck[last:],
        unseen=tuple(sorted(state.deck[state.known : last])),
        items=tuple(sorted(state.items)),
        reserve=tuple(sorted(state.reserve)),
    )


def sent(view: View) -> View:
    """A view without the pack: screens read what is in the box once, and not at every step."""
    return replace(view, options=replace(view.options, pack="")) if view.options.pack else view


def cards_of(state: State, owner: Seat, seat: Seat | None) -> Cards:
    """LG-SEE-2, LG-SEE-4, LG-SEE-5: what a seat sees of somebody's cards."""
    piles: Piles = state.piles[owner]
    hidden = state.options.hands is Hands.HIDDEN and owner != seat and state.stage is not Stage.OVER
    rest = piles.deck[piles.known :]
    return Cards(
        count=len(piles.hand),
        hand=None if hidden else piles.hand,
        played=piles.played,
        discard=piles.discard,
        size=len(piles.deck),
        top=piles.deck[: piles.known],
        unseen=tuple(sorted((*rest, *piles.hand) if hidden else rest)),
    )


def scene_of(state: State) -> AnyScene:
    """LG-SEE-3: storm tokens and sleeping bodies lie in no order, lava hot side up."""
    scene = state.scene
    if isinstance(scene, MoonScene):
        lying = [spot.storm for spot in state.spots if spot.storm]
        unseen = tuple(sorted((*scene.storms, *scene.brewing, *lying)))
        return replace(scene, storms=unseen, brewing=(BACK,) * len(scene.brewing))
    if isinstance(scene, DarkScene):
        return replace(scene, asleep=tuple(sorted(scene.asleep)))
    if isinstance(scene, MagmaScene):
        lava = tuple(Lava.HOT if token is Lava.HOT_ROUGH else token for token in scene.lava)
        return replace(scene, lava=lava)
    return scene

"""Legends: tables that tests lay, and what the suites must know of the game."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from dedale.core.game import Step
from dedale.core.records import Action, Event, Seat
from dedale.core.rng import Rng
from dedale.games.legends import legends
from dedale.games.legends.actions import (
    Attack,
    Decline,
    DiscardThree,
    EndTurn,
    LegendsAction,
    PutOutFire,
    UsePlace,
)
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.effects import AnyEffect, RevealNow
from dedale.games.legends.events import (
    Advanced,
    CartUnloaded,
    CastleEntered,
    Defeated,
    Entered,
    HeroTeleported,
    HeroWalked,
    Observed,
    Relocated,
    Returned,
    TrapSprung,
)
from dedale.games.legends.rules.passage import CELLS
from dedale.games.legends.rules.path import CASTLE
from dedale.games.legends.rules.play import apply, in_motion, run
from dedale.games.legends.state import (
    EMPTY,
    Board,
    CrystalScene,
    DarkScene,
    Difficulty,
    FireScene,
    Hands,
    Journal,
    KeptItem,
    Lava,
    MagmaScene,
    MoonScene,
    Options,
    Piles,
    PlayedCard,
    Pool,
    Prowler,
    Spot,
    Stage,
    State,
)
from dedale.games.legends.tasks import Do, Resolving, Routine, promised
from dedale.games.legends.view import View
from tests.kit import legends_invariants, legends_player
from tests.kit.chance import Rigged, any_chance
from tests.kit.variants import Named

VARIANTS = (
    {},
    *({"chapter": chapter} for chapter in ChapterId if chapter is not ChapterId.FIRE),
    Named("campaign", journal=Journal(), difficulty=Difficulty.EASY),
    Named(
        "campaign-hidden",
        journal=Journal(kept=(KeptItem("scout", "item-sling"), KeptItem("knight", "item-longbow"))),
        chapter=ChapterId.CRYSTALS,
        hands=Hands.HIDDEN,
    ),
)
SECRETIVE = tuple({"chapter": chapter, "hands": Hands.HIDDEN} for chapter in ChapterId)
WHIM = 60  # one of so many actions in golden games is taken at random: turns are long
HEROES = ("knight", "smith", "scout", "enchantress")
SCENES = {
    ChapterId.FIRE: FireScene(),
    ChapterId.MOONS: MoonScene(storms=tuple(BOX.storms)),
    ChapterId.CRYSTALS: CrystalScene(),
    ChapterId.MAGMA: MagmaScene(
        lava=(Lava.HOT, Lava.HOT, Lava.HOT_ROUGH, Lava.HOT_ROUGH, Lava.HOT_ROUGH, None),
        madness=tuple(BOX.madness),
    ),
    ChapterId.DARKNESS: DarkScene(asleep=tuple(BOX.bodies)),
}


class Play:
    """A game that a test plays: lay the table, play, look."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()  # of the latest action
        self.told: tuple[Event, ...] = ()  # of all actions
        self.course: tuple[State, ...] = ()  # the table after each event of the latest action
        self.reveals = False  # whether the latest action revealed something

    def play(self, *actions: LegendsAction, chance: Sequence[Any] | None = None):
        """Take actions, each by the seat that is asked; `chance` brings what the test says."""
        for action in actions:
            rng = any_chance() if chance is None else Rigged(*chance)
            asked = legends.decision(self.state)
            assert asked is not None, "the game is over"
            self._keep(apply(self.state, asked.seats[0], action, rng, followed=True))
        return self

    def reveal(self, card: str, chance: Sequence[Any] | None = None):
        """The active player turns up this game card, as at the end of a turn."""
        rng = any_chance() if chance is None else Rigged(*chance)
        turned_up = replace(self.state, stage=Stage.END, deck=(card, *self.state.deck))
        now = in_motion(turned_up, rng, followed=True)
        now.do(Resolving((RevealNow(),), now.acting), Do(Routine.FALLS))
        self._keep(run(now))
        return self

    def happen(self, *effects: AnyEffect, hero: int = 0, chance: Sequence[Any] | None = None):
        """Effects happen for a hero, whatever they are printed on."""
        rng = any_chance() if chance is None else Rigged(*chance)
        now = in_motion(self.state, rng, followed=True)
        now.do(Resolving(effects, hero))
        self._keep(run(now))
        return self

    def _keep(self, step: Step[State]) -> None:
        self.state, self.events, self.reveals, self.course = step
        self.told += self.events

    def when(self, kind: type[Event]) -> State:
        """The table as the latest action told its first event of a kind."""
        followed = zip(self.events, self.course, strict=True)
        return next(table for event, table in followed if isinstance(event, kind))

    def offers(self, kind: type[Action] = Action) -> list[LegendsAction]:
        """What the seat that is asked is offered, of one kind or of all."""
        asked = legends.decision(self.state)
        found = legends.legal(self.state, asked.seats[0]) if asked else ()
        return [action for action in found if isinstance(action, kind)]

    @property
    def asked(self) -> tuple[str, Seat] | None:
        """What is asked, and whom."""
        asked = legends.decision(self.state)
        return (asked.ask, asked.seats[0]) if asked else None

    @property
    def view(self) -> View:
        """What everybody sees."""
        return legends.view(self.state, None)

    @property
    def pool(self) -> Pool:
        """The icons of the hero who acts."""
        return self.state.board.pool

    def hero(self, name: str) -> Board:
        """The board of a hero."""
        return next(board for board in self.state.boards if board.hero == name)

    def at(self, cell: int) -> Prowler | None:
        """What lies on a cell of the passage."""
        return self.state.passage[cell - 1]

    def place(self, name: str) -> Spot:
        """A place, wherever it lies."""
        return next(spot for spot in self.state.spots if spot.place == name)

    def hand(self, seat: int = 0) -> tuple[str, ...]:
        """The hand of a seat."""
        return self.state.piles[seat].hand


def a_table(
    chapter: ChapterId = ChapterId.FIRE,
    heroes: Sequence[str] = ("knight", "smith"),
    *,
    solo: bool = False,
    at: Mapping[str, int] | None = None,  # hero cells; else 6, 5, 4, 3
    hand: Sequence[str] = (),  # of seat 0
    hands: Mapping[int, Sequence[str]] | None = None,  # of other seats
    deck: Sequence[str] | None = None,  # of seat 0, top card first; else what the hand leaves
    discard: Sequence[str] = (),  # of seat 0
    played: Sequence[tuple[str, int]] = (),  # of seat 0: card and option
    pool: Mapping[str, Any] | None = None,  # of the first hero
    boards: Mapping[str, Mapping[str, Any]] | None = None,  # other values of heroes
    passage: Mapping[int, str | Prowler] | None = None,
    places: Sequence[str] | None = None,  # by number; else in the order of the chapter's file
    spots: Mapping[str, Mapping[str, Any]] | None = None,  # what lies on places
    game_deck: Sequence[str] = ("tremor",) * 5,
    scene: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> Play:
    """A table in the action phase of the first hero, seat 0, with nothing on it but what is said.

    Fairies: the first ones of the box lie on the market, the rest in the reserve. Items likewise.
    """
    names = tuple(heroes)
    seats = 1 if solo else len(names)
    cells = {name: 6 - number for number, name in enumerate(names)} | dict(at or {})
    fairies = [f.id for f in BOX.fairies.values() if not f.hero for _ in range(f.copies)]
    items = [card.id for card in BOX.items.values() for _ in range(card.copies)]
    laid = list(places or BOX.chapters[chapter].places)
    everything = spots or {}
    state = State(
        options=Options(chapter=chapter, heroes=names, **(options or {})),
        chapter=chapter,
        stage=Stage.ACTION,
        boards=tuple(
            board(name, Seat(0 if solo else seat), cells[name], (boards or {}).get(name, {}))
            for seat, name in enumerate(names)
        ),
        piles=tuple(piles(names[seat], (hands or {}).get(seat, ())) for seat in range(seats)),
        first=Seat(0),
        active=Seat(0),
        acting=0,
        scene=replace(SCENES[chapter], **(scene or {})),
        passage=tuple(prowler((passage or {}).get(cell)) for cell in range(1, 7)),
        spots=tuple(Spot(name, **everything.get(name, {})) for name in laid),
        deck=tuple(game_deck),
        items=tuple(items[3:]),
        market=tuple(items[:3]),
        reserve=tuple(fairies[3:]),
        fair=tuple(fairies[:3]),
        turn=1,
    )
    own = (
        deck if deck is not None else rest_of(names[0], (*hand, *discard, *(c for c, _ in played)))
    )
    first = Piles(
        tuple(own), tuple(hand), tuple(PlayedCard(c, o, 0) for c, o in played), tuple(discard)
    )
    state = replace(state, piles=(first, *state.piles[1:]))
    if pool:
        filled = replace(state.boards[0], pool=replace(EMPTY, **pool))
        state = replace(state, boards=(filled, *state.boards[1:]))
    return Play(replace(state, **changes))


def board(name: str, seat: Seat, cell: int, values: Mapping[str, Any]) -> Board:
    """The board of a hero at the start of a chapter, with other values."""
    kind = BOX.heroes[name]
    laid = Board(
        hero=name,
        seat=seat,
        cell=cell,
        resistance=kind.resistance,
        usable=kind.usable,
        inactive=kind.dust - kind.usable,
    )
    if "usable" in values and "inactive" not in values:
        values = {**values, "inactive": kind.dust - values["usable"]}
    return replace(laid, **values)


def piles(name: str, hand: Sequence[str]) -> Piles:
    """The cards of a seat: this hand, and the rest of the base deck."""
    return Piles(rest_of(name, hand), tuple(hand))


def rest_of(name: str, taken: Iterable[str]) -> tuple[str, ...]:
    """The base deck without some cards."""
    cards = Counter(BOX.deck_of(name)) - Counter(taken)
    return tuple(cards.elements())


def prowler(card: str | Prowler | None) -> Prowler | None:
    """A card of the passage, as it enters."""
    return Prowler(card) if isinstance(card, str) else card


def gained(before: State, after: State) -> dict[str, Any]:
    """What the acting hero has gained: icons, dust, cards of its deck, resistance."""
    board, start = after.board, before.board
    found = {name: getattr(board.pool, name) for name in legends_invariants.ICONS}
    found["dust"] = board.usable - start.usable
    found["draw"] = len(before.piles[board.seat].deck) - len(after.piles[board.seat].deck)
    found["heal"] = board.resistance - start.resistance
    return {name: count for name, count in found.items() if count != getattr(EMPTY, name, 0)}


def shuffle_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """LG-SEE-3: everything that lies face down is dealt anew."""
    if state.stage is Stage.OVER:
        return state
    last = max(len(state.deck) - state.sunk, state.known)
    top, middle, bottom = (
        state.deck[: state.known],
        state.deck[state.known : last],
        state.deck[last:],
    )
    state = replace(
        state,
        deck=(*top, *rng.shuffle(middle), *bottom),
        items=rng.shuffle(state.items),
        reserve=rng.shuffle(state.reserve),
        piles=tuple(dealt_anew(state, Seat(number), seat, rng) for number in state.seats),
    )
    if isinstance(state.scene, DarkScene):
        scene = replace(state.scene, asleep=rng.shuffle(state.scene.asleep))
        return replace(state, scene=scene)
    if isinstance(state.scene, MagmaScene):
        return replace(state, scene=lava_anew(state.scene, rng))
    return storms_anew(state, rng) if isinstance(state.scene, MoonScene) else state


def secret_moments() -> tuple[State, ...]:
    """LG-CH4-23: a hero in madness may strike another one, whose hand may have a shield."""
    game = a_table(
        ChapterId.MAGMA,
        at={"knight": 6, "smith": 6},
        hand=["madness-rage"],
        hands={1: ["smith-hammer", "smith-plate"]},
        options={"hands": Hands.HIDDEN},
    )
    return (game.state,)


def lava_anew(scene: MagmaScene, rng: Rng) -> MagmaScene:
    """What hot lava will be when it is cool is dealt anew."""
    hot = [token for token in scene.lava if token in (Lava.HOT, Lava.HOT_ROUGH)]
    sides = iter(rng.shuffle(hot))
    return replace(
        scene, lava=tuple(next(sides) if token in hot else token for token in scene.lava)
    )


def dealt_anew(state: State, owner: Seat, seat: Seat | None, rng: Rng) -> Piles:
    """A deck in another order, and a hidden hand with other cards."""
    own = state.piles[owner]
    top, rest = own.deck[: own.known], own.deck[own.known :]
    if state.options.hands is Hands.OPEN or owner == seat:
        return replace(own, deck=(*top, *rng.shuffle(rest)))
    unseen, card = [*rest, *own.hand], promised(state.todo) if owner == state.active else None
    if card is not None:
        unseen.remove(card)
    cards = (*([card] if card else ()), *rng.shuffle(unseen))
    count = len(own.hand)
    return replace(own, hand=cards[:count], deck=(*top, *cards[count:]))


def storms_anew(state: State, rng: Rng) -> State:
    """Storm tokens that lie face down change places."""
    scene = state.scene
    assert isinstance(scene, MoonScene)
    lying = [spot.storm for spot in state.spots if spot.storm]
    tokens = list(rng.shuffle((*scene.storms, *scene.brewing, *lying)))
    spots = tuple(replace(spot, storm=tokens.pop()) if spot.storm else spot for spot in state.spots)
    brewing = tuple(tokens.pop() for _ in scene.brewing)
    return replace(state, spots=spots, scene=replace(scene, brewing=brewing, storms=tuple(tokens)))


def lean(offers: Sequence[LegendsAction], rng: Rng) -> Sequence[LegendsAction]:
    """What moves a chapter on: attacks and places, and seldom the end of a turn."""
    bold = [offer for offer in offers if isinstance(offer, Attack | UsePlace | PutOutFire)]
    rest = [offer for offer in offers if not isinstance(offer, EndTurn | DiscardThree | Decline)]
    if bold and rng.below(2):
        return bold
    return rest if rest and rng.below(20) else offers


def drawn(state: State) -> str:
    """The table in a few lines, for golden games."""
    lying = [(card and f"{card.card}-{card.damage}") or "." for card in state.passage]
    heroes = [f"{b.hero} {b.cell} ♥{b.resistance} ✦{b.usable}" for b in state.boards]
    return "\n".join(
        [
            " | ".join(lying),
            " | ".join(spot.place for spot in state.spots) or "no places yet",
            " | ".join(heroes) or "no heroes yet",
            f"{state.chapter} {state.stage}, turn {state.turn}, {len(state.deck)} cards",
        ]
    )


def at_random(state: State, seat: Seat, rng: Rng) -> LegendsAction:
    """Anything that is offered."""
    return rng.choice(legends.legal(state, seat))


def sensibly(state: State, seat: Seat, rng: Rng) -> LegendsAction:
    """Mostly what a defender does, so that some chapters are won."""
    return sensible(state) if rng.below(40) else at_random(state, seat, rng)


PLAYERS = (at_random, sensibly)


def anew(rng: Rng, seats: int) -> dict[str, Any]:
    """What is chosen for each chapter: how hard it is, and whether hands are open."""
    return {"difficulty": rng.choice(list(Difficulty)), "hands": rng.choice(list(Hands))}


check_invariants = legends_invariants.check_invariants
sensible = legends_player.sensible


def pieces(state: State) -> dict[Any, Any]:
    """Where the heroes are, and which card is on each cell of the passage, once all is laid."""
    if state.stage not in (Stage.ACTION, Stage.END):
        return {}
    heroes = {board.hero: board.cell for board in state.boards}
    return {**heroes, **{n: card and card.card for n, card in enumerate(state.passage, 1)}}


def put(event: Event, at: dict[Any, Any], before: State, after: State) -> dict[Any, Any]:
    """Where an event says that heroes and cards are now."""
    match event:
        case HeroWalked(hero=hero, cell=cell) | HeroTeleported(hero=hero, cell=cell):
            return {hero: cell}
        case Returned(hero=hero):
            return {hero: CASTLE}
        case Entered(card=card, cell=cell):
            return {cell: card}
        case TrapSprung(card=card, cell=cell) | Advanced(card=card, cell=cell):
            return {} if at[cell] == card else {come_from(card, cell, at): None, cell: card}
        case Relocated(card=card, cell=cell) if at[cell] != card:  # the two change places at once
            now = pieces(after)
            ways = (n for n in range(1, CELLS + 1) if at[n] == card and now[n] == at[cell])
            return {cell: card, next(ways): at[cell]}
    return dict.fromkeys(left(event, at))


def come_from(card: str, cell: int, at: dict[Any, Any]) -> int:
    """The cell that a card has left for one further right; it may skip one (LG-CH3-25)."""
    return next(start for start in (cell - 1, cell - 2) if at[start] == card)


def left(event: Event, at: dict[Any, Any]) -> tuple[int, ...]:
    """The cells whose cards leave the passage."""
    match event:
        case Defeated(card=card, cell=cell) | CartUnloaded(card=card, cell=cell):
            return (cell,) if at[cell] == card else ()
        case CastleEntered(card=card):  # the last cell may be skipped (LG-CH3-25)
            return (CELLS if at[CELLS] == card else CELLS - 1,)
        case Observed(card=card):
            return tuple(cell for cell in range(1, CELLS + 1) if at[cell] == card)
    return ()

"""Whole games of legends: tables laid as people lay them, and played on."""

from collections import Counter
from collections.abc import Callable
from itertools import count

from msgspec.structs import replace

from dedale.core.records import Action
from dedale.core.rng import Philox
from dedale.games.legends import legends
from dedale.games.legends.actions import (
    Attack,
    EndTurn,
    LegendsAction,
    PushCart,
    UsePlace,
    Weapon,
)
from dedale.games.legends.content import BOX, ChapterId, Moon
from dedale.games.legends.state import (
    EMPTY,
    Coil,
    CrystalScene,
    DarkScene,
    Journal,
    Lava,
    MagmaScene,
    MoonScene,
    Options,
    Prowler,
    Stage,
    State,
)
from tests.kit.games.legends import HEROES, Play

BLADE, SLING, FLASK = "item-tempered-blade", "item-sling", "item-dust-flask"
Player = Callable[[State, list[Action]], Action]
"""A player: the answer to what a table offers."""


def first(state: State, offers: list[Action]) -> Action:
    """A player who takes the first of everything."""
    return offers[0]


def at_random(seed: str) -> Player:
    """A player who takes anything."""
    rng = Philox(seed, 0)
    return lambda state, offers: offers[rng.below(len(offers))]


def busy(seed: str) -> Player:
    """A player who takes anything, and ends the turn only when nothing else is left."""
    rng = Philox(seed, 0)

    def choose(state: State, offers: list[Action]) -> Action:
        deeds = [action for action in offers if not isinstance(action, EndTurn)] or offers
        return deeds[rng.below(len(deeds))]

    return choose


def begun(chapter: ChapterId = ChapterId.FIRE, seats: int = 2, seed: str = "a", **options) -> Play:
    """A table at the first question."""
    chosen = {"heroes": HEROES[: max(2, seats)], "first_seat": 0} | options
    step = legends.setup(Options(chapter=chapter, **chosen), seats, Philox(seed, 0))
    game = Play(step.state)
    game.events = game.told = step.events
    return game


def laid(chapter: ChapterId = ChapterId.FIRE, seats: int = 2, seed: str = "a", **options) -> Play:
    """A chapter that is laid, with the first of everything that is to be chosen."""
    game = begun(chapter, seats, seed, **options)
    return play_while(game, lambda state: state.stage is Stage.SETUP, seed=seed)


def play_while(
    game: Play,
    going: Callable[[State], bool],
    player: Player = first,
    look: Callable[[State, list[Action]], None] = lambda state, offers: None,
    seed: str = "a",
) -> Play:
    """The table is played on, as long as this holds and somebody is asked something."""
    for step in count(1):
        offers = game.offers()
        if not offers or not going(game.state):
            return game
        look(game.state, offers)
        asked = legends.decision(game.state)
        action = player(game.state, offers)
        game._keep(legends.apply(game.state, asked.seats[0], action, Philox(seed, step)))
    return game


def win(game: Play) -> Play:
    """The active hero does the last deed of the chapter; rewards are declined."""
    game.state, deed = LAST_DEEDS[game.state.chapter](game.state)
    game.play(deed)
    while game.asked and game.asked[0] == "reward":
        game.play(game.offers()[-1])
    return game


def lose(game: Play) -> Play:
    """The chapter is lost, as the game deck is empty."""
    game.state = replace(game.state, deck=(), piles=without_madness(game.state))
    return game.play(game.offers()[-1])


def without_madness(state: State):
    """Hands that let a turn end."""
    return tuple(
        replace(piles, hand=tuple(card for card in piles.hand if card not in BOX.madness))
        for piles in state.piles
    )


def campaign(chapter: ChapterId = ChapterId.FIRE, seats: int = 2, **options) -> Play:
    """The first turn of a campaign."""
    return laid(chapter, seats, **{"journal": Journal()} | options)


def give(game: Play, *items: tuple[int, str]) -> Play:
    """Items come to the decks of seats, from the item deck or the market."""
    state = game.state
    for seat, card in items:
        left = list(state.items)
        left.remove(card)
        own = state.piles[seat]
        piles = list(state.piles)
        piles[seat] = replace(own, deck=(*own.deck, card))
        state = replace(state, items=tuple(left), piles=tuple(piles))
    game.state = state
    return game


def owned(game: Play, seat: int) -> Counter:
    """All cards of a seat."""
    piles = game.state.piles[seat]
    return Counter((*piles.deck, *piles.hand, *(p.card for p in piles.played), *piles.discard))


def items_of(game: Play, seat: int) -> list[str]:
    """The items of a seat."""
    return sorted(card for card in owned(game, seat).elements() if card in BOX.items)


def set_out(game: Play, seats: int | None = None, seed: str = "a", **anew) -> Play:
    """The table that follows in the campaign, at its first question.

    The same heroes and the same first player, unless something else is said.
    """
    state = game.state
    same = {"heroes": tuple(board.hero for board in state.boards), "first_seat": state.first}
    options = replace(legends.sequel(state), **same | anew)
    step = legends.setup(options, seats or len(state.piles), Philox(seed, 0))
    following = Play(step.state)
    following.events = following.told = step.events
    return following


def go(game: Play, seats: int | None = None, **anew) -> Play:
    """The table that follows in the campaign, at its first turn."""
    return play_while(set_out(game, seats, **anew), lambda state: state.stage is Stage.SETUP)


def plenty() -> Play:
    """A campaign before its first win: seat 0 has two items, seat 1 has one."""
    game = campaign()
    game.state = replace(game.state, items=(*game.state.items, *game.state.market), market=())
    return give(game, (0, BLADE), (0, SLING), (1, FLASK))


def hero_on(state: State, cell: int, **changes) -> State:
    """The acting hero stands there, with everything that it needs."""
    board = replace(state.board, cell=cell, **changes)
    boards = (*state.boards[: state.acting], board, *state.boards[state.acting + 1 :])
    return replace(state, boards=boards, cave_in=None, threats=(None,) * 6)


def number_of(state: State, place: str) -> int:
    """Where a place lies."""
    return next(n for n, spot in enumerate(state.spots, 1) if spot.place == place)


def last_fire(state: State) -> tuple[State, LegendsAction]:
    """One fire is left, and a bucket is full."""
    number = number_of(state, "blaze")
    spots = tuple(
        replace(spot, fires=int(spot.place == "blaze"), dark=False) for spot in state.spots
    )
    return hero_on(replace(state, spots=spots), number, bucket=True), UsePlace()


def last_moon(state: State) -> tuple[State, LegendsAction]:
    """One moon is left, and lies on its cell."""
    moons = [card.id for card in BOX.chapters[ChapterId.MOONS].card if isinstance(card, Moon)]
    last = "moon-vermilion-cadet"
    observed = tuple(moon for moon in moons if moon != last)
    passage = (Prowler(last), *(None,) * 5)
    state = replace(state, passage=passage, scene=MoonScene(observed=observed))
    here = number_of(state, "observatory")
    dust = BOX.heroes[state.board.hero].dust
    pool = replace(EMPTY, sword=1)
    return hero_on(state, here, usable=1, inactive=dust - 1, eaten=0, pool=pool), UsePlace()


def last_crystals(state: State) -> tuple[State, LegendsAction]:
    """The cart with the last crystals stands before the castle."""
    scene = CrystalScene(cart=6, load=2, delivered=14)
    return hero_on(replace(state, scene=scene), 6, pool=replace(EMPTY, boots=1)), PushCart(7)


def last_lava(state: State) -> tuple[State, LegendsAction]:
    """A dying Slug lies beside the last hot lava."""
    lava = (Lava.HOT, *(Lava.SMOOTH,) * 4, None)
    passage = (Prowler("lava-slug-small", damage=1), *(None,) * 5)
    state = replace(state, scene=MagmaScene(lava=lava), passage=passage)
    return hero_on(state, 1, pool=replace(EMPTY, sword=1)), Attack(Weapon.SWORD, 1)


def last_body(state: State) -> tuple[State, LegendsAction]:
    """The last body is dying."""
    scene = DarkScene(row=(Coil("body-plain-1", damage=13),), defeated=9)
    state = replace(state, scene=scene, passage=(None,) * 6)
    return hero_on(state, 1, pool=replace(EMPTY, sword=1)), Attack(Weapon.SWORD, 1)


LAST_DEEDS = {
    ChapterId.FIRE: last_fire,
    ChapterId.MOONS: last_moon,
    ChapterId.CRYSTALS: last_crystals,
    ChapterId.MAGMA: last_lava,
    ChapterId.DARKNESS: last_body,
}

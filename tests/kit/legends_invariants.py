"""Legends: what holds after every step of every game: no card, fairy or token is lost."""

from collections import Counter

from dedale.games.legends.actions import LegendsAction
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.rules.journal import kept_by
from dedale.games.legends.rules.passage import plain
from dedale.games.legends.state import (
    Board,
    CrystalScene,
    DarkScene,
    FireScene,
    Lava,
    MagmaScene,
    MoonScene,
    Piles,
    Stage,
    State,
)
from dedale.games.legends.tasks import Peeking

ICONS = ("sword", "shield", "boots", "ranged", "teleport", "reuse", "transmute")


def check_invariants(before: State, action: LegendsAction | None, after: State) -> None:
    """No card, fairy, dust or token is ever lost (LG-DUST-7, LG-CARD-1, LG-DECK-5)."""
    if after.stage not in (Stage.ACTION, Stage.END):
        return
    for hero in after.boards:
        check_board(hero)
    check_decks(after)
    check_items_and_fairies(after)
    check_game_cards(after)
    assert sorted(number for number in after.traps if number) == sorted(set(after.traps) - {0})
    assert set(after.traps) <= {0, 2, 3, 4, 5}  # LG-TRAP-1
    placed = [threat for threat in after.threats if threat]
    assert len(placed) == len(set(placed))  # LG-EVENT-7
    SCENE_CHECKS[after.chapter](after)


def check_board(hero: Board) -> None:
    """LG-HERO-1, LG-DUST-7: everything of a hero is within its bounds."""
    kind = BOX.heroes[hero.hero]
    assert 1 <= hero.cell <= 7
    assert 0 <= hero.resistance <= kind.resistance
    assert min(hero.usable, hero.inactive, hero.eaten) >= 0
    assert hero.usable + hero.inactive + hero.eaten == kind.dust
    assert len(hero.fairies) <= kind.slots
    assert 0 <= hero.used <= 3
    pool = hero.pool
    assert min(*pool.ranged, *(getattr(pool, name) for name in ICONS if name != "ranged")) >= 0


def own_cards(pile: Piles) -> Counter[str]:
    """All cards of a seat, wherever they lie."""
    return Counter((*pile.deck, *pile.hand, *(card.card for card in pile.played), *pile.discard))


def check_decks(state: State) -> None:
    """LG-CARD-1, LG-SOLO-1: base cards stay with their hero; what is known lies in the deck."""
    for seat, pile in enumerate(state.piles):
        base = {card: n for card, n in own_cards(pile).items() if BOX.cards[card].hero}
        heroes = [hero.hero for hero in state.boards if hero.seat == seat]
        full = Counter(card for name in heroes for card in BOX.deck_of(name))
        assert sum(base.values()) == 10
        assert not Counter(base) - full
        assert 0 <= pile.known <= len(pile.deck)
    assert 0 <= state.known <= len(state.deck)
    assert 0 <= state.sunk <= len(state.deck)


def check_items_and_fairies(state: State) -> None:
    """All items and fairies are somewhere, once."""
    own = sum((own_cards(pile) for pile in state.piles), Counter())
    items = Counter({card: count for card, count in own.items() if card in BOX.items})
    playing = {hero.hero for hero in state.boards}
    boxed = [item.card for item in kept_by(state.journal) if item.hero not in playing]
    everything = items + Counter((*state.items, *state.market, *boxed))
    assert everything == Counter({card.id: card.copies for card in BOX.items.values()})
    flying = [card for hero in state.boards for card in hero.fairies]
    resting = [card for spot in state.spots for card in spot.fairies]
    fairies = Counter((*flying, *resting, *state.reserve, *state.fair, *state.spent))
    played = {hero.hero for hero in state.boards}
    assert fairies == Counter(
        {f.id: f.copies for f in BOX.fairies.values() if f.hero is None or f.hero in played}
    )


def check_game_cards(state: State) -> None:
    """LG-DECK-5: all game cards are somewhere, once; of the starting monsters, one for a seat."""
    looked_at = [card for task in state.todo if isinstance(task, Peeking) for card in task.cards]
    lying = [card.card for card in state.passage if card is not None]
    seen = [plain(card) for card in (*state.deck, *looked_at)]
    moons = state.scene.observed if isinstance(state.scene, MoonScene) else ()
    found = Counter((*seen, *lying, *state.gone, *moons))
    cards = Counter({c.id: c.copies for c in (*BOX.common, *BOX.chapters[state.chapter].card)})
    assert not cards - found
    starters = found - cards
    assert starters.total() == len(state.piles)
    assert not starters - Counter(card.id for card in BOX.start)


def check_fires(state: State) -> None:
    """LG-CH1-1: 15 fire tokens; LG-CH1-15: a Ravager for each card that has brought one."""
    scene = state.scene
    assert isinstance(scene, FireScene)
    carried = sum(card.fire for card in state.passage if card is not None)
    assert 0 <= sum(spot.fires for spot in state.spots) + carried <= 15
    assert min(spot.fires for spot in state.spots) >= 0
    ravagers = [wounds for card in state.passage if card is not None for wounds in card.ravagers]
    ravagers += [wounds for waiting in scene.waiting for wounds in waiting]
    assert len(ravagers) <= state.gone.count("ravager")
    health = state.box.chapters[state.chapter].ravager.health
    assert all(0 <= wounds < health for wounds in ravagers)


def check_moons(state: State) -> None:
    """LG-CH2-1: storm tokens are unique; LG-CH2-24: eaten dust needs an Eater."""
    scene = state.scene
    assert isinstance(scene, MoonScene)
    lying = [spot.storm for spot in state.spots if spot.storm]
    storms = (*scene.storms, *scene.brewing, *lying)
    assert len(set(storms)) == len(storms)
    assert set(storms) <= set(BOX.storms)
    assert len(set(scene.observed)) == len(scene.observed)
    eater = any(card is not None and card.card == "magic-eater" for card in state.passage)
    assert eater or not any(hero.eaten for hero in state.boards)


def check_crystals(state: State) -> None:
    """LG-CH3-1: 25 crystals; LG-CH3-4, LG-CH3-7: none where there is no space."""
    scene = state.scene
    assert isinstance(scene, CrystalScene)
    carried = sum(card.crystals for card in state.passage if card is not None)
    lying = sum(spot.crystals for spot in state.spots)
    assert 0 <= lying + carried + scene.load + scene.delivered <= 25
    assert all(0 <= spot.crystals <= BOX.places[spot.place].crystals for spot in state.spots)
    assert 0 <= scene.load <= 6
    assert all(0 <= spot.guild < 2 for spot in state.spots)
    assert 1 <= scene.cart <= 7


def check_lava(state: State) -> None:
    """LG-CH4-1, LG-CH4-7: 5 lava tokens, 3 of them rough; LG-CH4-20: 4 Madness cards."""
    scene = state.scene
    assert isinstance(scene, MagmaScene)
    rough = [token for token in scene.lava if token in (Lava.ROUGH, Lava.HOT_ROUGH)]
    assert (len(rough), scene.lava.count(None)) == (3, 1)
    own = sum((own_cards(pile) for pile in state.piles), Counter(scene.madness))
    assert {card: own[card] for card in BOX.madness} == dict.fromkeys(BOX.madness, 1)
    assert scene.dial in range(1, 7)


def check_row(state: State) -> None:
    """LG-CH5-1: ten bodies and the Tail sleep, lie in the row or are defeated."""
    scene = state.scene
    assert isinstance(scene, DarkScene)
    bodies = [coil.body for coil in scene.row if coil is not None]
    known = (*scene.asleep, *bodies)
    assert len(set(known)) == len(known) == len(BOX.bodies) - scene.defeated
    assert scene.row.count(None) == (not scene.tail)
    assert scene.head <= 6


SCENE_CHECKS = {
    ChapterId.FIRE: check_fires,
    ChapterId.MOONS: check_moons,
    ChapterId.CRYSTALS: check_crystals,
    ChapterId.MAGMA: check_lava,
    ChapterId.DARKNESS: check_row,
}

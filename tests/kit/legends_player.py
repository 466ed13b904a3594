"""Legends: a player for golden games who defends the castle, and takes the rare actions."""

from collections.abc import Callable, Sequence

from dedale.bots import PLAYERS, Situation
from dedale.games.legends import legends
from dedale.games.legends.actions import (
    Attack,
    ClearCaveIn,
    ClearDarkness,
    Decline,
    Defend,
    GiveMagma,
    Guard,
    KeepDie,
    LegendsAction,
    Move,
    OpenGate,
    Play,
    PutOutFire,
    RepairObservatory,
    RollDie,
    Stand,
    TakeFairy,
    Teleport,
    UseFairy,
    UsePlace,
)
from dedale.games.legends.content import ChapterId
from dedale.games.legends.effects import Gain, LoseFairy, LoseTrap, PlaceTrap, Strike, TakeMagma
from dedale.games.legends.state import CrystalScene, Lava, MagmaScene, Stage, State
from tests.kit.chance import any_chance

Offers = Sequence[LegendsAction]
Wish = Callable[[State, Offers], LegendsAction | None]

SELDOM = (OpenGate, RepairObservatory, ClearCaveIn, ClearDarkness, GiveMagma, Guard, PutOutFire)
OF_THE_DIE = ("fairy-set-die", "fairy-reroll")
REPAIR = 5


def sensible(state: State) -> LegendsAction:
    """What can seldom be done; else what looks best at first sight."""
    asked = legends.decision(state)
    assert asked is not None
    [seat] = asked.seats
    offers = legends.legal(state, seat)
    for wish in WISHES:
        found = wish(state, offers)
        if found is not None:
            return found
    fair = tuple(offer for offer in offers if not wasteful(state, offer)) or offers
    situation = Situation(legends.id, seat, legends.view(state, seat), fair)
    action: LegendsAction = PLAYERS["greedy"].choose(situation, any_chance())
    return action


def first(offers: Offers, fits: Callable[[LegendsAction], bool]) -> LegendsAction | None:
    """The first offer of a kind."""
    return next((offer for offer in offers if fits(offer)), None)


def seldom(state: State, offers: Offers) -> LegendsAction | None:
    """What is hardly ever offered."""
    return first(offers, lambda offer: isinstance(offer, SELDOM))


def play_with_the_die(state: State, offers: Offers) -> LegendsAction | None:
    """Take the fairies of the die, and use them in some turns."""
    if isinstance(offers[0], RollDie | KeepDie):
        return offers[state.turn % len(offers)]
    return first(offers, lambda offer: isinstance(offer, TakeFairy) and offer.card in OF_THE_DIE)


def go_mad(state: State, offers: Offers) -> LegendsAction | None:
    """Strike a friend, send a fairy away or break a trap; a friend who can defends."""
    flock = state.stage is Stage.ACTION and len(state.board.fairies) > 1
    for kind in (Strike, LoseFairy, LoseTrap) if flock else (Strike, LoseTrap, LoseFairy):
        found = first(offers, lambda offer, kind=kind: plays(state, offer, kind))
        if found is not None:
            return found
    return first(offers, lambda offer: isinstance(offer, Defend) and offer.card is not None)


def plays(state: State, offer: LegendsAction, kind: type) -> bool:
    """Whether a card is played for such an effect."""
    if not isinstance(offer, Play):
        return False
    effects = state.box.cards[offer.card].options[offer.option].effects
    return any(isinstance(effect, kind) for effect in effects)


def uses(state: State, offer: LegendsAction, kind: type) -> bool:
    """Whether a place is used for such an effect."""
    if not isinstance(offer, UsePlace):
        return False
    place = state.box.places[state.spots[state.board.cell - 1].place]
    return any(isinstance(effect, kind) for effect in place.options[offer.option].effects)


def take_magma(state: State, offers: Offers) -> LegendsAction | None:
    """The magma, and a trap where none lies in the last chapters."""
    late = state.chapter in (ChapterId.MAGMA, ChapterId.DARKNESS) and not any(state.traps)
    return first(offers, lambda offer: uses(state, offer, TakeMagma)) or (
        first(offers, lambda offer: uses(state, offer, PlaceTrap)) if late else None
    )


def meet(state: State, offers: Offers) -> LegendsAction | None:
    """Whoever is mad or holds the magma seeks the company of others."""
    scene = state.scene
    if not isinstance(scene, MagmaScene):
        return None
    mad = any(card in state.box.madness for card in state.piles[state.active].hand)
    asked = isinstance(offers[0], Stand)
    if not (mad or asked or scene.magma == state.acting):
        return None
    friends = {board.cell for hero, board in enumerate(state.boards) if hero != state.acting}
    if state.board.cell in friends and not asked:
        return None
    return first(
        offers,
        lambda offer: isinstance(offer, Move | Teleport | Stand) and offer.cell in friends,
    )


def leave_some(state: State, offers: Offers) -> LegendsAction | None:
    """In some turns, decline what is offered."""
    return Decline() if Decline() in offers and state.turn % 5 == 4 else None


def collect(state: State, offers: Offers) -> LegendsAction | None:
    """In the cave, a fairy wherever there is one: madness sends them away."""
    if state.chapter is not ChapterId.MAGMA:
        return None
    return first(offers, lambda offer: isinstance(offer, TakeFairy) or uses(state, offer, Gain))


def unlock(state: State, offers: Offers) -> LegendsAction | None:
    """Fight the Key Master, and carry its key to the gate."""
    scene = state.scene
    if not isinstance(scene, CrystalScene) or scene.gate is None:
        return None
    masters = [n for n, card in enumerate(state.passage, 1) if card and card.card == "key-master"]
    goals = (scene.gate, scene.gate + 1) if scene.key == state.acting else tuple(masters)
    return first(
        offers, lambda offer: isinstance(offer, Attack) and offer.cell in masters
    ) or towards(state, offers, goals)


def cool(state: State, offers: Offers) -> LegendsAction | None:
    """Fight Slugs where they cool the lava."""
    scene = state.scene
    if not isinstance(scene, MagmaScene) or not state.boards[0].track:
        return None
    marked = state.box.chapters[ChapterId.MAGMA].marks[scene.dial - 1]
    lying = {n: card.card for n, card in enumerate(state.passage, 1) if card is not None}
    slugs = [
        cell
        for cell in marked
        if lying.get(cell, "").startswith("lava-slug")
        if scene.lava[cell - 1] in (Lava.HOT, Lava.HOT_ROUGH)
    ]
    return first(
        offers, lambda offer: isinstance(offer, Attack) and offer.cell in slugs
    ) or towards(state, offers, slugs)


def towards(state: State, offers: Offers, goals: Sequence[int]) -> LegendsAction | None:
    """A teleport to one of the goals, or a step that leads nearer."""
    if not goals:
        return None
    far = min(abs(state.board.cell - goal) for goal in goals)
    return first(
        offers, lambda offer: isinstance(offer, Teleport) and offer.cell in goals
    ) or first(
        offers,
        lambda offer: isinstance(offer, Move) and min(abs(offer.cell - g) for g in goals) < far,
    )


def wasteful(state: State, offer: LegendsAction) -> bool:
    """Whether it spends a fairy in the cave, or dust that a sabotaged Observatory needs."""
    if isinstance(offer, UseFairy):
        return state.chapter is ChapterId.MAGMA
    sabotaged = any(spot.sabotaged for spot in state.spots)
    if not sabotaged or state.board.usable + state.board.inactive < REPAIR:
        return False
    if isinstance(offer, Play):
        return state.box.cards[offer.card].options[offer.option].cost.dust > 0
    return isinstance(offer, UsePlace)


def repair(state: State, offers: Offers) -> LegendsAction | None:
    """Whoever has the dust goes to the sabotaged Observatory."""
    numbers = [number for number, spot in enumerate(state.spots, 1) if spot.sabotaged]
    if not numbers or state.board.usable < REPAIR:
        return None
    return towards(state, offers, numbers)


WISHES: tuple[Wish, ...] = (
    leave_some,
    seldom,
    play_with_the_die,
    go_mad,
    take_magma,
    collect,
    unlock,
    cool,
    meet,
    repair,
)

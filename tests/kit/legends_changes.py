"""Legends: every fire, Ravager, storm and crystal that comes or goes is told by an event."""

from collections import Counter
from collections.abc import Sequence

from dedale.core.records import Event
from dedale.games.legends.content import BOX, ChapterId, ExtraCart, Happening, Monster
from dedale.games.legends.effects import BrakeFailure, SharpBend, Token
from dedale.games.legends.events import (
    CartUnloaded,
    CastleEntered,
    CrystalsEaten,
    CrystalsLost,
    CrystalsPlaced,
    Defeated,
    Delivered,
    Entered,
    FireOut,
    FireSpread,
    RavagerCame,
    Revealed,
    StormBroke,
    TokenPlaced,
)
from dedale.games.legends.rules.chapters.crystals import CRYSTALS
from dedale.games.legends.state import CrystalScene, FireScene, MoonScene, Stage, State
from dedale.games.legends.tasks import Defeating

PLAYED = (Stage.ACTION, Stage.END)
JOLTS = (SharpBend, BrakeFailure)
"""What may throw a crystal off the cart."""


def check_told(before: State, events: Sequence[Event], after: State) -> None:
    """What a step changed is what its events tell."""
    check = CHECKS.get(after.chapter)
    if check and before.stage in PLAYED and after.stage in PLAYED:
        check(before, events, after)


def cards_of(events: Sequence[Event], kind: type[Event]) -> Counter[str]:
    """The cards that events of a kind are about."""
    return Counter(event.card for event in events if isinstance(event, kind))


def check_fires(before: State, events: Sequence[Event], after: State) -> None:
    """LG-CH1-3, LG-CH1-15, LG-CH1-24: every fire that is lit or put out, every Ravager."""
    fires = burning(before)
    for event in events:
        match event:
            case FireSpread(place=place):
                fires[place] += 1
            case TokenPlaced(token=Token.FIRE, cell=cell):
                fires[after.spots[cell - 1].place] += 1
            case FireOut(place=place, left=left):
                fires[place] -= 1
                assert fires.total() == left
    assert burning(after) == fires
    came = Counter({card: n for card, n in cards_of(events, Entered).items() if is_serpent(card)})
    left = cards_of(events, FireSpread) + cards_of(events, Defeated)
    assert serpents(after) == serpents(before) + came - left
    more = sum(isinstance(event, RavagerCame) for event in events)
    assert ravagers(after) == ravagers(before) + more - cards_of(events, Defeated)["ravager"]


def burning(state: State) -> Counter[str]:
    """The fires of each place."""
    return Counter({spot.place: spot.fires for spot in state.spots})


def is_serpent(card: str) -> bool:
    """Whether a card comes with a fire."""
    found = BOX.game_cards[card]
    return isinstance(found, Monster) and found.fire is not None


def serpents(state: State) -> Counter[str]:
    """The Serpents that carry fire."""
    return Counter(card.card for card in state.passage if card is not None and card.fire)


def ravagers(state: State) -> int:
    """The Ravagers, with monsters and without."""
    assert isinstance(state.scene, FireScene)
    joined = sum(len(card.ravagers) for card in state.passage if card is not None)
    return joined + sum(map(len, state.scene.waiting))


def check_storms(before: State, events: Sequence[Event], after: State) -> None:
    """LG-CH2-30: a storm token leaves when it has broken out."""
    assert storms(after) == storms(before) - set(cards_of(events, StormBroke))


def storms(state: State) -> set[str]:
    """The storm tokens that are left."""
    assert isinstance(state.scene, MoonScene)
    lying = [spot.storm for spot in state.spots if spot.storm]
    return {*state.scene.storms, *state.scene.brewing, *lying}


class Ledger:
    """Crystals as the events of a step tell them: at places and on the cart, on cards, at home."""

    def __init__(self, state: State) -> None:
        scene = state.scene
        assert isinstance(scene, CrystalScene)
        self.ground = scene.load + sum(spot.crystals for spot in state.spots)
        self.cards = Counter(
            {card.card: card.crystals for card in state.passage if card is not None}
        )
        self.home = scene.delivered
        self.loose = sum(task.crystals for task in state.todo if isinstance(task, Defeating))
        self.placed = 0
        self.brought = 0  # by an Extra Cart that is in the castle, and not counted yet

    def write(self, event: Event) -> None:
        """One thing that happened."""
        match event:
            case Entered(card=card):
                self.cards[card] = self.held_by(card)
            case CrystalsEaten(card=card, count=count):
                self.ground -= count
                self.cards[card] += count
            case CrystalsPlaced(count=count):
                self.ground += count
                self.placed += count
            case CartUnloaded(card=card) | Defeated(card=card):
                self.loose += self.cards.pop(card, 0)
            case CrystalsLost(count=count):
                self.loose -= count
            case CastleEntered(card=card):
                self.brought = self.cards.pop(card, 0)
            case Delivered(count=count):
                self.home += count
                self.ground -= count - self.brought
                self.brought = 0

    def held_by(self, card: str) -> int:
        """LG-CH3-8: what comes with a card, as far as the reserve has it."""
        found = BOX.game_cards[card]
        lying = self.ground + self.cards.total() + self.home
        return min(found.crystals, CRYSTALS - lying) if isinstance(found, ExtraCart) else 0


def check_crystals(before: State, events: Sequence[Event], after: State) -> None:
    """LG-CH3-5, LG-CH3-8, LG-CH3-18: every crystal is placed, eaten, delivered or lost by name."""
    told, seen = Ledger(before), Ledger(after)
    for event in events:
        told.write(event)
    fallen = told.ground - seen.ground  # off the cart, to a place or to the reserve
    assert 0 <= fallen <= jolts(events)
    assert (+told.cards, told.home) == (+seen.cards, seen.home)
    assert 0 <= told.loose + fallen - seen.loose <= told.placed


def jolts(events: Sequence[Event]) -> int:
    """How often the cart was shaken."""
    cards = [BOX.game_cards[event.card] for event in events if isinstance(event, Revealed)]
    return sum(
        isinstance(card, Happening) and any(isinstance(effect, JOLTS) for effect in card.effects)
        for card in cards
    )


CHECKS = {
    ChapterId.FIRE: check_fires,
    ChapterId.MOONS: check_storms,
    ChapterId.CRYSTALS: check_crystals,
}

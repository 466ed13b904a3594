"""What lies ahead: a table that looks like a view, and what an action would do at it."""

from itertools import takewhile
from typing import cast

from msgspec.structs import replace

from dedale.core.records import Record
from dedale.core.rng import Philox
from dedale.games.legends.actions import LegendsAction
from dedale.games.legends.content import ChapterId, box_of
from dedale.games.legends.events import (
    DieRolled,
    Drawn,
    LegendsEvent,
    NuggetNamed,
    PeekedAtDeck,
    Reshuffled,
    Revealed,
    StormBroke,
    TurnBegan,
)
from dedale.games.legends.rules.play import apply, decision
from dedale.games.legends.state import (
    AnyScene,
    Board,
    Lava,
    MagmaScene,
    MoonScene,
    Piles,
    Prowler,
    Spot,
    State,
)
from dedale.games.legends.tasks import promised
from dedale.games.legends.view import OPEN, Cards, View


class Outlook(Record, frozen=True):
    """What an action would do, as far as nothing hidden comes up."""

    events: tuple[LegendsEvent, ...]  # up to the first that chance decides
    sure: bool  # nothing of it is left to chance or to somebody's answer
    boards: tuple[Board, ...]  # afterwards, if it is sure
    passage: tuple[Prowler | None, ...]


CHANCE = (DieRolled, Drawn, Reshuffled, Revealed, PeekedAtDeck, NuggetNamed, StormBroke, TurnBegan)
"""From the first of these on, what happens is not foreseen."""


def outlook(view: View, action: LegendsAction | None) -> Outlook | None:
    """What an action would do; what chance would bring is left out."""
    if action is None:
        return None
    state = imagined(view)
    asked = decision(state)
    if asked is None:
        return None
    after, told, reveals, _ = apply(state, asked.seats[0], action, Philox("", 0))
    events = tuple(takewhile(lambda event: not isinstance(event, CHANCE), told))
    sure = len(events) == len(told)
    seen = after if sure and not reveals else state
    return Outlook(
        cast("tuple[LegendsEvent, ...]", events), sure and not reveals, seen.boards, seen.passage
    )


def imagined(view: View) -> State:
    """A table that looks like this view; what is hidden in it lies in a fixed order."""
    scene, spots = unhidden(view)
    card = promised(view.todo)
    return State(
        **{name: getattr(view, name) for name in OPEN},
        piles=tuple(
            piles_of(cards, card if seat == view.active else None)
            for seat, cards in enumerate(view.cards)
        ),
        scene=scene,
        spots=spots,
        deck=(*view.top, *view.unseen, *view.bottom),
        known=len(view.top),
        sunk=len(view.bottom),
        items=view.items,
        reserve=view.reserve,
    )


def unhidden(view: View) -> tuple[AnyScene, tuple[Spot, ...]]:
    """What lies face down in a chapter, as it could be: storm tokens, and the sides of lava."""
    scene = view.scene
    if isinstance(scene, MagmaScene):
        return replace(scene, lava=sides_of(scene, view)), view.spots
    if not isinstance(scene, MoonScene):
        return scene, view.spots
    tokens = iter(scene.storms)
    spots = tuple(replace(spot, storm=next(tokens)) if spot.storm else spot for spot in view.spots)
    brewing = tuple(next(tokens) for _ in scene.brewing)
    return replace(scene, brewing=brewing, storms=tuple(tokens)), spots


def sides_of(scene: MagmaScene, view: View) -> tuple[Lava | None, ...]:
    """LG-CH4-7: of the hot tokens, the first ones will be rough: as many as have not shown it."""
    left = sum(box_of(view.options.pack).chapters[ChapterId.MAGMA].rough)
    left -= scene.lava.count(Lava.ROUGH)
    lava = []
    for token in scene.lava:
        rough = token is Lava.HOT and left > 0
        left -= rough
        lava.append(Lava.HOT_ROUGH if rough else token)
    return tuple(lava)


def piles_of(cards: Cards, wanted: str | None) -> Piles:
    """The piles that look like this; of a hidden hand, the first cards of those unseen."""
    known = len(cards.top)
    if cards.hand is not None:
        deck = (*cards.top, *cards.unseen)
        return Piles(deck, cards.hand, cards.played, cards.discard, known)
    unseen = sorted(cards.unseen, key=lambda card: card != wanted)
    if wanted is not None:  # it is in the hand once, wherever its copies are
        unseen = [wanted, *sorted(unseen[1:])]
    hand, rest = unseen[: cards.count], unseen[cards.count :]
    return Piles((*cards.top, *rest), tuple(hand), cards.played, cards.discard, known)

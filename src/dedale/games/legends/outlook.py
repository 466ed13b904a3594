"""What lies ahead: a table that looks like a view, and what an action would do at it."""

from itertools import takewhile
from typing import cast

from msgspec.structs import replace

from dedale.core.records import Record
from dedale.core.rng import Philox
from dedale.games.legends.actions import LegendsAction
from dedale.games.legends.events import (
    DieRolled,
    Drawn,
    LegendsEvent,
    NuggetNamed,
    Peeked,
    Reshuffled,
    Revealed,
    StormBroke,
)
from dedale.games.legends.rules import apply, decision
from dedale.games.legends.state import (
    AnyScene,
    Board,
    MoonScene,
    Piles,
    Prowler,
    Spot,
    State,
)
from dedale.games.legends.view import OPEN, Cards, View


class Outlook(Record, frozen=True):
    """What an action would do, as far as nothing hidden comes up."""

    events: tuple[LegendsEvent, ...]  # up to the first that chance decides
    sure: bool  # nothing of it is left to chance or to somebody's answer
    boards: tuple[Board, ...]  # afterwards, if it is sure
    passage: tuple[Prowler | None, ...]


CHANCE = (DieRolled, Drawn, Reshuffled, Revealed, Peeked, NuggetNamed, StormBroke)
"""From the first of these on, what happens is not foreseen."""


def outlook(view: View, action: LegendsAction | None) -> Outlook | None:
    """What an action would do; what chance would bring is left out."""
    if action is None:
        return None
    state = imagined(view)
    asked = decision(state)
    if asked is None:
        return None
    after, told, reveals = apply(state, asked.seats[0], action, Philox("", 0))
    events = tuple(takewhile(lambda event: not isinstance(event, CHANCE), told))
    sure = len(events) == len(told)
    seen = after if sure and not reveals else state
    return Outlook(
        cast("tuple[LegendsEvent, ...]", events), sure and not reveals, seen.boards, seen.passage
    )


def imagined(view: View) -> State:
    """A table that looks like this view; what is hidden in it lies in a fixed order."""
    scene, spots = storms_of(view)
    return State(
        **{name: getattr(view, name) for name in OPEN},
        piles=tuple(piles_of(cards) for cards in view.cards),
        scene=scene,
        spots=spots,
        deck=(*view.top, *view.unseen, *view.bottom),
        known=len(view.top),
        sunk=len(view.bottom),
        items=view.items,
        reserve=view.reserve,
    )


def storms_of(view: View) -> tuple[AnyScene, tuple[Spot, ...]]:
    """Storm tokens that lie face down: any of those that are left, wherever one lies."""
    scene = view.scene
    if not isinstance(scene, MoonScene):
        return scene, view.spots
    tokens = iter(scene.storms)
    spots = tuple(replace(spot, storm=next(tokens)) if spot.storm else spot for spot in view.spots)
    brewing = tuple(next(tokens) for _ in scene.brewing)
    return replace(scene, brewing=brewing, storms=tuple(tokens)), spots


def piles_of(cards: Cards) -> Piles:
    """The piles that look like this; of a hidden hand, the first cards of those unseen."""
    if cards.hand is not None:
        return Piles(
            (*cards.top, *cards.unseen), cards.hand, cards.played, cards.discard, len(cards.top)
        )
    hand, rest = cards.unseen[: cards.count], cards.unseen[cards.count :]
    return Piles((*cards.top, *rest), hand, cards.played, cards.discard, len(cards.top))

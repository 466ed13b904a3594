"""How much hope there is in a chapter: how often a good team would win from here.

Imagined games tell little: played in haste they are lost, and played well they take minutes.
So it is read off a curve that was fitted to 226 games of sharp partners.
"""

from math import exp, log
from typing import NamedTuple

from dedale.core.situation import Situation
from dedale.games.legends.actions import LegendsAction
from dedale.games.legends.bots.clock import clock_of
from dedale.games.legends.bots.goals import left_to_do
from dedale.games.legends.bots.worth import passage_worth
from dedale.games.legends.content import ChapterId
from dedale.games.legends.outlook import imagined
from dedale.games.legends.state import Stage, State
from dedale.games.legends.view import View


class Curve(NamedTuple):
    """How hope goes in a chapter."""

    start: float  # how often it is won (docs/rules/legends-content.md, section 13)
    to_do: int  # what is to be reached in all
    pace: float  # what it counts to be ahead of the cards, or behind them
    alarm: float  # what it counts that something is about to come through


CURVES = {
    ChapterId.FIRE: Curve(0.82, 7, 2.0, 1.4),
    ChapterId.MOONS: Curve(0.71, 6, 2.3, 0.5),
    ChapterId.CRYSTALS: Curve(0.62, 16, 4.9, 0.2),
    ChapterId.MAGMA: Curve(0.51, 5, 1.2, 0.2),
    ChapterId.DARKNESS: Curve(0.45, 10, 5.4, 0.2),
}
CARDS = 30  # of a game deck
LEEWAY = 0.1  # of all that is to be done: the last bit takes less than its share of the cards
CALM = 150.0  # danger that is in many a passage; a game begins with it


def hope(situation: Situation[LegendsAction, View]) -> float | None:
    """How often a good team would win this chapter from here; None where nobody can tell."""
    view: View = situation.view
    if view.stage in (Stage.SETUP, Stage.BETWEEN):
        return None
    if view.stage is Stage.OVER:
        return float(view.reason == "won")
    curve = CURVES[view.chapter]
    odds = log(curve.start / (1.0 - curve.start))
    odds += curve.pace * pace(view, curve) - curve.alarm * alarm(imagined(view))
    return 1.0 / (1.0 + exp(-odds))


def pace(view: View, curve: Curve) -> float:
    """Whether less is left to do than cards are left, or more: 0 at the start."""
    return log((view.size / CARDS + LEEWAY) / (left_to_do(view) / curve.to_do + LEEWAY))


def alarm(state: State) -> float:
    """How much more danger there is in the passage than a team can stand."""
    clock = clock_of(state.options.pack, state.chapter, state.deck, state.known, state.sunk)
    return max(0.0, -passage_worth(state, clock) - CALM) / 100.0

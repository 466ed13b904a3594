"""How far an expedition has come, as a number: what learning environments pay for."""

from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.rules.in_play import items_in_play, requirement
from dedale.games.chronicles.rules.journal import crystals
from dedale.games.chronicles.sheet import Scenario
from dedale.games.chronicles.view import VILLAGE, View

GOAL = 1000
"""All that a game can bring before its end."""


def points(view: View) -> int:
    """The share of what the game is about, and as much again for a Chapter that is completed."""
    if view.options.scenario is Scenario.FINAL:
        done = sum(ritual.done for ritual in view.rituals)
        return GOAL * done // max(len(view.rituals), 1)
    gained, needed = crystals(view), wanted(view)
    completed = view.stage in VILLAGE and gained >= needed and not view.options.sheet.first
    return GOAL * min(gained, needed) // needed + GOAL * completed


def wanted(view: View) -> int:
    """The Crystals that the Chapter at stake needs; without one, as many as there are Items."""
    sheet, chosen = view.options.sheet, view.options.modifications
    needed = None if sheet.first else requirement(sheet, chosen, BOX)
    return len(items_in_play(sheet, BOX)) if needed is None else needed


def over(view: View) -> bool:
    """Whether the expedition has ended; the village is another story."""
    return view.stage in VILLAGE

"""Chronicles in numbers, for programs: one expedition, without the village after it."""

from dedale.games.chronicles.numbers.codes import CODES, GROUPS, code, coded
from dedale.games.chronicles.numbers.facts import FACTS, SIZE, numbers
from dedale.games.chronicles.numbers.presets import PRESETS, expedition
from dedale.games.chronicles.numbers.reached import GOAL, over, points

__all__ = [
    "CODES",
    "FACTS",
    "GOAL",
    "GROUPS",
    "PRESETS",
    "SIZE",
    "code",
    "coded",
    "expedition",
    "numbers",
    "over",
    "points",
]

"""Legends in numbers, for programs: every action has a code, every view is a row of bytes."""

from dedale.games.legends.numbers.codes import CODES, GROUPS, code, coded
from dedale.games.legends.numbers.facts import FACTS, SIZE, numbers
from dedale.games.legends.numbers.reached import GOAL, points

__all__ = ["CODES", "FACTS", "GOAL", "GROUPS", "SIZE", "code", "coded", "numbers", "points"]

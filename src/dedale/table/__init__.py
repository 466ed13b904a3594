"""A game being played: who sits where, what was done, and what can be done next."""

from dedale.table.memory import memory_of
from dedale.table.players import answer, asked, hint, prepare, question, require_computer
from dedale.table.table import Table, Takeback, open_table

__all__ = [
    "Table",
    "Takeback",
    "answer",
    "asked",
    "hint",
    "memory_of",
    "open_table",
    "prepare",
    "question",
    "require_computer",
]

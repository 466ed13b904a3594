"""A game being played: who sits where, what was done, and what can be done next."""

from dedale.table.players import answer
from dedale.table.table import Table, open_table

__all__ = ["Table", "answer", "open_table"]

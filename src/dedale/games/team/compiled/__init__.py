"""The whole team game in compiled form, for search and simulation: needs Numba.

A state is a row of numbers (row.py), an action a code (TM-ACT-6), and a row changes in place.
"""

from dedale.games.team.compiled import batch
from dedale.games.team.compiled.offers import legal
from dedale.games.team.compiled.playout import playout, playouts
from dedale.games.team.compiled.row import decode, encode
from dedale.games.team.compiled.rules import apply

__all__ = ["apply", "batch", "decode", "encode", "legal", "playout", "playouts"]

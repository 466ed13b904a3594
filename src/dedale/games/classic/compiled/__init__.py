"""The whole classic game in compiled form, for search and simulation: needs Numba.

A state is a row of numbers (row.py), an action a code (CL-DP-9), and a row changes in place.
"""

from dedale.games.classic.compiled import batch
from dedale.games.classic.compiled.playout import playout, playouts
from dedale.games.classic.compiled.row import decode, encode
from dedale.games.classic.compiled.rules import apply, legal

__all__ = ["apply", "batch", "decode", "encode", "legal", "playout", "playouts"]

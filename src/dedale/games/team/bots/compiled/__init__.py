"""The search of the team game in compiled form: whole turns, and the turns that come."""

from dedale.games.team.bots.compiled.future import foresee, gained, is_won, numbers
from dedale.games.team.bots.compiled.turn import sight, turns, workspace
from dedale.games.team.compiled import apply, encode

__all__ = [
    "apply",
    "encode",
    "foresee",
    "gained",
    "is_won",
    "numbers",
    "sight",
    "turns",
    "workspace",
]

"""Dedale: the rules of board games as a library, and a table to play them on.

>>> import dedale
>>> table = dedale.open_table("classic", seats=2, seed="knossos")
>>> while table.decision:
...     seat = table.decision.seats[0]
...     events = table.submit(seat, dedale.answer(table, seat, "greedy"))
>>> table.outcome.winners
(0,)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dedale.bots import PLAYERS
    from dedale.core.errors import BadOption, BadRecord, Illegal, Trouble
    from dedale.games import CATALOGUE
    from dedale.store import load, save
    from dedale.table import Table, answer, open_table

    __version__: str

__all__ = [
    "CATALOGUE",
    "PLAYERS",
    "BadOption",
    "BadRecord",
    "Illegal",
    "Table",
    "Trouble",
    "answer",
    "load",
    "open_table",
    "save",
]

HOMES = {
    "CATALOGUE": "dedale.games",
    "PLAYERS": "dedale.bots",
    "BadOption": "dedale.core.errors",
    "BadRecord": "dedale.core.errors",
    "Illegal": "dedale.core.errors",
    "Table": "dedale.table",
    "Trouble": "dedale.core.errors",
    "answer": "dedale.table",
    "load": "dedale.store",
    "open_table": "dedale.table",
    "save": "dedale.store",
}


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used, so that the command line starts quickly."""
    if name == "__version__":
        return import_module("importlib.metadata").version("dedale")
    if name not in HOMES:
        raise AttributeError(f"dedale has no {name}; it has {', '.join(__all__)}")
    return getattr(import_module(HOMES[name]), name)


def __dir__() -> list[str]:
    """The public names, even those that nobody has used yet."""
    return [*__all__, "__version__"]

"""Games of a campaign that have just ended, and tables that are laid, for tests of chronicles."""

from typing import Any

from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.rules import end, play
from dedale.games.chronicles.state import Options
from tests.kit.chance import any_chance
from tests.kit.games.chronicles import Play, a_game, a_sheet

ITEMS = tuple(BOX.set_of)
SIX = ("inn", "library", "workshop", "town-hall", "spire", "garden")
"""A building for each slot."""


def ended(
    held: int = 0,
    looted: int = 0,
    gains: int = 0,
    *,
    cause: str = "looted",
    chance: Any = None,
    **table: Any,
) -> Play:
    """A game with this result has just ended, and the steps at its end have begun."""
    table.setdefault("repaired", () if table.get("first") else ("inn",))
    game = a_game(
        holds={"roger": ITEMS[:held]},
        looted=ITEMS[held : held + looted],
        crystals=gains,
        cause=cause,
        **table,
    )
    return game.happen(end.close, chance)


def laid(seats: int = 1, sheet: dict[str, Any] | None = None, **options: Any) -> Play:
    """A new table, laid up to its first question."""
    campaign = {"first": True} | (sheet or {})
    game = Play(None)
    step = play.setup(Options(sheet=a_sheet(**campaign), **options), seats, any_chance())
    game._keep(step)
    return game


def agreed(*heroes: str, seats: int = 1, sheet: dict[str, Any] | None = None, **options: Any):
    """A new table at which everything was agreed beforehand: the first turn has begun."""
    corners = ("roger", "demetris", "ollie", "miranda")
    names = heroes or ("roger",)
    return laid(seats, sheet, heroes=names, characters=len(names), corners=corners, **options)

"""Other numbers at a table."""

from collections.abc import Mapping
from typing import Any

from dedale.core.options import read_options
from dedale.games import game_by_id


def varied(game: str, options: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table with other numbers."""
    after = {**options, **changes}
    read_options(game_by_id(game).options, after)
    return after

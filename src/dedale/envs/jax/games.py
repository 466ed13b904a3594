"""The games that there are environments for, by id."""

from collections.abc import Mapping
from typing import Any

from dedale.envs.jax.classic import classic
from dedale.envs.jax.team import team
from dedale.envs.jax.twin import Twin

TWINS: Mapping[str, Twin] = {"classic": classic, "team": team}


def twin_of(game: str) -> Twin:
    """A game by its id."""
    if game not in TWINS:
        raise ValueError(f"there is no environment for {game}; there is one for {', '.join(TWINS)}")
    return TWINS[game]


def twin_for(state: Any) -> Twin:
    """The game that a state of the rules belongs to."""
    for twin in TWINS.values():
        if isinstance(state, twin.rules):
            return twin
    raise ValueError(f"there is no environment for a {type(state).__qualname__}")

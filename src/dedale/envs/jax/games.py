"""The games that can be played on an accelerator."""

from typing import Any

from dedale.envs.episode import numbered, numbers_of
from dedale.maze.jax.twin import Twin


def on_accelerators() -> list[str]:
    """The ids of the games that can be played on an accelerator."""
    return [id for id in numbered() if numbers_of(id).twin is not None]


def twin_of(game: str) -> Twin:
    """A game by its id."""
    known = on_accelerators()
    twin = numbers_of(game).twin if game in known else None
    if twin is None:
        raise ValueError(f"there is no environment for {game}; there is one for {', '.join(known)}")
    found: Twin = twin()
    return found


def twin_for(state: Any) -> Twin:
    """The game that a state of the rules belongs to."""
    for twin in map(twin_of, on_accelerators()):
        if isinstance(state, twin.rules):
            return twin
    raise ValueError(f"there is no environment for a {type(state).__qualname__}")

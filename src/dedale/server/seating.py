"""Seats for people: each gets a secret."""

from collections.abc import Sequence

from dedale.core.log import ME, Place
from dedale.server.keys import digest, new_key
from dedale.table.room import Chair

Keys = tuple[str | None, ...]


def seated(places: Sequence[Place]) -> tuple[tuple[Chair, ...], Keys]:
    """Chairs that are all taken, and the secrets of those where people sit."""
    keys = tuple(new_key() if place.player == ME else None for place in places)
    chairs = tuple(
        Chair(place.name, place.player, taken=True, key=digest(key) if key else None)
        for place, key in zip(places, keys, strict=True)
    )
    return chairs, keys

"""What was asked for lately."""

from typing import Generic, TypeVar

T = TypeVar("T")


class Recent(Generic[T]):
    """Remembers so many things; the least recently used one is forgotten first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[str, T] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: str) -> T | None:
        """What is remembered under a key."""
        if key not in self._kept:
            return None
        self._kept[key] = self._kept.pop(key)
        return self._kept[key]

    def keep(self, key: str, thing: T) -> None:
        """Remember a thing."""
        self._kept.pop(key, None)
        self._kept[key] = thing
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]

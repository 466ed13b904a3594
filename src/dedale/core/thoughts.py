"""What was thought before, kept to save time."""

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Thoughts(dict[K, V]):
    """A cache that can be emptied like those of `functools`, so that answers can be compared."""

    def cache_clear(self) -> None:
        """Forget everything."""
        self.clear()

"""A bell for each table: it rings for whoever waits there when something was added."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Bell:
    """Says that there is news, and not which: who hears it looks."""

    def __init__(self) -> None:
        self._waiting: dict[str, list[Callable[[], None]]] = {}

    @contextmanager
    def heard_by(self, table: str, wake: Callable[[], None]) -> Iterator[None]:
        """As long as this lasts, `wake` is called at each ring."""
        waiting = self._waiting.setdefault(table, [])
        waiting.append(wake)
        try:
            yield
        finally:
            waiting.remove(wake)
            if not waiting:
                self._waiting.pop(table, None)

    def ring(self, table: str) -> None:
        """Something was added to a table."""
        for wake in self._waiting.get(table, ()):
            wake()

    def ring_all(self) -> None:
        """Something may have been added anywhere, as after a time of not hearing."""
        for table in tuple(self._waiting):
            self.ring(table)

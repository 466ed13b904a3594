"""A bell for each table: it rings for whoever waits there when something was added."""

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple


class Ring(NamedTuple):
    """What was added: the numbers of the last line and the last note that are known to be there."""

    lines: int = 0
    notes: int = 0


Wake = Callable[[Ring | None], None]


class Bell:
    """Says that there is news; whoever hears it looks for themselves."""

    def __init__(self) -> None:
        self.id = secrets.token_hex(4)  # so that others know whose it is
        self._waiting: dict[str, list[Wake]] = {}

    @contextmanager
    def heard_by(self, table: str, wake: Wake) -> Iterator[None]:
        """While this lasts, `wake` is called at each ring."""
        waiting = self._waiting.setdefault(table, [])
        waiting.append(wake)
        try:
            yield
        finally:
            waiting.remove(wake)
            if not waiting:
                self._waiting.pop(table, None)

    def ring(self, table: str, ring: Ring | None) -> None:
        """Something was added to a table; None where nobody knows what."""
        for wake in self._waiting.get(table, ()):
            wake(ring)

    def ring_all(self) -> None:
        """Something may have been added anywhere, as after a time of not hearing."""
        for table in tuple(self._waiting):
            self.ring(table, None)

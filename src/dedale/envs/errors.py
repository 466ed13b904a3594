"""What can go wrong between a learning program and an environment.

ValueError
└── NotOffered   an action is not offered now, and nothing has changed
ImportError      an extra is not installed; the error says which
"""

from collections.abc import Iterator
from contextlib import contextmanager


class NotOffered(ValueError):
    """An action is not offered now; nothing has changed, and the mask says what is."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports that come with an extra: who has not installed it is told how."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ImportError(
            f"learning environments need {error.name}: pip install 'dedale[{name}]'"
        ) from error

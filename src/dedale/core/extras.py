"""Parts that come with an extra of the package."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports that come with an extra: a person who has not installed it is told how."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ImportError(
            f"learning environments need {error.name}: pip install 'dedale[{name}]'"
        ) from error

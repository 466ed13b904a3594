"""How kernels are compiled: ahead of their use, and kept on disk from run to run.

Numba notices a change of the file that a kernel is in, but not of what the kernel calls or of the
tables that it is made with. So the kernels lie in a folder that is named after all of these.
"""

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])
P = ParamSpec("P")

Word = Any  # a machine word: `int` in Python, 64 bits in a kernel
Words = Any  # an array of them
NOTHING = -1  # what kernels say for what is not there: they know no `None`

PACKAGE = Path(__file__).parent.parent
SETTINGS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
BORROWED = SETTINGS | {"_nrt": False}
"""Pieces of kernels make no arrays and keep none, so nothing counts references to them: that took
half of the time of a random game."""


@cache
def place() -> Path:
    """The folder of the kernels that are made from the files as they are."""
    digest = blake2b(digest_size=8)
    for folder in ("maze", "games", "bots"):
        for path in sorted((PACKAGE / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.read_bytes())
    home = blake2b(str(PACKAGE).encode(), digest_size=8)
    return user_cache_path("dedale") / "kernels" / home.hexdigest() / digest.hexdigest()


@cache
def can_keep() -> bool:
    """Whether that folder can be written; where it cannot, kernels live as long as a process."""
    try:
        place().mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=place()).close()
    except OSError:
        return False
    return True


def entry(signature: Any) -> Callable[[F], F]:
    """A kernel that Python calls: compiled once for this signature, then read from the disk."""
    import numba  # noqa: PLC0415 - it takes long to import, and may be absent

    config: Any = numba.config

    def compiled(function: F) -> F:
        before, config.CACHE_DIR = config.CACHE_DIR, str(place())
        try:
            return cast("F", numba.njit(signature, cache=can_keep(), **SETTINGS)(function))
        finally:
            config.CACHE_DIR = before

    return compiled


def part(function: F) -> F:
    """A piece of kernels, compiled into each kernel that calls it."""
    import numba  # noqa: PLC0415 - as above

    return cast("F", numba.njit(forceinline=True, **BORROWED)(function))


def chunk(function: F) -> F:
    """A large piece of kernels, compiled once for all that call it."""
    import numba  # noqa: PLC0415 - as above

    return cast("F", numba.njit(**BORROWED)(function))


def instruction(function: Callable[Concatenate[Any, P], Any]) -> Callable[P, Any]:
    """A piece of kernels that Numba has no words for: the function tells the compiler itself."""
    from numba.extending import intrinsic  # noqa: PLC0415 - as above

    return cast("Callable[P, Any]", intrinsic(function))

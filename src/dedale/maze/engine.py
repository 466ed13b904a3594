"""Gives out kernels in compiled form where they can be had at once, or to whoever waits for them.

Numba is an extra: without it, callers use the plain twins. It is imported when a caller asks for
kernels, never when a program starts. `python -m dedale.maze.engine` compiles them all.
"""

import logging
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from threading import Lock
from types import ModuleType
from typing import Any

from dedale.maze.jit import PACKAGE, can_keep, place

log = logging.getLogger("dedale.maze")
_loaded: dict[str, Any] = {}
_busy = Lock()


@cache
def kernels() -> tuple[str, ...]:
    """The modules of kernels: everything in the package that is called `compiled`."""
    found = sorted((*PACKAGE.rglob("compiled.py"), *PACKAGE.rglob("compiled/")))
    return tuple(
        ".".join(("dedale", *file.relative_to(PACKAGE).with_suffix("").parts)) for file in found
    )


def compiled(name: str, *, wait: bool = False) -> Any:
    """A module of kernels; None without Numba, or while it is being compiled or loaded.

    Loading it takes half a second, once. A caller that can wait for a compiler says so.
    """
    if name in _loaded:
        return _loaded[name]
    if not (wait or is_kept()) or not can_compile():
        return None
    if not _busy.acquire(blocking=wait):
        return None
    try:
        _loaded[name] = import_module(name)
    finally:
        _busy.release()
    return _loaded[name]


def can_compile() -> bool:
    """Whether there is Numba."""
    return find_spec("numba") is not None


def is_kept() -> bool:
    """Whether all kernels lie compiled on the disk."""
    return _mark().exists() and can_keep()  # Numba reads only what it could also write


def is_ready() -> bool:
    """Whether nobody has to wait for a compiler: all kernels are on the disk, or in memory."""
    return all(name in _loaded for name in kernels()) or is_kept()


def loaded(load: Callable[[], ModuleType]) -> ModuleType:
    """A module of kernels that a function imports; nothing else is loaded meanwhile."""
    with _busy:
        return load()


def compile_all() -> bool:
    """Have all kernels compiled, in memory and, if it can be written, on the disk; or False."""
    if not can_compile():
        return False
    with _busy:
        for name in kernels():
            _loaded[name] = import_module(name)
    if can_keep():
        _keep()
    else:
        log.warning("%s cannot be written: the compiled kernels end with this process", place())
    return True


def _keep() -> None:
    """Mark that all kernels are there, and remove those of older files."""
    _mark().touch()
    for old in place().parent.iterdir():
        if old != place():
            rmtree(old, ignore_errors=True)


def _mark() -> Path:
    return place() / "complete"


if __name__ == "__main__":
    if not can_keep():
        sys.exit(f"The compiled kernels cannot be kept: {place()} cannot be written.")
    sys.exit(0 if compile_all() else "There is no Numba here: pip install 'dedale[fast]'")

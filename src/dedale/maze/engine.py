"""Gives out kernels in compiled form where they can be had at once, or to whoever waits for them.

Numba is an extra: without it, callers use the plain twins. It is imported when a caller asks for
kernels, never when a program starts. `python -m dedale.maze.engine` compiles them all.
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from threading import Lock
from typing import Any

from dedale.maze.jit import PACKAGE, place

_loaded: dict[str, Any] = {}
_busy = Lock()


def kernels() -> list[str]:
    """The modules of kernels: everything in the package that is called `compiled`."""
    found = sorted((*PACKAGE.rglob("compiled.py"), *PACKAGE.rglob("compiled/")))
    return [".".join(("dedale", *f.relative_to(PACKAGE).with_suffix("").parts)) for f in found]


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
    return _mark().exists()


def compile_all() -> bool:
    """Have all kernels compiled, on the disk and in memory; False without Numba."""
    if not can_compile():
        return False
    with _busy:
        for name in kernels():
            _loaded[name] = import_module(name)
    here = place()
    here.mkdir(parents=True, exist_ok=True)
    _mark().touch()
    for old in here.parent.iterdir():
        if old != here:
            rmtree(old, ignore_errors=True)
    return True


def _mark() -> Path:
    return place() / "complete"


if __name__ == "__main__":
    sys.exit(0 if compile_all() else "There is no Numba here: pip install 'dedale[fast]'")

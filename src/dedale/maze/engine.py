"""Gives out kernels in compiled form where they can be had at once; nobody waits for a compiler.

Numba is an extra: without it, callers use the plain twins. It is imported when a caller asks for
kernels, never when a program starts. `python -m dedale.maze.engine` compiles all there are.
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from threading import Thread
from typing import Any

from dedale.maze.jit import PACKAGE, place

_warming: list[Thread] = []


def kernels() -> list[str]:
    """The modules of kernels: everything in the package that is called `compiled`."""
    found = sorted((*PACKAGE.rglob("compiled.py"), *PACKAGE.rglob("compiled/")))
    return [".".join(("dedale", *f.relative_to(PACKAGE).with_suffix("").parts)) for f in found]


def compiled(name: str, *, wait: bool = False) -> Any:
    """A module of kernels; None without Numba, or while it would have to be compiled first.

    Who can wait some seconds says so.
    """
    if any(thread.is_alive() for thread in _warming):
        if not wait:
            return None
        _warming[0].join()
    if name in sys.modules:
        return sys.modules[name]
    if find_spec("numba") is None or not (wait or is_kept()):
        return None
    return import_module(name)


def is_kept() -> bool:
    """Whether all kernels lie compiled on the disk."""
    return _mark().exists()


def compile_all() -> bool:
    """Have all kernels compiled, on the disk and in memory; False without Numba."""
    if find_spec("numba") is None:
        return False
    for name in kernels():
        import_module(name)
    here = place()
    here.mkdir(parents=True, exist_ok=True)
    _mark().touch()
    for old in here.parent.iterdir():
        if old != here:
            rmtree(old, ignore_errors=True)
    return True


def warm() -> Thread:
    """The same in the background; until it is done, callers use the plain twins."""
    if not _warming:
        _warming.append(Thread(target=compile_all, name="kernels", daemon=True))
        _warming[0].start()
    return _warming[0]


def _mark() -> Path:
    return place() / "complete"


if __name__ == "__main__":
    sys.exit(0 if compile_all() else "There is no Numba here: pip install 'dedale[fast]'")

"""Reads the files that a how-to page tells its reader to write."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

FENCE = re.compile(r"^(?P<marks>`{3,})(?P<kind>\w+) file=(?P<path>\S+)$")


class Block(NamedTuple):
    """One file, or one change of a file."""

    kind: str
    path: str
    text: str


def blocks(page: str) -> Iterator[Block]:
    """The blocks of a page that name a file."""
    fence, lines = None, []
    for line in page.splitlines():
        if fence is None:
            fence, lines = FENCE.match(line), []
        elif line == fence["marks"]:
            yield Block(fence["kind"], fence["path"], "\n".join(lines) + "\n")
            fence = None
        else:
            lines.append(line)


def follow(page: str, root: Path) -> list[str]:
    """Do what a page says, in a checkout; the paths that were written."""
    for block in blocks(page):
        path = root / block.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(changed(path, block.text) if block.kind == "diff" else block.text)
    return [block.path for block in blocks(page)]


def changed(path: Path, diff: str) -> str:
    """A file with the lines of a small diff put in."""
    old = "".join(line[1:] for line in diff.splitlines(keepends=True) if line[0] in " -")
    new = "".join(line[1:] for line in diff.splitlines(keepends=True) if line[0] in " +")
    text = path.read_text()
    assert text.count(old) == 1, f"{path}: {old!r} is not there once"
    return text.replace(old, new)

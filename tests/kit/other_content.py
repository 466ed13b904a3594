"""Copies of the program whose content differs, and programs that run on them."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from tools import ROOT

SOURCE = ROOT / "src/dedale"
NUMBERS = {
    "classic/box": "I",
    "team/box": "plain",
    "team/pages": "arrow",
    "chronicles/numbers": "hammer",
    "chronicles/goods": "chapter",
    "chronicles/events": "copies",
    "chronicles/village": "slot",
    "chronicles/quests": "least",
    "legends/heroes": "resistance",
    "legends/common": "copies",
    "legends/fire": "dust",
    "legends/moons": "dust",
    "legends/crystals": "dust",
    "legends/magma": "dust",
    "legends/darkness": "dust",
}
"""A number in each file of content that can change what happens."""
ONE_EACH = ("classic/box", "team/pages", "chronicles/numbers", "legends/heroes")
"""A file of each game."""


def toml_of(house: Path, file: str) -> Path:
    """A file of content in a house."""
    game, _, name = file.partition("/")
    return house / f"dedale/games/{game}/content/{name}.toml"


def copied(folder: Path, texts: Mapping[str, str]) -> Path:
    """A copy in a folder, with other texts in some of its files of content."""
    house = folder / "house"
    nothing = shutil.ignore_patterns("web")
    shutil.copytree(SOURCE, house / "dedale", copy_function=os.symlink, ignore=nothing)
    for file, text in texts.items():
        toml_of(house, file).unlink()
        toml_of(house, file).write_text(text, encoding="utf-8")
    return house


def text_of(file: str) -> str:
    """A file of content of the program."""
    return toml_of(SOURCE.parent, file).read_text(encoding="utf-8")


def house_with_other(folder: Path, files: Iterable[str]) -> Path:
    """A copy in which one number of each of these files is greater by one."""

    def more(match: re.Match[str]) -> str:
        return f"{match[1]}{int(match[2]) + 1}"

    number = {file: re.compile(rf"(\b{NUMBERS[file]} = )(\d+)") for file in files}
    return copied(folder, {file: number[file].sub(more, text_of(file), count=1) for file in files})


def house_with_comments(folder: Path) -> Path:
    """A copy whose content says the same in other lines."""
    return copied(folder, {file: f"# Rewritten\n\n{text_of(file)}\n# end\n" for file in NUMBERS})


def on(house: Path) -> dict[str, str]:
    """The environment in which programs run on a copy."""
    return {**os.environ, "PYTHONPATH": f"{house}{os.pathsep}{ROOT}", "PYTHONHASHSEED": "7"}


def answer_of(house: Path, program: str, *words: str) -> Any:
    """What a program that runs on a copy prints, as JSON."""
    command = [sys.executable, "-c", program, *words]
    ran = subprocess.run(
        command, env=on(house), cwd=house, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)

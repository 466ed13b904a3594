"""`make runs`: plays the runs that our pages quote, and keeps how their games ended in docs/runs.

    make runs RUNS="classic-matrix team-expert"    some of them
    make runs                                      all; a night

Each goes on where it was stopped. The seed of each is the commit that is measured, so commit first.
"""

import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

from dedale.lab.origin import origin
from dedale.lab.run import exported, opened
from tools import ROOT

LIST = ROOT / "docs/runs/runs.toml"
KEPT = ROOT / "runs"


def commands() -> dict[str, str]:
    """The runs by name, and the command of each."""
    listed = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return {name: run["command"] for name, run in listed.items()}


def main(*names: str) -> None:
    if origin().draft:
        sys.exit("Something is not committed: what is played now would be a draft.")
    for name, command in commands().items():
        if not names or name in names:
            print(f"• {name}: {command}", flush=True)
            play(name, command)


def play(name: str, command: str) -> None:
    """Play a run, and keep what is small of it."""
    folder = KEPT / name
    words = shlex.split(command)[1:]
    program = [sys.executable, "-m", "dedale", *words, "--runs", str(folder)]
    subprocess.run(program, check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
    exported(opened(newest(folder)), LIST.with_name(f"{name}.parquet"))


def newest(folder: Path) -> Path:
    """The run that was played last: there may be others, of other code."""
    return max(folder.glob("*.parquet"), key=lambda file: file.stat().st_mtime)


if __name__ == "__main__":
    main(*sys.argv[1:])

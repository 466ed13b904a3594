"""Fresh installations of Dedale, with and without compiled kernels."""

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path
from sysconfig import get_path

from dedale.maze import engine
from dedale.maze.jit import place
from tools import ROOT

LEVELS = """
import dedale
table = dedale.open_table("team", seats=2, seed="wheel", options={"mode": "standard"})
differ = {"easy": 0, "master": 0}
for _ in range(12):
    seat = table.decision.seats[0]
    greedy = dedale.answer(table, seat, "greedy")
    for level in differ:
        differ[level] += dedale.answer(table, seat, level) != greedy
    table.submit(seat, greedy)
print(dedale.__file__, *differ.values())
"""
"""How often two levels of the team game do something other than greedy."""


def without(module: str, folder: Path) -> dict[str, str]:
    """The environment of a program that does not find a module."""
    (folder / "sitecustomize.py").write_text(f"import sys; sys.modules['{module}'] = None")
    path = os.pathsep.join((str(folder), str(ROOT / "src")))
    return {**os.environ, "PYTHONPATH": path}


def nearly_compiled(folder: Path) -> dict[str, str]:
    """The environment of a program that has to compile all kernels, and does so in seconds."""
    engine.compile_all()
    here = folder.joinpath("dedale", *place().parts[-3:])
    shutil.copytree(place(), here, ignore=shutil.ignore_patterns("complete"))
    return {**os.environ, "XDG_CACHE_HOME": str(folder)}


def without_cache(folder: Path) -> dict[str, str]:
    """The environment of a program that can keep nothing; its kernels run as they are written."""
    (folder / "file").touch()
    cache = str(folder / "file" / "cache")  # nobody can make a folder below a file
    return {**os.environ, "XDG_CACHE_HOME": cache, "NUMBA_DISABLE_JIT": "1"}


def installed(folder: Path) -> Path:
    """The Python of an environment that has the wheel of Dedale, and the packages of this one."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    [wheel] = folder.glob("*.whl")
    venv.create(folder / "bare", with_pip=False)
    [site] = (folder / "bare").glob("lib/*/site-packages")
    zipfile.ZipFile(wheel).extractall(site)
    (site / "others.pth").write_text(get_path("purelib"))
    return folder / "bare/bin/python"


def levels_in(python: Path | str, env: dict[str, str]) -> tuple[str, int, int, str]:
    """Which Dedale answered, how often easy and master differ from greedy, and its complaints."""
    run = [str(python), "-W", "always", "-c", LEVELS]
    ran = subprocess.run(run, env=env, capture_output=True, text=True, check=True)
    home, easy, master = ran.stdout.split()
    return home, int(easy), int(master), ran.stderr


def levels_of_the_wheel(folder: Path) -> tuple[int, int]:
    """How often easy and master differ from greedy where Dedale was just installed."""
    env = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    env |= {"XDG_CACHE_HOME": str(folder / "cache")}
    home, easy, master, told = levels_in(installed(folder), env)
    assert home.startswith(str(folder)), home
    assert "compiling the kernels" in told, told
    return easy, master

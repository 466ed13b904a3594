"""Modules are imported the way they are written."""

import subprocess
import sys
from importlib import import_module
from operator import attrgetter
from pkgutil import walk_packages

import dedale

APART = ("dedale.store.migrations.env", "dedale.__main__")  # run, never imported


def test_a_name_with_dots_is_the_module_of_that_name():
    names = [module.name for module in walk_packages(dedale.__path__, "dedale.")]
    names = [name for name in names if name not in APART and "compiled" not in name]
    for name in names:
        import_module(name)
    shadowed = [
        name
        for name in names
        if attrgetter(name.removeprefix("dedale."))(dedale) is not sys.modules[name]
    ]

    assert shadowed == []


def test_importing_dedale_loads_nothing_until_something_is_asked_for():
    code = "import sys; before = {*sys.modules}; import dedale; print(*{*sys.modules} - before)"
    loaded = subprocess.check_output([sys.executable, "-c", code], text=True).split()

    assert [name for name in loaded if name.startswith("dedale.")] == []
    assert len(loaded) <= 40, "only what Python brings along for `typing` and `importlib`"


def test_laying_a_table_loads_no_computer_player_server_or_kernel():
    code = "import sys, dedale; dedale.open_table('classic', 2); print(*sys.modules)"
    loaded = {*subprocess.check_output([sys.executable, "-c", code], text=True).split()}

    assert not loaded & {"jax", "litestar", "numba", "rich", "sqlalchemy", "typer"}
    assert [name for name in loaded if ".envs" in name or name.endswith(".bots.mind")] == []

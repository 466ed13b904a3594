"""Modules are imported the way they are written."""

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

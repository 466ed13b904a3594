"""A person who has not installed what an environment needs is told how."""

import doctest
import subprocess
import sys
from importlib import import_module

import pytest

NEEDS = [("aec", "pettingzoo"), ("single", "gymnasium"), ("batched", "numba"), ("aec", "numpy")]
ENVIRONMENTS = ("aec", "single", "batched")


@pytest.mark.parametrize(("name", "missing"), NEEDS)
def test_an_environment_without_its_extra_says_how_to_install_it(name, missing):
    code = f"import sys; sys.modules['{missing}'] = None; import dedale.envs.{name}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert ran.returncode == 1
    assert f"ImportError: learning environments need {missing}" in ran.stderr
    assert "pip install 'dedale[rl]'" in ran.stderr


def test_the_command_line_starts_without_them():
    code = "import sys, dedale.cli, dedale.cli.serve\n"
    code += "print([n for n in ('numpy', 'gymnasium', 'pettingzoo') if n in sys.modules])"

    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "[]\n"


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_the_examples_of_a_module_run(name):
    assert doctest.testmod(import_module(f"dedale.envs.{name}")).failed == 0


@pytest.mark.parametrize(
    "code",
    [
        "import gymnasium; env = gymnasium.make('dedale.envs:dedale/classic-v0')",
        "import dedale.envs, gymnasium; env = gymnasium.make('dedale/classic-v0')",
        "import gymnasium, dedale.envs; env = gymnasium.make('dedale/classic-v0')",
    ],
)
def test_gymnasium_knows_the_environments(code):
    code += "; env.reset(seed=1); print(env.spec.id)"
    told = subprocess.check_output([sys.executable, "-c", code], text=True)

    assert told == "dedale/classic-v0\n"

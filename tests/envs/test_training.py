"""The script of the first steps trains: here for one lesson, on the page until it wins."""

import os
import subprocess
import sys

from tools import ROOT


def test_the_agent_of_the_first_steps_learns_and_its_curve_is_drawn(tmp_path):
    script, picture = ROOT / "docs/first-steps/train_agent.py", tmp_path / "learning.svg"
    words = ["--lessons=1", "--tests=1", "--games=2", "--turns=10", f"--picture={picture}"]
    command = [sys.executable, "-W", "error", str(script), *words]
    quick = os.environ | {"JAX_DISABLE_MOST_OPTIMIZATIONS": "1"}
    told = subprocess.check_output(command, text=True, env=quick).splitlines()

    assert [line.split(" s ")[1].split(" won")[0].strip() for line in told] == [
        "0 decisions: 0 of 2",
        "4,096 decisions: 0 of 10",
    ]
    assert picture.read_text(encoding="utf-8").startswith("<svg")

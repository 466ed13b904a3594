"""The cores of this machine play."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from dedale.lab.run import opened

INTERRUPTED = """
import signal
import time
from pathlib import Path
from dedale.bots import PLAYERS, Player
from dedale.lab.hands import on_this_machine
from dedale.lab.laboratory import played, run_of
from dedale.lab.origin import origin
from dedale.lab.plan import Arm, RunPlan

asleep = Path({folder!r}, "asleep")

def choose(situation, chance):
    time.sleep(60 if asleep.exists() else 0)
    return situation.offers[0]

def told(done):
    if done == 3:
        asleep.touch()
    print(done, flush=True)

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have it ignored
    PLAYERS["slow"] = Player("slow", choose)
    plan = RunPlan("match", "legends", (Arm("a", ("slow", "slow")),), 5000, origin().code, "a")
    run = run_of(plan, Path({folder!r}))
    played(run, on_this_machine(2, "fork"), told)
"""


def test_ctrl_c_leaves_at_once_and_keeps_all_rows(tmp_path):
    command = [sys.executable, "-c", INTERRUPTED.format(folder=str(tmp_path))]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, start_new_session=True) as program:
        while int(program.stdout.readline()) < 3:
            pass
        time.sleep(1)  # both cores think for a minute now
        began = time.monotonic()
        os.killpg(program.pid, signal.SIGINT)
        try:
            told = program.communicate(timeout=20)[0].split()
        except subprocess.TimeoutExpired:
            os.killpg(program.pid, signal.SIGKILL)
            raise
    [parts] = Path(tmp_path).glob("*.parts")

    assert time.monotonic() - began < 20
    assert len(opened(parts.with_suffix(".parquet")).rows()) >= int(told[-1] if told else 3)

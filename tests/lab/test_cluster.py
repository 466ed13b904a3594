"""Games on Ray: the same rows as on one machine, whatever happens to the machines."""

import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import psutil
import pytest

from dedale.bots import PLAYERS, Player
from dedale.core.errors import BadRun
from dedale.lab.bundles import MOST, Pace
from dedale.lab.cluster import LOCAL, connected, on_ray
from dedale.lab.laboratory import played, run_of
from dedale.lab.origin import origin
from dedale.lab.plan import Arm, RunPlan
from dedale.lab.run import opened
from dedale.text import LANGUAGES, Voice
from tests.kit.laboratory import assert_alike

STORE = 80 * 2**20  # as little as Ray allows
PATIENCE = 30  # seconds until all processes have ended


def plan(*players, games=12, game="legends"):
    """A small match."""
    seats = players if len(players) > 1 else players * 2
    return RunPlan("match", game, (Arm("all", seats),), games, origin().code, "cluster")


@contextmanager
def all_ended():
    """Whatever begins in here has ended soon after."""
    this = psutil.Process()
    before = set(this.children(recursive=True))
    begun = set()
    yield lambda: begun.update(set(this.children(recursive=True)) - before)
    _, alive = psutil.wait_procs(begun, PATIENCE)
    assert begun
    assert alive == []


def test_a_cluster_plays_the_games_that_this_machine_plays(tmp_path, monkeypatch):
    died = tmp_path / "died"

    def mortal(situation, chance):
        if not died.exists():
            died.touch()
            os._exit(1)
        return situation.offers[0]

    def wrong(situation, chance):
        raise BadRun("no-run", file="of this worker")

    home = played(run_of(plan("random", games=40), tmp_path / "home"))
    with all_ended() as look, connected(LOCAL, 2):
        away = played(run_of(plan("random", games=40), tmp_path / "away"), on_ray())
        monkeypatch.setitem(PLAYERS, "mortal", Player("mortal", mortal))
        rescued = played(run_of(plan("mortal"), tmp_path / "mortal"), on_ray())
        monkeypatch.setitem(PLAYERS, "wrong", Player("wrong", wrong))
        with pytest.raises(BadRun, match="of this worker"):
            played(run_of(plan("wrong"), tmp_path / "wrong"), on_ray())
        monkeypatch.setattr("dedale.lab.cluster.fingerprint", lambda: "other")
        with pytest.raises(BadRun, match="cluster-code"):
            played(run_of(plan("random"), tmp_path / "other"), on_ray())
        look()

    assert len(home) == 40
    assert_alike(away, home)
    assert died.exists()
    assert len(rescued) == 12


def test_a_bundle_takes_about_a_second():
    pace = Pace()
    pace.saw(1, 0.01)

    assert Pace().size(10_000, 4) == 1
    assert pace.size(10_000, 4) == 100
    assert pace.size(80, 4) == 10
    assert pace.size(1, 4) == 1


def test_a_thousand_cores_do_not_ask_for_more_than_one_program_can_hand_out():
    pace = Pace()
    pace.saw(1, 0.5)

    assert pace.size(10**6, 10) == 2
    assert pace.size(10**6, 1000) == 20


def test_a_bundle_has_an_end_however_quick_the_games_are():
    pace = Pace()
    pace.saw(1000, 0.0)

    assert pace.size(10**6, 4) == MOST


def test_games_that_turn_out_slow_travel_alone():
    pace = Pace()
    pace.saw(100, 1.0)
    for _ in range(9):
        pace.saw(1, 20.0)

    assert pace.size(10_000, 4) == 1


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere"])
def test_an_address_without_a_cluster_is_refused_at_once(address, tmp_path):
    with pytest.raises(BadRun) as refusal:
        played(run_of(plan("random"), tmp_path), on_ray(address))

    said = {Voice(code, ("dedale", "dedale.lab")).explain(refusal.value) for code in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(address in sentence for sentence in said)


@pytest.mark.parametrize("key", ["cluster-code", "cluster-lost"])
def test_what_ends_a_run_on_a_cluster_is_told_in_every_language(key):
    trouble = BadRun(key, node="n7", count=4, why="The worker died.")

    said = {Voice(code, ("dedale", "dedale.lab")).explain(trouble) for code in LANGUAGES}
    assert len(said) == len(LANGUAGES)


@contextmanager
def three_machines():
    """A head and two more nodes; how one of them dies."""
    from ray.cluster_utils import Cluster  # noqa: PLC0415 - Ray may not be there

    small = {"num_cpus": 1, "object_store_memory": STORE, "include_dashboard": False}
    with (
        TemporaryDirectory(prefix="dedale-", dir="/tmp", ignore_cleanup_errors=True) as folder,
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setenv("RAY_TMPDIR", folder)
        cluster = Cluster(initialize_head=True, head_node_args=small)
        try:
            nodes = [cluster.add_node(**small) for _ in range(2)]
            yield cluster.address, lambda: kill_node(nodes[0])
        finally:
            cluster.shutdown()


def kill_node(node):
    """Kill a node as if its power failed: its processes, and all that play on it."""
    for started in node.all_processes.values():
        for one in started:
            raylet = psutil.Process(one.process.pid)
            for process in (raylet, *raylet.children(recursive=True)):
                process.kill()


@pytest.mark.slow
def test_a_machine_that_dies_midway_changes_no_row(tmp_path):
    match = plan("greedy", games=30, game="team")
    home = played(run_of(match, tmp_path / "home"))
    died = []

    with all_ended() as look, three_machines() as (address, die):

        def told(done):
            if done == 8:
                look()
                died.append(done)
                die()

        away = played(run_of(match, tmp_path / "away"), on_ray(address), told)

    assert died == [8]
    assert len(home) == 30
    assert_alike(away, home)


INTERRUPTED = """
import signal
from pathlib import Path
from dedale.lab.cluster import on_ray
from dedale.lab.laboratory import played, run_of
from tests.lab.test_cluster import plan
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have it ignored
    match = plan("greedy", games=5000, game="team")
    played(run_of(match, Path({folder!r})), on_ray("local", 2), lambda n: print(n, flush=True))
"""


@pytest.mark.slow
def test_ctrl_c_leaves_at_once_and_keeps_all_rows(tmp_path):
    code = INTERRUPTED.format(folder=str(tmp_path))
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, stdout=-1, stderr=-3, start_new_session=True) as program:
        for line in program.stdout:
            if int(line) == 10:
                break
        began = time.monotonic()
        os.killpg(program.pid, signal.SIGINT)
        told = [10, *map(int, program.stdout.read().split())]
    [parts] = Path(tmp_path).glob("*.parts")

    assert time.monotonic() - began < 15
    assert len(opened(parts.with_suffix(".parquet")).rows()) == told[-1]

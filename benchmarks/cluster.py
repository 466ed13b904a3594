"""What it costs to play on Ray: `python -m benchmarks.cluster legends random 4000`.

Not part of `make bench`: it starts a cluster, and wants an idle machine.
"""

import pickle
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from dedale.lab.cluster import LOCAL, on_ray
from dedale.lab.frame import unframed
from dedale.lab.hands import Hands, on_this_machine
from dedale.lab.laboratory import played, run_of
from dedale.lab.origin import origin
from dedale.lab.plan import Arm, Plan
from dedale.lab.row import Row
from dedale.lab.run import Run

CORES = 2


def timed(name: str, plan: Plan, hands: Hands) -> list[Row]:
    """Play a plan, and say how long it took."""
    times = [time.monotonic()]
    with TemporaryDirectory() as folder:
        rows = played(run_of(plan, Path(folder)), hands, lambda _: times.append(time.monotonic()))
        times.append(time.monotonic())
    begin, _, first, *_, last, end = times
    each = 1000 * (last - first) / (plan.games - 1)
    cpu = 1000 * rows["cpu"].mean()
    print(
        f"{name}: {each:.2f} ms a game, {cpu:.2f} ms of them to play; "
        f"{first - begin:.1f} s until the first, {end - last:.1f} s after the last"
    )
    return unframed(rows)


def written(plan: Plan, rows: list[Row]) -> None:
    """What the driver pays for a row."""
    data = pickle.dumps(rows)
    began = time.process_time()
    pickle.loads(data)
    read = time.process_time()
    with TemporaryDirectory() as folder:
        run = Run(Path(folder) / "run.parquet", plan)
        for row in rows:
            run.add([row])
        run.flush()
        kept = time.process_time()
    each = [1e6 * span / len(rows) for span in (read - began, kept - read)]
    print(f"a row: {len(data) / len(rows):.0f} bytes, read {each[0]:.0f} µs, kept {each[1]:.0f} µs")


def main(game: str, player: str, games: int) -> None:
    """Play the same games here and on Ray, and compare."""
    plan = Plan("match", game, (Arm("all", (player,) * 2),), games, origin().code, "ray", logs=0)
    here = timed("here", plan, on_this_machine(CORES))
    there = timed("Ray", plan, on_ray(LOCAL, CORES))
    print("equal:", all(alike(one, other) for one, other in zip(here, there, strict=True)))
    written(plan, here)


def alike(one: Row, other: Row) -> bool:
    """Whether two rows are of the same game."""
    return replace(one, cpu=0.0) == replace(other, cpu=0.0)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))

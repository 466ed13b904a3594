"""Who plays the games of a run: the cores of this machine, or those of others."""

import multiprocessing
import signal
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_all_start_methods
from os import cpu_count
from typing import Any, NamedTuple

from dedale.bots import PLAYERS, Player
from dedale.core.errors import BadRun
from dedale.lab.origin import CodeOrigin
from dedale.lab.plan import PlannedGame, RunPlan
from dedale.lab.playing import play
from dedale.lab.row import Row

START = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"
"""How processes begin; a copy of this one could have copied a lock that nobody will ever open."""
AHEAD = 2  # games that wait for each core: enough to keep it busy, few to throw away

Hands = Callable[["Work"], Generator[list[Row], None, None]]
"""Play all tasks of some work, and hand over the rows of each as it is done, in any order.

Whoever closes it early does not wait for games that are being played."""


class Work(NamedTuple):
    """Games to be played."""

    plan: RunPlan
    tasks: Sequence[PlannedGame]
    origin: CodeOrigin


def alone(work: Work) -> Generator[list[Row], None, None]:
    """In this process, one game after the other."""
    for task in work.tasks:
        yield play(work.plan, task, work.origin)


def on_this_machine(
    workers: int | None = None, start: str = START, players: Mapping[str, Player] = PLAYERS
) -> Hands:
    """On so many cores, or on all of them."""

    def hands(work: Work) -> Generator[list[Row], None, None]:
        count = workers or cpu_count() or 1
        context = multiprocessing.get_context(start)
        ready: dict[str, Any] = {"initializer": prepared, "initargs": (dict(players),)}
        with ProcessPoolExecutor(count, mp_context=context, **ready) as pool:
            tasks = iter(work.tasks)
            waiting = {hand_out(pool, work, task) for task in islice(tasks, count * AHEAD)}
            try:
                while waiting:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    waiting |= {hand_out(pool, work, task) for task in islice(tasks, len(done))}
                    for future in done:
                        yield future.result()
            except BrokenProcessPool as lost:
                raise BadRun("worker-lost") from lost
            except BaseException:
                leave(pool)
                raise

    return hands


def hand_out(pool: ProcessPoolExecutor, work: Work, task: PlannedGame) -> "Future[list[Row]]":
    """Let a process play a game."""
    return pool.submit(play, work.plan, task, work.origin)


def leave(pool: ProcessPoolExecutor) -> None:
    """Do not wait for games that are being played: some take minutes."""
    for process in list(pool._processes.values()):
        process.kill()
    pool.shutdown(cancel_futures=True)


def prepared(players: Mapping[str, Player]) -> None:
    """A process that plays: it knows all players of its parent, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    welcome(players)


def welcome(players: Mapping[str, Player]) -> None:
    """Let the players of another process play in this one."""
    known: Any = PLAYERS
    known.update(players)

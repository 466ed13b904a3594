"""Who plays the games of a run on many machines: the workers of Ray.

Games are handed out in bundles that take about a second, so that quick games are worth the way.
"""

import os
import platform
import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter
from typing import Any, NamedTuple

import ray
from ray import exceptions

from dedale.bots import PLAYERS, Player
from dedale.core.errors import BadRun
from dedale.lab.bundles import AHEAD, Bundle, Pace
from dedale.lab.hands import Hands, Work, welcome
from dedale.lab.origin import CodeOrigin, fingerprint
from dedale.lab.plan import RunPlan, players_of
from dedale.lab.playing import play
from dedale.lab.row import Row
from dedale.table import prepare

LOCAL = "local"  # the address of a cluster that is started here, and ended with the run
RETRIES = 3  # of a bundle whose worker is lost: Ray hands it out again, and then so do we
STORE = 128 * 2**20  # bytes that a cluster of this machine keeps for what travels
AUTO = "auto"  # what Ray calls the cluster that this machine belongs to
SHORT = "/tmp" if os.path.isdir("/tmp") else None  # the path of a socket has a hundred letters
PATIENCE = 10.0  # seconds until somebody answers
QUIET: dict[str, Any] = {"logging_level": "error", "log_to_driver": False}
COUNTED = 5.0  # seconds until the cores are counted again: machines come and go
LOST = (
    exceptions.WorkerCrashedError,
    exceptions.NodeDiedError,
    exceptions.ObjectLostError,
    exceptions.OutOfMemoryError,
)
"""What is raised where nobody but the machine is at fault."""


class Job(NamedTuple):
    """What every worker must know."""

    plan: RunPlan
    origin: CodeOrigin
    players: dict[str, Player]
    fingerprint: str


class Played(NamedTuple):
    """What comes back of a bundle: the rows of each game, and how long it took."""

    rows: list[list[Row]]
    seconds: float


def on_ray(
    address: str | None = None, cores: int | None = None, players: Mapping[str, Player] = PLAYERS
) -> Hands:
    """On the cluster at an address; on the one that this machine belongs to, where none is given.

    Where there is none, and at the address `local`, so many cores of this machine are one.
    """

    def hands(work: Work) -> Generator[list[Row], None, None]:
        with connected(address, cores):
            yield from Driver(work, players).rows()

    return hands


class Driver:
    """Hands out the games of some work, and takes their rows."""

    def __init__(self, work: Work, players: Mapping[str, Player]) -> None:
        self._tasks, self._next = work.tasks, 0
        self._job = ray.put(Job(work.plan, work.origin, dict(players), fingerprint()))
        self._waiting: dict[Any, Bundle] = {}
        self._pace = Pace()
        self._cores, self._counted = 1, -COUNTED

    def rows(self) -> Generator[list[Row], None, None]:
        """The rows of each game as it is done, in any order."""
        try:
            self._hand_out()
            while self._waiting:
                for reference in self._done():
                    yield from self._taken(reference)
                self._hand_out()
        finally:
            for reference in self._waiting:
                ray.cancel(reference, force=True)

    def _done(self) -> list[Any]:
        """What is done: something at least."""
        waiting = list(self._waiting)
        ray.wait(waiting, num_returns=1)
        done, _ = ray.wait(waiting, num_returns=len(waiting), timeout=0)
        return list(done)

    def _taken(self, reference: Any) -> list[list[Row]]:
        """The rows of a bundle; it is handed out again if its worker was lost."""
        bundle = self._waiting.pop(reference)
        try:
            played: Played = ray.get(reference)
        except LOST as error:
            if bundle.lost == RETRIES:
                raise BadRun("cluster-lost", count=RETRIES + 1, why=said(error)) from error
            self._send(bundle._replace(lost=bundle.lost + 1))
            return []
        except exceptions.RayTaskError as error:
            raise error.cause from error
        self._pace.saw(len(bundle.tasks), played.seconds)
        return played.rows

    def _hand_out(self) -> None:
        """Keep all cores busy, and few games on the way."""
        self._count()
        while self._next < len(self._tasks) and len(self._waiting) < self._cores * AHEAD:
            size = self._pace.size(len(self._tasks) - self._next, self._cores)
            self._send(Bundle(self._tasks[self._next : self._next + size]))
            self._next += size

    def _send(self, bundle: Bundle) -> None:
        self._waiting[PLAY.remote(self._job, bundle.tasks)] = bundle

    def _count(self) -> None:
        """How many cores there are."""
        if monotonic() - self._counted >= COUNTED:
            self._cores = max(1, int(resources().get("CPU", 1)))
            self._counted = monotonic()


def play_all(job: Job, tasks: Any) -> Played:
    """Play a bundle; this is done by a worker."""
    require_same(job)
    welcome(job.players)
    prepare(job.plan.game, players_of(job.plan))
    began = perf_counter()
    rows = [play(job.plan, task, job.origin) for task in tasks]
    return Played(rows, perf_counter() - began)


resources: Callable[[], dict[str, float]] = ray.cluster_resources
PLAY: Any = ray.remote(num_cpus=1, max_retries=RETRIES)(play_all)


def require_same(job: Job) -> None:
    """Refuse to play where another Dedale is installed: its rows would be of other games."""
    if fingerprint() != job.fingerprint:
        raise BadRun("cluster-code", node=platform.node())


def said(error: Exception) -> str:
    """The first line of what Ray says."""
    return str(error).strip().partition("\n")[0]


@contextmanager
def connected(address: str | None, cores: int | None) -> Iterator[None]:
    """As long as this lasts, Ray is there; a connection of the caller's own is left as it is."""
    if ray.is_initialized():
        yield
        return
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ended = signal.getsignal(signal.SIGTERM)  # Ray puts its own in place
    try:
        with TemporaryDirectory(prefix="dedale-", dir=SHORT, ignore_cleanup_errors=True) as folder:
            try:
                if address == LOCAL or not joined(address):
                    start(cores, folder)
                yield
            finally:
                ray.shutdown()
    finally:
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, ended)


def joined(address: str | None) -> bool:
    """Join the cluster at an address; without one, that of this machine, if it belongs to any."""
    wanted = address or os.environ.get("RAY_ADDRESS") or AUTO
    if wanted != AUTO:
        require_answer(wanted)
    try:
        ray.init(wanted, **QUIET)
    except ConnectionError as error:
        if address is None and wanted == AUTO:
            return False
        raise BadRun("no-cluster", address=wanted, why=said(error)) from error
    return True


def require_answer(address: str) -> None:
    """Refuse an address at which nobody answers; Ray would try for many minutes."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise BadRun("no-cluster", address=address, why=said(error)) from error


def start(cores: int | None, folder: str) -> None:
    """Begin a cluster of this machine alone."""
    own: dict[str, Any] = {"include_dashboard": False, "object_store_memory": STORE}
    ray.init(LOCAL, num_cpus=cores, _temp_dir=folder, **own, **QUIET)

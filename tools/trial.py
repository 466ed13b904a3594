"""Trials: the tests that carry a mutant's rules, run against it in a process of its own.

Tests are collected once. A first run without any mutant notes how long each test takes and which
rule functions it reaches; a test that does not reach a function cannot tell its mutants apart. Each
mutant is then put in place in a fork, and its tests run until one fails: first those that are quick
and those that have killed other mutants of the function.
"""

import functools
import gc
import os
import pickle
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from io import StringIO
from multiprocessing.connection import Connection, Pipe, wait
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import HealthCheck, Phase, settings

from dedale.core.thoughts import Thoughts
from tools import ROOT
from tools.mutants import Mutant, mutated

PROFILE = settings(
    phases=[Phase.explicit, Phase.generate],  # failures need no shrinking
    database=None,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
PATIENCE = 5  # seconds of processor time until a test counts as hanging, and its mutant as killed
SLOWER = 5  # times as long as without a mutant, on top of that
LONGEST = 1800  # seconds of processor time that all tests together may take
MEMORY = 8 << 30  # bytes that a mutant may take
OPTIONS = (
    *("-q", "-p", "no:cacheprovider", "--hypothesis-profile=mutate"),
    *("--assert=plain", "--capture=sys", "--tb=native"),  # nobody reads why a test fails
)

Place = tuple[str, str]  # the file and the name of a function


class Verdict(NamedTuple):
    """What became of a mutant."""

    mutant: Mutant
    killer: str  # the test that failed; empty where all passed
    tests: int  # how many there were to run


class Known(NamedTuple):
    """What the first run noted of a test."""

    seconds: float
    reached: frozenset[Place]
    failed: bool


class Trials:
    """A plug-in for pytest that runs mutants instead of tests."""

    def __init__(self, mutants: Sequence[Mutant], tick: Callable[[], None]) -> None:
        self.mutants, self.tick = mutants, tick
        self.items: list[pytest.Item] = []
        self.carrying: dict[str, list[int]] = {}
        self.golden: dict[str, list[int]] = {}
        self.caches: list[Any] = []
        self.functions: dict[Place, list[FunctionType]] = {}
        self.known: dict[int, Known] = {}
        self.kills: Counter[tuple[Place, str]] = Counter()  # by function and test
        self.verdicts: list[Verdict] = []
        self.broken: list[str] = []  # tests that fail without any mutant

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run each mutant against its tests."""
        self.items = session.items
        for number, item in enumerate(self.items):
            for id in (id for mark in item.iter_markers("rule") for id in mark.args):
                self.carrying.setdefault(id, []).append(number)
            if golden := getattr(item, "callspec", None) and item.callspec.params.get("golden"):
                self.golden.setdefault(golden.game.id, []).append(number)
        self.caches = find_caches()
        self.functions = loaded_functions({str(mutant.path) for mutant in self.mutants})
        gc.freeze()  # forks share what was collected
        chosen = {mutant.name: self.tests_for(mutant) for mutant in self.mutants}
        self.known = self.first_run(sorted({n for tests in chosen.values() for n in tests}))
        self.broken = [self.items[n].nodeid for n, one in self.known.items() if one.failed]
        if not self.broken:
            self.run_mutants(chosen)
        return True

    def tests_for(self, mutant: Mutant) -> list[int]:
        """The tests that carry its rules, and the golden games of its game."""
        found = set(self.golden.get(mutant.game, []))
        for id, tests in self.carrying.items():
            if any(id == own or id.startswith(f"{own}-") for own in mutant.ids):
                found.update(tests)
        return sorted(found)

    def first_run(self, tests: list[int]) -> dict[int, Known]:
        """What there is to know of these tests, with the rules as they are."""
        cores = os.cpu_count() or 1
        files = {str(mutant.path) for mutant in self.mutants}
        parts = [tests[core::cores] for core in range(cores)]
        known: dict[int, Known] = {}
        jobs = [functools.partial(self.look_at, part, files) for part in parts]
        for _, found in in_forks(jobs, LONGEST):
            if found is None:
                sys.exit("the tests do not come to an end without any mutant")
            known |= found
        return known

    def look_at(self, tests: list[int], files: set[str]) -> dict[int, Known]:
        """Run tests, and note what they reach."""
        known = {}
        for number in tests:
            reached: set[Place] = set()
            forget(self.caches)
            start = time.perf_counter()
            sys.settrace(functools.partial(note, files, reached))
            failed = fails(self.items[number])
            sys.settrace(None)
            known[number] = Known(time.perf_counter() - start, frozenset(reached), failed)
        return known

    def run_mutants(self, chosen: dict[str, list[int]]) -> None:
        """Run the mutants, as many at once as there are cores."""
        plans = []
        for mutant in self.mutants:
            place = str(mutant.path), mutant.function
            tests = [n for n in chosen[mutant.name] if place in self.known[n].reached]
            plans.append((mutant, tests, place))
        jobs = [functools.partial(self.judge, *plan) for plan in plans]
        for index, killer in in_forks(jobs, LONGEST):
            mutant, tests, place = plans[index]
            if killer:
                self.kills[place, killer] += 1
            self.verdicts.append(Verdict(mutant, "time" if killer is None else killer, len(tests)))
            self.tick()

    def judge(self, mutant: Mutant, tests: list[int], place: Place) -> str:
        """Put a mutant in place; the first test that fails."""
        code = mutated(mutant)
        for function in self.functions.get(place, []):
            function.__code__ = code
        forget(self.caches)
        for number in sorted(tests, key=functools.partial(self.promise, place)):
            limit_time(PATIENCE + SLOWER * self.known[number].seconds)
            if fails(self.items[number]):
                return self.items[number].nodeid
        return ""

    def promise(self, place: Place, number: int) -> float:
        """How long a test takes, in view of how often it has killed: the lower, the sooner."""
        return self.known[number].seconds / (1 + 10 * self.kills[place, self.items[number].nodeid])


def run_trials(
    mutants: Sequence[Mutant], paths: Sequence[str], tick: Callable[[], None] = lambda: None
) -> list[Verdict]:
    """What becomes of mutants under the tests in some paths."""
    settings.register_profile("mutate", PROFILE)
    trials, output = Trials(mutants, tick), StringIO()
    with redirect_stdout(output):
        code = pytest.main([*OPTIONS, f"--rootdir={ROOT}", *paths], plugins=[trials])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        sys.exit(f"the tests cannot be collected:\n{output.getvalue()}")
    if trials.broken:
        sys.exit("\n".join(["these tests fail without any mutant:", *trials.broken]))
    order = {mutant.name: number for number, mutant in enumerate(mutants)}
    return sorted(trials.verdicts, key=lambda verdict: order[verdict.mutant.name])


def fails(item: pytest.Item) -> bool:
    """Whether a test fails."""
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def limit_time(seconds: float) -> None:
    """Let the process end when it has worked for so long."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def note(files: set[str], reached: set[Place], frame: Any, *_: object) -> None:
    """Note that a function is called; called by the interpreter."""
    code = frame.f_code
    if code.co_filename in files:
        reached.add((code.co_filename, code.co_qualname.split(".<locals>")[0]))


def forget(caches: list[Any]) -> None:
    """Empty all caches: what they hold was worked out by the rules as they were."""
    for cache in caches:
        cache.cache_clear()


def find_caches() -> list[Any]:
    """The caches of the loaded games."""
    kind = type(functools.lru_cache(int))
    return [
        one
        for one in gc.get_objects()
        if isinstance(one, Thoughts) or (isinstance(one, kind) and is_own(one))
    ]


def is_own(cache: Any) -> bool:
    """Whether a cache is one of Dedale's own."""
    return str(getattr(cache, "__module__", "")).startswith("dedale.games")


def loaded_functions(files: set[str]) -> dict[Place, list[FunctionType]]:
    """The functions of some files as they are loaded, decorated or not."""
    found: dict[Place, list[FunctionType]] = {}
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename in files:
            code: CodeType = one.__code__
            found.setdefault((code.co_filename, code.co_qualname), []).append(one)
    return found


def in_forks(jobs: Sequence[Callable[[], Any]], patience: int) -> Iterator[tuple[int, Any]]:
    """Do jobs in forks, one for each core at a time; None is the answer of one that hangs."""
    running: dict[Connection, tuple[int, int]] = {}
    waiting = list(enumerate(jobs))[::-1]
    while waiting or running:
        while waiting and len(running) < (os.cpu_count() or 1):
            index, job = waiting.pop()
            answer, pid = forked(job, patience)
            running[answer] = index, pid
        for answer in wait(list(running)):
            assert isinstance(answer, Connection)
            index, pid = running.pop(answer)
            yield index, received(answer, pid)


def forked(job: Callable[[], Any], patience: int) -> tuple[Connection, int]:
    """Begin a job in a fork, which ends when it takes too long: where it answers, its process."""
    answer, mouth = Pipe(duplex=False)
    pid = os.fork()
    if pid == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (patience, patience))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        try:
            mouth.send_bytes(pickle.dumps(job()))
        finally:
            os._exit(0)  # nothing of the parent is cleaned up here
    mouth.close()
    return answer, pid


def received(answer: Connection, pid: int) -> Any:
    """The answer of a fork that is over; None if it did not finish."""
    try:
        return pickle.loads(answer.recv_bytes())
    except EOFError:
        return None
    finally:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        answer.close()

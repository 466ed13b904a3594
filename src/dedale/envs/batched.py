"""Thousands of games at once, compiled, on all cores: numbers in, numbers out.

>>> from dedale.envs.batched import Batched
>>> env = Batched(4096, seats=2)
>>> seen = env.reset(seed=1)
>>> seen = env.step(env.sample())
>>> seen.observation.shape, seen.reward.shape
((4096, 7, 7, 38), (4096, 2))
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from math import prod
from os import cpu_count
from typing import Any, NamedTuple

from dedale.core.extras import extra
from dedale.core.numbers import Numbers
from dedale.core.options import read_options
from dedale.core.rng import Philox
from dedale.envs.episode import MAX_TURNS, numbers_of, require_turns
from dedale.envs.errors import NotOffered
from dedale.games import game_by_id
from dedale.maze import engine

with extra("rl"):
    import numba  # noqa: F401 - the kernels need it, and they are loaded by name
    import numpy as np
    from numpy.typing import NDArray

ENOUGH = 512  # games that are worth a thread


class Seen(NamedTuple):
    """What the active seat of each game sees, and what the action before has brought.

    The arrays are those of the environment, for reading: the next step writes into them. Where a
    game has ended, they show the next one; `reward`, `terminated` and `truncated` tell of the last.
    """

    observation: NDArray[np.uint8]  # by game: rows, columns, planes
    mask: NDArray[np.bool_]  # by game and code: whether an action is offered
    reward: NDArray[np.float32]  # by game and seat
    terminated: NDArray[np.bool_]  # by game: somebody has won
    truncated: NDArray[np.bool_]  # by game: it was broken off after `max_turns`
    active: NDArray[np.int64]  # by game: the seat that is asked


class Part(NamedTuple):
    """The games of one thread, as kernels take them."""

    rows: Any  # states
    chance: Any  # of the games
    luck: Any  # of samples
    actions: Any  # to be taken
    drawn: Any  # sampled
    seen: tuple[Any, ...]  # in the order of Seen


class Batched:
    """Many games of one kind; each goes its own way, whatever their number and the threads."""

    def __init__(
        self,
        batch: int,
        game: str = "classic",
        seats: int = 2,
        max_turns: int = MAX_TURNS,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        """So many games with the options of the game, such as `events` and `young`."""
        require_turns(max_turns, seats)
        numbers, rules = numbers_of(game), game_by_id(game)
        if not numbers.compiled:
            raise ValueError(f"there are no kernels for {game}: it is played one game at a time")
        self.batch, self.seats, self.codes = batch, seats, numbers.codes
        self._kernels = engine.compiled(f"{rules.home}.compiled", wait=True).batch
        laid = rules.setup(read_options(rules.options, options), seats, Philox("", 0)).state
        self._all = Part(
            rows=self._kernels.rows(laid, batch, max_turns),
            chance=np.zeros(batch, np.uint64),
            luck=np.zeros(batch, np.uint64),
            actions=np.zeros(batch, np.int64),
            drawn=np.zeros(batch, np.int64),
            seen=buffers(numbers, batch, seats),
        )
        self._seen = shown(self._all.seen, numbers)
        self._parts = parts(self._all, threads or min(cpu_count() or 1, batch // ENOUGH))
        self._pool = ThreadPoolExecutor(len(self._parts))

    def reset(self, seed: int | None = None) -> Seen:
        """New games; the same seed gives the same ones, from here on."""
        for stream, luck in enumerate((self._all.chance, self._all.luck)):
            entropy = None if seed is None else (seed, stream)
            luck[:] = np.random.SeedSequence(entropy).generate_state(self.batch, np.uint64)
        self._run(lambda part: self._kernels.lay(part.rows, part.chance))
        self._run(lambda part: self._kernels.show(part.rows, part.seen))
        return self._seen

    def step(self, actions: Any) -> Seen:
        """One action in each game, by its code; a game that ends makes room for a new one.

        If an action is not offered, NotOffered is raised, and nothing has changed in any game.
        """
        codes, kernels = np.asarray(actions), self._kernels
        if codes.shape != (self.batch,) or codes.dtype.kind not in "iu":
            raise ValueError(f"step takes a whole number for each of {self.batch} games")
        self._all.actions[:] = codes
        wrong = kernels.refused(self._all.seen[1], self._all.actions)
        if wrong >= 0:
            told = f"seat {self._seen.active[wrong]} of game {wrong}"
            raise NotOffered(f"action {codes[wrong]} is not offered to {told} now")
        self._run(lambda part: kernels.step(part.rows, part.chance, part.actions, part.seen))
        return self._seen

    def sample(self) -> NDArray[np.int64]:
        """Any offered action for each game."""
        self._run(lambda part: self._kernels.sample(part.seen[1], part.luck, part.drawn))
        drawn: NDArray[np.int64] = self._all.drawn.copy()
        return drawn

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown()

    def _run(self, kernel: Callable[[Part], None]) -> None:
        """A kernel over all games, a part of them in each thread."""
        busy = [self._pool.submit(kernel, part) for part in self._parts[1:]]
        kernel(self._parts[0])
        for part in busy:
            part.result()


def buffers(numbers: Numbers, batch: int, seats: int) -> tuple[Any, ...]:
    """Room for everything that is told of games."""
    return (
        np.zeros((batch, prod(numbers.shape)), np.uint8),
        np.zeros((batch, numbers.codes), np.uint8),
        np.zeros((batch, seats), np.float32),
        np.zeros(batch, np.uint8),
        np.zeros(batch, np.uint8),
        np.zeros(batch, np.int64),
    )


def shown(told: tuple[Any, ...], numbers: Numbers) -> Seen:
    """The same room as it is read from outside."""
    planes, masks, rewards, terminated, truncated, active = told
    seen = Seen(
        observation=planes.reshape(-1, *numbers.shape),
        mask=masks.view(np.bool_),
        reward=rewards.view(),
        terminated=terminated.view(np.bool_),
        truncated=truncated.view(np.bool_),
        active=active.view(),
    )
    for array in seen:
        array.flags.writeable = False
    return seen


def parts(games: Part, threads: int) -> list[Part]:
    """The games, a part for each thread."""
    cuts = np.linspace(0, len(games.rows), max(1, threads) + 1).astype(int)
    return [cut(games, slice(first, last)) for first, last in pairwise(cuts)]


def cut(games: Part, some: slice) -> Part:
    """Some of the games."""
    return Part._make(
        tuple(array[some] for array in of) if isinstance(of, tuple) else of[some] for of in games
    )

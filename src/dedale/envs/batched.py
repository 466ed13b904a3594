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
from os import cpu_count
from typing import Any, NamedTuple

from dedale.core.options import read_options
from dedale.core.rng import Philox
from dedale.envs.episode import MAX_TURNS, NUMBERS, require_turns
from dedale.envs.errors import NotOffered, extra
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
        numbers, rules = NUMBERS[game], game_by_id(game)
        self.batch, self.seats, self.codes = batch, seats, numbers.codes
        self._kernels = engine.compiled(f"{rules.home}.compiled", wait=True).batch
        laid = rules.setup(read_options(rules.options, options), seats, Philox("", 0)).state
        self._rows = self._kernels.rows(laid, batch, max_turns)
        self._actions = np.zeros(batch, np.int64)
        self._chance, self._luck = np.zeros((2, batch), np.uint64)
        self._bytes = (
            np.zeros((batch, int(np.prod(numbers.shape))), np.uint8),
            np.zeros((batch, numbers.codes), np.uint8),
            np.zeros((batch, seats), np.float32),
            *np.zeros((2, batch), np.uint8),
            np.zeros(batch, np.int64),
        )
        self._seen = shown(self._bytes, numbers.shape)
        self._parts = parts(batch, threads or min(cpu_count() or 1, batch // ENOUGH))
        self._pool = ThreadPoolExecutor(len(self._parts))

    def reset(self, seed: int | None = None) -> Seen:
        """New games; the same seed gives the same ones, from here on."""
        for luck, stream in ((self._chance, 0), (self._luck, 1)):
            entropy = None if seed is None else (seed, stream)
            luck[:] = np.random.SeedSequence(entropy).generate_state(self.batch, np.uint64)
        self._run(self._kernels.lay, self._rows, self._chance)
        self._run(self._kernels.show, self._rows, self._bytes)
        return self._seen

    def step(self, actions: Any) -> Seen:
        """One action in each game, by its code; a game that ends makes room for a new one.

        If an action is not offered, NotOffered is raised, and nothing has changed in any game.
        """
        codes = np.asarray(actions)
        if codes.shape != (self.batch,) or codes.dtype.kind not in "iu":
            raise ValueError(f"step takes a whole number for each of {self.batch} games")
        self._actions[:] = codes
        wrong = self._kernels.refused(self._bytes[1], self._actions)
        if wrong >= 0:
            code, seat = self._actions[wrong], self._seen.active[wrong]
            raise NotOffered(f"action {code} is not offered to seat {seat} of game {wrong} now")
        self._run(self._kernels.step, self._rows, self._chance, self._actions, self._bytes)
        return self._seen

    def sample(self) -> NDArray[np.int64]:
        """Any offered action for each game."""
        actions = np.empty(self.batch, np.int64)
        self._run(self._kernels.sample, self._bytes[1], self._luck, actions)
        return actions

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown()

    def _run(self, kernel: Callable[..., None], *arrays: Any) -> None:
        """A kernel over all games, a part of them in each thread."""
        first, *others = (cut(arrays, part) for part in self._parts)
        busy = [self._pool.submit(kernel, *part) for part in others]
        kernel(*first)
        for part in busy:
            part.result()


def shown(buffers: Any, shape: tuple[int, ...]) -> Seen:
    """The buffers as they are read from outside."""
    planes, masks, rewards, terminated, truncated, active = buffers
    seen = Seen(
        planes.reshape(-1, *shape),
        masks.view(np.bool_),
        rewards.view(),
        terminated.view(np.bool_),
        truncated.view(np.bool_),
        active.view(),
    )
    for array in seen:
        array.flags.writeable = False
    return seen


def parts(batch: int, threads: int) -> list[slice]:
    """The games of each thread."""
    cuts = np.linspace(0, batch, max(1, threads) + 1).astype(int)
    return [slice(first, last) for first, last in pairwise(cuts)]


def cut(arrays: Any, part: slice) -> tuple[Any, ...]:
    """A part of the games, in arrays and in tuples of them."""
    return tuple(cut(a, part) if isinstance(a, tuple) else a[part] for a in arrays)

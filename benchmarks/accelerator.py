"""`python -m benchmarks.accelerator`: random games in JAX, on whatever device there is.

Tells turns a second by number of games, steps a second through the interface of an environment,
and where the time of a turn goes: each stage is left out once. Compiling is told apart. Where the
device is no processor, it is first held equal to the processor.
"""

import argparse
import os
import statistics
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from typing import Any, NamedTuple
from unittest.mock import patch

import jax
import jax.numpy as jnp
from jax import lax

from dedale.envs.jax import auto_reset, init, observe, random_turns, step
from dedale.games.classic.envs.jax import playout, rules
from dedale.maze.jax.chance import below
from dedale.maze.jax.masks import nth_true, u32

GAMES = (4096, 32_768, 262_144, 1_048_576)
TURNS, STEPS = 256, 64  # in one call
ROUNDS = 7
WARM_UP = 0.5  # seconds, until the clock of an idle device has risen
ENDLESS = 2**30  # turns: no game is cut off
VARIANTS: dict[str, dict[str, dict[str, Any]]] = {
    "classic": {
        "2 seats": {"seats": 2},
        "4 seats": {"seats": 4},
        "2 seats, messages": {"seats": 2, "events": True},
    },
    "team": {
        "team, 2 seats": {"seats": 2, "game": "team"},
        "team, 4 seats": {"seats": 4, "game": "team"},
        "team, 4 seats, expert": {"seats": 4, "game": "team", "mode": "expert"},
    },
}
ALL = {name: options for variants in VARIANTS.values() for name, options in variants.items()}

Pure = Callable[..., Any]


class Work(NamedTuple):
    """Something to measure."""

    name: str
    games: int
    lay: Pure  # from a key to a state
    run: Pure  # from a state and a key
    each: int = 0  # how much a call does for a game; 0: as many turns as it played
    left_out: tuple[tuple[Any, str, Pure], ...] = ()  # module, name, and what stands in


def layer(variant: str) -> Pure:
    """What lays a game."""
    return partial(init, **ALL[variant], max_turns=ENDLESS)


def turns(games: int, variant: str, name: str = "", *left_out: tuple[Any, str, Pure]) -> Work:
    """Random turns by all rules."""
    run = partial(random_turns, n=TURNS)
    return Work(name or variant, games, layer(variant), run, left_out=left_out)


def stages(games: int) -> Iterator[Work]:
    """A turn with all stages, and with each of them left out."""

    def still(planes: Any, arrow: Any, tile: Any) -> Any:
        return planes, tile

    def stay(cells: Any, *_: Any) -> Any:
        return cells

    def low(cells: Any, n: Any) -> Any:
        return n & 7

    def blind(game: Any, *_: Any) -> Any:
        return game

    def poor(key: Any, number: Any, words: int) -> Any:
        return [key[k % 2] * u32(2654435769) + number * u32(2246822519) for k in range(words)]

    variant = "2 seats"
    yield turns(games, variant, "a turn with all stages")
    yield turns(games, variant, "without the flood", (rules, "flood", stay))
    yield turns(games, variant, "without moving the tiles", (rules, "push", still))
    yield turns(games, variant, "without choosing a cell", (playout, "nth_cell", low))
    yield turns(games, variant, "without finding treasures", (rules, "find", blind))
    yield turns(games, variant, "with poor chance", (playout, "words", poor))


def random_action(state: Any, key: Any) -> Any:
    """One of the codes that are offered, each equally likely."""
    mask = state.legal_action_mask
    word = jax.random.bits(key, (), jnp.uint32)
    return nth_true(mask, below(word, jnp.sum(mask, dtype=u32), most=511))


def steps(games: int, variant: str, sees: bool, resets: bool) -> Work:
    """Steps through the interface of an environment, by random actions that are offered."""
    lay = layer(variant)
    stepped = auto_reset(step, lay) if resets else step

    def once(carried: Any, key: Any) -> Any:
        state, seen = carried
        for_action, for_step = jax.random.split(key)
        state = stepped(state, random_action(state, for_action), for_step)
        return (state, observe(state) if sees else seen), None

    def run(state: Any, key: Any) -> Any:
        first = observe(state) if sees else jnp.uint8(0)
        return lax.scan(once, (state, first), jax.random.split(key, STEPS))[0]

    words = [variant, "mask"] + ["observation"] * sees + ["new games"] * resets
    return Work(", ".join(words), games, lay, run, STEPS)


def pieces(games: int, variant: str) -> Iterator[Work]:
    """What an environment is made of, each alone."""
    lay = layer(variant)
    yield Work("laying a game", games, lay, lambda state, key: lay(key), 1)
    yield Work("an observation", games, lay, lambda state, key: observe(state), 1)


def lowered(work: Work) -> Any:
    """A work as the compiler gets it; what is left out is replaced meanwhile."""
    with ExitStack() as stack:
        for place in work.left_out:
            stack.enter_context(patch.object(*place))
        keys = jax.eval_shape(lambda: jax.random.split(jax.random.key(0), work.games))
        state = jax.eval_shape(jax.vmap(work.lay), keys)
        return jax.jit(jax.vmap(work.run)).lower(state, keys)


def compiled(low: Any) -> tuple[Pure, float]:
    """A work, compiled; and how many seconds that took."""
    begin = time.perf_counter()
    return low.compile(), time.perf_counter() - begin


def measured(work: Work, run: Pure) -> tuple[int, float]:
    """How much was done in one call, and the seconds of the middle round."""
    for_lay, for_run = (jax.random.split(jax.random.key(k), work.games) for k in range(2))
    state = jax.jit(jax.vmap(work.lay))(for_lay)
    after = jax.block_until_ready(run(state, for_run))
    done = work.games * work.each or int(after.game.turns.sum())
    begin, times = time.perf_counter(), []
    while time.perf_counter() - begin < WARM_UP:
        jax.block_until_ready(run(state, for_run))
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        jax.block_until_ready(run(state, for_run))
        times.append(time.perf_counter() - begin)
    return done, statistics.median(times)


def report(title: str, works: list[Work]) -> None:
    """Compile all, then measure one after the other."""
    print(f"\n{title}", flush=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = list(pool.map(compiled, [lowered(work) for work in works]))
    for work, (run, compiling) in zip(works, runs, strict=True):
        done, seconds = measured(work, run)
        print(
            f"{work.name:46} {work.games:>9,} games {done / seconds:>14,.0f} /s"
            f" {seconds / done * 1e9:>9.3f} ns {seconds * 1e3:>8.2f} ms a call"
            f" {compiling:>6.1f} s compiling",
            flush=True,
        )


def played(variant: str, device: Any, games: int = 512) -> Any:
    """Games that are laid and played on a device."""
    keys = jax.device_put(jax.random.split(jax.random.key(2), games), device)
    state = jax.jit(jax.vmap(layer(variant)))(keys)
    return jax.device_get(jax.jit(jax.vmap(partial(random_turns, n=TURNS)))(state, keys))


def compare(variants: Iterable[str]) -> None:
    """The device and the processor play the same games."""
    devices = jax.devices()[0], jax.devices("cpu")[0]
    print()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        pairs = [(v, [pool.submit(played, v, device) for device in devices]) for v in variants]
    for variant, games in pairs:
        here, there = (game.result() for game in games)
        same = jax.tree.all(jax.tree.map(lambda a, b: bool((a == b).all()), here, there))
        print(f"{variant}: {'equal' if same else 'NOT EQUAL'} to the processor", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=GAMES, help="how many at a time")
    parser.add_argument("--game", choices=VARIANTS, default="classic")
    chosen = parser.parse_args()
    games, variants = chosen.games, VARIANTS[chosen.game]
    device = jax.devices()[0]
    print(f"jax {jax.__version__}, {device.platform}: {device.device_kind}", flush=True)
    title = f"random turns by all rules, {TURNS} in a call"
    report(title, [turns(n, variant) for variant in variants for n in games])
    if chosen.game == "classic":
        report("where the time of a turn of 2 seats goes", list(stages(games[-1])))
    first, *_, last = variants
    sizes = ((first, games[-1]), (last, games[-1]), (first, games[0]))
    does = ((False, False), (True, False), (True, True))
    title = f"steps by random actions from the mask, {STEPS} in a call"
    report(title, [steps(n, variant, *what) for variant, n in sizes for what in does])
    report("what a step is made of", list(pieces(games[-1], first)))
    if device.platform != "cpu":
        compare(variants)


if __name__ == "__main__":
    main()

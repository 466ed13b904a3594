"""The batched environment against Pgx, in one run: random legal actions, games that begin anew.

Here a step is `env.step(env.sample())`: actions are sampled and checked, games that have ended are
laid anew, and observations, masks, rewards and ends are written for all games. There it is the
same for `connect_four`, all steps of a round in one compiled loop, which is the fastest way.
"""

from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from benchmarks.timing import seconds
from dedale.envs.batched import Batched

BATCH, STEPS = 4096, 100


def step_times() -> list[float]:
    """Seconds of a step of one game: classic, with messages, team, and connect four of Pgx."""
    works = [dedale("classic"), dedale("classic", events=True), dedale("team"), connect_four()]
    return [time / BATCH / STEPS for time in seconds(*works)]


def dedale(game: str, **options: Any) -> Any:
    """A round of a game for two."""
    env = Batched(BATCH, game, **options)
    env.reset(1)

    def play() -> None:
        for _ in range(STEPS):
            env.step(env.sample())

    play()
    return play


def connect_four() -> Any:
    """The same number of steps in Pgx."""
    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(state: Any, key: Any) -> tuple[Any, None]:
        first, second = jax.random.split(key)
        actions = sample(state.legal_action_mask, first)
        return step(state, actions, jax.random.split(second, BATCH)), None

    def sample(mask: Any, key: Any) -> Any:
        chosen = jax.random.uniform(key, (BATCH,)) * mask.sum(-1)
        return jnp.argmax(jnp.cumsum(mask, -1) > chosen[:, None], -1)

    @jax.jit
    def run(state: Any, key: Any) -> Any:
        return jax.lax.scan(once, state, jax.random.split(key, STEPS))[0]

    games = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), BATCH))

    def play() -> None:
        nonlocal games
        games = jax.block_until_ready(run(games, jax.random.key(1)))

    play()
    return play

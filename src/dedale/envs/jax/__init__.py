"""The classic game on an accelerator: pure functions of JAX, in the manner of Pgx.

Each function is about one game; `jax.vmap` makes it one about many, and `jax.jit` compiles it.

    init = jax.jit(jax.vmap(partial(dedale.envs.jax.init, seats=4)))
    step = jax.jit(jax.vmap(dedale.envs.jax.step))
    state = init(jax.random.split(key, 4096))
    state = step(state, actions)

Actions are the codes of CL-DP-9. Tests hold everything equal to the rules of dedale.games.classic.
"""

from dedale.envs.errors import extra

with extra("jax"):
    import jax  # noqa: F401 - to say at once what is missing
    import numpy  # noqa: F401

from dedale.envs.jax.encode import encode
from dedale.envs.jax.env import State, auto_reset, init, legal, step
from dedale.envs.jax.observation import observe
from dedale.envs.jax.playout import random_turns

__all__ = ["State", "auto_reset", "encode", "init", "legal", "observe", "random_turns", "step"]

"""The games on an accelerator: pure functions of JAX, in the manner of Pgx.

Each function is about one game; `jax.vmap` makes it one about many, and `jax.jit` compiles it.

    init = jax.jit(jax.vmap(partial(dedale.envs.jax.init, seats=4, game="team", mode="expert")))
    step = jax.jit(jax.vmap(dedale.envs.jax.step))
    state = init(jax.random.split(key, 4096))
    state = step(state, actions)

What both games share is here, what is a game's own in the folder of its id.
"""

from dedale.core.extras import extra

with extra("jax"):
    import jax  # noqa: F401 - to say at once what is missing
    import numpy  # noqa: F401

from dedale.envs.jax.env import (
    EnvState,
    auto_reset,
    encode,
    init,
    legal,
    observe,
    random_turns,
    step,
)

__all__ = ["EnvState", "auto_reset", "encode", "init", "legal", "observe", "random_turns", "step"]

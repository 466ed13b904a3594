"""The team game as words of 32 bits, for accelerators.

Actions are the codes of TM-ACT-6. Tests compare everything with the rules of dedale.games.team.
"""

import jax.numpy as jnp
import numpy as np
from jax import Array

from dedale.games.team.actions import CODES
from dedale.games.team.envs.jax.actions import act, offered
from dedale.games.team.envs.jax.encode import options_of, words_of
from dedale.games.team.envs.jax.observation import seen
from dedale.games.team.envs.jax.playout import random_turns
from dedale.games.team.envs.jax.setup import deal, switches
from dedale.games.team.envs.jax.table import OVER, TREASURES, PackedTable, StaticOptions
from dedale.games.team.state import State
from dedale.maze.jax.masks import count
from dedale.maze.jax.twin import Twin


def reward(before: PackedTable, after: PackedTable, options: StaticOptions) -> Array:
    """The same for all seats: a share of 1 for each treasure, and 1 for a win (TM-WIN-1)."""
    had, have = count(before.collected), count(after.collected)
    won = (had != TREASURES) & (have == TREASURES)
    shares = (have - had).astype(jnp.float32) * np.float32(1 / TREASURES)
    return jnp.full(options.seats, shares + won.astype(jnp.float32))


def forfeit(game: PackedTable, options: StaticOptions) -> Array:
    """The whole team loses."""
    return jnp.full(options.seats, np.float32(-1))


TWIN = Twin(
    codes=CODES,
    over=OVER,
    rules=State,
    options=switches,
    options_of=options_of,
    encode=words_of,
    deal=deal,
    offered=offered,
    chancy=lambda options: False,
    act=act,
    reward=reward,
    forfeit=forfeit,
    seen=seen,
    random_turns=random_turns,
)

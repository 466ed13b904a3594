"""The classic game as words of 32 bits, for accelerators.

Actions are the codes of CL-DP-9. Tests compare everything with the rules of dedale.games.classic.
"""

import jax.numpy as jnp
import numpy as np
from jax import Array

from dedale.games.classic.actions import CODES
from dedale.games.classic.envs.jax.actions import act, offered
from dedale.games.classic.envs.jax.encode import options_of, words_of
from dedale.games.classic.envs.jax.observation import seen
from dedale.games.classic.envs.jax.playout import random_turns
from dedale.games.classic.envs.jax.setup import deal, switches
from dedale.games.classic.envs.jax.table import OVER, PackedTable, StaticOptions
from dedale.games.classic.state import State
from dedale.maze.jax.twin import Twin


def winning(game: PackedTable, options: StaticOptions) -> Array:
    """What a win of the active seat brings: 1 to the winner, taken from the others."""
    share = np.float32(-1 / (options.seats - 1))
    return jnp.where(jnp.arange(options.seats) == game.active, np.float32(1), share)


def reward(before: PackedTable, after: PackedTable, options: StaticOptions) -> Array:
    """A game that was won pays, and nothing else does; whoever acted last has won it."""
    won = (before.phase != OVER) & (after.phase == OVER)
    return jnp.where(won, winning(after, options), np.float32(0))


TWIN = Twin(
    codes=CODES,
    over=OVER,
    rules=State,
    options=switches,
    options_of=options_of,
    encode=words_of,
    deal=deal,
    offered=offered,
    chancy=lambda options: bool(options.events),
    act=act,
    reward=reward,
    forfeit=lambda game, options: -winning(game, options),
    seen=seen,
    random_turns=random_turns,
)

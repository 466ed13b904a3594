"""The environment, in the manner of Pgx: pure functions of one game, to be mapped over many."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from dedale.core.options import check_seats
from dedale.envs.jax.actions import NOTHING, act, offered
from dedale.envs.jax.chance import key_words
from dedale.envs.jax.masks import Word, u32
from dedale.envs.jax.setup import deal
from dedale.envs.jax.table import OVER, Game, Options
from dedale.games.classic.actions import CODES
from dedale.games.classic.setup import SEATS


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    """A game, or as many as the arrays have rows."""

    current_player: Array  # the seat that acts
    rewards: Array  # by seat, for the last step
    terminated: Array
    truncated: Array  # `max_turns` turns were played
    legal_action_mask: Array  # by the codes of CL-DP-9; all true when the game has ended
    game: Game
    options: Options = field(metadata={"static": True})

    def replace(self, **changes: Any) -> "State":
        """The state with some fields changed, as wrappers of Pgx ask for it."""
        return replace(self, **changes)


def init(
    key: Array, seats: int = 2, *, events: bool = False, young: bool = False, max_turns: int = 500
) -> State:
    """CL-SET: a game of so many seats, laid and dealt by chance; all options are static."""
    check_seats(seats, SEATS)
    options = Options(seats, events, young, max_turns)
    return state_of(deal(key, options), options)


def step(state: State, action: Array | int, key: Array | None = None) -> State:
    """The seat that acts takes an action; games with messages need a key.

    An action that is not offered ends the game: its seat gets -1, the others share the 1. A game
    that has ended stays as it is, and gives no more rewards.
    """
    if key is None and state.options.events:
        raise ValueError("messages need chance: call step(state, action, key)")
    live = ~(state.terminated | state.truncated)
    code = jnp.asarray(action).astype(u32)  # below 0 becomes very large
    offers = (code < CODES) & state.legal_action_mask[jnp.minimum(code, CODES - 1)]
    taken = jnp.where(live & offers, code, u32(NOTHING))
    chance = (jnp.uint32(0), jnp.uint32(0)) if key is None else key_words(key)
    game = act(state.game, state.options, taken, chance)
    illegal = live & ~offers
    game = game._replace(phase=jnp.where(illegal, u32(OVER), game.phase))
    after = state_of(game, state.options)
    gain = winning(game.active, state.options)
    gain = jnp.where(illegal, -gain, gain)
    return after.replace(rewards=jnp.where(live & after.terminated, gain, after.rewards))


def state_of(game: Game, options: Options) -> State:
    """The state of a table, without rewards."""
    terminated = game.phase == OVER
    truncated = ~terminated & (game.turns >= options.max_turns)
    return State(
        current_player=game.active.astype(jnp.int32),
        rewards=jnp.zeros(options.seats, jnp.float32),
        terminated=terminated,
        truncated=truncated,
        legal_action_mask=offered(game, options) | terminated | truncated,
        game=game,
        options=options,
    )


def winning(seat: Word, options: Options) -> Array:
    """What a win of a seat brings to each seat: 1 to the winner, taken from the others."""
    share = np.float32(-1 / (options.seats - 1))
    return jnp.where(jnp.arange(options.seats) == seat, np.float32(1), share)


def legal(state: State) -> Array:
    """What is offered, a truth for each code: nothing when the game has ended."""
    return state.legal_action_mask & ~(state.terminated | state.truncated)[..., None]


def auto_reset(
    step: Callable[[State, Array, Array], State], init: Callable[[Array], State]
) -> Callable[[State, Array, Array], State]:
    """A step that lays the next game when one ends, and keeps the rewards and marks of the end."""

    def stepped(state: State, action: Array, key: Array) -> State:
        for_step, for_init = jax.random.split(key)
        going = jnp.zeros_like(state.terminated)
        after = step(state.replace(terminated=going, truncated=going), action, for_step)
        ended = after.terminated | after.truncated
        fresh = init(for_init).replace(
            rewards=after.rewards, terminated=after.terminated, truncated=after.truncated
        )
        going_on: State = jax.tree.map(lambda new, old: jnp.where(ended, new, old), fresh, after)
        return going_on

    return stepped

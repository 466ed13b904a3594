"""The environment, in the manner of Pgx: pure functions of one game, to be mapped over many."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from dedale.envs.jax.games import twin_for, twin_of
from dedale.maze.jax.chance import key_words
from dedale.maze.jax.masks import u32
from dedale.maze.jax.planes import stacked
from dedale.maze.jax.twin import Game, Options, Twin


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class EnvState:
    """A game, or as many as the arrays have rows."""

    current_player: Array  # the seat that acts
    rewards: Array  # by seat, for the last step
    terminated: Array
    truncated: Array  # `max_turns` turns were played
    legal_action_mask: Array  # by the codes of the game; all true when it has ended
    game: Game
    options: Options = field(metadata={"static": True})
    twin: Twin = field(metadata={"static": True})

    def replace(self, **changes: Any) -> "EnvState":
        """The state with some fields changed, as wrappers of Pgx ask for it."""
        return replace(self, **changes)


def init(
    key: Array, seats: int = 2, *, game: str = "classic", max_turns: int = 500, **options: Any
) -> EnvState:
    """A game of so many seats, laid and dealt by chance; all but the key is static."""
    twin = twin_of(game)
    chosen = twin.options(seats, max_turns, options)
    return state_of(twin, twin.deal(key, chosen), chosen)


def step(state: EnvState, action: Array | int, key: Array | None = None) -> EnvState:
    """The seat that acts takes an action; some games need a key.

    An action that is not offered ends the game, at the cost of its seat, or of all where they play
    together. A game that has ended stays as it is, and gives no more rewards.
    """
    twin, options = state.twin, state.options
    if key is None and twin.chancy(options):
        raise ValueError("this game needs chance: call step(state, action, key)")
    live = ~(state.terminated | state.truncated)
    code = jnp.asarray(action).astype(u32)  # below 0 becomes very large
    offers = (code < twin.codes) & state.legal_action_mask[jnp.minimum(code, twin.codes - 1)]
    taken = jnp.where(live & offers, code, u32(twin.codes))
    chance = (jnp.uint32(0), jnp.uint32(0)) if key is None else key_words(key)
    game = twin.act(state.game, options, taken, chance)
    illegal = live & ~offers
    game = game._replace(phase=jnp.where(illegal, u32(twin.over), game.phase))
    after = state_of(twin, game, options)
    rewards = jnp.where(
        illegal, twin.forfeit(game, options), twin.reward(state.game, game, options)
    )
    return after.replace(rewards=jnp.where(live, rewards, after.rewards))


def state_of(twin: Twin, game: Game, options: Options) -> EnvState:
    """The state of a table, without rewards."""
    terminated = game.phase == twin.over
    truncated = ~terminated & (game.turns >= options.max_turns)
    return EnvState(
        current_player=game.active.astype(jnp.int32),
        rewards=jnp.zeros(options.seats, jnp.float32),
        terminated=terminated,
        truncated=truncated,
        legal_action_mask=twin.offered(game, options) | terminated | truncated,
        game=game,
        options=options,
        twin=twin,
    )


def legal(state: EnvState) -> Array:
    """What is offered, a Boolean for each code: nothing when the game has ended."""
    return state.legal_action_mask & ~(state.terminated | state.truncated)[..., None]


def observe(state: EnvState, seat: Array | int | None = None) -> Array:
    """What a seat sees, or else the one that acts: rows, columns, planes."""
    seat = state.current_player if seat is None else seat
    return stacked(state.twin.seen(state.game, state.options, jnp.asarray(seat).astype(u32)))


def random_turns(state: EnvState, key: Array, n: int) -> EnvState:
    """Play n turns at random, or to the end of the game; all that is offered is equally likely.

    In the classic game with messages n counts insertions: a turn can have two. `state.game.turns`
    counts turns. The rewards are all that these turns have brought.
    """
    twin, options = state.twin, state.options
    game = twin.random_turns(state.game, options, key_words(key), n)
    return state_of(twin, game, options).replace(rewards=twin.reward(state.game, game, options))


def encode(state: Any, max_turns: int = 500, turns: int = 0) -> EnvState:
    """The state of a game that the rules have brought so far, after so many turns."""
    twin = twin_for(state)
    options = twin.options_of(state, max_turns)
    words = twin.encode(state, options, turns)
    opened = jax.jit(state_of, static_argnames=("twin", "options"))
    encoded: EnvState = opened(twin, words, options)
    return encoded


def auto_reset(
    step: Callable[[EnvState, Array, Array], EnvState], init: Callable[[Array], EnvState]
) -> Callable[[EnvState, Array, Array], EnvState]:
    """A step that lays the next game when one ends, and keeps the rewards and marks of the end."""

    def stepped(state: EnvState, action: Array, key: Array) -> EnvState:
        for_step, for_init = jax.random.split(key)
        going = jnp.zeros_like(state.terminated)
        after = step(state.replace(terminated=going, truncated=going), action, for_step)
        ended = after.terminated | after.truncated
        fresh = init(for_init).replace(
            rewards=after.rewards, terminated=after.terminated, truncated=after.truncated
        )
        going_on: EnvState = jax.tree.map(lambda new, old: jnp.where(ended, new, old), fresh, after)
        return going_on

    return stepped

"""Random games on the device."""

import jax.numpy as jnp
from jax import lax

from dedale.envs.jax.chance import Pair, below, threefry
from dedale.envs.jax.masks import Word, nth_true, u32
from dedale.envs.jax.team.actions import act, offered
from dedale.envs.jax.team.table import Game, Options, goes_on


def random_turns(game: Game, options: Options, key: Pair, n: int) -> Game:
    """Play n turns at random, or to the end of the game."""
    last = game.turns + n

    def going(played: tuple[Game, Word]) -> Word:
        return (played[0].turns < last) & goes_on(played[0], options)

    def action(played: tuple[Game, Word]) -> tuple[Game, Word]:
        game, number = played
        word, _ = threefry(key, (number, u32(0)))
        return act(game, options, random_action(game, options, word)), number + 1

    played: Game = lax.while_loop(going, action, (game, jnp.uint32(0)))[0]
    return played


def random_action(game: Game, options: Options, word: Word) -> Word:
    """The code of any action that is offered, each as likely."""
    mask = offered(game, options)
    return nth_true(mask, below(word, jnp.sum(mask, dtype=u32), most=255))

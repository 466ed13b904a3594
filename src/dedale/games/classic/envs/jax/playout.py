"""Random games on the device: whole turns by all rules, without masks of actions between."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import lax

from dedale.games.classic.envs.jax import rules
from dedale.games.classic.envs.jax.actions import (
    DO_PEEK,
    DO_SKIP,
    EXCHANGE_FOR,
    MOVE_TO,
    NOTHING,
    SWAP_WITH,
    inserts,
    use,
)
from dedale.games.classic.envs.jax.table import (
    EVENT,
    EXCHANGE,
    EXTRA,
    MOVE,
    PEEK,
    SWAP,
    PackedTable,
    StaticOptions,
    goes_on,
    left,
    own_cards,
)
from dedale.maze.jax.chance import Pair, below, words
from dedale.maze.jax.masks import NO_ARROW, ROW, Word, count, nth, nth_cell, u32
from dedale.maze.jax.pawns import of_seat
from dedale.maze.jax.tiles import rotations


class Choices(NamedTuple):
    """The codes of what was done from one insertion to the next, in this order, or NOTHING."""

    skip: Word  # an extra half was left out
    insert: Word  # or a second insertion was left out
    use: Word
    walk: Word


def random_turns(game: PackedTable, options: StaticOptions, key: Pair, n: int) -> PackedTable:
    """Play n turns at random, or to the end of the game; with messages n counts insertions."""

    def turn(number: Word, game: PackedTable) -> PackedTable:
        return random_turn(game, options, key, number.astype(u32))[0]

    played: PackedTable = lax.fori_loop(0, n, turn, game)
    return played


def random_turn(
    game: PackedTable, options: StaticOptions, key: Pair, number: Word
) -> tuple[PackedTable, Choices]:
    """Insert, use what is read, and walk, as far as the phase and the rules have it."""
    chance = words(key, number, 4 + options.dealt if options.events else 2)
    skipped = inserted = used = number ^ number | NOTHING
    if options.events:
        game, skipped = skip_extra(game, options, chance[2])
    game, inserted = random_insertion(game, options, chance[0])
    if options.events:
        game, used = random_use(game, options, chance[3], chance[4:])
    game, walked = random_walk(game, options, chance[1])
    return game, Choices(skipped, inserted, used, walked)


def skip_extra(game: PackedTable, options: StaticOptions, word: Word) -> tuple[PackedTable, Word]:
    """CL-DP-7: now and then an extra half is left out, as one of all that is offered."""
    last = insertions(game)
    skips = (game.phase == EXTRA) & goes_on(game, options) & (below(word, last + 1) == last)
    code = jnp.where(skips, u32(DO_SKIP), u32(NOTHING))
    return rules.pass_on(game, options, skips), code


def insertions(game: PackedTable) -> Word:
    """How many insertions are offered (CL-DP-1)."""
    arrows = jnp.where(game.forbidden == NO_ARROW, u32(12), u32(11))
    return arrows * rotations(game.spare)


def random_insertion(
    game: PackedTable, options: StaticOptions, word: Word
) -> tuple[PackedTable, Word]:
    """Any insertion; a second one before the move may be left out (CL-DP-2)."""
    number, turns = insertions(game), rotations(game.spare)
    doubled = game.phase == EVENT
    k = below(word, number + doubled if options.events else number)
    arrow = jnp.where(turns == 4, k >> 2, k >> 1)
    arrow = arrow + (arrow >= game.forbidden)
    rotation = k & (turns - 1)
    asked = inserts(game, options) & goes_on(game, options)
    makes = asked & (k < number)
    game = rules.insert(game, options, jnp.where(makes, arrow, u32(NO_ARROW)), rotation)
    code = jnp.where(makes, arrow << 2 | rotation, u32(NOTHING))
    if not options.events:
        return game, code
    skips = asked & ~makes
    game = game._replace(phase=jnp.where(skips, u32(MOVE), game.phase))
    return game, jnp.where(skips, u32(DO_SKIP), code)


def random_use(
    game: PackedTable, options: StaticOptions, word: Word, chance: list[Word]
) -> tuple[PackedTable, Word]:
    """Any use of the message that was read, or none (CL-DP-3 to CL-DP-5)."""
    seat, message = game.active, game.message
    k = below(word, jnp.uint32(options.seats))
    swaps = jnp.where(k == options.seats - 1, u32(DO_SKIP), SWAP_WITH + k + (k >= seat))
    peeks = DO_PEEK + below(word, jnp.uint32(2))
    cards = rules.stack(own_cards(game, seat), options, of_seat(game.found, seat) + 1)
    k = below(word, left(game, options, seat))
    last = k == count(cards)
    exchanges = jnp.where(last, u32(DO_SKIP), EXCHANGE_FOR - 1 + nth(cards, k))
    asked = (game.phase == EVENT) & goes_on(game, options)
    code = jnp.where(asked & (message == SWAP), swaps, u32(NOTHING))
    code = jnp.where(asked & (message == PEEK), peeks, code)
    code = jnp.where(asked & (message == EXCHANGE), exchanges, code)
    return use(game, options, code, chance), code


def random_walk(game: PackedTable, options: StaticOptions, word: Word) -> tuple[PackedTable, Word]:
    """To any cell in reach (CL-DP-6)."""
    cells = rules.reach(game, options)
    where = nth_cell(cells, below(word, count(cells[0]) + count(cells[1])))
    walks = (game.phase == MOVE) & goes_on(game, options)
    code = jnp.where(walks, MOVE_TO + where - where // ROW, u32(NOTHING))
    return rules.walk(game, options, where, walks), code

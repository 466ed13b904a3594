"""The rules of the team game on words, chapter by chapter.

They are those of dedale.games.team.rules; tests compare them over random games. All games of a
batch go the same way through this code, so nothing branches: what is not done is something that
changes nothing (NO_ARROW, page 0, or `when` that is false). Callers see to it that actions are
legal.
"""

import jax.numpy as jnp

from dedale.games.team.envs.jax.pages import ARROW, flip, teleport
from dedale.games.team.envs.jax.table import (
    ACT,
    DOWN,
    FLIP,
    OTHER_SPENT,
    OVER,
    TREASURES,
    PackedTable,
    StaticOptions,
    down,
    helping,
    own_place,
    shown,
)
from dedale.maze.jax.masks import EXIT_PLACE, NO_ARROW, Word, bit, count, has, pick, u32
from dedale.maze.jax.pawns import carry, homed, of_seat, with_seat
from dedale.maze.jax.piles import top, without_top
from dedale.maze.jax.tiles import SIDES, at_rest, exchanged, laid, push, tile_at, turned

# Spells between moves, and the pushes of the book (rules/spells.py, rules/pages.py)


def insert(
    game: PackedTable, options: StaticOptions, arrow: Word, rotation: Word, page: Word
) -> PackedTable:
    """TM-PUSH, TM-DPUSH: the spare goes in, up by a spell, as rubble by a page."""
    buries = page != 0
    tile = turned(game.spare, rotation) | buries.astype(u32) << DOWN
    planes, expelled = push(game.planes, arrow, tile)
    exit = pick(EXIT_PLACE, arrow)
    lost = [
        buries & (arrow != NO_ARROW) & (of_seat(game.pawns, seat) == exit)
        for seat in range(options.seats)
    ]
    spare = at_rest(expelled & u32((1 << DOWN) - 1))  # TM-DPUSH-2: up again
    return game._replace(
        planes=planes,
        spare=jnp.where(arrow == NO_ARROW, game.spare, spare),
        pawns=homed(carry(game.pawns, options.seats, arrow), lost),  # TM-DPUSH-4, TM-PUSH-4
    )


def spend(game: PackedTable, spell: int, when: Word) -> PackedTable:
    """TM-TURN-6: a used spell turns over."""
    return game._replace(spent=game.spent | jnp.where(when, u32(spell), u32(0)))


def turn(game: PackedTable, where: Word, rotation: Word, when: Word) -> PackedTable:
    """TM-ROT-1, TM-DOWN-2: a tile is turned where it lies."""
    sides = turned(at_rest(tile_at(game.planes, where, 0, SIDES)), rotation)
    upper, lower = bit(where)
    cells = jnp.where(when, upper, u32(0)), jnp.where(when, lower, u32(0))
    return game._replace(planes=laid(game.planes, cells, sides))


def switch(game: PackedTable, options: StaticOptions, one: Word, other: Word) -> PackedTable:
    """TM-SW: two tiles change places, with whoever stands on them; a place with itself is none."""
    pawns = game.pawns
    for seat in range(options.seats):
        where = of_seat(game.pawns, seat)
        there = jnp.where(where == one, other, jnp.where(where == other, one, where))
        pawns = with_seat(pawns, u32(seat), there)
    return game._replace(planes=exchanged(game.planes, one, other), pawns=pawns)


# The walk (rules/walk.py)


def move(game: PackedTable, where: Word, casts: Word, when: Word) -> PackedTable:
    """TM-MOVE: the active pawn walks; on rubble it stops (TM-DOWN-1)."""
    pawns = with_seat(game.pawns, game.active, where)
    uncovers = when & (has(down(game), where) == 1)
    game = spend(game, OTHER_SPENT, when & casts)
    return game._replace(
        pawns=jnp.where(when, pawns, game.pawns),
        moves=game.moves - when.astype(u32),
        phase=jnp.where(uncovers, u32(FLIP), game.phase),
    )


def flip_up(game: PackedTable, when: Word) -> PackedTable:
    """TM-DOWN-1: the rubble under the pawn is cleared."""
    cell = bit(own_place(game))
    upper, lower = (
        jnp.where(when, half & ~own, half) for half, own in zip(down(game), cell, strict=True)
    )
    return game._replace(
        planes=(*game.planes[:DOWN], (upper, lower)), phase=jnp.where(when, u32(ACT), game.phase)
    )


def owned(game: PackedTable, options: StaticOptions, seat: int) -> tuple[Word, Word]:
    """TM-TRE-1, TM-TRE-7, TM-EXP-2: whether what lies under the active pawn is wanted by a seat.

    It is told for the left and for the right card.
    """
    treasure = shown(game)
    may = (treasure != 0) & (helping(game) | (game.active == seat))
    left = may & (of_seat(game.lefts, seat) == treasure)
    right = may & (of_seat(game.rights, seat) == treasure)
    return left, right & (not options.expert)


def may_stay(game: PackedTable, options: StaticOptions) -> Word:
    """TM-MOVE-7: a move on the spot is one only if it collects."""
    stays = game.phase != game.phase
    for seat in range(options.seats):
        left, right = owned(game, options, seat)
        stays = stays | left | right
    return stays


def collect(game: PackedTable, options: StaticOptions, when: Word) -> PackedTable:
    """TM-TRE-1, TM-TRE-3: at the end of a move; the first treasure of a turn earns a move."""
    lefts, rights, gets = game.lefts, game.rights, when & False
    for seat in range(options.seats):
        left, right = owned(game, options, seat)
        left, right, own = when & left, when & right, u32(seat)
        slid = of_seat(rights, seat) if options.expert else u32(0)  # TM-EXP-3
        lefts = jnp.where(left, with_seat(lefts, own, slid), lefts)
        empties = left if options.expert else right
        rights = jnp.where(empties, with_seat(rights, own, u32(0)), rights)
        gets = gets | left | right
    collected = game.collected | jnp.where(gets, u32(1) << shown(game), u32(0))
    won = gets & (count(collected) == TREASURES)
    return game._replace(
        lefts=lefts,
        rights=rights,
        collected=collected,
        moves=game.moves + (gets & (game.gains == 0)).astype(u32),
        gains=game.gains + gets.astype(u32),
        phase=jnp.where(won, u32(OVER), game.phase),  # TM-WIN-1
    )


# The turn (rules/turn.py, rules/deal.py)


def draw(game: PackedTable, seat: Word, when: Word) -> PackedTable:
    """TM-ENDT-1, TM-EXP-4: cards fill the left slot, then the right one, while there are any."""
    deck, slots = game.deck, []
    for cards in (game.lefts, game.rights):
        takes = when & (of_seat(cards, seat) == 0)
        slots.append(jnp.where(takes, with_seat(cards, seat, top(deck)), cards))
        deck = without_top(deck, takes)
    return game._replace(lefts=slots[0], rights=slots[1], deck=deck)


def next_seat(game: PackedTable, options: StaticOptions, when: Word) -> PackedTable:
    """TM-SET-2: the next seat, clockwise."""
    following = jnp.where(game.active == options.seats - 1, u32(0), game.active + 1)
    return game._replace(
        active=jnp.where(when, following, game.active), turns=game.turns + when.astype(u32)
    )


def end_turn(game: PackedTable, options: StaticOptions, when: Word) -> tuple[PackedTable, Word]:
    """TM-ENDT, TM-WIN-2: draw, and hand the book on, or lose; and whether a page is to be read."""
    game = draw(game, game.active, when)
    lost = when & (top(game.book) == 0)
    game = game._replace(
        spent=jnp.where(when, u32(0), game.spent),
        moves=jnp.where(when, u32(1), game.moves),
        gains=jnp.where(when, u32(0), game.gains),
        phase=jnp.where(lost, u32(OVER), game.phase),
    )
    reads = when & ~lost
    return next_seat(game, options, reads), reads


def pick_spell(
    game: PackedTable, options: StaticOptions, spell: Word, when: Word
) -> tuple[PackedTable, Word]:
    """TM-DEAL-4: the active seat chooses; and whether it was the last one, and the game begins."""
    spells = with_seat(game.spells, game.active, spell)
    last = when & (game.active == options.seats - 1)
    game = next_seat(game, options, when)
    for seat in range(options.seats):
        game = draw(game, u32(seat), last)
    return game._replace(
        spells=jnp.where(when, spells, game.spells), phase=jnp.where(last, u32(ACT), game.phase)
    ), last


def turn_page(game: PackedTable, when: Word) -> tuple[PackedTable, Word]:
    """TM-TURN-1: the next page, or 0."""
    page = jnp.where(when, top(game.book), u32(0))
    return game._replace(
        book=without_top(game.book, when),
        turned=game.turned | jnp.where(when, u32(1) << page, u32(0)),
    ), page


def push_or_read(
    game: PackedTable, options: StaticOptions, push: tuple[Word, Word], reads: Word
) -> PackedTable:
    """TM-TURN-1: Push is cast at an arrow, or NO_ARROW, with a rotation; or a page is read.

    Both can push, but never at once: so tiles are moved only once here.
    """
    game, page = turn_page(game, reads)
    arrow, rotation = push
    game = insert(game, options, jnp.where(reads, pick(ARROW, page), arrow), rotation, page)
    return teleport(flip(game, options, page), options, page)

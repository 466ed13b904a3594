"""What a seat may see, as the planes that all environments of the classic game share."""

import jax.numpy as jnp

from dedale.games.classic.envs.jax.rules import sets
from dedale.games.classic.envs.jax.table import (
    CARDS,
    OVER,
    TREASURE,
    TREASURE_BITS,
    WALL_PASS,
    PackedTable,
    StaticOptions,
    card,
    left,
    own_cards,
)
from dedale.maze.jax.masks import ENTRY, Mask, Word, bit, pick_mask, u32
from dedale.maze.jax.pawns import of_seat
from dedale.maze.jax.planes import Plane, filled
from dedale.maze.jax.tiles import SIDES, carrying

ALL_CARDS = u32((1 << CARDS) - 1 << 1)
CARRIED = slice(TREASURE, TREASURE + TREASURE_BITS)  # the planes of treasures


def seen(game: PackedTable, options: StaticOptions, seat: Word) -> list[Plane]:
    """The planes of dedale.games.classic.planes, in their order."""
    seats = [(seat + k) % options.seats for k in range(options.seats)]  # its own first
    targets, unfound = open_targets(game, seat), unfound_treasures(game, options)
    treasure = game.spare >> TREASURE & 31
    return [
        *game.planes[:SIDES],
        *(game.spare >> side & 1 for side in range(SIDES)),
        *filled([bit(of_seat(game.pawns, other)) for other in seats]),
        *filled([bit(of_seat(options.homes, other)) for other in seats]),
        looked_for(game, options, seat, targets),
        targets >> treasure & 1,
        carrying(game.planes[CARRIED], unfound),
        unfound >> treasure & 1,
        *filled([left(game, options, other) for other in seats]),
        pick_mask(ENTRY, game.forbidden),
        *((game.phase == phase).astype(u32) for phase in range(OVER)),
        *((game.message == message).astype(u32) for message in range(1, WALL_PASS + 1)),
        (game.active == seat).astype(u32),
        game.second,
        u32(options.young),
    ]


def looked_for(game: PackedTable, options: StaticOptions, seat: Word, targets: Word) -> Mask:
    """Where the seat wants to go: to its open targets, or home in the end."""
    cells = carrying(game.planes[CARRIED], targets)
    if options.young:
        return cells
    home, done = bit(of_seat(options.homes, seat)), left(game, options, seat) == 0
    return jnp.where(done, home[0], cells[0]), jnp.where(done, home[1], cells[1])


def unfound_treasures(game: PackedTable, options: StaticOptions) -> Word:
    """What nobody has found, as a set like that of `stack`."""
    unfound = jnp.uint32(ALL_CARDS)
    for seat, cards in enumerate(game.cards):
        top = of_seat(game.found, seat)
        for index, bits in enumerate(sets(cards, options)):
            unfound = unfound & ~jnp.where(index < top, bits, u32(0))
    return unfound


def open_targets(game: PackedTable, seat: Word) -> Word:
    """CL-TRE-1, CL-EVT-23: the open cards of a seat, as a set like that of `stack`."""
    cards, top = own_cards(game, seat), of_seat(game.found, seat)
    first, second = (u32(1) << card(cards, index) for index in (top, top + 1))
    both = first | jnp.where(of_seat(game.pairs, seat) == 1, second, 0)
    return both & ~u32(1)  # of an empty stack the card is 0

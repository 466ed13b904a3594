"""What a seat may see, as the planes that all environments of the classic game share.

Planes go in pairs, two bytes at a time: that takes a device half of the time.
"""

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from dedale.envs.jax.env import State
from dedale.envs.jax.masks import (
    BOARD,
    ENTRY,
    LOWER,
    ROW,
    Mask,
    Word,
    bit,
    pick_mask,
    settled,
    u32,
)
from dedale.envs.jax.rules import sets
from dedale.envs.jax.table import (
    CARDS,
    OVER,
    SIDES,
    TREASURE,
    TREASURE_BITS,
    WALL_PASS,
    Game,
    Options,
    card,
    left,
    of_seat,
    own_cards,
)
from dedale.games.classic.planes import SHAPE
from dedale.maze.cell import SIZE

Plane = Mask | Word  # 1 on some cells, or a number that is the same on all of them

MOST_SEATS = 4
ALL_CARDS = u32((1 << CARDS) - 1 << 1)
NOWHERE = (u32(0), u32(0))
NUMBER = 16  # the first bit of the numbers that two planes have everywhere
BIT_OF_EACH = 0x0101  # a bit of either plane


def observe(state: State, seat: Array | int | None = None) -> Array:
    """What a seat sees, or else the one that acts: 7 rows, 7 columns, 38 numbers."""
    seat = state.current_player if seat is None else seat
    planes = settled(seen(state.game, state.options, jnp.asarray(seat).astype(u32)))
    rows = settled(by_row(planes[::2]) | by_row(planes[1::2]) << 8)[:, None, :]
    columns = jnp.arange(SIZE, dtype=u32)[:, None]
    pairs = (rows >> columns & BIT_OF_EACH | rows >> NUMBER).astype(jnp.uint16)
    return lax.bitcast_convert_type(pairs, jnp.uint8).reshape(SHAPE)


def by_row(planes: list[Plane]) -> Word:
    """Planes by row: the cells of the row as bits, and from NUMBER on what is everywhere."""
    masks = [plane if isinstance(plane, tuple) else NOWHERE for plane in planes]
    numbers = [u32(0) if isinstance(plane, tuple) else plane for plane in planes]
    upper, lower = (jnp.stack(half) for half in zip(*masks, strict=True))
    first = ROW * np.arange(SIZE, dtype=u32)[:, None]  # the place of the first cell
    cells = jnp.where(first < LOWER, upper, lower) >> (first & 31) & 127
    return cells | jnp.stack(numbers) << NUMBER


def seen(game: Game, options: Options, seat: Word) -> list[Plane]:
    """The planes of dedale.games.classic.planes, in their order."""
    seats = [(seat + k) % options.seats for k in range(options.seats)]  # the own one first
    targets, unfound = open_targets(game, seat), unfound_treasures(game, options)
    treasure = game.spare >> TREASURE & 31
    return [
        *game.planes[:SIDES],
        *(game.spare >> side & 1 for side in range(SIDES)),
        *filled([bit(of_seat(game.pawns, other)) for other in seats]),
        *filled([bit(of_seat(options.homes, other)) for other in seats]),
        looked_for(game, options, seat, targets),
        targets >> treasure & 1,
        carrying(game.planes, unfound),
        unfound >> treasure & 1,
        *filled([left(game, options, other) for other in seats]),
        pick_mask(ENTRY, game.forbidden),
        *((game.phase == phase).astype(u32) for phase in range(OVER)),
        *((game.message == message).astype(u32) for message in range(1, WALL_PASS + 1)),
        (game.active == seat).astype(u32),
        game.second,
        u32(options.young),
    ]


def filled(planes: list[Plane]) -> list[Plane]:
    """The planes of all seats; 0 for those that are not at the table."""
    return planes + [u32(0)] * (MOST_SEATS - len(planes))


def looked_for(game: Game, options: Options, seat: Word, targets: Word) -> Mask:
    """Where the seat wants to go: to its open targets, or home in the end."""
    cells = carrying(game.planes, targets)
    if options.young:
        return cells
    home, done = bit(of_seat(options.homes, seat)), left(game, options, seat) == 0
    return jnp.where(done, home[0], cells[0]), jnp.where(done, home[1], cells[1])


def unfound_treasures(game: Game, options: Options) -> Word:
    """What nobody has found, as a set like that of `stack`."""
    unfound = jnp.uint32(ALL_CARDS)
    for seat, cards in enumerate(game.cards):
        top = of_seat(game.found, seat)
        for index, bits in enumerate(sets(cards, options)):
            unfound = unfound & ~jnp.where(index < top, bits, u32(0))
    return unfound


def open_targets(game: Game, seat: Word) -> Word:
    """CL-TRE-1, CL-EVT-23: the open cards of a seat, as a set like that of `stack`."""
    cards, top = own_cards(game, seat), of_seat(game.found, seat)
    first, second = (u32(1) << card(cards, index) for index in (top, top + 1))
    both = first | jnp.where(of_seat(game.pairs, seat) == 1, second, 0)
    return both & ~u32(1)  # of an empty stack the card is 0


def carrying(planes: tuple[Mask, ...], treasures: Word) -> Mask:
    """The cells whose tile carries one of these treasures: a choice for each bit of its number."""
    in_set = [jnp.where(treasures >> t & 1 == 1, ~u32(0), u32(0)) for t in range(32)]
    halves = []
    for half in range(2):
        chosen = in_set
        for plane in planes[TREASURE : TREASURE + TREASURE_BITS]:
            pairs = zip(chosen[::2], chosen[1::2], strict=True)
            chosen = [no & ~plane[half] | yes & plane[half] for no, yes in pairs]
        halves.append(chosen[0] & BOARD[half])
    return halves[0], halves[1]

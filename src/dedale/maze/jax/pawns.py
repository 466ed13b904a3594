"""Numbers of all seats in one word, a byte each, such as the places of their pawns."""

from collections.abc import Iterable

import jax.numpy as jnp
import numpy as np

from dedale.maze.ground import START, USUAL_COLOURS, Colour
from dedale.maze.jax.masks import (
    ENTRY_PLACE,
    EXIT_PLACE,
    LINE,
    Word,
    has,
    pick,
    pick_mask,
    place,
    u32,
)

EACH = u32(0x01010101)


def packed(numbers: Iterable[int], bits: int) -> np.uint32:
    """Numbers side by side, the first in the lowest bits."""
    return u32(sum(number << bits * k for k, number in enumerate(numbers)))


def usual_seats(colours: tuple[Colour, ...]) -> int:
    """How many seats these colours are for; any but the usual ones are refused."""
    if colours != USUAL_COLOURS[len(colours)]:
        raise ValueError(f"only the usual colours can be played here, not {', '.join(colours)}")
    return len(colours)


def require_usual(first_seat: int, colours: tuple[Colour, ...]) -> None:
    """Who begins, and with which colours, cannot be chosen here."""
    if first_seat or colours:
        raise ValueError("the first seat and the colours cannot be chosen here")


def homes(seats: int) -> np.uint32:
    """The start corners of the usual colours."""
    return packed((place(START[colour]) for colour in USUAL_COLOURS[seats]), 8)


def of_seat(word: Word, seat: Word) -> Word:
    """The byte of a seat."""
    return word >> 8 * seat & 255


def with_seat(word: Word, seat: Word, byte: Word) -> Word:
    """The word with another byte for a seat."""
    at = 8 * seat
    return word & ~(u32(255) << at) | byte << at


def carry(pawns: Word, seats: int, arrow: Word) -> Word:
    """Pawns travel with their tiles, from the exit to the entry."""
    line = pick_mask(LINE, arrow)
    entry, exit = pick(ENTRY_PLACE, arrow), pick(EXIT_PLACE, arrow)
    step = jnp.where(arrow // 3 % 2 == 0, u32(8), u32(1))
    step = jnp.where((arrow < 3) | (arrow >= 9), step, -step)
    after = pawns ^ pawns
    for seat in range(seats):
        where = of_seat(pawns, seat)
        there = jnp.where(where == exit, entry, where + step)
        after = after | jnp.where(has(line, where) == 1, there, where) << 8 * seat
    return after


def put(pawns: Word, who: list[Word], places: Word) -> Word:
    """The places of pawns, after some of them were put on others; both are a byte a seat."""
    some = pawns ^ pawns
    for seat, moves in enumerate(who):
        some = some | jnp.where(moves, u32(255 << 8 * seat), u32(0))
    return pawns & ~some | places & some


def homed(pawns: Word, who: list[Word]) -> Word:
    """The places of pawns, after some of them were sent home."""
    return put(pawns, who, homes(len(who)))

"""The book: what a page does when it is read (rules/pages.py).

Tables are by the number of a page and one: page 0 is none, and does nothing.
"""

import numpy as np

from dedale.games.team.content import (
    PAGES,
    TILE_OF,
    FlipPage,
    Marking,
    PushPage,
    TeleportPage,
    Treasure,
)
from dedale.games.team.envs.jax.table import (
    DOWN,
    NAME_OF,
    NAMES,
    NO_NAME,
    TILES,
    PackedTable,
    StaticOptions,
    down,
)
from dedale.maze.ground import START, USUAL_COLOURS, Colour
from dedale.maze.jax.masks import NO_ARROW, Mask, Word, has, pick, place, u32
from dedale.maze.jax.pawns import EACH, homed, of_seat, put
from dedale.maze.jax.tiles import laid, named

PUSHED = [page.arrow if isinstance(page, PushPage) else NO_ARROW for page in PAGES]
ARROW = np.array([NO_ARROW, *PUSHED], u32)
"""Where a page pushes in."""

FLIPS = {number: page for number, page in enumerate(PAGES, 1) if isinstance(page, FlipPage)}
TELEPORTS = {n: page for n, page in enumerate(PAGES, 1) if isinstance(page, TeleportPage)}

FLIPPED = np.full((2, len(PAGES) + 1), NO_NAME, u32)
"""The names of both tiles that a page flips."""
LYING = np.zeros_like(FLIPPED)
"""Their open sides at rotation 0."""
for number, page in FLIPS.items():
    for which, name in enumerate[Treasure | Marking]((page.treasure, page.marking)):
        FLIPPED[which, number] = NAME_OF[name]
        LYING[which, number] = TILES[TILE_OF[name]] & 15

CORNER = np.zeros(len(PAGES) + 1, u32)
"""The place of the corner that a page teleports to."""
for number, sending in TELEPORTS.items():
    CORNER[number] = place(START[sending.to])


def sent(colour: Colour) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
    """Whether each page teleports the pawn of this colour."""
    pages = range(len(PAGES) + 1)
    return np.array([n in TELEPORTS and colour in TELEPORTS[n].pawns for n in pages])


def flip(game: PackedTable, options: StaticOptions, page: Word) -> PackedTable:
    """TM-DFLIP: the named tiles turn to rubble where they lie up in the maze."""
    for which in range(2):
        cells, rubble = named(game.planes[NAMES], pick(FLIPPED[which], page)), down(game)
        hit: Mask = (cells[0] & ~rubble[0], cells[1] & ~rubble[1])
        planes = laid(game.planes, hit, pick(LYING[which], page))
        buried = rubble[0] | hit[0], rubble[1] | hit[1]
        lost = [has(hit, of_seat(game.pawns, seat)) == 1 for seat in range(options.seats)]
        game = game._replace(
            planes=(*planes[:DOWN], buried),
            pawns=homed(game.pawns, lost),  # TM-DFLIP-4
        )
    return game


def teleport(game: PackedTable, options: StaticOptions, page: Word) -> PackedTable:
    """TM-DTEL: the named pawns are put on a corner, as far as they are in play."""
    named = [pick(sent(colour), page) for colour in USUAL_COLOURS[options.seats]]
    return game._replace(pawns=put(game.pawns, named, pick(CORNER, page) * EACH))

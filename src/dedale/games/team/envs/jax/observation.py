"""What everybody sees, as the planes that all environments of the team game share."""

from typing import TypeVar

import jax.numpy as jnp

from dedale.games.team.content import DEALT
from dedale.games.team.envs.jax.pages import ARROW, FLIPS, TELEPORTS
from dedale.games.team.envs.jax.table import (
    ALL_TREASURES,
    FLIP,
    NAME,
    NAME_OF,
    NAMES,
    NUMBER_OF_PAGES,
    OVER,
    PackedTable,
    StaticOptions,
    down,
    helping,
    own_place,
    ready,
)
from dedale.maze.jax.masks import ENTRY, Mask, Word, bit, u32
from dedale.maze.jax.pawns import of_seat
from dedale.maze.jax.piles import height
from dedale.maze.jax.planes import Plane, PlaneNumbers, filled
from dedale.maze.jax.tiles import SIDES, carrying, named

T = TypeVar("T")

FLIP_BITS = len(FLIPS).bit_length()
FLIPPED = {n: (NAME_OF[page.treasure], NAME_OF[page.marking]) for n, page in FLIPS.items()}
"""By page: the names of the tiles that it flips."""


def seen(game: PackedTable, options: StaticOptions, _seat: Word) -> list[Plane]:
    """The planes of dedale.games.team.planes, in their order; all seats see the same."""
    seats = [(game.active + k) % options.seats for k in range(options.seats)]  # who acts first
    up, name = fronts(game), game.spare >> NAME & 31
    uncollected = ALL_TREASURES & ~game.collected
    treasures = both(carrying(game.planes[NAMES], uncollected), up)
    lefts = [of_seat(game.lefts, other) for other in seats]
    rights = [of_seat(game.rights, other) for other in seats]
    places = [[card_cells(game, up, card) for card in cards] for cards in (lefts, rights)]
    return [
        *(both(side, up) for side in game.planes[:SIDES]),
        *(game.spare >> side & 1 for side in range(SIDES)),
        *filled([bit(of_seat(game.pawns, other)) for other in seats]),
        *filled([bit(of_seat(options.homes, other)) for other in seats]),
        down(game),
        PlaneNumbers(tuple(both(plane, treasures) for plane in game.planes[NAMES])),
        targets(game, options, places),
        unread_pushes(game),
        unread_flips(game, up),
        jnp.where(uncollected >> name & 1 == 1, name, u32(0)),
        target_on_spare(game, options, [lefts, rights], name),
        flip_on_spare(game, name),
        *filled(places[0]),
        *filled(places[1]),
        *filled(lefts),
        *filled(rights),
        *filled([of_seat(game.spells, other) for other in seats]),
        *everywhere(game, options),
    ]


def everywhere(game: PackedTable, options: StaticOptions) -> list[Plane]:
    """What has no place on the board, and belongs to no seat but the one that acts."""
    pushes, spell = ready(game)
    return [
        height(game.deck),
        height(game.book),
        game.moves,
        game.gains,
        pushes.astype(u32),
        *((spell == number).astype(u32) for number in range(1, len(DEALT) + 1)),
        u32(options.expert),
        *((game.phase == phase).astype(u32) for phase in range(OVER)),
        *(~game.turned >> page & 1 for page in TELEPORTS),
    ]


def both(cells: Mask, others: Mask) -> Mask:
    """The cells of two masks."""
    return cells[0] & others[0], cells[1] & others[1]


def fronts(game: PackedTable) -> Mask:
    """The tiles that are up, and the one that is about to be (TM-DOWN-1)."""
    flips = game.phase == FLIP
    upper, lower = (
        ~rubble | jnp.where(flips, own, u32(0))
        for rubble, own in zip(down(game), bit(own_place(game)), strict=True)
    )
    return upper, lower


def slots(options: StaticOptions, cards: list[list[T]]) -> list[tuple[int, T]]:
    """TM-EXP-2: cards that could be collected, of seats by number from the one that acts."""
    return [item for slot in cards[: 1 if options.expert else 2] for item in enumerate(slot)]


def targets(game: PackedTable, options: StaticOptions, places: list[list[Mask]]) -> Mask:
    """TM-TRE-1, TM-TRE-7: where there is something that the active seat could collect."""
    helps, upper, lower = helping(game), jnp.uint32(0), jnp.uint32(0)
    for k, cells in slots(options, places):
        upper = upper | (jnp.where(helps, cells[0], u32(0)) if k else cells[0])
        lower = lower | (jnp.where(helps, cells[1], u32(0)) if k else cells[1])
    return upper, lower


def target_on_spare(
    game: PackedTable, options: StaticOptions, cards: list[list[Word]], name: Word
) -> Word:
    """Whether such a thing is on the spare."""
    helps, found = helping(game), []
    for k, card in slots(options, cards):
        found.append((card == name) & helps if k else card == name)
    return (jnp.stack(found).any() & (name != 0)).astype(u32)


def card_cells(game: PackedTable, up: Mask, card: Word) -> Mask:
    """Where the treasure of a card lies."""
    cells = both(named(game.planes[NAMES], card), up)
    upper, lower = (jnp.where(card == 0, u32(0), half) for half in cells)
    return upper, lower


def unread_pushes(game: PackedTable) -> Mask:
    """Where pages that were not read will push in."""
    halves = []
    for table in ENTRY:
        cells = jnp.uint32(0)
        for page in range(1, NUMBER_OF_PAGES + 1):
            entry = table[ARROW[page]]  # of no arrow, nothing
            if entry:
                cells = cells | jnp.where(unread(game, page), entry, u32(0))
        halves.append(cells)
    return halves[0], halves[1]


def unread(game: PackedTable, page: int) -> Word:
    """Whether a page is still in the book, or was never there."""
    return game.turned >> page & 1 == 0


def unread_flips(game: PackedTable, up: Mask) -> PlaneNumbers:
    """The tiles that pages will flip, by the number of such a page."""
    bits = [(jnp.uint32(0), jnp.uint32(0))] * FLIP_BITS
    for number, (page, names) in enumerate(FLIPPED.items(), 1):
        cells = [named(game.planes[NAMES], name) for name in names]
        north, south = (
            jnp.where(unread(game, page), (cells[0][k] | cells[1][k]) & up[k], u32(0))
            for k in range(2)
        )
        bits = [
            (upper | north, lower | south) if number >> k & 1 else (upper, lower)
            for k, (upper, lower) in enumerate(bits)
        ]
    return PlaneNumbers(tuple(bits))


def flip_on_spare(game: PackedTable, name: Word) -> Word:
    """The number of the page that would flip the spare, or 0."""
    found = jnp.uint32(0)
    for number, (page, names) in enumerate(FLIPPED.items(), 1):
        hit = (name == names[0]) | (name == names[1])
        found = jnp.where(hit & unread(game, page), u32(number), found)
    return found

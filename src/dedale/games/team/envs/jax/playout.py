"""Random games on the device: what is offered is counted, and no mask of actions is made.

Where one of several numbers is chosen by a sum or a maximum, that is on purpose: XLA works such a
number out once, and copies any other choice into the kernel of each word that depends on it.
"""

from itertools import accumulate
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import lax

from dedale.games.team import actions as codes
from dedale.games.team.content import DEALT
from dedale.games.team.envs.jax.actions import CELLS, act, staying
from dedale.games.team.envs.jax.table import (
    ACT,
    FLIP,
    PICK,
    ROTATE,
    SWITCH,
    PackedTable,
    StaticOptions,
    down,
    goes_on,
    own_place,
    ready,
)
from dedale.games.team.envs.jax.walk import reach
from dedale.maze.arrow import ARROWS
from dedale.maze.cell import FREE
from dedale.maze.jax.chance import Pair, below, threefry
from dedale.maze.jax.masks import (
    EXIT_PLACE,
    ROW,
    Mask,
    Word,
    constant,
    count,
    has,
    nth,
    nth_cell,
    pick,
    place,
    settled,
    u32,
)
from dedale.maze.jax.pawns import of_seat
from dedale.maze.jax.tiles import SIDES, at_rest, rotations, tile_at
from dedale.maze.tile import OPENINGS

MOST = 255  # more than is ever offered (TM-ACT-1)
LOOSE = constant(FREE)
LOOSE_NUMBER = np.zeros(64, u32)
"""By place: the number of a loose tile, row by row."""
LOOSE_NUMBER[[place(cell) for cell in FREE]] = np.arange(len(FREE))
LYING = u32(sum(turn << 2 * o for all in OPENINGS.values() for turn, o in enumerate(all)))
"""The rotation of a tile with these open sides, two bits each."""


class Offers(NamedTuple):
    """What is offered, in the order of the codes."""

    arrows: Word  # a set: where Push can be cast
    straights: Mask  # tiles that Rotate can turn in one way
    bends: Mask  # tiles that it can turn in three ways
    switches: Word  # how many
    walks: Mask
    leaps: Mask  # walks with a spell
    flips: Word  # how many
    spells: Word  # a set: what can be picked
    ends: Word  # 1 or 0


def random_turns(game: PackedTable, options: StaticOptions, key: Pair, n: int) -> PackedTable:
    """Play n turns at random, or to the end of the game."""
    last = game.turns + n

    def going(played: tuple[PackedTable, Word]) -> Word:
        return (played[0].turns < last) & goes_on(played[0], options)

    def action(played: tuple[PackedTable, Word]) -> tuple[PackedTable, Word]:
        game, number = played
        word, _ = threefry(key, (number, u32(0)))
        code = settled(random_action(game, options, word))  # a kernel of its own
        return settled(act(game, options, code)), number + 1

    played: PackedTable = lax.while_loop(going, action, (game, jnp.uint32(0)))[0]
    return played


def random_action(game: PackedTable, options: StaticOptions, word: Word) -> Word:
    """The code of any action that is offered, each as likely; the game must not be over."""
    offers, turns = offered(game, options), rotations(game.spare)
    sizes = sizes_of(offers, turns)
    group, k = group_of(sizes, below(word, sum(sizes), most=MOST))
    cells = chosen(group, {1: offers.straights, 2: offers.bends, 4: offers.walks, 5: offers.leaps})
    where = nth_cell(cells, jnp.where(group == 2, k // 3, k))
    _, spell = ready(game)
    walk = codes.MOVE + where - where // ROW
    found = [
        nth(offers.arrows, k // turns) << 2 | k & (turns - 1),
        turned(game, where, u32(0)),
        turned(game, where, k % 3),
        codes.SWITCH + k,
        walk,
        walk + CELLS * (spell - SWITCH),
        codes.FLIP + k,
        codes.PICK + nth(offers.spells, k),
        jnp.uint32(codes.END),
    ]
    is_it = group == np.arange(len(found), dtype=u32)
    return jnp.max(jnp.where(is_it, jnp.stack(found), 0))


def sizes_of(offers: Offers, turns: Word) -> list[Word]:
    """How many actions there are of each kind; the spare can be turned in so many ways."""
    straights, bends, walks, leaps = (
        count(cells[0]) + count(cells[1])
        for cells in (offers.straights, offers.bends, offers.walks, offers.leaps)
    )
    pushes, spells = count(offers.arrows) * turns, count(offers.spells)
    rest = [offers.switches, walks, leaps, offers.flips, spells, offers.ends]
    return [pushes, straights, 3 * bends, *rest]


def group_of(sizes: list[Word], k: Word) -> tuple[Word, Word]:
    """The group that the k-th of all is in, and which one it is there."""
    starts = jnp.stack([*accumulate(sizes[:-1])])
    past = k >= starts
    return jnp.sum(past, dtype=u32), k - jnp.max(jnp.where(past, starts, 0))


def chosen(group: Word, masks: dict[int, Mask]) -> Mask:
    """The mask of a group; of groups that have none, any."""
    (upper, lower), *_ = masks.values()
    for number, mask in masks.items():
        upper, lower = (
            jnp.where(group == number, new, old)
            for new, old in zip(mask, (upper, lower), strict=True)
        )
    return upper, lower


def turned(game: PackedTable, where: Word, k: Word) -> Word:
    """The code of the k-th other way in which a tile can lie."""
    lies = LYING >> 2 * tile_at(game.planes, where, 0, SIDES) & 3
    number = pick(LOOSE_NUMBER, where)
    return codes.ROTATE + (number << 2) + k + (k >= lies).astype(u32)


def offered(game: PackedTable, options: StaticOptions) -> Offers:
    """TM-ACT: the same as in actions.py, without the codes."""
    acts, (pushes, spell) = game.phase == ACT, ready(game)
    straights, bends = loose_tiles(game, acts & (spell == ROTATE))
    plain, further = reach(game, options)
    moves, zero = acts & (game.moves > 0), u32(0)
    rest = at_rest(tile_at(game.planes, own_place(game), 0, SIDES))
    return Offers(
        arrows=jnp.where(acts & pushes, open_arrows(game), zero),
        straights=straights,
        bends=bends,
        switches=jnp.where(acts & (spell == SWITCH), u32(codes.MOVE - codes.SWITCH), zero),
        walks=where_true(moves, staying(game, options, plain)),
        leaps=where_true(moves, further),
        flips=jnp.where(game.phase == FLIP, rotations(rest), zero),
        spells=spells_left(game, options),
        ends=acts.astype(u32),
    )


def where_true(when: Word, cells: Mask) -> Mask:
    """A mask, or an empty one."""
    return jnp.where(when, cells[0], u32(0)), jnp.where(when, cells[1], u32(0))


def open_arrows(game: PackedTable) -> Word:
    """TM-PUSH-2: the arrows whose exit is up."""
    arrows = game.phase ^ game.phase
    for arrow in ARROWS:
        arrows = arrows | (has(down(game), EXIT_PLACE[arrow]) ^ 1) << arrow
    return arrows


def loose_tiles(game: PackedTable, when: Word) -> tuple[Mask, Mask]:
    """TM-ROT: the straights that are loose and up, and all other such tiles."""
    masks = []
    for half in range(2):
        north, east, south, west = (plane[half] for plane in game.planes[:SIDES])
        loose = jnp.where(when, LOOSE[half] & ~down(game)[half], u32(0))
        straight = ~(north ^ south) & ~(east ^ west)
        masks.append((loose & straight, loose & ~straight))
    (upper, lower) = masks
    return (upper[0], lower[0]), (upper[1], lower[1])


def spells_left(game: PackedTable, options: StaticOptions) -> Word:
    """TM-DEAL-4: what can be picked, as a set."""
    if not options.picks:
        return game.phase ^ game.phase
    left = jnp.where(game.phase == PICK, u32((1 << len(DEALT)) - 1), u32(0))
    for seat in range(options.seats):
        left = left & ~(u32(1) << of_seat(game.spells, seat) >> 1)
    return left

"""The rules of the classic game on words: shift, move and messages, chapter by chapter.

They are those of dedale.games.classic.rules; tests compare them over random games. All games of
a batch go the same way through this code, so nothing branches: an action that is not taken is one
that changes nothing (NO_ARROW, or `when` that is false). Callers see to it that actions are legal.
"""

import jax.numpy as jnp

from dedale.games.classic.envs.jax.table import (
    DOUBLE_SHIFT,
    EVENT,
    EXCHANGE,
    EXTRA,
    EXTRA_TURN,
    MESSAGE,
    MOVE,
    OVER,
    PEEK,
    SHIFT,
    SWAP,
    TREASURE,
    TREASURE_BITS,
    WALL_PASS,
    PackedTable,
    StaticOptions,
    card,
    left,
    own_cards,
)
from dedale.maze.jax.chance import below
from dedale.maze.jax.masks import (
    NO_ARROW,
    Mask,
    Word,
    beside,
    bit,
    count,
    flood,
    links,
    nth,
    settled,
    u32,
)
from dedale.maze.jax.pawns import carry, of_seat, with_seat
from dedale.maze.jax.piles import CARD_BITS, CARDS_A_WORD, Pile
from dedale.maze.jax.tiles import SIDES, at_rest, push, tile_at, turned

# The insertion (rules/insert.py)


def insert(game: PackedTable, options: StaticOptions, arrow: Word, rotation: Word) -> PackedTable:
    """CL-SHIFT: the spare goes in, and the tile that it expels is the next spare."""
    inserts, phase = arrow != NO_ARROW, game.phase
    planes, expelled = push(game.planes, arrow, turned(game.spare, rotation))
    opposite = jnp.where(arrow < 6, arrow + 6, arrow - 6)
    after = game._replace(
        planes=planes,
        spare=jnp.where(inserts, at_rest(expelled), game.spare),  # CL-SHIFT-10
        pawns=carry(game.pawns, options.seats, arrow),  # CL-SHIFT-7, CL-SHIFT-8
        forbidden=jnp.where(inserts, opposite, game.forbidden),
        phase=jnp.where(inserts, u32(MOVE), phase),
    )
    if not options.events:  # CL-EVT-E9
        return after
    second = jnp.where(inserts, (phase == EXTRA).astype(u32), game.second)
    return read(after._replace(second=second), options, expelled, inserts & (phase == SHIFT))


def read(game: PackedTable, options: StaticOptions, expelled: Word, when: Word) -> PackedTable:
    """CL-EVT-3, CL-EVT-4: the back of the expelled tile is read, after a first insertion."""
    game = game._replace(message=jnp.where(when, expelled >> MESSAGE, game.message))
    asked = when & offers_choice(game, options)
    return game._replace(phase=jnp.where(asked, u32(EVENT), game.phase))


def offers_choice(game: PackedTable, options: StaticOptions) -> Word:
    """Whether the message asks something before the move (CL-EVT-E1, CL-EVT-E2)."""
    message, more = game.message, left(game, options, game.active) > 1
    alone = of_seat(game.pairs, game.active) == 0
    always = (message == DOUBLE_SHIFT) | (message == SWAP)
    return always | (message == PEEK) & more & alone | (message == EXCHANGE) & more


# The walk (rules/walk.py)


def reach(game: PackedTable, options: StaticOptions) -> Mask:
    """CL-MOVE-2, CL-EVT-33: where the active pawn may go, its own cell included."""
    across, down = links(game.planes[:SIDES])
    cells = flood(bit(of_seat(game.pawns, game.active)), across, down)
    if not options.events:
        return cells
    cells = settled(cells)  # two floods are too much for one kernel
    wider, passes = beside(cells), game.message == WALL_PASS
    start = jnp.where(passes, wider[0], cells[0]), jnp.where(passes, wider[1], cells[1])
    return settled(flood(start, across, down))


def walk(game: PackedTable, options: StaticOptions, where: Word, when: Word) -> PackedTable:
    """CL-MOVE, CL-TURN-6: the pawn walks, finds, and wins, goes on or passes on."""
    seat = game.active
    pawns = jnp.where(when, with_seat(game.pawns, seat, where), game.pawns)
    treasure = tile_at(game.planes, where, TREASURE, TREASURE_BITS)
    game = find(game._replace(pawns=pawns), options, treasure, when)
    won = when & (left(game, options, seat) == 0)
    if not options.young:
        won = won & (where == of_seat(options.homes, seat))  # CL-END-2
    game = game._replace(phase=jnp.where(won, u32(OVER), game.phase))
    passes = when & ~won
    if options.events:
        again = passes & (game.message == EXTRA_TURN) & (game.second == 0)
        game = game._replace(phase=jnp.where(again, u32(EXTRA), game.phase))  # CL-EVT-16
        passes = passes & ~again
    return pass_on(game, options, passes)


def find(game: PackedTable, options: StaticOptions, treasure: Word, when: Word) -> PackedTable:
    """CL-TRE-2, CL-EVT-24: an open target under the pawn is found."""
    seat = game.active
    cards, top = own_cards(game, seat), of_seat(game.found, seat)
    when = when & (treasure != 0)
    first = when & (card(cards, top) == treasure)
    if not options.events:
        return game._replace(found=game.found + (first.astype(u32) << 8 * seat))
    second = when & (of_seat(game.pairs, seat) == 1) & (card(cards, top + 1) == treasure)
    found = first | second
    swapped = exchanged_places(cards, top, jnp.where(second, u32(31), u32(0)))
    return game._replace(
        cards=with_cards(game, seat, swapped),
        found=game.found + (found.astype(u32) << 8 * seat),
        pairs=jnp.where(found, with_seat(game.pairs, seat, u32(0)), game.pairs),  # CL-EVT-25
    )


def exchanged_places(cards: Pile, top: Word, bits: Word) -> Pile:
    """The cards with these bits of the two from `top` on exchanged."""
    change = (card(cards, top) ^ card(cards, top + 1)) & bits
    return tuple(
        word ^ laid(change, top, number) ^ laid(change, top + 1, number)
        for number, word in enumerate(cards)
    )


def laid(bits: Word, index: Word, number: int) -> Word:
    """The bits of a card at its place in a word; 0 where that place is in another word."""
    index = index - CARDS_A_WORD * number
    return jnp.where(index < CARDS_A_WORD, bits << CARD_BITS * index, u32(0))


def with_cards(game: PackedTable, seat: Word, own: Pile) -> tuple[Pile, ...]:
    """All cards, with other ones for a seat."""
    return tuple(
        tuple(jnp.where(seat == other, new, old) for new, old in zip(own, cards, strict=True))
        for other, cards in enumerate(game.cards)
    )


def pass_on(game: PackedTable, options: StaticOptions, when: Word) -> PackedTable:
    """CL-TURN-1: the next seat begins its turn; what was read is hidden again (CL-EVT-10)."""
    following = jnp.where(game.active == options.seats - 1, u32(0), game.active + 1)
    after = game._replace(
        active=jnp.where(when, following, game.active),
        phase=jnp.where(when, u32(SHIFT), game.phase),
        turns=game.turns + when.astype(u32),
    )
    if not options.events:
        return after
    message, second = (jnp.where(when, u32(0), old) for old in (game.message, game.second))
    return after._replace(message=message, second=second)


# The messages (rules/messages.py)


def swap(game: PackedTable, other: Word, when: Word) -> PackedTable:
    """CL-EVT-20, CL-EVT-21: two pawns exchange places, and nobody has moved."""
    other = jnp.where(when, other, game.active)
    mine, theirs = of_seat(game.pawns, game.active), of_seat(game.pawns, other)
    pawns = with_seat(with_seat(game.pawns, game.active, theirs), other, mine)
    return game._replace(pawns=pawns)


def peek(game: PackedTable, when: Word) -> PackedTable:
    """CL-EVT-23: the two upper cards are open targets."""
    pairs = with_seat(game.pairs, game.active, u32(1))
    return game._replace(pairs=jnp.where(when, pairs, game.pairs))


def stack(cards: Pile, options: StaticOptions, first: Word) -> Word:
    """The cards from the given one on, as a set: bit 1 for treasure 0, and so on."""
    found = first ^ first
    for index, bits in enumerate(sets(cards, options)):
        found = found | jnp.where(index >= first, bits, u32(0))
    return found


def sets(cards: Pile, options: StaticOptions) -> list[Word]:
    """Each card as a set of its own."""
    places = (divmod(index, CARDS_A_WORD) for index in range(options.dealt))
    return [u32(1) << (cards[number] >> CARD_BITS * slot & 31) for number, slot in places]


def exchange(
    game: PackedTable, options: StaticOptions, chosen: Word, chance: list[Word], when: Word
) -> PackedTable:
    """CL-EVT-28, CL-EVT-29: a card comes to the top, the others are shuffled below."""
    seat = game.active
    cards, top = own_cards(game, seat), of_seat(game.found, seat)
    rest = stack(cards, options, top) & ~(u32(1) << chosen)
    after = [word ^ word for word in cards]
    for index in range(options.dealt):
        number, slot = divmod(index, CARDS_A_WORD)
        drawn = nth(rest, below(chance[index], count(rest)))
        rest = jnp.where(index > top, rest & ~(u32(1) << drawn), rest)
        kept = cards[number] >> CARD_BITS * slot & 31
        new = jnp.where(index > top, drawn, jnp.where(index == top, chosen, kept))
        after[number] = after[number] | new << CARD_BITS * slot
    used = tuple(jnp.where(when, new, old) for new, old in zip(after, cards, strict=True))
    pairs = jnp.where(when, with_seat(game.pairs, seat, u32(0)), game.pairs)  # CL-EVT-32
    return game._replace(cards=with_cards(game, seat, used), pairs=pairs)

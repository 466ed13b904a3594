"""The whole classic game in compiled form: rows of row.py instead of states, codes of CL-DP-9.

The rules are those of rules/, chapter by chapter; tests compare the two over random games.
"""

import numpy as np

from dedale.games.classic.actions import CODES
from dedale.games.classic.compiled import row as flat
from dedale.games.classic.compiled.row import (
    ACTIVE,
    CARDS,
    DEALT,
    EVENTS,
    FORBIDDEN,
    FOUND,
    MESSAGE,
    MESSAGE_ON,
    MOST_CARDS,
    PAIRS,
    PHASE,
    SEATS,
    SECOND,
    SHAPE_OF,
    TREASURE_ON,
    WINNER,
    YOUNG,
)
from dedale.games.classic.content import Message
from dedale.games.classic.state import Phase
from dedale.maze.compiled import ONE, OPPOSITE, ZERO, across, beside, down, flood, i64, u64
from dedale.maze.jit import NOTHING, Word, Words, entry, part
from dedale.maze.rows import CARRIED, HOMES, OPEN, PAWNS, SPARE, TILES, TURNS, push_tiles

SHIFT, EVENT, MOVE, EXTRA, OVER = (flat.PHASES.index(phase) for phase in Phase)
DOUBLE_SHIFT, EXTRA_TURN, SWAP, PEEK, EXCHANGE, WALL_PASS = (
    flat.MESSAGES.index(message) for message in Message
)

MOVE_TO, SWAP_WITH, EXCHANGE_FOR, DO_PEEK, DO_SKIP = 48, 97, 101, 125, 126  # CL-DP-9


# What is offered (rules/turn.py)


@part
def top_of(row: Words, seat: Word) -> Word:
    """Where the top card of a stack stands in a row."""
    return CARDS + MOST_CARDS * seat + row[FOUND + seat]


@part
def left_of(row: Words, seat: Word) -> Word:
    """How many cards a stack has."""
    return row[DEALT + seat] - row[FOUND + seat]


@part
def below_top(row: Words) -> Word:
    """The cards of the active stack but its top one, as a mask of treasures."""
    seat, cards = row[ACTIVE], ZERO
    top = top_of(row, seat)
    for place in range(top + 1, top + left_of(row, seat)):
        cards |= ONE << u64(row[place])
    return cards


@part
def reach(row: Words) -> Word:
    """CL-MOVE-2, CL-EVT-33: where the active pawn may go."""
    h = across(u64(row[1]), u64(row[3]))
    v = down(u64(row[2]), u64(row[0]))
    cells = flood(ONE << u64(row[PAWNS + row[ACTIVE]]), h, v)
    if row[MESSAGE] == WALL_PASS:
        cells = flood(cells | beside(cells), h, v)
    return cells


@part
def may_insert(row: Words, code: Word) -> Word:
    """CL-DP-1, CL-DP-2, CL-DP-7: whether an insertion is offered."""
    phase = row[PHASE]
    doubled = phase == EVENT and row[MESSAGE] == DOUBLE_SHIFT
    if not (phase in (SHIFT, EXTRA) or doubled):
        return False
    return code >> 2 != row[FORBIDDEN] and code & 3 < TURNS[SHAPE_OF[row[SPARE]]]


@part
def may_use(row: Words, code: Word) -> Word:
    """CL-DP-3, CL-DP-4, CL-DP-5: whether a message can be used like this."""
    if row[PHASE] != EVENT:
        return False
    if code == DO_PEEK:
        return row[MESSAGE] == PEEK
    if code >= EXCHANGE_FOR:
        card = ONE << u64(code - EXCHANGE_FOR)
        return row[MESSAGE] == EXCHANGE and below_top(row) & card != ZERO
    seat = code - SWAP_WITH
    return row[MESSAGE] == SWAP and seat < row[SEATS] and seat != row[ACTIVE]


@part
def may(row: Words, code: Word, cells: Word) -> Word:
    """CL-DP-1 to CL-DP-7: whether an action is offered; `cells` is what the pawn can reach."""
    if code < MOVE_TO:
        return may_insert(row, code)
    if code < SWAP_WITH:
        return row[PHASE] == MOVE and cells >> u64(code - MOVE_TO) & ONE != ZERO
    if code == DO_SKIP:
        return row[PHASE] == EVENT or row[PHASE] == EXTRA
    return may_use(row, code)


@entry("void(int64[::1], uint8[::1])")
def legal_into(row: Words, mask: Words) -> None:
    """A mask over the 127 codes: 1 for each action that is offered."""
    cells = reach(row) if row[PHASE] == MOVE else ZERO
    for code in range(CODES):
        mask[code] = 1 if may(row, code, cells) else 0


# The insertion (rules/insert.py)


@part
def offers_choice(row: Words) -> Word:
    """CL-EVT-E1, CL-EVT-E2: whether the message asks something before the move."""
    seat, message = row[ACTIVE], row[MESSAGE]
    if message == PEEK:
        return left_of(row, seat) > 1 and row[PAIRS + seat] == 0
    if message == EXCHANGE:
        return left_of(row, seat) > 1
    return message in (DOUBLE_SHIFT, SWAP)


@part
def push(row: Words, code: Word) -> Word:
    """CL-SHIFT-1 to CL-SHIFT-8: the spare goes in; the id of the tile that it expels."""
    expelled = push_tiles(row, code, OPEN[SHAPE_OF[row[SPARE]], code & 3])
    for seat in range(row[SEATS]):
        row[PAWNS + seat] = CARRIED[code >> 2, row[PAWNS + seat]]
    return expelled


@part
def insert(row: Words, code: Word) -> None:
    """CL-SHIFT, CL-EVT-3: an insertion, and the message on the back of what it expels."""
    first = row[PHASE] == SHIFT
    row[SECOND] = 1 if row[PHASE] == EXTRA else 0
    message = MESSAGE_ON[push(row, code)]
    row[FORBIDDEN] = OPPOSITE[code >> 2]
    row[PHASE] = MOVE
    if first and row[EVENTS] and message != NOTHING:  # CL-EVT-5, CL-EVT-E9
        row[MESSAGE] = message
        if offers_choice(row):
            row[PHASE] = EVENT


# The walk (rules/walk.py)


@part
def find(row: Words, treasure: Word) -> None:
    """CL-TRE-2, CL-EVT-24: an open target under the pawn is found."""
    seat = row[ACTIVE]
    top, left = top_of(row, seat), left_of(row, seat)
    if treasure == NOTHING or left == 0:
        return
    if row[top] != treasure:
        if row[PAIRS + seat] == 0 or left < 2 or row[top + 1] != treasure:
            return
        row[top], row[top + 1] = treasure, row[top]
    row[FOUND + seat] += 1
    row[PAIRS + seat] = 0  # CL-EVT-25


@part
def pass_on(row: Words) -> None:
    """CL-TURN-1: the next seat begins its turn."""
    seat = row[ACTIVE] + 1
    row[ACTIVE] = 0 if seat == row[SEATS] else seat
    row[PHASE], row[MESSAGE], row[SECOND] = SHIFT, NOTHING, 0


@part
def move(row: Words, cell: Word) -> None:
    """CL-MOVE, CL-TURN-6: the pawn walks, finds, and wins, goes on or passes on."""
    seat = row[ACTIVE]
    row[PAWNS + seat] = cell
    find(row, TREASURE_ON[row[TILES + cell]])
    if left_of(row, seat) == 0 and (row[YOUNG] or cell == row[HOMES + seat]):
        row[PHASE], row[WINNER] = OVER, seat
    elif row[MESSAGE] == EXTRA_TURN and row[SECOND] == 0:
        row[PHASE] = EXTRA
    else:
        pass_on(row)


# The messages (rules/messages.py)


@part
def exchange(row: Words, treasure: Word, order: Words) -> None:
    """CL-EVT-28, CL-EVT-29: a card comes to the top, and the others lie below in this order."""
    seat = row[ACTIVE]
    top = top_of(row, seat)
    row[top] = treasure
    for place in range(left_of(row, seat) - 1):
        row[top + 1 + place] = order[place]
    row[PAIRS + seat] = 0  # CL-EVT-32


@part
def use(row: Words, code: Word, order: Words) -> None:
    """CL-EVT-6, CL-EVT-20, CL-EVT-23: a message is used or left unused."""
    seat = row[ACTIVE]
    if row[PHASE] == EXTRA:
        pass_on(row)
        return
    row[PHASE] = MOVE
    if code == DO_PEEK:
        row[PAIRS + seat] = 1
    elif code < EXCHANGE_FOR:
        mine, theirs = PAWNS + seat, PAWNS + code - SWAP_WITH
        row[mine], row[theirs] = row[theirs], row[mine]
    elif code < DO_PEEK:
        exchange(row, code - EXCHANGE_FOR, order)


@part
def act(row: Words, code: Word, order: Words) -> None:
    """What an action does; whoever calls knows that it is offered."""
    if code < MOVE_TO:
        insert(row, code)
    elif code < SWAP_WITH:
        move(row, code - MOVE_TO)
    else:
        use(row, code, order)


@part
def is_shuffle(row: Words, treasure: Word, order: Words) -> Word:
    """Whether these are the cards of the active stack without one of them."""
    seat, cards = row[ACTIVE], ZERO
    rest = left_of(row, seat) - 1
    if order.size < rest:
        return False
    for place in range(rest):
        cards |= ONE << u64(order[place])
    stack = below_top(row) | ONE << u64(row[top_of(row, seat)])
    return cards == stack & ~(ONE << u64(treasure))


@entry("boolean(int64[::1], int64, int64[::1])")
def apply_with(row: Words, code: Word, order: Words) -> Word:
    """CL-DP-8: act on a row; an action that is not offered changes nothing, and gives False."""
    if code < 0 or code >= CODES:
        return False
    cells = reach(row) if row[PHASE] == MOVE else ZERO
    if not may(row, code, cells):
        return False
    if EXCHANGE_FOR <= code < DO_PEEK and not is_shuffle(row, code - EXCHANGE_FOR, order):
        return False
    act(row, code, order)
    return True


NO_ORDER = np.empty(0, i64)


def legal(row: Words) -> Words:
    """A mask over the 127 codes: 1 for each action that is offered."""
    mask = np.empty(CODES, np.uint8)
    legal_into(row, mask)
    return mask


def apply(row: Words, code: int, order: Words = NO_ORDER) -> bool:
    """Act on a row; what is not offered changes nothing and gives False (CL-DP-8).

    `order` is what chance gives to an exchange: the other cards of the stack, shuffled.
    """
    return bool(apply_with(row, code, order))

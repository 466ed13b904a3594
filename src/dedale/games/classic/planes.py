"""What a seat sees, in numbers: 38 planes over the 49 cells, for programs that learn.

Everything is from the view of one seat. Seats are counted from the one that looks: the k-th plane
of a group is that of the k-th seat after it, and empty where there is none. A fact that has no
place on the board fills its plane.
"""

from collections.abc import Iterator

from dedale.games.classic.content import Message, Treasure
from dedale.games.classic.state import Phase
from dedale.games.classic.view import View
from dedale.maze.arrow import entry
from dedale.maze.cell import SIZE, Cell

OPEN = 0  # four planes: the tile is open to N, E, S, W
SPARE = 4  # four: the spare is open there, as it lies at rotation 0
PAWN = 8  # four, by seat: its pawn
HOME = 12  # four, by seat: its start corner
TARGET = 16  # an open target of its own, or its home once everything is found
TARGET_ON_SPARE = 17
TREASURE = 18  # a treasure that nobody has found
TREASURE_ON_SPARE = 19
CARDS = 20  # four, by seat: how many cards are left
FORBIDDEN = 24  # where the forbidden arrow enters
PHASE = 25  # four: shift, event, move, extra
MESSAGE = 29  # six: the message that was read this turn
ACTIVE = 35  # the seat that looks is to act
SECOND_HALF = 36  # of a turn with an extra shift and move
YOUNG = 37  # nobody needs to return home
PLANES = 38

SHAPE = (SIZE, SIZE, PLANES)
MOST = 12  # the greatest number in a plane: the cards of a seat at a table of two

SIDES = tuple(bytes(openings >> side & 1 for side in range(4)) for openings in range(16))
"""Open sides as bytes."""


def planes(view: View) -> bytearray:
    """The planes of a view, a byte each: rows, columns, planes."""
    numbers = bytearray(everywhere(view) * len(view.maze))
    gone = found(view)
    for first, face in zip(range(0, len(numbers), PLANES), view.maze, strict=True):
        numbers[first + OPEN : first + SPARE] = SIDES[face.openings]
        if face.on is not None:
            numbers[first + TARGET] = face.on in view.targets
            numbers[first + TREASURE] = face.on not in gone
    for plane, cell in marks(view):
        numbers[PLANES * cell.number + plane] = 1
    return numbers


def everywhere(view: View) -> bytes:
    """What all cells say alike."""
    said = bytearray(PLANES)
    said[SPARE:PAWN] = SIDES[view.spare.openings]
    if view.spare.on is not None:
        said[TARGET_ON_SPARE] = view.spare.on in view.targets
        said[TREASURE_ON_SPARE] = view.spare.on not in found(view)
    for k, seat in around(view):
        said[CARDS + k] = view.cards_left[seat]
    said[PHASE:MESSAGE] = [view.phase is phase for phase in Phase if phase is not Phase.OVER]
    said[MESSAGE:ACTIVE] = [view.message is message for message in Message]
    said[ACTIVE:] = view.seat == view.active, view.second_half, view.options.young
    return bytes(said)


def marks(view: View) -> Iterator[tuple[int, Cell]]:
    """The planes with a single cell in them, and that cell."""
    for k, seat in around(view):
        yield PAWN + k, view.pawns[seat]
        yield HOME + k, view.homes[seat]
    if view.goes_home and view.seat is not None:
        yield TARGET, view.homes[view.seat]
    if view.forbidden is not None:
        yield FORBIDDEN, entry(view.forbidden)


def around(view: View) -> Iterator[tuple[int, int]]:
    """The seats, counted from the one that looks."""
    if view.seat is None:
        raise ValueError("only a seat observes; this is the view of a spectator")
    seats = len(view.pawns)
    return ((k, (view.seat + k) % seats) for k in range(seats))


def found(view: View) -> set[Treasure]:
    """All treasures that somebody has found."""
    return {treasure for cards in view.found for treasure in cards}

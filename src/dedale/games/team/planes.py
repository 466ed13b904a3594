"""What everybody sees of a team game, in numbers: 64 planes over the 49 cells, for programs.

Everything is from the view, which is the same for all seats. Seats are counted from the active
one: the k-th plane of a group is that of the k-th seat after it, and empty where there is none. A
fact that has no place on the board fills its plane. Treasures count from 1, in the order of their
ids, so that 0 is none. Rubble shows nothing of the tile below, but for the one that is about to be
turned up: it is shown at rotation 0.
"""

from collections.abc import Collection, Iterator

from dedale.games.team.content import (
    DEALT,
    PAGES,
    TILE_OF,
    Face,
    FlipPage,
    PushPage,
    Spell,
    TeleportPage,
    Treasure,
)
from dedale.games.team.state import Mode, Phase
from dedale.games.team.view import View
from dedale.maze.arrow import entry
from dedale.maze.cell import CELLS, SIZE, Cell

OPEN = 0  # four planes: the tile is open to N, E, S, W
SPARE = 4  # four: the spare is open there, as it lies at rotation 0
PAWN = 8  # four, by seat: its pawn
HOME = 12  # four, by seat: its start corner
RUBBLE = 16  # a tile that is down
TREASURE = 17  # the number of a treasure that is not collected
TARGET = 18  # a treasure that the active seat could collect by a move
PUSH = 19  # where a page that was not read will push in
FLIP = 20  # the number of the page that was not read, of those that flip, which will flip the tile
TREASURE_ON_SPARE = 21
TARGET_ON_SPARE = 22
FLIP_ON_SPARE = 23
LEFT = 24  # four, by seat: where the treasure of its left card lies
RIGHT = 28  # four, by seat: the same for the right card
LEFT_CARD = 32  # four, by seat: the number of that treasure
RIGHT_CARD = 36  # four, by seat
SPELL = 40  # four, by seat: the spell beside Push, counted from 1 in the order of DEALT
DECK = 44  # how many cards nobody has drawn
BOOK = 45  # how many pages were not read
MOVES = 46  # that the active seat has left
GAINS = 47  # treasures that it has collected in this turn
READY = 48  # six: the active seat can cast push, rotate, switch, traverse, teleport, escape
EXPERT = 54  # only left cards can be collected
PHASE = 55  # three: pick, act, flip
TELEPORT = 58  # six: the pages that teleport and were not read
PLANES = 64

SHAPE = (SIZE, SIZE, PLANES)
MOST = 24  # the greatest number in a plane: treasures and pages

SIDES = tuple(bytes(openings >> side & 1 for side in range(4)) for openings in range(16))
"""Open sides as bytes."""

NUMBERS = {treasure: number for number, treasure in enumerate(Treasure, 1)}
PUSHES = {number: page for number, page in enumerate(PAGES) if isinstance(page, PushPage)}
FLIPS = {number: page for number, page in enumerate(PAGES) if isinstance(page, FlipPage)}
TELEPORTS = [number for number, page in enumerate(PAGES) if isinstance(page, TeleportPage)]
FLIPPED = {
    TILE_OF[name]: (number, k)
    for k, (number, page) in enumerate(FLIPS.items(), 1)
    for name in (page.treasure, page.marking)
}
"""By tile: the page that flips it, and its number among those that do."""


def planes(view: View) -> bytearray:
    """The planes of a view, a byte each: rows, columns, planes."""
    targets, cards = wanted(view), held(view)
    numbers = bytearray(everywhere(view, targets) * len(CELLS))
    for cell, face in fronts(view):
        first = PLANES * cell.number
        numbers[first + OPEN : first + SPARE] = SIDES[face.openings]
        numbers[first + TREASURE] = treasure_of(view, face)
        numbers[first + TARGET] = face.on.treasure in targets
        numbers[first + FLIP] = flip_of(view, face)
        if face.on.treasure in cards:
            numbers[first + cards[face.on.treasure]] = 1
    for plane, cell in marks(view):
        numbers[PLANES * cell.number + plane] = 1
    return numbers


def fronts(view: View) -> Iterator[tuple[Cell, Face]]:
    """The tiles that are up, and the one that is about to be, even once the game is over."""
    for cell, face in zip(CELLS, view.maze, strict=True):
        if face is not None and cell not in view.down:
            yield cell, face
    if view.revealed is not None:
        yield view.pawns[view.active], view.revealed


def everywhere(view: View, targets: Collection[Treasure | None]) -> bytes:
    """What all cells say alike."""
    said = bytearray(PLANES)
    said[SPARE:PAWN] = SIDES[view.spare.openings]
    said[TREASURE_ON_SPARE] = treasure_of(view, view.spare)
    said[TARGET_ON_SPARE] = view.spare.on.treasure in targets
    said[FLIP_ON_SPARE] = flip_of(view, view.spare)
    for k, seat in around(view):
        left, right = view.boards[seat]
        said[LEFT_CARD + k] = 0 if left is None else NUMBERS[left]
        said[RIGHT_CARD + k] = 0 if right is None else NUMBERS[right]
        said[SPELL + k] = next((DEALT.index(s) + 1 for s in view.spells[seat] if s in DEALT), 0)
    said[DECK:READY] = view.deck_left, view.pages_left, view.moves, view.gains
    spells = view.spells[view.active]
    said[READY:EXPERT] = [spell in spells and spell not in view.spent for spell in Spell]
    said[EXPERT] = view.options.mode is Mode.EXPERT
    said[PHASE:TELEPORT] = [view.phase is phase for phase in Phase if phase is not Phase.OVER]
    said[TELEPORT:] = [number not in view.pages for number in TELEPORTS]
    return bytes(said)


def marks(view: View) -> Iterator[tuple[int, Cell]]:
    """The planes with a few cells in them, and these cells."""
    for k, seat in around(view):
        yield PAWN + k, view.pawns[seat]
        yield HOME + k, view.homes[seat]
    yield from ((RUBBLE, cell) for cell in view.down)
    for number, page in PUSHES.items():
        if number not in view.pages:
            yield PUSH, entry(page.arrow)


def around(view: View) -> Iterator[tuple[int, int]]:
    """The seats, counted from the active one."""
    seats = len(view.pawns)
    return ((k, (view.active + k) % seats) for k in range(seats))


def wanted(view: View) -> set[Treasure | None]:
    """TM-TRE-1, TM-TRE-7, TM-EXP-2: what the active seat could collect by a move now."""
    own = view.boards[view.active]
    helping = view.deck_left == 0 and not any(own)
    slots = 1 if view.options.mode is Mode.EXPERT else 2
    boards = view.boards if helping else (own,)
    return {card for board in boards for card in board[:slots] if card is not None}


def held(view: View) -> dict[Treasure | None, int]:
    """The planes of the cards that lie on the boards; no two of them are alike (TM-CMP-13)."""
    planes: dict[Treasure | None, int] = {}
    for k, seat in around(view):
        left, right = view.boards[seat]
        planes |= {left: LEFT + k, right: RIGHT + k}
    planes.pop(None, None)
    return planes


def treasure_of(view: View, face: Face) -> int:
    """The number of the treasure that a tile shows; 0 for none, and for one that is collected."""
    if face.on.treasure is None or face.on.treasure in view.collected:
        return 0
    return NUMBERS[face.on.treasure]


def flip_of(view: View, face: Face) -> int:
    """The number of the page that will flip a tile; 0 for none, and for one that was read."""
    number, k = FLIPPED.get(face.on.id, (None, 0))
    return 0 if number in view.pages else k

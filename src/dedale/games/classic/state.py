"""Everything on the table of the classic game."""

from enum import StrEnum

from dedale.core.records import Record, Seat
from dedale.games.classic.content import Message, Treasure
from dedale.maze.arrow import Arrow
from dedale.maze.board import Maze
from dedale.maze.cell import Cell
from dedale.maze.ground import START, Colour
from dedale.maze.tile import Tile
from dedale.maze.turn import LaidMaze


class Phase(StrEnum):
    """What the turn has come to (docs/rules/classic.md, section 11.1)."""

    SHIFT = "shift"
    EVENT = "event"
    MOVE = "move"
    EXTRA = "extra"
    OVER = "over"


class Options(Record, frozen=True):
    """The switches of a table, chosen before it is laid."""

    events: bool = False  # 12 tiles carry a message on their back
    young: bool = False  # nobody needs to return home
    first_seat: int = 0  # who begins (CL-SET-9)
    colours: tuple[Colour, ...] = ()  # by seat; empty for the usual ones (CL-SET-8)


class State(Record, frozen=True):
    """The whole table. Only the rules see it; everybody else gets a view."""

    options: Options
    colours: tuple[Colour, ...]  # by seat
    maze: Maze
    spare: Tile  # always at rotation 0 (CL-SHIFT-10)
    pawns: tuple[Cell, ...]  # by seat
    stacks: tuple[tuple[Treasure, ...], ...]  # by seat, top card first; secret
    found: tuple[tuple[Treasure, ...], ...]  # by seat, in the order of finding
    pairs: tuple[bool, ...]  # by seat: the two upper cards are open (CL-EVT-23)
    active: Seat
    phase: Phase = Phase.SHIFT
    forbidden: Arrow | None = None
    message: Message | None = None  # read this turn
    second_half: bool = False  # of a turn with an extra shift and move (CL-EVT-15)
    winner: Seat | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, clockwise."""
        return tuple(Seat(number) for number in range(len(self.pawns)))

    @property
    def laid(self) -> LaidMaze[Tile, Seat]:
        """The maze, and who stands where."""
        pieces = {Seat(number): pawn for number, pawn in enumerate(self.pawns)}
        return LaidMaze(self.maze.tiles, self.spare, pieces)

    def targets(self, seat: Seat) -> tuple[Treasure, ...]:
        """CL-TRE-1, CL-EVT-23: the open cards of a seat, one or the upper two."""
        return self.stacks[seat][: 2 if self.pairs[seat] else 1]

    def home(self, seat: Seat) -> Cell:
        """CL-SET-7: the start corner of a seat."""
        return START[self.colours[seat]]

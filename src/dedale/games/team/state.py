"""Everything on the table of the team game."""

from enum import StrEnum

from dedale.core.records import Record, Seat
from dedale.games.team.content import Spell, Treasure
from dedale.maze.board import Maze
from dedale.maze.cell import Cell
from dedale.maze.ground import START, Colour
from dedale.maze.tile import Tile
from dedale.maze.turn import LaidMaze


class Mode(StrEnum):
    """How hard the game is (TM-GEN-3)."""

    INTRO = "intro"
    STANDARD = "standard"
    EXPERT = "expert"


class Deal(StrEnum):
    """How spells come to the seats (TM-DEAL-3, TM-DEAL-4, TM-DEAL-5)."""

    RANDOM = "random"
    CHOOSE = "choose"
    ASSIGNED = "assigned"


class Phase(StrEnum):
    """What the table waits for (docs/rules/team.md, section 15)."""

    PICK = "pick"
    ACT = "act"
    FLIP = "flip"
    OVER = "over"


class Options(Record, frozen=True):
    """The switches of a table, chosen before it is laid."""

    mode: Mode = Mode.INTRO
    deal: Deal = Deal.RANDOM
    spells: tuple[Spell, ...] = ()  # by seat, where they are assigned (TM-DEAL-5)
    first_seat: int = 0  # who begins (TM-SET-8)
    colours: tuple[Colour, ...] = ()  # by seat; empty for the usual ones (TM-SET-2)


Board = tuple[Treasure | None, Treasure | None]
"""The cards of a seat: the left one and the right one, open to all."""


class State(Record, frozen=True):
    """The whole table. Only the rules see it; everybody else gets a view."""

    options: Options
    colours: tuple[Colour, ...]  # by seat
    maze: Maze
    spare: Tile  # up, always at rotation 0 (TM-SET-E2)
    pawns: tuple[Cell, ...]  # by seat
    boards: tuple[Board, ...]  # by seat
    spells: tuple[tuple[Spell, ...], ...]  # by seat
    deck: tuple[Treasure, ...]  # top card first; secret
    book: tuple[int, ...]  # the pages that are left by number, the next one first; secret
    active: Seat
    phase: Phase = Phase.ACT
    down: tuple[Cell, ...] = ()  # where rubble lies, in reading order; what is under it is secret
    turned: tuple[int, ...] = ()  # the pages that were read, in order
    collected: tuple[Treasure, ...] = ()  # in order
    spent: tuple[Spell, ...] = ()  # by the active seat, in this turn
    moves: int = 1  # that the active seat has left
    gains: int = 0  # treasures that it has collected in this turn

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, clockwise."""
        return tuple(Seat(number) for number in range(len(self.pawns)))

    @property
    def laid(self) -> LaidMaze[Tile, Seat]:
        """The maze, and who stands where."""
        pieces = {Seat(number): pawn for number, pawn in enumerate(self.pawns)}
        return LaidMaze(self.maze.tiles, self.spare, pieces)

    @property
    def won(self) -> bool:
        """TM-WIN-1: all treasures are collected."""
        return len(self.collected) == len(Treasure)

    def home(self, seat: Seat) -> Cell:
        """TM-SET-5: the start corner of a seat."""
        return START[self.colours[seat]]

    def ready(self, seat: Seat) -> tuple[Spell, ...]:
        """TM-TURN-6: the spells that a seat has not spent."""
        spent = self.spent if seat == self.active else ()
        return tuple(spell for spell in self.spells[seat] if spell not in spent)

"""A position as a computer player sees it: masks that can be pushed, walked and looked ahead in.

Hidden things are not in it: what others look for is any treasure that nobody has found, and backs
of tiles are blank.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dedale.games.classic.content import Treasure
from dedale.games.classic.view import View
from dedale.maze import kernels
from dedale.maze.tile import OPENINGS, TURNED

Push = tuple[int, int]  # an arrow and a rotation


class Position(NamedTuple):
    """The maze with all pawns, the places that this player looks for, and those that others may."""

    sides: kernels.Sides
    spare: tuple[int, ...]  # openings by rotation
    pawns: tuple[int, ...]  # by seat: a mask of one cell
    goals: int  # a mask
    goal_on_spare: bool
    wanted: int  # a mask: treasures that somebody else may look for
    forbidden: int  # an arrow, or -1

    def pushes(self) -> Iterator[Push]:
        """Every insertion that the rules allow next."""
        for arrow in range(12):
            if arrow != self.forbidden:
                yield from ((arrow, rotation) for rotation in range(len(self.spare)))

    def pushed(self, arrow: int, rotation: int) -> "Position":
        """The position after an insertion."""
        entered = kernels.ENTRY[arrow] if self.goal_on_spare else 0
        expelled = kernels.openings_at(self.sides, kernels.EXIT[arrow])
        return Position(
            sides=kernels.insert(self.sides, arrow, self.spare[rotation]),
            spare=TURNED[expelled],
            pawns=tuple(kernels.carry(pawn, arrow) for pawn in self.pawns),
            goals=kernels.shift(self.goals, arrow) | entered,
            goal_on_spare=self.goals & kernels.EXIT[arrow] != 0,
            wanted=kernels.shift(self.wanted, arrow),
            forbidden=kernels.OPPOSITE[arrow],
        )

    def reach(self, seat: int) -> int:
        """Where a pawn can walk."""
        return kernels.flood(self.pawns[seat], *kernels.links(self.sides))

    def winning(self) -> int:
        """The cells from which some insertion opens a way to a goal."""
        lanes = kernels.turn_to(
            self.sides, self.spare, (self.goals, self.goal_on_spare), self.forbidden
        )
        return joined(lanes)

    def within_a_turn(self, seat: int) -> int:
        """The cells whose tiles a pawn can come to with some insertion."""
        lanes = kernels.turn(self.sides, self.spare, self.pawns[seat], self.forbidden)
        return joined(lanes, lost=True)


def joined(lanes: Sequence[int], lost: bool = False) -> int:
    """All lanes of a turn in one mask, as the cells lay before the push."""
    cells = 0
    for arrow in range(12):
        first, second, third, fourth = lanes[4 * arrow : 4 * arrow + 4]
        after = first | second | third | fourth
        if after:
            before = back(after, arrow)
            cells |= before & ~kernels.EXIT[arrow] if lost else before
    return cells


def back(cells: int, arrow: int) -> int:
    """Where pawns on these cells were before a push."""
    return kernels.carry(cells, kernels.OPPOSITE[arrow])


def position(view: View, treasures: Sequence[Treasure]) -> Position:
    """The position of a view, for a player who looks for these treasures, or goes home."""
    assert view.seat is not None
    cells = [(1 << number, face.treasure) for number, face in enumerate(view.maze)]
    gone = {treasure for found in view.found for treasure in found}
    home = 1 << view.homes[view.seat].number if view.goes_home else 0
    return Position(
        sides=kernels.sides([face.openings for face in view.maze]),
        spare=OPENINGS[view.spare.shape],
        pawns=tuple(1 << cell.number for cell in view.pawns),
        goals=home or sum(cell for cell, treasure in cells if treasure in treasures),
        goal_on_spare=view.spare.treasure is not None and view.spare.treasure in treasures,
        wanted=sum(c for c, t in cells if t and t not in gone and t not in treasures),
        forbidden=-1 if view.forbidden is None else view.forbidden,
    )

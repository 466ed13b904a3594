"""A position as a computer player sees it: masks that can be pushed, walked and looked ahead in.

Hidden things are not in it: what others look for is any treasure that nobody has found, and backs
of tiles are blank.
"""

from collections.abc import Sequence
from typing import NamedTuple

from dedale.core.records import with_item
from dedale.games.classic.actions import ClassicAction, Exchange, Swap
from dedale.games.classic.content import Treasure
from dedale.games.classic.view import View
from dedale.maze import ahead, kernels
from dedale.maze.tile import OPENINGS
from dedale.maze.turn import Insert

FURTHEST = 3  # turns that are tried; what takes longer counts as one more


class SeenPosition(NamedTuple):
    """The maze with all pawns, the places that this player looks for, and those that others may."""

    sides: kernels.Sides
    spare: ahead.Spare
    pawns: tuple[int, ...]  # by seat: a mask of one cell
    goals: ahead.Goals
    wanted: int  # a mask: treasures that somebody else may look for, or this player later
    forbidden: int | None  # an arrow

    def pushed(self, arrow: int, rotation: int) -> "SeenPosition":
        """The position after an insertion."""
        sides, spare = ahead.pushed(self.sides, self.spare, 4 * arrow + rotation)
        return SeenPosition(
            sides=sides,
            spare=spare,
            pawns=tuple(kernels.carry(pawn, arrow) for pawn in self.pawns),
            goals=ahead.carried(self.goals, arrow),
            wanted=kernels.shift(self.wanted, arrow),
            forbidden=kernels.OPPOSITE[arrow],
        )

    def swapped(self, seat: int, other: int) -> "SeenPosition":
        """The position after two pawns changed places."""
        there = with_item(self.pawns, seat, self.pawns[other])
        return self._replace(pawns=with_item(there, other, self.pawns[seat]))

    def reach(self, seat: int) -> int:
        """Where a pawn can walk."""
        return kernels.flood(self.pawns[seat], *kernels.links(self.sides))

    def within_a_turn(self, seat: int) -> int:
        """The cells whose tiles a pawn can come to with some insertion."""
        return ahead.within(self.sides, self.spare, self.pawns[seat], self.forbidden)

    def chances(self, futures: Sequence[ahead.Future]) -> Sequence[int]:
        """For each cell, after how many futures an insertion opens a way to a goal from it."""
        return ahead.chances(self.sides, self.spare, self.goals, futures)

    def turns(self, cells: int) -> int:
        """In how many turns a goal can be reached from these cells, if nobody interferes."""
        limits = self.forbidden, FURTHEST
        return ahead.turns_to(self.sides, self.spare, cells, self.goals, limits)


def position(view: View, treasures: Sequence[Treasure]) -> SeenPosition:
    """The position of a view, for a player who looks for these treasures, or goes home."""
    assert view.seat is not None
    cells = [(1 << number, face.on) for number, face in enumerate(view.maze)]
    gone = {treasure for found in view.found for treasure in found}
    home = 1 << view.homes[view.seat].number if view.goes_home else 0
    goals = home or sum(cell for cell, treasure in cells if treasure in treasures)
    return SeenPosition(
        sides=kernels.sides([face.openings for face in view.maze]),
        spare=OPENINGS[view.spare.shape],
        pawns=tuple(1 << cell.number for cell in view.pawns),
        goals=(goals, view.spare.on in treasures),
        wanted=sum(c for c, t in cells if t and t not in gone and t not in treasures),
        forbidden=view.forbidden,
    )


def foreseen(view: View, here: SeenPosition, action: ClassicAction) -> SeenPosition:
    """The position after an action and before the walk, as far as it can be foreseen."""
    match action:
        case Insert(arrow, rotation):
            return here.pushed(arrow, rotation)
        case Swap(other):
            return here.swapped(view.active, other)
        case Exchange(treasure):
            return position(view, [treasure])
    return here

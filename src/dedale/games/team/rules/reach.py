"""Where a pawn can walk: rubble stops it, and some spells lead on (TM-MOVE, TM-TRV, TM-TPT)."""

from collections.abc import Sequence
from typing import NamedTuple

from dedale.games.team.content import WALKING, Spell
from dedale.maze import kernels
from dedale.maze.cell import Cell, mask_of
from dedale.maze.ground import START
from dedale.maze.walk import Floor, Leap, Way, no_leap, reach_by_leap, reach_onto, ways

OPEN = 15  # on all sides: whoever stands before rubble can step onto it (TM-MOVE-4, TM-TRV-1)
CORNERS = mask_of(START.values())


class Paths(NamedTuple):
    """The maze as a pawn walks in it."""

    floor: Floor  # rubble is blocked
    gates: int  # a mask: up tiles of the rim that are open outwards


def paths(openings: Sequence[int], down: Sequence[Cell]) -> Paths:
    """The paths of a maze, from the openings of its 49 tiles and the cells with rubble."""
    rubble = mask_of(down)
    sides = kernels.sides(
        OPEN if rubble >> number & 1 else opened for number, opened in enumerate(openings)
    )
    return Paths(Floor(kernels.links(sides), rubble), kernels.outward(sides) & ~rubble)


def leap(here: Paths, spell: Spell | None) -> Leap:
    """What a spell adds to a walk, once."""
    floor, gates = here

    def traverse(cells: int) -> int:
        """TM-TRV-1, TM-TRV-3: from rubble to an up tile that is open towards it."""
        return kernels.step(cells & floor.blocked, *floor.links) & ~floor.blocked

    def teleport(cells: int) -> int:
        """TM-TPT-1, TM-TPT-3: from any corner to any other."""
        return CORNERS if cells & CORNERS else 0

    def escape(cells: int) -> int:
        """TM-ESC-1, TM-ESC-2, TM-ESC-4: out at a gate, and in at any gate or onto rubble."""
        return gates | floor.blocked & kernels.RIM if cells & gates else 0

    leaps = {Spell.TRAVERSE: traverse, Spell.TELEPORT: teleport, Spell.ESCAPE: escape}
    return no_leap if spell is None else leaps[spell]


def walking_spell(spells: Sequence[Spell]) -> Spell | None:
    """The spell among these that is cast inside a move; nobody has two (TM-DEAL-E2)."""
    return next((spell for spell in spells if spell in WALKING), None)


def reach(here: Paths, start: Cell) -> int:
    """TM-MOVE-2, TM-MOVE-4: a mask of the cells in reach without a spell, its own included."""
    return reach_onto(here.floor, 1 << start.number)


def spell_reach(here: Paths, start: Cell, spell: Spell | None) -> int:
    """TM-SPELL-E1: a mask of the further cells that are in reach with a spell alone."""
    return reach_by_leap(here.floor, 1 << start.number, leap(here, spell))


def all_ways(here: Paths, start: Cell, spell: Spell | None) -> dict[Cell, Way]:
    """A shortest way to every cell in reach; the spell is cast only where it must be."""
    return ways(here.floor, start, leap(here, spell))

"""Where the active pawn can walk, in compiled form (rules/reach.py): rubble, and three spells."""

from dedale.games.team.compiled.row import ACTIVE, DOWN, SPELL_NAMES, SPELLS, SPENT, SPENT_LATER
from dedale.games.team.content import Spell
from dedale.games.team.rules.reach import CORNERS as START_CORNERS
from dedale.maze import kernels
from dedale.maze.compiled import ONE, ZERO, across, down, flood_onto, step, u64
from dedale.maze.jit import Word, Words, part
from dedale.maze.rows import PAWNS

PUSH, ROTATE, SWITCH, TRAVERSE, TELEPORT, ESCAPE = (SPELL_NAMES.index(spell) for spell in Spell)

CORNERS, RIM = u64(START_CORNERS), u64(kernels.RIM)
NORTH, EAST, SOUTH, WEST = (u64(edge) for edge in kernels.EDGES)


@part
def is_ready(row: Words, spell: Word) -> Word:
    """TM-TURN-3, TM-TURN-6: the active seat has a spell, and has not spent it."""
    has = spell == PUSH or row[SPELLS + row[ACTIVE]] == spell
    return has and row[SPENT] != spell and row[SPENT_LATER] != spell


@part
def walking_spell(row: Words) -> Word:
    """The spell that the active seat can cast inside a move; -1 for none."""
    spell = row[SPELLS + row[ACTIVE]]
    return spell if spell >= TRAVERSE and is_ready(row, spell) else -1


@part
def links(row: Words) -> tuple[Word, Word]:
    """Which neighbours are joined; rubble is open on all sides (TM-MOVE-4, TM-TRV-1)."""
    rubble = u64(row[DOWN])
    n, e, s, w = u64(row[0]), u64(row[1]), u64(row[2]), u64(row[3])
    return across(e | rubble, w | rubble), down(s | rubble, n | rubble)


@part
def gates(row: Words) -> Word:
    """TM-ESC-1, TM-ESC-4: the up tiles of the rim that are open outwards."""
    n, e, s, w = u64(row[0]), u64(row[1]), u64(row[2]), u64(row[3])
    return ((n & NORTH) | (e & EAST) | (s & SOUTH) | (w & WEST)) & ~u64(row[DOWN])


@part
def reach(row: Words) -> Word:
    """TM-MOVE-2 to TM-MOVE-4: the cells in reach without a spell, its own included."""
    h, v = links(row)
    return flood_onto(ONE << u64(row[PAWNS + row[ACTIVE]]), h, v, u64(row[DOWN]))


@part
def leapt(row: Words, cells: Word, spell: Word) -> Word:
    """TM-TRV-1, TM-TPT-1, TM-ESC-1, TM-ESC-2: where a spell leads from some of these cells."""
    rubble = u64(row[DOWN])
    if spell == TRAVERSE:
        h, v = links(row)
        return step(cells & rubble, h, v) & ~rubble
    if spell == TELEPORT:
        return CORNERS if cells & CORNERS else ZERO
    out = gates(row)
    return out | (rubble & RIM) if cells & out else ZERO


@part
def further(row: Words, cells: Word, spell: Word) -> Word:
    """TM-SPELL-E1: the cells in reach with a spell alone; `cells` are those without it."""
    if spell < TRAVERSE:
        return ZERO
    h, v = links(row)
    return flood_onto(leapt(row, cells, spell), h, v, u64(row[DOWN])) & ~cells

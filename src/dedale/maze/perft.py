"""Counts chains of turns from a position: a number that any other maze program can check."""

from collections.abc import Iterator

from dedale.maze import engine, kernels
from dedale.maze.cell import cells_in
from dedale.maze.position import Position
from dedale.maze.tile import OPENINGS, TURNED

Pawns = tuple[int, ...]  # masks of one cell each; the first is to move

DEEP = 3  # turns from which compiled kernels pay for their loading; one more, for compiling


def perft(position: Position, depth: int) -> int:
    """How many chains of so many turns there are; a turn is an insertion and a destination."""
    if depth < 0:
        raise ValueError(f"a chain has no turn or more, not {depth}")
    sides = kernels.sides(position.openings)
    pawns = tuple(1 << pawn.number for pawn in position.pawns)
    turned = pawns[position.active :] + pawns[: position.active]
    forbidden, spare = position.forbidden, OPENINGS[position.spare]
    if depth >= DEEP:
        compiled = engine.compiled("dedale.maze.compiled", wait=depth > DEEP)
        if compiled is not None:
            return int(compiled.perft(sides, spare, turned, forbidden, depth))
    return count(sides, spare, turned, forbidden, depth)


def count(
    sides: kernels.Sides, spare: tuple[int, ...], pawns: Pawns, forbidden: int | None, depth: int
) -> int:
    """The chains from here on."""
    if depth == 0:
        return 1
    reaches = kernels.turn(sides, spare, pawns[0], forbidden)
    if depth == 1:
        return sum(reached.bit_count() for reached in reaches)
    total = 0
    for code, reached in enumerate(reaches):
        if reached:
            arrow, rotation = divmod(code, 4)
            after = kernels.insert(sides, arrow, spare[rotation])
            expelled = TURNED[kernels.openings_at(sides, kernels.EXIT[arrow])]
            others = tuple(kernels.carry(pawn, arrow) for pawn in pawns[1:])
            for cell, times in _destinations(reached, matters=depth > len(pawns)):
                row = (*others, cell)
                chains = count(after, expelled, row, kernels.OPPOSITE[arrow], depth - 1)
                total += times * chains
    return total


def _destinations(reached: int, *, matters: bool) -> Iterator[tuple[int, int]]:
    """Where a pawn may go, and how often to count it: once for all if it will not move again."""
    if matters:
        yield from ((1 << cell.number, 1) for cell in cells_in(reached))
    else:
        yield 0, reached.bit_count()

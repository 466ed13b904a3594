"""The maze of chronicles: what is joined, and what a Shift carries (CH-BRD, CH-SHIFT)."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from dedale.games.chronicles.events import Slid, TilesSwapped, TileTurned
from dedale.games.chronicles.rules.now import SIDES_KEPT, Mat, Now
from dedale.games.chronicles.words import SIDES, BoardSide
from dedale.maze import board, kernels, turn
from dedale.maze.arrow import ARROWS, CARRIED, Arrow, entry, line
from dedale.maze.board import Maze
from dedale.maze.cell import Cell
from dedale.maze.tile import Shape, Tile, rotations
from dedale.maze.turn import Face, Insert, LaidMaze

TURNS = 4
"""Chance turns every tile so many ways; a straight one then lies as it would half turned."""

INSERTIONS = {
    shape: tuple(Insert(arrow, rotation) for arrow in ARROWS for rotation in rotations(shape))
    for shape in Shape
}

FACES = {
    (shape, rotation): Face(shape, rotation, None)
    for shape in Shape
    for rotation in rotations(shape)
}


def sides_of(mat: Mat) -> kernels.Sides:
    """The open sides of the maze; worked out once, and kept while it lies as it does."""
    kept: tuple[Maze, kernels.Sides] | None = mat.memo().get(SIDES_KEPT)
    if kept is None or kept[0] is not mat.maze:
        kept = (mat.maze, kernels.sides([tile.openings for tile in mat.maze.tiles]))
        mat.memo()[SIDES_KEPT] = kept
    return kept[1]


def links_of(mat: Mat) -> kernels.Links:
    """Which neighbours are joined (CH-BRD-12)."""
    return kernels.links(sides_of(mat))


def paths(mat: Mat) -> tuple[int, ...]:
    """CH-BRD-12: the paths, each as a mask of its cells; it does not matter who stands there."""
    links = links_of(mat)
    found = []
    left = kernels.FULL
    while left:
        path = kernels.flood(left & -left, *links)
        found.append(path)
        left &= ~path
    return tuple(found)


def insertions(mat: Mat) -> tuple[Insert, ...]:
    """CH-SHIFT-1, CH-SHIFT-4, CH-DP-22: every arrow, and every rotation that makes a difference."""
    return INSERTIONS[mat.spare.shape]


def insert(now: Now, action: Insert, hero: int | None = None) -> None:
    """CH-SHIFT-1: the extra tile goes in, and the tile that it pushes out is the next one."""
    before = LaidMaze(now.maze.tiles, now.spare, {piece.hero: piece.cell for piece in now.pieces})
    after, inserted = turn.insert(before, action, face, now.name(hero))
    push(now, action.arrow, after.tiles)
    now.spare = after.spare  # CH-SHIFT-6
    now.tell(inserted)


def face(tile: Tile) -> Face[None]:
    """What everybody sees of a tile: nothing is printed on it."""
    return FACES[tile.shape, tile.rotation]


def insert_at_random(now: Now) -> None:
    """The extra tile goes in at a random arrow, then lies at a random rotation."""
    arrow = Arrow(now.roll(len(ARROWS)))
    insert(now, Insert(arrow, now.roll(TURNS)))


def slide(now: Now, side: BoardSide) -> None:
    """The three lines of a side rotate by one; what they push out comes back into its line."""
    number = SIDES.index(side)
    for arrow in ARROWS[3 * number : 3 * number + 3]:
        push(now, arrow, board.push(now.maze.tiles, arrow, now.maze[line(arrow)[-1]])[0])
    now.tell(Slid(side=side))


def push(now: Now, arrow: Arrow, tiles: tuple[Tile, ...]) -> None:
    """A line was pushed, and the tiles lie so; everything on it goes along."""
    sides = sides_of(now)
    now.maze = Maze(tiles)
    opened = now.maze[entry(arrow)].openings
    now.memo()[SIDES_KEPT] = (now.maze, kernels.insert(sides, arrow, opened))
    carry(now, CARRIED[arrow])


def turn_tile(now: Now, cell: Cell, rotation: int) -> None:
    """A tile gets another orientation."""
    tile = now.maze[cell].turned(rotation)
    lay(now, {cell: tile})
    now.tell(TileTurned(cell=cell, rotation=tile.rotation))


def swap_tiles(now: Now, cell: Cell, other: Cell) -> None:
    """Two tiles change places with everything on them, as they lie."""
    lay(now, {cell: now.maze[other], other: now.maze[cell]})
    carry(now, {cell: other, other: cell})
    now.tell(TilesSwapped(cell=cell, other=other))


def lay(now: Now, tiles: Mapping[Cell, Tile]) -> None:
    """Tiles lie on cells in place of those that were there."""
    laid = list(now.maze.tiles)
    for cell, tile in tiles.items():
        laid[cell.number] = tile
    now.maze = Maze(tuple(laid))


def carry(now: Now, to: Mapping[Cell, Cell]) -> None:
    """CH-SHIFT-2, CH-SHIFT-3: everything on a tile goes with it, or onto the inserted one.

    Nobody moves or enters by that (CH-SHIFT-5).
    """
    for hero, piece in enumerate(now.pieces):
        if piece.cell in to:
            now.change(hero, cell=to[piece.cell])
    now.portals = [
        replace(portal, cell=to[portal.cell]) if portal and portal.cell in to else portal
        for portal in now.portals
    ]
    moved = [replace(e, cell=to[e.cell]) if e.cell in to else e for e in now.echoes]
    now.echoes = tuple(sorted(moved, key=lambda echo: echo.cell))
    for name in ("looters", "wardens", "snares", "blooms", "wisps"):
        setattr(now, name, carried(getattr(now, name), to))
    if now.dragon is not None:
        now.dragon = to.get(now.dragon, now.dragon)  # CH-FIN-7


def carried(cells: Iterable[Cell], to: Mapping[Cell, Cell]) -> tuple[Cell, ...]:
    """Where these lie afterwards, in reading order."""
    return tuple(sorted(to.get(cell, cell) for cell in cells))

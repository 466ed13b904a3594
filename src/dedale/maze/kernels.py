"""The hot functions of the maze, on plain integers: a compiled twin can stand in for each of them.

A set of cells is a mask: bit `row * 7 + col`. The open sides of a maze are four masks: N, E, S, W.
Links are two: `across` has a bit for each cell joined to its eastern neighbour, `down` for each
joined to its southern one. This is the one place where short names and dense lines are welcome.
"""

from collections.abc import Iterable

from dedale.maze.arrow import ARROWS, line, opposite
from dedale.maze.cell import SIZE

Sides = tuple[int, int, int, int]
Links = tuple[int, int]
Future = tuple[int, ...]  # insertions in a row, by their codes

FULL = (1 << SIZE * SIZE) - 1
WEST_EDGE = sum(1 << SIZE * row for row in range(SIZE))
NOT_EAST = FULL & ~(WEST_EDGE << SIZE - 1)
NORTH_EDGE = (1 << SIZE) - 1
EDGES = (NORTH_EDGE, WEST_EDGE << SIZE - 1, NORTH_EDGE << SIZE * (SIZE - 1), WEST_EDGE)
RIM = EDGES[0] | EDGES[1] | EDGES[2] | EDGES[3]


def sides(openings: Iterable[int]) -> Sides:
    """The open sides of 49 tiles, from the openings of each."""
    n = e = s = w = 0
    bit = 1
    for o in openings:
        if o & 1:
            n |= bit
        if o & 2:
            e |= bit
        if o & 4:
            s |= bit
        if o & 8:
            w |= bit
        bit <<= 1
    return n, e, s, w


def links(maze: Sides) -> Links:
    """Which neighbours are joined: both tiles are open on the side that they share."""
    n, e, s, w = maze
    return e & w >> 1 & NOT_EAST, s & n >> SIZE


def links_of(openings: Iterable[int]) -> Links:
    """Which neighbours are joined, from the openings of 49 tiles."""
    return links(sides(openings))


def outward(maze: Sides) -> int:
    """The cells whose tiles are open off the board."""
    n, e, s, w = maze
    return n & EDGES[0] | e & EDGES[1] | s & EDGES[2] | w & EDGES[3]


def flood(cells: int, across: int, down: int) -> int:
    """All cells that some of these cells are joined to, by any number of steps."""
    while True:
        r = cells | (cells & across) << 1 | cells >> 1 & across
        r |= (r & down) << 7 | r >> 7 & down  # the size as a constant: this is the hottest line
        if r == cells:
            return r
        cells = r


def flood_onto(cells: int, across: int, down: int, blocked: int) -> int:
    """The same where some cells are blocked: they can be entered, but not left."""
    free = FULL & ~blocked
    r = flood(cells & free, across & free & free >> 1, down & free & free >> SIZE)
    return cells | r | step(r, across, down) & blocked


def step(cells: int, across: int, down: int) -> int:
    """The cells that are joined to some of these cells by one step."""
    return (
        (cells & across) << 1 | cells >> 1 & across | (cells & down) << SIZE | cells >> SIZE & down
    )


def beside(cells: int) -> int:
    """The cells that touch some of these cells, walls or not."""
    return step(cells, NOT_EAST, FULL >> SIZE)


LINE = tuple(sum(1 << cell.number for cell in line(a)) for a in ARROWS)
ENTRY = tuple(1 << line(a)[0].number for a in ARROWS)
EXIT = tuple(1 << line(a)[-1].number for a in ARROWS)
STRIDE = tuple(line(a)[1].number - line(a)[0].number for a in ARROWS)
OPPOSITE = tuple(int(opposite(a)) for a in ARROWS)


def openings_at(maze: Sides, cell: int) -> int:
    """The openings of the tile on one cell."""
    return sum(1 << side for side, mask in enumerate(maze) if mask & cell)


def shift(cells: int, a: int) -> int:
    """The mask after a push at arrow `a`; the entry is empty, and what leaves is lost."""
    moving, stay, by = cells & LINE[a] & ~EXIT[a], cells & ~LINE[a], STRIDE[a]
    return stay | (moving << by if by > 0 else moving >> -by)


def carry(cells: int, a: int) -> int:
    """Where the pawns on these cells are after a push: one that leaves comes back at the entry."""
    return shift(cells, a) | (ENTRY[a] if cells & EXIT[a] else 0)


def insert(maze: Sides, a: int, openings: int) -> Sides:
    """The open sides after a tile with these openings went in at arrow `a`."""
    n, e, s, w = maze
    b = ENTRY[a]
    return (
        shift(n, a) | (b if openings & 1 else 0),
        shift(e, a) | (b if openings & 2 else 0),
        shift(s, a) | (b if openings & 4 else 0),
        shift(w, a) | (b if openings & 8 else 0),
    )


# All insertions of a turn are flooded at once: a long integer holds a maze in each lane of 64 bits.
# Lane `4 * arrow + rotation` belongs to that insertion; its number is the flat code of CL-DP-9.
LANE = 64
LANES = 48
EACH = sum(1 << LANE * lane for lane in range(LANES))


def _lanes(masks: Iterable[int]) -> int:
    """One mask for each arrow, laid into the lanes of its four rotations."""
    return sum(m << LANE * (4 * a + r) for a, m in enumerate(masks) for r in range(4))


L_STAY = _lanes(FULL & ~m for m in LINE)
L_MOVE = [  # by edge: what moves when its arrows push
    _lanes(LINE[a] & ~EXIT[a] if a // 3 == edge else 0 for a in range(12)) for edge in range(4)
]
L_ENTRY = _lanes(ENTRY)
L_NOT_EAST = NOT_EAST * EACH
L_ROTATION = [sum(FULL << LANE * (4 * a + r) for a in range(12)) for r in range(4)]
L_ARROW = [sum(FULL << LANE * (4 * a + r) for r in range(4)) for a in range(12)]
LANE_BYTES = LANE // 8


def _shift_lanes(cells: int) -> int:
    """A mask laid into every lane, each pushed at its own arrow."""
    x = cells * EACH
    m0, m1, m2, m3 = L_MOVE
    return x & L_STAY | (x & m0) << SIZE | (x & m1) >> 1 | (x & m2) >> SIZE | (x & m3) << 1


def _opened(maze: Sides, spare: tuple[int, ...]) -> Links:
    """Which neighbours are joined after each of the 48 insertions, lane by lane."""
    n, e, s, w = maze
    opened = [0, 0, 0, 0]
    for r, o in enumerate(spare):
        fresh = L_ENTRY & L_ROTATION[r]
        for side in range(4):
            if o >> side & 1:
                opened[side] |= fresh
    across = (_shift_lanes(e) | opened[1]) & (_shift_lanes(w) | opened[3]) >> 1 & L_NOT_EAST
    return across, (_shift_lanes(s) | opened[2]) & (_shift_lanes(n) | opened[0]) >> SIZE


def _flooded(start: int, links: Links, rotations: int, forbidden: int | None) -> tuple[int, ...]:
    """The flood of every lane whose insertion can be made; the others are 0."""
    if rotations == 2:
        start &= L_ROTATION[0] | L_ROTATION[1]
    if forbidden is not None:
        start &= ~L_ARROW[forbidden]
    return _by_lane(flood(start, *links))


def _by_lane(cells: int) -> tuple[int, ...]:
    """The mask of each lane."""
    return tuple(memoryview(cells.to_bytes(LANES * LANE_BYTES, "little")).cast("Q"))


def turn_to(
    maze: Sides, spare: tuple[int, ...], goals: tuple[int, bool], forbidden: int | None = None
) -> tuple[int, ...]:
    """From where some of these tiles can be reached, after each of the 48 insertions.

    The second of `goals` says whether the spare is one of them. A tile that leaves is lost.
    """
    cells, on_spare = goals
    start = _shift_lanes(cells) | (L_ENTRY if on_spare else 0)
    return _flooded(start, _opened(maze, spare), len(spare), forbidden)


def turn(
    maze: Sides, spare: tuple[int, ...], cells: int, forbidden: int | None = None
) -> tuple[int, ...]:
    """What can be reached from these cells after each of the 48 insertions.

    `spare` holds the openings of the spare by rotation. Lanes of the forbidden arrow, and of
    rotations that the spare does not have, are 0.
    """
    return _flooded(_carry_lanes(cells), _opened(maze, spare), len(spare), forbidden)


def turn_onto(maze: Sides, spare: tuple[int, ...], cells: int, blocked: int) -> tuple[int, ...]:
    """The same where some cells are blocked, and go with their tiles: see `flood_onto`."""
    if not blocked:
        return turn(maze, spare, cells)
    start, (across, down) = _carry_lanes(cells), _opened(maze, spare)
    free = FULL * EACH & ~(_carry_lanes(blocked) & ~start)
    links = across & free & free >> 1, down & free & free >> SIZE
    if len(spare) == 2:
        start &= L_ROTATION[0] | L_ROTATION[1]
    inside = flood(start, *links)
    return _by_lane(inside | step(inside, across, down))


def _carry_lanes(cells: int) -> int:
    """A mask laid into every lane; what leaves by its arrow comes back at the entry."""
    start = _shift_lanes(cells)
    for a in range(12):
        if cells & EXIT[a]:
            start |= L_ENTRY & L_ARROW[a]
    return start

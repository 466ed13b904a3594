"""The Wardens: they stand on posts, and walk their round (CH-WRD)."""

from dedale.games.chronicles.events import WardenCame, WardensPatrolled
from dedale.games.chronicles.rules import foes
from dedale.games.chronicles.rules.now import Mat, Now
from dedale.games.chronicles.words import FIFTH_WARDEN, POSTS, Via, distance
from dedale.maze.cell import Cell


def free_posts(mat: Mat) -> list[Cell]:
    """The posts without Warden and without Character, along the route."""
    taken = {*mat.wardens, *(piece.cell for piece in mat.pieces)}
    return [post for post in POSTS if post not in taken]


def nearest(posts: list[Cell], cell: Cell) -> Cell | None:
    """The nearest of these posts, as if there were no walls; ties: the first along the route."""
    return min(posts, key=lambda post: distance(post, cell), default=None)


def patrol(now: Now, n: int) -> None:
    """CH-WRD-4: all Wardens on posts advance at the same time; then the others find a post."""
    strays = [cell for cell in now.wardens if cell not in POSTS]
    advanced = [post for cell in now.wardens if cell in POSTS for post in advance(now, cell, n)]
    now.wardens = tuple(sorted((*strays, *advanced)))
    for cell in strays:  # CH-WRD-E2: in reading order
        free = nearest(free_posts(now), cell)
        if free is not None:
            foes.remove(now, Via.WARDEN, cell)
            arrive(now, free)
    now.tell(WardensPatrolled(cells=now.wardens))


def advance(now: Now, cell: Cell, n: int) -> tuple[Cell, ...]:
    """Where a Warden on a post arrives; nowhere if a snare takes it there (CH-WRD-E1)."""
    post = onward(cell, n)
    if post not in now.snares:
        return (post,)
    foes.remove(now, Via.WARDEN, cell)
    foes.snare_catches(now, post, Via.WARDEN)
    return ()


def onward(post: Cell, n: int) -> Cell:
    """The post so many further along the route."""
    return POSTS[(POSTS.index(post) + n) % len(POSTS)]


def arrive(now: Now, post: Cell) -> None:
    """CH-WRD-E1, CH-WRD-E2: a Warden comes to a post, and does nothing there; a snare takes it."""
    if not foes.snare_catches(now, post, Via.WARDEN):
        foes.add(now, Via.WARDEN, post)


def place_at(now: Now, anchor: int) -> None:
    """CH-WRD-5: a Warden is placed on the first free post from an anchor along the route."""
    free = free_posts(now)
    route = (*POSTS[anchor:], *POSTS[:anchor])
    place(now, next((post for post in route if post in free), None))


def place_near(now: Now, cell: Cell) -> None:
    """A Warden is placed on the free post nearest to a cell."""
    place(now, nearest(free_posts(now), cell))


def place(now: Now, post: Cell | None) -> None:
    """CH-WRD-6: a fifth Warden ends the game; nothing happens without a post (CH-WRD-E3)."""
    if post is None:
        return
    if post not in now.snares and len(now.wardens) == foes.MOST:
        now.end(FIFTH_WARDEN)
    foes.come(now, Via.WARDEN, post, WardenCame(cell=post))

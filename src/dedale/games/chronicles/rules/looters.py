"""The Looters: they come to Portals, and take what is there (CH-LOOT)."""

from dedale.games.chronicles.events import LooterCame
from dedale.games.chronicles.rules import foes
from dedale.games.chronicles.rules.now import Mat, Now, portal_in, portal_of
from dedale.games.chronicles.tasks import Looting
from dedale.games.chronicles.words import COLOURS, PortalColour, Via
from dedale.maze.cell import Cell


def present(mat: Mat) -> tuple[PortalColour, ...]:
    """The colours whose Portal is in the maze, in colour order (CH-BRD-9)."""
    return tuple(colour for colour, portal in zip(COLOURS, mat.portals, strict=True) if portal)


def next_colour(mat: Mat, colour: PortalColour) -> PortalColour | None:
    """The next colour in colour order whose Portal is in the maze, other than this one."""
    place = COLOURS.index(colour)
    here = present(mat)
    return next((c for c in (*COLOURS[place + 1 :], *COLOURS[:place]) if c in here), None)


def target_of(mat: Mat, colour: PortalColour) -> PortalColour | None:
    """CH-LOOT-1: the Portal at which a Looter is activated; None where none is in the maze."""
    return colour if portal_of(mat, colour) else next_colour(mat, colour)


def would_loot(mat: Mat, colour: PortalColour) -> bool:
    """CH-LOOT-3, CH-DP-36: whether an activation would take an Item, if nobody prevents it."""
    target = target_of(mat, colour)
    portal = portal_of(mat, target) if target else None
    if portal is None or portal.cell in mat.snares:
        return False
    return foes.looters_on(mat, portal.cell) > 0


def activate(now: Now, colour: PortalColour) -> None:
    """CH-LOOT-1 to CH-LOOT-4: a Looter comes to the Portal, or the one there loots."""
    target = target_of(now, colour)
    if target is None:
        return
    portal = portal_in(now, target)
    if foes.looters_on(now, portal.cell):
        try_loot(now, target)
    else:
        come(now, target, source(now))


def place(now: Now, colour: PortalColour) -> None:
    """A Looter from the campfire, if one is left, comes to a Portal (CH-BRD-11, CH-EVT-1)."""
    if portal_of(now, colour) and len(now.looters) < foes.MOST:
        come(now, colour, None)


def come(now: Now, colour: PortalColour, start: Cell | None) -> None:
    """CH-LOOT-2: a Looter from the campfire, or from a tile, is put where a Portal is."""
    portal = portal_in(now, colour)
    if start is not None:
        foes.remove(now, Via.LOOTER, start)
    came = LooterCame(colour=colour, cell=portal.cell, start=start)
    foes.come(now, Via.LOOTER, portal.cell, came)


def source(now: Now) -> Cell | None:
    """CH-LOOT-E1: where a Looter comes from; None is the campfire.

    Where nobody sits there, it is one from a tile without Portal, else one of several on a tile.
    """
    if len(now.looters) < foes.MOST:
        return None
    doors = {portal.cell for portal in now.portals if portal}
    stray = [cell for cell in now.looters if cell not in doors]
    return (stray or [cell for cell in now.looters if now.looters.count(cell) > 1])[0]


def try_loot(now: Now, colour: PortalColour) -> None:
    """CH-LOOT-3, CH-WRD-1: a Looter on the Portal's tile is about to loot; a snare works first."""
    portal = portal_of(now, colour)
    if portal is None or not foes.looters_on(now, portal.cell):
        return
    if not foes.snare_catches(now, portal.cell):
        now.do(Looting(colour))

"""Goblins on tiles: who stands where, knock-outs, and snares (CH-ENM)."""

from dedale.core.records import Event
from dedale.games.chronicles.events import KnockedOut, SnareSprung
from dedale.games.chronicles.rules import noting
from dedale.games.chronicles.rules.now import Mat, Now, drop
from dedale.games.chronicles.state import Logged
from dedale.games.chronicles.words import Remembered, Via
from dedale.maze.cell import Cell

MOST = 4
"""How many Looters and how many Wardens there are (CH-GEN-3)."""


def looters_on(mat: Mat, cell: Cell) -> int:
    """How many Looters stand on a tile; Wardens are none (CH-LOOT-E2)."""
    return mat.looters.count(cell)


def add(now: Now, foe: Via, cell: Cell) -> None:
    """A Goblin stands on a tile."""
    if foe is Via.LOOTER:
        now.looters = tuple(sorted((*now.looters, cell)))
    else:
        now.wardens = tuple(sorted((*now.wardens, cell)))


def come(now: Now, foe: Via, cell: Cell, told: Event) -> None:
    """A Goblin comes to a tile, as is told; a snare there takes it."""
    caught = cell in now.snares
    if not caught:
        add(now, foe, cell)
    now.tell(told)
    if caught:
        snare_catches(now, cell, foe)


def remove(now: Now, foe: Via, cell: Cell) -> None:
    """CH-ENM-2: a Goblin goes back to the Goblin board: to the campfire or the reserve."""
    if foe is Via.LOOTER:
        now.looters = drop(now.looters, cell)
    else:
        now.wardens = drop(now.wardens, cell)


def knock_out(
    now: Now, via: Via, cell: Cell, hero: int | None = None, counted: bool = True
) -> None:
    """CH-ENM-2: a Goblin is knocked out; CH-ENM-4: not every knock-out counts for cards."""
    remove(now, via, cell)
    now.tell(KnockedOut(foe=via, cell=cell, hero=now.name(hero) if counted else None))
    if counted:
        noting.note(now, Logged(Remembered.KO, now.turn, hero, via=via, cell=cell))


def knock_out_all(now: Now, cell: Cell, hero: int | None = None, counted: bool = True) -> None:
    """CH-ENM-3: every Goblin on a tile is knocked out."""
    for _ in range(looters_on(now, cell)):
        knock_out(now, Via.LOOTER, cell, hero, counted)
    for _ in range(now.wardens.count(cell)):
        knock_out(now, Via.WARDEN, cell, hero, counted)


def snare_catches(now: Now, cell: Cell, foe: Via = Via.LOOTER) -> bool:
    """A Goblin would come to a tile with a snare, or loot there: the snare is gone, and so is it.

    All Looters on the tile go with a Looter. That counts as nobody's knock-out (CH-ENM-4).
    """
    if cell not in now.snares:
        return False
    now.snares = drop(now.snares, cell)
    if foe is Via.LOOTER:
        now.looters = tuple(place for place in now.looters if place != cell)
    now.tell(SnareSprung(cell=cell, foe=foe))
    noting.note(now, Logged(Remembered.SNARE, now.turn, cell=cell))
    return True

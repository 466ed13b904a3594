"""The hero path: steps, teleports, and what lies on it (LG-MOVE)."""

from dedale.games.legends.actions import Move
from dedale.games.legends.effects import Icon
from dedale.games.legends.events import HeroTeleported, HeroWalked
from dedale.games.legends.rules.heroes import lose, recover, use
from dedale.games.legends.rules.now import Look, Now
from dedale.games.legends.state import (
    CrystalScene,
    DarkScene,
    FireScene,
    Lava,
    MagmaScene,
    MoonScene,
)

CASTLE = 7
PORTALS = {(3, 4): 7, (4, 3): 1}
"""LG-CH2-21: where a step through the elven paths ends."""


def step_cost(mat: Look, cell: int) -> int:
    """LG-MOVE-1, LG-MOVE-2: the boots that a step onto a cell costs."""
    match mat.scene:
        case FireScene(mud=mud) | DarkScene(mud=mud):
            return 1 + (mud == cell)
        case MagmaScene(lava=lava):
            return 1 + (cell < CASTLE and lava[cell - 1] is Lava.ROUGH)
    return 1


def gated(mat: Look, start: int, cell: int) -> bool:
    """LG-CH3-22: whether the gate stands between two cells."""
    return isinstance(mat.scene, CrystalScene) and mat.scene.gate == min(start, cell)


def batty(mat: Look, start: int, cell: int) -> bool:
    """LG-CH3-28: whether bats flutter between two cells."""
    return isinstance(mat.scene, CrystalScene) and mat.scene.bats == min(start, cell)


def steps(mat: Look) -> list[Move]:
    """LG-MOVE-E1, LG-MOVE-E2: the steps that the acting hero can pay."""
    board = mat.board
    boots = board.pool.boots
    if not boots:
        return []
    found = []
    for cell in (board.cell - 1, board.cell + 1):
        if 1 <= cell <= CASTLE and step_cost(mat, cell) <= boots:
            if gated(mat, board.cell, cell):
                continue
            found.append(Move(cell))
            if board.pool.shield and batty(mat, board.cell, cell):
                found.append(Move(cell, 1))
    return found


def walk(now: Now, action: Move) -> None:
    """LG-MOVE-1: the acting hero walks a step, and pays for it."""
    hero, board = now.acting, now.board
    use(now, hero, Icon.BOOTS, step_cost(now, action.cell))
    if batty(now, board.cell, action.cell):
        use(now, hero, Icon.SHIELD, action.shields)
        cross(now, hero, action.cell, hurt=1 - action.shields)
    else:
        cross(now, hero, action.cell)


def cross(now: Now, hero: int, cell: int, hurt: int = 0) -> None:
    """LG-MOVE-8: a step, with the bats and portals on the way."""
    start = now.boards[hero].cell
    portal = isinstance(now.scene, MoonScene) and now.scene.portals
    end = PORTALS.get((start, cell), cell) if portal else cell
    now.change(hero, cell=end)
    now.tell(HeroWalked(hero=now.name(hero), cell=end))
    lose(now, hero, hurt)
    if end != cell:
        recover(now, hero, 1)


def flee(now: Now, hero: int) -> None:
    """LG-EVENT-3, LG-MOVE-5, LG-MOVE-6: panic drives a hero one cell left, or into the wall."""
    start = now.boards[hero].cell
    if start == 1:
        lose(now, hero, 1)
    elif not gated(now, start, start - 1):
        cross(now, hero, start - 1, hurt=int(batty(now, start, start - 1)))


def teleport(now: Now, hero: int, cell: int) -> None:
    """LG-MOVE-3, LG-MOVE-4, LG-MOVE-7: a hero is put on a cell, whatever lies between."""
    if now.boards[hero].cell != cell:
        now.change(hero, cell=cell)
        now.tell(HeroTeleported(hero=now.name(hero), cell=cell))

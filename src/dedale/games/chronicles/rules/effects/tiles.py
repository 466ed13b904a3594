"""Effects on the maze: shifts, tiles that are turned, and things that change places."""

from msgspec.structs import replace

from dedale.core.records import Seat
from dedale.games.chronicles.actions import (
    ChooseCell,
    ChooseHero,
    ChooseTurn,
    ChroniclesAction,
    Pass,
)
from dedale.games.chronicles.effects import RotateTiles, Shift, ShiftMode, SwapKind, SwapTwo, Who
from dedale.games.chronicles.rules import collect, maze
from dedale.games.chronicles.rules.effects import Offers, ask, choose, decider, person
from dedale.games.chronicles.rules.effects.figures import (
    Goblin,
    goblin_offers,
    goblins,
    named,
    place_goblin,
    place_hero,
    said,
    spot,
    word,
)
from dedale.games.chronicles.rules.looters import present
from dedale.games.chronicles.rules.now import ChroniclesWorking, Mat, Now, index_of
from dedale.games.chronicles.tasks import Choosing, Context
from dedale.games.chronicles.words import SIDES, Hero
from dedale.maze.cell import AROUND, FREE, Cell
from dedale.maze.tile import rotations
from dedale.maze.turn import Insert


def shift(now: Now, effect: Shift, context: Context) -> None:
    """The user shifts (CH-ACT-4), or chance does (CH-EVT-1)."""
    if effect.mode is ShiftMode.CHOICE:
        choose(now, effect, context)
        return
    for _ in range(effect.count):
        if effect.mode is ShiftMode.SLIDE:
            now.reveals = True
            maze.slide(now, now.rng.choice(SIDES))
        else:
            maze.insert_at_random(now)


def shift_offers(mat: Mat, effect: Shift, task: Choosing) -> Offers:
    """CH-SHIFT-1: any arrow and any orientation."""
    return maze.insertions(mat)


def shift_answer(now: Now, effect: Shift, task: Choosing, action: ChroniclesAction) -> None:
    """CH-ACT-4, CH-ACT-E1: it does not use up the Shift of the turn."""
    assert isinstance(action, Insert)
    hero = now.active if effect.who is Who.ACTIVE else person(now, task.context)
    maze.insert(now, action, hero)


def shift_asked(mat: Mat, effect: Shift, task: Choosing) -> Seat:
    """The user, or the Character whose turn it is (CH-DP-11, CH-ACT-E1)."""
    if effect.who is Who.ACTIVE:
        return mat.pieces[mat.active].seat
    return decider(mat, task.context)


def own_tiles(mat: Mat, context: Context) -> list[Cell]:
    """CH-SCR-5: the movable tiles under the Characters of the user."""
    seat = decider(mat, context)
    return sorted({piece.cell for piece in mat.pieces if piece.seat == seat} & set(FREE))


def turnable(mat: Mat, effect: RotateTiles, context: Context) -> list[Cell]:
    """The tiles that may be turned (CH-SCR-5, CH-FF-3)."""
    return list(FREE) if effect.anywhere else own_tiles(mat, context)


def rotate(now: Now, effect: RotateTiles, context: Context) -> None:
    """The tile is not asked for where there is only one (CH-SCR-5, CH-FF-3)."""
    task = Choosing(effect, context, left=effect.count)
    cells = turnable(now, effect, context)
    if len(cells) == 1:
        task = replace(task, picked=tuple(map(word, cells)))
    ask(now, task)


def turning(task: Choosing) -> bool:
    """Whether the rotation of a picked tile is open; tiles are kept in pairs (CH-DP-11)."""
    return len(task.picked) % 2 == 1


def rotate_offers(mat: Mat, effect: RotateTiles, task: Choosing) -> Offers:
    """Which tile, and how it lies then; a tile is turned once (CH-DP-11, CH-DP-22)."""
    if turning(task):
        return tuple(map(ChooseTurn, rotations(mat.maze[spot(task.picked[-1])].shape)))
    done = {spot(number) for number in task.picked[::2]}
    cells = [cell for cell in turnable(mat, effect, task.context) if cell not in done]
    offers = tuple(map(ChooseCell, cells))
    return (*offers, Pass()) if effect.count > 1 else offers


def rotate_answer(now: Now, effect: RotateTiles, task: Choosing, action: ChroniclesAction) -> None:
    """The tile is turned, and the next may follow (CH-DP-11)."""
    if isinstance(action, ChooseCell):
        ask(now, replace(task, picked=(*task.picked, said(action))))
    elif isinstance(action, ChooseTurn):
        maze.turn_tile(now, spot(task.picked[-1]), action.rotation)
        if task.left > 1:
            picked = (*task.picked, str(action.rotation))
            ask(now, replace(task, picked=picked, left=task.left - 1))


def partners(mat: Mat, hero: Hero) -> tuple[Offers, list[Goblin]]:
    """The Characters and Goblins that stand elsewhere (CH-SKL-6)."""
    here = mat.pieces[index_of(mat, hero)].cell
    others = tuple(ChooseHero(piece.hero) for piece in mat.pieces if piece.cell != here)
    return others, [goblin for goblin in goblins(mat) if goblin[1] != here]


def swap_possible(mat: Mat, effect: SwapTwo, context: Context) -> bool:
    """Whether there are two things that can change places (CH-SKL-6, CH-EVT-7)."""
    if effect.what is SwapKind.PORTAL:
        return bool(mat.echoes) and bool(present(mat))
    if effect.what is SwapKind.FIGURES:
        return any(any(partners(mat, piece.hero)) for piece in mat.pieces)
    return True


def swap(now: Now, effect: SwapTwo, context: Context) -> None:
    """CH-CAP-3: two things change places."""
    if effect.what is not SwapKind.PORTAL:
        choose(now, effect, context)
        return
    now.reveals = True
    colour = now.rng.choice(tuple(present(now)))
    item = now.rng.choice(tuple(echo.item for echo in now.echoes))
    collect.move_portal(now, colour, item)


def swap_offers(mat: Mat, effect: SwapTwo, task: Choosing) -> Offers:
    """The first of two, then the other (CH-DP-11)."""
    if effect.what is SwapKind.FIGURES:
        return figure_offers(mat, task.picked)
    if not task.picked:
        return tuple(
            ChooseCell(cell) for cell in FREE if any(near in FREE for near in AROUND[cell])
        )
    [first] = map(spot, task.picked)
    return tuple(ChooseCell(cell) for cell in AROUND[first] if cell in FREE)


def figure_offers(mat: Mat, picked: tuple[str, ...]) -> Offers:
    """A Character, then another one or a Goblin (CH-DP-11)."""
    if not picked:
        heroes = (piece.hero for piece in mat.pieces)
        return tuple(ChooseHero(hero) for hero in heroes if any(partners(mat, hero)))
    others, found = partners(mat, Hero(picked[0]))
    return (*(others if len(picked) == 1 else ()), *goblin_offers(found, picked[1:]))


def swap_answer(now: Now, effect: SwapTwo, task: Choosing, action: ChroniclesAction) -> None:
    """They change places once both are known (CH-DP-11)."""
    if not task.picked:
        ask(now, replace(task, picked=(said(action),)))
    elif effect.what is SwapKind.TILES:
        assert isinstance(action, ChooseCell)
        [first] = map(spot, task.picked)
        maze.swap_tiles(now, first, action.cell)
    elif isinstance(action, ChooseHero):
        [name] = task.picked
        change_places(now, name, action.hero)
    else:
        with_goblin(now, replace(task, picked=(*task.picked, said(action))))


def change_places(now: Now, one: str, other: Hero) -> None:
    """Two Characters change tiles (CH-SKL-3)."""
    first, second = index_of(now, Hero(one)), index_of(now, other)
    there = now.pieces[second].cell
    place_hero(now, second, now.pieces[first].cell)
    place_hero(now, first, there)


def with_goblin(now: Now, task: Choosing) -> None:
    """A Character and a Goblin change tiles, once it is known which (CH-SKL-3, CH-DP-11)."""
    hero = index_of(now, Hero(task.picked[0]))
    goblin = named(goblins(now), task.picked[1:])
    if goblin is None:
        ask(now, task)
        return
    here = now.pieces[hero].cell
    place_hero(now, hero, goblin[1])
    place_goblin(now, goblin, here)


SHIFT = ChroniclesWorking(
    effect=Shift, happen=shift, offers=shift_offers, answer=shift_answer, asked=shift_asked
)
ROTATE = ChroniclesWorking(
    effect=RotateTiles,
    happen=rotate,
    possible=lambda mat, effect, context: bool(turnable(mat, effect, context)),
    offers=rotate_offers,
    answer=rotate_answer,
)
SWAP = ChroniclesWorking(
    effect=SwapTwo, happen=swap, possible=swap_possible, offers=swap_offers, answer=swap_answer
)
WORKINGS = (SHIFT, ROTATE, SWAP)

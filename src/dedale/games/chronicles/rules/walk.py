"""Moves: who may walk where, step by step, and what happens at the end (CH-MOVE)."""

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from msgspec.structs import replace

from dedale.core.agenda import Question
from dedale.core.records import Seat
from dedale.games.chronicles import effects
from dedale.games.chronicles.actions import ChroniclesAction, Pass, Pause, Stop, Use
from dedale.games.chronicles.effects import Flag
from dedale.games.chronicles.events import Paused
from dedale.games.chronicles.rules import collect, dragon, foes, noting, usable
from dedale.games.chronicles.rules.maze import links_of
from dedale.games.chronicles.rules.now import Look, Mat, Now, has, under_way, whose
from dedale.games.chronicles.rules.questions import Ask
from dedale.games.chronicles.sheet import Modification
from dedale.games.chronicles.tasks import AnyTask, Context, Ending, Heading, SteppingIn, Walking
from dedale.games.chronicles.words import Halting, Via
from dedale.maze import board, kernels
from dedale.maze.cell import CELLS, FREE, SIZE, Cell, cells_in, mask_of
from dedale.maze.turn import Walk, Walked

NO_WALLS = (kernels.NOT_EAST, kernels.FULL >> SIZE)
MOVES = tuple(Walk(cell) for cell in CELLS)
PAUSES = tuple(Pause(Walk(cell)) for cell in CELLS)
MOVABLE = mask_of(FREE)


class WalkFloor(NamedTuple):
    """What a Character walks on."""

    links: kernels.Links
    stops: int  # a mask: tiles that end a Move
    steps: int | None  # that are left; None for any number
    start: int  # the bit of its own cell


def stoppers(mat: Mat, walk: Walking) -> int:
    """CH-MOVE-4: the tiles that end this Move when they are entered, as a mask."""
    flags = [rule.flag for rule in mat.standing]
    stops = 0
    if not walk.charge:
        stops = mask_of({*mat.wardens})
        if has(mat, Modification.TOUGH_GOBLINS) or Flag.GOBLINS_STOP in flags:  # CH-CHAL-3
            stops |= mask_of({*mat.looters})
    if mat.dragon is not None and Flag.DRAGON_CALM not in flags:
        stops |= 1 << mat.dragon.number
    return stops


def steps_left(mat: Mat, walk: Walking) -> int | None:
    """How many steps this Move may still have; of several limits the smallest counts."""
    limits = [rule.number for rule in mat.standing if rule.flag is Flag.STEP_CAP]
    left = [max(0, limit - len(walk.entered)) for limit in limits]
    if walk.most is not None:
        left.append(walk.most)
    return min(left, default=None)


def barred(mat: Mat, walk: Walking) -> int:
    """CH-CHAL-7: the tiles that this Move may not enter again, as a mask."""
    return mask_of({*walk.entered}) if has(mat, Modification.ONE_WAY) else 0


def floor_of(mat: Mat, walk: Walking) -> WalkFloor:
    """What there is to walk on; one's own tile does not stop (CH-MOVE-5, CH-MOVE-E3)."""
    start = 1 << mat.pieces[walk.hero].cell.number
    links = cut(NO_WALLS if walk.nowalls else links_of(mat), barred(mat, walk) & ~start)
    return WalkFloor(links, stoppers(mat, walk) & ~start, steps_left(mat, walk), start)


def cut(links: kernels.Links, cells: int) -> kernels.Links:
    """The links without those from or to some cells (CH-CHAL-7)."""
    if not cells:
        return links
    free = kernels.FULL & ~cells
    return links[0] & free & free >> 1, links[1] & free & free >> SIZE


def reach_on(floor: WalkFloor) -> int:
    """CH-MOVE-1: the cells that can be walked to, its own included, as a mask."""
    links, stops, steps, start = floor
    if steps is None:
        return kernels.flood_onto(start, *links, stops)
    found = edge = start
    while edge and steps:
        edge = kernels.step(edge & ~stops, *links) & ~found
        found |= edge
        steps -= 1
    return found


def reach(mat: Mat, walk: Walking) -> tuple[Cell, ...]:
    """The cells that can be walked to, its own included (CH-MOVE-2)."""
    return cells_in(reach_on(floor_of(mat, walk)))


def route(floor: WalkFloor, start: Cell, goal: Cell) -> tuple[Cell, ...]:
    """CH-DP-20: a shortest way, both ends included; ties: north, east, south, west first."""
    return board.path(cut(floor.links, floor.stops & ~(1 << goal.number)), start, goal)


def walks(mat: Look, walk: Walking) -> tuple[ChroniclesAction, ...]:
    """CH-DP-9, CH-DP-10: where this Move may end, and where it may pause.

    Its own cell is offered before the Move begins; a paused one ends there by `Stop`.
    """
    floor = floor_of(mat, walk)
    ends = reach_on(floor)
    pauses = ends & ~floor.stops if route_matters(mat, walk, ends) else 0
    if walk.paused:
        ends &= ~floor.start
        pauses &= ~mask_of({*walk.paused, mat.pieces[walk.hero].cell})  # CH-DP-25
    return (*of_cells(MOVES, ends), *of_cells(PAUSES, pauses))


def of_cells(actions: Sequence[ChroniclesAction], cells: int) -> list[ChroniclesAction]:
    """The actions of these cells, in reading order."""
    found = []
    while cells:
        lowest = cells & -cells
        found.append(actions[lowest.bit_length() - 1])
        cells ^= lowest
    return found


def route_matters(mat: Look, walk: Walking, cells: int) -> bool:
    """CH-DP-21: whether it can matter how one comes to these cells."""
    return (
        walk.charge
        or has(mat, Modification.ONE_WAY)
        or bool(mat.blooms and mask_of({*mat.blooms}) & cells)
        or noting.counts_steps(mat)
        or any(usable.in_move(mat, walk, seat) for seat in seats_of(mat))
        or useful_on(mat, walk, cells)
    )


def useful_on(mat: Mat, walk: Walking, cells: int) -> bool:
    """Whether the mover has something that can be used on one of these cells, if not on its own."""
    seat = mat.pieces[walk.hero].seat
    where = {effects.RotateTiles: cells & MOVABLE, effects.PlaceSnare: cells & ~mask_of(mat.snares)}
    return any(
        any(where.get(type(effect)) for effect in card.effects)
        and usable.in_time(card, owner, usable.MOVING, walk.hero)
        and usable.allowed(mat, seat, card, owner)
        for card, owner in usable.held(mat)
    )


def seats_of(mat: Mat) -> tuple[Seat, ...]:
    """All seats, each once."""
    return tuple(dict.fromkeys(piece.seat for piece in mat.pieces))


def start_walk(
    now: Now, hero: int, effect: effects.GrantMove, context: Context, declinable: bool = False
) -> None:
    """CH-DP-26: a Move that an effect grants begins, paused on the Character's own tile."""
    walk = Walking(
        hero,
        most=effect.most,
        nowalls=effect.nowalls,
        charge=effect.charge,
        declinable=declinable,
        paused=(now.pieces[hero].cell,),
        context=context,
    )
    now.do(walk)


def walk(now: Now, going: Walking, action: Walk | Pause | Stop) -> None:
    """A Move goes on: to a cell where it ends or pauses, or it ends at once."""
    if going.context is None:
        now.moved = True
    match action:
        case Walk(cell) | Pause(Walk(cell)) if stopped(now):
            now.do(SteppingIn(Halting.STEP), Heading(going, cell, isinstance(action, Walk)))
        case Walk(cell):
            now.do(Ending(walk_to(now, going, cell, ends=True)))
        case Pause(Walk(cell)):
            now.do(walk_to(now, going, cell, ends=False))
        case Stop():
            now.do(Ending(walk_to(now, going, now.pieces[going.hero].cell, ends=True)))
        case _:
            assert_never(action)


def stopped(mat: Mat) -> bool:
    """CH-DP-35: whether somebody wants to be stopped before each step."""
    return any(before is Halting.STEP for _, before in mat.halts)


def walk_to(now: Now, walk: Walking, goal: Cell, ends: bool) -> Walking:
    """CH-DP-20: the Character walks to a cell, step by step."""
    start = now.pieces[walk.hero].cell
    path = route(floor_of(now, walk), start, goal)
    walk = follow(now, walk, path, ends)
    return replace(walk, declinable=False, paused=(*walk.paused, goal))


def follow(now: Now, walk: Walking, path: tuple[Cell, ...], ends: bool) -> Walking:
    """CH-DP-20: the Character walks this way, as is told first; there its Move ends or pauses."""
    now.walker = walk.hero, path[-1]
    walked = Walked(piece=now.pieces[walk.hero].hero, path=path)
    now.tell(walked if ends else Paused(walked=walked))
    try:
        for cell in path[1:]:
            walk = step(now, walk, cell)
    finally:
        now.walker = None
    return walk


def step(now: Now, walk: Walking, cell: Cell) -> Walking:
    """A step reaches a tile, where things happen at once (CH-MOVE-6, CH-DP-10, CH-TIME-3)."""
    now.change(walk.hero, cell=cell)
    most = walk.most - 1 if walk.most else walk.most
    walk = replace(walk, most=most, entered=(*walk.entered, cell))
    if walk.charge:
        foes.knock_out_all(now, cell, walk.hero)
    blooms = now.blooms
    noting.entered(now, walk.hero, cell)
    return walk if now.blooms == blooms else replace(walk, paused=())  # CH-DP-25


def replace_walk(now: Now, walk: Walking, *tasks: Walking | Ending) -> None:
    """The paused Move goes on differently."""
    place = len(now.todo) - 1 - now.todo[::-1].index(walk)
    now.todo[place : place + 1] = tasks


def charge(now: Now) -> None:
    """Goblins do not stop the Move under way any more, and are knocked out where it enters."""
    walk = under_way(now)
    assert walk is not None
    replace_walk(now, walk, replace(walk, charge=True))


def over_walls(mat: Mat) -> tuple[Cell, ...]:
    """The tiles beside the Character to which the Move under way may step, walls ignored."""
    walk = under_way(mat)
    return () if walk is None else beside(mat, walk)


def beside(mat: Mat, walk: Walking) -> tuple[Cell, ...]:
    """The tiles beside the Character to which this Move may step, walls ignored."""
    floor = floor_of(mat, replace(walk, nowalls=True))
    return cells_in(kernels.step(floor.start, *floor.links)) if floor.steps != 0 else ()


def step_over(now: Now, cell: Cell) -> None:
    """The Move under way steps over a wall, and pauses, or ends on a stopper tile (CH-SKL-3)."""
    walk = under_way(now)
    assert walk is not None
    path = (now.pieces[walk.hero].cell, cell)
    stops = bool(stoppers(now, walk) >> cell.number & 1)
    gone = replace(follow(now, walk, path, ends=stops), declinable=False, paused=(cell,))
    replace_walk(now, walk, Ending(gone) if stops else gone)


def end_walk(now: Now, task: Ending) -> None:
    """CH-MOVE-8: the end of a Move, one step after the other."""
    if task.step + 1 < len(ENDING):
        now.do(replace(task, step=task.step + 1))
    ENDING[task.step](now, task.walk)


def clear_tile(now: Now, walk: Walking) -> None:
    """CH-ENM-3: all Goblins on the tile are knocked out."""
    foes.knock_out_all(now, now.pieces[walk.hero].cell, walk.hero)


def meet_dragon(now: Now, walk: Walking) -> None:
    """CH-FIN-8: a Character that ends its Move where the Dragon is soothes it."""
    if now.dragon == now.pieces[walk.hero].cell:
        dragon.soothe(now, walk.hero)


def collect_there(now: Now, walk: Walking) -> None:
    """CH-COL-1, CH-COL-10: whoever ends a Move where a Portal is collects."""
    cell = now.pieces[walk.hero].cell
    colour = noting.portal_at(now, cell)
    if colour is not None:
        collect.collect(now, walk.hero, colour, Via.MOVE)


ENDING = (clear_tile, noting.ended_move, meet_dragon, collect_there)


def pause_offers(mat: Look, walk: Walking, seat: Seat) -> tuple[ChroniclesAction, ...]:
    """CH-DP-10: the mover goes on, stops, or uses something; others may use something too."""
    cards: tuple[Use, ...] = usable.in_move(mat, walk, seat)
    if seat != mat.pieces[walk.hero].seat:
        return cards  # CH-DP-33
    declined = (Pass(),) if walk.declinable and not walk.entered else ()  # CH-DP-26
    return (*walks(mat, walk), *cards, Stop(), *declined)


def helpers(mat: Look, walk: AnyTask) -> tuple[Seat, ...]:
    """CH-DP-33: the other seats that may use something while a Move pauses; no other question."""
    if not isinstance(walk, Walking):
        return ()
    mover = mat.pieces[walk.hero].seat
    return tuple(s for s in seats_of(mat) if s != mover and usable.in_move(mat, walk, s))


def go_on(now: Now, going: Walking, seat: Seat, action: Walk | Pause | Stop | Use | Pass) -> None:
    """A paused Move goes on, or something is used first; then it may pause anywhere again."""
    if isinstance(action, Use):
        now.do(replace(going, paused=(now.pieces[going.hero].cell,)))  # CH-DP-25
        usable.use(now, seat, action)
    elif not isinstance(action, Pass):
        walk(now, going, action)


HAPPENS = {Ending: end_walk}
QUESTIONS = {
    Walking: Question(
        Ask.MOVE,
        "CH-DP-10",
        whose,
        pause_offers,
        go_on,
        forced=False,  # a pause is for others, too
    )
}

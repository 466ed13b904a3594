"""Cells that cards ask for, and Moves whose way matters: tokens, snares, walls, entered tiles."""

from collections.abc import Iterator

from dedale.core.records import Seat
from dedale.games.chronicles import effects as e
from dedale.games.chronicles.actions import ChooseCell, ChroniclesAction, Pause, Use
from dedale.games.chronicles.conditions import (
    All,
    AnyCondition,
    At,
    EnteredTiles,
    InLine,
    Some,
    Tally,
)
from dedale.games.chronicles.rules import usable
from dedale.games.chronicles.rules.maze import links_of
from dedale.games.chronicles.rules.play import look
from dedale.games.chronicles.rules.walk import floor_of, reach_on
from dedale.games.chronicles.state import State
from dedale.games.chronicles.tasks import Walking
from dedale.games.chronicles.words import CENTRE, Remembered, line
from dedale.maze import kernels
from dedale.maze.cell import CELLS, Cell, cells_in, mask_of
from dedale.maze.turn import Walk

Idea = tuple[ChroniclesAction, ...]
FAR = 10  # steps of a long Move


def open_conditions(state: State) -> Iterator[AnyCondition]:
    """What unfinished Quests, Objectives and Rituals wait for."""
    box = state.box
    for card in state.quests:
        if not card.done:
            yield from parts(box.quests[card.id].when)
    for card in state.objectives:
        if not card.done:
            yield from parts(box.objectives[card.id].when[card.paid])
    for card in state.rituals:
        when = box.rituals[card.id].when
        if not card.done and when is not None:
            yield from parts(when)


def parts(condition: AnyCondition) -> Iterator[AnyCondition]:
    """A condition, or those that it is made of."""
    if isinstance(condition, All | Some):
        for part in condition.of:
            yield from parts(part)
    else:
        yield condition


def wished_cells(state: State, hero: int, ends: int) -> int:
    """Cells on which a card wants a Character to stand, one for each card."""
    found = 0
    for condition in open_conditions(state):
        wanted = 0
        match condition:
            case Tally(what=Remembered.MOVE_END, cells=cells) if cells:
                been = {entry.cell for entry in state.log if entry.what is Remembered.MOVE_END}
                wanted = mask_of({*cells} - been)
            case At(cells=cells) if cells:
                wanted = mask_of({*cells})
            case At(dragon=True) if state.dragon is not None:
                wanted = mask_of(line(state.dragon))
            case InLine():
                wanted = in_line(state, hero)
        wanted &= ends
        if wanted and not wanted & found:
            found |= wanted & -wanted
    return found


def in_line(state: State, hero: int) -> int:
    """Where a Character must stand so that it is in line with one of the others."""
    others = [piece.cell for number, piece in enumerate(state.pieces) if number != hero]
    return mask_of(line(others[0])) if others else 1 << CENTRE.number


def via_ideas(state: State, walk: Walking, seat: Seat) -> list[Idea]:
    """Moves that pause on their way."""
    floor = floor_of(state, walk)
    ends = reach_on(floor) & ~floor.stops
    found: list[Idea] = [
        (Pause(Walk(bloom)),) for bloom in state.blooms if ends >> bloom.number & 1
    ]
    for condition in open_conditions(state):
        if isinstance(condition, EnteredTiles):
            found += entering(state, walk, condition, ends)
    for use in usable.in_move(look(state), walk, seat):
        found += using(state, walk, use, ends)
    return found


def entering(state: State, walk: Walking, wish: EnteredTiles, ends: int) -> list[Idea]:
    """Moves that enter many tiles, or certain ones."""
    here = state.pieces[walk.hero].cell
    if wish.cells:
        named = [cell for cell in wish.cells if ends >> cell.number & 1 and cell != here]
        if len(named) < wish.least:
            return []
        ways = [Walk(cell) for cell in named[: wish.least]]
        return [(*map(Pause, ways[:-1]), ways[-1])]
    far = rings(state, walk)
    return [(Pause(Walk(far[-1])),)] if len(far) > FAR else []


def rings(state: State, walk: Walking) -> list[Cell]:
    """A cell for each number of steps, the farthest one last."""
    floor = floor_of(state, walk)
    found, seen, edge = [], floor.start, floor.start
    while edge:
        found.append(CELLS[(edge & -edge).bit_length() - 1])
        edge = kernels.step(edge & ~floor.stops, *floor.links) & ~seen
        seen |= edge
    return found


def using(state: State, walk: Walking, use: Use, ends: int) -> list[Idea]:
    """Cards that are used during a Move."""
    doors = [portal.cell for portal in state.portals if portal]
    here = state.pieces[walk.hero].cell
    for effect in state.box.cards[use.card].effects:
        match effect:
            case e.GrantMove(inside=True, charge=True):
                goblins = mask_of({*state.looters, *state.wardens})
                return [(*paused(walk, here), use)] if goblins & ends else []
            case e.GrantMove(inside=True):
                return over_walls(state, walk, use, ends)
            case e.PlaceSnare():
                free = [c for c in doors if ends >> c.number & 1 and c not in state.snares]
                return [(Pause(Walk(cell)), use) for cell in free if cell != here]
    return []


def paused(walk: Walking, here: Cell) -> Idea:
    """What begins a Move so that something can be used in it."""
    return () if walk.paused else (Pause(Walk(here)),)


def over_walls(state: State, walk: Walking, use: Use, ends: int) -> list[Idea]:
    """Ways to Portals that lead over one wall."""
    links, found = links_of(state), []
    here = state.pieces[walk.hero].cell
    dragon = [state.dragon] if state.dragon is not None else []
    for goal in [*(portal.cell for portal in state.portals if portal), *dragon]:
        if ends >> goal.number & 1:
            continue
        beyond = kernels.flood(1 << goal.number, *links)
        landing = kernels.beside(ends) & beyond
        if not landing:
            continue
        there = cells_in(landing)[0]
        start = cells_in(kernels.beside(1 << there.number) & ends)[0]
        way: Idea = paused(walk, here) if start == here else (Pause(Walk(start)),)
        last: Idea = () if there == goal else (Walk(goal),)
        found.append((*way, use, ChooseCell(there), *last))
    return found

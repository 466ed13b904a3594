"""What is worth trying in a turn: of many Moves, Shifts and cards the few that may bring something.

An idea is one action, or several that only make sense together.
"""

from collections.abc import Callable, Sequence
from typing import Any

from dedale.core.records import Seat
from dedale.games.chronicles import effects as e
from dedale.games.chronicles.actions import (
    ChooseCell,
    ChroniclesAction,
    Halt,
    Heed,
    Hush,
    Pass,
    Stop,
    Use,
)
from dedale.games.chronicles.bots.danger import risks_of
from dedale.games.chronicles.bots.places import Idea, via_ideas, wished_cells
from dedale.games.chronicles.bots.sight import CARRIED, gained_by_shift, ways_of
from dedale.games.chronicles.bots.worth import goals_of, moves_of, moving_skills
from dedale.games.chronicles.rules import usable
from dedale.games.chronicles.rules.maze import insertions, sides_of
from dedale.games.chronicles.rules.play import look, offered
from dedale.games.chronicles.rules.walk import floor_of, reach_on
from dedale.games.chronicles.state import State
from dedale.games.chronicles.tasks import Choosing, Walking
from dedale.maze import kernels
from dedale.maze.cell import CELLS, Cell, mask_of
from dedale.maze.tile import OPENINGS
from dedale.maze.turn import Insert, Walk

RESTS = 2  # cells without anything on them to which a Move is tried
HELPFUL = 0.5  # what a Shift is worth that helps the next one, of one that helps oneself
MOST = 14  # answers to one question of a card
NUISANCE = (Halt, Heed, Hush)


def ideas(state: State, seat: Seat, shifts: int) -> list[Idea]:
    """What is worth trying now, by the seat that is asked."""
    if not state.todo:
        return main_ideas(state, seat, shifts)
    task = state.todo[-1]
    if isinstance(task, Walking):
        return walking_ideas(state, task, seat)
    offers: Sequence[ChroniclesAction] = offered(state, seat)
    if isinstance(task, Choosing) and len(offers) > MOST:
        offers = fewer(state, task, offers, shifts)
    return [(offer,) for offer in offers if not isinstance(offer, NUISANCE)]


def main_ideas(state: State, seat: Seat, shifts: int) -> list[Idea]:
    """Between two actions."""
    found: list[Idea] = []
    if not state.moved:
        walk = Walking(state.active)
        found += [(Walk(cell),) for cell in ends_of(state, walk)]
        found += via_ideas(state, walk, seat)
    if not state.shifted:
        found += [(insert,) for insert in best_insertions(state, shifts)]
    uses = usable.in_phase(look(state), seat)
    found += [(use,) for use in uses if is_sensible(state, use)]
    return found


def walking_ideas(state: State, walk: Walking, seat: Seat) -> list[Idea]:
    """While a Move pauses."""
    here = state.pieces[walk.hero].cell
    found: list[Idea] = [(Walk(cell),) for cell in ends_of(state, walk) if cell != here]
    if not walk.entered:
        found += via_ideas(state, walk, seat)
    declined = [Pass()] if walk.declinable and not walk.entered else []
    return [*found, (Stop(),), *((action,) for action in declined)]


def ends_of(state: State, walk: Walking) -> list[Cell]:
    """Where it may be good to end a Move."""
    ends = reach_on(floor_of(state, walk))
    doors = [portal.cell for portal in state.portals if portal]
    foes = (*state.looters, *state.wardens, *state.wisps)
    dragon = (state.dragon,) if state.dragon is not None else ()
    goals = mask_of({*doors, *foes, *dragon}) | wished_cells(state, walk.hero, ends)
    goals |= resting_cells(state, ends & ~goals, mask_of({*doors, *dragon}))
    return [cell for cell in CELLS if (ends & goals) >> cell.number & 1]


def resting_cells(state: State, ends: int, goals: int) -> int:
    """The cells from which most Shifts lead to a goal; Echoes before others."""
    lanes = kernels.turn_to(sides_of(state), OPENINGS[state.spare.shape], (goals, False))
    united = [lanes[k] | lanes[k + 1] | lanes[k + 2] | lanes[k + 3] for k in range(0, 48, 4)]
    echoes = mask_of({echo.cell for echo in state.echoes})
    ranked = []
    for number in range(len(CELLS)):
        if ends >> number & 1:
            ways = sum(
                united[arrow] >> carried[number] & 1 for arrow, carried in enumerate(CARRIED)
            )
            ranked.append((ways + 1.5 * (echoes >> number & 1), number))
    ranked.sort(reverse=True)
    return sum(1 << number for _, number in ranked[:RESTS])


def best_insertions(state: State, most: int) -> list[Insert]:
    """The insertions that bring goals into reach: of the one who acts, or of the next one."""
    goals = goals_of(state, risks_of(state), later=False)
    hero, count = state.active, len(state.pieces)
    moves = moves_of(state, hero) - state.moved
    after = (hero + 1) % count
    helped = gained_by_shift(ways_of(state, after).lanes, goals, moves_of(state, after))
    scores = [HELPFUL * gain for gain in helped]
    if moves:
        own = gained_by_shift(ways_of(state, hero).lanes, goals, moves)
        scores = [gain + more for gain, more in zip(own, scores, strict=True)]
    return sorted(
        insertions(state), key=lambda insert: -scores[4 * insert.arrow + insert.rotation]
    )[:most]


def is_sensible(state: State, use: Use) -> bool:
    """Whether it may help to use a card now: more of something only after the first of it."""
    card = state.box.cards[use.card]
    return all(MOMENTS.get(type(effect), always)(state, effect) for effect in card.effects)


def always(_state: State, _effect: e.AnyEffect) -> bool:
    """It may always help."""
    return True


def can_walk(state: State) -> bool:
    """Whether the Character who acts has a Move left."""
    return not state.moved or moves_of(state, state.active) > 1


def is_waiting(state: State, _effect: e.AnyEffect) -> bool:
    """Whether a Skill is left with which the acting Character could walk on."""
    granting = moving_skills(state.options.pack)
    return state.moved and any(
        skill.glass and skill.hero == state.active and skill.card in granting
        for skill in state.skills
    )


MOMENTS: dict[type, Callable[[State, Any], bool]] = {
    e.GrantMove: lambda state, effect: state.moved or effect.who is e.Who.EACH,
    e.Shift: lambda state, _effect: state.shifted,
    e.PutFigure: lambda state, effect: effect.who is e.Figure.GOBLIN or can_walk(state),
    e.RotateTiles: lambda state, _effect: can_walk(state),
    e.SwapTwo: lambda state, _effect: can_walk(state),
    e.Glass: lambda state, effect: (
        effect.deed is e.GlassDeed.TAKE_EACH or is_waiting(state, effect)
    ),
    e.Deck: lambda _state, _effect: False,
    e.Borrow: lambda _state, _effect: False,
}
"""When the effects of a card may help."""


def fewer(
    state: State, task: Choosing, offers: Sequence[ChroniclesAction], shifts: int
) -> Sequence[ChroniclesAction]:
    """Of many answers the few that may bring something."""
    if isinstance(offers[0], Insert):
        return best_insertions(state, shifts)
    cells = [offer for offer in offers if isinstance(offer, ChooseCell)]
    others = [offer for offer in offers if not isinstance(offer, ChooseCell)]
    if isinstance(task.effect, e.PutFigure) and task.effect.who is e.Figure.GOBLIN and task.picked:
        return cells[:3]
    doors = mask_of({portal.cell for portal in state.portals if portal})
    links = kernels.links(sides_of(state))
    near = kernels.flood(doors, *links)
    if isinstance(task.effect, e.PutFigure):
        return [offer for offer in cells if near >> offer.cell.number & 1][:MOST]
    edge = kernels.beside(near | 1 << state.piece.cell.number)
    return [*others, *[offer for offer in cells if edge >> offer.cell.number & 1][:MOST]]

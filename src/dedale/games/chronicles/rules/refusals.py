"""Why an action is refused: the rule that it would break, said in a way that helps."""

from typing import NoReturn

from dedale.core.errors import Illegal
from dedale.core.records import Seat
from dedale.games.chronicles.actions import ChroniclesAction, End, Pause, Use
from dedale.games.chronicles.cards import TOKENS, CardKind, Timing, Usable
from dedale.games.chronicles.effects import Glass, RotateTiles
from dedale.games.chronicles.rules import usable, walk
from dedale.games.chronicles.rules.effects import some_possible
from dedale.games.chronicles.rules.now import Look
from dedale.games.chronicles.rules.village import shop_reason
from dedale.games.chronicles.state import Stage
from dedale.games.chronicles.tasks import Shopping, Walking
from dedale.maze.arrow import ARROWS
from dedale.maze.cell import Cell, cells_in
from dedale.maze.turn import Insert, Walk

PLAYED = (Walk, Pause, Insert, Use, End)
"""Actions of a game, none of which comes after its end."""

TIMES = {
    Timing.OWN_ACTION: "CH-TIME-1",
    Timing.ANY_ACTION: "CH-TIME-2",
    Timing.OWN_MOVE: "CH-TIME-3",
    Timing.ANYTIME: "CH-DP-30",
}


def refuse(mat: Look, seat: Seat, action: ChroniclesAction) -> NoReturn:
    """CH-DP-11: nothing has changed; this is why."""
    if mat.stage is Stage.END and isinstance(action, PLAYED):
        raise Illegal("CH-TIME-9")
    if isinstance(action, Use) and mat.stage is not Stage.SETUP and seat in walk.seats_of(mat):
        raise Illegal(use_reason(mat, seat, action))
    if mat.todo:
        task = mat.todo[-1]
        question = mat.catalogue.questions[type(task)]
        seats = (*question.seats(mat, task), *walk.helpers(mat, task))
        if seat not in seats:
            raise Illegal("CH-ACT-5", seat=seats[0])
        if isinstance(task, Shopping):
            raise Illegal(shop_reason(mat, action))  # CH-SHOP-3
        raise Illegal(question.rule)
    if seat != mat.piece.seat:
        raise Illegal("CH-TURN-1", seat=mat.piece.seat)
    raise Illegal(reason(mat, action))


def reason(mat: Look, action: ChroniclesAction) -> str:
    """The rule that an action of the turn would break (CH-MOVE-1)."""
    match action:
        case Walk() | Pause() if mat.moved:
            return "CH-ACT-1"
        case Walk(cell):
            return way_reason(mat, cell)
        case Pause(Walk(cell)):
            near = cell in walk.reach(mat, Walking(mat.active))
            return "CH-DP-21" if near else way_reason(mat, cell)
        case Insert() if mat.shifted:
            return "CH-ACT-1"
        case Insert(arrow):
            return "CH-DP-22" if arrow in ARROWS else "CH-SHIFT-1"
    return "CH-DP-9"


def way_reason(mat: Look, cell: Cell) -> str:
    """Why nobody walks there: a card makes the way too long, somebody stops it, or walls do."""
    floor = walk.floor_of(mat, Walking(mat.active))._replace(steps=None)
    if cell in cells_in(walk.reach_on(floor)):
        return "CH-GEN-1"
    free = cells_in(walk.reach_on(floor._replace(stops=0)))
    return "CH-MOVE-4" if cell in free else "CH-MOVE-1"


def use_reason(mat: Look, seat: Seat, action: Use) -> str:
    """CH-ACT-3: why a card cannot be used."""
    card = mat.box.cards.get(action.card)
    if card is None:
        return "CH-ACT-3"
    if card.kind is CardKind.SKILL:
        mistake = skill_reason(mat, seat, card, action)
    elif card.kind is CardKind.SCROLL:
        mistake = scroll_reason(mat, seat, card)
    elif card.kind is CardKind.FOLK:
        mistake = None if card.id in mat.folk else "CH-FF-3"
    else:
        mistake = None if getattr(mat.beside, TOKENS[card.id]) else "CH-GEN-3"
    return mistake or moment_reason(mat, seat, card, action)


def skill_reason(mat: Look, seat: Seat, card: Usable, action: Use) -> str | None:
    """CH-SKL-1, CH-SKL-4: it must be one's own, and have no Hourglass."""
    mine = [
        skill
        for skill in mat.skills
        if skill.card == card.id and (skill.hero is None or usable.leads(mat, seat, skill.hero))
    ]
    if action.hero is not None:
        whose = usable.owner_of(mat, action)
        mine = [skill for skill in mine if skill.hero == whose]
    if not mine:
        return "CH-SKL-1"
    return "CH-SKL-4" if all(skill.glass for skill in mine) else None


def scroll_reason(mat: Look, seat: Seat, card: Usable) -> str | None:
    """CH-SCR-1, CH-CHAL-6, CH-SCR-8: it must be owned, and perhaps one's own."""
    if card.id not in mat.scrolls:
        return "CH-SCR-2"
    return None if usable.allowed(mat, seat, card, None) else "CH-CHAL-6"


def moment_reason(mat: Look, seat: Seat, card: Usable, action: Use) -> str:
    """CH-TIME, CH-SKL-6: it is not its moment, or it could change nothing."""
    context = usable.context_of(mat, seat, card, usable.owner_of(mat, action))
    if some_possible(mat, card.effects, context):
        return TIMES[card.timing[0]]
    first, *_ = card.effects
    match card.kind, first:
        case CardKind.SCROLL, Glass():
            return "CH-SCR-E3"
        case CardKind.SCROLL, RotateTiles():
            return "CH-SCR-E1"
        case _:
            return "CH-SKL-6"

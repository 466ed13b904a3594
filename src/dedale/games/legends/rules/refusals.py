"""Why an action is refused: the rule that it would break, said in a way that helps."""

from collections.abc import Callable
from typing import Any, NoReturn

from dedale.core.errors import Illegal
from dedale.core.records import Seat
from dedale.games.legends import actions as a
from dedale.games.legends.actions import LegendsAction
from dedale.games.legends.rules.deeds import MOST_DEEDS, fresh, usable
from dedale.games.legends.rules.fight import blocked
from dedale.games.legends.rules.now import Look
from dedale.games.legends.rules.passage import CELLS
from dedale.games.legends.rules.path import gated, step_cost


def refuse(mat: Look, seat: Seat, action: LegendsAction) -> NoReturn:
    """LG-ACT-3: nothing has changed; this is why."""
    if mat.todo:
        task = mat.todo[-1]
        question = mat.catalogue.questions[type(task)]
        [asked] = question.seats(mat, task)
        if seat != asked:
            raise Illegal("LG-ACT-5", seat=asked)
        raise Illegal(question.rule)
    if seat != mat.active:
        raise Illegal("LG-TURN-1", seat=mat.active)
    raise Illegal(reason(mat, action))


def reason(mat: Look, action: LegendsAction) -> str:
    """The rule that an action of the turn would break."""
    if mat.deeds >= MOST_DEEDS and not isinstance(action, a.EndTurn):
        return "LG-ACT-32"
    if not isinstance(action, a.Deed):
        return "LG-ACT-3"  # an answer to nothing
    ask = REASONS.get(type(action))
    return ask(mat, action) if ask else RULES[type(action)]


def skill_reason(mat: Look, action: a.UseSkill) -> str:
    """LG-SKILL-3, LG-SKILL-4: the track is used up, or the skill would do nothing."""
    return "LG-SKILL-3" if mat.board.used >= 3 else "LG-SKILL-4"


def fairy_reason(mat: Look, action: a.UseFairy) -> str:
    """LG-FAIRY-3, LG-ACT-9: the hero has no such fairy, or she would do nothing."""
    return "LG-ACT-9" if action.card in mat.board.fairies else "LG-FAIRY-3"


def teleport_reason(mat: Look, action: a.Teleport) -> str:
    """LG-MOVE-3, LG-MOVE-E3: there is no teleport, or the hero stands there already."""
    return "LG-MOVE-E3" if action.cell == mat.board.cell else "LG-MOVE-3"


def play_reason(mat: Look, action: a.Play) -> str:
    """LG-ACT-3, LG-CARD-8, LG-CARD-9, LG-ITEM-E1: the card, its option or its dust is missing."""
    card, option = action.card, action.option
    if card not in mat.piles[mat.active].hand:
        return "LG-CARD-8"
    if not 0 <= option < len(mat.box.cards[card].options):
        return "LG-CARD-9"
    return "LG-ITEM-E1" if card in mat.box.items else "LG-CH4-21"


def move_reason(mat: Look, action: a.Move) -> str:
    """LG-MOVE-1, LG-MOVE-2, LG-MOVE-E1, LG-CH3-22: it is too far, barred, or costs more boots."""
    cell = action.cell
    here, boots = mat.board.cell, mat.board.pool.boots
    if abs(cell - here) != 1 or not 1 <= cell <= CELLS + 1:
        return "LG-MOVE-E2"
    if gated(mat, here, cell):
        return "LG-CH3-22"
    return "LG-MOVE-2" if 0 < boots < step_cost(mat, cell) else "LG-MOVE-1"


def attack_reason(mat: Look, action: a.Attack) -> str:
    """LG-FIGHT-3, LG-FIGHT-6, LG-FIGHT-9, LG-FIGHT-20: barred, or without any damage."""
    if blocked(mat, action.cell):
        return "LG-FIGHT-20"
    return {
        a.Weapon.SWORD: "LG-FIGHT-6",
        a.Weapon.RANGED: "LG-FIGHT-9",
        a.Weapon.MAGMA: "LG-CH4-11",
    }[action.way]


def place_reason(mat: Look, action: a.UsePlace) -> str:
    """LG-LOC-1 to LG-LOC-6: the place is dark or broken, was used, or cannot be paid."""
    here = mat.board.cell
    if here > CELLS:
        return "LG-MAT-5"
    spot = mat.spots[here - 1]
    if not usable(spot):
        return "LG-LOC-4" if spot.dark else "LG-CH2-19"
    return "LG-LOC-5" if fresh(mat, spot.place) else "LG-LOC-2"


REASONS: dict[type[LegendsAction], Callable[[Look, Any], str]] = {
    a.Play: play_reason,
    a.UseSkill: skill_reason,
    a.UseFairy: fairy_reason,
    a.Move: move_reason,
    a.Teleport: teleport_reason,
    a.Attack: attack_reason,
    a.UsePlace: place_reason,
}
RULES: dict[type[LegendsAction], str] = {
    a.DiscardThree: "LG-CARD-E2",
    a.EndTurn: "LG-CH4-25",
    a.Transmute: "LG-POOL-8",
    a.Guard: "LG-LOC-7",
    a.ClearCaveIn: "LG-LOC-9",
    a.ClearDarkness: "LG-LOC-8",
    a.PutOutFire: "LG-CH1-6",
    a.SwapBuckets: "LG-CH1-8",
    a.RepairObservatory: "LG-CH2-20",
    a.PushCart: "LG-CH3-3",
    a.LoadCart: "LG-CH3-6",
    a.OpenGate: "LG-CH3-23",
    a.GiveMagma: "LG-CH4-12",
    a.TakeUp: "LG-SOLO-5",
}

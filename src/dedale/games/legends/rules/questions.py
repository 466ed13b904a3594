"""The questions between actions: who is asked, what may be answered, and what it leads to."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from dedale.core.agenda import Question
from dedale.core.records import Seat
from dedale.games.legends.actions import LegendsAction
from dedale.games.legends.rules.now import LegendsWorking, Look, Mat, Now
from dedale.games.legends.state import Board


class Ask(StrEnum):
    """What a seat is asked (docs/rules/legends.md, section 27)."""

    ACT = "act"
    CHOOSE_HERO = "choose-hero"
    BUILD_DECK = "build-deck"
    START_ITEM = "start-item"
    CHOOSE_TRACK = "choose-track"
    REWARD = "reward"
    PEEK = "peek"
    PAY = "pay"
    HELP = "help"
    CONSENT = "consent"
    ATTACK = "attack"
    SPLIT = "split"
    AIM = "aim"
    SLOT = "slot"
    CHOICE = "choice"
    FETCH = "fetch"
    REPEAT = "repeat"
    ALTER = "alter"
    DIE_BEFORE = "die-before"
    DIE_AFTER = "die-after"
    REMOVE_FIRE = "remove-fire"
    OBSERVE = "observe"
    ORDER = "order"
    EATER_DUST = "eater-dust"
    STORM_GIFT = "storm-gift"
    POSITION = "position"
    CART = "cart"
    DIAL = "dial"
    STRIKE = "strike"
    DEFEND = "defend"
    LOSE_FAIRY = "lose-fairy"
    NAME = "name"
    SHOCK = "shock"
    KEEP_ITEM = "keep-item"


def active(mat: Mat, task: Any) -> Seat:
    """The seat whose turn it is (LG-ACT-2)."""
    return mat.active


def question(
    ask: Ask,
    rule: str,
    offers: Callable[[Look, Any], tuple[LegendsAction, ...]],
    answer: Callable[[Now, Any, Any], None],
    seat: Callable[[Mat, Any], Seat] = active,
    **more: Any,
) -> Question:
    """A question to one seat (LG-ACT-1): what is offered and done is the same whoever it is."""
    return Question(
        ask,
        rule,
        seats=lambda mat, task: (seat(mat, task),),
        offers=lambda mat, task, _seat: offers(mat, task),
        answer=lambda now, task, _seat, action: answer(now, task, action),
        **more,
    )


def leader(mat: Mat, task: Any) -> Seat:
    """The seat that leads the hero of a task (LG-ACT-5, LG-ACT-23)."""
    board: Board = mat.boards[task.hero]
    return board.seat


def asked_by(
    working: LegendsWorking[Any],
    ask: Ask,
    rule: str,
    seat: Callable[[Mat, Any], Seat] = active,
    **more: Any,
) -> Question:
    """The question that a single effect asks; its task does not carry the effect."""
    offers, answer, effect = working.offers, working.answer, working.effect
    assert offers is not None, effect
    assert answer is not None, effect
    return question(
        ask,
        rule,
        lambda mat, task: offers(mat, None, task),
        lambda now, task, action: answer(now, None, task, action),
        seat,
        **more,
    )


def asked_alike(
    ask: Ask, rule: str, seat: Callable[[Mat, Any], Seat] = active, **more: Any
) -> Question:
    """A question that several effects ask; each knows what may be answered."""
    return question(ask, rule, offers_of, answer_of, seat, **more)


def offers_of(mat: Look, task: Any) -> tuple[LegendsAction, ...]:
    """What the effect of a task offers (LG-ACT-1)."""
    offers = mat.catalogue.of(task.effect).offers
    assert offers is not None, task
    return offers(mat, task.effect, task)


def answer_of(now: Now, task: Any, action: LegendsAction) -> None:
    """What the effect of a task does when it is answered (LG-ACT-1)."""
    answer = now.catalogue.of(task.effect).answer
    assert answer is not None, task
    answer(now, task.effect, task, action)

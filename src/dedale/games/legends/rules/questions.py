"""The questions between actions: who is asked, what may be answered, and what it leads to."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from dedale.core.records import Seat
from dedale.games.legends.actions import LegendsAction
from dedale.games.legends.rules.now import Mat, Now
from dedale.games.legends.state import Board
from dedale.games.legends.tasks import AnyTask


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
    CAMPAIGN = "campaign"


def skip(now: Now, task: Any) -> None:
    """There is nothing to answer, and nothing happens."""


@dataclass(frozen=True)
class Question:
    """A task that waits for an answer."""

    ask: Ask
    rule: str  # that refuses other answers
    offers: Callable[[Mat, Any], tuple[LegendsAction, ...]]
    answer: Callable[[Now, Any, Any], None]
    seat: Callable[[Mat, Any], Seat] = lambda mat, _task: mat.active
    otherwise: Callable[[Now, Any], None] = skip  # where nothing can be answered
    forced: bool = True  # a single answer is given without asking


QUESTIONS: dict[type[AnyTask], Question] = {}


def leader(mat: Mat, task: Any) -> Seat:
    """The seat that leads the hero of a task."""
    board: Board = mat.boards[task.hero]
    return board.seat

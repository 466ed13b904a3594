"""Advice: what a good player would do, and why, from what a seat knows."""

from collections.abc import Sequence
from typing import Any

from dedale.bots.knowledge import known
from dedale.bots.situation import Situation
from dedale.core.records import Record


class Why(Record, frozen=True):
    """A reason as data; the texts of the game say it."""

    key: str
    facts: dict[str, Any]


class Advice(Record, frozen=True):
    """The rest of a good turn, as far as it can be foreseen, and why it is good."""

    actions: tuple[Any, ...]
    why: Why


class Standing(Record, frozen=True):
    """How far a seat has come; where all play together, the team or what it plays against."""

    turns: int  # to its next target, if nobody disturbs; at most one more than are tried
    left: float  # what is left to do in all, in targets; 0 at the end


class Appraisal(Record, frozen=True):
    """What a good player thinks of a choice that was made."""

    best: Advice
    cost: float  # what was lost by it, in targets; 0 for a choice as good as the best


def knows(game: str) -> bool:
    """Whether `bots/<game>` can give advice."""
    return known(game, "advise") is not None


def advise(situation: Situation) -> Advice:
    """What `bots/<game>` would do."""
    advice: Advice = known(situation.game, "advise")(situation)
    return advice


def appraise(situation: Situation, chosen: Any) -> Appraisal:
    """What `bots/<game>` thinks of a choice."""
    appraisal: Appraisal = known(situation.game, "appraise")(situation, chosen)
    return appraisal


def standings(game: str, views: Sequence[Any]) -> tuple[Standing, ...]:
    """How far each seat has come; or first the team, then what it plays against."""
    result: tuple[Standing, ...] = known(game, "standings")(views)
    return result


def hope(situation: Situation) -> float | None:
    """How often a good team would win from here; None where seats play against each other."""
    tell = known(situation.game, "hope")
    told: float | None = None if tell is None else tell(situation)
    return told

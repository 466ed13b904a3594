"""Asks the computer players of each game: what they would do, and what they think of a table."""

from collections.abc import Sequence
from typing import Any

from dedale.core.mind import Advice, Appraisal, Level, Mind, Standing
from dedale.core.records import Event
from dedale.core.rng import Rng
from dedale.core.situation import Situation
from dedale.games import game_by_id


def has_mind(game: str) -> bool:
    """Whether any computer player knows how to play a game well."""
    return game_by_id(game).mind is not None


def mind_of(game: str) -> Mind[Any, Any]:
    """How a game is played well."""
    mind = game_by_id(game).mind
    if mind is None:
        raise LookupError(f"{game} has no computer players but `random`")
    return mind()


def any_offer(situation: Situation[Any, Any], rng: Rng) -> Any:
    """Any of the actions that are offered, without a thought."""
    return rng.choice(situation.offers)


def greedy(situation: Situation[Any, Any], rng: Rng) -> Any:
    """The best action at first sight; any, where nobody knows the game."""
    if not has_mind(situation.game):
        return any_offer(situation, rng)
    return mind_of(situation.game).greedy(situation, rng)


def search(situation: Situation[Any, Any], rng: Rng, level: Level) -> Any:
    """The best action that is found at a level; any, where nobody knows the game."""
    if not has_mind(situation.game):
        return any_offer(situation, rng)
    return mind_of(situation.game).search(situation, rng, level)


def advise(situation: Situation[Any, Any]) -> Advice[Any]:
    """What a good player would do, and why."""
    return mind_of(situation.game).advise(situation)


def appraise(situation: Situation[Any, Any], chosen: Any) -> Appraisal[Any]:
    """What a good player thinks of a choice."""
    return mind_of(situation.game).appraise(situation, chosen)


def standings(game: str, views: Sequence[Any]) -> tuple[Standing, ...]:
    """How far each seat has come; or first the team, then what it plays against."""
    return mind_of(game).standings(views)


def hope(situation: Situation[Any, Any]) -> float | None:
    """How often a good team would win from here; None where seats play against each other."""
    tell = mind_of(situation.game).hope
    return None if tell is None else tell(situation)


def remember(game: str, memory: Any, events: Sequence[Event], view: Any) -> Any:
    """What a seat remembers after a step; None where a view and what was told suffice."""
    kept = mind_of(game).memory if has_mind(game) else None
    return None if kept is None else kept.remember(memory, events, view)


def habits_of(game: str) -> tuple[str, ...]:
    """What computer players of a game do as a rule, and can do without."""
    return mind_of(game).habits if has_mind(game) else ()

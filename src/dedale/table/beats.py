"""Beats: after each event of a step, what it has changed in a view."""

from typing import Any

from dedale.core.game import AnyGame, Step
from dedale.core.patch import Patch, difference
from dedale.core.records import Seat


def beats(game: AnyGame, before: Any, step: Step[Any], eyes: Seat | None) -> tuple[Patch, ...]:
    """For each event that these eyes are told of, what is different in what they are sent.

    What changes with an event that they are not told of belongs to the one before it, so that the
    beats say nothing of when that was; the last beat ends at the table at rest.
    """
    seen = [place for place, event in enumerate(step.events) if event.seen_by(eyes)]
    lasts = [*(place - 1 for place in seen[1:]), len(step.events) - 1][: len(seen)]
    course, told, old = step.whole_course, [], sent_to(game, before, eyes)
    for last in lasts:
        new = sent_to(game, course[last], eyes)
        told.append(tuple(difference(old, new)))
        old = new
    return tuple(told)


def sent_to(game: AnyGame, state: Any, eyes: Seat | None) -> Any:
    """What is sent of a table to these eyes."""
    return game.screen.sent(game.view(state, eyes))

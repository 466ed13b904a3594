"""All that the rules of chronicles can do, put together: nothing may be missing or twice."""

from dedale.core.effects import by_effect, check, merged, same, take_step
from dedale.core.records import members
from dedale.games.chronicles.conditions import AnyCondition
from dedale.games.chronicles.effects import AnyEffect
from dedale.games.chronicles.rules import (
    dragon,
    effects,
    end,
    judging,
    setup,
    turn,
    village,
    walk,
    windows,
)
from dedale.games.chronicles.rules.effects import cards, combined, figures, moves, tiles
from dedale.games.chronicles.rules.now import ChroniclesCatalogue
from dedale.games.chronicles.tasks import AnyTask, Do, Routine


def whole(catalogue: ChroniclesCatalogue) -> ChroniclesCatalogue:
    """A catalogue with an entry for every effect, condition, task and step, and nothing else."""
    check(catalogue, AnyEffect, AnyTask, Routine)
    same(members(AnyCondition), catalogue.conditions)
    return catalogue


CATALOGUE = whole(
    ChroniclesCatalogue(
        effects=by_effect(
            working
            for part in (moves, tiles, figures, cards, combined)
            for working in part.WORKINGS
        ),
        questions=merged(
            setup.QUESTIONS,
            turn.QUESTIONS,
            windows.QUESTIONS,
            walk.QUESTIONS,
            effects.QUESTIONS,
            dragon.QUESTIONS,
            village.QUESTIONS,
        ),
        happens=merged(
            {Do: take_step},
            turn.HAPPENS,
            windows.HAPPENS,
            walk.HAPPENS,
            effects.HAPPENS,
            dragon.HAPPENS,
        ),
        steps=merged(setup.STEPS, turn.STEPS, end.STEPS),
        conditions=judging.CONDITIONS,
    )
)

"""Everything that the rules of chronicles can do, put together: the outermost of their parts."""

from dedale.core.effects import Catalogue, by_effect, check, merged, take_step
from dedale.games.chronicles.effects import AnyEffect
from dedale.games.chronicles.rules import dragon, effects, end, setup, turn, village, walk, windows
from dedale.games.chronicles.rules.effects import cards, combined, figures, moves, tiles
from dedale.games.chronicles.tasks import AnyTask, Do, Routine

CATALOGUE = Catalogue(
    effects=by_effect(
        working for part in (moves, tiles, figures, cards, combined) for working in part.WORKINGS
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
)
check(CATALOGUE, AnyEffect, AnyTask, Routine)

"""All that the rules of legends can do, put together and checked: nothing is missing or twice."""

from dedale.core.effects import by_effect, check, merged, same, take_step
from dedale.core.records import members
from dedale.games.legends.actions import Deed, Play, RotateDial, UseFairy
from dedale.games.legends.content import ChapterId
from dedale.games.legends.effects import AnyEffect
from dedale.games.legends.rules import answers, deeds, dice, refusals, setup
from dedale.games.legends.rules.chapters import crystals, darkness, fire, magma, moons
from dedale.games.legends.rules.effects import choices, heroes, passage
from dedale.games.legends.rules.now import Now, Rulebook
from dedale.games.legends.rules.resolve import resolve
from dedale.games.legends.rules.settle import (
    clear,
    draw_hand,
    falls,
    pass_turn,
    reveals,
    start_turn,
)
from dedale.games.legends.tasks import AnyTask, Context, Defeating, Do, Resolving, Routine

WITH_EFFECTS = (heroes, passage, choices, fire, moons, crystals, magma, darkness)


def downed(now: Now, task: Defeating) -> None:
    """LG-FIGHT-19: what the chapter makes of a defeat."""
    now.hooks.downed(now, task)


def resolved(now: Now, task: Resolving) -> None:
    """LG-POOL-6: effects happen one after another, in their order."""
    resolve(now, task.effects, Context(task.hero, task.helped))


def whole(rules: Rulebook) -> Rulebook:
    """Rules with an entry for every effect, task, step, chapter and deed, and for nothing else."""
    check(rules, AnyEffect, AnyTask, Routine)
    same(ChapterId, rules.chapters)
    of_chapters = {kind for hooks in rules.chapters.values() for kind in hooks.perform}
    paid_answers = {RotateDial}  # LG-CH4-14: cards are paid before it happens
    same(members(Deed), ({Play, UseFairy} | deeds.DEEDS.keys() | of_chapters) - paid_answers)
    same(members(Deed), merged(refusals.REASONS, refusals.RULES))
    return rules


CATALOGUE = whole(
    Rulebook(
        effects=by_effect(working for module in WITH_EFFECTS for working in module.WORKINGS),
        questions=merged(
            setup.QUESTIONS,
            answers.QUESTIONS,
            dice.QUESTIONS,
            *(module.QUESTIONS for module in WITH_EFFECTS),
        ),
        happens={Do: take_step, Defeating: downed, Resolving: resolved},
        steps={
            Routine.LAY: setup.lay,
            Routine.DEAL: setup.deal,
            Routine.OPEN: setup.open_chapter,
            Routine.START: start_turn,
            Routine.CLEAR: clear,
            Routine.BURN: lambda now: now.hooks.burn(now),
            Routine.STORM: lambda now: now.hooks.storm(now),
            Routine.REVEAL: reveals,
            Routine.DRAW: draw_hand,
            Routine.PASS: pass_turn,
            Routine.FALLS: falls,
            Routine.DARKEN: lambda now: now.hooks.darken(now),
        },
        chapters={
            ChapterId.FIRE: fire.HOOKS,
            ChapterId.MOONS: moons.HOOKS,
            ChapterId.CRYSTALS: crystals.HOOKS,
            ChapterId.MAGMA: magma.HOOKS,
            ChapterId.DARKNESS: darkness.HOOKS,
        },
    )
)

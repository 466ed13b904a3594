"""Effects happen, one after the other; how each of them works is in the catalogue."""

from dedale.games.legends.effects import AnyEffect, Gain, Who
from dedale.games.legends.rules.heroes import in_turn
from dedale.games.legends.rules.now import LegendsWorking, Look, Now
from dedale.games.legends.tasks import Context, Resolving, Rewarding, Rolling

ALONE = tuple(Context(hero) for hero in range(4))
"""An effect for each of the heroes, by number; they are needed often."""


def resolve(now: Now, effects: tuple[AnyEffect, ...], context: Context) -> None:
    """LG-POOL-6, LG-REW-8: effects happen as they are written; rewards are chosen in any order."""
    gains = []
    hero, helped, _ = context
    for index, effect in enumerate(effects):
        if isinstance(effect, Gain) and effect.who is not Who.EACH:
            gains.append(effect)
            continue
        before = len(now.todo)
        now.catalogue.of(effect).happen(now, effect, context)
        if len(now.todo) > before:  # it waits for something: the others come after it
            rest = (*gains, *effects[index + 1 :])
            if rest:
                now.todo.insert(before, Resolving(rest, hero, helped))
            return
    if gains:
        now.do(Rewarding(hero, tuple(gains)))


def possible(mat: Look, effects: tuple[AnyEffect, ...], hero: int) -> bool:
    """LG-LOC-6, LG-ACT-9: whether any of these effects would do something for a hero."""
    context, workings = ALONE[hero], mat.catalogue.effects
    for effect in effects:  # noqa: SIM110 - asked very often: a generator costs more than the answer
        if workings[type(effect)].possible(mat, effect, context):
            return True
    return False


def heroes_for(now: Now, who: Who, context: Context) -> list[int]:
    """Whom an effect is for: each hero, one that was chosen, or its own (LG-REW-2, LG-POOL-13)."""
    if who is Who.EACH:
        return in_turn(now)
    if who is Who.ANY and context.helped is not None:
        return [context.helped]
    return [context.hero]


def rolling(now: Now, effect: AnyEffect, context: Context) -> None:
    """LG-EVENT-1, LG-CH2-15, LG-CH3-24, LG-CH3-28: the die decides."""
    now.do(Rolling(effect, context.hero))


def land(now: Now, effect: AnyEffect, context: Context, face: int) -> None:
    """What a roll for an effect leads to (LG-EVENT-1, LG-CH2-15, LG-CH3-24, LG-CH3-28)."""
    working = now.catalogue.of(effect)
    assert isinstance(working, LegendsWorking)
    assert working.lands is not None, effect
    working.lands(now, effect, context, face)

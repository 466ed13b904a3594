"""What a table of the team game can do without."""

from collections.abc import Iterator

from msgspec.structs import replace

from dedale.core.study import GamePart, Study
from dedale.games.team.content import DEALT, Spell
from dedale.games.team.setup import SEATS
from dedale.games.team.state import Deal, Mode, Options, State


def parts(options: Options, seats: int) -> Iterator[GamePart[Options]]:
    """The spells, and what makes a mode harder than the one below it."""
    if options.mode is Mode.INTRO:
        return
    yield from spells(options, seats)
    if options.mode is Mode.EXPERT:
        yield GamePart("rule", "one-card-at-a-time", replace(options, mode=Mode.STANDARD))
    else:
        intro = replace(options, mode=Mode.INTRO, deal=Deal.RANDOM, spells=())
        yield GamePart("rule", "dealt-spells", intro)


def spells(options: Options, seats: int) -> Iterator[GamePart[Options]]:
    """TM-DEAL-5: each spell, dealt so that nobody has it; instead comes one that nobody had.

    Where fewer than four are dealt by lot, or picked, a spell cannot be left out: nobody could
    tell what would come instead.
    """
    if options.deal is Deal.ASSIGNED:
        dealt = options.spells
    elif seats == SEATS[-1]:
        dealt = DEALT
    else:
        return
    for spell in dealt:
        others = without(spell, dealt)[:seats]
        yield GamePart("spell", spell, replace(options, deal=Deal.ASSIGNED, spells=others))


def without(spell: Spell, dealt: tuple[Spell, ...]) -> tuple[Spell, ...]:
    """What is dealt when a spell is not: at its seat, one that nobody has, if there is one."""
    spare = [other for other in DEALT if other not in dealt]
    if not spare:
        return tuple(other for other in dealt if other is not spell)
    return tuple(spare[0] if other is spell else other for other in dealt)


STUDY: Study[Options, State] = Study(parts=parts)

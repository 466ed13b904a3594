"""Looks through whole turns, and at the turns that may follow them, at one of four levels."""

from collections.abc import Mapping
from time import perf_counter
from types import ModuleType
from typing import NamedTuple

from msgspec.structs import replace

from dedale.core.mind import Level
from dedale.core.rng import Rng
from dedale.core.situation import Situation
from dedale.games.team.actions import PickSpell, TeamAction
from dedale.games.team.bots.greedy import greedy, picked
from dedale.games.team.bots.habits import HELP, LOOK_AHEAD, MEMORY, SECOND_SPELL
from dedale.games.team.bots.memory import under_rubble
from dedale.games.team.bots.thought import Thought
from dedale.games.team.content import Spell
from dedale.games.team.outlook import imagined
from dedale.games.team.state import State
from dedale.games.team.view import View
from dedale.maze.availability import compiled_for


class Effort(NamedTuple):
    """How well a player plays."""

    spells: int  # that it thinks of in one turn
    remembers: bool  # what lies under rubble
    plans: int = 1  # ways to play its turn that it thinks through further
    futures: int = 0  # ways in which the next round could go, for each of them
    helps: bool = True  # whether what the others can reach counts

    def but(self, without: frozenset[str]) -> "Effort":
        """The same player without some habits."""
        return self._replace(
            spells=1 if SECOND_SPELL in without else self.spells,
            remembers=self.remembers and MEMORY not in without,
            plans=1 if LOOK_AHEAD in without else self.plans,
            helps=HELP not in without,
        )


EFFORTS: Mapping[Level, Effort] = {
    Level.EASY: Effort(spells=1, remembers=False),
    Level.STEADY: Effort(spells=2, remembers=False),
    Level.SHARP: Effort(spells=2, remembers=True),
    Level.MASTER: Effort(spells=2, remembers=True, plans=6, futures=3),
}


def search(situation: Situation[TeamAction, View], rng: Rng, level: Level) -> TeamAction:
    """The first action of the best turn that was found; the greedy one without Numba."""
    until = perf_counter() + situation.seconds / 2
    if isinstance(situation.offers[0], PickSpell):
        return picked(situation, rng)
    how = EFFORTS[level].but(situation.without)
    thought = thought_of(situation, how, rng)
    if thought is None:
        return greedy(situation, rng)
    plans = thought.plans(how.plans)
    if len({plan.actions[0] for plan in plans}) == 1:
        return plans[0].actions[0]
    return thought.best(plans, thought.futures(how.futures), until).actions[0]


def thought_of(situation: Situation[TeamAction, View], level: Effort, rng: Rng) -> Thought | None:
    """What comes to mind; nothing without Numba."""
    compiled = compiled_for("team", kernels)
    if compiled is None:
        return None
    view, memory = situation.view, situation.memory if level.remembers else None
    here = imagined(view, under_rubble(view, memory, rng))
    return Thought(compiled, here if level.spells > 1 else half_minded(here), level.helps)


def kernels() -> ModuleType:
    """What players who look ahead think with."""
    from dedale.games.team.bots import compiled  # noqa: PLC0415 - it needs Numba, and takes long

    return compiled


def half_minded(here: State) -> State:
    """A seat that thinks of one spell in a turn: of Push in every other round."""
    push = len(here.turned) // len(here.pawns) % 2 == 0
    forgotten = [spell for spell in here.ready(here.active) if (spell is Spell.PUSH) != push]
    return replace(here, spent=(*here.spent, *forgotten))

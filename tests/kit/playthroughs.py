"""Random games, played once and looked at by many tests, since playing costs more than looking.

Hypothesis draws the story and how far it is followed, so that a failure shrinks to a short one.
"""

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from hypothesis import strategies as st

from dedale.core.game import AnyGame, Decision
from dedale.core.records import Event, Seat, members
from dedale.core.rng import Philox
from dedale.maze.cell import Cell
from tests.kit.variants import variants

STORIES = 12  # for each way to lay a table, and each number of seats


class Stage(NamedTuple):
    """A state on the way through a game, and what led there."""

    state: Any
    events: tuple[Event, ...]
    seats: tuple[Seat, ...]


class Story:
    """A game that is played at random, as far as anybody has asked so far."""

    def __init__(self, game: AnyGame, options: Any, seats: int, seed: str) -> None:
        self.game, self.seed = game, seed
        state, events, *_ = game.setup(options, seats, Philox(seed, 0))
        self.stages = [Stage(state, events, tuple(map(Seat, range(seats))))]

    def until(self, step: int) -> list[Stage]:
        """Its stages up to a step, or to its end."""
        while len(self.stages) <= step and (asked := self.game.decision(self.stages[-1].state)):
            self.stages.append(self._next(asked))
        return self.stages[: step + 1]

    def _next(self, asked: Decision) -> Stage:
        state, _, seats = self.stages[-1]
        step = len(self.stages)
        whims = Philox(f"{self.seed}, whims", step)
        seat = whims.choice(able(asked))
        action = whims.choice(self.game.legal(state, seat))
        state, events, *_ = self.game.apply(state, seat, action, Philox(self.seed, step))
        return Stage(state, events, seats)


told_once = lru_cache(maxsize=1000)(Story)


@st.composite
def playthroughs(
    draw: st.DrawFn, game: AnyGame, most: int = 60, options: Any = None
) -> list[Stage]:
    """The states of a game that is played at random for some steps, from the first to the last."""
    seed = f"story {draw(st.integers(0, STORIES - 1))}"
    number = draw(st.sampled_from(game.seats))
    options = options or draw(any_options(game))
    return told_once(game, options, number, seed).until(draw(st.integers(0, most)))


def any_options(game: AnyGame) -> st.SearchStrategy[Any]:
    """The options of one of the ways in which a game can be laid."""
    return st.sampled_from(variants(game)).map(lambda variant: game.options(**variant))


def able(asked: Decision) -> tuple[Seat, ...]:
    """The seats that may act at a decision."""
    return (*asked.seats, *asked.may)


def all_seats(game: AnyGame) -> list[Seat]:
    """Every seat that a table of this game can have, and one more."""
    return [Seat(number) for number in range(game.seats[-1] + 1)]


def any_action(game: AnyGame) -> st.SearchStrategy[Any]:
    """Any action that can be written down, legal or not."""
    kinds = [st.builds(kind, **_fields(kind)) for kind in members(game.actions)]
    return st.one_of(kinds)


def _fields(kind: type[msgspec.Struct]) -> dict[str, st.SearchStrategy[Any]]:
    return {field.name: _values(field.type) for field in msgspec.structs.fields(kind)}


def _values(kind: Any) -> st.SearchStrategy[Any]:
    kind = getattr(kind, "__supertype__", kind)  # a NewType stands for what it is made of
    if kind is int:
        return st.one_of(st.integers(-2, 60), st.sampled_from((-(10**9), 10**6, 2**63 - 1)))
    if kind is Cell:
        return st.builds(Cell, st.integers(-1, 7), st.integers(-1, 7))
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return st.builds(kind, **_fields(kind))  # an action inside another
    return st.from_type(kind)

"""Random games: Hypothesis draws every choice and the length, so that a failure shrinks."""

from typing import Any, NamedTuple

import msgspec
from hypothesis import strategies as st

from dedale.core.game import AnyGame, Decision
from dedale.core.records import Event, Seat, members
from dedale.core.rng import Philox
from dedale.maze.cell import Cell
from tests.kit.variants import variants


class Stage(NamedTuple):
    """A state on the way through a game, and what led there."""

    state: Any
    events: tuple[Event, ...]
    seats: tuple[Seat, ...]


@st.composite
def playthroughs(
    draw: st.DrawFn, game: AnyGame, most: int = 60, options: Any = None
) -> list[Stage]:
    """The states of a game that is played at random for some steps, from the first to the last."""
    seed = draw(st.text("abc", min_size=1, max_size=3))
    number = draw(st.sampled_from(game.seats))
    options = options or draw(any_options(game))
    state, events, _ = game.setup(options, number, Philox(seed, 0))
    seats = tuple(Seat(seat) for seat in range(number))
    stages = [Stage(state, events, seats)]
    for step in range(1, draw(st.integers(0, most)) + 1):
        asked = game.decision(state)
        if asked is None:
            break
        seat = draw(st.sampled_from(able(asked)))
        action = draw(st.sampled_from(game.legal(state, seat)))
        state, events, _ = game.apply(state, seat, action, Philox(seed, step))
        stages.append(Stage(state, events, seats))
    return stages


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
        return st.integers(-2, 60)
    if kind is Cell:
        return st.builds(Cell, st.integers(-1, 7), st.integers(-1, 7))
    return st.from_type(kind)

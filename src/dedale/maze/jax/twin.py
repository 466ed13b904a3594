"""What the environment has to know of a game: its rules, on words of 32 bits."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from jax import Array

from dedale.maze.jax.chance import Pair
from dedale.maze.jax.masks import Word
from dedale.maze.jax.planes import Plane

Game = Any  # the whole table, a named tuple of words; all have `active`, `phase` and `turns`
Options = Any  # the switches, a named tuple of what is static; all have `seats` and `max_turns`


@dataclass(frozen=True, kw_only=True)
class Twin:
    """A game without branches; tests check that it agrees with the rules."""

    codes: int  # how many actions there are; this number is that of no action
    over: int  # the phase of a game that has ended
    rules: type  # the states that `encode` takes
    options: Callable[[int, int, Mapping[str, Any]], Options]  # of seats, turns, and those named
    options_of: Callable[[Any, int], Options]  # of a state of the rules
    encode: Callable[[Any, Options, int], Game]  # a state of the rules after so many turns
    deal: Callable[[Array, Options], Game]  # a table, laid by chance
    offered: Callable[[Game, Options], Array]  # by code: whether an action may be taken
    chancy: Callable[[Options], bool]  # whether actions need chance
    act: Callable[[Game, Options, Word, Pair], Game]  # what the action with a code does
    reward: Callable[[Game, Game, Options], Array]  # by seat: what was brought from one to another
    forfeit: Callable[[Game, Options], Array]  # by seat: where the active one broke the rules
    seen: Callable[[Game, Options, Word], list[Plane]]  # what a seat observes
    random_turns: Callable[[Game, Options, Pair, int], Game]  # so many turns by chance

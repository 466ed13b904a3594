"""Whole games of legends: tables that are laid as people lay them, and played on."""

from collections.abc import Callable
from itertools import count

from dedale.core.records import Action
from dedale.core.rng import Philox
from dedale.games.legends import legends
from dedale.games.legends.content import ChapterId
from dedale.games.legends.state import Options, Stage, State
from tests.kit.games.legends import HEROES, Play

Player = Callable[[State, list[Action]], Action]
"""Who answers: by the table, and by what is offered."""


def first(state: State, offers: list[Action]) -> Action:
    """A player who takes the first of everything."""
    return offers[0]


def at_random(seed: str) -> Player:
    """A player who takes anything."""
    rng = Philox(seed, 0)
    return lambda state, offers: offers[rng.below(len(offers))]


def begun(chapter: ChapterId = ChapterId.FIRE, seats: int = 2, seed: str = "a", **options) -> Play:
    """A table at the first question."""
    chosen = {"heroes": HEROES[: max(2, seats)], "first_seat": 0} | options
    step = legends.setup(Options(chapter=chapter, **chosen), seats, Philox(seed, 0))
    game = Play(step.state)
    game.events = game.told = step.events
    return game


def laid(chapter: ChapterId = ChapterId.FIRE, seats: int = 2, seed: str = "a", **options) -> Play:
    """A chapter that is laid, with the first of everything that is to be chosen."""
    game = begun(chapter, seats, seed, **options)
    return play_while(game, lambda state: state.stage is Stage.SETUP, seed=seed)


def play_while(
    game: Play,
    going: Callable[[State], bool],
    player: Player = first,
    look: Callable[[State, list[Action]], None] = lambda state, offers: None,
    seed: str = "a",
) -> Play:
    """The table is played on, as long as this holds and somebody is asked something."""
    for step in count(1):
        offers = game.offers()
        if not offers or not going(game.state):
            return game
        look(game.state, offers)
        asked = legends.decision(game.state)
        action = player(game.state, offers)
        game._keep(legends.apply(game.state, asked.seats[0], action, Philox(seed, step)))
    return game

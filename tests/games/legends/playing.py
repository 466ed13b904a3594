"""Words that the tests of the chapters share."""

from collections.abc import Sequence
from typing import Any

from dedale.games.legends import legends
from dedale.games.legends.actions import Attack, Commit, Decline, EndTurn, Way
from dedale.games.legends.content import ChapterId
from dedale.games.legends.state import Options
from tests.kit import any_chance
from tests.kit.games.legends import HEROES, Play


def laid(chapter: ChapterId, seats: int = 2, **options: Any) -> Play:
    """A chapter as the setup lays it, with the first of everything that is asked."""
    start = Options(chapter=chapter, heroes=HEROES[: max(2, seats)], first_seat=0, **options)
    game = Play(legends.setup(start, seats, any_chance()).state)
    while game.asked[0] != "act":
        game.play(game.offers()[0])
    return game


def strike(game: Play, cell: int, icons: int, shields: int = 0, way: Way = Way.SWORD) -> Play:
    """An attack with so many icons; a single way to commit them is not asked for."""
    game.play(Attack(way, cell))
    if game.asked[0] == "attack":
        game.play(Commit(icons, shields))
    return game


def shoot(game: Play, cell: int, icons: int) -> Play:
    """A ranged attack."""
    return strike(game, cell, icons, way=Way.RANGED)


def end(game: Play, chance: Sequence[Any] | None = None) -> Play:
    """The turn ends, with what is revealed."""
    return game.play(EndTurn(), chance=chance)


def modest(game: Play) -> Play:
    """Items and fairies are left, as long as they are offered."""
    while game.asked and game.asked[0] == "reward":
        game.play(Decline())
    return game

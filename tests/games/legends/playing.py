"""Words that the tests of the chapters share."""

from collections.abc import Sequence
from typing import Any

from dedale.core.rng import Philox
from dedale.games.legends import legends
from dedale.games.legends.actions import Attack, Commit, Decline, EndTurn, Weapon
from dedale.games.legends.content import ChapterId
from dedale.games.legends.state import Options
from tests.kit.games.legends import HEROES, Play


def laid(chapter: ChapterId, seats: int = 2, luck: str = "any", **options: Any) -> Play:
    """A chapter as the setup lays it, with the first of everything that is asked."""
    start = Options(chapter=chapter, heroes=HEROES[: max(2, seats)], first_seat=0, **options)
    state = legends.setup(start, seats, Philox(luck, 0)).state
    step = 0
    while (asked := legends.decision(state)) and asked.ask != "act":
        step += 1
        [seat] = asked.seats
        first = legends.legal(state, seat)[0]
        state = legends.apply(state, seat, first, Philox(luck, step)).state
    return Play(state)


def strike(game: Play, cell: int, icons: int, shields: int = 0, way: Weapon = Weapon.SWORD) -> Play:
    """An attack with so many icons; a single way to commit them is not asked for."""
    game.play(Attack(way, cell))
    if game.asked[0] == "attack":
        game.play(Commit(icons, shields))
    return game


def shoot(game: Play, cell: int, icons: int) -> Play:
    """A ranged attack."""
    return strike(game, cell, icons, way=Weapon.RANGED)


def end(game: Play, chance: Sequence[Any] | None = None) -> Play:
    """The turn ends, with what is revealed."""
    return game.play(EndTurn(), chance=chance)


def modest(game: Play) -> Play:
    """Items and fairies are left, as long as they are offered."""
    while game.asked and game.asked[0] == "reward":
        game.play(Decline())
    return game

"""The games in this house. A new one is a folder beside this file, and a line below."""

from collections.abc import Mapping

from dedale.core.errors import BadOption
from dedale.core.game import AnyGame
from dedale.games.chronicles import chronicles
from dedale.games.classic import classic
from dedale.games.legends import legends
from dedale.games.team import team

__all__ = ["CATALOGUE", "game_by_id"]

GAMES: tuple[AnyGame, ...] = (classic, team, chronicles, legends)
CATALOGUE: Mapping[str, AnyGame] = {game.id: game for game in GAMES}


def game_by_id(id: str) -> AnyGame:
    """The game with this id, or an error that names those that there are."""
    if id not in CATALOGUE:
        raise BadOption("no-such-game", field="game", value=id, known=", ".join(CATALOGUE))
    return CATALOGUE[id]

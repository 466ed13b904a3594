"""The games of Dedale. A new one is a folder beside this file, and a line below."""

from collections.abc import Mapping

from dedale.core.errors import BadOption
from dedale.core.game import AnyGame
from dedale.games import chronicles, classic, legends, team

__all__ = ["CATALOGUE", "game_by_id"]

GAMES: tuple[AnyGame, ...] = (
    classic.classic,
    team.team,
    chronicles.chronicles,
    legends.legends,
)
CATALOGUE: Mapping[str, AnyGame] = {game.id: game for game in GAMES}


def game_by_id(id: str) -> AnyGame:
    """The game with this id, or an error that names the games in the catalogue."""
    if id not in CATALOGUE:
        raise BadOption("no-such-game", field="game", value=id, known=", ".join(CATALOGUE))
    return CATALOGUE[id]

"""What games have to say to a laboratory."""

from typing import Any

from dedale.core.game import AnyGame
from dedale.core.study import Study


def study_of(game: AnyGame) -> Study[Any, Any]:
    """The study of a game; an empty one where it has none."""
    return game.study() if game.study is not None else Study()

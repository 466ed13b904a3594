"""The board of a game in the terminal."""

from dedale.core.game import AnyGame
from dedale.terminal import TerminalBoard, plain


def board_for(game: AnyGame) -> TerminalBoard:
    """The board of a game, or the plain one."""
    return plain.BOARD if game.terminal is None else game.terminal()

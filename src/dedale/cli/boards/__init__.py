"""How each game looks in the terminal. A game without a file here is played from a list."""

from dedale.cli.boards.board import Board, Reading, Scene, board_for

__all__ = ["Board", "Reading", "Scene", "board_for"]

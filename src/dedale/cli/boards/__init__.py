"""How each game looks in the terminal. A game without a file here is played from a list."""

from dedale.cli.boards.board import Board, Reading, Scene, Unclear, board_for

__all__ = ["Board", "Reading", "Scene", "Unclear", "board_for"]

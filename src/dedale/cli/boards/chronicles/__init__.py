"""Chronicles in the terminal: the maze and the village in 80 columns, and words to type."""

from dedale.cli.boards.chronicles.typed import board

__all__ = ["board"]

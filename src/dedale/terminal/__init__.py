"""What a game's board in the terminal is made of."""

from dedale.terminal.board import Board, Reading, Scene, name_of
from dedale.terminal.errors import Left, Unclear

__all__ = ["Board", "Left", "Reading", "Scene", "Unclear", "name_of"]

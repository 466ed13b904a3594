"""What a game's board in the terminal is made of."""

from dedale.terminal.board import Reading, Shown, TerminalBoard, TerminalScene, name_of
from dedale.terminal.errors import Left, Unclear

__all__ = ["Left", "Reading", "Shown", "TerminalBoard", "TerminalScene", "Unclear", "name_of"]

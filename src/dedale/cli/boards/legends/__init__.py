"""Legends in the terminal: the table in 80 columns, and short words for what can be done."""

from dedale.cli.boards.legends.typed import board

__all__ = ["board"]

"""What can go wrong at the terminal.

Trouble
└── Unclear  what was typed means nothing here
Left         whoever sits at the keyboard wants to go
"""

from dedale.core.errors import Trouble


class Unclear(Trouble):
    """What was typed means nothing here."""


class Left(Exception):
    """Whoever sits at the keyboard wants to go."""

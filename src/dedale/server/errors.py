"""What the server cannot do for a client.

Trouble
├── Unreadable  a message or a body cannot be understood
├── Forbidden   the client may not do this, with the secrets that it has
├── TooMuch     more than this server allows
└── Unfit       not now: the seat is taken, the game is not over
"""

from dedale.core.errors import Trouble


class Unreadable(Trouble):
    """A message or a body that cannot be understood."""


class Forbidden(Trouble):
    """The client lacks the secret for this, or comes from another site."""


class TooMuch(Trouble):
    """Too large, too fast or too many; it may work later."""


class Unfit(Trouble):
    """It does not fit the table as it is now."""

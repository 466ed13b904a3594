"""What can go wrong where games are kept.

Trouble
├── Unavailable     the database cannot be written now; nothing was lost, and it may pass
├── NoSuchTable     no table has this id
├── NoSuchCampaign  no campaign has this id
├── NotNow          a campaign cannot go on from where it is
└── Stale           the table has moved on since it was last seen
Overtaken           somebody else wrote this step first: read on, and decide anew
"""

from dedale.core.errors import Trouble


class Unavailable(Trouble):
    """The database is full, locked or gone. What was acknowledged is safe; look again."""


class NoSuchTable(Trouble):
    """No table has this id."""


class NoSuchCampaign(Trouble):
    """No campaign has this id."""


class NotNow(Trouble):
    """A game of a campaign is not over, or its story is."""


class Stale(Trouble):
    """The table has moved on; `now` is the number of its last step."""


class Overtaken(Exception):
    """Another step has this number already, or the one before it is missing."""

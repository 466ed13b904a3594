"""What is kept of a game: one row each, of a campaign one for each of its tables."""

from dedale.core.records import Record


class Used(Record, frozen=True):
    """How often an event told of a piece: `card-played`, `knight-strike`."""

    event: str
    piece: str
    times: int


class Chosen(Record, frozen=True):
    """How often something was done with a piece where there was a choice: `play`, `discard`."""

    action: str
    piece: str
    offered: int  # decisions between this and something else
    chosen: int


class Measured(Record, frozen=True):
    """A number that the game itself knows to measure."""

    name: str
    value: float


class Standings(Record, frozen=True):
    """How much was left to do as a turn began: to each seat; or to the team, then to the game."""

    turn: int
    left: tuple[float, ...]


class Row(Record, frozen=True):
    """One game, or one table of a campaign."""

    kind: str
    arm: str
    value: float | None
    number: int  # in its arm; the same number has the same seed in every arm
    leg: int  # of a campaign, counted from 0
    game: str
    version: str  # of Dedale
    code: str  # the commit that was played, and what differed from it
    rules: int
    content: str
    options: str  # as JSON
    players: tuple[str, ...]  # by seat
    seconds: float  # that they had for each action
    seed: str
    won: bool  # whether anybody did; or the campaign, in the last row of one
    winners: tuple[int, ...]  # seats
    reason: str
    turns: int
    steps: int
    cpu: float  # seconds of one core, to think and to carry out what was thought
    part: str  # of a campaign
    last: bool  # whether nothing follows
    measures: tuple[Measured, ...]
    used: tuple[Used, ...]
    choices: tuple[Chosen, ...]
    course: tuple[Standings, ...]
    thoughts: tuple[float, ...]  # milliseconds, action by action, where they are timed
    log: bytes | None  # a record of the game

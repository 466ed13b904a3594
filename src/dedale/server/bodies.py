"""The bodies of the HTTP API: what is sent to the server, and what it answers."""

from enum import StrEnum
from typing import Annotated, Any

from msgspec import Meta, field

from dedale.bots import Kernels, Why
from dedale.core.game import Decision, Outcome
from dedale.core.lesson import Cue
from dedale.core.records import Record
from dedale.server.messages import NAME, ChairTold, Key, Name, Number
from dedale.store.chain import Title
from dedale.table.room import Leg, Origin


class SeatKind(StrEnum):
    """Who is to sit at a seat."""

    HERE = "here"  # at the screen that lays the table
    INVITED = "invited"  # whoever has the link
    OPEN = "open"  # whoever comes first
    COMPUTER = "computer"


class NewSeat(Record, frozen=True):
    """A seat of a new table."""

    kind: SeatKind
    name: Annotated[str, Meta(max_length=NAME)] = ""
    player: Annotated[str, Meta(max_length=40)] = ""  # for a computer: which one


NextSeats = Annotated[tuple[NewSeat | None, ...], Meta(max_length=12)] | None
"""Seats of a table that follows another one.

None for a seat, or for all of them: whoever had it, with the secret that they have.
"""


class NewTable(Record, frozen=True):
    """What to lay."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=12)]
    options: dict[str, Any] = field(default_factory=dict)
    title: Title = ""
    listed: bool = False  # shown to everybody in the lobby
    hints: Annotated[int, Meta(ge=0, le=99)] | None = None  # for each seat; None for any number
    think: bool = False  # proposals wait until the seat to move has a plan of its own
    limit: Annotated[int, Meta(ge=10, le=3600)] | None = None  # seconds to answer; None for any


KnownCampaigns = Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=60)]
"""Campaigns that somebody knows, by their ids; what they have come to allows other beginnings."""


class NewCampaign(NewTable, frozen=True):
    """The first table of a campaign, and how it begins."""

    beginning: Annotated[str, Meta(max_length=40)] = ""  # empty for the one that is for everybody
    after: KnownCampaigns = ()


class NewPractice(Record, frozen=True):
    """A moment of a game that is over, to play on from; the record stays as it is."""

    seq: Number
    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=12)]


class NewLeg(Record, frozen=True):
    """The next game of a campaign. Only somebody with a seat at the last one can go on."""

    seen: Number  # the number of the last game that the client knows, from 1
    keys: dict[str, Key] = field(default_factory=dict)  # of seats there, as in a hello
    seats: NextSeats = None
    options: dict[str, Any] = field(default_factory=dict)  # what the game allows to be chosen anew


class NewBranch(Record, frozen=True):
    """A moment of a game of a campaign that is over; from there another story begins."""

    leg: Number  # the number of the game, from 1
    seq: Number
    seats: NextSeats = None
    title: Title = ""  # empty for that of the campaign


class Laid(Record, frozen=True):
    """A new table, with the secret of each seat that needs one. They are told only now."""

    id: str
    keys: tuple[str | None, ...]


class LegLaid(Record, frozen=True):
    """The table that a campaign leads to, with the secrets of seats that are new there."""

    campaign: str
    table: str
    keys: tuple[str | None, ...]


class NewLesson(Record, frozen=True):
    """A beginner wants to learn a game."""

    game: Annotated[str, Meta(max_length=40)]


class LessonLaid(Record, frozen=True):
    """The table of a lesson, and what to say and to do there."""

    id: str
    keys: tuple[str | None, ...]
    script: tuple[Cue, ...]


class TableTold(Record, frozen=True):
    """A table, as everybody may know it."""

    id: str
    game: str
    title: str
    chairs: tuple[ChairTold, ...]
    steps: int
    decision: Decision | None  # whom it waits for
    outcome: Outcome | None
    open: bool  # nothing is secret between its seats: a shared screen needs no curtain
    pack: str = ""  # the name of the pack that it is played with
    practice: Origin | None = None  # where it was copied from, for practice
    campaign: Leg | None = None  # the game of a campaign that it is
    imported: bool = False  # laid from a record: somebody may know what is to come


class CampaignTold(Record, frozen=True):
    """A campaign, as everybody may know it."""

    id: str
    game: str
    title: str
    made: int  # when it began, in seconds since 1970
    games: int  # that were begun
    table: str  # of the last of them
    result: Outcome | None  # how the story ended, once it has


class OptionTold(Record, frozen=True):
    """An option of a game: what can be chosen, and what it is by default."""

    name: str
    default: Any
    choices: tuple[Any, ...] | None  # one of them, or several where the default is a list


class LegTold(Record, frozen=True):
    """A game of a campaign, or why it cannot be opened here."""

    table: TableTold | None
    why: Why | None = None


class CampaignLegs(Record, frozen=True):
    """A campaign with its games, in order."""

    campaign: CampaignTold
    legs: tuple[LegTold, ...]
    anew: tuple[OptionTold, ...] = ()  # what can be chosen for the next game, once it can begin


NewKey = Annotated[str, Meta(min_length=20, max_length=64)]  # as hard to guess as those made here


class Newcomer(Record, frozen=True):
    """Somebody who takes an open seat, or claims one with an invitation."""

    name: Name
    invitation: Key | None = None  # None for an open seat
    key: NewKey | None = None  # the secret that the seat is to have: so this can be sent again


class Taken(Record, frozen=True):
    """The secret of a seat that was just taken or claimed.

    No other one opens it now, and whoever was there with another one has left.
    """

    key: str


class GameTold(Record, frozen=True):
    """A game of the catalogue."""

    id: str
    rules: int
    least: int  # seats
    most: int
    options: tuple[OptionTold, ...]
    players: tuple[str, ...]  # the computer players
    kernels: Kernels  # whether those that look ahead have what they need here
    advice: bool  # whether there are hints and reviews
    open: bool  # nothing is secret between seats, unless an option of the table says so
    together: bool  # seats win and lose together: they may propose turns to each other
    campaigns: bool  # one game of it can follow another
    alone: bool  # a table of it can be laid outside of campaigns
    anew: tuple[str, ...]  # the options that are chosen anew for each game of a campaign
    boxed: bool  # some of its words are told only at a table that has opened them


class House(Record, frozen=True):
    """The server: what it is, and where friends can reach it."""

    version: str
    address: str  # for links and codes
    only_here: bool  # the address is good on this computer alone


class Health(Record, frozen=True):
    """The server is well."""

    version: str
    tables: int  # kept here


class RuleTold(Record, frozen=True):
    """A rule of a game, under its heading."""

    id: str
    chapter: str
    text: str


class Picture(Record, frozen=True):
    """A text that is to become a code for cameras."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Problem(Record, frozen=True):
    """Why a request was not granted; the sentence is in the language that was asked for."""

    key: str
    facts: dict[str, Any]
    sentence: str

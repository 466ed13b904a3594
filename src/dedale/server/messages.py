"""Everything that goes over the socket of a table: what clients ask, and what the server tells.

`docs/reference/protocol.md` tells the whole story; the client's types are generated from here and
from `bodies.py`.
"""

from typing import Annotated, Any

from msgspec import Meta, Raw, field

from dedale.bots import Advice
from dedale.core.game import Decision, Outcome
from dedale.core.patch import Patch
from dedale.core.records import Mark, Record, Seat, kebab
from dedale.table.proposals import MOST
from dedale.table.review import GameReview
from dedale.table.room import Gesture, Gestured, Leg, Origin, Said
from dedale.table.table import Takeback

Key = Annotated[str, Meta(max_length=64)]  # the secret of a seat
NAME = 24  # letters
Name = Annotated[str, Meta(min_length=1, max_length=NAME)]
Words = Annotated[str, Meta(min_length=1, max_length=300)]
Number = Annotated[int, Meta(ge=0, lt=2**31)]
Actions = Annotated[tuple[Raw, ...], Meta(max_length=MOST)]  # of the game, in order


# What a client asks


class Ask(Record, frozen=True, tag_field="ask", tag=kebab):
    """What a client sends. `ref` is its own number for it, and comes back with the answer."""

    ref: Number


class Hello(Ask, frozen=True):
    """The first message: the seats that the client holds, its eyes, and what it knows already."""

    keys: dict[str, Key] = field(default_factory=dict)  # by seat, as text: JSON has no other keys
    before: dict[str, Key] = field(default_factory=dict)  # of earlier games; they may no longer fit
    eyes: Seat | None = None  # a seat that it holds, or None to watch
    seen: Number | None = None  # the last step that it knows
    heard: Number = 0  # the last remark that it knows
    beats: bool = False  # it animates: new steps are told in beats


class LookThrough(Ask, frozen=True, tag="look"):
    """Look through other eyes, as when the next person at a shared screen takes over."""

    eyes: Seat | None
    seen: Number | None = None


class Act(Ask, frozen=True):
    """Take an action for a seat, having seen the table up to a step."""

    seat: Seat
    seen: Number
    action: Raw  # one of the game's actions, or an undo


class Foresee(Ask, frozen=True):
    """What would an action visibly lead to?"""

    seat: Seat
    action: Raw
    seq: Number | None = None  # an earlier step: own seats only, unless the game is over


class Show(Ask, frozen=True):
    """How did the table look after a step? Once the game is over, through any eyes."""

    seq: Number
    eyes: Seat | None = None
    beats: bool = False  # it animates: the step that led there is told, too


class Say(Ask, frozen=True):
    """Say something to everybody."""

    seat: Seat
    text: Words


class Gesticulate(Ask, frozen=True):
    """Make a gesture to everybody."""

    seat: Seat
    gesture: Gesture


class Sit(Ask, frozen=True):
    """Sit down on a seat that the client holds, under a name."""

    seat: Seat
    name: Name


class Hand(Ask, frozen=True):
    """Hand a seat to a computer player, or, with `me`, take one's own back."""

    seat: Seat
    player: Annotated[str, Meta(max_length=40)]


class AskUndo(Ask, frozen=True):
    """Ask everybody to let a seat take its last step back."""

    seat: Seat


class AnswerUndo(Ask, frozen=True):
    """Allow what was asked, or not; `to` says which question is meant."""

    seat: Seat
    to: Number
    agrees: bool


class Imagine(Ask, frozen=True):
    """How would the table look after some actions of the seat to move?"""

    seq: Number  # the last step that the client knows
    actions: Actions = ()
    at: Number | None = None  # an earlier step, once the game is over


class Propose(Ask, frozen=True):
    """Show everybody what the seat to move could do; it replaces the seat's last proposal."""

    seat: Seat  # who proposes
    seq: Number  # the last step that the client knows
    actions: Annotated[Actions, Meta(min_length=1)]


class Withdraw(Ask, frozen=True):
    """Take one's own proposal back."""

    seat: Seat


class PlayAgain(Ask, frozen=True):
    """Lay another table for the same group, once the game is over; a campaign goes on there."""


class Hint(Ask, frozen=True):
    """What would a good player do at a seat now?"""

    seat: Seat


class Review(Ask, frozen=True):
    """What was good and what was costly in a game that is over?"""


AnyAsk = (
    Hello
    | LookThrough
    | Act
    | Foresee
    | Show
    | Say
    | Gesticulate
    | Sit
    | Hand
    | AskUndo
    | AnswerUndo
    | Imagine
    | Propose
    | Withdraw
    | PlayAgain
    | Hint
    | Review
)


# What the server tells


class Tell(Record, frozen=True, tag_field="tell", tag=kebab):
    """What the server sends."""


class Welcome(Tell, frozen=True):
    """The answer to a hello: where the client is, and which seats it holds."""

    ref: int
    version: str  # of the program; a client of another one reloads itself
    table: str
    game: str
    title: str
    seats: tuple[Seat, ...]
    open: bool  # nothing is secret between the seats of the table: it needs no curtain
    pack: str = ""  # the name of the pack that is played with: it has words of its own
    practice: Origin | None = None  # where the table was copied from, for practice
    campaign: Leg | None = None  # the game of a campaign that the table is
    imported: bool = False  # laid from a record: somebody may know what is to come


class Rest(Record, frozen=True, kw_only=True):
    """The table at rest, through the client's eyes."""

    view: Any
    decision: Decision | None
    outcome: Outcome | None
    limit: float | None = None  # seconds to answer this; None: the table waits for everybody


class StepTold(Record, frozen=True, omit_defaults=True):
    """One step of the log, as the client's eyes may know it; what is not there is left out."""

    seq: int
    seat: Seat | None  # None for laying the table
    events: tuple[Any, ...]
    marks: tuple[Mark | None, ...] = ()  # what its events are to those who look back, if anything
    rest: Rest | None = None  # the table after it; None where it is long ago, or the last one told
    beats: tuple[Patch, ...] = ()  # for each event, what it changes in the view


class TableNow(Rest, frozen=True, kw_only=True):
    """The table as it is, and what can be done."""

    seq: int
    offers: tuple[Any, ...]  # everything that the seat may do
    outlook: Any  # what lies ahead of it, as the game tells it
    undo: Takeback | None
    redo: int | None


class News(Tell, frozen=True):
    """The steps that the client does not know, and the table after the last of them."""

    eyes: Seat | None
    steps: tuple[StepTold, ...]
    now: TableNow


class ChairTold(Record, frozen=True):
    """A seat, as everybody may know it."""

    name: str
    player: str  # `me` for a person, or the id of a computer player
    taken: bool  # False as long as somebody is awaited
    open: bool  # anybody may take it
    here: bool  # its person is connected
    hints: int = 0  # how many it has had
    invited: bool = False  # whoever has the invitation can still claim it


class UndoQuestion(Record, frozen=True):
    """A seat wants to go back to a step; the others named here have not said yes yet."""

    seat: Seat
    to: int
    awaited: tuple[Seat, ...]


class Around(Tell, frozen=True):
    """Who is around the table. It is sent whenever that changes."""

    chairs: tuple[ChairTold, ...]
    watchers: int
    question: UndoQuestion | None
    next: str | None  # where the same group plays again
    hints: int | None = None  # how many each seat may have; None for any number
    think: bool = False  # proposals wait until the seat to move has a plan of its own
    limit: float | None = None  # seconds to answer; None for any time


class Remark(Record, frozen=True):
    """A word or a gesture, with its number."""

    number: int
    note: Said | Gestured


class Talk(Tell, frozen=True):
    """What was said since the client last heard."""

    remarks: tuple[Remark, ...]


class ProposalTold(Record, frozen=True):
    """What somebody proposes to the seat to move, as far as it is not done yet."""

    seat: Seat  # who proposes
    actions: tuple[Any, ...]  # the first of them can be done now


class Proposals(Tell, frozen=True):
    """What is proposed now, where seats play together. It is sent whenever that changes."""

    proposals: tuple[ProposalTold, ...]
    hidden: int  # others, which wait until the seat to move has a plan of its own
    kept: bool  # so does the client's own: nobody else sees it yet


class Acknowledged(Tell, frozen=True, tag="done"):
    """What was asked is done, and will be there after a crash."""

    ref: int


class Refused(Tell, frozen=True):
    """What was asked was not done, and nothing has changed. Texts say why: the key finds them."""

    ref: int | None  # None where the message could not be read
    key: str  # the id of a rule, or another key of the texts
    facts: dict[str, Any]


class Foreseen(Tell, frozen=True):
    """What an action would visibly lead to, as the game tells it; None where that is hidden."""

    ref: int
    outlook: Any


class Imagined(Tell, frozen=True):
    """The table as it would look after some actions."""

    ref: int
    seq: int  # the step from which it is imagined
    view: Any  # None where the last action would show something that is hidden now
    decision: Decision | None
    offers: tuple[Any, ...]  # what the seat to move could do then
    outlook: Any  # what would lie ahead of it
    outlooks: tuple[Any, ...]  # by action: what it would visibly lead to, as if it were foreseen


class TableShown(Tell, frozen=True, tag="shown"):
    """The table as it was after a step."""

    ref: int
    seq: int
    rest: Rest
    outlook: Any  # what lay ahead then, as the game tells it
    step: StepTold | None = None  # that led there, in beats, for a client that animates


class Advised(Tell, frozen=True):
    """A hint: the rest of a good turn, and why it is good."""

    ref: int
    seq: int  # the step after which it is good
    advice: Advice[Any]


class Reviewing(Tell, frozen=True):
    """A review is being made; there may be several of these before it is told."""

    ref: int
    done: int  # turns
    total: int


class Reviewed(Tell, frozen=True):
    """The review of a game that is over."""

    ref: int
    review: GameReview


AnyTell = (
    Welcome
    | News
    | Around
    | Talk
    | Proposals
    | Acknowledged
    | Refused
    | Foreseen
    | Imagined
    | TableShown
    | Advised
    | Reviewing
    | Reviewed
)

"""What Quests, Objectives and Rituals wait for: conditions (content, section 1.3).

A condition is something that can be true of a game. Content only puts them together;
`rules/judging.py` knows when each is true, each by one function.
"""

from enum import StrEnum

from dedale.core.records import Record
from dedale.games.chronicles.words import Count, Id, PortalColour, Remembered, Via
from dedale.maze.cell import Cell

MANY = 99


class Condition(Record, frozen=True, tag_field="when"):
    """Something that can be true of a game."""


class Always(Condition, frozen=True, tag="always"):
    """It is always true."""


class Scope(StrEnum):
    """Which part of the log counts."""

    GAME = "game"
    TURN = "turn"  # this turn
    EVENT = "event"  # only what has just happened


class Trait(StrEnum):
    """The respects in which things that happened agree, or differ."""

    HERO = "character"
    SET = "set"
    COLOUR = "colour"
    CELL = "cell"


class Tally(Condition, frozen=True, tag="count"):
    """Something has happened so many times: at least, and at most."""

    what: Remembered
    least: Count = 0
    most: Count = MANY
    scope: Scope = Scope.GAME
    id: Id | None = None  # of the Item, card or token
    set: Id | None = None  # of the Item
    building: Id | None = None  # whose card was used
    kind: Id | None = None  # of the Objective that paid
    via: Via | None = None
    colour: PortalColour | None = None
    cells: tuple[Cell, ...] = ()  # where; empty for anywhere
    own: bool = False  # only what the card's own Character did
    attached: bool = False  # only the Item that the card is attached to
    same: tuple[Trait, ...] = ()  # only those count together that agree in these
    distinct: Trait | None = None  # those that agree in this count once
    each: bool = False  # for each Character alone; the number is shared out among them


class Streak(Condition, frozen=True, tag="streak"):
    """So many Items collected in a row all differ; lootings between do not matter."""

    distinct: Trait
    least: Count


class Sequence(Condition, frozen=True, tag="sequence"):
    """Items of these sets were collected in this order; others between do not matter."""

    sets: tuple[Id, ...]


class SetsCollected(Condition, frozen=True, tag="sets"):
    """So many Items of each of so many sets were collected."""

    items: Count
    sets: Count


class Even(Condition, frozen=True, tag="even"):
    """Most and fewest Items that a Character has collected differ by this at most."""

    most: Count


class Quiet(Condition, frozen=True, tag="quiet"):
    """So many turns in a row, up to this one, nothing was looted."""

    turns: Count
    start: Count = 1  # the first of them is this turn or a later one


class EnteredTiles(Condition, frozen=True, tag="entered"):
    """The Move has entered so many different tiles."""

    least: Count
    cells: tuple[Cell, ...] = ()  # of these; empty for any


class PathSize(Condition, frozen=True, tag="path-size"):
    """A path has so many tiles."""

    least: Count


class Linked(Condition, frozen=True, tag="linked"):
    """So many of these cells are on one path."""

    cells: tuple[Cell, ...]
    least: Count
    dragon: bool = False  # on the path of the Dragon


class Person(StrEnum):
    """Which Character."""

    OWNER = "owner"  # whose card it is
    MOVER = "mover"  # who ends a Move


class Holds(Condition, frozen=True, tag="holds"):
    """A Character holds so many Items."""

    who: Person
    least: Count
    set: Id | None = None  # only those of this set
    same: bool = False  # all of one set
    distinct: bool = False  # all of different sets


class At(Condition, frozen=True, tag="at"):
    """A Character stands there."""

    who: Person
    cells: tuple[Cell, ...] = ()
    dragon: bool = False  # in the Dragon's row or column


class Thing(StrEnum):
    """What can be in the maze; looted Items lie on the Goblin board."""

    HERO = "character"
    LOOTER = "looter"
    WARDEN = "warden"
    GOBLIN = "goblin"
    PORTAL = "portal"
    LOOTED = "looted"


class Present(Condition, frozen=True, tag="present"):
    """So many of these are there now: at least, and at most."""

    what: Thing
    least: Count = 0
    most: Count = MANY
    cells: tuple[Cell, ...] = ()  # empty for the whole board
    dragon: bool = False  # in the Dragon's row or column


class InLine(Condition, frozen=True, tag="in-line"):
    """All Characters stand in one row or one column."""


class DuringTurns(Condition, frozen=True, tag="turn"):
    """It is one of these turns of the game."""

    least: Count = 0
    most: Count = MANY
    own: bool = False  # of the Character whose card it is


class Cause(Condition, frozen=True, tag="cause"):
    """The game has ended for one of these reasons."""

    causes: tuple[Id, ...]


class Party(Condition, frozen=True, tag="party"):
    """So many Characters play."""

    least: Count = 0
    most: Count = MANY


class All(Condition, frozen=True, tag="all"):
    """All of these are true."""

    of: "tuple[AnyCondition, ...]"


class Some(Condition, frozen=True, tag="some"):
    """At least one of these is true."""

    of: "tuple[AnyCondition, ...]"


class Not(Condition, frozen=True, tag="not"):
    """Something is not true."""

    of: "AnyCondition"


AnyCondition = (
    Always
    | Tally
    | Streak
    | Sequence
    | SetsCollected
    | Even
    | Quiet
    | EnteredTiles
    | PathSize
    | Linked
    | Holds
    | At
    | Present
    | InLine
    | DuringTurns
    | Cause
    | Party
    | All
    | Some
    | Not
)

"""What cards do: effects (content, section 1.2). Content only puts them together.

An effect is one thing that happens. `rules/effects/` knows how, by one value for each.
"""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from dedale.core.effects import Effect
from dedale.games.chronicles.words import Count

Limit = Annotated[int, Meta(ge=1, le=99)]


class Who(StrEnum):
    """Which Character."""

    SELF = "self"  # whose card it is, or who uses it
    ACTIVE = "active"  # whose turn it is
    ANY = "any"  # the user picks one
    EACH = "each"  # all in turn order from the active one, each may decline


class GrantMove(Effect, frozen=True, tag="move"):
    """A Move (CH-MOVE)."""

    who: Who = Who.SELF
    most: Limit | None = None  # steps; left out, any number
    nowalls: bool = False  # steps may cross closed edges
    charge: bool = False  # Goblins do not stop, and are knocked out on every tile that is entered
    inside: bool = False  # it changes the Move in progress instead of granting one


class ShiftMode(StrEnum):
    """Who decides about a Shift."""

    CHOICE = "choice"  # the user
    RANDOM = "random"  # chance, a random arrow and rotation each time
    SLIDE = "slide"  # the three lines of a random side rotate by one


class Shift(Effect, frozen=True, tag="shift"):
    """The maze shifts (CH-SHIFT)."""

    mode: ShiftMode = ShiftMode.CHOICE
    count: Count = 1  # how many times, where chance decides
    who: Who = Who.SELF  # who makes it: the user, or the active Character


class RotateTiles(Effect, frozen=True, tag="rotate"):
    """Movable tiles get any orientation: the tile of the user's Character, or any ones."""

    count: Count = 1  # at most so many different tiles
    anywhere: bool = False  # any tiles, not that of a Character


class SwapKind(StrEnum):
    """What changes places."""

    TILES = "tiles"  # two movable neighbours, with everything on them
    FIGURES = "figures"  # two Characters, or a Character and a Goblin
    PORTAL = "portal"  # a random Portal and a random Echo


class SwapTwo(Effect, frozen=True, tag="swap"):
    """Two things change places."""

    what: SwapKind


class Figure(StrEnum):
    """Who is put somewhere."""

    SELF = "self"  # the user's Character
    EACH = "each"  # the Character of the loop, or the active one
    GOBLIN = "goblin"  # one that the user picks


class Where(StrEnum):
    """Where something may be put."""

    LINE = "line"  # in its row or column
    START = "start"  # on its start corner
    ANYWHERE = "anywhere"  # on any tile


class Bar(StrEnum):
    """What must not be on a tile on which something is put."""

    PORTAL = "portal"
    HERO = "character"
    WARDEN = "warden"
    DRAGON = "dragon"


class PutFigure(Effect, frozen=True, tag="put"):
    """A figure is put on a tile: no Move, nothing is entered, collected or knocked out."""

    who: Figure
    where: Where
    without: tuple[Bar, ...] = ()


class LooterDeed(StrEnum):
    """What a Looter does."""

    ACTIVATE = "activate"  # it comes to the Portal, or loots if it is there already (CH-LOOT)
    PLACE = "place"  # it comes to the Portal
    LOOT = "loot"  # it loots, if it is there


class WhichPortal(StrEnum):
    """Which Portal a Looter goes to."""

    RANDOM = "random"  # one of those in the maze
    NEXT = "next"  # the next present colour after the one before
    EACH = "each"  # the colour of the loop
    DRAGON = "dragon"  # the nearest to the Dragon


class Looter(Effect, frozen=True, tag="looter"):
    """A Looter comes or loots."""

    deed: LooterDeed
    colour: WhichPortal


class WardenDeed(StrEnum):
    """What Wardens do."""

    PATROL = "patrol"  # each goes on by so many posts (CH-WRD-4)
    ANCHOR = "anchor"  # one comes to a post of the route, or to the next free one (CH-WRD-5)
    NEAR_ACTIVE = "near-active"  # one comes to the free post nearest to the active Character
    NEAR_DRAGON = "near-dragon"  # one comes to the free post nearest to the Dragon


class Warden(Effect, frozen=True, tag="warden"):
    """Wardens patrol, or one is placed."""

    deed: WardenDeed
    number: Count = 1  # of posts to go, or of the post, counted from 0


class WhichGoblins(StrEnum):
    """Which Goblins."""

    LOOTER = "looter"  # Looters alone
    GOBLIN = "goblin"  # Looters and Wardens


class KnockOutRange(StrEnum):
    """Where Goblins are knocked out."""

    MAZE = "maze"  # anywhere
    LINE = "line"  # in the row or column of the user's Character
    AROUND = "around"  # on its tile and the tiles beside it


class KnockOut(Effect, frozen=True, tag="knock-out"):
    """Goblins are knocked out (CH-ENM-2)."""

    foe: WhichGoblins  # of which kind
    where: KnockOutRange = KnockOutRange.MAZE
    count: Limit | None = None  # left out, all of them
    fewer: bool = False  # the user may stop earlier


class Collect(Effect, frozen=True, tag="collect"):
    """A Character of the user's choice collects from a Portal in its row or column."""


class Crystals(Effect, frozen=True, tag="crystals"):
    """The group gets Crystals for this game, or loses some."""

    count: Annotated[int, Meta(ge=-99, le=99)]  # below zero they are lost


class GlassDeed(StrEnum):
    """What happens to Hourglasses."""

    TAKE_ONE = "take-one"  # one, from any card that the user picks
    TAKE_EACH = "take-each"  # one, from every Skill
    TAKE_ALL = "take-all"  # all, from one personal Skill; the used card gets as many and one more
    ADD_EMPTY = "add-empty"  # one, on a Skill of the loop's Character that has none
    ADD = "add"  # one, on a Skill of the loop's Character


class Glass(Effect, frozen=True, tag="glass"):
    """Hourglasses come or go."""

    deed: GlassDeed


class RerollDice(Effect, frozen=True, tag="reroll"):
    """Dice that are not resolved are rolled again."""

    most: Limit | None = None  # left out, any number


class DeckDeed(StrEnum):
    """What happens to a deck."""

    ORDER = "order"  # its top cards are looked at and returned in any order
    SORT = "sort"  # each of them goes on top or under the deck
    SEARCH = "search"  # one card of it comes on top, the rest is shuffled
    EVENT = "event"  # an Event is drawn and resolved


class Deck(Effect, frozen=True, tag="deck"):
    """A deck is looked at, or drawn from."""

    deed: DeckDeed
    items: bool = False  # the Item deck rather than the Event deck
    count: Annotated[int, Meta(ge=1, le=3)] = 1  # cards that are looked at, or Events


class PlaceSnare(Effect, frozen=True, tag="snare"):
    """A snare from beside the board is put on the tile of the user's Character."""


class PreventLooting(Effect, frozen=True, tag="guard"):
    """The looting that is about to happen does not happen."""


class Flag(StrEnum):
    """A rule that holds for a while."""

    STEP_CAP = "step-cap"  # no Move has more steps than `number`
    GOBLINS_STOP = "goblins-stop"  # Looters stop a Move, too
    DRAGON_CALM = "dragon-calm"  # the Dragon stops no Move, and stays after a Soothe


class Until(StrEnum):
    """How long it holds."""

    TURN = "turn"  # the end of this turn
    NEXT = "next"  # the start of the active Character's next turn


class TemporaryRule(Effect, frozen=True, tag="rule"):
    """A rule comes into force for a while."""

    flag: Flag
    until: Until
    number: Count = 0  # of steps


class Borrow(Effect, frozen=True, tag="borrow"):
    """A Scroll of a kind that the shop still has is taken for this game."""


class GiveBack(Effect, frozen=True, tag="give-back"):
    """An owned Scroll goes back to the shop."""


class Recover(Effect, frozen=True, tag="recover"):
    """Looted Items go to a Character of the user's choice."""

    count: Count = 1  # how many Items


class Uncheck(Effect, frozen=True, tag="uncheck"):
    """A Ritual loses a Checkmark."""


class Fly(Effect, frozen=True, tag="fly"):
    """The Dragon flies (CH-FIN-10)."""


class Those(StrEnum):
    """What a loop goes over; the list is fixed when it starts."""

    HEROES = "characters"  # from the active one on
    IN_DRAGON_LINE = "characters-in-dragon-line"  # in the row or column of the Dragon
    LOOTED = "portals-with-looter"
    FREE = "portals-without-looter"


class Each(Effect, frozen=True, tag="for-each"):
    """Effects happen for each of these."""

    of: Those
    effects: "tuple[AnyEffect, ...]"


class Either(Effect, frozen=True, tag="either"):
    """The user picks one of these."""

    options: "tuple[tuple[AnyEffect, ...], ...]"


class Maybe(Effect, frozen=True, tag="maybe"):
    """The user may decline this."""

    effects: "tuple[AnyEffect, ...]"


class Instead(Effect, frozen=True, tag="instead"):
    """Where the first cannot be carried out, the other is."""

    effects: "tuple[AnyEffect, ...]"
    otherwise: "tuple[AnyEffect, ...]"


AnyEffect = (
    GrantMove
    | Shift
    | RotateTiles
    | SwapTwo
    | PutFigure
    | Looter
    | Warden
    | KnockOut
    | Collect
    | Crystals
    | Glass
    | RerollDice
    | Deck
    | PlaceSnare
    | PreventLooting
    | TemporaryRule
    | Borrow
    | GiveBack
    | Recover
    | Uncheck
    | Fly
    | Each
    | Either
    | Maybe
    | Instead
)

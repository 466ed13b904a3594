"""The words that effects are made of: icons, tokens, whom they are for, where they lead."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

Count = Annotated[int, Meta(ge=0, le=30)]
Cell = Annotated[int, Meta(ge=1, le=7)]


class Icon(StrEnum):
    """What lies in a hero's pool until it is spent (LG-POOL-1)."""

    SWORD = "sword"
    SHIELD = "shield"
    BOOTS = "boots"
    RANGED = "ranged"
    TELEPORT = "teleport"
    REUSE = "reuse"
    TRANSMUTE = "transmute"


class Basic(StrEnum):
    """The four basic icons (LG-CARD-10, LG-POOL-8)."""

    SWORD = "sword"
    SHIELD = "shield"
    DUST = "dust"
    BOOTS = "boots"


class NamedIcon(StrEnum):
    """What can be named at the Dust Nugget (LG-CH5-24)."""

    SWORD = "sword"
    SHIELD = "shield"
    DUST = "dust"
    BOOTS = "boots"
    RANGED = "ranged"
    DRAW = "draw"
    TELEPORT = "teleport"
    HEAL = "heal"
    REUSE = "reuse"
    TRANSMUTE = "transmute"


class Who(StrEnum):
    """Whom an effect is for (LG-POOL-13, LG-FAIRY-16, LG-REW-2)."""

    SELF = "self"
    ANY = "any"  # the acting hero, or another one that agrees
    SPLIT = "split"  # divided among heroes
    EACH = "each"  # every hero, or every player, in turn order


class Token(StrEnum):
    """What is put on the mat by a roll of the die."""

    CAVE_IN = "cave-in"  # LG-EVENT-1
    DARKNESS = "darkness"  # LG-EVENT-4
    FURY = "fury"  # LG-EVENT-5, as the next two
    CARAPACE = "carapace"
    DREAD = "dread"
    FIRE = "fire"  # LG-CH1-14
    MUD = "mud"  # LG-CH1-22, LG-CH5-27


THREATS = (Token.FURY, Token.CARAPACE, Token.DREAD)


class What(StrEnum):
    """What can be gained."""

    ITEM = "item"
    FAIRY = "fairy"
    EITHER = "either"  # one item or one fairy (LG-CH1-7)


class Source(StrEnum):
    """Where it is taken from."""

    MARKET = "market"
    SANCTUARY = "sanctuary"


class Range(StrEnum):
    """Where a device can hit."""

    ADJOINING = "adjoining"
    ELSEWHERE = "elsewhere"  # any cell but the adjoining one
    ANYWHERE = "anywhere"


class Device(StrEnum):
    """What it hits with; some bodies of the Incarnation fear only one of them (LG-CH5-14)."""

    BALLISTA = "ballista"
    WALL_TRAP = "wall-trap"
    CRYSTAL_TRAP = "crystal-trap"
    MAGIC_SHOCK = "magic-shock"


class Order(StrEnum):
    """What may be done with game cards that were looked at."""

    ORDER = "order"  # LG-FAIRY: back on top, in any order
    TOP_BOTTOM = "top-bottom"  # LG-CH2-17: each on the top or under the deck


class Where(StrEnum):
    """Where heroes are put."""

    LEFT = "left"  # one cell, or lose 1 on cell 1 (LG-EVENT-3)
    CASTLE = "castle"  # cell 7
    DIE = "die"  # all to the cell that is rolled (LG-CH4-18)
    CHOICE = "choice"  # each where it likes (LG-CH4-19)

"""What cards, fairies, skills, places and events do: effects, and what they cost.

An effect is one thing that happens. The rules know how, each by one function
(`rules/effects.py` and the chapters); content only puts effects together.
"""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from dedale.core.records import Record

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


class Shown(StrEnum):
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


class Effect(Record, frozen=True, tag_field="effect", forbid_unknown_fields=True):
    """One thing that happens."""


class AddIcon(Effect, frozen=True, tag="icon"):
    """Pool icons are gained (LG-POOL-2)."""

    icon: Icon
    count: Count = 1
    reach: Annotated[int, Meta(ge=0, le=3)] = 0  # of ranged icons


class Dust(Effect, frozen=True, tag="dust"):
    """Dust is recovered (LG-DUST-4)."""

    count: Count
    who: Who = Who.SELF


class Heal(Effect, frozen=True, tag="heal"):
    """Resistance is recovered (LG-HERO-6, LG-HERO-7); 0 is all of it."""

    count: Count = 0
    who: Who = Who.SELF


class Draw(Effect, frozen=True, tag="draw"):
    """Cards are drawn from the own deck (LG-CARD-4)."""

    count: Count = 1
    who: Who = Who.SELF


class Lose(Effect, frozen=True, tag="lose"):
    """Resistance is lost, and nothing cancels it (LG-HERO-8)."""

    count: Count = 1
    who: Who = Who.SELF


class What(StrEnum):
    """What can be gained."""

    ITEM = "item"
    FAIRY = "fairy"
    EITHER = "either"  # one item or one fairy (LG-CH1-7)


class Source(StrEnum):
    """Where it is taken from."""

    MARKET = "market"
    SANCTUARY = "sanctuary"


class Gain(Effect, frozen=True, tag="gain"):
    """An item or a fairy is taken (LG-REW-3, LG-REW-4, LG-LOC-11)."""

    what: What
    source: Source = Source.MARKET
    who: Who = Who.SELF


class Range(StrEnum):
    """Where a device can hit."""

    ADJOINING = "adjoining"
    ELSEWHERE = "elsewhere"  # any cell but the adjoining one
    ANYWHERE = "anywhere"


class Device(StrEnum):
    """With what it hits; some bodies of the Incarnation fear only one of them (LG-CH5-14)."""

    BALLISTA = "ballista"
    WALL_TRAP = "wall-trap"
    CRYSTAL_TRAP = "crystal-trap"
    MAGIC_SHOCK = "magic-shock"


class Hit(Effect, frozen=True, tag="hit"):
    """A device attacks (LG-FIGHT-1, LG-FIGHT-13)."""

    device: Device
    count: Count = 0
    dice: tuple[Count, ...] = ()  # instead of a count: by face of the die
    range: Range = Range.ANYWHERE
    armour: bool = False  # whether armour reduces it


class Faces(Record, frozen=True):
    """What some faces of the die lead to."""

    faces: tuple[Annotated[int, Meta(ge=1, le=6)], ...]
    effects: "tuple[AnyEffect, ...]" = ()


class Roll(Effect, frozen=True, tag="roll"):
    """The die is rolled, and its entry in a table happens."""

    table: tuple[Faces, ...]


class Order(StrEnum):
    """What may be done with game cards that were looked at."""

    ORDER = "order"  # LG-FAIRY: back on top, in any order
    TOP_BOTTOM = "top-bottom"  # LG-CH2-17: each on the top or under the deck


class Peek(Effect, frozen=True, tag="peek"):
    """Game cards are looked at (LG-END-4)."""

    count: Count
    order: Order = Order.TOP_BOTTOM


class Reveal(Effect, frozen=True, tag="reveal"):
    """The ordinary reveals of this turn become more or fewer (LG-TURN-9)."""

    count: Annotated[int, Meta(ge=-1, le=3)]


class RevealNow(Effect, frozen=True, tag="reveal-now"):
    """The top game card is revealed at once, beside the ordinary ones (LG-TURN-11)."""


class Fetch(Effect, frozen=True, tag="fetch"):
    """A card of choice comes from the own deck or discard pile to the hand (LG-FAIRY-17)."""


class Repeat(Effect, frozen=True, tag="repeat"):
    """A card that was played in this turn happens again (LG-FAIRY-8)."""


class Weaken(Effect, frozen=True, tag="weaken"):
    """Claws and armour of a monster are 1 lower for this turn (LG-FAIRY-13)."""


class SwapHeroes(Effect, frozen=True, tag="swap-heroes"):
    """The acting hero and another one exchange cells (LG-FAIRY-14)."""


class SwapMonsters(Effect, frozen=True, tag="swap-monsters"):
    """Two monsters exchange cells (LG-FAIRY-15)."""


class RemoveThreat(Effect, frozen=True, tag="remove-threat"):
    """A threat token leaves the passage (LG-EVENT-8)."""


class DieBefore(Effect, frozen=True, tag="set-die"):
    """Instead of a roll, its result is named (LG-FAIRY-10)."""


class DieAfter(Effect, frozen=True, tag="reroll"):
    """A roll is made again, and dust is recovered (LG-FAIRY-11)."""

    dust: Count = 2


class PlaceToken(Effect, frozen=True, tag="token"):
    """The die says where a token is put."""

    token: Token


class PlaceTrap(Effect, frozen=True, tag="trap"):
    """A trap is put on an empty slot (LG-TRAP-2)."""

    number: Annotated[int, Meta(ge=2, le=5)]


class Where(StrEnum):
    """Where heroes are put."""

    LEFT = "left"  # one cell, or lose 1 on cell 1 (LG-EVENT-3)
    CASTLE = "castle"  # cell 7
    DIE = "die"  # all to the cell that is rolled (LG-CH4-18)
    CHOICE = "choice"  # each where it likes (LG-CH4-19)


class HeroTo(Effect, frozen=True, tag="hero-to"):
    """Heroes are put on a cell."""

    where: Where
    who: Who = Who.SELF


class Either(Effect, frozen=True, tag="either"):
    """One of several effects is chosen."""

    choices: "tuple[AnyEffect, ...]"
    who: Who = Who.SELF  # the active player, or each player
    may: bool = False  # whether it can be left (LG-CH5-22)


class FillBucket(Effect, frozen=True, tag="fill-bucket"):
    """The empty bucket becomes full (LG-CH1-10, LG-CH1-11)."""


class PutOut(Effect, frozen=True, tag="put-out"):
    """A fire here is put out with the bucket (LG-CH1-5)."""


class RemoveFire(Effect, frozen=True, tag="remove-fire"):
    """A fire of any place may be removed (LG-CH1-26)."""


class AddRavager(Effect, frozen=True, tag="ravager"):
    """A Ravager joins the monster nearest to the castle (LG-CH1-15)."""


class Observe(Effect, frozen=True, tag="observe"):
    """A moon on its cell is observed (LG-CH2-5)."""


class MoveCards(Effect, frozen=True, tag="move-cards"):
    """Two passage cards are swapped, or one is moved to an empty cell (LG-CH2-16, LG-CH5-20)."""

    swap: bool = True
    monsters: bool = False  # monsters alone


class Sabotage(Effect, frozen=True, tag="sabotage"):
    """The Observatory is sabotaged (LG-CH2-19)."""


class OpenPortals(Effect, frozen=True, tag="portals"):
    """The elven paths open (LG-CH2-21)."""


class Storm(Effect, frozen=True, tag="storm"):
    """A storm token is put on each place (LG-CH2-28)."""


class SwapPlaces(Effect, frozen=True, tag="swap-places"):
    """Two places exchange their numbers (LG-CH2-31)."""

    first: Annotated[int, Meta(ge=1, le=6)]
    second: Annotated[int, Meta(ge=1, le=6)]


class Gifts(Effect, frozen=True, tag="gifts"):
    """Each player takes a different gift of the storm (LG-CH2-32)."""


class MoveCart(Effect, frozen=True, tag="move-cart"):
    """The cart moves one cell, wherever it is (LG-CH3-11)."""


class Mine(Effect, frozen=True, tag="mine"):
    """Crystals come out of the mine (LG-CH3-15)."""

    count: Count


class SharpBend(Effect, frozen=True, tag="sharp-bend"):
    """The cart loses a crystal and rolls on (LG-CH3-26)."""


class BrakeFailure(Effect, frozen=True, tag="brake-failure"):
    """The cart rolls back (LG-CH3-27)."""


class Bats(Effect, frozen=True, tag="bats"):
    """Bats come between two cells of the hero path (LG-CH3-28)."""


class Gate(Effect, frozen=True, tag="gate"):
    """The gate falls between two cells of the hero path (LG-CH3-21)."""


class SecretPassage(Effect, frozen=True, tag="secret-passage"):
    """A cell of the passage is skipped from now on (LG-CH3-24)."""


class TakeMagma(Effect, frozen=True, tag="magma"):
    """The magma is taken up, which hurts (LG-CH4-10)."""


class TurnDial(Effect, frozen=True, tag="dial"):
    """Items turn the dial, and the hero goes where it points (LG-CH4-14)."""


class Whispers(Effect, frozen=True, tag="whispers"):
    """Madness comes on top of each deck (LG-CH4-20)."""


class Strike(Effect, frozen=True, tag="strike"):
    """Another hero on the cell takes damage, and may cancel it (LG-CH4-23)."""


class LoseFairy(Effect, frozen=True, tag="lose-fairy"):
    """An own fairy leaves (LG-CH4-23)."""


class LoseTrap(Effect, frozen=True, tag="lose-trap"):
    """A placed trap goes back to the reserve (LG-CH4-23)."""


class Charge(Effect, frozen=True, tag="charge"):
    """Shock tokens are charged (LG-CH5-18)."""

    left: bool = False
    right: bool = False


class Discharge(Effect, frozen=True, tag="discharge"):
    """Charged shock tokens hit (LG-CH5-19)."""


class Nugget(Effect, frozen=True, tag="nugget"):
    """An icon is named, and the top card of the own deck is shown (LG-CH5-21)."""


class Advance(Effect, frozen=True, tag="advance"):
    """The Incarnation moves on, and enters one cell later from now on (LG-CH5-29)."""


class DarknessHurts(Effect, frozen=True, tag="darkness-hurts"):
    """Heroes near the Head lose resistance (LG-CH5-28)."""

    count: Count = 1


class Collapse(Effect, frozen=True, tag="collapse"):
    """All placed traps go back to the reserve (LG-CH5-32)."""


AnyEffect = (
    AddIcon
    | Dust
    | Heal
    | Draw
    | Lose
    | Gain
    | Hit
    | Roll
    | Peek
    | Reveal
    | RevealNow
    | Fetch
    | Repeat
    | Weaken
    | SwapHeroes
    | SwapMonsters
    | RemoveThreat
    | DieBefore
    | DieAfter
    | PlaceToken
    | PlaceTrap
    | HeroTo
    | Either
    | FillBucket
    | PutOut
    | RemoveFire
    | AddRavager
    | Observe
    | MoveCards
    | Sabotage
    | OpenPortals
    | Storm
    | SwapPlaces
    | Gifts
    | MoveCart
    | Mine
    | SharpBend
    | BrakeFailure
    | Bats
    | Gate
    | SecretPassage
    | TakeMagma
    | TurnDial
    | Whispers
    | Strike
    | LoseFairy
    | LoseTrap
    | Charge
    | Discharge
    | Nugget
    | Advance
    | DarknessHurts
    | Collapse
)


class Cost(Record, frozen=True):
    """What must be paid, in full or not at all (LG-DUST-5)."""

    dust: Count = 0
    sword: Count = 0
    shield: Count = 0
    boots: Count = 0
    ranged: Count = 0  # of any reach
    cards: Count = 0  # discarded from the hand (LG-CARD-13)
    bucket: bool = False  # a full one


FREE = Cost()


class Option(Record, frozen=True):
    """One way to use a card, a skill, a fairy or a place."""

    effects: tuple[AnyEffect, ...]
    cost: Cost = FREE

"""Effects that any chapter can have."""

from typing import Annotated

from msgspec import Meta

from dedale.core.effects import Effect
from dedale.games.legends.effects.words import (
    Count,
    Device,
    Icon,
    Order,
    Range,
    Source,
    Token,
    What,
    Where,
    Who,
)


class AddIcon(Effect, frozen=True, tag="icon"):
    """Pool icons are gained (LG-POOL-2)."""

    icon: Icon
    count: Count = 1
    reach: Annotated[int, Meta(ge=0, le=3)] = 0  # of ranged icons


class Dust(Effect, frozen=True, tag="dust"):
    """Dust is recovered (LG-DUST-4), all of it where no number is given."""

    count: Count | None = None
    who: Who = Who.SELF


class Heal(Effect, frozen=True, tag="heal"):
    """Resistance is recovered (LG-HERO-6, LG-HERO-7), all of it where no number is given."""

    count: Count | None = None
    who: Who = Who.SELF


class Draw(Effect, frozen=True, tag="draw"):
    """Cards are drawn from the hero's own deck (LG-CARD-4)."""

    count: Count = 1
    who: Who = Who.SELF


class Lose(Effect, frozen=True, tag="lose"):
    """Resistance is lost, and nothing cancels it (LG-HERO-8)."""

    count: Count = 1
    who: Who = Who.SELF


class Gain(Effect, frozen=True, tag="gain"):
    """An item or a fairy is taken (LG-REW-3, LG-REW-4, LG-LOC-11)."""

    what: What
    source: Source = Source.MARKET
    who: Who = Who.SELF


class Hit(Effect, frozen=True, tag="hit"):
    """A device attacks (LG-FIGHT-1, LG-FIGHT-13)."""

    device: Device
    count: Count = 0
    dice: tuple[Count, ...] = ()  # instead of a count: by face of the die
    range: Range = Range.ANYWHERE
    armour: bool = False  # whether armour reduces it


class PeekAtDeck(Effect, frozen=True, tag="peek"):
    """Game cards are looked at (LG-END-4)."""

    count: Count
    order: Order = Order.TOP_BOTTOM


class Reveal(Effect, frozen=True, tag="reveal"):
    """The ordinary reveals of this turn become more or fewer (LG-TURN-9)."""

    count: Annotated[int, Meta(ge=-1, le=3)]


class RevealNow(Effect, frozen=True, tag="reveal-now"):
    """The top game card is revealed at once, beside the ordinary ones (LG-TURN-11)."""


class Fetch(Effect, frozen=True, tag="fetch"):
    """A chosen card comes from the hero's own deck or discard pile to the hand (LG-FAIRY-17)."""


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
    """The die says where a token is put (LG-EVENT-1, LG-EVENT-4, LG-EVENT-5)."""

    token: Token


class PlaceTrap(Effect, frozen=True, tag="trap"):
    """A trap is put on an empty slot (LG-TRAP-2)."""

    number: Annotated[int, Meta(ge=2, le=5)]


class HeroTo(Effect, frozen=True, tag="hero-to"):
    """Heroes are put on a cell (LG-EVENT-3, LG-CH4-18, LG-CH4-19)."""

    where: Where
    who: Who = Who.SELF

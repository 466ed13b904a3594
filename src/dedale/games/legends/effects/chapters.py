"""Effects that only one chapter has."""

from typing import Annotated

from msgspec import Meta

from dedale.core.effects import Effect
from dedale.games.legends.effects.words import Count


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
    """One of the hero's own fairies leaves (LG-CH4-23)."""


class LoseTrap(Effect, frozen=True, tag="lose-trap"):
    """A placed trap goes back to the reserve (LG-CH4-23)."""


class Charge(Effect, frozen=True, tag="charge"):
    """Shock tokens are charged (LG-CH5-18)."""

    left: bool = False
    right: bool = False


class Discharge(Effect, frozen=True, tag="discharge"):
    """Charged shock tokens hit (LG-CH5-19)."""


class Nugget(Effect, frozen=True, tag="nugget"):
    """An icon is named, and the top card of the hero's own deck is shown (LG-CH5-21)."""


class Advance(Effect, frozen=True, tag="advance"):
    """The Incarnation moves on, and enters one cell later from now on (LG-CH5-29)."""


class DarknessHurts(Effect, frozen=True, tag="darkness-hurts"):
    """Heroes near the Head lose resistance (LG-CH5-28)."""

    count: Count = 1


class Collapse(Effect, frozen=True, tag="collapse"):
    """All placed traps go back to the reserve (LG-CH5-32)."""

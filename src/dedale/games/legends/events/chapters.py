"""What happens in one chapter alone."""

from dedale.core.records import Event, Seat
from dedale.games.legends.effects import NamedIcon


class BucketFilled(Event, frozen=True):
    """A hero filled the bucket (LG-CH1-10, LG-CH1-11)."""

    hero: str


class BucketsSwapped(Event, frozen=True):
    """LG-CH1-8: whose bucket is full now."""

    hero: str


class FireOut(Event, frozen=True):
    """A fire is out (LG-CH1-5, LG-CH1-26)."""

    place: str
    left: int  # on all places


class FireSpread(Event, frozen=True):
    """A Serpent left its fire on a place (LG-CH1-24)."""

    card: str
    place: str


class RavagerCame(Event, frozen=True):
    """A Ravager is there (LG-CH1-15, LG-CH1-16)."""

    cell: int


class Observed(Event, frozen=True):
    """A moon was observed (LG-CH2-5)."""

    hero: str
    card: str
    count: int


class Sabotaged(Event, frozen=True):
    """The Observatory cannot be used (LG-CH2-19)."""

    place: str


class Repaired(Event, frozen=True):
    """A hero set the Observatory right (LG-CH2-19)."""

    hero: str


class PortalsOpened(Event, frozen=True):
    """The elven paths lead on from now on (LG-CH2-21)."""


class StormGathered(Event, frozen=True):
    """Storm tokens lie on the places (LG-CH2-28)."""


class StormBroke(Event, frozen=True):
    """A storm token was turned up (LG-CH2-30)."""

    card: str


class PlacesSwapped(Event, frozen=True):
    """Two places changed their numbers (LG-CH2-31)."""

    first: int
    second: int


class DustEaten(Event, frozen=True):
    """Dust lies on the Magic Eater (LG-CH2-24)."""

    hero: str
    count: int


class DustFreed(Event, frozen=True):
    """Dust came back from the Magic Eater (LG-CH2-25)."""

    hero: str
    count: int


class CartMoved(Event, frozen=True):
    """The cart rolled to a cell (LG-CH3-3, LG-CH3-11)."""

    cell: int


class CartLoaded(Event, frozen=True):
    """A hero put crystals on the cart (LG-CH3-6)."""

    hero: str
    count: int


class CartUnloaded(Event, frozen=True):
    """An Extra Cart between two empty cells is unloaded (LG-CH3-31)."""

    card: str
    cell: int


class Delivered(Event, frozen=True):
    """Crystals are in the castle (LG-CH3-5)."""

    count: int
    total: int


class CrystalsPlaced(Event, frozen=True):
    """Crystals lie on a place."""

    place: str
    count: int


class CrystalsLost(Event, frozen=True):
    """Crystals went back to the reserve (LG-CH3-8)."""

    count: int


class CrystalsEaten(Event, frozen=True):
    """A monster swallowed crystals (LG-CH3-18)."""

    card: str
    count: int


class HuntersMet(Event, frozen=True):
    """A guild token lies on the Guild (LG-CH3-12)."""

    count: int


class GateClosed(Event, frozen=True):
    """The gate fell between two cells (LG-CH3-21)."""

    cell: int  # on its left


class KeyTaken(Event, frozen=True):
    """A hero has the key (LG-CH3-23)."""

    hero: str


class GateOpened(Event, frozen=True):
    """Gate and key are gone (LG-CH3-23)."""

    hero: str


class BatsCame(Event, frozen=True):
    """Bats flutter between two cells (LG-CH3-28)."""

    cell: int  # on their left


class PassageFound(Event, frozen=True):
    """A cell of the passage is skipped from now on (LG-CH3-24)."""

    cell: int


class LavaCooled(Event, frozen=True):
    """Lava beside a defeated Slug is cool (LG-CH4-5)."""

    cell: int
    left: int


class DialTurned(Event, frozen=True):
    """The dial points to another number (LG-CH4-14)."""

    hero: str
    number: int


class MagmaTaken(Event, frozen=True):
    """A hero holds the magma (LG-CH4-10)."""

    hero: str


class MagmaGiven(Event, frozen=True):
    """The magma went to another hero (LG-CH4-12)."""

    hero: str


class MadnessCame(Event, frozen=True):
    """A madness card lies on top of a deck (LG-CH4-20)."""

    seat: Seat
    card: str


class Struck(Event, frozen=True):
    """Madness struck a hero (LG-CH4-23)."""

    hero: str


class Parried(Event, frozen=True):
    """A shield cancelled the damage (LG-ACT-22)."""

    hero: str
    card: str


class RowEntered(Event, frozen=True):
    """A card of the Incarnation entered (LG-CH5-5)."""

    card: str
    cell: int  # of the Head now


class RowMoved(Event, frozen=True):
    """The Head stands on another cell (LG-CH5-8, LG-CH5-29)."""

    cell: int


class Charged(Event, frozen=True):
    """A shock token is charged (LG-CH5-18)."""

    hero: str
    side: str


class NuggetNamed(Event, frozen=True):
    """An icon was named, and a card shown (LG-CH5-21)."""

    hero: str
    icon: NamedIcon
    card: str
    found: bool

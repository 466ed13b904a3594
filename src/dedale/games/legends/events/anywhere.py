"""What happens in every chapter."""

from typing import ClassVar

from dedale.core.records import Event, Mark, Seat
from dedale.games.legends.actions import Weapon
from dedale.games.legends.effects import Basic, Device, Icon, Token


class TurnBegan(Event, frozen=True):
    """A seat begins its turn (LG-TURN-1)."""

    mark: ClassVar[Mark] = Mark.TURN

    seat: Seat
    turn: int


class Drawn(Event, frozen=True):
    """Cards came to a hand (LG-CARD-4)."""

    seat: Seat
    count: int


class CardsDrawn(Event, frozen=True):
    """Which cards they were."""

    seat: Seat
    cards: tuple[str, ...]


class Reshuffled(Event, frozen=True):
    """A discard pile became the deck (LG-CARD-4)."""

    seat: Seat


class CardPlayed(Event, frozen=True):
    """A card was played for a hero (LG-CARD-9)."""

    hero: str
    card: str
    option: int


class CardRepeated(Event, frozen=True):
    """A card happened again (LG-FAIRY-8)."""

    hero: str
    card: str
    option: int


class Discarded(Event, frozen=True):
    """A card was discarded as a cost (LG-CARD-12)."""

    seat: Seat
    card: str


class ThreeDiscarded(Event, frozen=True):
    """Three cards gave a basic icon (LG-CARD-10)."""

    hero: str
    icon: Basic


class Fetched(Event, frozen=True):
    """A chosen card came to the hand (LG-FAIRY-17)."""

    seat: Seat
    card: str


class SkillUsed(Event, frozen=True):
    """A step of a skill track was used (LG-SKILL-3)."""

    hero: str
    card: str
    left: int


class FairyUsed(Event, frozen=True):
    """A fairy helped, and flew to the used pile (LG-FAIRY-4)."""

    hero: str
    card: str


class FairyLost(Event, frozen=True):
    """A fairy was sent away (LG-CH4-23)."""

    hero: str
    card: str


class FairyTaken(Event, frozen=True):
    """A hero has a new fairy (LG-REW-4)."""

    hero: str
    card: str


class ItemTaken(Event, frozen=True):
    """An item lies on top of a deck (LG-REW-3)."""

    hero: str
    card: str


class Declined(Event, frozen=True):
    """A reward was left (LG-REW-7)."""

    hero: str


class Gained(Event, frozen=True, omit_defaults=False):
    """Icons came into a pool (LG-POOL-2)."""

    hero: str
    icon: Icon
    count: int
    reach: int = 0


class Altered(Event, frozen=True):
    """An icon counts as another for the rest of the turn (LG-POOL-9)."""

    hero: str
    icon: Basic
    into: Basic


class DustRecovered(Event, frozen=True):
    """Dust became usable (LG-DUST-4)."""

    hero: str
    count: int


class DustSpent(Event, frozen=True):
    """Dust was paid (LG-DUST-3)."""

    hero: str
    count: int


class Healed(Event, frozen=True):
    """Resistance was recovered (LG-HERO-6)."""

    hero: str
    count: int


class Hurt(Event, frozen=True):
    """Resistance was lost (LG-HERO-8)."""

    hero: str
    count: int
    left: int


class Returned(Event, frozen=True):
    """A fallen hero is back in the castle (LG-RET-3)."""

    hero: str


class HeroWalked(Event, frozen=True, tag="walked"):
    """A hero walked a step (LG-MOVE-1)."""

    hero: str
    cell: int


class HeroTeleported(Event, frozen=True, tag="teleported"):
    """A hero was put on a cell (LG-MOVE-3, LG-MOVE-7)."""

    hero: str
    cell: int


class TakenUp(Event, frozen=True):
    """One player goes on with the other hero (LG-SOLO-5)."""

    hero: str


class Attacked(Event, frozen=True):
    """A hero attacked (LG-FIGHT-4, LG-FIGHT-9)."""

    hero: str
    card: str
    cell: int
    damage: int
    way: Weapon


class DeviceFired(Event, frozen=True):
    """A device hit (LG-FIGHT-1)."""

    hero: str
    card: str
    cell: int
    damage: int
    device: Device


class Defeated(Event, frozen=True):
    """A monster, Ravager or body is defeated (LG-FIGHT-17)."""

    mark: ClassVar[Mark] = Mark.FOUND

    card: str
    cell: int


class TrapSprung(Event, frozen=True):
    """A trap went off under a monster (LG-TRAP-3)."""

    card: str
    cell: int  # that it was entering
    damage: int


class TrapPlaced(Event, frozen=True):
    """A trap waits (LG-TRAP-2)."""

    hero: str
    number: int
    slot: int


class TrapRemoved(Event, frozen=True):
    """A placed trap went back to the reserve."""

    number: int
    slot: int


class PlaceUsed(Event, frozen=True):
    """A hero used a place (LG-LOC-1)."""

    hero: str
    place: str
    option: int


class ThreatRemoved(Event, frozen=True):
    """A threat left the passage (LG-EVENT-8)."""

    token: Token
    cell: int


class DarknessCleared(Event, frozen=True):
    """A place is lit again (LG-LOC-8)."""

    hero: str
    place: str


class CaveInCleared(Event, frozen=True):
    """The caved-in cell is free again (LG-LOC-9)."""

    hero: str
    cell: int


class DieRolled(Event, frozen=True):
    """The die fell."""

    face: int


class DieSet(Event, frozen=True):
    """A fairy named the result (LG-FAIRY-10)."""

    face: int


class PeekedAtDeck(Event, frozen=True, tag="peeked"):
    """Game cards were looked at by all (LG-SEE-6)."""

    cards: tuple[str, ...]
    count: int


class PutBack(Event, frozen=True):
    """A game card that was looked at lies on the top or under the deck."""

    card: str
    side: str


class Revealed(Event, frozen=True, omit_defaults=False):
    """A game card was turned up (LG-TURN-8)."""

    card: str
    left: int
    dark: bool = False


class Entered(Event, frozen=True):
    """A card lies in the passage (LG-PASS-1)."""

    card: str
    cell: int


class Advanced(Event, frozen=True):
    """A card moved towards the castle (LG-PASS-3)."""

    card: str
    cell: int


class Relocated(Event, frozen=True):
    """A card was put on another cell of the passage (LG-PASS-8)."""

    card: str
    cell: int


class CastleEntered(Event, frozen=True):
    """A card entered the castle (LG-PASS-5)."""

    card: str


class TokenPlaced(Event, frozen=True):
    """A token lies where the die said."""

    token: Token
    cell: int


class Nothing(Event, frozen=True):
    """A card had no effect."""

    card: str


class Weakened(Event, frozen=True):
    """Claws and armour of a monster are lower for this turn (LG-FAIRY-13)."""

    card: str
    cell: int


class ConsentGiven(Event, frozen=True):
    """A player agreed (LG-ACT-20)."""

    seat: Seat


class ConsentRefused(Event, frozen=True):
    """A player did not agree, and nothing happened."""

    seat: Seat

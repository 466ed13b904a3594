"""What a seat may do in legends. An action is small: what it leads to is asked in further steps."""

from enum import StrEnum
from functools import cache

from dedale.core.records import Action
from dedale.games.legends.effects import Basic, NamedIcon


class Weapon(StrEnum):
    """What a hero attacks with (LG-FIGHT-1)."""

    SWORD = "sword"
    RANGED = "ranged"
    MAGMA = "magma"


class DeckEnd(StrEnum):
    """The end of the deck at which a game card is put back (LG-CH2-17)."""

    TOP = "top"
    BOTTOM = "bottom"


class PickHero(Action, frozen=True):
    """Choose a hero that nobody has (LG-HERO-4)."""

    hero: str


class Include(Action, frozen=True):
    """Put a base card into the deck that one player builds (LG-SOLO-1)."""

    card: str


class PickTrack(Action, frozen=True):
    """Choose a skill track that nobody has (LG-SKILL-2)."""

    card: str


class Play(Action, frozen=True):
    """Play a card from the hand for one of its options (LG-CARD-9)."""

    card: str
    option: int = 0


@cache
def plays_of(card: str, options: int) -> tuple[Play, ...]:
    """A card for each of so many options; kept, for they are offered at every step."""
    return tuple(Play(card, option) for option in range(options))


class DiscardThree(Action, frozen=True):
    """Discard three cards, named one by one, for a basic icon (LG-CARD-10)."""

    icon: Basic


class Discard(Action, frozen=True):
    """Discard a card from the hand as a cost (LG-CARD-12)."""

    card: str


class UseSkill(Action, frozen=True):
    """Use the next step of the skill track, or one of several (LG-SKILL-4, LG-SKILL-5)."""

    option: int = 0


class UseFairy(Action, frozen=True):
    """Use a fairy of the hero's own board (LG-FAIRY-3)."""

    card: str


class Transmute(Action, frozen=True):
    """Spend a transmute icon; what turns into what is asked next (LG-POOL-8)."""


class Alter(Action, frozen=True):
    """Turn one basic icon into another for the rest of the turn (LG-POOL-9)."""

    source: Basic
    target: Basic


class Move(Action, frozen=True):
    """Walk to a neighbouring cell (LG-MOVE-1), perhaps with a shield against bats."""

    cell: int
    shields: int = 0


class Teleport(Action, frozen=True):
    """Go to any cell (LG-MOVE-3)."""

    cell: int


class Attack(Action, frozen=True):
    """Attack what lies on a cell; how hard is asked next (LG-FIGHT-3, LG-FIGHT-9)."""

    way: Weapon
    cell: int


class Commit(Action, frozen=True):
    """Put icons into the attack, and shields against what comes back (LG-ACT-7)."""

    icons: int
    shields: int = 0


class UsePlace(Action, frozen=True):
    """Use the place beside the hero for one of its options (LG-LOC-5)."""

    option: int = 0


class Guard(Action, frozen=True):
    """On cell 7: remove a threat from a cell of the passage (LG-LOC-7)."""

    cell: int


class ClearCaveIn(Action, frozen=True):
    """Dig the caved-in cell free (LG-LOC-9)."""


class ClearDarkness(Action, frozen=True):
    """Light the place beside the hero again (LG-LOC-8)."""


class PutOutFire(Action, frozen=True):
    """Pour the bucket over a fire that is not at Blaze (LG-CH1-6)."""


class SwapBuckets(Action, frozen=True):
    """Exchange a full and an empty bucket with a hero on the same cell (LG-CH1-8)."""

    hero: str


class RepairObservatory(Action, frozen=True, tag="repair"):
    """Repair the sabotaged Observatory (LG-CH2-19)."""


class PushCart(Action, frozen=True):
    """Push the cart to a neighbouring cell (LG-CH3-3)."""

    cell: int


class LoadCart(Action, frozen=True):
    """Load crystals of the place beside the cart (LG-CH3-6)."""

    count: int


class OpenGate(Action, frozen=True):
    """Open the gate with the key (LG-CH3-23)."""


class GiveMagma(Action, frozen=True):
    """Hand the magma to a hero on the same cell (LG-CH4-12)."""

    hero: str


class TakeUp(Action, frozen=True):
    """Go on with the other hero of one player (LG-SOLO-5)."""

    hero: str


class EndTurn(Action, frozen=True):
    """End the action phase (LG-TURN-4)."""


class TakeItem(Action, frozen=True):
    """Take an item of the market (LG-REW-3)."""

    card: str


class TakeFairy(Action, frozen=True):
    """Take a fairy (LG-REW-4, LG-LOC-11)."""

    card: str


class Decline(Action, frozen=True):
    """Leave what is offered (LG-REW-7)."""


class Put(Action, frozen=True):
    """Put a game card that was looked at back (LG-CH2-17)."""

    card: str
    side: DeckEnd


class RollDie(Action, frozen=True):
    """Roll, and keep the fairy that could name the result (LG-FAIRY-10)."""


class SetDie(Action, frozen=True):
    """Name the result of the die (LG-FAIRY-10)."""

    face: int


class KeepDie(Action, frozen=True):
    """Keep what was rolled (LG-FAIRY-11)."""


class Reroll(Action, frozen=True):
    """Roll again (LG-FAIRY-11)."""


class Consent(Action, frozen=True):
    """Agree to what another player asks, or not (LG-ACT-20)."""

    yes: bool
    always: bool = False  # the answer holds for the rest of this turn (LG-ACT-21)


class Defend(Action, frozen=True):
    """Discard a card with a shield, or take the damage (LG-ACT-22)."""

    card: str | None = None
    always: bool = False  # not to be asked again in this turn


class PutDust(Action, frozen=True):
    """Say how many usable tokens go to the Magic Eater (LG-CH2-24)."""

    usable: int


class Choose(Action, frozen=True):
    """Choose one of several effects, by number."""

    option: int


class Aim(Action, frozen=True):
    """Choose a cell of the passage."""

    cell: int


class Stand(Action, frozen=True):
    """Choose a cell of the hero path (LG-CH4-19, LG-CH2-32)."""

    cell: int


class Help(Action, frozen=True):
    """Choose a hero (LG-POOL-13, LG-FAIRY-16)."""

    hero: str


class PickSlot(Action, frozen=True):
    """Choose a trap slot: 0 lies between cells 2 and 3, 1 between 4 and 5 (LG-MAT-8)."""

    slot: int


class PickPlace(Action, frozen=True):
    """Choose a place by its number (LG-CH1-26)."""

    number: int


class PickCard(Action, frozen=True):
    """Choose a card of one of one's own piles (LG-FAIRY-8, LG-FAIRY-17)."""

    card: str
    option: int = 0  # as it was played
    discarded: bool = False  # from the discard pile


class PickFairy(Action, frozen=True):
    """Choose one of the hero's own fairies (LG-CH4-23)."""

    card: str


class Name(Action, frozen=True):
    """Name an icon (LG-CH5-21)."""

    icon: NamedIcon


class Shock(Action, frozen=True):
    """Fire charged shock tokens at a cell (LG-CH5-19)."""

    cell: int
    left: bool = False
    right: bool = False


class RotateDial(Action, frozen=True, tag="turn"):
    """Turn the dial, by notches to the right or, below zero, to the left (LG-CH4-14)."""

    notches: int


class Pass(Action, frozen=True):
    """Do nothing more here."""


class KeepItem(Action, frozen=True):
    """Keep an item for the next chapter, or none (LG-CAMP-3)."""

    card: str | None = None


Deed = (
    Play
    | DiscardThree
    | UseSkill
    | UseFairy
    | Transmute
    | Move
    | Teleport
    | Attack
    | UsePlace
    | Guard
    | ClearCaveIn
    | ClearDarkness
    | PutOutFire
    | SwapBuckets
    | RepairObservatory
    | PushCart
    | LoadCart
    | OpenGate
    | GiveMagma
    | TakeUp
    | EndTurn
)
"""The actions of a turn; all others answer a question."""

LegendsAction = (
    Deed
    | PickHero
    | Include
    | PickTrack
    | Discard
    | Alter
    | Commit
    | TakeItem
    | TakeFairy
    | Decline
    | Put
    | RollDie
    | SetDie
    | KeepDie
    | Reroll
    | Consent
    | Defend
    | PutDust
    | Choose
    | Aim
    | Stand
    | Help
    | PickSlot
    | PickPlace
    | PickCard
    | PickFairy
    | Name
    | Shock
    | RotateDial
    | Pass
    | KeepItem
)

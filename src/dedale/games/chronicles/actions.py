"""What a seat may do in chronicles (docs/rules/chronicles.md, section 13)."""

from dedale.core.records import Action
from dedale.games.chronicles.sheet import Modification, Scenario
from dedale.games.chronicles.words import Halting, Hero, PortalColour
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk


class Pick(Action, frozen=True):
    """Take a Character (CH-SETUP-15)."""

    hero: Hero


class Corners(Action, frozen=True):
    """Put the corner tiles, clockwise from the top left (CH-SETUP-2)."""

    heroes: tuple[Hero, ...]


class First(Action, frozen=True):
    """Say who begins (CH-SETUP-17)."""

    hero: Hero


class Resolve(Action, frozen=True):
    """Resolve this die first (CH-LAB-4)."""

    face: str


class Reroll(Action, frozen=True):
    """Use a card to roll dice again (CH-SCR-6)."""

    card: str
    dice: tuple[int, ...]  # by their number among the unresolved ones


class Pass(Action, frozen=True):
    """Use nothing, or decline."""


class Hush(Action, frozen=True):
    """Use nothing, and do not be asked for this card again in this game (CH-DP-36)."""

    card: str
    mostly: bool = False  # only while nothing is at stake


class Heed(Action, frozen=True):
    """Be asked for this card again (CH-DP-36)."""

    card: str


class Halt(Action, frozen=True):
    """Ask to be stopped at a moment that asks nobody, or take that back (CH-DP-35)."""

    before: Halting
    on: bool = True


class Pause(Action, frozen=True):
    """Walk to a cell, and pause there (CH-DP-21); a plain `Walk` ends the Move (CH-DP-20)."""

    walk: Walk


class Stop(Action, frozen=True):
    """End a paused Move where the Character stands (CH-DP-10)."""


class Use(Action, frozen=True):
    """Use a Skill, Scroll, token or Fairy Folk card (CH-ACT-3)."""

    card: str
    hero: Hero | None = None  # who uses it, where it matters


class End(Action, frozen=True):
    """End the action phase (CH-ACT-6)."""


class ChooseCell(Action, frozen=True):
    """A cell for an effect (CH-DP-11)."""

    cell: Cell


class ChooseTurn(Action, frozen=True):
    """A rotation for an effect."""

    rotation: int


class ChooseColour(Action, frozen=True):
    """A Portal for an effect."""

    colour: PortalColour


class ChooseHero(Action, frozen=True):
    """A Character for an effect."""

    hero: Hero


class ChooseCard(Action, frozen=True):
    """A card for an effect or for the setup: a Skill, Scroll, Item, Decree or building."""

    card: str
    hero: Hero | None = None  # whose Skill it is, or to whom it is assigned


class ChooseOrder(Action, frozen=True):
    """Where the cards that were looked at go."""

    top: tuple[str, ...]  # the first one will be drawn first
    bottom: tuple[str, ...] = ()  # the last one lies at the very bottom


class ChooseOption(Action, frozen=True):
    """One of several things that a card can do."""

    number: int


class Next(Action, frozen=True):
    """Say who takes the next turn (CH-EASY-2)."""

    hero: Hero


class Offer(Action, frozen=True):
    """Offer an Item, or a Scroll, for a Ritual (CH-FIN-9)."""

    ritual: str
    card: str


class Done(Action, frozen=True):
    """Offer or buy nothing more."""


class Open(Action, frozen=True):
    """Open a box (CH-END-3)."""

    building: str
    box: int


class Hammer(Action, frozen=True):
    """Buy a Hammer and fill a Nail (CH-BLD-2)."""

    slot: int


class Buy(Action, frozen=True):
    """Buy a Scroll (CH-SCR-2)."""

    card: str


class Repair(Action, frozen=True):
    """Choose the building of a slot whose Nails are filled (CH-BLD-4)."""

    building: str


class Keep(Action, frozen=True):
    """Choose the Rituals that stay completed (CH-FIN-13)."""

    rituals: tuple[str, ...]


class SetOut(Action, frozen=True):
    """Go on at once with another game (CH-END-10)."""

    scenario: Scenario
    modifications: tuple[Modification, ...] = ()


class Save(Action, frozen=True):
    """Put the campaign away (CH-SAVE-1)."""


ChroniclesAction = (
    Pick
    | Corners
    | First
    | Resolve
    | Reroll
    | Pass
    | Hush
    | Heed
    | Halt
    | Walk
    | Pause
    | Stop
    | Insert
    | Use
    | End
    | ChooseCell
    | ChooseTurn
    | ChooseColour
    | ChooseHero
    | ChooseCard
    | ChooseOrder
    | ChooseOption
    | Next
    | Offer
    | Done
    | Open
    | Hammer
    | Buy
    | Repair
    | Keep
    | SetOut
    | Save
)

"""What cards, fairies, skills, places and events do: effects, and what they cost.

An effect is one thing that happens. How it works is a `Working` in `rules/effects/` or in
`rules/chapters/`; content only puts effects together.
"""

from typing import Annotated

from msgspec import Meta

from dedale.core.effects import Effect
from dedale.core.records import Record
from dedale.games.legends.effects.anywhere import (
    AddIcon,
    DieAfter,
    DieBefore,
    Draw,
    Dust,
    Fetch,
    Gain,
    Heal,
    HeroTo,
    Hit,
    Lose,
    PeekAtDeck,
    PlaceToken,
    PlaceTrap,
    RemoveThreat,
    Repeat,
    Reveal,
    RevealNow,
    SwapHeroes,
    SwapMonsters,
    Weaken,
)
from dedale.games.legends.effects.chapters import (
    AddRavager,
    Advance,
    Bats,
    BrakeFailure,
    Charge,
    Collapse,
    DarknessHurts,
    Discharge,
    FillBucket,
    Gate,
    Gifts,
    LoseFairy,
    LoseTrap,
    Mine,
    MoveCards,
    MoveCart,
    Nugget,
    Observe,
    OpenPortals,
    PutOut,
    RemoveFire,
    Sabotage,
    SecretPassage,
    SharpBend,
    Storm,
    Strike,
    SwapPlaces,
    TakeMagma,
    TurnDial,
    Whispers,
)
from dedale.games.legends.effects.words import (
    THREATS,
    Basic,
    Cell,
    Count,
    Device,
    Icon,
    NamedIcon,
    Order,
    Range,
    Source,
    Token,
    What,
    Where,
    Who,
)


class Faces(Record, frozen=True):
    """What some faces of the die lead to."""

    faces: tuple[Annotated[int, Meta(ge=1, le=6)], ...]
    effects: "tuple[AnyEffect, ...]" = ()


class Roll(Effect, frozen=True, tag="roll"):
    """The die is rolled, and its entry in a table happens (LG-CH2-15, LG-CH4-13, LG-CH5-26)."""

    table: tuple[Faces, ...]


class Either(Effect, frozen=True, tag="either"):
    """One of several effects is chosen (LG-CH2-33, LG-CH5-30, LG-CH5-31)."""

    choices: "tuple[AnyEffect, ...]"
    who: Who = Who.SELF  # the active player, or each player
    may: bool = False  # whether it can be left (LG-CH5-22)


AnyEffect = (
    AddIcon
    | Dust
    | Heal
    | Draw
    | Lose
    | Gain
    | Hit
    | Roll
    | PeekAtDeck
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

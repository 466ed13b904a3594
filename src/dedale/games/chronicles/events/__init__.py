"""What can happen in chronicles."""

from dedale.games.chronicles.events.cards import (
    CardsOrdered,
    CardsSeen,
    CardUsed,
    CrystalsGained,
    DragonFlew,
    DragonSoothed,
    GlassSet,
    ObjectivePaid,
    OfferingMade,
    QuestChecked,
    QuestCompleted,
    RitualChecked,
    RitualCompleted,
    ScrollBorrowed,
    ScrollReturned,
)
from dedale.games.chronicles.events.maze import (
    FigurePut,
    ItemCollected,
    ItemLooted,
    ItemRecovered,
    KnockedOut,
    LooterCame,
    LootPrevented,
    Paused,
    PortalClosed,
    PortalMoved,
    Slid,
    SnareLaid,
    SnareSprung,
    TilesSwapped,
    TileTurned,
    TokenPut,
    TokenTaken,
    WardenCame,
    WardensPatrolled,
)
from dedale.games.chronicles.events.setup import (
    CornersPut,
    FirstNamed,
    FocusNamed,
    GameBegan,
    ObjectiveRevealed,
    Picked,
    PortalOpened,
    ScrollAssigned,
)
from dedale.games.chronicles.events.turn import (
    DiceRolled,
    DieResolved,
    EventDrawn,
    EventPutAway,
    FolkCame,
    NextNamed,
    RuleSet,
    TurnBegan,
    TurnEnded,
)
from dedale.games.chronicles.events.village import (
    BoxOpened,
    BuildingRepaired,
    CampaignEnded,
    CampaignSaved,
    CardsAdded,
    ChapterCompleted,
    GameEnded,
    NailFilled,
    PartySetOut,
    RitualsKept,
    ScriptRead,
    ScrollBought,
    StashFilled,
    StashLost,
    TrackMarked,
)
from dedale.games.chronicles.words import Hero
from dedale.maze.turn import Inserted, Walked

__all__ = [
    "BoxOpened",
    "BuildingRepaired",
    "CampaignEnded",
    "CampaignSaved",
    "CardUsed",
    "CardsAdded",
    "CardsOrdered",
    "CardsSeen",
    "ChapterCompleted",
    "ChroniclesEvent",
    "CornersPut",
    "CrystalsGained",
    "DiceRolled",
    "DieResolved",
    "DragonFlew",
    "DragonSoothed",
    "EventDrawn",
    "EventPutAway",
    "FigurePut",
    "FirstNamed",
    "FocusNamed",
    "FolkCame",
    "GameBegan",
    "GameEnded",
    "GlassSet",
    "ItemCollected",
    "ItemLooted",
    "ItemRecovered",
    "KnockedOut",
    "LootPrevented",
    "LooterCame",
    "NailFilled",
    "NextNamed",
    "ObjectivePaid",
    "ObjectiveRevealed",
    "OfferingMade",
    "PartySetOut",
    "Paused",
    "Picked",
    "PortalClosed",
    "PortalMoved",
    "PortalOpened",
    "QuestChecked",
    "QuestCompleted",
    "RitualChecked",
    "RitualCompleted",
    "RitualsKept",
    "RuleSet",
    "ScriptRead",
    "ScrollAssigned",
    "ScrollBorrowed",
    "ScrollBought",
    "ScrollReturned",
    "Slid",
    "SnareLaid",
    "SnareSprung",
    "StashFilled",
    "StashLost",
    "TileTurned",
    "TilesSwapped",
    "TokenPut",
    "TokenTaken",
    "TrackMarked",
    "TurnBegan",
    "TurnEnded",
    "WardenCame",
    "WardensPatrolled",
]

ChroniclesEvent = (
    GameBegan
    | Picked
    | CornersPut
    | FirstNamed
    | PortalOpened
    | ObjectiveRevealed
    | ScrollAssigned
    | FocusNamed
    | TurnBegan
    | NextNamed
    | DiceRolled
    | DieResolved
    | EventDrawn
    | EventPutAway
    | FolkCame
    | TurnEnded
    | RuleSet
    | Inserted[Hero, None]
    | Slid
    | TileTurned
    | TilesSwapped
    | Walked[Hero]
    | Paused
    | FigurePut
    | PortalMoved
    | PortalClosed
    | ItemCollected
    | ItemLooted
    | ItemRecovered
    | LooterCame
    | LootPrevented
    | SnareLaid
    | SnareSprung
    | TokenPut
    | TokenTaken
    | KnockedOut
    | WardenCame
    | WardensPatrolled
    | CardUsed
    | GlassSet
    | CrystalsGained
    | CardsSeen
    | CardsOrdered
    | ScrollBorrowed
    | ScrollReturned
    | QuestChecked
    | QuestCompleted
    | ObjectivePaid
    | RitualChecked
    | RitualCompleted
    | DragonSoothed
    | OfferingMade
    | DragonFlew
    | GameEnded
    | BoxOpened
    | ChapterCompleted
    | StashFilled
    | TrackMarked
    | StashLost
    | ScriptRead
    | CardsAdded
    | NailFilled
    | ScrollBought
    | BuildingRepaired
    | RitualsKept
    | PartySetOut
    | CampaignSaved
    | CampaignEnded
)

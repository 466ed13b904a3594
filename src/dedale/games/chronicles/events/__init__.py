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

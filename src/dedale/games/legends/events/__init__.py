"""What can happen in legends. A hero is told by its id, and so is everything that has a card."""

from dedale.games.legends.events.anywhere import (
    Advanced,
    Altered,
    Attacked,
    CardPlayed,
    CardRepeated,
    CardsDrawn,
    CastleEntered,
    CaveInCleared,
    ConsentGiven,
    ConsentRefused,
    DarknessCleared,
    Declined,
    Defeated,
    DeviceFired,
    DieRolled,
    DieSet,
    Discarded,
    Drawn,
    DustRecovered,
    DustSpent,
    Entered,
    FairyLost,
    FairyTaken,
    FairyUsed,
    Fetched,
    Gained,
    Healed,
    HeroTeleported,
    HeroWalked,
    Hurt,
    ItemTaken,
    Nothing,
    PeekedAtDeck,
    PlaceUsed,
    PutBack,
    Relocated,
    Reshuffled,
    Returned,
    Revealed,
    SkillUsed,
    TakenUp,
    ThreatRemoved,
    ThreeDiscarded,
    TokenPlaced,
    TrapPlaced,
    TrapRemoved,
    TrapSprung,
    TurnBegan,
    Weakened,
)
from dedale.games.legends.events.campaign import (
    CardIncluded,
    ChapterBegun,
    ChapterLost,
    ChapterWon,
    HeroPicked,
    ItemKept,
    TrackPicked,
)
from dedale.games.legends.events.chapters import (
    BatsCame,
    BucketFilled,
    BucketsSwapped,
    CartLoaded,
    CartMoved,
    CartUnloaded,
    Charged,
    CrystalsEaten,
    CrystalsLost,
    CrystalsPlaced,
    Delivered,
    DialTurned,
    DustEaten,
    DustFreed,
    FireOut,
    FireSpread,
    GateClosed,
    GateOpened,
    HuntersMet,
    KeyTaken,
    LavaCooled,
    MadnessCame,
    MagmaGiven,
    MagmaTaken,
    NuggetNamed,
    Observed,
    Parried,
    PassageFound,
    PlacesSwapped,
    PortalsOpened,
    RavagerCame,
    Repaired,
    RowEntered,
    RowMoved,
    Sabotaged,
    StormBroke,
    StormGathered,
    Struck,
)

LegendsEvent = (
    ChapterBegun
    | HeroPicked
    | CardIncluded
    | TrackPicked
    | TurnBegan
    | Drawn
    | CardsDrawn
    | Reshuffled
    | CardPlayed
    | CardRepeated
    | Discarded
    | ThreeDiscarded
    | Fetched
    | SkillUsed
    | FairyUsed
    | FairyLost
    | FairyTaken
    | ItemTaken
    | Declined
    | Gained
    | Altered
    | DustRecovered
    | DustSpent
    | Healed
    | Hurt
    | Returned
    | HeroWalked
    | HeroTeleported
    | TakenUp
    | Attacked
    | DeviceFired
    | Defeated
    | TrapSprung
    | TrapPlaced
    | TrapRemoved
    | PlaceUsed
    | ThreatRemoved
    | DarknessCleared
    | CaveInCleared
    | DieRolled
    | DieSet
    | PeekedAtDeck
    | PutBack
    | Revealed
    | Entered
    | Advanced
    | Relocated
    | CastleEntered
    | TokenPlaced
    | Nothing
    | Weakened
    | ConsentGiven
    | ConsentRefused
    | BucketFilled
    | BucketsSwapped
    | FireOut
    | FireSpread
    | RavagerCame
    | Observed
    | Sabotaged
    | Repaired
    | PortalsOpened
    | StormGathered
    | StormBroke
    | PlacesSwapped
    | DustEaten
    | DustFreed
    | CartMoved
    | CartLoaded
    | CartUnloaded
    | Delivered
    | CrystalsPlaced
    | CrystalsLost
    | CrystalsEaten
    | HuntersMet
    | GateClosed
    | KeyTaken
    | GateOpened
    | BatsCame
    | PassageFound
    | LavaCooled
    | DialTurned
    | MagmaTaken
    | MagmaGiven
    | MadnessCame
    | Struck
    | Parried
    | RowEntered
    | RowMoved
    | Charged
    | NuggetNamed
    | ChapterWon
    | ChapterLost
    | ItemKept
)

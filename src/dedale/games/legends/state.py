"""Everything on the table of legends."""

from enum import StrEnum
from typing import Any

from dedale.core.content import PackText
from dedale.core.records import Record, Seat
from dedale.games.legends.content import BOX, Box, ChapterId, box_of
from dedale.games.legends.effects import Basic, Token
from dedale.games.legends.tasks import AnyTask


class Difficulty(StrEnum):
    """How many fires burn in chapter I (LG-CH1-1)."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


class Hands(StrEnum):
    """Whether friends see each other's cards (LG-SEE-2)."""

    OPEN = "open"
    HIDDEN = "hidden"


class Stage(StrEnum):
    """Where a chapter stands."""

    SETUP = "setup"
    ACTION = "action"  # LG-TURN-3
    END = "end"  # LG-TURN-5 and the following
    BETWEEN = "between"  # a chapter of a campaign is won, and items are kept (LG-CAMP-3)
    OVER = "over"


class Attempt(Record, frozen=True):
    """A chapter in the journal of a campaign: one attempt at it."""

    chapter: ChapterId
    won: bool
    reason: str
    turns: int


class KeptItem(Record, frozen=True):
    """An item in the box of a hero, for the next chapter (LG-CAMP-9)."""

    hero: str
    card: str


class Journal(Record, frozen=True):
    """A campaign between two chapters: everything that lasts (LG-CAMP-10)."""

    pages: tuple[Attempt, ...] = ()  # in the order in which they were played
    kept: tuple[KeptItem, ...] = ()  # of any hero, whether it plays or not


class Options(Record, frozen=True):
    """The switches of a table, chosen before it is laid."""

    chapter: ChapterId = ChapterId.FIRE
    difficulty: Difficulty = Difficulty.NORMAL  # of chapter I
    hands: Hands = Hands.OPEN
    heroes: tuple[str, ...] = ()  # by seat, or the two of one player; empty to choose at the table
    pack: PackText = PackText("")  # the files of a content pack, as `core.content` joins them
    first_seat: int | None = None  # who begins; None: the lot decides (LG-SETUP-1)
    journal: Journal | None = None  # of the campaign so far; None for a chapter on its own


class Pool(Record, frozen=True):
    """The icons that a hero can still spend in this turn (LG-POOL-1)."""

    sword: int = 0
    shield: int = 0
    boots: int = 0
    ranged: tuple[int, int, int] = (0, 0, 0)  # by reach
    teleport: int = 0
    reuse: int = 0
    transmute: int = 0
    altered: tuple[tuple[Basic, Basic], ...] = ()  # what counts as what, in order (LG-POOL-12)


EMPTY = Pool()


class Board(Record, frozen=True):
    """A hero and its board (LG-HERO-5)."""

    hero: str
    seat: Seat
    cell: int  # 1 to 7
    resistance: int
    usable: int  # dust that can be spent
    inactive: int  # dust that cannot
    eaten: int = 0  # dust on the Magic Eater (LG-CH2-24)
    fairies: tuple[str, ...] = ()
    track: str | None = None
    used: int = 0  # steps of the track (LG-SKILL-3)
    pool: Pool = EMPTY
    bucket: bool = False  # full (LG-CH1-2)
    down: bool = False  # it has fallen, and waits to return (LG-RET-1)


class PlayedCard(Record, frozen=True, array_like=True):
    """A card in the played zone, and how it was played."""

    card: str
    option: int
    hero: int  # for whom


class Piles(Record, frozen=True):
    """The cards of a seat (LG-CARD-2)."""

    deck: tuple[str, ...]  # top card first; secret
    hand: tuple[str, ...] = ()  # secret to others, if the table says so
    played: tuple[PlayedCard, ...] = ()
    discard: tuple[str, ...] = ()  # the latest last
    known: int = 0  # cards on top of the deck that everybody knows (LG-SEE-5)


class Prowler(Record, frozen=True):
    """A card in the passage, with everything on it (LG-PASS-9)."""

    card: str
    damage: int = 0
    fire: bool = False
    crystals: int = 0
    ravagers: tuple[int, ...] = ()  # their damage, the first one is fought first
    tamed: int = 0  # claws and armour that are cancelled in this turn (LG-FAIRY-13)


class Spot(Record, frozen=True):
    """A place on its number, with everything on it (LG-LOC-10)."""

    place: str
    fires: int = 0
    crystals: int = 0
    guild: int = 0
    fairies: tuple[str, ...] = ()
    storm: str | None = None  # face down; secret
    dark: bool = False  # the darkness token
    sabotaged: bool = False
    dark_above: bool = True  # of two tokens, darkness lies on top (LG-CH2-20)


class Scene(Record, frozen=True, tag_field="chapter"):
    """What only one chapter has on the mat."""


class FireScene(Scene, frozen=True, tag="fire"):
    """Chapter I."""

    mud: int | None = None
    waiting: tuple[tuple[int, ...], ...] = ((),) * 6  # Ravagers without a monster, by cell


class MoonScene(Scene, frozen=True, tag="moons"):
    """Chapter II."""

    observed: tuple[str, ...] = ()
    portals: bool = False
    storms: tuple[str, ...] = ()  # beside the mat, in the order in which they are placed; secret
    brewing: tuple[str, ...] = ()  # on the game deck, in order; secret


class CrystalScene(Scene, frozen=True, tag="crystals"):
    """Chapter III."""

    cart: int = 7
    load: int = 0
    delivered: int = 0
    gate: int | None = None  # between this cell and the next one
    key: int | None = None  # the hero who has it
    bats: int | None = None  # between this cell and the next one
    secret: int | None = None  # the passage cell that is skipped


class Lava(StrEnum):
    """A lava token on a hero cell (LG-CH4-1, LG-CH4-7)."""

    HOT_ROUGH = "hot-rough"  # it will be rough
    HOT = "hot"
    ROUGH = "rough"
    SMOOTH = "smooth"


class MagmaScene(Scene, frozen=True, tag="magma"):
    """Chapter IV."""

    lava: tuple[Lava | None, ...] = (None,) * 6  # by hero cell
    dial: int = 1
    magma: int | None = None  # the hero who holds it
    madness: tuple[str, ...] = ()  # beside the mat


class Coil(Record, frozen=True):
    """A body in the row of the Incarnation."""

    body: str
    damage: int = 0  # by any attack
    crystal: int = 0  # by the Crystal Trap
    storm: int = 0  # by the Magic Shock


class DarkScene(Scene, frozen=True, tag="darkness"):
    """Chapter V."""

    row: tuple[Coil | None, ...] = ()  # from the entry cell to the one behind the Head; None: Tail
    entry: int = 1
    asleep: tuple[str, ...] = ()  # bodies that have not entered, the next one first; secret
    tail: bool = True  # it has not entered
    defeated: int = 0
    mud: int | None = None  # the crevasse
    left: bool = False  # charged
    right: bool = False

    @property
    def head(self) -> int:
        """LG-CH5-3: the cell of the Head."""
        return self.entry + len(self.row)


AnyScene = FireScene | MoonScene | CrystalScene | MagmaScene | DarkScene


LISTS = ("boards", "piles", "passage", "spots", "todo")
"""The fields of a state that change often: lists while the table is in motion."""


class State(Record, frozen=True, dict=True):
    """The whole table. Only the rules see it; everybody else gets a view."""

    options: Options
    chapter: ChapterId
    stage: Stage
    boards: tuple[Board, ...]  # by hero
    piles: tuple[Piles, ...]  # by seat
    first: Seat
    active: Seat
    acting: int  # the hero who acts
    scene: AnyScene
    todo: tuple[AnyTask, ...] = ()  # what is still to be done, the next thing last
    passage: tuple[Prowler | None, ...] = (None,) * 6  # by cell
    spots: tuple[Spot, ...] = ()  # by number
    traps: tuple[int, int] = (0, 0)  # by slot; 0 is none
    threats: tuple[Token | None, ...] = (None,) * 6  # by passage cell
    cave_in: int | None = None
    deck: tuple[str, ...] = ()  # the game deck, top card first; secret
    known: int = 0  # cards on top of it that everybody knows (LG-SEE-6)
    sunk: int = 0  # cards at its bottom that everybody knows
    gone: tuple[str, ...] = ()  # game cards that are out of the game (LG-DECK-5)
    items: tuple[str, ...] = ()  # the item deck, top card first; secret
    market: tuple[str, ...] = ()  # three items, face up
    reserve: tuple[str, ...] = ()  # fairies, the next one first; secret
    fair: tuple[str, ...] = ()  # the three fairies of the market
    spent: tuple[str, ...] = ()  # fairies that were used
    journal: Journal | None = None  # of the campaign, with this chapter once it is decided
    turn: int = 0
    visited: tuple[str, ...] = ()  # places used in this turn (LG-LOC-2)
    deeds: int = 0  # actions in this action phase (LG-ACT-32)
    swaps: int = 0  # of buckets (LG-ACT-31)
    fell: bool = False  # a hero fell in this turn (LG-TURN-9)
    extra: int = 0  # extra reveals at the end of this turn
    skipped: bool = False  # the ordinary reveal of this turn (LG-FAIRY-9)
    revealed: int = 0  # ordinary reveals of this turn so far
    agreeing: tuple[Seat, ...] = ()  # who agrees to everything in this turn (LG-ACT-21)
    refusing: tuple[Seat, ...] = ()  # who wants to be asked nothing more in this turn
    switched: bool = False  # one player has just taken up the other hero (LG-SOLO-5)
    reason: str | None = None  # why the chapter is over

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, clockwise."""
        return tuple(Seat(number) for number in range(len(self.piles)))

    @property
    def solo(self) -> bool:
        """LG-SOLO-1: one player leads two heroes."""
        return len(self.piles) == 1

    @property
    def board(self) -> Board:
        """The hero who acts."""
        return self.boards[self.acting]

    @property
    def box(self) -> Box:
        """What the table is played with."""
        return box_of(self.options.pack) if self.options.pack else BOX

    def memo(self) -> dict[str, Any]:
        """A place to keep what was worked out of this state."""
        return self.__dict__

"""Chronicles on Board A of docs/rules/chronicles.md, section 14: tables that tests lay."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from dedale.core import agenda
from dedale.core.game import Step
from dedale.core.records import Action, Event, Seat
from dedale.core.rng import Rng
from dedale.games.chronicles.actions import ChroniclesAction
from dedale.games.chronicles.effects import AnyEffect
from dedale.games.chronicles.events import (
    DragonFlew,
    FigurePut,
    ItemCollected,
    ItemLooted,
    KnockedOut,
    LooterCame,
    LootPrevented,
    Paused,
    PortalMoved,
    Slid,
    SnareSprung,
    TilesSwapped,
    WardenCame,
    WardensPatrolled,
)
from dedale.games.chronicles.rules import end, play
from dedale.games.chronicles.rules.now import Now
from dedale.games.chronicles.sheet import Modification, Scenario, Sheet
from dedale.games.chronicles.state import (
    Beside,
    Echo,
    Options,
    Piece,
    Portal,
    Skill,
    Stage,
    State,
    WishProgress,
)
from dedale.games.chronicles.tasks import Context, Do, Drawing, Resolving, Routine
from dedale.games.chronicles.words import (
    CENTRE,
    COLOURS,
    CORNERS,
    FACES,
    SIDES,
    Hero,
    PortalColour,
    Remembered,
    Via,
)
from dedale.maze.arrow import CARRIED
from dedale.maze.board import Maze
from dedale.maze.cell import Cell
from dedale.maze.drawing import TILES
from dedale.maze.tile import Shape, Tile
from dedale.maze.turn import Inserted, Walk, Walked
from tests.kit import (
    chronicles_campaigns,
    chronicles_invariants,
    chronicles_player,
    chronicles_sheets,
)
from tests.kit.chance import Rigged, any_chance
from tests.kit.chronicles_sheets import a_sheet

ROGER, DEMETRIS, OLLIE, MIRANDA = Hero
RED, PURPLE, BLUE, YELLOW = PortalColour
BOARD_A = """
┌┐┬│┬─┐
┌│├│┘│┐
├│├┐┬│┤
┘└┴└│┐┬
├└┴│┤┌┤
┤│─└─┐┴
└┤┴─┴┐┘
"""
ARROW_NAMES = tuple(f"{side}{line}" for side in "NESW" for line in (1, 3, 5))
"""The arrows by their names, `N1` to `W5` (CH-BRD-6)."""


def maze_of(drawing: str) -> Maze:
    """A maze from seven rows of characters."""
    return Maze(tuple(Tile(*TILES[character], 0) for character in "".join(drawing.split())))


class Fixed(Rigged):
    """Rigged chance that understands words: faces, colours, sides, arrows, and items by name."""

    def below(self, bound: int) -> int:
        number = number_of(self._next())
        assert number in range(bound)
        return number

    def choice(self, items: Sequence[Any]) -> Any:
        wanted = self._next()
        found = [item for item in items if item == wanted or str(item) == wanted]
        assert found, f"{wanted!r} is none of {items}"
        return found[0]


def number_of(word: Any) -> int:
    """The number that stands for a face of the die, a side or an arrow."""
    for words in (FACES, SIDES, ARROW_NAMES):
        if word in words:
            return words.index(word)
    return int(word)


def luck(chance: Sequence[Any] | None) -> Rng:
    """Chance that brings what the test says, or anything."""
    return any_chance() if chance is None else Fixed(*chance)


def before_roll(now: Now) -> bool:
    """Whether the dice of a turn are about to be rolled."""
    return bool(now.todo) and now.todo[-1] == Do(Routine.ROLL)


class Play:
    """A game that a test plays: lay the table, play, look."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()  # of the latest action
        self.told: tuple[Event, ...] = ()  # of all actions
        self.course: tuple[State, ...] = ()  # the table after each event of the latest action
        self.reveals = False  # whether the latest action revealed something

    def play(
        self,
        *actions: ChroniclesAction,
        seat: int | None = None,
        chance: Sequence[Any] | None = None,
    ):
        """Take actions, each by this seat or the one that is asked; `chance` is of the first."""
        for action in actions:
            rng, chance = luck(chance), None
            self._keep(play.apply(self.state, self._seat(seat), action, rng, followed=True))
        return self

    def play_to_roll(self, action: ChroniclesAction, rng: Rng, seat: int | None = None):
        """Take an action, but stop before the dice of the next turn are rolled."""
        actor = self._seat(seat)
        if action not in play.legal(self.state, actor):
            play.apply(self.state, actor, action, rng)  # it is refused
        now = play.in_motion(self.state, rng, followed=True)
        return self.go(now, lambda now: play.answer(now, actor, action), stops=True)

    def happen(
        self, deed: Callable[[Now], Any], chance: Sequence[Any] | None = None, stops: bool = False
    ):
        """Something happens by itself, and then what follows, up to the next question."""
        return self.go(play.in_motion(self.state, luck(chance), followed=True), deed, stops)

    def resolve(
        self,
        *effects: AnyEffect,
        card: str = "light-fingers",
        hero: str | None = None,
        chance: Sequence[Any] | None = None,
        **context: Any,
    ):
        """Effects happen, whatever they are printed on; for a Character, or as of an Event."""
        number = None if hero is None else self.index(hero)
        task = Resolving(effects, Context(card=card, hero=number, **context))
        return self.happen(lambda now: now.do(task), chance)

    def roll(self, *faces: str, chance: Sequence[Any] = ()):
        """The dice of the labyrinth phase show these faces; more chance for what follows."""
        return self.happen(lambda _: None, [*faces, *chance])

    def draw(self, chance: Sequence[Any] | None = None):
        """One event face is resolved: the top Event."""
        return self.happen(lambda now: now.do(Drawing()), chance, stops=True)

    def go(self, now: Now, deed: Callable[[Now], Any], stops: bool):
        """Everything happens that needs no answer, perhaps only up to the dice of a turn."""

        def more(now: Now) -> bool:
            return not (stops and before_roll(now)) and agenda.advance(now)

        agenda.guarded(now, end.close, deed)
        self._keep(agenda.run(now, more, end.close))
        return self

    def _keep(self, step: Step[State]) -> None:
        self.state, self.events, self.reveals, self.course = step
        self.told += self.events

    def when(self, kind: type[Event]) -> State:
        """The table as the latest action told its first event of a kind."""
        followed = zip(self.events, self.course, strict=True)
        return next(table for event, table in followed if isinstance(event, kind))

    def _seat(self, seat: int | None) -> Seat:
        if seat is not None:
            return Seat(seat)
        asked = play.decision(self.state)
        return asked.seats[0] if asked else Seat(0)

    def offers(self, kind: type[Action] = Action, seat: int | None = None) -> list[Any]:
        """What a seat, or the one that is asked, is offered: of one kind or of all."""
        found = play.legal(self.state, self._seat(seat))
        return [action for action in found if isinstance(action, kind)]

    @property
    def asked(self) -> tuple[str, Seat] | None:
        """What is asked, and whom."""
        asked = play.decision(self.state)
        return (asked.ask, asked.seats[0]) if asked else None

    def index(self, hero: str) -> int:
        """The number of a Character in turn order."""
        return [piece.hero for piece in self.state.pieces].index(Hero(hero))

    def hero(self, hero: str) -> Piece:
        """A Character."""
        return self.state.pieces[self.index(hero)]

    def at(self, hero: str) -> Cell:
        """Where a Character stands."""
        return self.hero(hero).cell

    def reach(self) -> list[Cell]:
        """Where the Character who is asked may move."""
        return sorted(move.cell for move in self.offers(Walk))

    @property
    def portals(self) -> dict[str, Cell]:
        """Where the Portals lie, by colour."""
        found = zip(COLOURS, self.state.portals, strict=True)
        return {colour.value: portal.cell for colour, portal in found if portal is not None}

    def glass(self, card: str, hero: str | None = None) -> int:
        """The Hourglasses on a Skill."""
        number = None if hero is None else self.index(hero)
        return next(s.glass for s in self.state.skills if (s.card, s.hero) == (card, number))

    def knockouts(self, hero: str) -> int:
        """The knock-outs of a Character that count (CH-ENM-4)."""
        number = self.index(hero)
        return sum(1 for e in self.state.log if e.what is Remembered.KO and e.hero == number)

    def collected(self, hero: str | None = None) -> list[str]:
        """What a Character, or anybody, has collected in this test."""
        found = [event for event in self.told if isinstance(event, ItemCollected)]
        return [event.item for event in found if hero is None or event.hero == hero]

    def progress(self, id: str) -> WishProgress:
        """A Quest, an Objective or a Ritual that lies on the table."""
        laid = (*self.state.quests, *self.state.objectives, *self.state.rituals)
        return next(card for card in laid if card.id == id)

    def logged(self, what: Remembered) -> list[Any]:
        """What the log of this game remembers of one kind."""
        return [entry for entry in self.state.log if entry.what is what]


def a_game(
    heroes: Sequence[str] = tuple(Hero),
    at: Mapping[str, tuple[int, int]] | None = None,  # else the default corners
    *,
    seats: Sequence[int] | None = None,  # who leads the heroes; else each a seat of its own
    portals: Mapping[str, tuple[tuple[int, int], str]] | None = None,  # colour: cell and Item
    echoes: Mapping[str, tuple[int, int]] | None = None,  # Item: cell
    items: Sequence[str] | None = None,  # the Item deck, top first; else the Items of the Echoes
    holds: Mapping[str, Sequence[str]] | None = None,
    skills: Iterable[str | tuple[str, str] | tuple[str, str | None, int]] = (),
    scrolls: Sequence[str] = (),
    looters: Iterable[tuple[int, int]] = (),
    wardens: Iterable[tuple[int, int]] = (),
    snares: Iterable[tuple[int, int]] = (),
    blooms: Iterable[tuple[int, int]] = (),
    wisps: Iterable[tuple[int, int]] = (),
    dragon: tuple[int, int] | None = None,
    beside: Mapping[str, int] | None = None,  # tokens beside the board
    quests: Iterable[str | WishProgress] = (),
    objectives: Iterable[str | WishProgress] = (),
    rituals: Iterable[str] = (),  # completed ones
    checks: Mapping[str, int] | None = None,  # Checkmarks on the other Rituals
    chapters: int = 0,
    repaired: Sequence[str] = (),
    modifications: Iterable[str] = (),
    final: bool = False,
    first: bool = False,  # the first game of a campaign
    labyrinth: bool = False,  # the active Character has not rolled yet: `roll` comes next
    maze: str = BOARD_A,
    extra: str = "└",  # the extra tile
    sheet: Mapping[str, Any] | None = None,  # other values of the campaign sheet
    options: Mapping[str, Any] | None = None,
    **changes: Any,  # other values of the state
) -> Play:
    """Roger's action phase in turn 1, Move and Shift unused, with nothing but what is said.

    A Skill is a global card, `("haste", "roger")`, or `("haste", "roger", 1)` with an Hourglass.
    """
    names = [Hero(hero) for hero in heroes]
    starts = dict(zip(Hero, CORNERS, strict=True))
    cells = {hero: Cell(*(at or {}).get(hero, starts[hero])) for hero in names}
    campaign = a_sheet(chapters, repaired, scrolls, first=first, **(sheet or {}))
    laid_rituals = ritual_cards(campaign, rituals, checks or {}) if final else ()
    state = State(
        options=Options(
            sheet=campaign,
            scenario=Scenario.FINAL if final else Scenario.STANDARD,
            modifications=tuple(Modification(name) for name in modifications),
            heroes=tuple(names),
            characters=len(names),
            **(options or {}),
        ),
        sheet=campaign,
        stage=Stage.ACTION,
        maze=maze_of(maze),
        spare=Tile(TILES[extra][0], 0, 0),
        pieces=tuple(
            Piece(
                hero,
                Seat(number if seats is None else seats[number]),
                cells[hero],
                tuple((holds or {}).get(hero, ())),
            )
            for number, hero in enumerate(names)
        ),
        turn=1,
        portals=tuple(portal(portals or {}, colour) for colour in PortalColour),
        echoes=tuple(
            sorted((Echo(e, Cell(*cell)) for e, cell in (echoes or {}).items()), key=cell_of)
        ),
        items=tuple((echoes or {}) if items is None else items),
        looters=placed(looters),
        wardens=placed(wardens),
        snares=placed(snares),
        blooms=placed(blooms),
        wisps=placed(wisps),
        dragon=Cell(*(dragon or CENTRE)) if final or dragon else None,
        beside=Beside(**(beside or {})),
        skills=tuple(skill(names, entry) for entry in skills),
        scrolls=tuple(scrolls),
        quests=tuple(progress(card) for card in quests),
        objectives=tuple(progress(card) for card in objectives),
        rituals=laid_rituals,
    )
    table = Play(replace(state, **changes))
    return before_dice(table) if labyrinth else table


def before_dice(table: Play) -> Play:
    """The turn of the active Character begins, up to its dice."""
    before = table.state
    waiting = replace(before, stage=Stage.LABYRINTH, turn=before.turn - 1)
    table.state = waiting
    table.happen(lambda now: now.do(Do(Routine.BEGIN)), stops=True)
    table.events = table.told = ()
    return table


def ritual_cards(
    sheet: Sheet, completed: Iterable[str], checks: Mapping[str, int]
) -> tuple[WishProgress, ...]:
    """The Rituals of a campaign: two of every one, and one for each repaired building."""
    names = ("ritual-1", "ritual-2", *(f"ritual-{building}" for building in sheet.repaired))
    done = set(completed)
    return tuple(WishProgress(name, checks.get(name, 0), done=name in done) for name in names)


def portal(
    portals: Mapping[str, tuple[tuple[int, int], str]], colour: PortalColour
) -> Portal | None:
    """The Portal of a colour, if the test lays it."""
    laid = portals.get(colour)
    return Portal(Cell(*laid[0]), laid[1]) if laid else None


def skill(names: Sequence[Hero], entry: Any) -> Skill:
    """A Skill on the table."""
    card, hero, glass = (*((entry,) if isinstance(entry, str) else entry), None, 0)[:3]
    return Skill(card, None if hero is None else names.index(Hero(hero)), glass or 0)


def progress(card: str | WishProgress) -> WishProgress:
    """A card on the table without Checkmarks."""
    return WishProgress(card) if isinstance(card, str) else card


def placed(cells: Iterable[tuple[int, int]]) -> tuple[Cell, ...]:
    """Cells in reading order."""
    return tuple(sorted(Cell(*cell) for cell in cells))


def cell_of(echo: Echo) -> Cell:
    """Where an Echo lies."""
    return echo.cell


def shapes(state: State) -> dict[Shape, int]:
    """How many tiles of each shape there are, the extra tile included."""
    tiles = [tile.shape for tile in (*state.maze.tiles, state.spare)]
    return {shape: tiles.count(shape) for shape in Shape}


VARIANTS = chronicles_sheets.VARIANTS
shuffle_hidden = chronicles_sheets.shuffle_hidden
drawn = chronicles_sheets.drawn
check_invariants = chronicles_invariants.check_invariants
lean = chronicles_player.lean
sensible = chronicles_player.sensible
PLAYERS = (
    chronicles_campaigns.at_random,
    chronicles_campaigns.boldly,
    chronicles_campaigns.sensibly,
)
anew = chronicles_campaigns.anew


def pieces(state: State) -> dict[Any, Any]:
    """Where Characters, Goblins and the Dragon are in a turn; Goblins of a kind are all alike."""
    if state.stage not in (Stage.LABYRINTH, Stage.ACTION):
        return {}
    heroes = {piece.hero: piece.cell for piece in state.pieces}
    foes = {Via.LOOTER: state.looters, Via.WARDEN: state.wardens, "dragon": state.dragon}
    return {**heroes, **foes}


def put(event: Event, at: dict[Any, Any], before: State, after: State) -> dict[Any, Any]:
    """Where an event says that pieces are now."""
    match event:
        case Walked(piece=hero, path=path) | Paused(walked=Walked(piece=hero, path=path)):
            assert path[0] == at[hero]
            return {hero: path[-1]}
        case DragonFlew(cell=cell):
            return {"dragon": cell}
        case FigurePut(figure=figure, cell=cell, start=start) if figure in tuple(Hero):
            assert at[Hero(figure)] == start
            return {Hero(figure): cell}
    return put_by_maze(event, at) or put_goblins(event, at, before, after)


def put_by_maze(event: Event, at: dict[Any, Any]) -> dict[Any, Any]:
    """Where a push, or another change of the maze, has carried all that it moves."""
    to: dict[Cell, Cell] = {}
    match event:
        case Inserted(arrow=arrow):
            to = dict(CARRIED[arrow])
        case Slid(side=side):
            first = 3 * SIDES.index(side)
            to = {cell: goal for n in range(3) for cell, goal in CARRIED[first + n].items()}
        case TilesSwapped(cell=cell, other=other):
            to = {cell: other, other: cell}
    return {piece: carried(cell, to) for piece, cell in at.items()} if to else {}


def carried(cell: Any, to: Mapping[Cell, Cell]) -> Any:
    """A cell, or several, after all that lay there was carried elsewhere."""
    if cell is None or isinstance(cell, Cell):
        return to.get(cell, cell)
    return tuple(sorted(to.get(each, each) for each in cell))


def put_goblins(event: Event, at: dict[Any, Any], before: State, after: State) -> dict[Any, Any]:
    """Where an event says that Goblins are now."""
    foes = {kind: Counter(at[kind]) for kind in (Via.LOOTER, Via.WARDEN)}
    for kind, cell in came(event, before):
        foes[kind][cell] += cell not in before.snares
    for kind, cell in went(event, before):
        foes[kind][cell] -= 1
    match event:
        case WardensPatrolled(cells=cells):
            foes[Via.WARDEN] = Counter(cells)
        case PortalMoved(colour=colour, cell=cell):
            foes[Via.LOOTER][cell] += foes[Via.LOOTER].pop(portal_cell(before, colour), 0)
        case SnareSprung(cell=cell, foe=Via.LOOTER):
            foes[Via.LOOTER][cell] = 0
        case SnareSprung(foe=Via.WARDEN):  # on patrol, one is gone, and the others may have walked
            assert len(before.wardens) - len(after.wardens) in (0, 1)
            foes[Via.WARDEN] = Counter(after.wardens)
    return {kind: tuple(sorted(cells.elements())) for kind, cells in foes.items()}


def came(event: Event, before: State) -> Iterator[tuple[Via, Cell]]:
    """The Goblins that come to a tile, unless a snare takes them there."""
    match event:
        case FigurePut(figure=figure, cell=cell):
            yield Via(figure), cell
        case LooterCame(cell=cell):
            yield Via.LOOTER, cell
        case WardenCame(cell=cell):
            yield Via.WARDEN, cell


def went(event: Event, before: State) -> Iterator[tuple[Via, Cell]]:
    """The Goblins that leave a tile."""
    match event:
        case FigurePut(figure=figure, start=start):
            yield Via(figure), start
        case LooterCame(start=start) if start is not None:
            yield Via.LOOTER, start
        case KnockedOut(foe=foe, cell=cell):
            yield foe, cell
        case ItemLooted(colour=colour) | LootPrevented(colour=colour):
            yield Via.LOOTER, portal_cell(before, colour)


def portal_cell(state: State, colour: PortalColour) -> Cell:
    """Where a Portal is."""
    portal = state.portals[COLOURS.index(colour)]
    assert portal is not None
    return portal.cell

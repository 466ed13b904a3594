"""How a game is laid: maze, Echoes, Portals, decks, Characters, buildings (CH-SETUP)."""

from itertools import permutations

from msgspec.structs import replace

from dedale.core.agenda import Question
from dedale.core.errors import BadOption
from dedale.core.options import check_seats
from dedale.core.records import Seat
from dedale.games.chronicles.actions import ChooseCard, ChroniclesAction, Corners, First, Pick
from dedale.games.chronicles.cards import TOKENS, CardKind
from dedale.games.chronicles.events import (
    CornersPut,
    FirstNamed,
    FocusNamed,
    GameBegan,
    Picked,
    PortalOpened,
    ScrollAssigned,
)
from dedale.games.chronicles.rules import maze, objectives
from dedale.games.chronicles.rules.ground import BARE, MOVABLE, TILES
from dedale.games.chronicles.rules.in_play import (
    event_deck,
    final_ready,
    items_in_play,
    layout,
    quests_in_progress,
    rituals_of,
)
from dedale.games.chronicles.rules.now import Mat, Now, group, has, home_of, index_of
from dedale.games.chronicles.rules.questions import Ask
from dedale.games.chronicles.rules.sheets import check_sheet
from dedale.games.chronicles.rules.village import camp
from dedale.games.chronicles.sheet import Modification, Scenario
from dedale.games.chronicles.state import (
    Echo,
    Options,
    Piece,
    Portal,
    Skill,
    Stage,
    State,
    WishProgress,
)
from dedale.games.chronicles.tasks import (
    Deciding,
    Do,
    NamingFirst,
    Picking,
    PlacingCorners,
    Routine,
)
from dedale.games.chronicles.words import CENTRE, COLOURS, CORNERS, BoardSide, Hero
from dedale.maze.board import Maze
from dedale.maze.cell import CELLS, FREE, Cell
from dedale.maze.tile import Shape, Tile, rotations

SEATS = range(1, 5)
PRICES = (Modification.DISCOUNT_SPREE, Modification.GREEDY_MERCHANTS)
FOCUS, SCROLL = "focus", "scroll"
"""What a choice of the setup is about (CH-DP-4)."""


def empty(options: Options, seats: int) -> State:
    """CH-SETUP-1, CH-SAVE-2: the table before anything is laid."""
    check(options, seats)
    lying = options.sheet.lying
    return State(
        options=options,
        sheet=options.sheet,
        stage=Stage.SETUP,
        maze=lying.maze if lying else BARE,
        spare=lying.spare if lying else Tile(Shape.CORNER, 0, 0),
        pieces=(),
        starts=starts(lying.corners if lying else tuple(Hero)),
    )


def gather(now: Now, seats: int) -> None:
    """CH-SETUP-1: what is to be asked and laid."""
    options, sheet = now.options, now.sheet
    picks = [Picking(Seat(number % seats)) for number in range(options.characters or seats)]
    corners = [] if sheet.lying else [PlacingCorners()]  # CH-SETUP-E1
    now.do(
        *corners, Do(Routine.LAY), *picks, Do(Routine.BUILDINGS), NamingFirst(), Do(Routine.BEGIN)
    )
    now.tell(GameBegan(number=sheet.games + 1, scenario=options.scenario))
    if sheet.skipped and not sheet.nails[0]:  # CH-FIRST-10
        now.write(stash=now.box.numbers.skip)
        camp(now)


def check(options: Options, seats: int) -> None:
    """Refuse what cannot be laid, and name the option.

    CH-GEN-5, CH-SETUP-2, CH-SETUP-15, CH-DP-23, CH-FIN-1, CH-SAVE-2.
    """
    check_seats(seats, SEATS)
    check_sheet(options.sheet, options.box)
    count = options.characters or seats
    if count not in range(seats, len(Hero) + 1):
        raise BadOption("ch-gen-5", field="characters", least=seats, most=len(Hero))
    if options.heroes and not len(set(options.heroes)) == len(options.heroes) == count:
        raise BadOption("ch-setup-15", field="heroes", count=count)
    if options.corners and sorted(options.corners) != sorted(Hero):
        raise BadOption("ch-setup-2", field="corners")
    if options.speaker not in range(seats):
        raise BadOption("ch-dp-23", field="speaker", value=options.speaker, most=seats - 1)
    if options.scenario is Scenario.FINAL and not final_ready(options.sheet, options.box):
        raise BadOption("ch-fin-1", field="scenario")
    chosen = options.modifications
    if len(set(chosen)) < len(chosen) or set(PRICES) <= set(chosen):  # CH-CHAL-E1
        raise BadOption("ch-chal-e1", field="modifications")


def starts(corners: tuple[Hero, ...]) -> tuple[Cell, ...]:
    """CH-SETUP-2: by Hero, the corner on which it starts."""
    return tuple(CORNERS[corners.index(hero)] for hero in Hero)


def lay(now: Now) -> None:
    """CH-SETUP-3 to CH-SETUP-14: everything that does not depend on who plays.

    Chance is asked for tiles, rotations, Echoes, Items, Gleams and Events, in this order.
    """
    if now.maze == BARE:
        lay_maze(now)
    maze.slide(now, BoardSide.NORTH)  # CH-SETUP-5: yellow, then blue (CH-BRD-7)
    maze.slide(now, BoardSide.EAST)
    lay_items(now)
    objectives.attach(now)
    now.events = now.rng.shuffle(event_deck(now.sheet, now.options.scenario, now.box))
    now.scrolls = now.box.in_order(now.sheet.scrolls)
    now.quests = [WishProgress(quest) for quest in quests_in_progress(now.sheet, now.box)]
    if now.options.scenario is Scenario.FINAL:  # CH-FIN-2
        now.dragon = CENTRE
        kept = now.sheet.rituals  # CH-FIN-E3
        now.rituals = [WishProgress(r, done=r in kept) for r in rituals_of(now.sheet, now.box)]
    now.reveals = True


def lay_maze(now: Now) -> None:
    """CH-SETUP-3, CH-SETUP-4, CH-BRD-E1: the fixed tiles, and the others as chance has it."""
    *placed, spare = now.rng.shuffle(MOVABLE)
    tiles = dict(TILES)
    for cell, shape in zip(FREE, placed, strict=True):
        tiles[cell] = Tile(shape, now.rng.below(len(rotations(shape))), 0)
    now.maze = Maze(tuple(tiles[cell] for cell in CELLS))
    now.spare = Tile(spare, 0, 0)


def lay_items(now: Now) -> None:
    """CH-SETUP-6, CH-SETUP-7: an Echo for each Item, and four Portals in colour order."""
    items = items_in_play(now.sheet, now.box)
    cells = layout(len(items), now.box)
    placed = zip(now.rng.shuffle(items), cells, strict=False)
    places = {item: Cell(*cell) for item, cell in placed}
    deck = now.rng.shuffle(items)
    for colour, item in zip(COLOURS, deck, strict=False):
        cell = places.pop(item)
        now.open_portal(colour, Portal(cell, item))
        now.tell(PortalOpened(colour=colour, cell=cell, item=item))
    now.items = deck[len(COLOURS) :]
    echoes = [Echo(item, cell) for item, cell in places.items()]
    now.echoes = tuple(sorted(echoes, key=lambda echo: echo.cell))


def lay_buildings(now: Now) -> None:
    """CH-SETUP-16: Skills, tokens and Objectives of the buildings, in slot order."""
    for building in now.sheet.repaired:
        for card in now.box.cards_of(building, CardKind.SKILL):
            lay_skill(now, card)
        for token in now.box.cards_of(building, CardKind.TOKEN):
            lay_token(now, token)
    objectives.lay(now)
    asked = [Deciding(FOCUS, now.sheet.repaired)] if has(now, Modification.FOCUSED_MIND) else []
    if has(now, Modification.LIMITED_SCROLLS):
        asked += [Deciding(SCROLL, (card,)) for card in now.scrolls]
    now.do(*asked)


def lay_skill(now: Now, card: str) -> None:
    """CH-SKL-1, CH-SKL-2: a global Skill lies on the table, a personal one at each Character."""
    kind = now.box.cards[card]
    if kind.shared:
        now.skills.append(Skill(card, None))
        return
    for number, piece in enumerate(now.pieces):
        if kind.hero in (None, piece.hero):
            now.skills.append(Skill(card, number))


def lay_token(now: Now, token: str) -> None:
    """Tokens of a first box lie beside the board."""
    now.beside = replace(now.beside, **{TOKENS[token]: now.box.cards[token].copies})


def pick_offers(mat: Mat, task: Picking, seat: Seat) -> tuple[ChroniclesAction, ...]:
    """CH-SETUP-15: the Characters that nobody has; or the one that was agreed before."""
    agreed = mat.options.heroes
    if agreed:
        return (Pick(agreed[len(mat.pieces)]),)
    taken = {piece.hero for piece in mat.pieces}
    return tuple(Pick(hero) for hero in Hero if hero not in taken)


def pick(now: Now, task: Picking, seat: Seat, action: Pick) -> None:
    """CH-SETUP-15: the Character stands on its start corner."""
    now.pieces.append(Piece(action.hero, task.seat, home_of(now, action.hero)))
    now.tell(Picked(seat=task.seat, hero=action.hero))


def corner_offers(mat: Mat, task: PlacingCorners, seat: Seat) -> tuple[ChroniclesAction, ...]:
    """CH-DP-2: every order of the corner tiles; or the one that was agreed before."""
    agreed = mat.options.corners
    return (Corners(agreed),) if agreed else tuple(Corners(order) for order in permutations(Hero))


def put_corners(now: Now, task: PlacingCorners, seat: Seat, action: Corners) -> None:
    """CH-SETUP-2: each Character starts on the corner that the group has given it."""
    now.starts = starts(action.heroes)
    now.tell(CornersPut(heroes=action.heroes))


def first_offers(mat: Mat, task: NamingFirst, seat: Seat) -> tuple[ChroniclesAction, ...]:
    """CH-SETUP-17, CH-FIRST-3: any Character, that of the first seat before the others."""
    pieces = mat.pieces[:1] if mat.options.heroes else mat.pieces
    return tuple(First(piece.hero) for piece in pieces)


def name_first(now: Now, task: NamingFirst, seat: Seat, action: First) -> None:
    """CH-SETUP-17: the Character that the group has named takes the first turn."""
    now.active = index_of(now, action.hero)
    now.tell(FirstNamed(hero=action.hero))


def decision_offers(mat: Mat, task: Deciding, seat: Seat) -> tuple[ChroniclesAction, ...]:
    """CH-DP-4: one of the cards; for a Scroll, one of the Characters (CH-CHAL-6)."""
    if task.what == SCROLL:
        return tuple(ChooseCard(card, p.hero) for card in task.cards for p in mat.pieces)
    return tuple(ChooseCard(card) for card in task.cards)


def decide(now: Now, task: Deciding, seat: Seat, action: ChooseCard) -> None:
    """CH-DP-4: what the group has chosen holds for this game."""
    if task.what == SCROLL:
        assert action.hero is not None, "a Scroll is given to somebody"
        whose = index_of(now, action.hero)
        now.assigned = (*now.assigned, (action.card, whose))
        now.tell(ScrollAssigned(card=action.card, hero=action.hero))
    elif task.what == FOCUS:
        now.focus = action.card
        now.tell(FocusNamed(building=action.card))
    else:
        objectives.reveal(now, action.card)


def picker(mat: Mat, task: Picking) -> tuple[Seat, ...]:
    """The seat of the task."""
    return (task.seat,)


STEPS = {Routine.LAY: lay, Routine.BUILDINGS: lay_buildings}
QUESTIONS = {
    Picking: Question(Ask.PICK, "CH-SETUP-15", picker, pick_offers, pick),
    PlacingCorners: Question(Ask.CORNERS, "CH-SETUP-2", group, corner_offers, put_corners),
    NamingFirst: Question(Ask.FIRST, "CH-SETUP-17", group, first_offers, name_first),
    Deciding: Question(Ask.SETUP, "CH-DP-4", group, decision_offers, decide),
}

"""The team game on Board A of docs/rules/team.md, section 16."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from dedale.core.records import Action, Event, Seat
from dedale.core.rng import Rng
from dedale.games.team import team
from dedale.games.team.actions import EndTurn, FlipUp, Rotate, Switch, TeamAction, WalkWith
from dedale.games.team.content import (
    FIXED_TILES,
    MOVABLE_IDS,
    PAGES,
    PRINTS,
    TILE_OF,
    AnyPage,
    Spell,
    Treasure,
)
from dedale.games.team.events import BookPushed, SentHome, Switched, Teleported, WalkedWith
from dedale.games.team.rules.pages import read_page
from dedale.games.team.rules.reach import reach, spell_reach, walking_spell
from dedale.games.team.rules.spells import casts
from dedale.games.team.rules.walk import owner_of, paths_of, walks
from dedale.games.team.state import Deal, Mode, Options, Phase, State
from dedale.games.team.view import View
from dedale.maze.board import Maze
from dedale.maze.cell import CELLS, Cell, cells_in
from dedale.maze.drawing import glyph
from dedale.maze.ground import START, Colour
from dedale.maze.tile import Tile
from dedale.maze.turn import Inserted, Walk, Walked
from tests.kit.chance import any_chance

RED, YELLOW, BLUE, GREEN = Colour
SPARE = 12
LAID = """
 --   25.1  --   4.0   --   7.1   --
 6.2  19.3  29.0 3.1   18.1 14.1  11.3
 --   9.1   --   28.0  --   0.2   --
 26.0 13.2  8.0  30.1  33.0 20.2  1.1
 --   2.2   --   21.0  --   15.1  --
 32.0 24.1  27.0 22.1  17.2 31.0  10.0
 --   23.1  --   16.3  --   5.1   --
"""
"""Board A: the ids of the tiles and how they lie."""

VARIANTS = (
    {},
    {"mode": Mode.STANDARD},
    {"mode": Mode.EXPERT},
    {"mode": Mode.STANDARD, "deal": Deal.CHOOSE},
)


def tile(id: int, rotation: int = 0) -> Tile:
    """A tile of the box as it lies."""
    return Tile(PRINTS[id].shape, rotation, id)


def maze_a(down: Iterable[tuple[int, int]] = ()) -> Maze:
    """Board A: every tile of the box in its place; what is down lies at rotation 0."""
    tiles = dict(FIXED_TILES)
    for cell, word in zip(CELLS, LAID.split(), strict=True):
        if word != "--":
            id, rotation = map(int, word.split("."))
            tiles[cell] = tile(id, 0 if cell in down else rotation)
    return Maze(tuple(tiles[cell] for cell in CELLS))


class Play:
    """A team game that a test plays: lay the table, play, look."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.before = state.collected  # what was collected before the test
        self.events: tuple[Event, ...] = ()  # of the latest action
        self.told: tuple[Event, ...] = ()  # of all actions
        self.reveals = False  # whether the latest action revealed something

    def play(self, *actions: TeamAction, seat: Seat | None = None):
        """Take actions, each by the active seat unless the test names another."""
        for action in actions:
            actor = self.state.active if seat is None else seat
            step = team.apply(self.state, actor, action, any_chance())
            self.state, self.events, self.reveals, _ = step
            self.told += self.events
        return self

    def read(self):
        """Read the next page of the book, as a turn begins with it."""
        self.state, self.events, self.reveals, _ = read_page(self.state)
        self.told += self.events
        return self

    def offers(self, kind: type[Action] = Action) -> list[TeamAction]:
        """What the active seat is offered, of one kind or of all."""
        return [a for a in team.legal(self.state, self.state.active) if isinstance(a, kind)]

    @property
    def view(self) -> View:
        """What everybody sees."""
        return team.view(self.state, None)

    def seat(self, colour: Colour) -> Seat:
        return Seat(self.state.colours.index(colour))

    @property
    def active(self) -> Colour:
        return self.state.colours[self.state.active]

    def at(self, colour: Colour) -> Cell:
        return self.state.pawns[self.seat(colour)]

    def holds(self, colour: Colour) -> list[Treasure]:
        """The cards of a board from left to right, without empty slots."""
        return [card for card in self.state.boards[self.seat(colour)] if card is not None]

    @property
    def collected(self) -> tuple[Treasure, ...]:
        """What was collected in the test."""
        return self.state.collected[len(self.before) :]

    def lies(self, cell: tuple[int, int]) -> str:
        """The tile on a cell in words: `12 down`, or `6 r2`."""
        lying = self.state.maze[Cell(*cell)]
        return f"{lying.id} {'down' if cell in self.state.down else f'r{lying.rotation}'}"

    def reach(self, colour: Colour) -> tuple[Cell, ...]:
        """Where this pawn could go without a spell, its own cell included."""
        return cells_in(reach(paths_of(self.state), self.at(colour)))

    def spell_reach(self, colour: Colour) -> tuple[Cell, ...]:
        """Where else it could go with its spell."""
        spell = walking_spell(self.state.ready(self.seat(colour)))
        return cells_in(spell_reach(paths_of(self.state), self.at(colour), spell))


def board_a(
    *seats: Colour,
    at: dict[Colour, tuple[int, int]] | None = None,
    holds: dict[Colour, Sequence[Treasure]] | None = None,
    spells: dict[Colour, Spell] | None = None,
    down: Iterable[tuple[int, int]] = (),
    collected: int = 0,
    pages: int = 1,
    next_pages: Sequence[int] = (),
    mode: Mode = Mode.INTRO,
    **changes: Any,
) -> Play:
    """Board A in the second step of a turn, as the defaults of section 16 tell it."""
    colours = seats or tuple(Colour)
    boards = {colour: tuple(cards) for colour, cards in (holds or {}).items()}
    shown = {card for cards in (*boards.values(), changes.get("deck", ())) for card in cards}
    others = [number for number in range(len(PAGES)) if number not in next_pages]
    state = State(
        options=Options(mode=mode, colours=colours),
        colours=colours,
        maze=maze_a(down),
        spare=tile(SPARE),
        pawns=tuple(Cell(*(at or {}).get(colour, START[colour])) for colour in colours),
        boards=tuple(slots(boards.get(colour, ())) for colour in colours),
        spells=tuple(spells_of(mode, (spells or {}).get(colour)) for colour in colours),
        deck=(),
        book=(*next_pages, *others[pages:]),
        active=Seat(0),
        down=tuple(sorted(Cell(*cell) for cell in down)),
        turned=tuple(others[:pages]),
        collected=tuple([card for card in Treasure if card not in shown][:collected]),
    )
    return Play(replace(state, **changes))


def slots(cards: Sequence[Treasure | None]) -> tuple[Treasure | None, Treasure | None]:
    """A board with these cards, from the left."""
    left, right, *_ = (*cards, None, None)
    return left, right


def spells_of(mode: Mode, spell: Spell | None) -> tuple[Spell, ...]:
    """Push and Rotate, or Push and the named spell, if any is named."""
    second = Spell.ROTATE if mode is Mode.INTRO else spell
    return (Spell.PUSH,) if second is None else (Spell.PUSH, second)


def number_of(page: AnyPage) -> int:
    """The number of a page of the book."""
    return PAGES.index(page)


def shuffle_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """TM-HID-2: what lies under rubble, the deck and the book are dealt anew."""
    if state.phase is Phase.OVER:
        return state
    seen = {state.pawns[state.active]} if state.phase is Phase.FLIP else set()
    places = [cell for cell in state.down if cell not in seen]
    ids = rng.shuffle([state.maze[cell].id for cell in places])
    tiles = list(state.maze.tiles)
    for cell, id in zip(places, ids, strict=True):
        tiles[cell.number] = tile(id)
    return replace(
        state,
        maze=Maze(tuple(tiles)),
        deck=rng.shuffle(state.deck),
        book=rng.shuffle(state.book),
    )


def check_invariants(before: State, action: TeamAction | None, after: State) -> None:
    """What never changes over one step of a game that was laid by the rules."""
    tiles = [*after.maze.tiles, after.spare]
    assert sorted(t.id for t in tiles) == list(range(len(PRINTS)))
    assert all(PRINTS[t.id].shape is t.shape for t in tiles)
    assert all(after.maze[cell] == fixed for cell, fixed in FIXED_TILES.items())  # TM-CMP-9
    assert after.spare.id in MOVABLE_IDS
    assert after.spare.rotation == 0
    assert list(after.down) == sorted(set(after.down) - set(FIXED_TILES))
    assert all(after.maze[cell].rotation == 0 for cell in after.down)  # TM-CMP-12
    assert standing_on_rubble(after) <= {after.active if after.phase is Phase.FLIP else None}
    assert all(pawn in CELLS for pawn in after.pawns)
    cards = [card for board in after.boards for card in board if card is not None]
    assert sorted((*cards, *after.deck, *after.collected)) == sorted(Treasure)
    assert sorted((*after.book, *after.turned)) == list(range(len(PAGES)))


def standing_on_rubble(state: State) -> set[Seat]:
    """TM-MOVE-E2: the seats whose pawns stand on a down tile."""
    return {seat for seat in state.seats if state.pawns[seat] in state.down}


def drawn(state: State) -> str:
    """The table in a few lines, for golden games."""
    rows = [list(row) for row in str(state.maze).splitlines()]
    for cell in state.down:
        rows[cell.row][cell.col] = "▒"
    spare = PRINTS[state.spare.id]
    carried = spare.treasure or spare.marking or ""
    pawns = " ".join(f"{c} {p.label}" for c, p in zip(state.colours, state.pawns, strict=True))
    return "\n".join(
        [
            *("".join(row) for row in rows),
            f"spare {glyph(state.spare.shape, 0)} {carried}".rstrip() + f"; {pawns}",
        ]
    )


def sensible(state: State) -> TeamAction:
    """What a player who sees everything does to collect as much as a turn allows.

    Golden games need somebody who can win.
    """
    if state.phase is not Phase.ACT:
        return team.legal(state, state.active)[0]
    gain, action = best(state)
    return action if gain else two_spells(state) or nearer(state) or EndTurn()


def best(state: State) -> tuple[int, TeamAction]:
    """How many treasures can be had in the rest of the turn, with one spell before each."""
    found: tuple[int, TeamAction] = (0, EndTurn())
    for first, after in ((None, state), *after_spells(state)):
        for move in walks(after):
            if gains(after, move):
                rest = cleared(team.apply(after, state.active, move, any_chance()).state)
                gain = 1 + (best(rest)[0] if rest.phase is Phase.ACT and rest.moves else 0)
                found = max(found, (gain, first or move), key=lambda pair: pair[0])
                if gain == 2 - state.gains:
                    return found
    return found


def after_spells(state: State) -> list[tuple[TeamAction, State]]:
    """What each spell that is cast between moves leads to."""
    return [(a, team.apply(state, state.active, a, any_chance()).state) for a in casts(state)]


def cleared(state: State) -> State:
    """The table after rubble was turned up somehow."""
    if state.phase is not Phase.FLIP:
        return state
    return team.apply(state, state.active, FlipUp(0), any_chance()).state


def two_spells(state: State) -> TeamAction | None:
    """The first of two spells after which something can be collected."""
    if not state.moves:
        return None
    for first, after in after_spells(state):
        if isinstance(first, Rotate | Switch):
            for _, both in after_spells(after):
                if any(gains(both, move) for move in walks(both)):
                    return first
    return None


def nearer(state: State) -> TeamAction | None:
    """A move towards a card of the seat's own board."""
    ids = [t.id for t in state.maze.tiles]
    cards = [TILE_OF[card] for card in state.boards[state.active] if card is not None]
    goals = [CELLS[ids.index(id)] for id in cards if id in ids] or [Cell(3, 3)]

    def far(cell: Cell) -> int:
        return min(abs(cell.row - goal.row) + abs(cell.col - goal.col) for goal in goals)

    plain = [move for move in walks(state) if isinstance(move, Walk)]
    here = far(state.pawns[state.active])
    return min(plain, key=lambda move: far(move.cell)) if plain and here > 1 else None


def gains(state: State, move: Walk | WalkWith) -> bool:
    """Whether a move collects something, even from under rubble."""
    return owner_of(state, PRINTS[state.maze[goal_of(move)].id].treasure) is not None


def goal_of(move: Walk | WalkWith) -> Cell:
    """The cell that a move leads to, with a spell or without."""
    return (move.walk if isinstance(move, WalkWith) else move).cell


def pieces(state: State) -> dict[Any, Any]:
    """Where the pawns are, by seat."""
    return dict(enumerate(state.pawns))


def put(event: Event, at: dict[Any, Any], before: State, after: State) -> dict[Any, Any]:
    """Where an event says that pawns are now."""
    match event:
        case Inserted(carried=carried) | BookPushed(carried=carried) | Switched(carried=carried):
            return {each.piece: each.cell for each in carried}
        case SentHome(seat=seat, cell=cell) | Teleported(seat=seat, cell=cell):
            return {seat: cell}
        case Walked(piece=seat, path=path) | WalkedWith(walked=Walked(piece=seat, path=path)):
            assert path[0] == at[seat]
            return {seat: path[-1]}
    return {}

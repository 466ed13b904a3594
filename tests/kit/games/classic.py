"""The classic game on Board A of docs/rules/classic.md, section 12."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from dedale.core.records import Action, Event, Seat
from dedale.core.rng import Rng
from dedale.games.classic import classic
from dedale.games.classic.actions import ClassicAction
from dedale.games.classic.content import FIXED_TILES, MOVABLE_IDS, PRINTS, Message, Treasure
from dedale.games.classic.events import Swapped
from dedale.games.classic.state import Options, Phase, State
from dedale.games.classic.view import View
from dedale.maze.arrow import opposite
from dedale.maze.board import Maze, reach
from dedale.maze.cell import CELLS, Cell
from dedale.maze.drawing import TILES, glyph
from dedale.maze.ground import START, Colour
from dedale.maze.tile import Shape, Tile
from dedale.maze.turn import Insert, Inserted, Walk, Walked
from tests.kit.chance import Rigged, any_chance

RED, YELLOW, BLUE, GREEN = Colour
TILE_OF = {front.treasure: id for id, front in enumerate(PRINTS) if front.treasure is not None}
"""The id of the tile that carries a treasure."""

ROWS = ["┌┤┬├┬─┐", "││┘┴└┐┬", "├┐├┬┬│┤", "┘└└││┘└", "├─┴┐┤┐┤", "──┌┐┬│┘", "└│┴└┴─┘"]
SPARE = Treasure.OWL
TREASURES = {
    (0, 1): Treasure.BAT,
    (0, 3): Treasure.TROLL,
    (1, 2): Treasure.SPIDER,
    (1, 3): Treasure.GHOST,
    (1, 6): Treasure.GENIE,
    (2, 1): Treasure.LIZARD,
    (2, 3): Treasure.SORCERESS,
    (3, 0): Treasure.SCARAB,
    (4, 5): Treasure.RAT,
    (5, 3): Treasure.MOTH,
    (5, 4): Treasure.DRAGON,
}
MESSAGES = {
    (1, 0): Message.DOUBLE_SHIFT,
    (6, 5): Message.EXTRA_TURN,
    (6, 1): Message.EXCHANGE,
    (5, 0): Message.SWAP,
    (0, 5): Message.WALL_PASS,
    (1, 1): Message.PEEK,
    (3, 6): Message.DOUBLE_SHIFT,
    (5, 2): Message.EXTRA_TURN,
    (3, 1): Message.EXCHANGE,
    (4, 3): Message.SWAP,
    (5, 6): Message.WALL_PASS,
    (6, 3): Message.PEEK,
}
UNREACHED = {
    RED: Treasure.RING,
    YELLOW: Treasure.SWORD,
    BLUE: Treasure.HELMET,
    GREEN: Treasure.CANDELABRA,
}
"""The one card of a seat that was given none; no scenario gets to it."""


def maze_a() -> Maze:
    """Board A: every tile of the box in its place."""
    blank = [id for id in MOVABLE_IDS if not PRINTS[id].treasure and not PRINTS[id].message]
    tiles = dict(FIXED_TILES)
    for cell in CELLS:
        if cell not in FIXED_TILES:
            shape, rotation = TILES[ROWS[cell.row][cell.col]]
            tiles[cell] = Tile(shape, rotation, _movable(cell, shape, blank))
    return Maze(tuple(tiles[cell] for cell in CELLS))


def _movable(cell: Cell, shape: Shape, blank: list[int]) -> int:
    """The id of the tile that lies on a cell of Board A."""
    if cell in TREASURES:
        return TILE_OF[TREASURES[cell]]
    message = MESSAGES.get(cell)
    ids = MOVABLE_IDS if message else blank
    id = next(i for i in ids if PRINTS[i].shape is shape and PRINTS[i].message is message)
    if not message:
        blank.remove(id)
    return id


class Play:
    """A classic game that a test plays: lay the table, play, look."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()  # of the latest action
        self.told: tuple[Event, ...] = ()  # of all actions
        self.reveals = False  # whether the latest action revealed something

    def play(self, *actions: ClassicAction, chance: Sequence[Any] = (), seat: Seat | None = None):
        """Take actions, each by the active seat unless the test names another."""
        for action in actions:
            rng = Rigged(*chance) if chance else any_chance()
            actor = self.state.active if seat is None else seat
            self.state, self.events, self.reveals, _ = classic.apply(self.state, actor, action, rng)
            self.told += self.events
        return self

    def offers(self, kind: type[Action] = Action) -> list[ClassicAction]:
        """What the active seat is offered, of one kind or of all."""
        return [a for a in classic.legal(self.state, self.state.active) if isinstance(a, kind)]

    def view(self, colour: Colour | None) -> View:
        """The view of a seat by its colour; None for a spectator."""
        return classic.view(self.state, None if colour is None else self.seat(colour))

    def seat(self, colour: Colour) -> Seat:
        return Seat(self.state.colours.index(colour))

    def at(self, colour: Colour) -> Cell:
        return self.state.pawns[self.seat(colour)]

    def holds(self, colour: Colour) -> tuple[Treasure, ...]:
        return self.state.stacks[self.seat(colour)]

    def found(self, colour: Colour) -> tuple[Treasure, ...]:
        return self.state.found[self.seat(colour)]

    def reach(self, colour: Colour) -> tuple[Cell, ...]:
        """Where this pawn could go now; where it is about to walk, the rules say it."""
        if self.seat(colour) == self.state.active and self.state.phase is Phase.MOVE:
            return tuple(move.cell for move in self.offers(Walk))
        return reach(self.state.maze.links(), self.at(colour))


def board_a(
    *seats: Colour,
    holds: dict[Colour, Sequence[Treasure]] | None = None,
    at: dict[Colour, tuple[int, int]] | None = None,
    events: bool = False,
    young: bool = False,
    **changes: Any,
) -> Play:
    """Board A, with seats red and blue and pawns at home unless the test says otherwise."""
    colours = seats or (RED, BLUE)
    stacks = {colour: (UNREACHED[colour],) for colour in colours} | (holds or {})
    pawns = {colour: START[colour] for colour in colours} | (at or {})
    options = Options(events=events, young=young, colours=colours)
    state = State(
        options=options,
        colours=colours,
        maze=maze_a(),
        spare=Tile(Shape.CORNER, 0, TILE_OF[SPARE]),
        pawns=tuple(Cell(*pawns[colour]) for colour in colours),
        stacks=tuple(tuple(stacks[colour]) for colour in colours),
        found=((),) * len(colours),
        pairs=(False,) * len(colours),
        active=Seat(0),
    )
    return Play(replace(state, **changes))


def place_of(game: Play, treasure: Treasure) -> Cell | None:
    """The cell on which a treasure lies; None where the spare carries it."""
    ids = [tile.id for tile in game.state.maze.tiles]
    return CELLS[ids.index(TILE_OF[treasure])] if TILE_OF[treasure] in ids else None


def shuffle_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """CL-VIEW-5, CL-VIEW-7: deal anew what a seat cannot know, and leave everything else."""
    return _shuffle_cards(_shuffle_backs(state, rng), seat, rng)


def _shuffle_backs(state: State, rng: Rng) -> State:
    """Plain tiles of a shape trade their ids, and so the messages on their backs."""
    tiles = [*state.maze.tiles, state.spare]
    for shape in (Shape.STRAIGHT, Shape.CORNER):
        places = [n for n, t in enumerate(tiles) if t.shape is shape and plain(t)]
        ids = rng.shuffle([tiles[place].id for place in places])
        for place, id in zip(places, ids, strict=True):
            tiles[place] = replace(tiles[place], id=id)
    *board, spare = tiles
    return replace(state, maze=Maze(tuple(board)), spare=spare)


def plain(tile: Tile) -> bool:
    """Whether a tile is movable and carries no treasure."""
    return tile.id in MOVABLE_IDS and PRINTS[tile.id].treasure is None


def _shuffle_cards(state: State, seat: Seat | None, rng: Rng) -> State:
    """All cards that the seat does not see change places; stacks keep their sizes."""
    known = [state.targets(s) if s == seat else () for s in state.seats]
    choosing = state.phase is Phase.EVENT and state.message is Message.EXCHANGE
    own = seat if choosing and seat == state.active else None  # it knows its cards, not their order
    hidden = [stack[len(k) :] for stack, k in zip(state.stacks, known, strict=True)]
    pool = rng.shuffle([c for s, cards in enumerate(hidden) if s != own for c in cards])
    stacks = []
    for s, cards in enumerate(hidden):
        dealt = rng.shuffle(cards) if s == own else pool[: len(cards)]
        pool = pool if s == own else pool[len(cards) :]
        stacks.append((*known[s], *dealt))
    return replace(state, stacks=tuple(stacks))


def check_invariants(before: State, action: ClassicAction | None, after: State) -> None:
    """CL-INV-1 to CL-INV-5, over one step of a game that was laid by the rules."""
    assert sorted(t.id for t in (*after.maze.tiles, after.spare)) == list(range(len(PRINTS)))
    assert all(PRINTS[t.id].shape is t.shape for t in (*after.maze.tiles, after.spare))
    assert all(after.maze[cell] == tile for cell, tile in FIXED_TILES.items())
    assert after.spare.id in MOVABLE_IDS
    assert all(pawn in CELLS for pawn in after.pawns)
    assert dealt(after) == dealt(before)
    if isinstance(action, Insert):
        assert after.forbidden == opposite(action.arrow)


def dealt(state: State) -> list[list[Treasure]]:
    """The cards of each seat, found or not."""
    return [sorted((*s, *f)) for s, f in zip(state.stacks, state.found, strict=True)]


def drawn(state: State) -> str:
    """The table in a few lines, for golden games."""
    rows = str(state.maze).splitlines()
    spare = glyph(state.spare.shape, 0) + (f" {PRINTS[state.spare.id].treasure or ''}")
    pawns = " ".join(f"{c} {p.label}" for c, p in zip(state.colours, state.pawns, strict=True))
    return "\n".join([*rows, f"spare {spare.strip()}; {pawns}"])


def pieces(state: State) -> dict[Any, Any]:
    """Where the pawns are, by seat."""
    return dict(enumerate(state.pawns))


def put(event: Event, at: dict[Any, Any], before: State, after: State) -> dict[Any, Any]:
    """Where an event says that pawns are now."""
    match event:
        case Inserted(carried=carried):
            return {each.piece: each.cell for each in carried}
        case Swapped(seat=seat, other=other):
            return {seat: at[other], other: at[seat]}
        case Walked(piece=seat, path=path):
            assert path[0] == at[seat]
            return {seat: path[-1]}
    return {}

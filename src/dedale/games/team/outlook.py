"""What lies ahead: the maze after a choice, and the ways of every pawn in it."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from dedale.core.records import Event, Record, Seat
from dedale.core.rng import Philox
from dedale.games.team.actions import EndTurn, PickSpell, TeamAction
from dedale.games.team.content import MOVABLE_IDS, PAGES, PRINTS, Face, Spell, Treasure, face
from dedale.games.team.events import WalkedWith
from dedale.games.team.rules import apply
from dedale.games.team.rules.reach import all_ways, walking_spell
from dedale.games.team.rules.walk import collectable, paths_of
from dedale.games.team.state import Phase, State
from dedale.games.team.view import View, faces
from dedale.maze.board import Maze
from dedale.maze.cell import CELLS, Cell
from dedale.maze.tile import Tile
from dedale.maze.turn import Walked

NOTHING_KNOWN: Mapping[Cell, int] = MappingProxyType({})


class PawnWay(Record, frozen=True):
    """A way from a pawn to a cell; staying is a way of one."""

    path: tuple[Cell, ...]
    spell: Spell | None = None  # that must be cast on it
    leap: int | None = None  # the number of the cell in the path where it is cast


class Outlook(Record, frozen=True):
    """A maze, the pawns in it, and where each of them could walk."""

    maze: tuple[Face | None, ...]  # in reading order; None for rubble
    down: tuple[Cell, ...]  # where rubble lies
    spare: Face
    pawns: tuple[Cell, ...]  # by seat
    ways: tuple[tuple[PawnWay, ...], ...]  # by seat: a shortest way to each cell in reach
    finds: tuple[tuple[Treasure, ...], ...]  # by seat: what it could collect at the end of a way
    way: PawnWay | None = None  # that the move takes, where the choice is a move


def outlook(view: View, action: TeamAction | None) -> Outlook | None:
    """The ways that are open now, or that a choice would open; what is hidden is not foreseen."""
    if view.phase in (Phase.PICK, Phase.OVER) or isinstance(action, PickSpell | EndTurn):
        return None
    state = imagined(view)
    if action is None:
        return shown(state, None) if view.phase is Phase.ACT else None
    after, events, *_ = apply(state, state.active, action, Philox("", 0))
    return shown(replace(after, phase=Phase.ACT), walked(events))


def imagined(view: View, tiles: Mapping[Cell, int] = NOTHING_KNOWN) -> State:
    """A table that looks like this view; what is hidden in it lies in the order of its numbers.

    A player who remembers what lies under rubble passes it as `tiles`.
    """
    cards = [card for board in view.boards for card in board]
    deck = [card for card in Treasure if card not in (*view.collected, *cards)]
    book = [number for number in range(len(PAGES)) if number not in view.pages]
    return State(
        options=view.options,
        colours=view.colours,
        maze=imagined_maze(view, tiles),
        spare=lying(view.spare),
        pawns=view.pawns,
        boards=view.boards,
        spells=view.spells,
        deck=view.deck or tuple(deck[: view.deck_left]),
        book=view.book or tuple(book[: view.pages_left]),
        active=view.active,
        phase=view.phase,
        down=view.down,
        turned=view.pages,
        collected=view.collected,
        spent=view.spent,
        moves=view.moves,
        gains=view.gains,
    )


def imagined_maze(view: View, known: Mapping[Cell, int]) -> Maze:
    """The tiles that are up, and those that are nowhere to be seen under the rubble."""
    hidden = iter([id for id in unseen(view) if id not in known.values()])
    tiles = []
    for cell, front in zip(CELLS, view.maze, strict=True):
        if front is None and cell == view.pawns[view.active]:
            front = view.revealed  # noqa: PLW2901 - the only rubble with a pawn on it
        if front is not None:
            tiles.append(lying(front))
        else:
            id = known[cell] if cell in known else next(hidden)
            tiles.append(Tile(PRINTS[id].shape, 0, id))
    return Maze(tuple(tiles))


def unseen(view: View) -> list[int]:
    """The tiles that lie under rubble somewhere."""
    seen = {front.on.id for front in (*view.maze, view.revealed, view.spare) if front is not None}
    return [id for id in MOVABLE_IDS if id not in seen]


def lying(front: Face) -> Tile:
    """The tile that shows this front."""
    return Tile(front.shape, front.rotation, front.on.id)


def shown(state: State, way: PawnWay | None) -> Outlook:
    """What can be seen of a table, and the ways in it."""
    ways = tuple(ways_of(state, seat) for seat in state.seats)
    return Outlook(
        maze=faces(state),
        down=state.down,
        spare=face(state.spare),
        pawns=state.pawns,
        ways=ways,
        finds=tuple(finds_of(state, seat, ways[seat]) for seat in state.seats),
        way=way,
    )


def ways_of(state: State, seat: Seat) -> tuple[PawnWay, ...]:
    """A shortest way of a seat to each cell that it can reach."""
    spell = walking_spell(state.ready(seat))  # that it could cast on its way
    return tuple(
        PawnWay(found.path, None if found.leap is None else spell, found.leap)
        for found in all_ways(paths_of(state), state.pawns[seat], spell).values()
    )


def finds_of(state: State, seat: Seat, ways: Sequence[PawnWay]) -> tuple[Treasure, ...]:
    """What a seat could collect with a move; what lies under rubble is not told."""
    ends = {way.path[-1] for way in ways} - set(state.down)
    shown = {PRINTS[state.maze[cell].id].treasure for cell in ends}
    return tuple(card for card in Treasure if card in shown and card in collectable(state, seat))


def walked(events: tuple[Event, ...]) -> PawnWay | None:
    """The way of a move."""
    for event in events:
        if isinstance(event, WalkedWith):
            return PawnWay(event.walked.path, event.spell, event.leap)
        if isinstance(event, Walked) and len(event.path) > 1:
            return PawnWay(event.path)
    return None

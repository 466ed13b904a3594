"""The book: what a page does when it is read (TM-DPUSH, TM-DFLIP, TM-DTEL, TM-PAGE)."""

from collections.abc import Collection

from msgspec.structs import replace

from dedale.core.game import Step
from dedale.core.records import Event
from dedale.games.team.content import PAGES, TILE_OF, FlipPage, PushPage, TeleportPage, face
from dedale.games.team.events import BookPushed, Buried, PageRead, SentHome, Teleported
from dedale.games.team.state import State
from dedale.maze.arrow import carry, line
from dedale.maze.board import Maze
from dedale.maze.cell import CELLS, Cell
from dedale.maze.ground import START
from dedale.maze.turn import Insert, insert


def read_page(state: State) -> Step[State]:
    """TM-TURN-1, TM-TURN-2: the next page is turned, and does what it says."""
    number, *book = state.book
    after = replace(state, book=tuple(book), turned=(*state.turned, number))
    read = PageRead(seat=state.active, page=number, left=len(book))
    match PAGES[number]:
        case PushPage() as page:
            done, events = push_in(after, page)
        case FlipPage() as page:
            done, events = flip(after, page)
        case TeleportPage() as page:
            done, events = teleport(after, page)
    return Step(done, (read, *events), reveals=True)


def push_in(state: State, page: PushPage) -> tuple[State, tuple[Event, ...]]:
    """TM-DPUSH-1, TM-DPUSH-2: the spare goes in as rubble; what it expels is the spare, up."""
    arrow = page.arrow
    entry, *_, exit = line(arrow)
    pieces = {seat: cell for seat, cell in state.laid.pieces.items() if cell != exit}
    laid, inserted = insert(state.laid._replace(pieces=pieces), Insert(arrow, 0), face, None)
    down = {carry(arrow, cell) for cell in state.down if cell != exit} | {entry}
    after = replace(
        state,
        maze=Maze(laid.tiles),
        spare=laid.spare,
        down=tuple(sorted(down)),
        pawns=tuple(  # TM-DPUSH-4, TM-DPUSH-5
            laid.pieces[seat] if seat in pieces else state.home(seat) for seat in state.seats
        ),
    )
    pushed = BookPushed(arrow=arrow, expelled=face(after.spare), carried=inserted.carried)
    return after, (pushed, *sent_home(state, {exit}))


def flip(state: State, page: FlipPage) -> tuple[State, tuple[Event, ...]]:
    """TM-DFLIP: the named tiles turn to rubble where they lie up in the maze."""
    named = (TILE_OF[page.treasure], TILE_OF[page.marking])
    lying = zip(CELLS, state.maze.tiles, strict=True)
    hit = {cell for cell, tile in lying if tile.id in named and cell not in state.down}
    after = replace(
        state,
        maze=Maze(
            tuple(t.turned(0) if t.id in named else t for t in state.maze.tiles)  # TM-CMP-12
        ),
        down=tuple(sorted({*state.down, *hit})),
        pawns=tuple(
            state.home(seat) if pawn in hit else pawn  # TM-DFLIP-4
            for seat, pawn in zip(state.seats, state.pawns, strict=True)
        ),
    )
    return after, (Buried(count=len(hit)), *sent_home(state, hit))


def teleport(state: State, page: TeleportPage) -> tuple[State, tuple[Event, ...]]:
    """TM-DTEL: the named pawns are put on a corner, as far as they are in play."""
    named = [seat for seat in state.seats if state.colours[seat] in page.pawns]
    corner = START[page.to]
    pawns = tuple(corner if s in named else state.pawns[s] for s in state.seats)
    told = tuple(Teleported(seat=seat, cell=corner) for seat in named)
    return replace(state, pawns=pawns), told


def sent_home(state: State, lost: Collection[Cell]) -> tuple[Event, ...]:
    """The pawns that stood on lost tiles."""
    homeless = (seat for seat in state.seats if state.pawns[seat] in lost)
    return tuple(SentHome(seat=seat, cell=state.home(seat)) for seat in homeless)

"""The book: what a page does when it is read (TM-DPUSH, TM-DFLIP, TM-DTEL, TM-PAGE)."""

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from dedale.core.game import Step
from dedale.core.records import Seat, with_item
from dedale.games.team.content import PAGES, TILE_OF, FlipPage, PushPage, TeleportPage, face
from dedale.games.team.events import BookPushed, Buried, PageRead, SentHome, Teleported
from dedale.games.team.state import State
from dedale.maze.arrow import carry, line
from dedale.maze.board import Maze
from dedale.maze.cell import CELLS
from dedale.maze.ground import START
from dedale.maze.turn import Insert, insert


def read_page(state: State) -> Step[State]:
    """TM-TURN-1, TM-TURN-2: the next page is turned, and does what it says."""
    number, *book = state.book
    after = replace(state, book=tuple(book), turned=(*state.turned, number))
    read = PageRead(seat=state.active, page=number, left=len(book))
    step = Step(after, (read,), reveals=True)
    match PAGES[number]:
        case PushPage() as page:
            return step.then(push_in(after, page))
        case FlipPage() as page:
            return step.then(flip(after, page))
        case TeleportPage() as page:
            return step.then(teleport(after, page))
    assert_never(page)


def push_in(state: State, page: PushPage) -> Step[State]:
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
        pawns=tuple(  # TM-DPUSH-5; those on the expelled tile are sent home (TM-DPUSH-4)
            laid.pieces.get(seat, state.pawns[seat]) for seat in state.seats
        ),
    )
    pushed = BookPushed(arrow=arrow, expelled=face(after.spare), carried=inserted.carried)
    lost = [seat for seat in state.seats if seat not in pieces]
    return Step(after, (pushed,)).then(send_home(after, lost))


def flip(state: State, page: FlipPage) -> Step[State]:
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
    )
    lost = [seat for seat in state.seats if state.pawns[seat] in hit]  # TM-DFLIP-4
    return Step(after, (Buried(count=len(hit)),)).then(send_home(after, lost))


def teleport(state: State, page: TeleportPage) -> Step[State]:
    """TM-DTEL: the named pawns are put on a corner, as far as they are in play."""
    step, corner = Step(state, ()), START[page.to]
    for seat in state.seats:
        if state.colours[seat] in page.pawns:
            step = step.then(put(step.state, Teleported(seat=seat, cell=corner)))
    return step


def send_home(state: State, lost: Iterable[Seat]) -> Step[State]:
    """TM-DPUSH-4, TM-DFLIP-4: the pawns whose tiles were lost go home, one after the other."""
    step = Step(state, ())
    for seat in lost:
        step = step.then(put(step.state, SentHome(seat=seat, cell=state.home(seat))))
    return step


def put(state: State, told: SentHome | Teleported) -> Step[State]:
    """A page puts a pawn on a cell."""
    return Step(replace(state, pawns=with_item(state.pawns, told.seat, told.cell)), (told,))

"""The move: walking, clearing rubble, collecting treasures (TM-MOVE, TM-DOWN, TM-TRE, TM-EXP)."""

from msgspec.structs import replace

from dedale.core.errors import require
from dedale.core.game import Step
from dedale.core.records import Event, Seat, with_item
from dedale.games.team.actions import FlipUp, WalkWith
from dedale.games.team.content import PRINTS, WALKING, Spell, Treasure, face
from dedale.games.team.events import Collected, Helped, TurnedUp, Uncovered, WalkedWith, Won
from dedale.games.team.rules.reach import Paths, all_ways, paths, reach, spell_reach, walking_spell
from dedale.games.team.rules.spells import require_ready, require_rotation, spend
from dedale.games.team.state import Board, Mode, Phase, State
from dedale.maze.board import Maze
from dedale.maze.cell import CELLS, Cell, cells_in
from dedale.maze.tile import rotations
from dedale.maze.turn import Walk, Walked


def paths_of(state: State) -> Paths:
    """The maze as pawns walk in it now."""
    return paths([tile.openings for tile in state.maze.tiles], state.down)


def walks(state: State) -> tuple[Walk | WalkWith, ...]:
    """TM-ACT-3, TM-MOVE-7: every destination; a spell only where it is needed (TM-SPELL-E1)."""
    if not state.moves:
        return ()
    here, start = paths_of(state), state.pawns[state.active]
    own = 0 if may_stay(state) else 1 << start.number
    plain = [Walk(cell) for cell in cells_in(reach(here, start) & ~own)]
    spell = walking_spell(state.ready(state.active))
    if spell is None:
        return tuple(plain)
    leaps = cells_in(spell_reach(here, start, spell))
    return (*plain, *(WalkWith(spell, Walk(cell)) for cell in leaps))


def may_stay(state: State) -> bool:
    """TM-MOVE-7: a move on the spot is one only if it collects."""
    return owner_of(state, shown(state)) is not None


def walk(state: State, to: Cell, spell: Spell | None = None) -> Step[State]:
    """TM-MOVE: the active pawn walks; on rubble it stops, otherwise it collects what is there."""
    require_walk(state, to, spell)

    cell, seat = Cell(*to), state.active
    way = all_ways(paths_of(state), state.pawns[seat], spell)[cell]
    after = replace(
        spend(state, spell), pawns=with_item(state.pawns, seat, cell), moves=state.moves - 1
    )
    told: Event = Walked(piece=seat, path=way.path)
    if spell is not None:
        assert way.leap is not None, "a spell is cast only where it leads on"
        told = WalkedWith(spell=spell, leap=way.leap, walked=Walked(piece=seat, path=way.path))
    step = Step(after, (told,))
    if cell not in state.down:
        return step.then(collect(after))
    seen = Uncovered(seat=seat, cell=cell, tile=face(state.maze[cell]))
    return step.then(Step(replace(after, phase=Phase.FLIP), (seen,), reveals=True))  # TM-DOWN-1


def require_walk(state: State, to: Cell, spell: Spell | None) -> None:
    """There is a move left, and a way."""
    require(state.phase is not Phase.FLIP, "TM-DOWN-1")
    require(to in CELLS, "TM-CMP-1")
    require(state.moves > 0 or state.gains > 0, "TM-TRE-E5")
    require(state.moves > 0, "TM-TRE-3")
    here, start, cell = paths_of(state), state.pawns[state.active], Cell(*to)
    plain = bool(reach(here, start) >> cell.number & 1)
    if spell is None:
        require(plain, "TM-MOVE-2", cell=cell)
        require(cell != start or may_stay(state), "TM-MOVE-7", cell=cell)
    else:
        require_spell(state, spell)  # TM-TURN-3
        require(cell != start, "TM-SPELL-E6", spell=spell)
        require(not plain, "TM-SPELL-E1", cell=cell, spell=spell)
        leads = bool(spell_reach(here, start, spell) >> cell.number & 1)
        require_leap(leads, spell, cell)  # TM-TRV-1, TM-TPT-1, TM-ESC-1


def require_spell(state: State, spell: Spell) -> None:
    """TM-TURN-3, TM-TURN-5: the spell is ready, and one that is cast inside a move."""
    require(spell in WALKING, "TM-TURN-5", spell=spell)
    require_ready(state, spell)


def require_leap(leads: bool, spell: Spell, cell: Cell) -> None:
    """The spell leads there."""
    require(leads or spell is not Spell.TRAVERSE, "TM-TRV-1", cell=cell)
    require(leads or spell is not Spell.TELEPORT, "TM-TPT-1", cell=cell)
    require(leads or spell is not Spell.ESCAPE, "TM-ESC-1", cell=cell)


def flips(state: State) -> tuple[FlipUp, ...]:
    """TM-DOWN-2: every rotation that makes a difference."""
    tile = state.maze[state.pawns[state.active]]
    return tuple(FlipUp(rotation) for rotation in rotations(tile.shape))


def flip_up(state: State, action: FlipUp) -> Step[State]:
    """TM-DOWN-1, TM-DOWN-2: the rubble under the pawn is cleared, and the tile lies as chosen."""
    require(state.phase is Phase.FLIP, "TM-MOVE-E2")
    cell = state.pawns[state.active]
    require_rotation(state.maze[cell], action.rotation)

    tile = state.maze[cell].turned(action.rotation)
    after = replace(
        state,
        maze=Maze(with_item(state.maze.tiles, cell.number, tile)),
        down=tuple(other for other in state.down if other != cell),
        phase=Phase.ACT,
    )
    turned = TurnedUp(seat=state.active, cell=cell, tile=face(tile))
    return Step(after, (turned,)).then(collect(after))


def shown(state: State) -> Treasure | None:
    """What the tile under the active pawn shows."""
    return PRINTS[state.maze[state.pawns[state.active]].id].treasure


def owner_of(state: State, treasure: Treasure | None) -> Seat | None:
    """TM-TRE-1, TM-TRE-7, TM-TRE-8: from whose board the active seat may collect this now."""
    if treasure is None:
        return None
    boards = boards_for(state, state.active)
    return next((seat for seat in boards if treasure in wanted(state, seat)), None)


def boards_for(state: State, seat: Seat) -> tuple[Seat, ...]:
    """TM-TRE-7, TM-TRE-8: whose cards a seat may collect."""
    helping = not state.deck and not any(state.boards[seat])
    return state.seats if helping else (seat,)


def collectable(state: State, seat: Seat) -> set[Treasure]:
    """What a seat may collect where the maze stands as it does (TM-TRE-7, TM-HID-2)."""
    cards = {card for other in boards_for(state, seat) for card in wanted(state, other)}
    return {card for card in cards if card is not None}


def wanted(state: State, seat: Seat) -> Board | tuple[Treasure | None]:
    """TM-EXP-2, TM-EXP-5: the cards of a board that can be collected."""
    return state.boards[seat][:1] if state.options.mode is Mode.EXPERT else state.boards[seat]


def collect(state: State) -> Step[State]:
    """TM-TRE-1, TM-TRE-3: at the end of a move; the first treasure of a turn earns a move."""
    treasure = shown(state)
    owner = owner_of(state, treasure)
    if treasure is None or owner is None:
        return Step(state, ())
    after = replace(
        state,
        boards=with_item(state.boards, owner, without(state, owner, treasure)),
        collected=(*state.collected, treasure),  # TM-TRE-2
        moves=state.moves + (not state.gains),
        gains=state.gains + 1,
    )
    count, seat = len(after.collected), state.active
    got: Event = Collected(seat=seat, treasure=treasure, count=count)
    if owner != seat:
        got = Helped(seat=seat, other=owner, treasure=treasure, count=count)
    step = Step(after, (got,))
    if not after.won:
        return step
    won = Won(count=count, left=len(state.book))
    over = replace(after, phase=Phase.OVER)  # TM-WIN-1
    return step.then(Step(over, (won,), reveals=True))


def without(state: State, seat: Seat, treasure: Treasure) -> Board:
    """A board after a card has left it; in the expert mode the other one slides left (TM-EXP-3)."""
    left, right = state.boards[seat]
    if treasure != left:
        return left, None
    return (right, None) if state.options.mode is Mode.EXPERT else (None, right)

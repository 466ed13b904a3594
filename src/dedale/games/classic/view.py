"""What each seat may know of a classic game."""

from dedale.core.records import Record, Seat
from dedale.games.classic.content import TREASURE_ID, Face, Message, Treasure, face
from dedale.games.classic.state import Options, Phase, State
from dedale.maze.arrow import Arrow
from dedale.maze.cell import Cell
from dedale.maze.ground import Colour


class View(Record, frozen=True):
    """The table as one seat sees it, or a spectator."""

    seat: Seat | None  # None for a spectator
    options: Options
    colours: tuple[Colour, ...]  # by seat
    homes: tuple[Cell, ...]  # by seat: the start corner
    maze: tuple[Face, ...]  # in reading order
    spare: Face
    pawns: tuple[Cell, ...]  # by seat
    active: Seat
    phase: Phase
    forbidden: Arrow | None
    message: Message | None  # read this turn
    second_half: bool  # of a turn with an extra shift and move
    cards_left: tuple[int, ...]  # by seat
    found: tuple[tuple[Treasure, ...], ...]  # by seat
    open_targets: tuple[int, ...]  # by seat: how many, not which
    winner: Seat | None
    targets: tuple[Treasure, ...]  # its own open ones
    goes_home: bool  # all its treasures are found, and home is the target
    unfound: tuple[Treasure, ...]  # all of its own, while choosing one of them (CL-VIEW-3)


def view(state: State, seat: Seat | None) -> View:
    """Copy over, field by field, what `seat` may know (CL-VIEW-1, CL-VIEW-2, CL-VIEW-3)."""
    return View(
        seat=seat,
        options=state.options,
        colours=state.colours,
        homes=tuple(state.home(other) for other in state.seats),
        maze=tuple(face(tile) for tile in state.maze.tiles),
        spare=face(state.spare),
        pawns=state.pawns,
        active=state.active,
        phase=state.phase,
        forbidden=state.forbidden,
        message=state.message,
        second_half=state.second_half,
        cards_left=tuple(len(stack) for stack in state.stacks),
        found=state.found,
        open_targets=tuple(len(state.targets(other)) for other in state.seats),
        winner=state.winner,
        targets=() if seat is None else state.targets(seat),
        goes_home=seat is not None and not state.stacks[seat] and not state.options.young,
        unfound=unfound(state, seat),
    )


def unfound(state: State, seat: Seat | None) -> tuple[Treasure, ...]:
    """CL-VIEW-3, CL-EVT-31: whoever may exchange sees their own cards, but not their order."""
    if seat != state.active or state.phase is not Phase.EVENT:
        return ()
    if state.message is not Message.EXCHANGE:
        return ()
    return tuple(sorted(state.stacks[state.active], key=TREASURE_ID.__getitem__))

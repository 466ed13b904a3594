"""How the table of a classic game is laid."""

from dedale.core.errors import BadOption
from dedale.core.game import Step
from dedale.core.options import check_seats
from dedale.core.records import Seat
from dedale.core.rng import Rng
from dedale.games.classic.content import FIXED_TILES, MOVABLE_IDS, PRINTS, Treasure
from dedale.games.classic.events import TargetSeen
from dedale.games.classic.state import Options, State
from dedale.maze.board import Maze
from dedale.maze.cell import CELLS, FREE
from dedale.maze.ground import START, USUAL_COLOURS
from dedale.maze.tile import Tile

SEATS = range(2, 5)  # CL-SET-1


def setup(options: Options, seats: int, rng: Rng) -> Step[State]:
    """CL-SET: lay the maze, deal the cards, put the pawns on their corners."""
    check(options, seats)
    colours = options.colours or USUAL_COLOURS[seats]  # CL-SET-8
    maze, spare = lay(rng)
    stacks = deal(seats, rng)
    state = State(
        options=options,
        colours=colours,
        maze=maze,
        spare=spare,
        pawns=tuple(START[colour] for colour in colours),  # CL-SET-7
        stacks=stacks,
        found=((),) * seats,
        pairs=(False,) * seats,
        active=Seat(options.first_seat),  # CL-SET-9
    )
    return Step(state, tuple(TargetSeen(treasure=stacks[s][0], to=(s,)) for s in state.seats))


def check(options: Options, seats: int) -> None:
    """Refuse what cannot be laid, and name the option (CL-SET-1, CL-SET-7, CL-SET-9)."""
    check_seats(seats, SEATS)
    if options.first_seat not in range(seats):
        raise BadOption("cl-set-9", field="first_seat", value=options.first_seat, most=seats - 1)
    if options.colours and not len(set(options.colours)) == len(options.colours) == seats:
        raise BadOption("cl-set-7", field="colours", seats=seats)


def lay(rng: Rng) -> tuple[Maze, Tile]:
    """CL-SET-2, CL-SET-3, CL-SET-4: the fixed tiles, and the movable ones as chance has it."""
    *placed, spare = rng.shuffle(MOVABLE_IDS)
    tiles = dict(FIXED_TILES)
    for cell, id in zip(FREE, placed, strict=True):
        tiles[cell] = Tile(PRINTS[id].shape, 0, id).turned(rng.below(4))
    maze = Maze(tuple(tiles[cell] for cell in CELLS))
    return maze, Tile(PRINTS[spare].shape, 0, spare)


def deal(seats: int, rng: Rng) -> tuple[tuple[Treasure, ...], ...]:
    """CL-SET-5: all cards, as many to each seat."""
    cards = rng.shuffle(tuple(Treasure))
    return tuple(cards[seat::seats] for seat in range(seats))

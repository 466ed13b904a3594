"""How the table of a team game is laid."""

from dedale.core.errors import BadOption
from dedale.core.game import Step
from dedale.core.options import check_seats
from dedale.core.records import Seat
from dedale.core.rng import Rng
from dedale.games.team.content import DEALT, FIXED_TILES, MOVABLE_IDS, PAGES, PRINTS, Treasure
from dedale.games.team.rules.deal import begin, deal_spells
from dedale.games.team.state import Deal, Mode, Options, State
from dedale.maze.board import Maze
from dedale.maze.cell import CELLS, FREE
from dedale.maze.ground import START, USUAL_COLOURS
from dedale.maze.tile import Tile, rotations

SEATS = range(2, 5)  # TM-GEN-1


def setup(options: Options, seats: int, rng: Rng) -> Step[State]:
    """TM-SET: lay the maze, shuffle deck and book, deal, and read the first page.

    TM-SET-9: chance is asked for tiles, rotations, deck, book and spells, in this order.
    """
    check(options, seats)
    colours = options.colours or USUAL_COLOURS[seats]  # TM-SET-2
    maze, spare = lay(rng)
    deck, book = rng.shuffle(tuple(Treasure)), rng.shuffle(range(len(PAGES)))
    state = State(
        options=options,
        colours=colours,
        maze=maze,
        spare=spare,
        pawns=tuple(START[colour] for colour in colours),  # TM-SET-5
        boards=((None, None),) * seats,
        spells=deal_spells(options, seats, rng),
        deck=deck,
        book=book,
        active=Seat(options.first_seat),  # TM-SET-8
    )
    return begin(state)


def check(options: Options, seats: int) -> None:
    """Refuse what cannot be laid, and name the option (TM-GEN-1, TM-SET-1, TM-SET-8, TM-DEAL)."""
    check_seats(seats, SEATS)
    if options.first_seat not in range(seats):
        raise BadOption("tm-set-8", field="first_seat", value=options.first_seat, most=seats - 1)
    if options.colours and not len(set(options.colours)) == len(options.colours) == seats:
        raise BadOption("tm-set-1", field="colours", seats=seats)
    assigned = options.mode is not Mode.INTRO and options.deal is Deal.ASSIGNED
    if options.spells and not assigned:
        raise BadOption("tm-deal-7", field="spells")
    named = set(options.spells) & set(DEALT)
    if assigned and not len(named) == len(options.spells) == seats:
        raise BadOption("tm-deal-5", field="spells", seats=seats)


def lay(rng: Rng) -> tuple[Maze, Tile]:
    """TM-SET-3: the fixed tiles, and the movable ones as chance has it; the last is the spare."""
    *placed, spare = rng.shuffle(MOVABLE_IDS)
    tiles = dict(FIXED_TILES)
    for cell, id in zip(FREE, placed, strict=True):
        shape = PRINTS[id].shape
        tiles[cell] = Tile(shape, rng.below(len(rotations(shape))), id)
    maze = Maze(tuple(tiles[cell] for cell in CELLS))
    return maze, Tile(PRINTS[spare].shape, 0, spare)

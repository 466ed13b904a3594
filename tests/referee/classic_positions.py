"""Classic tables that random play never reaches, laid tile by tile."""

from random import Random

from msgspec.structs import replace

from dedale.core.records import Seat, with_item
from dedale.games.classic.content import (
    FIXED_TILES,
    MOVABLE_IDS,
    PRINTS,
    Message,
    Treasure,
)
from dedale.games.classic.state import Options, Phase, State
from dedale.maze.arrow import ARROWS
from dedale.maze.board import Maze
from dedale.maze.cell import CELLS
from dedale.maze.ground import START, Colour
from tests.referee.mazes import lay, shut_off, shut_places


def position(dice: Random) -> State:
    """Any table: short stacks, pawns near their targets, and any phase of a turn."""
    state = at_ease(dice)
    state = dice.choice((shifting, choosing, moving, repeating))(state, dice)
    if dice.random() < 0.3:
        state = walled_in(state, dice)
    return state


def at_ease(dice: Random) -> State:
    """A table at the start of a turn, late in the game."""
    seats = dice.randint(2, 4)
    colours = tuple(dice.sample(list(Colour), seats))
    options = Options(events=dice.random() < 0.8, young=dice.random() < 0.3, colours=colours)
    maze, spare = lay(dice, FIXED_TILES, [(id, PRINTS[id].shape) for id in MOVABLE_IDS])
    cards = dice.sample(list(Treasure), 24)
    sizes = [dice.choice((1, 1, 2, 3, 5) if options.young else (0, 0, 1, 2, 3)) for _ in colours]
    stacks = [tuple(cards.pop() for _ in range(size)) for size in sizes]
    found = [tuple(cards.pop() for _ in range(dice.randint(0, 2))) for _ in colours]
    pairs = [options.events and size > 1 and dice.random() < 0.5 for size in sizes]
    state = State(
        options=options,
        colours=colours,
        maze=maze,
        spare=spare,
        pawns=tuple(dice.choice((*CELLS, START[c], START[c])) for c in colours),
        stacks=tuple(stacks),
        found=tuple(found),
        pairs=tuple(pairs),
        active=Seat(dice.randrange(seats)),
        forbidden=dice.choice((None, *ARROWS)),
    )
    return near_target(state, dice) if dice.random() < 0.5 else state


def near_target(state: State, dice: Random) -> State:
    """The active pawn stands on one of its cards, or is at home when it has none."""
    wanted = state.stacks[state.active][:2]
    places = [c for c in CELLS if PRINTS[state.maze[c].id].treasure in wanted] if wanted else []
    cell = dice.choice(places or [state.home(state.active)])
    return replace(state, pawns=with_item(state.pawns, state.active, cell))


def shifting(state: State, _dice: Random) -> State:
    """About to insert."""
    return state


def choosing(state: State, dice: Random) -> State:
    """A message was read that offers something."""
    held, open_pair = len(state.stacks[state.active]), state.pairs[state.active]
    messages = [Message.DOUBLE_SHIFT, Message.SWAP]
    messages += [Message.PEEK] * (2 * (held > 1 and not open_pair))
    messages += [Message.EXCHANGE] * (2 * (held > 1))
    return told(state, dice.choice(messages), Phase.EVENT, dice)


def moving(state: State, dice: Random) -> State:
    """About to walk, in the light of any message or of none."""
    if not state.options.events or dice.random() < 0.2:
        return replace(state, phase=Phase.MOVE, forbidden=dice.choice(ARROWS))
    message = dice.choice((*Message, Message.WALL_PASS, Message.WALL_PASS))
    after = told(state, message, Phase.MOVE, dice)
    second = message is Message.EXTRA_TURN and dice.random() < 0.5
    return replace(after, second_half=second)


def repeating(state: State, dice: Random) -> State:
    """Asked whether to take a second shift and move."""
    return told(state, Message.EXTRA_TURN, Phase.EXTRA, dice)


def told(state: State, message: Message, phase: Phase, dice: Random) -> State:
    """The spare has this message on its back, and it was read."""
    ids = [id for id in MOVABLE_IDS if PRINTS[id].message is message]
    id = dice.choice([other for other in ids if other != state.spare.id])
    tiles = list(state.maze.tiles)
    place = next(number for number, tile in enumerate(tiles) if tile.id == id)
    out, tiles[place] = tiles[place].turned(0), state.spare
    options = replace(state.options, events=True)
    return replace(
        state,
        options=options,
        maze=Maze(tuple(tiles)),
        spare=out,
        message=message,
        phase=phase,
        forbidden=dice.choice(ARROWS),
    )


def walled_in(state: State, dice: Random) -> State:
    """The active pawn is shut in by the tiles around it."""
    cell = dice.choice(shut_places())
    return replace(
        state,
        maze=shut_off(state.maze, cell),
        pawns=with_item(state.pawns, state.active, cell),
    )

"""Reach and turn enumeration: masks against a plain search on tile objects."""

from benchmarks.timing import seconds
from dedale.core.rng import Philox
from dedale.games import CATALOGUE
from dedale.games.classic.state import Phase, State
from dedale.maze import kernels
from dedale.maze.cell import cells_in
from dedale.maze.tile import OPENINGS
from tests.kit import plain_walk

POSITIONS = 200


def positions() -> list[State]:
    """Positions before a shift, from random games."""
    game, states = CATALOGUE["classic"], []
    rng = Philox("bench", 0)
    state = game.setup(game.options(), 4, rng).state
    while len(states) < POSITIONS:
        if state.phase is Phase.SHIFT:
            states.append(state)
        action = rng.choice(game.legal(state, state.active))
        state = game.apply(state, state.active, action, rng).state
    return states


def reach_times(states: list[State]) -> list[float]:
    """Seconds for one reach: on masks, and by plain search."""
    cases = [(s.maze, s.maze.links(), pawn) for s in states for pawn in s.pawns]
    for maze, links, pawn in cases:
        assert set(cells_in(kernels.flood(1 << pawn.number, *links))) == plain_walk.walk(maze, pawn)
    masks = [(1 << pawn.number, *links) for _, links, pawn in cases]
    times = seconds(
        lambda: [kernels.flood(*mask) for mask in masks],
        lambda: [plain_walk.walk(maze, pawn) for maze, _, pawn in cases],
    )
    return [time / len(cases) for time in times]


def turn_times(states: list[State]) -> list[float]:
    """Seconds for all insertions of a turn: on masks, and by plain search."""

    def fast() -> None:
        for s, sides in zip(states, all_sides, strict=True):
            pawn, locked = 1 << s.pawns[s.active].number, s.forbidden
            kernels.turn(sides, OPENINGS[s.spare.shape], pawn, locked)

    def slow() -> None:
        for s in states:
            plain_walk.turn(s.maze, s.spare, s.pawns[s.active], s.forbidden)

    all_sides = [kernels.sides([tile.openings for tile in s.maze.tiles]) for s in states]
    return [time / len(states) for time in seconds(fast, slow)]

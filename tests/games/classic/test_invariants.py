"""What never changes, whatever is played (docs/rules/classic.md, 11.4)."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from dedale.core.rng import Philox
from dedale.games.classic import classic
from dedale.games.classic.content import FIXED_TILES, MOVABLE_IDS, PRINTS, Treasure
from dedale.games.classic.setup import lay
from dedale.games.classic.state import Options, State
from dedale.maze.arrow import ARROWS, Arrow, carry, line, opposite
from dedale.maze.cell import CELLS
from dedale.maze.turn import Insert, Inserted, Walk
from tests.kit import any_chance, rule
from tests.kit.mazes import shift
from tests.kit.playthroughs import playthroughs

MAZES = st.text("abc", max_size=4).map(lambda seed: lay(Philox(seed, 0)))
"""Any maze, and its spare."""
ROTATIONS = st.integers(0, 3)


def prints(state: State) -> Counter[tuple]:
    """What is printed on the tiles of a table, and the shapes that they are."""
    tiles = [*state.maze.tiles, state.spare]
    return Counter((t.shape, PRINTS[t.id].treasure, PRINTS[t.id].message) for t in tiles)


def cards(state: State) -> list[list[Treasure]]:
    """The cards of each seat, found or not."""
    return [sorted(stack + found) for stack, found in zip(state.stacks, state.found, strict=True)]


def insert_and_stay(state: State, arrow: Arrow, turn: int) -> State:
    """A turn of a player who does not walk."""
    insert = Insert(arrow, state.spare.turned(turn).rotation)
    inserted = classic.apply(state, state.active, insert, any_chance()).state
    stay = Walk(inserted.pawns[inserted.active])
    return classic.apply(inserted, inserted.active, stay, any_chance()).state


@rule("CL-INV-1")
@given(data=st.data())
def test_no_tile_is_ever_lost(data):
    stages = data.draw(playthroughs(classic))

    for stage in stages:
        assert prints(stage.state) == Counter((p.shape, p.treasure, p.message) for p in PRINTS)


@rule("CL-INV-2")
@given(data=st.data())
def test_fixed_tiles_never_change_and_are_never_the_spare(data):
    stages = data.draw(playthroughs(classic))

    for stage in stages:
        assert {cell: stage.state.maze[cell] for cell in FIXED_TILES} == FIXED_TILES
        assert stage.state.spare.id in MOVABLE_IDS


@rule("CL-INV-3")
@given(data=st.data())
def test_every_pawn_is_always_on_the_board(data):
    stages = data.draw(playthroughs(classic))

    for stage in stages:
        assert set(stage.state.pawns) <= set(CELLS)
        assert len(stage.state.pawns) == len(stage.seats)


@rule("CL-INV-4")
@given(data=st.data())
def test_every_seat_keeps_the_cards_that_it_was_dealt(data):
    stages = data.draw(playthroughs(classic))

    for stage in stages:
        assert cards(stage.state) == cards(stages[0].state)


@rule("CL-INV-5")
@given(data=st.data())
def test_the_arrow_opposite_to_the_latest_insertion_is_forbidden(data):
    stages = data.draw(playthroughs(classic))
    latest = None

    for stage in stages:
        shifts = [event for event in stage.events if isinstance(event, Inserted)]
        latest = opposite(shifts[0].arrow) if shifts else latest
        assert stage.state.forbidden == latest


@rule("CL-INV-6")
@given(maze_and_spare=MAZES, arrow=st.sampled_from(ARROWS), rotation=ROTATIONS)
def test_the_opposite_insertion_would_restore_the_maze(maze_and_spare, arrow, rotation):
    maze, spare = maze_and_spare
    shifted, expelled = shift(maze, arrow, spare.turned(rotation))
    restored, returned = shift(shifted, opposite(arrow), expelled)

    assert shifted != maze
    assert restored == maze
    assert returned == spare.turned(rotation)


@rule("CL-INV-6")
@given(arrow=st.sampled_from(ARROWS), cell=st.sampled_from(CELLS))
def test_the_opposite_insertion_would_restore_every_pawn(arrow, cell):
    assert carry(opposite(arrow), carry(arrow, cell)) == cell


@rule("CL-INV-7")
@given(
    arrow=st.sampled_from(ARROWS), turns=st.lists(ROTATIONS, min_size=7, max_size=7), data=st.data()
)
def test_seven_insertions_at_one_arrow_bring_every_pawn_of_its_line_back(arrow, turns, data):
    pawns = tuple(data.draw(st.permutations(line(arrow)))[:4])
    seed = data.draw(st.text("abc", max_size=4))
    state = replace(classic.setup(Options(), 4, Philox(seed, 0)).state, pawns=pawns)

    for turn in turns:
        state = insert_and_stay(state, arrow, turn)
    assert state.pawns == pawns

"""What never changes in chronicles, whatever is played (CH-INV)."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.core.rng import Philox
from dedale.games.chronicles.rules import foes, maze, play
from dedale.games.chronicles.rules.in_play import items_in_play
from dedale.games.chronicles.state import Options, Stage
from dedale.maze.cell import CELLS, FIXED
from dedale.maze.ground import GROUND
from tests.kit import rule
from tests.kit.chronicles_sheets import VARIANTS
from tests.kit.games.chronicles import shapes

MOST = 60  # steps of a game


def laid_tables(seed, variant, seats):
    """The tables of a game that is played at random for some steps, once it is laid."""
    chance = Philox(seed, 0)
    state = play.setup(Options(**dict(variant)), seats, chance).state
    tables = [state]
    for step in range(1, MOST):
        asked = play.decision(state)
        if asked is None:
            break
        seat = chance.choice((*asked.seats, *asked.may))
        state = play.apply(
            state, seat, chance.choice(play.legal(state, seat)), Philox(seed, step)
        ).state
        tables.append(state)
    return [table for table in tables if table.stage is not Stage.SETUP]


games = st.builds(
    laid_tables, st.text("abc", max_size=6), st.sampled_from(VARIANTS), st.integers(1, 4)
)


@rule("CH-INV-1")
@settings(max_examples=15)
@given(games)
def test_every_item_is_in_the_deck_on_a_portal_held_looted_or_offered(tables):
    for state in tables:
        portals = [portal.item for portal in state.portals if portal]
        held = [item for piece in state.pieces for item in piece.items]
        places = (*state.items, *portals, *held, *state.looted, *state.offered)
        assert Counter(places) == Counter(items_in_play(state.options.sheet, state.box))


@rule("CH-INV-2")
@settings(max_examples=15)
@given(games)
def test_the_echoes_on_the_board_are_those_of_the_items_in_the_deck(tables):
    for state in tables:
        assert sorted(echo.item for echo in state.echoes) == sorted(state.items)


@rule("CH-INV-3", "CH-COL-5")
@settings(max_examples=15)
@given(games)
def test_no_portal_is_missing_while_there_are_items_for_it(tables):
    for state in tables:
        assert all(state.portals) or not state.items
        assert all(portal.cell in CELLS for portal in state.portals if portal)


@rule("CH-INV-4")
@settings(max_examples=15)
@given(games)
def test_there_are_never_more_than_four_looters_and_four_wardens(tables):
    for state in tables:
        assert len(state.looters) <= foes.MOST
        assert len(state.wardens) <= foes.MOST
        assert list(state.looters) == sorted(state.looters)
        assert list(state.wardens) == sorted(state.wardens)


@rule("CH-INV-5", "CH-SHIFT-E1")
@settings(max_examples=15)
@given(games)
def test_no_tile_is_ever_lost_and_fixed_ones_stay_as_they_are(tables):
    for state in tables:
        assert shapes(state) == {"I": 13, "L": 15 + 4, "T": 6 + 12}
        lying = {cell: state.maze[cell] for cell in FIXED}
        assert {cell: (tile.shape, tile.rotation) for cell, tile in lying.items()} == GROUND


@rule("CH-INV-6", "CH-CAP-1", "CH-CAP-2")
@settings(max_examples=15)
@given(games)
def test_no_tile_holds_two_marks(tables):
    for state in tables:
        marks = [mark.cell for mark in (*state.portals, *state.echoes) if mark]
        assert len(set(marks)) == len(marks)


@settings(max_examples=15)
@given(games)
def test_the_open_sides_that_are_kept_are_those_of_the_maze(tables):
    for state in tables:
        assert maze.links_of(state) == state.maze.links()

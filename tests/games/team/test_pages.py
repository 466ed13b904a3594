"""Reading a page (docs/rules/team.md, chapter 5)."""

import pytest

from dedale.games.team.actions import EndTurn
from dedale.games.team.content import PAGES, Treasure, face
from dedale.games.team.events import BookPushed, Buried, PageRead, SentHome, Teleported
from dedale.maze.arrow import ARROWS, line
from dedale.maze.cell import Cell
from dedale.maze.turn import Carried, Walk
from tests.kit import rule
from tests.kit.games.team import BLUE, GREEN, RED, YELLOW, board_a, tile

MUSHROOM_SUN, KEY_LEAF = 12, 17
RED_YELLOW_TO_BLUE, YELLOW_GREEN_TO_RED = 18, 23


def read(number: int, *seats, **changes):
    """A table at which this page was just read."""
    return board_a(*seats, pages=0, next_pages=[number], **changes).read()


@rule("TM-DPUSH-1")
@pytest.mark.parametrize("arrow", ARROWS)
def test_the_spare_goes_in_as_rubble_and_the_line_moves_by_one(arrow):
    before, game = board_a().state, read(arrow)
    entry, *inner, exit = line(arrow)

    assert game.lies(entry) == "12 down"
    assert [game.state.maze[cell] for cell in (*inner, exit)] == [
        before.maze[cell] for cell in (entry, *inner)
    ]
    assert game.state.down == (entry,)


@rule("TM-DPUSH-2")
@pytest.mark.parametrize("down", [[], [(1, 0)]])
def test_the_expelled_tile_is_the_spare_and_everybody_sees_it(down):
    game = read(3, down=down)

    assert game.view.spare == face(tile(6))
    assert game.view.spare.on.treasure == Treasure.URN
    assert BookPushed(arrow=3, expelled=game.view.spare, carried=()) in game.events


@rule("TM-DPUSH-3")
@pytest.mark.parametrize("arrow", ARROWS)
def test_the_book_pushes_whatever_lies_at_the_exit(arrow):
    exit = line(arrow)[-1]
    game = read(arrow, down=[exit], at={RED: (3, 3)})

    assert game.state.spare.id == board_a().state.maze[exit].id
    assert game.state.down == (line(arrow)[0],)


@rule("TM-DPUSH-4")
def test_every_pawn_on_the_expelled_tile_goes_to_its_own_home():
    game = read(3, at={GREEN: (1, 0), BLUE: (1, 0)})

    assert game.at(GREEN) == (6, 0)
    assert game.at(BLUE) == (6, 6)
    assert SentHome(seat=2, cell=Cell(6, 6)) in game.events
    assert SentHome(seat=3, cell=Cell(6, 0)) in game.events


@rule("TM-DPUSH-5")
def test_every_other_pawn_on_the_line_comes_along():
    game = read(3, at={GREEN: (1, 1), BLUE: (1, 6), RED: (2, 1)})

    assert (game.at(GREEN), game.at(BLUE), game.at(RED)) == ((1, 0), (1, 5), (2, 1))
    assert game.events[1].carried == (
        Carried(piece=2, cell=Cell(1, 5)),
        Carried(piece=3, cell=Cell(1, 0)),
    )


@rule("TM-DFLIP-1")
def test_both_named_tiles_turn_to_rubble_where_they_lie():
    game = read(KEY_LEAF)

    assert game.state.down == ((5, 1), (6, 5))
    assert game.lies((6, 5)) == "5 down"
    assert game.lies((5, 1)) == "24 down"
    assert Buried(count=2) in game.events


@rule("TM-DFLIP-2")
def test_a_named_tile_that_is_rubble_stays_rubble():
    game = read(KEY_LEAF, down=[(6, 5)])

    assert game.state.down == ((5, 1), (6, 5))
    assert Buried(count=1) in game.events


@rule("TM-DFLIP-3")
def test_a_named_tile_that_is_the_spare_stays_up():
    game = read(MUSHROOM_SUN)

    assert game.state.down == ((2, 5),)
    assert game.view.spare == face(tile(12))


@rule("TM-DFLIP-4")
def test_every_pawn_on_a_tile_that_turns_down_goes_home():
    game = read(KEY_LEAF, at={RED: (5, 1), YELLOW: (6, 5), BLUE: (6, 4)})

    assert (game.at(RED), game.at(YELLOW), game.at(BLUE)) == ((0, 0), (0, 6), (6, 4))


@rule("TM-DTEL-1")
@pytest.mark.parametrize("start", [(0, 0), (3, 3), (6, 5)])
def test_both_named_pawns_are_put_on_the_corner_from_wherever_they_are(start):
    game = read(RED_YELLOW_TO_BLUE, at={RED: start, YELLOW: (1, 5)})

    assert game.at(RED) == game.at(YELLOW) == (6, 6)
    assert game.events[1:] == (
        Teleported(seat=0, cell=Cell(6, 6)),
        Teleported(seat=1, cell=Cell(6, 6)),
    )


@rule("TM-DTEL-2")
def test_a_named_pawn_that_is_not_in_play_is_ignored():
    game = read(RED_YELLOW_TO_BLUE, BLUE, YELLOW)

    assert (game.at(BLUE), game.at(YELLOW)) == ((6, 6), (6, 6))
    assert game.events[1:] == (Teleported(seat=1, cell=Cell(6, 6)),)


@rule("TM-PAGE-E1")
@pytest.mark.parametrize("number", range(24))
def test_no_page_collects_or_counts_as_a_move(number):
    holds = {RED: [Treasure.AMULET, Treasure.MUSHROOM], BLUE: [Treasure.SHELL]}
    at = {RED: (0, 4), YELLOW: (1, 5), BLUE: (5, 3)}
    game = read(number, holds=holds, at=at)

    assert game.collected == ()
    assert game.view.moves == 1


@rule("TM-PAGE-E2")
def test_rubble_that_leaves_is_replaced_by_rubble():
    game = read(3, down=[(1, 0), (1, 3)])

    assert game.state.down == ((1, 2), (1, 6))
    assert game.lies((1, 2)) == "3 down"


@rule("TM-PAGE-E3")
def test_all_pawns_on_the_tile_go_home():
    game = read(KEY_LEAF, at=dict.fromkeys((RED, YELLOW, BLUE, GREEN), (6, 5)))

    assert game.state.pawns == ((0, 0), (0, 6), (6, 6), (6, 0))
    assert sum(isinstance(event, SentHome) for event in game.events) == 4


@rule("TM-PAGE-E4", "TM-PAGE-E6")
def test_a_page_for_pawns_that_are_not_in_play_has_no_effect_and_counts():
    before, game = board_a(RED, BLUE).state, read(YELLOW_GREEN_TO_RED, RED, BLUE)

    assert (game.state.maze, game.state.pawns) == (before.maze, before.pawns)
    assert game.events == (PageRead(seat=0, page=23, left=23),)


@rule("TM-PAGE-E5")
def test_a_pawn_on_the_named_corner_stays_there():
    game = read(RED_YELLOW_TO_BLUE, at={RED: (6, 6)})

    assert game.at(RED) == (6, 6)


@rule("TM-PAGE-E6")
def test_a_page_may_change_nothing_and_counts_all_the_same():
    game = read(MUSHROOM_SUN, down=[(2, 5)])

    assert game.state.down == ((2, 5),)
    assert game.state.turned == (MUSHROOM_SUN,)
    assert game.view.pages_left == 23
    assert Buried(count=0) in game.events


@rule("TM-PAGE-E7")
def test_treasures_stay_printed_on_their_tiles_after_they_were_collected():
    game = board_a(holds={RED: [Treasure.KEY]}, at={RED: (6, 4)}, next_pages=[KEY_LEAF]).play(
        Walk(Cell(6, 5))
    )
    assert game.collected == (Treasure.KEY,)

    game.play(EndTurn())
    assert game.state.down == ((5, 1), (6, 5))
    assert game.at(RED) == (0, 0)


def test_every_page_can_be_read_by_every_seat():
    for number in range(len(PAGES)):
        for seats in ((RED, BLUE), (YELLOW, GREEN, RED), ()):
            assert read(number, *seats).state.turned == (number,)

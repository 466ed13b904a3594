"""What lies ahead: the maze after a choice, and the ways that are open then."""

from itertools import pairwise

import pytest

from dedale.games.classic import classic
from dedale.games.classic.actions import Exchange, Peek, Skip, Swap
from dedale.games.classic.content import Message, Treasure
from dedale.games.classic.state import Phase
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from tests.kit import rule
from tests.kit.games.classic import BLUE, RED, board_a


def outlook(game, action=None, seat=RED):
    return classic.screen.outlook(game.view(seat), action)


def ends(found):
    return {way[-1] for way in found.ways}


def test_before_the_push_there_is_nothing_to_see_yet():
    assert outlook(board_a()) is None


@rule("CL-MOVE-2")
def test_in_the_move_every_cell_in_reach_has_a_way():
    game = board_a().play(Insert(9, 1))
    found = outlook(game)

    assert ends(found) == {move.cell for move in game.offers(Walk)}
    assert {way[0] for way in found.ways} == {game.at(RED)}
    assert (game.at(RED),) in found.ways


@pytest.mark.parametrize(("arrow", "rotation"), [(0, 0), (3, 1), (6, 2), (9, 3), (11, 0)])
def test_a_push_is_foreseen_as_it_will_be(arrow, rotation):
    push = Insert(arrow, rotation)
    found = outlook(board_a(), push)
    after = board_a().play(push)
    view = after.view(RED)

    assert (found.maze, found.spare, found.pawns) == (view.maze, view.spare, view.pawns)
    assert found == outlook(after)


@rule("CL-SHIFT-7")
def test_a_pawn_that_is_pushed_out_is_foreseen_on_the_other_side():
    game = board_a(at={RED: (1, 6)})

    assert outlook(game, Insert(9, 1)).pawns[0] == Cell(1, 0)


def test_ways_go_from_neighbour_to_neighbour():
    found = outlook(board_a().play(Insert(9, 1)))
    steps = [(a, b) for way in found.ways for a, b in pairwise(way)]

    assert steps
    assert all(abs(a.row - b.row) + abs(a.col - b.col) == 1 for a, b in steps)
    assert all(len(set(way)) == len(way) for way in found.ways)


def reading(message, **more):
    """Red has just read a message."""
    return board_a(events=True, phase=Phase.EVENT, message=message, **more)


@rule("CL-EVT-20")
def test_a_swap_is_foreseen_with_the_pawns_exchanged():
    game = reading(Message.SWAP)
    found = outlook(game, Swap(game.seat(BLUE)))

    assert found.pawns == (game.at(BLUE), game.at(RED))
    assert {way[0] for way in found.ways} == {game.at(BLUE)}


def test_leaving_a_message_unused_leaves_the_maze_as_it_is():
    game = reading(Message.SWAP)

    assert outlook(game, Skip()).pawns == (game.at(RED), game.at(BLUE))


@rule("CL-EVT-28")
def test_what_is_hidden_is_not_foreseen():
    holds = {RED: [Treasure.CROWN, Treasure.MAP]}

    assert outlook(reading(Message.EXCHANGE, holds=holds), Exchange(Treasure.MAP)) is None
    assert outlook(reading(Message.PEEK, holds=holds), Peek()) is None
    assert outlook(board_a().play(Insert(9, 1)), Walk(Cell(0, 0))) is None


def test_a_wall_that_may_be_passed_opens_more_ways():
    plain = board_a(phase=Phase.MOVE)
    through = board_a(events=True, phase=Phase.MOVE, message=Message.WALL_PASS)

    assert ends(outlook(plain)) < ends(outlook(through))
    assert ends(outlook(through)) == {move.cell for move in through.offers(Walk)}


def test_a_game_that_is_over_has_no_outlook():
    assert outlook(board_a(phase=Phase.OVER)) is None

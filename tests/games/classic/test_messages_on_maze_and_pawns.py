"""What DOUBLE_SHIFT, EXTRA_TURN, SWAP and WALL_PASS do (docs/rules/classic.md, chapter 9)."""

from itertools import pairwise

import pytest

from dedale.games.classic import classic
from dedale.games.classic.actions import Skip, Swap
from dedale.games.classic.content import PRINTS, Message, Treasure
from dedale.games.classic.events import Swapped
from dedale.games.classic.state import Phase, State
from dedale.maze.board import path, reach
from dedale.maze.cell import AROUND, Cell
from dedale.maze.turn import Insert, Walk
from tests.kit import any_chance, refused_by, rule
from tests.kit.games.classic import BLUE, GREEN, RED, YELLOW, board_a

BAT, MAP, SCARAB = Treasure.BAT, Treasure.MAP, Treasure.SCARAB
ON_MAP = Cell(2, 0)
RED_HOME = Cell(0, 0)
RED_STAYS = Walk(RED_HOME)


@rule("CL-EVT-12")
def test_a_double_shift_inserts_the_tile_just_expelled():
    game = board_a(events=True)
    expelled = game.state.maze[Cell(1, 0)]
    game.play(Insert(3, 0), Insert(7, 1))

    assert game.state.maze[Cell(6, 3)] == expelled.turned(1)
    assert game.state.phase is Phase.MOVE


@rule("CL-EVT-12")
def test_a_double_shift_may_not_undo_itself():
    game = board_a(events=True).play(Insert(3, 0))

    with refused_by("CL-SHIFT-5"):
        game.play(Insert(9, 0))


@rule("CL-EVT-13")
def test_the_second_tile_of_a_double_shift_is_not_read():
    game = board_a(events=True).play(Insert(3, 0), Insert(5, 0))

    assert PRINTS[game.state.spare.id].message is Message.SWAP
    assert game.state.message is Message.DOUBLE_SHIFT
    assert game.offers() == game.offers(Walk)


@rule("CL-EVT-14")
def test_the_next_player_may_not_undo_the_second_insertion():
    game = board_a(events=True).play(Insert(3, 0), Insert(4, 0), RED_STAYS)

    assert game.state.forbidden == 10
    assert game.play(Insert(9, 0)).state.forbidden == 3


@rule("CL-EVT-15")
def test_an_extra_turn_is_two_shifts_and_two_moves_by_turns():
    game = board_a(events=True)
    phases = [
        game.play(Insert(2, 0)).state.phase,
        game.play(Walk(Cell(1, 0))).state.phase,
        game.play(Insert(7, 0)).state.phase,
        game.play(Walk(RED_HOME)).state.phase,
    ]

    assert phases == [Phase.MOVE, Phase.EXTRA, Phase.MOVE, Phase.SHIFT]
    assert game.state.active == 1


@rule("CL-EVT-16")
def test_an_extra_turn_is_chosen_after_the_first_move():
    game = board_a(events=True).play(Insert(2, 0))

    assert game.offers() == game.offers(Walk)
    assert classic.decision(game.play(RED_STAYS).state).ask == "extra"
    assert Skip() in game.offers()


@rule("CL-EVT-17")
def test_there_is_no_second_move_without_a_second_shift():
    game = board_a(events=True).play(Insert(2, 0), RED_STAYS)

    with refused_by("CL-EVT-17"):
        game.play(Walk(Cell(1, 0)))


@rule("CL-EVT-17")
def test_the_second_move_is_optional():
    game = board_a(events=True).play(Insert(2, 0), RED_STAYS, Insert(7, 0))

    assert RED_STAYS in game.offers()
    assert Skip() not in game.offers()


@rule("CL-EVT-18")
def test_each_move_of_an_extra_turn_may_find_a_treasure():
    game = board_a(events=True, holds={RED: [MAP, SCARAB, BAT]})
    game.play(Insert(2, 0), Walk(ON_MAP), Insert(0, 0), Walk(Cell(3, 0)))

    assert game.found(RED) == (MAP, SCARAB)


@rule("CL-EVT-18")
def test_a_win_in_the_first_move_ends_the_game():
    game = board_a(events=True, holds={RED: []}, at={RED: ON_MAP})
    game.play(Insert(2, 0), Walk(RED_HOME))

    assert game.state.phase is Phase.OVER
    assert classic.outcome(game.state).winners == (0,)


@rule("CL-EVT-19")
def test_the_second_half_of_an_extra_turn_reads_nothing():
    game = board_a(events=True).play(Insert(2, 0), RED_STAYS, Insert(5, 0))

    assert PRINTS[game.state.spare.id].message is Message.SWAP
    assert game.state.message is Message.EXTRA_TURN
    assert game.offers() == game.offers(Walk)


@rule("CL-EVT-20")
def test_a_swap_exchanges_two_pawns_and_the_player_moves_from_there():
    game = board_a(RED, YELLOW, BLUE, events=True, at={BLUE: (2, 4)})
    game.play(Insert(5, 0), Swap(2))

    assert game.events == (Swapped(seat=0, other=2),)
    assert game.state.pawns == ((2, 4), (0, 6), (0, 0))
    assert Walk(Cell(2, 2)) in game.offers()
    assert Walk(Cell(2, 4)) in game.offers()


@rule("CL-EVT-20")
@pytest.mark.parametrize("seat", [0, 2, -1])
def test_a_swap_needs_another_pawn(seat):
    game = board_a(events=True).play(Insert(5, 0))

    with refused_by("CL-EVT-20"):
        game.play(Swap(seat))


@rule("CL-EVT-21")
def test_whoever_is_swapped_onto_the_target_finds_nothing():
    game = board_a(events=True, at={RED: ON_MAP, BLUE: (1, 0)}, holds={BLUE: [MAP, BAT]})
    game.play(Insert(5, 0), Swap(1), Walk(Cell(1, 0)))

    assert game.at(BLUE) == ON_MAP
    assert game.found(BLUE) == ()


@rule("CL-EVT-21")
def test_whoever_is_swapped_home_wins_nothing():
    game = board_a(events=True, at={RED: (6, 6), BLUE: (1, 0)}, holds={BLUE: []})
    game.play(Insert(5, 0), Swap(1), Walk(Cell(1, 0)))

    assert game.at(BLUE) == (6, 6)
    assert classic.outcome(game.state) is None


@rule("CL-EVT-21")
def test_a_swap_is_not_a_move_of_the_player_either():
    game = board_a(events=True, at={BLUE: ON_MAP}, holds={RED: [MAP, BAT]})
    game.play(Insert(5, 0), Swap(1))

    assert game.at(RED) == ON_MAP
    assert game.found(RED) == ()
    assert (game.state.active, game.state.phase) == (0, Phase.MOVE)


@rule("CL-EVT-22")
def test_a_pawn_on_the_same_cell_may_be_chosen():
    game = board_a(events=True, at={BLUE: RED_HOME}).play(Insert(5, 0), Swap(1))

    assert game.state.pawns == ((0, 0), (0, 0))
    assert game.state.phase is Phase.MOVE


@rule("CL-EVT-33")
def test_wall_pass_crosses_one_wall_and_no_second_one():
    game = board_a(GREEN, RED, events=True).play(Insert(8, 2))

    assert str(game.state.maze).splitlines()[5:] == ["──┌┐┬─┘", "└│┴└┴┐┘"]
    assert [action.cell for action in game.offers()] == [(5, 0), (5, 1), (6, 0), (6, 1)]
    with refused_by("CL-MOVE-2"):
        game.play(Walk(Cell(5, 2)))


@rule("CL-EVT-33")
def test_a_way_through_a_wall_may_begin_and_end_in_open_corridors():
    game = board_a(events=True).play(Insert(8, 2), Walk(Cell(4, 3)))

    assert game.events[0].path[-1] == (4, 3)
    assert game.at(RED) == (4, 3)


@rule("CL-EVT-33", "CL-EVT-36")
@pytest.mark.parametrize("start", [RED_HOME, Cell(1, 1)])
def test_the_way_that_is_told_crosses_a_wall_only_where_it_must_and_never_two(start):
    game = board_a(events=True, at={RED: start}).play(Insert(8, 2))
    links = game.state.maze.links()
    goals = [move for move in game.offers(Walk) if move.cell != start]
    assert len(goals) > len(reach(links, start))

    for goal in goals:
        way = way_told(game.state, goal)
        steps = list(pairwise(way))
        walls = [step for step in steps if path(links, *step) != step]
        assert (way[0], way[-1]) == (start, goal.cell)
        assert all(there in AROUND[here] for here, there in steps)
        assert len(walls) == (0 if goal.cell in reach(links, start) else 1)


def way_told(state: State, move: Walk) -> tuple[Cell, ...]:
    """The way of a pawn, as everybody is told of it."""
    return classic.apply(state, state.active, move, any_chance()).events[0].path


@rule("CL-EVT-34")
def test_two_closed_sides_that_touch_are_one_wall():
    game = board_a(BLUE, RED, events=True, at={BLUE: (3, 6)}).play(Insert(8, 2))

    assert str(game.state.maze).splitlines()[3][5:] == "┐└"
    assert Walk(Cell(3, 5)) in game.offers()


@rule("CL-EVT-35")
def test_the_border_of_the_board_is_not_a_wall_to_cross():
    game = board_a(GREEN, RED, events=True).play(Insert(8, 2))

    assert Walk(Cell(0, 0)) not in game.offers()
    assert Walk(Cell(5, 6)) not in game.offers()
    assert Walk(Cell(6, 6)) not in game.offers()


@rule("CL-EVT-36")
def test_wall_pass_asks_nothing_and_only_leads_further():
    game = board_a(GREEN, RED, events=True).play(Insert(8, 2))

    assert game.state.phase is Phase.MOVE
    assert game.offers() == game.offers(Walk)
    assert len(game.offers()) > len(board_a(GREEN, RED).play(Insert(8, 2)).offers())


@rule("CL-EVT-E6")
def test_whoever_swaps_onto_the_target_stays_and_finds_it():
    game = board_a(events=True, at={BLUE: ON_MAP}, holds={RED: [MAP, BAT]})
    game.play(Insert(5, 0), Swap(1), Walk(ON_MAP))

    assert game.found(RED) == (MAP,)


@rule("CL-EVT-E6")
def test_whoever_swaps_home_stays_and_wins():
    game = board_a(events=True, at={RED: ON_MAP, BLUE: RED_HOME}, holds={RED: []})
    game.play(Insert(5, 0), Swap(1), RED_STAYS)

    assert classic.outcome(game.state).winners == (0,)


@rule("CL-EVT-E7")
def test_wall_pass_does_not_last_beyond_the_turn():
    game = board_a(GREEN, RED, events=True).play(Insert(8, 2), Walk(Cell(6, 0)))

    assert [a.cell for a in game.play(Insert(9, 1)).offers()] == [(0, 0), (0, 1), (1, 1)]
    assert game.play(RED_STAYS, Insert(9, 0)).offers() == [Walk(Cell(6, 0))]


@rule("CL-EVT-33")
def test_a_wall_is_crossed_only_where_there_is_no_open_way():
    game = board_a(BLUE, RED, events=True, at={BLUE: (3, 6)}).play(Insert(8, 2))
    game.play(Walk(Cell(1, 6)))

    [moved] = game.events
    assert moved.path == ((3, 6), (2, 6), (1, 6))


@rule("CL-EVT-33", "CL-EVT-26")
def test_an_open_pair_does_not_hinder_passing_a_wall():
    game = board_a(BLUE, RED, events=True, pairs=(True, False), holds={BLUE: [MAP, BAT]})
    game.play(Insert(8, 2))

    assert len(game.offers(Walk)) == 11


@rule("CL-EVT-15")
def test_everybody_sees_which_half_of_a_double_turn_it_is():
    game = board_a(events=True, at={RED: (3, 1)}).play(Insert(2, 0), Walk(Cell(3, 1)))
    first = game.view(None).second_half
    game.play(Insert(0, 0))
    second = game.view(None).second_half
    game.play(Walk(game.at(RED)))

    assert (first, second, game.view(None).second_half) == (False, True, False)

"""Who acts, and in which order (docs/rules/classic.md, chapter 4)."""

from hypothesis import given
from hypothesis import strategies as st

from dedale.games.classic import classic
from dedale.games.classic.actions import Skip
from dedale.games.classic.content import Treasure
from dedale.games.classic.state import Phase
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from tests.kit import refused_by, rule
from tests.kit.games.classic import BLUE, GREEN, RED, YELLOW, board_a
from tests.kit.playthroughs import playthroughs

RED_STAYS = Walk(Cell(0, 0))
YELLOW_STAYS = Walk(Cell(0, 6))
BLUE_STAYS = Walk(Cell(6, 6))


@rule("CL-TURN-1")
def test_turns_pass_from_seat_to_seat_and_begin_again():
    game = board_a(RED, YELLOW, BLUE)
    order = [
        game.state.active,
        game.play(Insert(7, 0), RED_STAYS).state.active,
        game.play(Insert(7, 0), YELLOW_STAYS).state.active,
        game.play(Insert(7, 0), BLUE_STAYS).state.active,
    ]

    assert order == [0, 1, 2, 0]


@rule("CL-TURN-1")
def test_nobody_acts_out_of_turn():
    game = board_a(RED, YELLOW, BLUE)

    assert classic.decision(game.state).seats == (0,)
    assert classic.legal(game.state, 1) == ()
    with refused_by("CL-TURN-1"):
        game.play(Insert(7, 0), seat=1)


@rule("CL-TURN-2")
def test_a_turn_is_a_shift_and_then_a_move():
    game = board_a()
    phases = [
        game.state.phase,
        game.play(Insert(7, 0)).state.phase,
        game.play(RED_STAYS).state.phase,
    ]

    assert phases == [Phase.SHIFT, Phase.MOVE, Phase.SHIFT]
    assert game.state.active == 1


@rule("CL-TURN-2")
def test_nobody_shifts_twice_in_a_plain_turn():
    game = board_a().play(Insert(7, 0))

    with refused_by("CL-TURN-2"):
        game.play(Insert(0, 0))


@rule("CL-TURN-3")
def test_the_shift_is_mandatory_even_with_the_target_in_reach():
    game = board_a(holds={RED: [Treasure.MAP]})

    assert (2, 0) in game.reach(RED)
    assert game.offers() == game.offers(Insert)
    with refused_by("CL-TURN-3"):
        game.play(Skip())


@rule("CL-TURN-4")
def test_the_move_is_optional():
    game = board_a().play(Insert(7, 0), RED_STAYS)

    assert game.at(RED) == (0, 0)
    assert game.state.active == 1


@rule("CL-TURN-5")
def test_the_move_never_comes_before_the_shift():
    game = board_a()

    assert (2, 0) in game.reach(RED)
    with refused_by("CL-TURN-5"):
        game.play(Walk(Cell(2, 0)))


@rule("CL-TURN-6")
def test_the_turn_ends_after_the_move_and_the_find():
    game = board_a(holds={RED: [Treasure.MAP, Treasure.BAT]})
    game.play(Insert(7, 0), Walk(Cell(2, 0)))

    assert game.found(RED) == (Treasure.MAP,)
    assert (game.state.active, game.state.phase) == (1, Phase.SHIFT)


@rule("CL-TURN-6")
def test_the_turn_does_not_end_after_the_first_move_where_extra_turn_was_read():
    game = board_a(events=True).play(Insert(2, 0), RED_STAYS)

    assert (game.state.active, game.state.phase) == (0, Phase.EXTRA)


@rule("CL-TURN-E1")
def test_a_walled_in_pawn_with_a_straight_spare_still_takes_its_turn():
    game = board_a(RED, GREEN).play(Insert(2, 0), RED_STAYS)

    assert game.state.active == 1
    assert len(game.offers()) == 22
    assert game.play(Insert(7, 0)).offers() == [Walk(Cell(6, 0))]


@rule("CL-TURN-E1")
@given(data=st.data())
def test_nobody_is_ever_skipped(data):
    state = data.draw(playthroughs(classic))[-1].state
    offers = classic.legal(state, state.active)

    assert state.phase is not Phase.SHIFT or len(offers) >= 22
    assert state.phase is not Phase.MOVE or Walk(state.pawns[state.active]) in offers


@rule("CL-TURN-E2")
def test_whoever_has_found_everything_still_shifts():
    game = board_a(holds={RED: []}, at={RED: (2, 0)})

    assert (0, 0) in game.reach(RED)
    assert game.offers() == game.offers(Insert)
    with refused_by("CL-TURN-5"):
        game.play(RED_STAYS)


@rule("CL-TURN-E2")
def test_whoever_has_found_everything_still_moves_and_passes_the_turn_on():
    game = board_a(holds={RED: []}, at={RED: (2, 0)})
    game.play(Insert(7, 0), Walk(Cell(2, 1)))

    assert game.at(RED) == (2, 1)
    assert (game.state.active, game.state.phase) == (1, Phase.SHIFT)

"""Treasures and the bonus move (docs/rules/team.md, chapter 9)."""

import pytest

from dedale.games.team import team
from dedale.games.team.actions import EndTurn, FlipUp, Rotate
from dedale.games.team.content import PRINTS, Treasure
from dedale.games.team.events import Collected, Helped
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from tests.kit import refused_by, rule
from tests.kit.games.team import BLUE, RED, YELLOW, board_a, tile

SKULL, SCROLL, HAT = Treasure.SKULL, Treasure.SCROLL, Treasure.MAGIC_HAT
DOLL, SHELL, FAN = Treasure.DOLL, Treasure.SHELL, Treasure.FAN
ON_SKULL, ON_SCROLL, ON_HAT = Cell(0, 2), Cell(2, 2), Cell(3, 2)
PUSH, ROTATE = Insert(2, 0), Rotate(Cell(5, 1), 0)


@rule("TM-TRE-1")
@pytest.mark.parametrize("cards", [[SKULL, DOLL], [DOLL, SKULL]])
def test_a_seat_collects_a_treasure_of_its_own_board_where_a_move_ends(cards):
    game = board_a(holds={RED: cards}, deck=(SHELL,)).play(Walk(ON_SKULL))

    assert game.collected == (SKULL,)
    assert game.events[-1] == Collected(seat=0, treasure=SKULL, count=1)


@rule("TM-TRE-1")
def test_a_treasure_of_another_board_is_not_collected():
    game = board_a(holds={RED: [DOLL], BLUE: [SKULL]}, deck=(SHELL,)).play(Walk(ON_SKULL))

    assert game.collected == ()


@rule("TM-TRE-2")
def test_the_card_leaves_the_board_and_joins_the_pile():
    game = board_a(holds={RED: [SKULL, DOLL]}, collected=3).play(Walk(ON_SKULL))

    assert game.holds(RED) == [DOLL]
    assert game.view.collected == (*game.before, SKULL)
    assert len(game.view.collected) == 4


@rule("TM-TRE-3")
def test_the_first_treasure_of_a_turn_earns_a_move_and_the_second_does_not():
    game = board_a(holds={RED: [SKULL, SCROLL]}).play(Walk(ON_SKULL))
    assert game.view.moves == 1
    assert team.decision(game.state).ask == "bonus"

    game.play(Walk(ON_SCROLL))
    assert game.view.moves == 0
    assert game.view.gains == 2
    with refused_by("TM-TRE-3"):
        game.play(Walk(ON_HAT))


@rule("TM-TRE-3")
def test_every_turn_has_a_first_treasure():
    game = board_a(holds={RED: [SKULL], YELLOW: [Treasure.AMULET]}, at={YELLOW: (0, 5)})
    game.play(Walk(ON_SKULL), EndTurn())
    assert game.view.gains == 0

    game.play(Walk(game.at(YELLOW)))
    assert game.collected == (SKULL, Treasure.AMULET)
    assert game.view.moves == 1


@rule("TM-TRE-3")
def test_a_bonus_move_that_collects_nothing_earns_nothing():
    game = board_a(holds={RED: [SKULL, DOLL]}).play(Walk(ON_SKULL), Walk(ON_HAT))

    assert game.view.moves == 0
    assert team.decision(game.state).ask == "finish"
    with refused_by("TM-TRE-3"):
        game.play(Walk(ON_SKULL))


@rule("TM-TRE-4")
def test_a_move_may_start_and_end_on_the_treasure():
    game = board_a(at={RED: ON_SKULL}, holds={RED: [SKULL]}).play(Walk(ON_SKULL))

    assert game.collected == (SKULL,)
    assert game.view.moves == 1


@rule("TM-TRE-5")
def test_nothing_is_collected_outside_a_move_of_the_seats_own_pawn():
    drawn = board_a(RED, BLUE, at={RED: ON_SKULL}, deck=(SKULL,)).play(EndTurn())
    other = board_a(YELLOW, RED, at={RED: (3, 2), YELLOW: (2, 2)}, holds={RED: [HAT]}).play(
        Walk(ON_SKULL)
    )
    turned = board_a(
        YELLOW,
        RED,
        at={YELLOW: (2, 2), RED: (0, 0)},
        down=[ON_HAT],
        holds={RED: [HAT], YELLOW: [DOLL]},
    ).play(Walk(ON_HAT), FlipUp(0))

    assert drawn.collected == other.collected == turned.collected == ()


@rule("TM-TRE-5")
def test_nothing_is_collected_by_being_shifted():
    game = board_a(at={RED: (3, 6)}, holds={RED: [Treasure.CANDLE]}, spare=tile(4))

    assert game.play(Insert(10, 0)).collected == ()


@rule("TM-TRE-6")
def test_a_bonus_move_may_be_declined_and_is_lost_then():
    game = board_a(RED, BLUE, holds={RED: [SKULL, SCROLL]}, next_pages=[23, 19])
    game.play(Walk(ON_SKULL), EndTurn())
    assert game.view.moves == 1

    game.play(EndTurn(), Walk(ON_HAT))
    assert game.view.moves == 0


@rule("TM-TRE-6")
def test_a_bonus_move_follows_the_rules_of_moves():
    game = board_a(holds={RED: [SKULL, DOLL]}, down=[ON_HAT]).play(Walk(ON_SKULL))

    with refused_by("TM-MOVE-2"):
        game.play(Walk(Cell(3, 3)))
    with refused_by("TM-MOVE-7"):
        game.play(Walk(ON_SKULL))
    assert game.play(Walk(ON_HAT)).offers() == [FlipUp(turn) for turn in range(4)]


@rule("TM-TRE-7")
def test_whoever_has_no_card_and_no_deck_helps_any_other_seat():
    game = board_a(holds={YELLOW: [SKULL, DOLL], BLUE: [SCROLL]})
    game.play(Walk(ON_SKULL), Walk(ON_SCROLL))

    assert game.collected == (SKULL, SCROLL)
    assert game.holds(YELLOW) == [DOLL]
    assert game.holds(BLUE) == []
    assert Helped(seat=0, other=1, treasure=SKULL, count=1) in game.told
    assert game.view.moves == 0


@rule("TM-TRE-7", "TM-MOVE-7")
def test_whoever_stands_on_a_treasure_of_another_board_helps_by_staying():
    game = board_a(holds={YELLOW: [SKULL, DOLL]}, at={RED: ON_SKULL})
    assert Walk(ON_SKULL) in game.offers(Walk)
    game.play(Walk(ON_SKULL))

    assert game.events[-1] == Helped(seat=0, other=1, treasure=SKULL, count=1)
    assert game.holds(YELLOW) == [DOLL]
    assert game.view.moves == 1


@rule("TM-TRE-8", "TM-MOVE-7")
@pytest.mark.parametrize("kept", [{"deck": (SHELL,)}, {"holds": {RED: [FAN], YELLOW: [SKULL]}}])
def test_nobody_stays_for_a_treasure_that_they_may_not_collect(kept):
    game = board_a(at={RED: ON_SKULL}, **{"holds": {YELLOW: [SKULL]}, **kept})

    assert Walk(ON_SKULL) not in game.offers(Walk)


@rule("TM-TRE-7")
def test_nobody_helps_while_there_are_cards_to_draw():
    game = board_a(holds={YELLOW: [SKULL]}, deck=(DOLL,)).play(Walk(ON_SKULL))

    assert game.collected == ()


@rule("TM-TRE-8")
def test_nobody_with_a_card_of_their_own_helps():
    game = board_a(holds={RED: [DOLL], YELLOW: [SKULL]}).play(Walk(ON_SKULL))

    assert game.collected == ()
    assert game.holds(YELLOW) == [SKULL]


@rule("TM-TRE-E1")
def test_no_tile_shows_both_cards_of_a_board():
    game = board_a(holds={RED: [SKULL, SCROLL]}).play(Walk(ON_SKULL))

    assert len({front.treasure for front in PRINTS if front.treasure}) == 24
    assert game.collected == (SKULL,)


@rule("TM-TRE-E2")
def test_after_its_own_last_card_a_seat_may_help_with_the_bonus_move():
    game = board_a(holds={RED: [SKULL], YELLOW: [SCROLL]}).play(Walk(ON_SKULL), Walk(ON_SCROLL))

    assert game.collected == (SKULL, SCROLL)


@rule("TM-TRE-E3")
def test_a_treasure_under_rubble_is_collected_by_clearing_it():
    game = board_a(holds={RED: [HAT]}, down=[ON_HAT]).play(Walk(ON_HAT), FlipUp(2))

    assert game.collected == (HAT,)


@rule("TM-TRE-E4")
def test_whoever_waits_for_the_spare_does_not_help():
    game = board_a(holds={RED: [FAN], YELLOW: [SKULL]}, spare=tile(3))
    game.play(Walk(ON_SKULL))

    assert game.collected == ()


@rule("TM-TRE-E5")
def test_a_move_that_collects_nothing_is_the_last_of_the_turn():
    game = board_a(holds={RED: [DOLL]}).play(Walk(ON_SKULL))

    assert game.view.moves == 0
    assert game.offers(Walk) == []
    with refused_by("TM-TRE-E5"):
        game.play(Walk(ON_HAT))


@rule("TM-TRE-E6")
def test_the_bonus_move_can_be_made_after_all_spells_are_spent():
    game = board_a(holds={RED: [SKULL, SCROLL]}).play(Walk(ON_SKULL), PUSH, ROTATE)
    assert game.state.ready(0) == ()

    assert game.play(Walk(ON_SCROLL)).collected == (SKULL, SCROLL)

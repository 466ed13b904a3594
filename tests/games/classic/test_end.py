"""The end, and the variant for young players (docs/rules/classic.md, chapters 8 and 10)."""

import pytest

from dedale.core.game import Outcome
from dedale.games.classic import classic
from dedale.games.classic.actions import Skip, Swap
from dedale.games.classic.content import FIXED_TILES, Message, Treasure, face
from dedale.games.classic.events import Found, HomeCalled, MessageRead, Won
from dedale.games.classic.state import Phase
from dedale.maze.cell import Cell
from dedale.maze.ground import START
from dedale.maze.turn import Insert, Walk, Walked
from tests.kit import refused_by, rule
from tests.kit.games.classic import BLUE, RED, YELLOW, Play, board_a

MAP, BAT, KEYS = Treasure.MAP, Treasure.BAT, Treasure.KEYS
ON_MAP = Cell(2, 0)
ON_BAT = Cell(0, 1)
RED_HOME = Cell(0, 0)
BLUE_HOME = Cell(6, 6)


def red_wins(**changes) -> Play:
    """A game that red has just won, by walking home."""
    game = board_a(RED, YELLOW, BLUE, holds={RED: []}, at={RED: ON_MAP}, **changes)
    return game.play(Insert(7, 0), Walk(RED_HOME))


@rule("CL-END-1")
def test_whoever_has_found_everything_is_called_home():
    game = board_a(holds={RED: [MAP]}).play(Insert(7, 0), Walk(ON_MAP))

    assert game.events[-1] == HomeCalled(seat=0)
    assert game.view(RED).goes_home
    assert game.view(RED).targets == ()


@rule("CL-END-1", "CL-END-2")
def test_only_its_own_start_corner_is_home_to_a_pawn():
    game = board_a(holds={RED: []}, at={RED: BLUE_HOME}).play(Insert(7, 0), Walk(BLUE_HOME))

    assert classic.outcome(game.state) is None
    assert game.state.active == 1


@rule("CL-END-2")
def test_whoever_has_found_everything_and_comes_home_wins_at_once():
    game = red_wins()

    assert game.state.phase is Phase.OVER
    assert [type(event) for event in game.events] == [Walked, Won]
    assert game.events[-1] == Won(seat=0)
    assert game.view(None).winner == 0


@rule("CL-END-2")
def test_the_win_comes_at_the_end_of_the_move_and_not_before():
    game = board_a(holds={RED: []}).play(Insert(7, 0))

    assert game.at(RED) == RED_HOME
    assert classic.outcome(game.state) is None
    assert classic.outcome(game.play(Walk(RED_HOME)).state).winners == (0,)


@rule("CL-END-3")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_acts_after_the_end(seat):
    game = red_wins()

    assert classic.decision(game.state) is None
    assert classic.legal(game.state, seat) == ()
    with refused_by("CL-END-3"):
        game.play(Insert(0, 0), seat=seat)


@rule("CL-END-4")
def test_only_the_winner_is_ranked():
    assert classic.outcome(red_wins().state) == Outcome(winners=(0,), reason="home")


@rule("CL-END-5")
def test_the_game_may_go_on_for_ever():
    lap = [Insert(1, 0), Walk(RED_HOME), Insert(1, 0), Walk(BLUE_HOME)]
    game = board_a().play(*lap * 250)

    assert classic.outcome(game.state) is None
    assert len(game.offers(Insert)) in (22, 44)


@rule("CL-END-E1")
def test_nobody_finds_the_last_treasure_and_comes_home_in_one_move():
    game = board_a(holds={RED: [MAP]}).play(Insert(7, 0), Walk(ON_MAP))

    assert {face(FIXED_TILES[corner]).on for corner in START.values()} == {None}
    assert game.holds(RED) == ()
    assert RED_HOME in game.reach(RED)
    assert classic.outcome(game.state) is None
    assert game.state.active == 1


@rule("CL-END-E2")
def test_an_extra_turn_may_bring_the_last_treasure_and_the_way_home():
    game = board_a(events=True, holds={RED: [MAP]})
    game.play(Insert(2, 0), Walk(ON_MAP), Insert(0, 0), Walk(RED_HOME))

    assert classic.outcome(game.state).winners == (0,)


@rule("CL-END-E3")
def test_standing_at_home_with_cards_left_does_nothing():
    game = board_a(holds={RED: [MAP]}).play(Insert(7, 0), Walk(RED_HOME))

    assert classic.outcome(game.state) is None
    assert game.state.active == 1


@rule("CL-END-E3")
def test_walking_through_home_does_nothing():
    game = board_a(holds={RED: []}, at={RED: ON_BAT}).play(Insert(7, 0), Walk(Cell(1, 0)))

    assert RED_HOME in game.events[0].path
    assert classic.outcome(game.state) is None
    assert game.state.active == 1


@rule("CL-END-E4")
def test_whoever_is_swapped_home_by_another_does_not_win_by_it():
    game = board_a(RED, BLUE, events=True, at={RED: BLUE_HOME, BLUE: ON_MAP}, holds={BLUE: []})
    game.play(Insert(5, 0), Swap(1), Walk(ON_MAP))

    assert game.at(BLUE) == BLUE_HOME
    assert classic.outcome(game.state) is None
    with refused_by("CL-TURN-5"):
        game.play(Walk(BLUE_HOME))


@rule("CL-END-E4")
def test_whoever_was_swapped_home_by_another_shifts_stays_and_wins():
    game = board_a(RED, BLUE, events=True, at={RED: BLUE_HOME, BLUE: ON_MAP}, holds={BLUE: []})
    game.play(Insert(5, 0), Swap(1), Walk(ON_MAP), Insert(7, 0), Walk(BLUE_HOME))

    assert classic.outcome(game.state).winners == (1,)


@rule("CL-YNG-1")
@pytest.mark.parametrize("events", [False, True])
def test_the_variant_goes_with_messages_and_without(events):
    game = board_a(young=True, events=events, holds={RED: [MAP]})
    game.play(Insert(8, 2), Walk(ON_MAP))

    assert any(isinstance(event, MessageRead) for event in game.told) is events
    assert classic.outcome(game.state).winners == (0,)


@rule("CL-YNG-2")
def test_young_players_win_with_their_last_treasure():
    game = board_a(young=True, holds={RED: [MAP]}).play(Insert(7, 0), Walk(ON_MAP))

    assert game.events[1:] == (Found(seat=0, treasure=MAP), Won(seat=0))
    assert game.state.phase is Phase.OVER
    assert classic.outcome(game.state) == Outcome(winners=(0,), reason="all-found")


@rule("CL-YNG-2")
def test_young_players_do_not_win_with_a_card_left():
    game = board_a(young=True, holds={RED: [MAP, BAT]}).play(Insert(7, 0), Walk(ON_MAP))

    assert classic.outcome(game.state) is None


@rule("CL-YNG-3")
def test_young_players_are_never_called_home():
    game = board_a(young=True, holds={RED: [MAP]}).play(Insert(7, 0), Walk(ON_MAP))

    assert not any(isinstance(event, HomeCalled) for event in game.told)
    assert not game.view(RED).goes_home


@rule("CL-YNG-3")
def test_all_other_rules_hold_for_young_players():
    young, old = board_a(young=True, holds={RED: [MAP, BAT]}), board_a(holds={RED: [MAP, BAT]})
    young.play(Insert(9, 2), Walk(Cell(0, 0)))
    old.play(Insert(9, 2), Walk(Cell(0, 0)))

    assert young.told == old.told
    assert young.offers() == old.offers()
    with refused_by("CL-SHIFT-5"):
        young.play(Insert(3, 0))


@rule("CL-YNG-E1")
def test_a_young_win_cancels_the_extra_half():
    game = board_a(young=True, events=True, holds={RED: [MAP]})
    game.play(Insert(2, 0), Walk(ON_MAP))

    assert game.state.message is Message.EXTRA_TURN
    assert game.state.phase is Phase.OVER
    with refused_by("CL-END-3"):
        game.play(Skip())


@rule("CL-YNG-E2")
def test_young_players_know_only_their_top_card():
    game = board_a(young=True, holds={RED: [MAP, BAT, KEYS]})

    assert game.view(RED).targets == (MAP,)
    assert game.view(BLUE).open_targets == (1, 1)
    assert MAP not in game.view(BLUE).targets


@rule("CL-YNG-E2")
def test_young_players_keep_to_the_order_of_their_cards():
    game = board_a(young=True, holds={RED: [MAP, BAT]}).play(Insert(7, 0), Walk(ON_BAT))

    assert game.found(RED) == ()

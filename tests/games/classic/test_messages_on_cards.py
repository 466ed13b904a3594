"""What PEEK and EXCHANGE do (docs/rules/classic.md, chapter 9)."""

import pytest

from dedale.games.classic.actions import Exchange, Peek, Skip
from dedale.games.classic.content import Message, Treasure
from dedale.games.classic.events import Exchanged, Found, Peeked, TargetSeen
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk, Walked
from tests.kit import refused_by, rule
from tests.kit.games.classic import BLUE, RED, board_a

BAT, CROWN, KEYS, MAP = Treasure.BAT, Treasure.CROWN, Treasure.KEYS, Treasure.MAP
OWL, SKULL = Treasure.OWL, Treasure.SKULL
ON_MAP = Cell(2, 0)
RED_STAYS = Walk(Cell(0, 0))
BLUE_STAYS = Walk(Cell(6, 6))


@rule("CL-EVT-23")
def test_whoever_peeks_sees_the_second_card_and_nobody_else_does():
    game = board_a(events=True, holds={RED: [CROWN, MAP, KEYS]}).play(Insert(1, 0), Peek())

    assert game.events == (Peeked(seat=0), TargetSeen(treasure=MAP, to=(0,)))
    assert game.view(RED).targets == (CROWN, MAP)
    assert game.view(BLUE).open_targets == (2, 1)
    assert MAP not in game.view(BLUE).targets


@rule("CL-EVT-23", "CL-EVT-28", "CL-SHIFT-12")
@pytest.mark.parametrize(("arrow", "use"), [(1, Peek()), (0, Exchange(KEYS))])
def test_whoever_has_looked_at_a_card_cannot_choose_again(arrow, use):
    used = board_a(events=True, holds={RED: [CROWN, MAP, KEYS]}).play(Insert(arrow, 0), use)
    left = board_a(events=True, holds={RED: [CROWN, MAP, KEYS]}).play(Insert(arrow, 0), Skip())

    assert used.reveals
    assert not left.reveals


@rule("CL-EVT-24", "CL-EVT-25")
@pytest.mark.parametrize("stack", [[MAP, CROWN, KEYS], [CROWN, MAP, KEYS]])
def test_either_of_two_open_targets_is_found_and_the_other_is_the_top_card(stack):
    game = board_a(events=True, holds={RED: stack}).play(Insert(1, 0), Peek(), Walk(ON_MAP))

    assert game.found(RED) == (MAP,)
    assert game.holds(RED) == (CROWN, KEYS)
    assert game.view(RED).targets == (CROWN,)


@rule("CL-EVT-24")
def test_the_third_card_is_not_a_target():
    game = board_a(events=True, holds={RED: [CROWN, KEYS, MAP]})
    game.play(Insert(1, 0), Peek(), Walk(ON_MAP))

    assert game.found(RED) == ()


@rule("CL-EVT-25")
def test_the_other_card_of_a_pair_is_known_already():
    game = board_a(events=True, holds={RED: [MAP, CROWN, KEYS]})
    game.play(Insert(1, 0), Peek(), Walk(ON_MAP))

    assert [type(event) for event in game.events] == [Walked, Found]
    assert game.view(None).open_targets == (1, 1)


@rule("CL-EVT-26")
def test_a_pair_stays_open_until_one_of_the_two_is_found():
    game = board_a(events=True, holds={RED: [CROWN, MAP, KEYS]})
    game.play(Insert(1, 0), Peek(), RED_STAYS, Insert(1, 0), BLUE_STAYS)

    assert game.view(RED).targets == (CROWN, MAP)
    assert game.play(Insert(4, 0), Walk(ON_MAP)).found(RED) == (MAP,)


@rule("CL-EVT-27")
def test_only_one_card_of_a_pair_is_found_in_a_move():
    game = board_a(events=True, holds={RED: [MAP, BAT, KEYS]})
    game.play(Insert(1, 0), Peek(), Walk(ON_MAP))

    assert Cell(0, 1) in game.reach(RED)
    assert game.found(RED) == (MAP,)
    assert game.holds(RED) == (BAT, KEYS)
    assert game.state.active == 1


@rule("CL-EVT-28", "CL-EVT-29")
def test_exchange_brings_a_chosen_card_to_the_top_and_shuffles_the_others_below():
    game = board_a(events=True, holds={RED: [CROWN, MAP, KEYS, OWL]}).play(Insert(0, 2))
    game.play(Exchange(OWL), chance=[[KEYS, CROWN, MAP]])

    assert game.holds(RED) == (OWL, KEYS, CROWN, MAP)
    assert game.events == (Exchanged(seat=0), TargetSeen(treasure=OWL, to=(0,)))


@rule("CL-EVT-28")
@pytest.mark.parametrize("treasure", [CROWN, BAT, SKULL])
def test_only_another_card_of_the_seat_can_be_exchanged_for(treasure):
    game = board_a(events=True, holds={RED: [CROWN, MAP], BLUE: [SKULL, KEYS]}).play(Insert(0, 2))

    with refused_by("CL-EVT-28"):
        game.play(Exchange(treasure))


@rule("CL-EVT-30")
def test_a_card_that_was_exchanged_for_counts_in_this_turn():
    game = board_a(events=True, holds={RED: [CROWN, MAP, OWL]})
    game.play(Insert(0, 2), Exchange(OWL), Walk(Cell(0, 1)))

    assert game.found(RED) == (OWL,)


@rule("CL-EVT-31")
def test_the_cards_are_shown_in_the_order_of_their_ids():
    game = board_a(events=True, holds={RED: [KEYS, OWL, CROWN, MAP]}).play(Insert(0, 2))

    assert game.offers(Exchange) == [Exchange(MAP), Exchange(CROWN), Exchange(OWL)]
    assert game.view(RED).unfound == (MAP, CROWN, KEYS, OWL)


@rule("CL-EVT-31")
def test_whoever_looks_and_declines_keeps_the_stack_as_it_was():
    game = board_a(events=True, holds={RED: [KEYS, OWL, CROWN, MAP]}).play(Insert(0, 2), Skip())

    assert game.holds(RED) == (KEYS, OWL, CROWN, MAP)


@rule("CL-EVT-32")
def test_an_exchange_closes_an_open_pair():
    game = board_a(events=True, holds={RED: [CROWN, MAP, KEYS]}, pairs=(True, False))
    game.play(Insert(0, 2)).play(Exchange(KEYS), chance=[[CROWN, MAP]])

    assert game.holds(RED) == (KEYS, CROWN, MAP)
    assert game.view(RED).targets == (KEYS,)
    assert game.view(None).open_targets == (1, 1)


@rule("CL-EVT-32")
def test_the_second_card_of_an_open_pair_can_be_exchanged_for():
    game = board_a(events=True, holds={RED: [CROWN, MAP, KEYS]}, pairs=(True, False))
    game.play(Insert(0, 2)).play(Exchange(MAP), chance=[[KEYS, CROWN]])

    assert game.holds(RED) == (MAP, KEYS, CROWN)
    assert game.view(RED).targets == (MAP,)


@rule("CL-EVT-E1")
def test_peek_asks_nothing_of_a_stack_of_one():
    game = board_a(events=True, holds={RED: [CROWN]}).play(Insert(1, 0))

    assert game.state.message is Message.PEEK
    assert game.offers() == game.offers(Walk)


@rule("CL-EVT-E1", "CL-EVT-E2")
@pytest.mark.parametrize(("arrow", "use"), [(1, Peek()), (0, Exchange(MAP))])
def test_a_message_on_cards_asks_whoever_has_two_of_them(arrow, use):
    game = board_a(events=True, holds={RED: [CROWN, MAP]}).play(Insert(arrow, 0))

    assert game.offers() == [use, Skip()]


@rule("CL-EVT-E1")
def test_peek_asks_nothing_where_a_pair_is_open():
    game = board_a(events=True, holds={RED: [CROWN, MAP, KEYS]}, pairs=(True, False))
    game.play(Insert(1, 0))

    assert game.state.message is Message.PEEK
    assert game.offers() == game.offers(Walk)
    assert game.view(RED).targets == (CROWN, MAP)


@rule("CL-EVT-E2")
@pytest.mark.parametrize("stack", [[], [CROWN]])
def test_exchange_asks_nothing_where_there_is_no_other_card(stack):
    game = board_a(events=True, holds={RED: stack}).play(Insert(0, 2))

    assert game.state.message is Message.EXCHANGE
    assert game.offers() == game.offers(Walk)


@rule("CL-EVT-E3")
def test_whoever_stands_on_the_card_exchanged_for_stays_and_finds_it():
    game = board_a(events=True, at={RED: ON_MAP}, holds={RED: [CROWN, MAP, KEYS]})
    game.play(Insert(0, 2), Exchange(MAP), Walk(ON_MAP))

    assert game.found(RED) == (MAP,)


@rule("CL-EVT-E8")
def test_after_an_exchange_the_view_shows_only_the_top_card_again():
    game = board_a(events=True, holds={RED: [CROWN, MAP, KEYS]})
    game.play(Insert(0, 2), Exchange(KEYS))

    assert game.view(RED).unfound == ()
    assert game.view(RED).targets == (KEYS,)
    assert game.view(RED).cards_left == (3, 1)

"""What the adviser of the classic game says, and how it judges."""

import pytest
from msgspec.structs import replace

from dedale.bots import Situation, advise, appraise, standings
from dedale.games.classic import classic
from dedale.games.classic.actions import Exchange, Peek, Skip, Swap
from dedale.games.classic.content import Treasure
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from tests.kit.games.classic import BLUE, RED, board_a

CHEST, CROWN, KEYS, MAP = Treasure.CHEST, Treasure.CROWN, Treasure.KEYS, Treasure.MAP


def situation(game):
    seat = game.state.active
    return Situation(
        "classic", seat, classic.view(game.state, seat), classic.legal(game.state, seat)
    )


def test_the_only_way_to_the_target_is_told_as_such():
    advice = advise(situation(board_a(holds={RED: [CHEST, MAP]})))

    assert advice.actions == (Insert(10, 1), Walk(Cell(4, 2)))
    assert advice.why.key == "why-only-way"
    assert advice.why.facts == {"treasure": CHEST, "turns": 2}


def test_where_many_pushes_lead_to_the_target_their_number_is_told():
    advice = advise(situation(board_a(holds={RED: [MAP, CHEST]})))

    assert advice.actions[1] == Walk(Cell(2, 0))
    assert advice.why.key == "why-best-way"
    assert advice.why.facts["ways"] > 1


def test_in_the_move_it_goes_to_the_target():
    advice = advise(situation(board_a(holds={RED: [MAP, CHEST]}).play(Insert(7, 0))))

    assert advice.actions == (Walk(Cell(2, 0)),)
    assert advice.why.key == "why-there"


def test_where_the_target_is_out_of_reach_it_goes_where_it_is_likely_to_come_within_reach():
    advice = advise(situation(board_a(holds={RED: [Treasure.SPELLBOOK, MAP]})))

    assert advice.why.key == "why-soon"
    assert advice.why.facts["cell"] == advice.actions[1].cell
    assert 0 < advice.why.facts["percent"] <= 100


def test_it_tells_the_way_home():
    advice = advise(situation(board_a(at={RED: (4, 0)}, holds={RED: []})))

    assert advice.actions == (Insert(10, 1), Walk(Cell(0, 0)))
    assert advice.why.key == "why-home-now"


def test_it_tells_whom_it_hinders_where_most_pushes_would_not():
    near = board_a(at={BLUE: (2, 4)}, holds={RED: [CROWN, MAP], BLUE: []})
    far = board_a(at={BLUE: (1, 2)}, holds={RED: [CROWN, MAP], BLUE: []})

    assert advise(situation(near)).why.key == "why-block"
    assert advise(situation(near)).why.facts == {"other": 1}
    assert advise(situation(far)).why.key == "why-soon"


@pytest.mark.parametrize(
    ("push", "cards", "first", "key"),
    [
        (Insert(5, 0), [MAP, CHEST], Skip(), "why-skip"),
        (Insert(1, 0), [CROWN, MAP], Peek(), "why-peek"),
        (Insert(0, 2), [CROWN, KEYS, MAP], Exchange(MAP), "why-exchange"),
    ],
)
def test_it_tells_how_to_use_a_message(push, cards, first, key):
    advice = advise(situation(board_a(events=True, holds={RED: cards}).play(push)))

    assert advice.actions[0] == first
    assert advice.why.key == key


def test_it_tells_with_whom_to_change_places():
    game = board_a(events=True, at={BLUE: (2, 4)}, holds={RED: [KEYS, MAP]}).play(Insert(5, 0))
    advice = advise(situation(game))

    assert advice.actions[0] == Swap(1)
    assert advice.why.facts == {"other": 1}


def test_missing_the_target_costs_a_part_of_it_and_the_best_costs_nothing():
    here = situation(board_a(holds={RED: [CHEST, MAP]}))

    assert appraise(here, Insert(10, 1)).cost == 0
    assert 0.2 < appraise(here, Insert(1, 0)).cost < 1


def test_a_standing_counts_cards_the_way_home_and_the_turns_to_the_next():
    game = board_a(holds={RED: [CHEST, MAP]})
    view = classic.view(game.state, 0)
    young = replace(view, options=replace(view.options, young=True))

    views = view, young, replace(view, winner=0), classic.view(game.state, 1)
    here, when_young, won, other = standings("classic", views)
    assert here.turns == 1
    assert here.left == 2.25
    assert when_young.left == 1.25
    assert won.left == 0
    assert other.turns >= 1


def test_leaving_a_second_card_unseen_costs_little():
    here = situation(board_a(events=True, holds={RED: [CROWN, MAP]}).play(Insert(1, 0)))

    assert 0 < appraise(here, Skip()).cost < 0.5

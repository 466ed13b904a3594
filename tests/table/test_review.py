"""A game that is over, looked at again: which turns counted, and what they cost."""

import pytest

from dedale.bots import Advice, Standing, Why
from dedale.core.errors import Illegal
from dedale.core.log import Undo
from dedale.table import answer, hint, open_table
from dedale.table.review import TurnReview, lost_in, review_questions, turns, whole_review

SHORT = {"young": True}


def laid(**options):
    return open_table("classic", 2, SHORT | options, "knossos")


def played_on(table, steps=None):
    """Let everybody play well, to the end or for some steps."""
    last = None if steps is None else table.seq + steps
    while table.decision and table.seq != last:
        seat = table.decision.seats[0]
        table.submit(seat, answer(table, seat, "greedy"))
    return table


def chosen(table):
    """What was done in each turn that counted."""
    return [(turn.seat, [choice.chosen for choice in turn.choices]) for turn in turns(table)]


def review(table):
    return whole_review(table, [question() for question in review_questions(table)])


def test_a_turn_is_what_one_seat_did_before_another_was_asked():
    table = played_on(laid())
    found = list(turns(table))

    assert [turn.seat for turn in found] == [n % 2 for n in range(len(found))]
    assert [len(turn.choices) for turn in found] == [2] * len(found)
    assert [choice.chosen for turn in found for choice in turn.choices] == [
        entry.action for entry in table.entries
    ]
    assert found[-1].last == table.seq


def test_each_choice_is_judged_from_what_its_player_knew_then():
    table = played_on(laid())
    [push, walk] = list(turns(table))[3].choices

    assert (push.seq, walk.seq) == (6, 7)
    assert push.situation.view == table.view_at(6, 1)
    assert walk.situation.view == table.view_at(7, 1)
    assert push.chosen in push.situation.offers
    assert walk.chosen in walk.situation.offers


def test_what_was_taken_back_is_left_out():
    table = laid()
    wrong = table.offers(0)[0]
    table.submit(0, wrong)
    table.submit(0, Undo(0))
    right = hint(table, 0)().actions[0]
    table.submit(0, right)
    played_on(table)
    [push, _] = next(turns(table)).choices

    assert push.chosen == right != wrong
    assert push.seq == 2
    assert push.situation.view == table.view_at(0, 0)


def test_what_was_redone_counts_as_it_was_first_done():
    table = played_on(laid(), steps=1)
    push = table.entries[0].action
    table.submit(0, Undo(0))
    table.submit(0, Undo(1))
    played_on(table)

    assert chosen(table)[0][1] == [push, table.entries[3].action]


def test_what_all_agreed_to_take_back_is_left_out():
    table = played_on(laid(), steps=6)
    table.accept(*table.consider(0, Undo(4), agreed=True))
    played_on(table)
    found = list(turns(table))

    assert [turn.last for turn in found][:4] == [2, 7, 9, 11]
    assert [turn.choices[0].seq for turn in found][:3] == [0, 2, 7]


def test_whoever_goes_back_and_forth_without_end_can_be_reviewed():
    table = played_on(laid(), steps=1)
    for _ in range(1000):
        table.submit(0, table.undo_offer(0))
        table.submit(0, table.redo_offer(0))

    pushed = table.entries[0].action

    assert chosen(played_on(table))[0][1] == [pushed, table.entries[2001].action]


def test_a_turn_that_follows_advice_costs_nothing():
    table = laid()
    for action in hint(table, 0)().actions:
        table.submit(0, action)
    first = review(played_on(table)).turns[0]

    assert first.cost == pytest.approx(0, abs=0.01)
    assert (first.first, first.last, first.seat) == (0, 2, 0)


def test_a_review_tells_the_best_of_the_choice_that_cost_most():
    found = review(played_on(laid()))

    for turn in found.turns:
        assert turn.at in (turn.first, turn.last - 1)
        assert turn.best.actions
        assert turn.cost >= 0


def test_a_review_tells_how_far_each_seat_had_come():
    table = played_on(laid())
    found = review(table)
    [winner] = table.outcome.winners

    assert len(found.start) == 2
    assert all(standing.left > 0 for standing in found.start)
    assert found.turns[-1].standings[winner] == Standing(turns=0, left=0.0)
    assert found.turns[-1].standings[1 - winner].left > 0


def turn(cost, hope=None):
    return TurnReview(0, 2, 0, 0, Advice((), Why("why", {})), cost, (), hope)


def test_the_turns_that_cost_most_are_pointed_out_the_worst_first():
    costs = [0.0, 0.3, 2.0, 0.04, 0.5, 0.4]

    assert whole_review(played_on(laid()), [turn(cost) for cost in costs]).costly == (2, 4, 5)
    assert whole_review(played_on(laid()), [turn(0.01), turn(0.2)]).costly == (1,)


@pytest.mark.parametrize(
    ("hopes", "lost"),
    [
        ([1.0, 0.4, 0.8, 0.3, 0.1, 0.0], 3),
        ([0.6, 0.4, 0.35, 0.2, 0.0], 3),
        ([0.2, 0.0], 1),
        ([0.0, 0.0], 0),
        ([0.9, 0.2, 1.0], None),
        ([None, None], None),
        ([None, 0.2, 0.15, 0.0], 3),
        ([0.2, None], None),
        ([], None),
    ],
)
def test_a_game_is_lost_when_half_of_the_first_hope_is_gone_for_good(hopes, lost):
    assert lost_in(hopes) == lost


def test_the_review_of_a_team_tells_what_is_left_to_it_and_to_the_book():
    table = open_table("team", 2, {"mode": "expert"}, "knossos")
    while table.decision is not None:
        [seat] = table.decision.seats
        table.submit(seat, answer(table, seat, "random"))
    found = review(table)

    assert [standing.left for standing in found.start] == [24, 23]
    assert [s.left for s in found.turns[-1].standings] == [24 - len(table.state.collected), 0]
    assert found.turns[-1].hope == 0
    assert found.lost is not None
    told = [turn.hope for turn in found.turns]
    half = next(hope for hope in told if hope is not None) / 2
    assert told[found.lost] <= half
    assert found.lost == 0 or told[found.lost - 1] > half


@pytest.mark.parametrize("chapter", ["fire", "darkness"])
def test_the_review_of_a_chapter_tells_how_hope_went(chapter):
    options = {"chapter": chapter, "heroes": ("knight", "scout")}
    table = open_table("legends", 2, options, "knossos")
    while table.decision is not None:  # two who never do anything
        [seat] = table.decision.seats
        table.submit(seat, table.offers(seat)[-1])
    found = review(table)
    told = [turn.hope for turn in found.turns if turn.hope is not None]

    assert table.outcome.winners == ()
    assert 0.4 < told[0] < 0.9
    assert told[-1] == 0
    assert told[-2] < told[0]
    assert 0 < found.turns.index(next(turn for turn in found.turns if turn.hope)) <= found.lost
    assert found.costly


def test_a_game_that_goes_on_is_not_reviewed():
    with pytest.raises(Illegal, match="not-over"):
        review_questions(laid())

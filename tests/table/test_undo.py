"""Going back at a table: freely over one's own step, by consent over others, and forward again."""

import pytest

from dedale.core.errors import Illegal
from dedale.core.log import Entry, Undo, Undone
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from dedale.table import Table, Takeback, answer, open_table

PUSH, STAY = Insert(9, 1), Walk(Cell(0, 0))


def table(*actions, seats=2, **options):
    """A table after some actions, each by whoever is asked."""
    played = open_table("classic", seats, options, "knossos")
    for action in actions:
        played.submit(played.decision.seats[0], action)
    return played


def two_turns():
    """Seat 0 has pushed and stayed, and seat 1 has pushed."""
    played = table(PUSH, STAY)
    played.submit(1, played.offers(1)[0])
    return played


def test_nothing_can_be_taken_back_at_a_new_table():
    assert [table().takeback(seat) for seat in (0, 1)] == [None, None]
    assert table().redo_offer(0) is None


def test_the_last_step_of_all_is_free_to_its_seat():
    played = table(PUSH)

    assert played.undo_offer(0) == Undo(0)
    assert played.takeback(0) == Takeback(0, free=True)
    assert played.takeback(1) is None


def test_a_step_that_others_have_played_after_must_be_asked_for():
    played = two_turns()

    assert played.takeback(0) == Takeback(1, free=False)
    assert played.takeback(1) == Takeback(2, free=True)


def test_a_step_that_showed_something_must_be_asked_for():
    assert table(PUSH, events=True).takeback(0) == Takeback(0, free=False)


def test_a_game_that_is_over_offers_no_way_back():
    played = table(young=True)
    while asked := played.decision:
        played.submit(asked.seats[0], answer(played, asked.seats[0], "greedy"))

    assert [played.takeback(seat) for seat in (0, 1)] == [None, None]


def test_what_all_agreed_on_goes_back_over_the_steps_of_others():
    played, before = two_turns(), table(PUSH).state
    entry, moment = played.consider(0, Undo(1), agreed=True)
    events = played.accept(entry, moment)

    assert played.state == before
    assert events == (Undone(seat=0, step=1),)
    assert played.log.actions[-1] == Entry(4, 0, Undo(1))
    assert Table(played.game, played.log).state == before


def test_nobody_goes_back_over_the_steps_of_others_without_their_consent():
    played = two_turns()
    before = played.log

    with pytest.raises(Illegal, match="no-undo"):
        played.submit(0, Undo(1))
    assert played.log == before


def test_not_even_all_together_go_back_to_a_step_that_is_not_there():
    with pytest.raises(Illegal, match="no-such-step"):
        two_turns().consider(0, Undo(9), agreed=True)


def test_what_was_taken_back_can_be_redone():
    played = table(PUSH)
    pushed = played.state
    played.submit(0, Undo(0))
    offer = played.redo_offer(0)
    events = played.submit(0, offer)

    assert offer == Undo(1)
    assert events == (Undone(seat=0, step=1),)
    assert played.state == pushed
    assert played.redo_offer(0) is None
    assert [entry.seq for entry in played.log.actions] == [1, 2, 3]


def test_steps_are_redone_in_the_order_in_which_they_were_taken():
    played = table(PUSH, STAY)
    after_all, after_push = played.state, table(PUSH).state
    played.submit(0, played.undo_offer(0))
    played.submit(0, played.undo_offer(0))
    played.submit(0, played.redo_offer(0))
    halfway = played.state
    played.submit(0, played.redo_offer(0))

    assert halfway == after_push
    assert played.state == after_all
    assert played.redo_offer(0) is None


def test_what_was_redone_can_be_taken_back_again():
    played = table(PUSH)
    laid = table().state
    for _ in range(3):
        played.submit(0, played.undo_offer(0))
        played.submit(0, played.redo_offer(0))
    played.submit(0, played.undo_offer(0))

    assert played.state == laid
    assert played.seq == 8


def test_another_step_forgets_what_could_be_redone():
    played = table(PUSH)
    played.submit(0, Undo(0))
    played.submit(0, Insert(0, 0))

    assert played.redo_offer(0) is None
    with pytest.raises(Illegal, match="no-undo"):
        played.submit(0, Undo(1))


def test_nobody_redoes_what_another_took_back():
    played = table(PUSH)
    played.submit(0, Undo(0))

    assert played.redo_offer(1) is None
    with pytest.raises(Illegal, match="no-undo"):
        played.submit(1, Undo(1))


def test_what_all_agreed_to_take_back_is_not_redone():
    played = two_turns()
    played.accept(*played.consider(0, Undo(1), agreed=True))

    assert [played.redo_offer(seat) for seat in (0, 1)] == [None, None]


def test_a_table_that_is_read_again_offers_the_same():
    played = table(PUSH, STAY)
    played.submit(0, played.undo_offer(0))
    again = open_table("classic", 2, seed="knossos")
    for entry in played.log.actions:
        again.follow(entry)

    assert again.redo_offer(0) == played.redo_offer(0) == Undo(2)
    assert again.takeback(0) == played.takeback(0)


def test_the_table_can_be_seen_as_it_was_after_every_step():
    played = table(PUSH, STAY)
    played.submit(0, Undo(1))

    assert played.view_at(0, 0) == table().view(0)
    assert played.view_at(1, None) == played.view(None)
    with pytest.raises(Illegal, match="no-such-step"):
        played.view_at(4, 0)


def test_nobody_goes_back_without_a_seat():
    played = table(PUSH)

    for seat in (-1, 2, 99):
        with pytest.raises(Illegal):
            played.consider(seat, Undo(0), agreed=True)

"""Hints at a table: from what a seat knows, and for whoever is asked."""

import pickle

import pytest
from msgspec.structs import replace

from dedale.core.errors import Illegal
from dedale.maze.turn import Insert, Walk
from dedale.table import hint, open_table


def laid():
    return open_table("classic", 2, seed="knossos")


def test_a_hint_is_a_turn_that_can_be_played():
    table = laid()
    push, walk = hint(table, 0)().actions
    table.submit(0, push)
    table.submit(0, walk)

    assert (type(push), type(walk)) == (Insert, Walk)
    assert table.decision.seats == (1,)


def test_a_hint_does_not_change_with_what_the_seat_cannot_know():
    table = laid()
    first, second = table.state.stacks
    before = hint(table, 0)()
    others = replace(table.state, stacks=((first[0], *first[:0:-1]), second[::-1]))
    table._fold.now = table._fold.now._replace(state=others)

    assert hint(table, 0)() == before


def test_a_hint_can_be_thought_out_anywhere_and_is_the_same():
    question = hint(laid(), 0)

    assert pickle.loads(pickle.dumps(question))() == question()


def test_whoever_is_not_asked_gets_no_hint():
    with pytest.raises(Illegal, match="not-your-turn"):
        hint(laid(), 1)

"""The room around a table: who sits there, and what they agree on."""

from dedale.core.log import ME, Place
from dedale.table.room import (
    Again,
    Chair,
    Copied,
    Gesture,
    Gestured,
    Handed,
    HintTaken,
    Origin,
    Proposed,
    Said,
    Sat,
    UndoAnswered,
    UndoAsked,
    Withdrew,
    agreed_on,
    room_of,
)

ANNA = Chair("Anna", ME, taken=True, key="5e")
OPEN = Chair("", ME, taken=False)
ROBOT = Chair("", "greedy", taken=True)


def room(*notes, chairs=(ANNA, OPEN, ROBOT)):
    return room_of(chairs, notes)


def test_people_are_those_who_came_and_play_themselves():
    assert room().people == (0,)
    assert room(Sat(1, "Bruno", "ab")).people == (0, 1)
    assert room(Sat(1, "Bruno", "ab"), Handed(0, "random")).people == (1,)


def test_whoever_takes_an_open_seat_has_its_secret():
    assert room(Sat(1, "Bruno", "ab")).chairs[1] == Chair("Bruno", ME, taken=True, key="ab")


def test_another_name_keeps_the_secret():
    assert room(Sat(0, "Anne")).chairs[0] == Chair("Anne", ME, taken=True, key="5e")


def test_a_seat_that_is_handed_on_keeps_name_and_secret_and_comes_back():
    handed, back = room(Handed(0, "greedy")), room(Handed(0, "greedy"), Handed(0, ME))

    assert handed.chairs[0] == Chair("Anna", "greedy", taken=True, key="5e")
    assert back.chairs[0] == ANNA


def test_words_and_gestures_change_nothing():
    assert room(Said(0, "hello"), Gestured(0, Gesture.OOPS)) == room()


def test_a_lone_person_is_allowed_at_once():
    assert room(UndoAsked(0, 4, 1)).allowed


def test_everybody_else_must_agree():
    asked = (Sat(1, "Bruno", "ab"), Handed(2, ME), UndoAsked(0, 4, 1))

    assert not room(*asked).allowed
    assert not room(*asked, UndoAnswered(1, True)).allowed
    assert not room(*asked, UndoAnswered(1, True), UndoAnswered(1, True)).allowed
    assert room(*asked, UndoAnswered(1, True), UndoAnswered(2, True)).allowed


def test_whoever_leaves_the_seat_to_a_computer_has_no_say():
    assert room(Sat(1, "Bruno", "ab"), UndoAsked(0, 4, 1), Handed(1, "greedy")).allowed


def test_one_no_ends_the_question():
    after = room(Sat(1, "Bruno", "ab"), UndoAsked(0, 4, 1), UndoAnswered(1, False))

    assert (after.asked, after.agreed, after.allowed) == (None, (), False)


def test_a_new_question_forgets_the_answers_to_the_old_one():
    asked, again = UndoAsked(0, 4, 1), UndoAsked(0, 6, 5)
    after = room(Sat(1, "Bruno", "ab"), asked, UndoAnswered(1, True), again)

    assert (after.asked, after.agreed) == (again, ())
    assert not after.allowed


def test_a_question_is_open_until_the_table_moves_on():
    asked = UndoAsked(0, 4, 1)

    assert room(asked).open_question(4) == asked
    assert room(asked).open_question(5) is None
    assert room().open_question(0) is None


def test_the_group_knows_where_it_plays_again():
    assert room().next is None
    assert room(Again("t2")).next == "t2"


def test_hints_are_counted_for_each_seat_by_itself():
    after = room(HintTaken(0, 4), HintTaken(1, 5), HintTaken(0, 8))

    assert [after.hints_of(seat) for seat in (0, 1, 2)] == [2, 1, 0]
    assert after.chairs == room().chairs


def test_a_table_gives_any_number_of_hints_unless_it_says_otherwise():
    assert room().hints is None
    assert agreed_on(None, think=False) == ()
    assert [room(*agreed_on(most, think=False)).hints for most in (0, 3)] == [0, 3]


def test_a_table_can_ask_everybody_to_think_for_themselves():
    assert not room().think
    assert room(*agreed_on(None, think=True)).think
    assert room(*agreed_on(3, think=True)).hints == 3


def test_a_seat_has_one_proposal_at_a_time_and_can_withdraw_it():
    first, second = (Proposed(0, seq, ({"do": "end-turn"},)) for seq in (4, 5))
    other = Proposed(1, 4, ({"do": "end-turn"},))

    assert room(first, other).proposals == (first, other)
    assert room(first, other, second).proposals == (other, second)
    assert room(first, other, Withdrew(0)).proposals == (other,)
    assert room(Withdrew(0)) == room()


def test_a_copy_knows_where_it_was_taken_from():
    origin = Origin("t1", 12)

    assert room().origin is None
    assert room(Copied(origin)).origin == origin


def test_a_chair_is_a_place_in_the_log():
    assert ANNA.place == Place("Anna", ME)

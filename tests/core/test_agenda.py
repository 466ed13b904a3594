"""An agenda: what happens on a table is told, and followed where somebody wants to see it."""

from types import SimpleNamespace

from dedale.core.agenda import run, tell
from dedale.core.records import Event


class Rang(Event, frozen=True):
    """A bell rang."""


class Opened(Event, frozen=True):
    """A door opened."""


def hall(course=None):
    """A hall whose door is shut: it is seen as it is, and so it is found at rest."""
    now = SimpleNamespace(door="shut", told=[], course=course, reveals=False)
    now.seen = now.at_rest = lambda: now.door
    return now


def visited(now):
    """Somebody rings, opens the door, and leaves it ajar without a word."""
    tell(now, Rang())
    now.door = "open"
    tell(now, Opened())
    now.door = "ajar"
    return run(now, lambda _: False, lambda _: None)


def test_what_happens_is_told_in_its_order():
    assert visited(hall()).events == (Rang(), Opened())


def test_a_step_that_nobody_follows_has_no_course():
    assert visited(hall()).course == ()


def test_the_table_is_followed_as_each_event_leaves_it():
    now = hall(course=[])
    visited(now)

    assert now.course == ["shut", "open"]


def test_what_changes_without_a_word_belongs_to_the_last_event():
    assert visited(hall(course=[])).course == ("shut", "ajar")

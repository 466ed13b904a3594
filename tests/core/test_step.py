"""Steps: what follows at once is told with what came before, event by event."""

from dedale.core.game import Step
from dedale.core.records import Event


class Rang(Event, frozen=True):
    """A bell rang."""


class Opened(Event, frozen=True):
    """A door opened."""


def test_a_step_changes_everything_with_its_first_event():
    assert Step("open", (Rang(), Opened())).whole_course == ("open", "open")


def test_what_follows_has_a_table_of_its_own():
    step = Step("rung", (Rang(),)).then(Step("open", (Opened(),), reveals=True))

    assert step == Step("open", (Rang(), Opened()), reveals=True, course=("rung", "open"))


def test_what_follows_without_a_word_belongs_to_the_last_event():
    step = Step("rung", (Rang(),)).then(Step("open", (Opened(),))).then(Step("shut", ()))

    assert step.whole_course == ("rung", "shut")


def test_what_follows_without_a_word_does_not_come_before_the_last_of_several_events():
    step = Step("open", (Rang(), Opened())).then(Step("shut", ()))

    assert step.whole_course == ("open", "shut")


def test_what_comes_first_without_a_word_belongs_to_the_first_event():
    step = Step("dark", ()).then(Step("open", (Opened(),)))

    assert (step.state, step.events, step.whole_course) == ("open", (Opened(),), ("open",))


def test_a_step_without_events_has_no_course():
    assert Step("dark", ()).then(Step("light", ())).whole_course == ()

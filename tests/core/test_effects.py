"""A catalogue is whole: what is missing, given twice or unknown is found when it is assembled."""

from dataclasses import replace
from enum import Enum

import pytest

from dedale.core.agenda import Question
from dedale.core.effects import Catalogue, Working, by_effect, check, merged
from dedale.core.records import Record


class Gain(Record, frozen=True):
    pass


class Lose(Record, frozen=True):
    pass


class Asking(Record, frozen=True):
    pass


class Doing(Record, frozen=True):
    pass


class Step(Enum):
    BEGIN = "begin"


def nothing(*_):
    pass


GAIN, LOSE = Working(effect=Gain, happen=nothing), Working(effect=Lose, happen=nothing)
QUESTION = Question("what", "rule", nothing, nothing, nothing)
WHOLE = Catalogue(
    effects=by_effect([GAIN, LOSE]),
    questions={Asking: QUESTION},
    happens={Doing: nothing},
    steps={Step.BEGIN: nothing},
)


def checked(**changes):
    check(replace(WHOLE, **changes), Gain | Lose, Asking | Doing, Step)


def test_a_whole_catalogue_knows_how_each_effect_works():
    checked()

    assert WHOLE.of(Gain()) is GAIN
    assert GAIN.possible(None, Gain(), None)


@pytest.mark.parametrize(
    "missing", [{"effects": by_effect([GAIN])}, {"questions": {}}, {"happens": {}}, {"steps": {}}]
)
def test_what_is_missing_is_found(missing):
    with pytest.raises(ValueError, match="missing"):
        checked(**missing)


def test_what_nobody_knows_is_found():
    with pytest.raises(ValueError, match="unknown"):
        checked(questions={Asking: QUESTION, Gain: QUESTION})


def test_nothing_is_given_twice():
    with pytest.raises(ValueError, match="twice"):
        by_effect([GAIN, GAIN])
    with pytest.raises(ValueError, match="twice"):
        checked(happens={Doing: nothing, Asking: nothing})
    assert merged({1: 2}, {3: 4}) == {1: 2, 3: 4}


@pytest.mark.parametrize("half", ["offers", "answer"])
def test_whatever_offers_something_knows_what_an_answer_does(half):
    with pytest.raises(ValueError, match="answer"):
        by_effect([Working(effect=Gain, happen=nothing, **{half: nothing})])

"""Trouble says what, where and which rule."""

import pickle

import pytest

from dedale.core.errors import BadContent, BadOption, Illegal, Trouble, require


def test_a_refusal_names_its_rule_and_its_facts():
    with pytest.raises(Illegal) as refusal:
        require(False, "CL-SHIFT-5", arrow=3)

    assert refusal.value.rule == "CL-SHIFT-5"
    assert str(refusal.value) == "CL-SHIFT-5 (arrow=3)"


def test_what_holds_is_not_refused():
    require(True, "CL-SHIFT-5", arrow=3)


def test_all_trouble_is_caught_by_one_name():
    assert issubclass(Illegal, Trouble)
    assert issubclass(BadOption, Trouble)
    assert str(Illegal("CL-END-3")) == "CL-END-3"


def test_trouble_reaches_another_process_whole():
    trouble = BadContent([Trouble("content-missing", where="fire.toml", field="health")])

    come = pickle.loads(pickle.dumps(trouble))

    assert isinstance(come, BadContent)
    assert str(come) == str(trouble)
    assert come.parts[0].facts == {"where": "fire.toml", "field": "health"}

"""What effects are: one record and one value each, under the ids of their rules."""

import re

import pytest

from dedale.core.pages import all_rules
from dedale.core.records import members
from dedale.games.legends.effects import AnyEffect
from dedale.games.legends.rules.catalogue import CATALOGUE

RULE = re.compile(r"LG-[A-Z0-9]+-E?\d+")
PARTS = ("happen", "possible", "offers", "answer", "lands")
FUNCTIONS = {
    function.__name__: function
    for working in CATALOGUE.effects.values()
    for part in PARTS
    if (function := getattr(working, part)) and function.__module__ != "dedale.core.effects"
}
DESCRIBED = [*members(AnyEffect), *FUNCTIONS.values()]


@pytest.mark.parametrize("what", DESCRIBED, ids=lambda what: what.__name__)
def test_every_effect_says_which_rules_it_follows(what):
    told = what.__doc__ or ""
    ids = set(RULE.findall(told))

    assert ids
    assert ids <= set(all_rules())
    assert re.search("[a-z]{3}", RULE.sub("", told)), "a docstring states the rule"

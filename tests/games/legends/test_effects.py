"""What effects are: one record and one function each, under the ids of their rules."""

import re

import pytest

from dedale.core.pages import all_rules
from dedale.core.records import members
from dedale.games.legends.effects import AnyEffect
from dedale.games.legends.rules.effects import EFFECTS, LANDS

RULE = re.compile(r"LG-[A-Z0-9]+-E?\d+")
DESCRIBED = [*members(AnyEffect), *EFFECTS.values(), *LANDS.values()]


@pytest.mark.parametrize("what", DESCRIBED, ids=lambda what: what.__name__)
def test_every_effect_says_which_rules_it_follows(what):
    ids = set(RULE.findall(what.__doc__ or ""))

    assert ids
    assert ids <= set(all_rules())

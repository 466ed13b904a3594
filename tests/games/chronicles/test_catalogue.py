"""The catalogue of chronicles is whole when it is assembled: nothing is found missing in play."""

from dataclasses import replace

import pytest

from dedale.games.chronicles.conditions import Always
from dedale.games.chronicles.rules.catalogue import CATALOGUE, whole


def test_a_condition_that_nobody_can_judge_is_found_when_the_rules_are_assembled():
    judged = {kind: how for kind, how in CATALOGUE.conditions.items() if kind is not Always}

    with pytest.raises(ValueError, match="Always"):
        whole(replace(CATALOGUE, conditions=judged))

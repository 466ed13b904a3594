"""Sweeps: one number over a range."""

import pytest

from dedale.core.errors import BadOption
from dedale.games import game_by_id
from dedale.lab.plan import Arm, PlannedGame, RunPlan, require_playable
from dedale.lab.playing import laid
from dedale.lab.sweep import sweep, values_in
from dedale.text import LANGUAGES, voice_for

TABLE = Arm("all", ("random", "random"), {"chapter": "moons"})
BASE = RunPlan(kind="match", game="legends", arms=(TABLE,), games=3, code="abc", seed="knossos")
SLINGS = "common.toml/item/item-sling/copies"


def test_there_is_an_arm_for_each_value():
    plan = sweep(BASE, SLINGS, [0, 2, 4])

    require_playable(plan)
    assert (plan.kind, plan.games, plan.seed) == ("sweep", 3, "knossos")
    assert [arm.name for arm in plan.arms] == [f"{SLINGS} {n}" for n in (0, 2, 4)]
    assert [arm.value for arm in plan.arms] == [0.0, 2.0, 4.0]
    assert {arm.players for arm in plan.arms} == {TABLE.players}
    assert {arm.options["chapter"] for arm in plan.arms} == {"moons"}


def test_words_have_arms_without_a_number():
    plan = sweep(BASE, "difficulty", ["easy", "hard"])

    assert [(arm.value, arm.options["difficulty"]) for arm in plan.arms] == [
        (None, "easy"),
        (None, "hard"),
    ]


def test_a_value_that_is_named_twice_has_one_arm():
    assert len(sweep(BASE, SLINGS, [2, 3, 2]).arms) == 2


def test_all_arms_play_the_same_games():
    plan = sweep(BASE, SLINGS, [1, 2])
    tables = [laid(plan, arm, PlannedGame(n, 1), 0)[0] for n, arm in enumerate(plan.arms)]

    assert len({table.seed for table in tables}) == 1
    assert len({table.game.content(table.options) for table in tables}) == 2


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("4..8", [4, 5, 6, 7, 8]),
        ("4..12..4", [4, 8, 12]),
        ("4..13..4", [4, 8, 12]),
        ("-1..1", [-1, 0, 1]),
        ("0.1..0.3..0.1", [0.1, 0.2, 0.3]),
        ("4,8, 16", [4, 8, 16]),
        ("easy,hard", ["easy", "hard"]),
        ("true,false", [True, False]),
        ("on,off", [True, False]),
        ("7", [7]),
    ],
)
def test_values_are_a_range_or_a_list(text, values):
    assert values_in(text) == values


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "bad-values"),
        ("4,,8", "bad-values"),
        ("8..4", "bad-values"),
        ("4..8..0", "bad-values"),
        ("1..1000", "many-values"),
        (",".join(map(str, range(101))), "many-values"),
    ],
)
def test_what_names_no_values_or_too_many_is_refused_in_every_language(text, key):
    with pytest.raises(BadOption) as caught:
        values_in(text)

    assert caught.value.key == key
    for language in LANGUAGES:
        assert voice_for(language, game_by_id("legends")).say(key, **caught.value.facts)

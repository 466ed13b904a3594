"""The lobby, where computer players cannot look ahead yet, or never will."""

import os
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.kit.browsing import VOICE, Evening
from tests.kit.installations import without
from tests.kit.serving import Serving


def not_compiled(folder):
    """The environment of a program that has compiled nothing yet."""
    return {**os.environ, "XDG_CACHE_HOME": str(folder / "cache")}


@pytest.mark.parametrize(
    ("environment", "note"),
    [(not_compiled, "kernels-missing"), (partial(without, "numba"), "kernels-absent")],
    ids=["not compiled", "without Numba"],
)
def test_the_lobby_says_that_computer_players_take_time_or_are_weaker(
    browser, tmp_path, monkeypatch, environment, note
):
    for name, value in environment(tmp_path).items():
        monkeypatch.setenv(name, value)
    with Serving("--data", str(tmp_path)) as house:
        evening = Evening(house, tmp_path, browser)
        anna = evening.come()
        told = anna.page.get_by_role("note").filter(has_text=VOICE.say(note))
        anna.page.get_by_role("radio", name="Team").check(force=True)
        expect(told).to_be_visible()
        second = anna.page.get_by_role("radiogroup", name="seat 2")
        second.get_by_role("radio", name="Here").check(force=True)
        expect(told).to_have_count(0)  # people need no kernels
        evening.end()

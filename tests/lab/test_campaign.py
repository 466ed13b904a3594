"""Whole campaigns between computer players, of any game."""

import pytest

from dedale.core.errors import BadOption
from dedale.lab.campaign import MOST, CampaignMatch, play_campaigns, played_out, tables
from tests.kit.parley import Options, parley
from tests.kit.parley_campaigns import parley_played

EVENING = CampaignMatch("parley", "random", 1, Options(rounds=1, games=2), seats=2)


@pytest.fixture(autouse=True)
def _parley():
    with parley_played():
        yield


def test_each_table_goes_on_where_the_one_before_has_ended():
    first, second, third = (state for state, _ in tables(EVENING, 0))

    assert second.options == parley.sequel(first)
    assert third.options == parley.sequel(second)
    assert parley.sequel(third) is None


def test_the_same_seed_plays_the_same_table():
    table = played_out(EVENING, EVENING.options, "a")

    assert played_out(EVENING, EVENING.options, "a") == table
    assert played_out(EVENING, EVENING.options, "b") != table


def test_a_campaign_without_an_end_is_cut_off():
    endless = CampaignMatch("parley", "random", 1, Options(rounds=1, games=1000), seats=2)

    assert len(list(tables(endless, 0))) == MOST


def test_what_cannot_be_played_is_refused_before_anything_is_played():
    with pytest.raises(BadOption, match="no-such-player"):
        play_campaigns(CampaignMatch("parley", "me", 1, Options(), seats=2))
    with pytest.raises(BadOption, match="no-such-game"):
        play_campaigns(CampaignMatch("poker", "random", 1, Options(), seats=2))

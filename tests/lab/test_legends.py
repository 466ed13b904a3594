"""Whole campaigns of legends between computer partners."""

import subprocess
import sys
from itertools import islice

import pytest
from msgspec.structs import replace

from dedale.core.errors import BadOption
from dedale.core.score import Score
from dedale.games.legends.content import ChapterId
from dedale.games.legends.lab.report import CampaignReport, PlayedCampaign
from dedale.games.legends.lab.study import STUDY
from dedale.games.legends.state import Attempt, Journal, Options
from dedale.lab.campaign import MOST, CampaignMatch, play_campaign, play_campaigns, tables
from dedale.text import LANGUAGES
from tests.kit import rule

FIRE, MOONS, *_, DARKNESS = ChapterId
RANDOM = CampaignMatch("legends", "random", 1, Options(journal=Journal()), seats=2)


def played(*pages):
    """A campaign with these attempts."""
    told = [
        Attempt(chapter, won, "won" if won else "castle", turns) for chapter, won, turns in pages
    ]
    return PlayedCampaign(Journal(tuple(told)), 1.0)


@rule("LG-CAMP-10", "LG-CAMP-11")
def test_each_table_is_the_next_attempt_of_the_journal():
    first, second = (state for state, _ in islice(tables(RANDOM, 0), 2))

    assert (len(first.journal.pages), len(second.journal.pages)) == (1, 2)
    assert second.options.journal == first.journal


def test_a_campaign_that_is_never_won_is_cut_off():
    lost = play_campaign(RANDOM, 0)

    assert len(lost.journal.pages) == MOST
    assert not STUDY.is_won(lost)


def test_attempts_and_wins_are_counted_by_chapter():
    told = [played((FIRE, False, 4), (FIRE, True, 8), (MOONS, False, 9)), played((FIRE, True, 6))]
    report = CampaignReport(told)

    assert report.score(FIRE) == Score("fire", 2, 3)
    assert (report.reached(FIRE), report.reached(MOONS), report.reached(DARKNESS)) == (2, 1, 0)
    assert (report.turns(FIRE), report.turns(DARKNESS)) == (6, 0)
    assert report.lengths == {3: 1, 1: 1}


def test_whoever_wins_the_last_chapter_has_won_whatever_was_skipped():
    assert STUDY.is_won(played((DARKNESS, False, 9), (DARKNESS, True, 20)))
    assert not STUDY.is_won(played((FIRE, True, 9), (DARKNESS, False, 20)))


def test_what_cannot_be_played_is_refused_before_anything_is_played():
    with pytest.raises(BadOption, match="wrong-seats"):
        play_campaigns(replace(RANDOM, seats=5))


@pytest.mark.parametrize("language", LANGUAGES)
def test_campaigns_begin_with_an_empty_journal_and_are_shown_by_chapter(language):
    words = ("legends", "--players", "random", "--games", "1", "--chapter", "moons")
    command = [sys.executable, "-m", "dedale", "lab", "campaign", *words, "--lang", language]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout

    assert f"{MOST}.00" in shown
    assert "…" not in shown, "a terminal of 80 columns is wide enough"

"""Whole campaigns of chronicles between computer partners."""

import subprocess
import sys
from collections import Counter
from itertools import islice

import pytest
from msgspec.structs import replace

from dedale.core.errors import BadOption
from dedale.core.score import Score
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.lab.report import CampaignReport, PlayedCampaign, phases_of, report_on
from dedale.games.chronicles.lab.study import STUDY
from dedale.games.chronicles.sheet import FRESH, JournalGame, Modification, Result, Scenario
from dedale.games.chronicles.state import Options
from dedale.lab.campaign import CampaignMatch, play_campaign, play_campaigns, tables

RANDOM = CampaignMatch("chronicles", "random", 1, Options(characters=2))


def page(held=14, looted=2, chapter=None, scenario=Scenario.STANDARD, cause="collected"):
    return JournalGame(scenario, cause, (), 15, held, looted, held + 1, chapter)


def test_a_campaign_is_played_to_its_end():
    played = play_campaign(RANDOM, 0)

    assert played.sheet.result is Result.LOST
    assert len(played.sheet.journal) == played.sheet.games > 2
    assert played.buildings[0] == "inn"
    assert played.events["restless-walls"]
    assert played.seconds > 0


def test_each_table_is_the_next_game_of_the_sheet():
    first, second = (state for state, _ in islice(tables(RANDOM, 0), 2))

    assert (first.sheet.games, second.sheet.games) == (1, 2)
    assert second.options.sheet == first.sheet


def test_the_same_seed_plays_the_same_campaign():
    assert play_campaign(RANDOM, 1)[:4] == play_campaign(RANDOM, 1)[:4]


def test_campaigns_are_played_with_the_options_of_the_game():
    tough = (Modification.TOUGH_GOBLINS,)
    what = replace(RANDOM, options=Options(characters=2, modifications=tough))

    played = [state.options.modifications for state, _ in islice(tables(what, 0), 3)]
    assert played == [tough] * 3


def test_campaigns_are_played_on_all_cores():
    done = []
    played = play_campaigns(replace(RANDOM, games=2), done.append, workers=2)
    report = report_on(played, RANDOM.options)

    assert done == [1, 2]
    assert not any(map(STUDY.is_won, played))
    assert sum(report.lengths.values()) == 2
    assert report.buildings["inn"].games == 2


def test_games_are_told_by_the_part_of_the_campaign_to_which_they_belong():
    final = page(scenario=Scenario.FINAL, cause="rituals")
    sheet = replace(FRESH, journal=(page(), page(), page(held=16, chapter=1), page(), final))
    first, one, two, last = phases_of([sheet])

    assert [p.name for p in (first, one, two, last)] == ["first", "chapter-1", "chapter-2", "final"]
    assert (one.games, one.held, one.crystals, one.done) == (2, 15, 16, 0.5)
    assert (last.done, last.wardens) == (1, 0)


def test_buildings_are_counted_with_the_campaigns_that_they_have_won():
    won, lost = (replace(FRESH, result=result) for result in Result)
    played = [
        PlayedCampaign(won, ("inn", "library"), {}, {}, 1),
        PlayedCampaign(lost, ("inn",), {}, {}, 1),
    ]
    report = CampaignReport(played, [])

    assert list(report.buildings.values())[:2] == [Score("inn", 1, 2), Score("library", 1, 1)]
    assert report.buildings["crypt"] == Score("crypt", 0, 0)


def test_cards_are_counted_in_all_campaigns_even_those_that_were_never_used():
    uses, drawn = Counter(haste=2), Counter({"restless-walls": 1})
    played = [
        PlayedCampaign(FRESH, (), uses, drawn, 1),
        PlayedCampaign(FRESH, (), uses, Counter(), 1),
    ]
    report = CampaignReport(played, [])

    assert (report.uses["haste"], report.events["restless-walls"]) == (4, 1)
    assert set(report.uses) == set(BOX.cards)
    assert set(report.events) == set(BOX.events)


def test_only_computer_players_play_and_only_so_many_characters():
    with pytest.raises(BadOption, match="no-such-player"):
        play_campaigns(replace(RANDOM, player="me"))
    with pytest.raises(BadOption, match="ch-gen-5"):
        play_campaigns(replace(RANDOM, options=Options(characters=5)))


def lab(*words):
    command = [
        sys.executable,
        "-m",
        "dedale",
        "lab",
        "campaign",
        "chronicles",
        "--lang",
        "en",
        *words,
    ]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_campaigns_are_shown_with_all_that_happened():
    shown = lab("--players", "random", "--games", "1", "--characters", "1")

    assert shown.returncode == 0
    for word in ("random", "Goblin track", "Ch. 1", "inn", "restless-walls", "understudy"):
        assert word in shown.stdout
    assert "…" not in shown.stdout, "a terminal of 80 columns is wide enough"


def test_what_cannot_be_played_is_said():
    assert "at least one" in lab("--games", "0").stderr
    assert "above 0" in lab("--seconds", "-1").stderr
    assert "cannot be “kind-goblins”" in lab("--modifications", "kind-goblins").stderr
    assert lab("--games", "0").returncode == 2

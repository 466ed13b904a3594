"""Matches between computer players."""

import subprocess
import sys
from types import SimpleNamespace

import pytest

from dedale.core.errors import BadOption
from dedale.core.game import Outcome
from dedale.core.log import Place
from dedale.lab.match import Match, Score, laid, play_game, play_match


def test_an_interval_holds_the_share_and_narrows_with_more_games():
    few, many = Score("a", 6, 10), Score("a", 600, 1000)

    assert few.interval[0] < few.share < few.interval[1]
    assert many.interval[1] - many.interval[0] < few.interval[1] - few.interval[0]
    assert Score("a", 70, 100).interval == pytest.approx((0.604, 0.781), abs=0.001)


def test_nobody_who_played_no_game_is_sure_of_anything():
    assert Score("a", 0, 0).interval == (0.0, 1.0)


def test_each_deal_is_played_in_every_order_of_the_players():
    match = Match("classic", ("greedy", "easy", "random"), 12, {"young": True})
    tables = [laid(match, number) for number in range(12)]
    orders = [tuple(place.player for place in table.seats) for table in tables]

    assert len(set(orders[:6])) == 6
    assert orders[:6] == orders[6:]
    assert len({table.seed for table in tables[:6]}) == 1
    assert tables[0].seed != tables[6].seed


def test_players_who_are_the_same_play_each_deal_once():
    match = Match("team", ("greedy",) * 4, 3, {})

    assert len({laid(match, number).seed for number in range(3)}) == 3


def test_a_greedy_player_wins_from_either_seat():
    match = Match("classic", ("greedy", "random"), 2, {"young": True})

    assert [play_game(match, number).winners for number in range(2)] == [("greedy",)] * 2


def test_a_team_that_wins_has_won_once(monkeypatch):
    seats = (Place("", "random"),) * 2
    over = SimpleNamespace(seats=seats, decision=None, steps=[], outcome=Outcome((0, 1), "won"))
    monkeypatch.setattr("dedale.lab.match.laid", lambda match, number: over)

    assert play_game(Match("team", ("random", "random"), 1, {}), 0).winners == ("random",)


def test_the_same_seed_gives_the_same_scores():
    match = Match("classic", ("greedy", "random", "random"), 3, {"young": True})

    assert play_match(match, workers=1) == play_match(match, workers=2)


def test_a_report_tells_how_games_ended_and_which_pieces_were_used():
    report = play_match(Match("team", ("random", "random"), 2, {}), workers=1)

    assert report.endings == {"book-ended": 2}
    assert sum(n for (event, _), n in report.uses.items() if event == "card-drawn") >= 8


def test_only_computer_players_play_in_the_lab():
    with pytest.raises(BadOption, match="no-such-player"):
        play_match(Match("classic", ("me", "greedy"), 1, {}))


def lab(*words):
    command = [sys.executable, "-m", "dedale", "lab", "match", "classic", "--lang", "en", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_match_is_shown_with_intervals():
    shown = lab("--players", "greedy,random", "--games", "2", "--young")

    assert shown.returncode == 0
    assert "greedy" in shown.stdout
    assert "100.0" in shown.stdout
    assert "all-found" in shown.stdout


def test_pieces_are_counted_where_that_is_asked():
    shown = lab("--players", "greedy,random", "--games", "1", "--young", "--count", "found")

    assert "found" in shown.stdout


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--players", "zeus,greedy"), "no player “zeus”"),
        (("--games", "0"), "at least one"),
        (("--players", "greedy"), "2 to 4 seats"),
    ],
)
def test_a_match_that_cannot_be_played_says_why(words, why):
    shown = lab(*words)

    assert shown.returncode == 2
    assert why in shown.stderr

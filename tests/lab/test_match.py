"""What is played of a plan, game by game."""

import json

import msgspec
import pytest

from dedale.core.errors import BadOption
from dedale.core.log import Log
from dedale.core.records import Action
from dedale.lab.ablate import ablate
from dedale.lab.frame import framed, unframed
from dedale.lab.hands import alone
from dedale.lab.laboratory import played, run_of
from dedale.lab.match import EVERYBODY, Basis, campaign, match, matrix, speed
from dedale.lab.origin import CodeOrigin
from dedale.lab.pieces import ChoiceCount, used_in
from dedale.lab.plan import LONGEST, Arm, PlannedGame
from dedale.lab.playing import laid, play
from dedale.store import load
from tests.kit.laboratory import a_plan, assert_alike, rows_of
from tests.kit.parley import Options

HERE = CodeOrigin("1.0")
THREE = Arm("three", ("greedy", "easy", "random"), {"young": True})


def test_each_deal_is_played_in_every_order_of_the_players():
    plan = a_plan(game="classic", arms=(THREE,), games=12)
    tables = [laid(plan, THREE, PlannedGame(0, number), 0) for number in range(12)]
    orders = [players for _, players in tables]

    assert len(set(orders[:6])) == 6
    assert orders[:6] == orders[6:]
    assert len({table.seed for table, _ in tables[:6]}) == 1
    assert tables[0][0].seed != tables[6][0].seed


def test_players_who_are_the_same_play_each_deal_once():
    plan = a_plan(*("greedy",) * 4, game="team", games=3)
    tables = [laid(plan, plan.arms[0], PlannedGame(0, number), 0) for number in range(3)]

    assert len({table.seed for table, _ in tables}) == 3


def test_the_same_game_has_the_same_seed_in_every_arm():
    arms = (Arm("short", ("random", "random"), {"rounds": 1}), Arm("long", ("random", "random")))
    plan = a_plan(arms=arms, games=3)

    assert [seed_of(plan, 0, n) for n in range(3)] == [seed_of(plan, 1, n) for n in range(3)]


@pytest.mark.parametrize("more", ["alpha", "hinder", "zeta"])
def test_the_order_of_deals_does_not_depend_on_what_players_are_called(more):
    one, other = Arm("a", ("greedy", "easy")), Arm("b", (f"greedy~{more}", "easy"))

    assert one.orders == other.orders == [(0, 1), (1, 0)]
    assert Arm("c", ("sharp", "greedy", "sharp")).orders == [(0, 1, 2), (0, 2, 1), (1, 0, 2)]


def test_players_who_become_alike_play_the_same_orders_as_before():
    plan = ablate(a_plan("greedy", "greedy~next-target", game="classic"), ["next-target"])
    tables = [[laid(plan, arm, PlannedGame(0, n), 0)[0] for n in range(4)] for arm in plan.arms]
    seeds = [[table.seed for table in each] for each in tables]

    assert seeds[0] == seeds[1] == ["seed/0", "seed/0", "seed/1", "seed/1"]
    assert plan.arms[1].players == ("greedy~next-target",) * 2
    assert plan.arms[1].seated(1) == plan.arms[0].seated(1) == ("greedy~next-target", "greedy")


def seed_of(plan, arm, number):
    [row] = play(plan, PlannedGame(arm, number), HERE)
    return row.seed


def test_a_greedy_player_wins_from_either_seat():
    plan = a_plan("greedy", "random", game="classic", options={"young": True})
    rows = [row for number in range(2) for row in play(plan, PlannedGame(0, number), HERE)]

    assert [row.players for row in rows] == [("greedy", "random"), ("random", "greedy")]
    assert [row.players[row.winners[0]] for row in rows] == ["greedy"] * 2


def test_a_row_tells_everything_of_its_game():
    plan = a_plan("random", "greedy", game="team", options={"mode": "standard"})
    [row] = play(plan, PlannedGame(0, 3), CodeOrigin("1.0", "abc", "d"))

    assert (row.kind, row.arm, row.number, row.game) == ("match", "a", 3, "team")
    assert (row.version, row.code) == ("1.0", "abc+d")
    assert json.loads(row.options)["mode"] == "standard"
    assert (row.seed, row.players) == ("seed/1", ("greedy", "random"))
    assert row.won == bool(row.winners)
    assert row.turns > 8
    assert row.steps > row.turns
    assert row.cpu > 0
    assert {use.event for use in row.used} >= {"card-drawn"}
    assert row.course[0].left == (24, 23)
    assert [point.turn for point in row.course] == list(range(1, row.turns + 1))
    assert row.thoughts == ()


def test_the_log_of_the_first_games_replays_to_the_same_end(tmp_path):
    plan = a_plan("random", "random", game="classic", options={"events": True}, logs=1)
    (first,), (second,) = (play(plan, PlannedGame(0, number), HERE) for number in range(2))
    file = tmp_path / "game.json"
    file.write_bytes(first.log)
    game, log = load(file)

    assert isinstance(log, Log)
    assert (game.id, len(log.actions)) == ("classic", first.steps)
    assert second.log is None


def test_rows_survive_as_a_table():
    plan = a_plan("random", "greedy", game="legends", games=1, timed=True)
    rows = play(plan, PlannedGame(0, 0), HERE)

    assert unframed(framed(rows)) == rows
    assert rows[0].thoughts


class Play(Action, frozen=True):
    card: str


class Discard(Action, frozen=True):
    card: str


class End(Action, frozen=True):
    pass


def counted_in(*decisions):
    """What was offered and chosen in some decisions, of which each has taken its first offer."""
    choices = ChoiceCount()
    for offers in decisions:
        choices.add(offers, offers[0])
    return {(c.action, c.piece): (c.offered, c.chosen) for c in choices.counted()}


def test_choices_are_counted_and_what_is_forced_is_none():
    axe, bow = Play("axe"), Play("bow")

    counted = counted_in([axe, bow, End()], [bow, axe], [axe])
    assert counted == {("play", "axe"): (2, 1), ("play", "bow"): (2, 1)}
    assert used_in([]) == ()


def test_to_discard_a_card_is_not_to_play_it():
    counted = counted_in([Discard("axe"), Play("axe")], [Play("axe"), Play("axe"), Discard("axe")])

    assert counted == {("discard", "axe"): (2, 1), ("play", "axe"): (2, 1)}


def test_a_matrix_has_every_pair_and_partners_may_be_alike():
    names = ("easy", "sharp")

    assert [arm.players for arm in matrix(Basis("classic"), names).arms] == [names]
    assert [arm.players for arm in matrix(Basis("team"), names).arms] == [
        ("easy", "easy"),
        names,
        ("sharp", "sharp"),
    ]
    assert len(matrix(Basis("classic"), EVERYBODY).arms) == 15


def test_pace_is_measured_thought_by_thought(tmp_path):
    plan = speed(Basis("parley", games=2), ("random",), 3)
    rows = rows_of(plan, tmp_path)

    assert all(
        len(thoughts) == steps for thoughts, steps in rows.select("thoughts", "steps").rows()
    )


# Campaigns


EVENING = Basis("parley", {"rounds": 1, "games": 2}, games=2, seed="x")


def test_each_table_of_a_campaign_goes_on_where_the_one_before_has_ended(tmp_path):
    rows = rows_of(campaign(EVENING, ("random", "random")), tmp_path)
    purses = [json.loads(text)["purse"] for text in rows["options"]]
    after = [measures[0]["value"] for measures in rows["measures"]]

    assert rows["leg"].to_list() == [0, 1, 2] * 2
    assert rows["last"].to_list() == [False, False, True] * 2
    assert purses[1:3] == after[:2]
    assert rows["part"].to_list()[:3] == ["evening-2", "evening-1", "evening-0"]
    assert rows["seed"].to_list()[:3] == ["x/0/0", "x/0/1", "x/0/2"]


def test_a_campaign_without_an_end_is_cut_off():
    setting = EVENING._replace(options={"rounds": 1, "games": 1000})
    rows = play(campaign(setting, ("random", "random")), PlannedGame(0, 0), HERE)

    assert len(rows) == LONGEST
    assert [row.last for row in rows].count(True) == 1


def test_a_campaign_of_chronicles_is_the_next_game_of_its_sheet():
    plan = a_plan("random", game="chronicles", options={"characters": 2}, chained=True)
    rows = play(plan, PlannedGame(0, 0), HERE)

    assert [len(json.loads(row.options)["sheet"]["journal"]) for row in rows] == [*range(len(rows))]
    assert rows[0].part == "part-first"
    assert not rows[-1].won
    assert {use.piece for use in rows[0].used if use.event == "building-repaired"} <= {"inn"}
    assert {m.name for m in rows[0].measures} >= {"held", "looted", "crystals"}


def test_a_campaign_of_legends_goes_through_its_journal():
    options = {"journal": {"pages": []}}
    plan = a_plan("random", "random", game="legends", options=options, chained=True)
    rows = play(plan, PlannedGame(0, 0), HERE)

    assert {row.part for row in rows} == {"chapter-fire"}
    assert len(rows) == LONGEST
    assert not any(row.won for row in rows)


# What is refused


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        (a_plan("me", "greedy"), "no-such-player"),
        (a_plan("random", "random", game="poker"), "no-such-game"),
        (a_plan("random", "random", games=0), "bad-games"),
        (a_plan("random", "random", seconds=0), "bad-seconds"),
        (a_plan("random", game="classic"), "wrong-seats"),
        (a_plan("random", "random~luck", game="classic"), "no-such-habit"),
        (a_plan("random", "random", options={"luck": 1}), "no-such-option"),
        (a_plan("random", "random", game="classic", chained=True), "no-campaigns"),
        (a_plan(arms=()), "too-few-players"),
        (a_plan(arms=(THREE, THREE), game="classic"), "arms-alike"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is_played(plan, why, tmp_path):
    with pytest.raises(BadOption, match=why):
        played(run_of(plan, tmp_path), alone)
    assert not list(tmp_path.iterdir())


def test_the_same_plan_plays_the_same_games(tmp_path):
    plan = match(Basis("parley", games=3, seed="y"), ("random", "greedy"))
    one, other = (rows_of(plan, tmp_path / name) for name in ("a", "b"))

    assert_alike(one, other)
    assert Options() == msgspec.convert(json.loads(one["options"][0]), Options)

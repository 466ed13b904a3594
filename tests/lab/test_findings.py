"""Findings: known answers for rows that were made by hand."""

from random import Random

import msgspec
import pytest

from dedale.core.errors import BadRun
from dedale.core.score import wilson
from dedale.lab.findings import differences
from dedale.lab.findings.certainty import LUCK, doubt, holm
from dedale.lab.findings.comparing import renamed
from dedale.lab.findings.estimates import apart, clustered, mean, paired, share, share_of
from dedale.lab.findings.finding import Estimate
from dedale.lab.findings.sample import Sample
from dedale.lab.frame import framed
from dedale.lab.plan import Arm
from dedale.lab.report.page import compared
from dedale.lab.report.wording import lab_voice
from dedale.text import LANGUAGES
from tests.lab.hand_made import (
    PLAYERS,
    a_plan,
    a_row,
    a_run,
    chosen,
    column,
    course,
    findings_in,
    measured,
    used,
)

TEAM = ("greedy", "greedy")


def team_row(number, won, **more):
    """A game that two have won together, or lost."""
    winners = (0, 1) if won else ()
    usual = {"game": "team", "players": TEAM, "reason": "won" if won else "book-ended"}
    return a_row(number, *winners, **{**usual, **more})


def near(estimate, abs=5e-4):
    """About the same value and bounds."""
    return pytest.approx(tuple(estimate), abs=abs)


# Estimates


def test_a_share_has_the_interval_of_wilson():
    assert tuple(share(8, 10)) == near((0.8, 0.4902, 0.9433))
    assert share(0, 0) is None


def test_an_average_has_the_interval_of_student():
    assert tuple(mean([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])) == near((5.5, 3.3342, 7.6658))
    assert mean([4]).high == float("inf"), "a single game says nothing of others"


def test_pairs_are_certain_sooner_than_games_that_were_dealt_differently():
    pairs = [1] * 12 + [0] * 28  # both win 20 games, and the second 12 more

    assert paired(pairs).certain
    assert tuple(paired(pairs)) == near((0.3, 0.1413, 0.4301))
    assert not apart(share(20, 40), share(26, 40)).certain


def test_a_few_games_that_are_all_alike_are_not_certain():
    assert paired([0, 0, 0]).low < 0 < paired([0, 0, 0]).high
    assert not paired([1, 1]).certain


def test_differences_of_numbers_are_averages_of_pairs():
    assert mean([3, 5, 4, 4]).value == 4
    assert mean([3, 5, 4, 4]).certain
    assert not mean([3, -5, 4, -4]).certain
    assert tuple(mean([0, 0, 0])) == (0, 0, 0), "what never differs is not certain to"
    assert not mean([0, 0, 0]).certain


def test_runs_that_were_dealt_differently_are_compared_by_newcombe():
    one, other = Estimate(0.5, 0.4, 0.6), Estimate(0.8, 0.7, 0.85)

    assert tuple(apart(one, other)) == near((0.3, 0.3 - 0.1414, 0.3 + 0.1118))


def test_decisions_of_one_game_count_less_than_those_of_many():
    alike = clustered([10, 0, 10, 0], [10, 10, 10, 10])
    mixed = clustered([5, 5, 5, 5], [10, 10, 10, 10])

    assert alike.value == mixed.value == 0.5
    assert alike.high - alike.low > 2 * (mixed.high - mixed.low) > 0
    assert tuple(clustered([3, 3], [3, 3])) == near((1, *wilson(1, 2)))


def test_a_deal_that_was_played_once_counts_as_it_is():
    values = [1, 0, 0, 1, 1, 1, 1]

    assert share_of(values, range(7)) == share(5, 7)
    assert mean(values, range(7)) == mean(values)
    assert paired(values, range(7)) == paired(values)


def test_games_of_one_deal_that_end_alike_count_once():
    once = [1, 0] * 20
    twice, deals = [one for one in once for _ in range(2)], [n // 2 for n in range(80)]

    assert share_of(twice, deals) == near(share(20, 40), abs=0.005)
    assert mean(twice, deals) == near(mean(once), abs=0.005)
    assert paired(twice, deals) == near(paired(once), abs=0.005)
    assert share_of([1] * 80, deals) == share(40, 40)._replace(value=1), "and so if all are won"
    assert share_of([1, 1], "aa") == share(1, 1)
    assert mean([20, 21], "aa").high == float("inf"), "a single deal says nothing of others"
    assert clustered([2, 2, 0, 0], [2, 2, 2, 2], "aabb") == near(clustered([4, 0], [4, 4]))


def test_games_of_one_deal_that_end_differently_are_not_surer_than_games_of_many():
    each = [1, 0] * 40  # who begins wins, every time

    assert share_of(each, [n // 2 for n in range(80)]) == share(40, 80)


def test_wins_are_as_sure_as_deals_are_many():
    rows = [
        a_row(n, n // 2 % 2, players=PLAYERS[:: 1 - 2 * (n % 2)], seed=f"s/{n // 2}")
        for n in range(40)
    ]
    first, _ = findings_in(rows)["seats"].values("share")
    player, _ = findings_in(rows)["won"].values("share")

    assert tuple(first) == near(share(10, 20), abs=0.01), "the seat that wins a deal wins it twice"
    assert tuple(player) == near(share(20, 40)), "each wins half, whatever the deal"


def test_a_single_difference_is_as_certain_as_its_interval():
    values = [[3, 5, 4, 4], [3, -5, 4, -4], [1, 2, 9], [-3, -3.1, -2], [0, 0]]
    estimates = [mean(each) for each in values]
    doubts = [doubt(one, len(each) - 1) for one, each in zip(estimates, values, strict=True)]

    assert [holm([one])[0] for one in doubts] == [one.certain for one in estimates]
    assert doubt(Estimate(0.3, 0.001, 0.6)) < LUCK < doubt(Estimate(0.3, -0.001, 0.6))
    assert doubt(mean([3, 5, 4, 4]), 3) == pytest.approx(0.00223, rel=0.15), "by Student"


def test_the_more_is_tried_the_less_is_certain():
    assert holm([0.001, 0.03, 0.02]) == [True, True, True]
    assert holm([0.001, 0.03, 0.026]) == [True, False, False]
    assert holm([0.02, None, 0.04]) == [True, None, True]
    assert holm([]) == []


# Wins, ends and lengths


def test_wins_are_counted_by_player_wherever_they_sit():
    rows = [a_row(0, 0), a_row(1, 0, players=PLAYERS[::-1]), a_row(2, 0), a_row(3, 1)]
    won = findings_in(rows)["won"]

    assert column(won, "player") == [*PLAYERS]
    assert column(won, "wins") == [2, 2]
    assert column(won, "share") == [0.5, 0.5]
    assert won.chart.level == 0.5
    assert column(findings_in(rows)["seats"], "wins") == [3, 1]


def test_players_who_are_alike_tell_nothing_by_wins():
    rows = [a_row(0, 0, players=TEAM), a_row(1, 1, players=TEAM)]

    assert "won" not in findings_in(rows, a_plan(Arm("a", TEAM)))


def test_who_plays_together_wins_together():
    rows = [team_row(0, won=True), team_row(1, won=False), team_row(2, won=False)]
    told = findings_in(rows, a_plan(Arm("a", TEAM), game="team"))

    assert column(told["won"], "wins") == [1]
    assert "seats" not in told
    assert column(told["endings"], "reason") == ["book-ended", "won"]
    assert column(told["endings"], "games") == [2, 1]


def test_lengths_have_quartiles_and_a_distribution():
    rows = [a_row(number, 0, turns=turns) for number, turns in enumerate([10, 11, 12, 13, 50])]
    told = findings_in(rows)

    assert column(told["length"], "median") == [12]
    assert [column(told["length"], key) for key in ("least", "lower", "upper", "most")] == [
        [10], [11], [13], [50],
    ]  # fmt: skip
    assert sum(column(told["turns"], "games")) == 5
    assert column(told["turns"], "turns")[0] == "10–12"
    assert column(told["turns"], "games")[0] == 3


def test_a_few_games_do_not_say_how_long_half_of_them_are():
    rows = [a_row(number, 0, turns=30 + number) for number in range(8)]

    assert findings_in(rows)["length"].lead.key == "length"
    assert findings_in(rows[:7])["length"].lead is None


# Where games are decided


LATE = course(*[(9.0, 8.0)] * 10, *[(3.0, 5.0)] * 10)  # the first catches up at half-time


def test_games_are_decided_where_who_is_ahead_goes_on_to_win():
    told = findings_in([a_row(number, 0, course=LATE) for number in range(20)])["decided"]

    assert column(told, "progress") == [tenth / 10 for tenth in range(1, 10)]
    assert column(told, "share") == [0, 0, 0, 0, 1, 1, 1, 1, 1]
    assert told.chart.level == 0.5
    assert told.lead.key == "decided"
    assert told.lead.facts["progress"] == 0.5


def test_nothing_is_decided_by_a_few_games():
    told = findings_in([a_row(number, 0, course=LATE) for number in range(10)])["decided"]

    assert column(told, "share")[-1] == 1
    assert told.lead is None, "it may be four in five, or fewer"


def test_games_are_open_where_who_is_ahead_surely_does_not_always_win():
    rows = [a_row(number, number % 2, course=LATE) for number in range(20)]

    assert findings_in(rows)["decided"].lead.key == "decided-open"


def test_luck_decides_for_one_seat_of_many():
    players = ("easy", "greedy", "random")
    leads = course(*[(5.0, 8.0, 8.0)] * 20)
    row = a_row(0, 0, players=players, course=leads)

    assert findings_in([row], a_plan(Arm("a", players)))["decided"].chart.level == 1 / 3


def test_games_of_different_pairs_are_not_thrown_together():
    told = findings_in([a_row(0, 0, course=LATE)], a_plan(kind="matrix"))

    assert "decided" not in told


def test_nobody_is_ahead_where_two_are_level():
    level = course(*[(4.0, 4.0)] * 20)

    assert "decided" not in findings_in([a_row(0, 0, course=level)])


def test_a_team_and_its_game_are_measured_by_what_they_had_at_first():
    behind = course(*[(8.0, 20.0)] * 2, *[(7.0, 5.0)] * 18)  # a quarter of 20 is left, 7/8 of 8
    told = findings_in([team_row(0, won=False, course=behind)], a_plan(Arm("a", TEAM), game="team"))

    assert column(told["decided"], "share")[-1] == 1
    assert column(told["course"], "side")[:1] == ["team"]
    assert column(told["course"], "left")[-1] == 5


# Pieces


def test_pieces_are_told_by_how_often_they_turn_up_and_whether_those_games_are_won():
    rows = [
        team_row(0, won=True, used=used("found", "owl", "bat")),
        team_row(1, won=True, used=used("found", "owl")),
        team_row(2, won=False, used=used("found", "bat")),
        team_row(3, won=False, used=used("found", "bat")),
    ]
    told = findings_in(rows, a_plan(Arm("a", TEAM), game="team"))["uses-found"]

    assert column(told, "piece") == ["owl", "bat"]
    assert column(told, "a-game") == [0.5, 0.75]
    assert column(told, "with") == [1, pytest.approx(1 / 3)]
    assert column(told, "without") == [0, 1]
    assert column(told, "difference") == [1, pytest.approx(-2 / 3)]


def test_pieces_do_not_go_with_wins_where_somebody_always_wins():
    rows = [a_row(0, 0, used=used("found", "owl", "bat")), a_row(1, 1, used=used("found", "bat"))]
    told = findings_in(rows)["uses-found"]

    assert [one.key for one in told.columns] == ["piece", "a-game", "turned-up"]
    assert column(told, "turned-up") == [1, 0.5]


def test_choices_are_counted_where_there_was_one():
    rows = [
        a_row(0, 0, choices=chosen(owl=(4, 1), bat=(2, 2))),
        a_row(1, 0, choices=chosen(owl=(4, 3)) + chosen("discard", owl=(2, 1))),
    ]
    found = findings_in(rows)
    told = found["choices-play"]

    assert column(told, "piece") == ["bat", "owl"]
    assert column(told, "offered") == [2, 8]
    assert column(told, "choice") == [1, 0.5]
    assert column(found["choices-discard"], "choice") == [0.5], "to discard it is another choice"


def test_what_a_game_measures_is_told_for_games_won_and_lost():
    rows = [
        team_row(0, won=True, measures=measured(held=8)),
        team_row(1, won=False, measures=measured(held=2)),
    ]
    told = findings_in(rows, a_plan(Arm("a", TEAM), game="team"))["measured"]

    assert [column(told, key) for key in ("average", "when-won", "when-lost")] == [[5], [8], [2]]


# Arms


def arms_of(*names, game="team", **values):
    """Arms with the same two players."""
    return [Arm(name, TEAM, {}, values.get(name)) for name in names]


def three_arms(kind):
    """Ten games in three arms: the second loses five of those won, the third wins one more."""
    arms = arms_of("all", "item owl", "item bat")
    rows = [
        team_row(number, won, arm=arm.name, turns=20 + more)
        for number in range(10)
        for arm, won, more in zip(
            arms, (number < 8, number < 1, number < 9), (0, 5 + number % 2, 0), strict=True
        )
    ]
    return findings_in(rows, a_plan(*arms, kind=kind, game="team"))


def test_what_is_missed_most_comes_first():
    told = three_arms("ablate")["ablate-wins"]

    assert column(told, "arm") == ["all", "item owl", "item bat"]
    assert column(told, "difference") == [None, pytest.approx(-0.7), pytest.approx(0.1)]
    assert column(told, "certain") == [None, True, False]
    assert told.lead.facts["arm"].id == "item owl"
    assert told.chart.level == 0


def test_what_changes_the_length_is_told_too():
    told = three_arms("ablate")["ablate-length"]

    assert column(told, "change") == [None, 5.5, 0]
    assert column(told, "certain") == [None, True, False]


def two_seats(kind, *arms, wins=lambda arm, number: (0,)):
    """Eight games of each arm of classic, as the seats are in its orders."""
    rows = [
        a_row(
            number,
            *wins(arm, number),
            arm=arm.name,
            players=tuple(arm.players[one] for one in arm.dealt(number)[1]),
            seed=f"s/{arm.dealt(number)[0]}",
        )
        for arm in arms
        for number in range(8)
    ]
    return findings_in(rows, a_plan(*arms, kind=kind))


def test_wins_against_who_has_become_alike_are_not_compared():
    mixed = ("greedy", "greedy~hinder")
    arms = [Arm("all", mixed), Arm("habit hinder", ("greedy~hinder",) * 2, like=mixed)]
    told = two_seats("ablate", *arms)

    assert "ablate-wins" not in told, "the only other arm is won by the same player every time"
    assert column(told["ablate-length"], "arm") == ["all", "habit hinder"]

    more = [*arms, Arm("rule owls", mixed)]
    told = two_seats("ablate", *more)
    assert column(told["ablate-wins"], "arm") == ["all", "rule owls"]


def test_games_are_paired_by_deal_and_order_and_not_by_number():
    one, other = Arm("all", ("greedy", "easy")), Arm("rule owls", ("greedy", "easy"))
    rows = [
        *(a_row(number, 0, arm="all", seed=f"s/{number // 2}") for number in range(8)),
        *(a_row(number, 0, arm="rule owls", seed=f"s/{2 + number // 2}") for number in range(8)),
    ]
    sample = Sample(a_plan(one, other, kind="ablate"), framed(rows))
    pairs = sample.pairs(one, other)

    assert set(pairs["deal"]) == {"s/2", "s/3"}
    assert len(pairs) == 4, "each order once"


def test_who_wins_is_told_by_seat_where_a_player_has_become_like_another():
    table = ("greedy", "greedy~hinder", "easy")
    arm = Arm("habit hinder", ("greedy~hinder", "greedy~hinder", "easy"), like=table)
    rows = [a_row(number, 0, arm=arm.name, players=arm.players) for number in range(6)]
    sample = Sample(a_plan(arm), framed(rows))

    assert sample.units["score"].to_list() == [1, 1, 0, 0, 0, 0]


def test_a_number_is_drawn_against_what_it_does():
    arms = arms_of("x 1", "x 2", **{"x 1": 1.0, "x 2": 2.0})
    rows = [team_row(n, n < 2 or arm.value == 2, arm=arm.name) for n in range(6) for arm in arms]
    told = findings_in(rows, a_plan(*arms, kind="sweep", game="team"))["sweep-wins"]

    assert column(told, "value:x") == [1, 2]
    assert column(told, "share") == [pytest.approx(1 / 3), 1]
    assert (told.chart.form, told.chart.x) == ("lines", "value:x")


def test_of_many_things_that_do_nothing_none_is_certain():
    chance = Random(7)
    arms = arms_of("all", *(f"item {number}" for number in range(60)))
    rows = [
        team_row(number, chance.random() < 0.5, arm=arm.name, turns=chance.randrange(20, 30))
        for arm in arms
        for number in range(40)
    ]
    told = findings_in(rows, a_plan(*arms, kind="ablate", game="team"))

    for finding, differs in (
        (told["ablate-wins"], "difference"),
        (told["ablate-length"], "change"),
    ):
        alone = [one.certain for one in finding.values(differs) if one]
        assert any(alone), "some intervals leave out nothing by luck"
        assert column(finding, "certain") == [None, *[False] * 60]
        assert finding.lead.key.endswith("nothing")


def test_a_matrix_tells_both_sides_of_each_pair_and_rates_players():
    arms = [Arm("greedy, random", PLAYERS)]
    rows = [a_row(number, int(number % 10 == 9), arm="greedy, random") for number in range(40)]
    plan = a_plan(*arms, kind="matrix")
    told = findings_in(rows, plan)

    assert column(told["matrix"], "player") == ["greedy", "random"]
    assert column(told["matrix"], "share") == [0.9, 0.1]
    assert column(told["ratings"], "player") == ["greedy", "random"]
    assert told["ratings"] == findings_in(rows, plan)["ratings"], "intervals can be had again"
    best, worst = told["ratings"].values("rating")
    assert best.low > worst.high


def ratings_of(games, deals):
    """The rating of a player who always wins, and its interval."""
    rows = [a_row(n, 0, arm="greedy, random", seed=f"s/{n % deals}") for n in range(games)]
    plan = a_plan(Arm("greedy, random", PLAYERS), kind="matrix")
    return findings_in(rows, plan)["ratings"].values("rating")[0]


def test_who_always_won_is_not_sure_to_be_so_good():
    few, many = ratings_of(6, 6), ratings_of(60, 60)

    assert few.high - few.low > 1
    assert few.value < many.value


def test_games_of_one_deal_are_drawn_together():
    together, apart = ratings_of(40, 4), ratings_of(40, 40)

    assert together.high - together.low > 1.5 * (apart.high - apart.low)


def test_there_is_no_interval_where_there_is_nothing_to_draw_from():
    assert ratings_of(1, 1).high == ratings_of(2, 1).high == float("inf")


def test_a_team_is_rated_against_the_game_itself():
    arms = [Arm("greedy, greedy", TEAM)]
    rows = [team_row(number, won=number == 0, arm="greedy, greedy") for number in range(12)]
    told = findings_in(rows, a_plan(*arms, kind="matrix", game="team"))["ratings"]

    assert [word.kind for word in told.values("player")] == ["box", "player"]


def test_paces_are_told_by_thoughts():
    arms = [Arm("greedy", TEAM)]
    rows = [team_row(0, True, arm="greedy", thoughts=tuple(map(float, range(1, 101))), turns=50)]
    told = findings_in(rows, a_plan(*arms, kind="speed", game="team"))["speed"]

    assert column(told, "actions-a-second") == [pytest.approx(100 / 5.05)]
    assert [column(told, key) for key in ("half", "nearly-all", "worst")] == [[50], [99], [100]]


# Campaigns


def a_campaign(number, *tables):
    """The rows of a campaign: of each table its part, and whether it and the campaign are won."""
    for leg, (part, won, whole) in enumerate(tables):
        last = leg == len(tables) - 1
        row = team_row(number, won, leg=leg, part=part, last=last)
        yield msgspec.structs.replace(row, won=whole)


def test_a_campaign_is_won_by_its_last_game_and_its_parts_by_their_own():
    rows = [
        *a_campaign(
            0, ("part-first", True, False), ("part-1", False, False), ("part-1", True, True)
        ),
        *a_campaign(1, ("part-first", True, False), ("part-1", False, False)),
    ]
    told = findings_in(rows, a_plan(Arm("a", TEAM), kind="campaign", game="team", chained=True))

    assert column(told["won"], "campaigns") == [2]
    assert column(told["won"], "wins") == [1]
    assert column(told["legs"], "campaigns") == [1, 1]
    assert column(told["parts"], "part") == ["part-first", "part-1"]
    assert column(told["parts"], "attempts") == [1, 1.5]
    assert column(told["parts"], "share") == [1, pytest.approx(1 / 3)]


# Two runs


def contrasted(*runs):
    """What differs between two runs."""
    return differences(*(Sample(run.plan, run.rows()) for run in runs))


def test_runs_that_were_dealt_alike_are_compared_game_by_game():
    rows = [[team_row(n, n < wins) for n in range(12)] for wins in (4, 12)]
    plan = a_plan(Arm("a", TEAM), game="team")
    told = {one.id: one for one in contrasted(*(a_run(each, plan) for each in rows))}
    wins = told["compare-wins"]

    assert column(wins, "difference") == [pytest.approx(8 / 12)]
    assert column(wins, "certain") == [True]
    assert wins.values("difference")[0] == paired([0] * 4 + [1] * 8)
    assert column(told["endings"], "reason") == ["won"], "the other end was never seen again"


def test_runs_with_different_seeds_are_compared_as_strangers():
    rows = [[team_row(n, n < wins) for n in range(12)] for wins in (4, 12)]
    plans = [a_plan(Arm("a", TEAM), game="team", seed=seed) for seed in ("x", "y")]
    wins, *_ = contrasted(*map(a_run, rows, plans))

    assert wins.values("difference")[0] == apart(share(4, 12), share(12, 12))


def a_match_of(*players, games=8, wins="greedy"):
    """A run in which the same player wins every other deal, played in both orders."""
    arm = Arm(", ".join(players), players)
    rows = []
    for number in range(games):
        deal, order = arm.dealt(number)
        seated = tuple(players[one] for one in order)
        winner = seated.index(wins) if deal % 2 else 1 - seated.index(wins)
        rows.append(a_row(number, winner, arm=arm.name, players=seated, seed=f"s/{deal}"))
    return a_run(rows, a_plan(arm))


def test_two_runs_compare_the_wins_of_the_same_player():
    told, *_ = contrasted(a_match_of("sharp", "greedy"), a_match_of("greedy", "sharp"))

    assert told.key == "compare-wins"
    assert column(told, "player") == ["sharp"]
    assert told.values("difference")[0] == paired([0] * 8, [n // 2 for n in range(8)])

    told, *_ = contrasted(a_match_of("sharp", "greedy"), a_match_of("master", "greedy"))
    assert column(told, "player") == ["greedy"]
    assert told.values("difference")[0] == paired([0] * 8, [n // 2 for n in range(8)])


def test_players_who_have_nobody_in_common_are_compared_by_length_alone():
    runs = a_match_of("sharp", "greedy"), a_match_of("master", "easy", wins="easy")

    assert [one.key for one in contrasted(*runs)][:1] == ["compare-length"]


@pytest.mark.parametrize(
    ("one", "other", "names"),
    [
        ("sharp greedy", "greedy sharp", "greedy sharp"),
        ("sharp greedy", "master greedy", "sharp greedy"),
        ("sharp sharp", "master master", "sharp sharp"),
        ("sharp greedy", "greedy greedy", "greedy greedy"),
        ("sharp greedy", "master easy", "master easy"),
    ],
)
def test_one_player_may_stand_for_another(one, other, names):
    arms = [Arm("a", tuple(each.split())) for each in (one, other)]

    assert renamed(*arms) == tuple(names.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_runs_of_different_games_are_not_compared(language):
    runs = a_match_of("sharp", "greedy"), a_run([], a_plan(Arm("a", TEAM), game="team"))
    with pytest.raises(BadRun) as caught:
        compared(*runs)

    assert "team" in lab_voice(language, runs[0].plan).explain(caught.value)


def test_nothing_is_found_where_nothing_was_played():
    assert findings_in([]) == {}
    assert contrasted(a_run([]), a_run([])) == []

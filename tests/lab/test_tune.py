"""Numbers are found that meet targets, and reported on games that had no part in that."""

import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from dedale.core.errors import BadOption, BadRun
from dedale.lab.findings import estimates
from dedale.lab.hands import alone
from dedale.lab.origin import CodeOrigin
from dedale.lab.row import Chosen, Used
from dedale.lab.run import opened
from dedale.lab.tune import read_wish, tuned, written
from dedale.lab.tune.gauge import Gauge, gauged, share
from dedale.lab.tune.search import choices, possibilities
from dedale.lab.tune.wish import Tunable, TuneBudget, TuneTarget, TuneWhat, TuneWish
from dedale.text import LANGUAGES, Voice
from tests.kit.parley_campaigns import parley_played
from tools import ROOT
from tools.how_to import follow

WISH = """
game = "parley"
players = ["random", "random"]
games = 16
report = 60

[[number]]
at = "rounds"
low = 1
high = 5

[[target]]
what = "measured"
name = "purse"
value = 8
within = 0.7
"""


ORIGIN = CodeOrigin("1.0", "knossos")


def seeds_in(file):
    """The seeds of the games of a run."""
    return set(opened(Path(file)).rows()["seed"])


class Power:
    """Plays until it fails."""

    def __init__(self, games):
        self.left = games

    def __call__(self, work):
        for rows in alone(work):
            self.left -= 1
            if self.left < 0:
                raise KeyboardInterrupt
            yield rows


@contextmanager
def at_home():
    """Parley is in the catalogue, and chance is the same whatever was committed last."""
    with parley_played(), pytest.MonkeyPatch.context() as patch:
        for module in ("bench", "tuning"):
            patch.setattr(f"dedale.lab.tune.{module}.origin", lambda: ORIGIN)
        yield


@pytest.fixture(autouse=True)
def parley():
    with at_home():
        yield


@pytest.fixture
def wish(tmp_path):
    path = tmp_path / "wish.toml"
    path.write_text(WISH, encoding="utf-8")
    return read_wish(path)


def told_in(tmp_path, text):
    """What is said of a wish, in every language."""
    path = tmp_path / "wish.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadRun) as refusal:
        read_wish(path)
    return [Voice(code, ("dedale", "dedale.lab")).explain(refusal.value) for code in LANGUAGES]


def test_the_values_that_meet_the_targets_are_found(wish, tmp_path):
    steps = []

    found = tuned(wish, tmp_path / "runs", alone, steps.append)

    assert found.why == "met"
    assert found.values == {"rounds": 4}  # a round is worth two points
    assert found.best.met
    assert not found.present.met
    assert steps[0].values == {}
    assert steps[-1].best
    assert steps[-1].played == found.games


def test_where_the_present_values_meet_the_targets_nothing_is_tried(wish, tmp_path):
    content = msgspec.structs.replace(wish, options={"rounds": 4})

    found = tuned(content, tmp_path / "runs", alone)

    assert (found.why, found.values, found.trials) == ("met", {}, 0)
    assert found.best == found.present


def test_values_are_never_chosen_on_seeds_that_are_reported(wish, tmp_path):
    found = tuned(wish, tmp_path / "runs", alone)

    chosen, reported = (
        set(opened(file).rows()["seed"])
        for file in map(tmp_path.joinpath, (found.run, found.report))
    )
    assert chosen.isdisjoint(reported)
    assert all(seed.startswith("knossos/") for seed in reported)
    assert all(seed.startswith("tuning/knossos/") for seed in chosen)


def test_all_trials_play_the_same_deals(wish, tmp_path):
    found = tuned(wish, tmp_path / "runs", alone)
    rows = opened(tmp_path / found.run).rows()

    first = rows.filter(rows["number"] == 0)
    assert len(first) > 2
    assert first["seed"].n_unique() == 1


@pytest.mark.parametrize("games", [5, 17, 30, 45])
def test_a_tuning_that_was_interrupted_comes_to_the_same_result(wish, tmp_path, games):
    at_once = tuned(wish, tmp_path / "once", alone)

    with pytest.raises(KeyboardInterrupt):
        tuned(wish, tmp_path / "twice", Power(games))
    later = Power(at_once.games + 10_000)
    again = tuned(wish, tmp_path / "twice", later)

    paths = {"run": "", "report": ""}
    assert msgspec.structs.replace(again, **paths) == msgspec.structs.replace(at_once, **paths)
    assert 10_000 + at_once.games - later.left == at_once.games + 120 - games


def test_a_study_goes_on_though_its_last_line_is_half_written(wish, tmp_path):
    at_once = tuned(wish, tmp_path / "once", alone)
    with pytest.raises(KeyboardInterrupt):
        tuned(wish, tmp_path / "twice", Power(30))
    [journal] = (tmp_path / "twice").glob("*.study")
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:-1]) + lines[-1][:9])
    journal.with_name(journal.name + ".lock").symlink_to(journal)

    again = tuned(wish, tmp_path / "twice", alone)

    assert (again.values, again.trials) == (at_once.values, at_once.trials)


def test_a_trial_without_hope_is_stopped_early(wish, tmp_path):
    steps = []
    far = TuneTarget(TuneWhat.MEASURED, name="purse", value=10, within=0.01)
    never = msgspec.structs.replace(wish, target=(far,), budget=TuneBudget(trials=12))

    tuned(never, tmp_path / "runs", alone, steps.append)

    stopped = [step for step in steps if step.stopped]
    assert stopped
    assert not any(step.best for step in stopped)
    assert all(step.score.aims[0].games < 16 for step in stopped)


@pytest.mark.parametrize(
    ("budget", "why"),
    [
        (TuneBudget(trials=2), "trials"),
        (TuneBudget(games=40), "games"),
        (TuneBudget(minutes=0.0001), "minutes"),
        (TuneBudget(), "all"),
    ],
)
def test_a_budget_has_an_end(wish, tmp_path, budget, why):
    far = TuneTarget(TuneWhat.MEASURED, name="purse", value=50, within=1)
    never = msgspec.structs.replace(wish, target=(far,), budget=budget, report=2)

    found = tuned(never, tmp_path / "runs", alone)

    assert found.why == why
    assert not found.best.met


def test_tables_of_several_kinds_meet_the_targets_together(tmp_path):
    path = tmp_path / "wish.toml"
    more = (
        '[[cell]]\nname = "two"\n[[cell]]\nname = "three"\nplayers = ["random", "random", "random"]'
    )
    path.write_text(WISH + more, encoding="utf-8")

    found = tuned(read_wish(path), tmp_path / "runs", alone)

    assert {aim.cell for aim in found.best.aims} == {"two", "three"}
    assert len(found.best.aims) == 2


def test_the_values_are_written_as_a_list(wish, tmp_path):
    found = tuned(wish, tmp_path / "runs", alone)

    [path] = written(found, wish, tmp_path / "better")
    assert path.read_text(encoding="utf-8") == '"rounds" = 4\n'


def test_a_number_that_the_game_does_not_have_is_refused_before_anything_is_played(wish, tmp_path):
    other = msgspec.structs.replace(wish, number=(Tunable("turns", low=1, high=2),))

    with pytest.raises(BadOption, match="turns"):
        tuned(other, tmp_path / "runs", alone)


@pytest.mark.parametrize(
    ("old", "new", "parts"),
    [
        ('game = "parley"', "", ["game"]),
        ("high = 5", "", ["number 1", "high"]),
        ("high = 5", "high = 1", ["number 1", "low", "high"]),
        ("high = 5", 'high = "five"', ["number 1", "high"]),
        ("high = 5", "high = 5\namong = [1]", ["number 1", "among"]),
        ("high = 5", "high = 5\nstep = 0", ["number 1", "step"]),
        ("within = 0.7", "", ["target 1", "within"]),
        ("value = 8\nwithin = 0.7", "", ["target 1", "value", "least", "most"]),
        ("within = 0.7", "within = 0.7\nleast = 1", ["target 1", "value", "least"]),
        ('"measured"', '"measure"', ["target 1", "what", "measured"]),
        ('"measured"', '"used"', ["target 1", "event"]),
        ('name = "purse"', "", ["target 1", "name"]),
        ('name = "purse"', 'name = "purse"\ncell = "five"', ["cell", "five", "table-1"]),
        ('players = ["random", "random"]', "", ["cell 1", "players"]),
        ("games = 16", "gmaes = 16", ["gmaes", "games"]),
        ("games = 16", "games = 0", ["games", "1"]),
        ("games = 16", "games =", ["wish.toml"]),
    ],
)
def test_a_wish_that_makes_no_sense_is_told_what_is_wrong(tmp_path, old, new, parts):
    assert old in WISH
    told = told_in(tmp_path, WISH.replace(old, new))

    assert len({*told}) == len(LANGUAGES)
    assert [part for part in parts for sentence in told if part not in sentence] == []


def test_a_wish_that_is_not_there_is_named(tmp_path):
    with pytest.raises(BadRun, match="no-wish"):
        read_wish(tmp_path / "wish.toml")


def test_a_share_of_few_games_is_uncertain():
    few, many = share(6, 10), share(600, 1000)
    target = TuneTarget(TuneWhat.WON, value=0.6, within=0.05)

    assert few.met(target)
    assert not few.sure(target)
    assert many.sure(target)
    assert share(0, 0) == Gauge(0.0, 0.0, 1.0)


def test_what_may_be_right_is_not_given_up():
    target = TuneTarget(TuneWhat.TURNS, value=10, within=1)
    far, near = Gauge(14.0, 12.0, 16.0), Gauge(11.5, 9.0, 14.0)

    assert (far.units(target), far.least_units(target)) == (4, 2)
    assert (near.units(target), near.least_units(target)) == (1.5, 0)


def row(**facts):
    """What a gauge looks at."""
    return msgspec.defstruct("Seen", list(facts))(**facts)


def seen_of(turns, seeds):
    """What games of so many turns say of the length."""
    games = [[row(turns=turn, seed=seed)] for turn, seed in zip(turns, seeds, strict=True)]
    return gauged(games, TuneTarget(TuneWhat.TURNS, most=1))


def test_a_mean_of_one_game_says_nothing():
    assert seen_of([3], "a").high == float("inf")


def test_a_gauge_and_a_finding_are_equally_sure():
    turns = [30, 34, 41, 28, 36]

    assert seen_of(turns, "abcde") == Gauge(*estimates.mean(turns)), "as Student has it"
    assert seen_of([*turns, *turns], "abcdeabcde").high > seen_of([*turns, *turns], range(10)).high
    assert share(8, 10) == Gauge(*estimates.share(8, 10))


def test_the_piece_that_is_rarest_must_meet_the_target():
    games = [
        [row(used=(Used("played", "owl", 2), Used("played", "bat", 1), Used("drawn", "elf", 1)))],
        [row(used=(Used("played", "owl", 1),))],
    ]
    target = TuneTarget(TuneWhat.USED, least=0.7, event="played")

    assert (gauged(games, target).of, gauged(games, target).value) == ("bat", 0.5)
    assert (gauged(games, target, {"ant"}).of, gauged(games, target, {"ant"}).value) == ("ant", 0)


def test_a_piece_is_as_good_as_it_is_often_chosen():
    games = [
        [row(choices=(Chosen("play", "owl", 4, 2), Chosen("play", "bat", 2, 0)))],
        [row(choices=(Chosen("play", "owl", 4, 4), Chosen("discard", "owl", 2, 0)))],
    ]
    played = TuneTarget(TuneWhat.CHOSEN, least=0.1, piece="owl", event="play")

    assert gauged(games, TuneTarget(TuneWhat.CHOSEN, least=0.1)).of == "bat"
    assert gauged(games, TuneTarget(TuneWhat.CHOSEN, least=0.1, piece="owl")).value == 0.6
    assert gauged(games, played).value == 0.75


def test_values_that_can_be_counted_are_counted():
    def wishing(*numbers):
        target = TuneTarget(TuneWhat.TURNS, most=1)
        return TuneWish("parley", numbers, (target,))

    whole, half = Tunable("a", low=1, high=5), Tunable("b", low=0, high=1, step=0.5)
    assert possibilities(wishing(whole, half, Tunable("c", among=(True, False)))) == 30
    assert possibilities(wishing(Tunable("d", low=0.0, high=1.0))) == float("inf")


KILLED = """
from pathlib import Path
from dedale.lab.hands import alone
from dedale.lab.tune import read_wish, tuned
from tests.lab.test_tune import at_home
with at_home():
    wish = read_wish(Path({wish!r}))
    tuned(wish, Path({runs!r}), alone, lambda step: print(step.number, flush=True))
"""


def test_a_tuning_that_was_killed_comes_to_the_same_result(wish, tmp_path):
    steps = []
    at_once = tuned(wish, tmp_path / "once", alone, steps.append)
    places = {"wish": str(tmp_path / "wish.toml"), "runs": str(tmp_path / "twice")}
    command = [sys.executable, "-c", KILLED.format(**places)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as program:
        told = [program.stdout.readline() for _ in steps[:-1]]
        program.kill()

    again = tuned(wish, tmp_path / "twice", alone)

    assert len(told) > 1
    assert again.chosen == at_once.chosen
    assert (again.values, again.trials, again.games) == (
        at_once.values,
        at_once.trials,
        at_once.games,
    )


def test_the_page_tells_how_to_tune_a_game(tmp_path):
    page = ROOT / "docs/how-to/tune-a-game.md"
    wish, program = follow(page.read_text(encoding="utf-8"), tmp_path)

    command = [sys.executable, "-W", "error", program]
    told = subprocess.check_output(command, cwd=tmp_path, text=True)

    assert read_wish(tmp_path / wish).game == "team"
    assert told.startswith("met {'mode': ")
    assert "shorter/values.toml" in told
    assert (tmp_path / "shorter/values.toml").read_text().startswith('"mode" = ')


def test_what_no_table_has_cannot_be_aimed_at(wish, tmp_path):
    purse = wish.target[0]
    for target, why in (
        (msgspec.structs.replace(purse, name="prise"), "no-measure"),
        (TuneTarget(TuneWhat.WON, least=0.5, seat=2), "no-such-seat"),
    ):
        with pytest.raises(BadRun, match=why):
            tuned(msgspec.structs.replace(wish, target=(target,)), tmp_path / why, alone)


@pytest.mark.parametrize(("high", "count"), [(1.0, 11), (0.3, 4), (0.25, 3)])
def test_steps_of_a_tenth_are_counted_as_people_do(high, count):
    assert choices(Tunable("x", low=0.0, high=high, step=0.1)) == count

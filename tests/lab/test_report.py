"""Reports: in a terminal of 80 columns, and as a page that needs nothing but itself."""

import re
from base64 import b64decode
from html.parser import HTMLParser
from io import StringIO

import pytest
from playwright.sync_api import sync_playwright
from rich.console import Console

from dedale.core.records import members, tag
from dedale.games import CATALOGUE
from dedale.lab.findings import findings
from dedale.lab.findings.finding import Column, Estimate, Finding, Kind, Word
from dedale.lab.findings.sample import Sample
from dedale.lab.frame import framed
from dedale.lab.plan import Arm, RunPlan
from dedale.lab.report.axes import told
from dedale.lab.report.head import standing
from dedale.lab.report.html import wordings
from dedale.lab.report.page import compared, report
from dedale.lab.report.reproduced import command, verdict
from dedale.lab.report.terminal import grids
from dedale.lab.report.wording import Wording, lab_voice
from dedale.text import LANGUAGES, Voice
from tests.kit.axe import complaints
from tests.kit.browsing import FLAGS, PHONE, chromium
from tests.lab.hand_made import PLAYERS, a_plan, a_row, a_run, chosen, course, record, used
from tools import ROOT

TITLE = "Klassisch: Vergleich am Tisch"
CARDS = [f"card-{number}" for number in range(25)]


def a_match(games=12, **more):
    """Games of which much is known."""
    rows = [
        a_row(
            number,
            number % 3 % 2,
            turns=20 + number,
            course=course(*[(9.0, 8.0)] * 10, *[(3.0, 5.0)] * 10),
            choices=chosen(owl=(4, number % 3), bat=(2, 1)),
            used=used("found", *CARDS[: number * 2], "owl"),
            log=record(),
        )
        for number in range(games)
    ]
    return a_run(rows, a_plan(**more))


def in_terminal(run, language="en"):
    """What a terminal of 80 columns shows of a run."""
    console = Console(width=80, file=StringIO())
    console.print(*grids(findings(run), lab_voice(language, run.plan)))
    return console.file.getvalue()


@pytest.fixture(scope="module")
def page():
    """The report of a match."""
    return report(a_match())


# In the terminal


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_in_a_terminal_of_80_columns(language):
    shown = in_terminal(a_match(), language)

    assert max(map(len, shown.splitlines())) <= 80
    assert "…" not in shown
    assert "greedy" in shown
    assert "card-11" in shown


def test_long_lists_show_the_first_and_say_how_many_more():
    shown = in_terminal(a_match())

    assert "and 3 more" in shown  # 22 cards, and the owl
    assert len(re.findall(r"^ *card-\d+ ", shown, re.MULTILINE)) == 19


def test_a_run_without_a_game_says_so():
    assert "Nothing was played to the end yet" in in_terminal(a_run([]))
    assert "Nothing was played to the end yet" in report(a_run([]))


def test_numbers_are_written_as_a_language_does():
    run = a_match()
    english, french, german = (in_terminal(run, language) for language in LANGUAGES)

    assert "67% (39–86)" in english
    assert "67\u202f% (39–86)" in french
    assert "67\u00a0% (39–86)" in german
    assert ("25.5" in english, "25,5" in french, "25,5" in german) == (True, True, True)


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_ends_events_and_measures_of_every_game_have_names(game, language):
    rules = CATALOGUE[game]
    wording = Wording(lab_voice(language, a_plan(game=game)))

    for reason in rules.reasons:
        assert wording.name(Word("reason", reason)) != reason
    for event in members(rules.events):
        assert "$" not in wording.name(Word("event", tag(event)))


def test_a_dot_is_full_where_the_table_says_that_it_is_certain():
    wide, sure = Estimate(0.2, 0.01, 0.4), Estimate(0.3, 0.1, 0.5)
    columns = [Column("arm", Kind.NAME), Column("difference", Kind.POINTS)]
    lines = [(Word("arm", "a"), wide, False), (Word("arm", "b"), sure, True)]
    tried = Finding("ablate-wins", [*columns, Column("certain", Kind.CERTAIN)], lines)
    plain = Finding("uses", columns, [row[:2] for row in lines])
    wording = Wording(lab_voice("en", a_plan()))
    drawn = [told(one, one.rows, wording, "arm", "difference") for one in (tried, plain)]

    assert [[row["sure"] for row in rows] for rows in drawn] == [[False, True], [True, True]]


def test_pieces_of_the_same_name_are_told_apart():
    rows = [
        a_row(
            0,
            0,
            game="legends",
            used=used("advanced", "fire-serpent-lake", "fire-serpent-ballista", "ghost"),
        )
    ]
    rows.append(a_row(1, 0, game="legends"))
    shown = in_terminal(a_run(rows, a_plan(game="legends")))

    assert "Fire Serpent (fire-serpent-lake)" in shown
    assert "Ghost (" not in shown


# Played again


def test_nobody_has_chosen_the_seed_of_a_report():
    assert verdict(a_plan(code="abc", seed="abc")) == "report"
    assert verdict(a_plan(code="abc+12345678", seed="abc+12345678")) == "draft"
    assert verdict(a_plan(code="abc", seed="lucky")) == "chosen"


def test_a_report_says_how_to_play_it_again():
    arms = [Arm(f"mode {mode}", PLAYERS, {"events": True, "mode": mode}) for mode in ("a", "b")]

    assert command(a_plan(Arm("a", PLAYERS, {"young": True}))) == (
        "dedale lab match classic --players greedy,random --games 10 --young"
    )
    assert command(a_plan(*arms, kind="sweep", seed="my own")) == (
        "dedale lab sweep classic --players greedy,random --vary mode=a,b --games 10 "
        "--seed 'my own' --events"
    )
    assert command(a_plan(command="dedale lab match as typed")) == "dedale lab match as typed"


@pytest.mark.parametrize("code", ["c", "c+12345678", "other"])
def test_a_page_says_at_its_top_what_it_is(code):
    words = {"c": "Report", "c+12345678": "Draft", "other": "Chosen seeds"}
    seed = "c" if code == "other" else code
    plan = a_plan(code=code, seed=seed)
    head = standing(Sample(plan, framed([a_row(0, 0)])), wordings(plan))

    assert [word for word in words.values() if f">{word}<" in head] == [words[code]]
    assert "Not finished: 1 of 10 games" in head


# The page


class Links(HTMLParser):
    """Collects what a page would load, and where its links lead."""

    def __init__(self):
        super().__init__()
        self.loaded, self.links = [], []

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        self.loaded += [found[name] for name in ("src", "srcset", "data") if name in found]
        if tag in ("link", "iframe", "object", "embed", "image", "use"):
            self.loaded.append(tag)
        if tag == "a":
            self.links.append(found)


def links_of(page):
    """What a page loads, and its links."""
    reader = Links()
    reader.feed(page)
    return reader


def test_a_page_loads_nothing(page):
    assert links_of(page).loaded == []
    assert re.findall(r"url\((?!#)|@import|\bimport\(|fetch\(", page) == []
    assert len(page) < 400_000


def test_a_page_says_everything_in_three_languages(page):
    said = {language: page.count(f'<span lang="{language}">') for language in LANGUAGES}
    drawn = {
        language: len(re.findall(rf'<div lang="{language}"><svg', page)) for language in LANGUAGES
    }

    assert len({*said.values()}) == len({*drawn.values()}) == 1
    assert min(said.values()) > 40
    assert min(drawn.values()) > 5


def test_examples_hold_their_records(page):
    links = [link for link in links_of(page).links if "download" in link]
    opened = [link["href"] for link in links_of(page).links if "#/record/" in link["href"]]

    assert len(links) == len(opened) == 4
    assert b64decode(links[0]["href"].partition("base64,")[2]) == (
        b'{"game":"classic","seats":[],"actions":[]}'
    )


def test_the_colours_are_those_of_the_client():
    own, theirs = (
        dict(re.findall(r"(--[\w-]+): (#\w+);", path.read_text("utf-8").partition("@media")[0]))
        for path in (ROOT / "src/dedale/lab/report/page.css", ROOT / "web/src/styles/tokens.css")
    )

    assert own
    assert {name: theirs[name] for name in own} == own


@pytest.fixture(scope="module")
def shown(tmp_path_factory):
    """The page of a report, and of a comparison, on a phone by night."""
    folder = tmp_path_factory.mktemp("pages")
    pages = {"report": report(a_match()), "compared": compared(a_match(), a_match(seed="x"))}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        size = {"width": PHONE[0], "height": PHONE[1]}
        more = {"viewport": size, "is_mobile": True, "has_touch": True}
        context = browser.new_context(locale="de-DE", color_scheme="dark", offline=True, **more)
        yield {name: opened(context, folder / f"{name}.html", text) for name, text in pages.items()}
        browser.close()


def opened(context, path, text):
    """A page in the browser, and what it complains about."""
    path.write_text(text, encoding="utf-8")
    page, troubles = context.new_page(), []
    page.on("console", lambda message: troubles.append(message.text))
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto(path.as_uri())
    return page, troubles


@pytest.mark.parametrize("name", ["report", "compared"])
def test_a_page_fits_on_a_phone_and_speaks_as_its_reader_does(shown, name):
    page, troubles = shown[name]
    width = page.evaluate("document.documentElement.scrollWidth")
    language, theme, title = page.evaluate(
        "[document.documentElement.lang, document.documentElement.dataset.theme, document.title]"
    )

    assert (width, language, theme) == (PHONE[0], "de", "dark")
    assert title == {"report": TITLE, "compared": "Klassisch: zwei Reihen im Vergleich"}[name]
    assert complaints(page) == []
    assert troubles == []


def test_a_reader_can_choose_language_and_colours(shown):
    page, _ = shown["report"]
    page.get_by_role("button", name="EN", exact=True).click()
    page.get_by_role("button", name="Light").click()

    assert page.get_by_role("heading", name="At a glance").is_visible()
    assert not page.get_by_text("Auf einen Blick").is_visible()
    assert complaints(page) == []
    page.locator("summary").first.click()
    assert page.get_by_role("region", name="Wins", exact=True).is_visible()


def test_marks_say_what_they_stand_for(shown):
    page, _ = shown["report"]
    page.get_by_role("button", name="EN", exact=True).click()
    page.locator("#won [lang=en] [data-tip^=greedy]").first.dispatch_event("pointerdown")

    assert page.locator(".tip").inner_text().startswith("greedy: 67%")


KINDS = ("match", "matrix", "campaign", "sweep", "ablate", "speed", "tune", "tuned")
SEEDS = {
    "report": ("abc", "abc"),
    "draft": ("abc+d", "abc+d"),
    "installed": ("1.0=d", "1.0=d"),
    "tuning": ("abc", "tuning/abc"),
    "chosen": ("abc", "mine"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_run_and_of_seeds_has_a_name(language):
    voice = Voice(language, ("dedale", "dedale.lab"))

    assert all(voice.knows(f"lab-kind-{kind}") for kind in KINDS)
    assert all(voice.say(f"lab-verdict-{kind}.about") for kind in SEEDS)


@pytest.mark.parametrize("kind", SEEDS)
def test_a_page_says_whether_anybody_has_chosen_the_seed(kind):
    code, seed = SEEDS[kind]

    assert verdict(RunPlan("match", "team", (), 1, code, seed)) == kind

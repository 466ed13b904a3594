"""The maze of chronicles in a real browser."""

import random
import re

import pytest
from playwright.sync_api import expect

from dedale.games import game_by_id
from dedale.games.chronicles import actions as a
from dedale.games.chronicles.events.turn import EventDrawn
from dedale.games.chronicles.sheet import Modification, Scenario
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from dedale.text import voice_for
from tests.kit import rule
from tests.kit.axe import by_day_and_night, complaints
from tests.kit.browsing import DESKTOP, PHONE, TABLET
from tests.kit.chronicles_campaigns_in_browser import but_the_last
from tests.kit.chronicles_in_browser import (
    CHRONICLES,
    explore,
    explored,
    happened,
    wandered,
)
from tests.kit.chronicles_sheets import ONE, OTHER, a_sheet
from tests.kit.legends_in_browser import carried
from tests.kit.sampling import sampled
from tests.kit.team_in_browser import at_table

RICH = a_sheet(
    2,
    OTHER,
    ("scroll-time", "scroll-turn", "scroll-fate", "scroll-shift"),
    completed=dict.fromkeys(OTHER, 2),
)
LAST = a_sheet(4, ONE, ("scroll-turn",), completed=dict.fromkeys(ONE, 4))
CHALLENGE = {
    "sheet": a_sheet(
        2,
        ONE,
        ("scroll-turn", "scroll-fate", "scroll-fate"),
        completed=dict.fromkeys(ONE, 2) | {"spire": 4},
        goblins=("soaped-floor",),
    ),
    "modifications": (Modification.FOCUSED_MIND, Modification.LIMITED_SCROLLS),
}
TABLES = {"rich": {"sheet": RICH}, "last": {"sheet": LAST, "scenario": Scenario.FINAL}}


def told_much(table):
    """Cards of both decks were looked at, somebody has a Scroll, and a rule holds for a while."""
    view = table.view(0)
    return all((view.items.top, view.events.top, view.assigned, view.standing))


def test_two_people_lay_the_first_game_of_a_campaign(evening):
    anna = evening.come()
    anna.page.get_by_role("radio", name=re.compile("^Chronicles")).check(force=True)
    id = anna.set_the_table(("Here", "Anna"), ("Here", "Theo"))
    anna.page.get_by_role("button", name="Roger").click()
    anna.page.get_by_role("button", name="Ollie").click()
    anna.press("Set up the maze like this")
    answers = "Play Roger the Knight", "Play Miranda the Sorceress", "Miranda begins"
    for step, answer in enumerate(answers, start=1):
        anna.see_step(step)
        anna.press(answer)
    anna.see_heading("Your turn, Theo")
    view = evening.table(id).view(0)
    assert view.pieces[view.active].hero == "miranda"
    expect(anna.cell(Cell(6, 6))).to_have_accessible_name(
        re.compile("Start of Roger. Roger stands")
    )


@pytest.mark.parametrize("name", sampled(TABLES))
def test_whatever_is_offered_can_be_taken_where_it_lies(evening, name):
    id, links = explored(evening, **TABLES[name])
    anna = at_table(evening, links[0])
    chance = random.Random(name)
    for _ in range(40):
        table = evening.table(id)
        if table.view(0).stage not in ("labyrinth", "action"):
            break
        offers = table.offers(0)
        kind = chance.choice(sorted({type(offer).__name__ for offer in offers}))
        action = chance.choice([offer for offer in offers if type(offer).__name__ == kind])
        explore(anna, table, action)
        anna.see_step(table.seq + 1)
        assert evening.table(id).log.actions[-1].action == action


def test_a_shift_shows_what_comes_within_reach_before_it_counts(evening):
    id, links = explored(evening)
    anna = at_table(evening, links[0])
    anna.touch(anna.button(re.compile("^Push column D from the top")))
    anna.see(re.compile(r"Column D moves down\. .* reach"))
    anna.page.keyboard.press("Escape")
    expect(anna.button("Push it in")).to_have_count(0)
    assert evening.table(id).seq == 0


def test_a_finger_sees_the_way_before_it_walks(evening):
    id, links = explored(evening)
    phone = at_table(evening, links[0], PHONE)
    table = evening.table(id)
    stood = table.view(0).pieces[0].cell
    walk = next(o for o in table.offers(0) if isinstance(o, Walk) and o.cell != stood)
    phone.touch(phone.cell(walk.cell))
    phone.press("Walk here")
    phone.see_step(1)
    assert evening.table(id).log.actions[-1].action == walk


def test_quests_and_items_can_be_looked_at_while_something_is_asked_on_a_phone(evening):
    _, links = explored(evening, **TABLES["rich"])
    phone = at_table(evening, links[0], PHONE)
    phone.see_heading(re.compile("keep the dice"))
    phone.press("Quests and Items")

    expect(phone.page.get_by_role("dialog", name="Quests and Items")).to_be_visible()


@rule("CH-DP-36")
def test_whoever_wants_to_be_asked_only_when_it_matters_says_so_and_takes_it_back(evening):
    id, links = explored(evening, **TABLES["rich"])
    anna = at_table(evening, links[0])
    table = evening.table(id)
    later = next(o for o in table.offers(0) if isinstance(o, a.Hush) and o.mostly)
    explore(anna, table, later)
    anna.see_step(1)
    while (again := a.Heed(later.card)) not in (table := evening.table(id)).offers(0):
        explore(anna, table, table.offers(0)[0])
        anna.see_step(table.seq + 1)
    assert table.view(0).reserved == ((0, later.card),)
    explore(anna, table, again)
    anna.see_step(table.seq + 1)
    assert evening.table(id).view(0).reserved == ()


def test_a_tablet_speaks_german_and_takes_a_shift_back(evening):
    say = voice_for("de", game_by_id("chronicles"), ("Anna",), ["dedale.server"]).say
    id, links = explored(evening)
    tablet = at_table(evening, links[0], TABLET, locale="de-DE")
    before = evening.table(id).view(0)
    shift = next(o for o in evening.table(id).offers(0) if isinstance(o, Insert))
    tablet.touch(tablet.button(say("arrow-slide", arrow=shift.arrow)))
    tablet.press(say("slide-in"))
    tablet.see_step(1)
    assert evening.table(id).view(0).shifted
    tablet.press(say("table-undo"))
    tablet.see_step(2)
    assert evening.table(id).view(0) == before
    tablet.see_heading(say("table-your-turn", seat=0))
    assert tablet.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(tablet.page) == []


def overflowing(person, places):
    """What does not fit where it stands."""
    wide = "all => all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.innerText)"
    return person.page.locator(places).evaluate_all(wide)


def test_a_tablet_in_landscape_has_room_to_say_whose_turn_it_is(evening):
    _, links = explored(evening)
    tablet = at_table(evening, links[0], (1024, 768), locale="de-DE")
    title = tablet.page.get_by_role("heading", level=1)
    assert title.evaluate("one => one.getClientRects()[0].height") < 60  # two lines at most
    assert overflowing(tablet, "html, .banner, .topbar") == []


def test_on_a_phone_a_question_takes_the_room_of_a_plan(evening):
    _, links = explored(evening, **TABLES["rich"])
    phone = at_table(evening, links[0], PHONE)
    phone.see_heading(re.compile("keep the dice"))
    expect(phone.button("Show my plan")).to_have_count(0)


def test_on_a_phone_the_buttons_of_a_plan_have_room_for_their_words(evening):
    _, links = explored(evening)
    phone = at_table(evening, links[0], PHONE)
    phone.press("Show my plan")
    phone.button(re.compile("^Propose$")).wait_for()
    assert overflowing(phone, ".composer .btn") == []


@rule("CH-VIS-1", "CH-VIS-3")
@pytest.mark.parametrize("size", sampled([PHONE, DESKTOP]))
def test_what_everybody_knows_stays_in_sight(evening, size):
    seen = wandered(told_much, **CHALLENGE)
    _, links = carried(evening, seen.log)
    anna = at_table(evening, links[0], size)
    if size == PHONE:
        anna.press("Quests and Items")
    known = anna.page.get_by_role("region", name="What everybody knows")
    view, say = seen.view(0), CHRONICLES.say
    for card in view.events.top:
        expect(known).to_contain_text(say(f"card-{card}"))
        expect(known).to_contain_text(say(f"card-{card}.text"))
    for item in view.items.top:
        expect(known).to_contain_text(say(f"item-{item}"), ignore_case=True)
    scroll, whose = view.assigned[0]
    owner = say("scroll-assigned", card=scroll, hero=view.pieces[whose].hero)
    expect(known).to_contain_text(owner)
    expect(known).to_contain_text(say("focus-named", building=view.focus))
    expect(known).to_contain_text(say("flag-step-cap"))
    assert by_day_and_night(anna) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_an_event_can_be_heard_and_read_again(evening, size):
    table = wandered(happened(EventDrawn))
    id, links = carried(evening, but_the_last(table))
    anna = at_table(evening, links[0], size)
    explore(anna, evening.table(id), table.log.actions[-1].action)
    anna.see_step(table.seq)
    card = next(event.card for event in table.steps[-1] if isinstance(event, EventDrawn))
    words = CHRONICLES.say(f"card-{card}.text")
    expect(anna.page.locator("[aria-live=polite]").first).to_contain_text(words)
    if size == PHONE:
        anna.press("Quests and Items")
    else:
        expect(anna.page.locator(".log")).to_contain_text(words)
    known = anna.page.get_by_role("region", name="What everybody knows")
    expect(known).to_contain_text(words)


@pytest.mark.parametrize(
    ("name", "size"),
    sampled([("rich", PHONE), ("last", DESKTOP), ("rich", DESKTOP), ("last", PHONE)], 2),
)
def test_axe_finds_nothing_in_the_maze(evening, name, size):
    _, links = explored(evening, **TABLES[name])
    anna = at_table(evening, links[0], size)
    assert by_day_and_night(anna) == []

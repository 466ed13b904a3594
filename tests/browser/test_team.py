"""The team game in a real browser."""

import re

import pytest
from playwright.sync_api import expect

from dedale.core.log import ME, Place
from dedale.core.records import to_json
from dedale.games import CATALOGUE
from dedale.games.team.actions import EndTurn, PickSpell, Rotate, Switch, WalkWith
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from dedale.store.keeper import read_action
from dedale.table import Table, open_table
from tests.browser.test_screens import WIDTHS
from tests.kit.axe import Look
from tests.kit.browsing import PHONE, Person
from tests.kit.team_in_browser import TEAM, at_table, at_the_start, brought, spell, team_do

MIXED = (Place("Anna", ME), Place("Wren", "random"), Place("Theo", ME), Place("Robin", "random"))
BURIED = (0, 3)  # where the lesson walks onto rubble
STANDARD = {"mode": "standard", "deal": "assigned"}


def late(table: Table) -> bool:
    """Anna is asked, and everybody has one more turn."""
    view = table.view(0)
    return (view.pages_left, view.active, view.phase) == (3, 0, "act")


def test_two_people_and_two_computer_players_play_to_the_end_of_the_book(evening):
    _, id, links = brought(evening, late, MIXED)
    anna, theo = at_table(evening, links[0]), at_table(evening, links[2])
    over = evening.play(id, {0: anna, 2: theo}, do=team_do)

    assert over.view(0).pages_left == 0
    for person in (anna, theo):
        person.see(re.compile("The book has reached its end"))


def test_one_person_plays_four_seats_on_a_phone(evening):
    phone = evening.come(PHONE)
    phone.page.get_by_role("radio", name=re.compile("^Team")).check(force=True)
    id = phone.set_the_table(*(("Here", name) for name in ("Anna", "Theo", "Lotte", "Finn")))
    for turn, name in enumerate(("Anna", "Theo", "Lotte", "Finn")):
        phone.see_heading(f"Your turn, {name}")
        expect(phone.page.get_by_role("button", name=re.compile("open up"))).to_have_count(0)
        table = evening.table(id)
        offers = table.offers(table.decision.seats[0])
        cast = next(a for a in offers if isinstance(a, Rotate if turn % 2 else Insert))
        for action in (cast, EndTurn()):
            seq = evening.table(id).seq
            team_do(phone, evening.table(id), action)
            phone.see_step(seq + 1)
    phone.press("The table at a glance")
    phone.see("19 pages left")

    assert len(evening.table(id).log.actions) == 8


def test_a_turn_with_the_keyboard_alone(evening):
    _, id, links = brought(evening, at_the_start)
    anna = at_table(evening, links[0])
    keys = anna.page.keyboard
    anna.cell(Cell(1, 0)).focus()
    for key in ("2", "ArrowRight", "Enter", "r", "Enter"):
        keys.press(key)
    anna.see_step(1)
    anna.button("Push column B from the top.").focus()
    for key in ("1", "Enter", "Escape", "Escape", "r", "Enter", "Enter"):
        keys.press(key)
    anna.see_step(2)
    anna.button("End your turn").focus()
    keys.press("Enter")
    anna.see_step(3)

    rotate, push, end = (entry.action for entry in evening.table(id).log.actions)
    assert (rotate.cell, push, end) == (Cell(1, 1), Insert(0, 1), EndTurn())


def test_tiles_are_switched_and_spells_are_spent_on_the_way(evening):
    spells = ("switch", "teleport", "traverse", "escape")
    table, id, links = brought(evening, at_the_start, **STANDARD, spells=spells)
    anna = at_table(evening, links[0])
    switch = next(a for a in table.offers(0) if isinstance(a, Switch))
    team_do(anna, table, switch)
    anna.see_step(1)
    team_do(anna, table, EndTurn())
    anna.see_step(2)

    theo = at_table(evening, links[1])
    table = evening.table(id)
    jump = next(a for a in table.offers(1) if isinstance(a, WalkWith))
    theo.touch(theo.cell(Cell(*jump.walk.cell)))
    theo.see(re.compile("Teleport is spent on"))
    theo.press(re.compile("^Walk here"))
    theo.see_step(3)
    assert evening.table(id).log.actions[-1].action == jump


def test_spells_are_chosen_among_cards(evening):
    _, id, links = brought(evening, at_the_start, mode="expert", deal="choose")
    anna = at_table(evening, links[0])
    anna.press("Choose Traverse")
    anna.see_step(1)

    assert evening.table(id).log.actions[0].action == PickSpell("traverse")


def test_the_lesson_is_learnt_in_two_turns(evening):
    anna = evening.come()
    anna.open(f"{evening.house.address}/#/lesson/team")
    table = open_table("team")
    for cue in CATALOGUE["team"].screen.lesson.script:
        anna.see(TEAM.say(cue.say))
        if cue.action is None:
            anna.press(re.compile("^(Continue|Keep playing)"))
        else:
            follow(anna, read_action(table, to_json(cue.action)))

    anna.see_heading(re.compile("^Your turn"))


def follow(anna: Person, action: object) -> None:
    """Do what the lesson marks: in it nothing else is offered."""
    match action:
        case Rotate(cell):
            anna.touch(anna.cell(Cell(*cell)))
            anna.press(re.compile("^Turn the tile"))
        case Insert(arrow):
            anna.touch(anna.button(re.compile(f"^Push {TEAM.say(f'arrow-{arrow}')}")))
            anna.press(re.compile("^Push it in"))
        case Walk(cell):
            anna.touch(anna.cell(Cell(*cell)))
            if cell == BURIED:
                anna.press(re.compile("^Walk here"))
        case EndTurn():
            anna.press("End your turn")
        case _:
            anna.press(re.compile("^Lay it like this"))


def test_the_screen_speaks_french_and_german_and_never_scrolls_sideways(evening):
    _, _, links = brought(evening, late)
    anna = at_table(evening, links[0], locale="fr-FR")
    anna.see("Grimoire de Dédale")
    anna.see("3 pages restantes")
    expect(
        anna.page.get_by_role("gridcell", name=re.compile("Éboulis, passage fermé")).first
    ).to_be_attached()
    anna.page.get_by_role("button", name="DE", exact=True).click()
    anna.see("Buch des Dädalus")
    anna.see("Noch 3 Seiten")
    expect(anna.button("Den Zug beenden")).to_be_visible()
    wide = {}
    for width in WIDTHS:
        anna.page.set_viewport_size({"width": width, "height": 800})
        anna.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
        )
        wide[width] = anna.page.evaluate("document.documentElement.scrollWidth")

    assert {at: width for at, width in wide.items() if width > at} == {}


@pytest.mark.parametrize(
    "size", [(390, 664), (360, 640)], ids=lambda size: "x".join(map(str, size))
)
def test_all_controls_are_within_reach_on_small_phones(evening, size):
    _, _, links = brought(evening, at_the_start)
    phone = at_table(evening, links[0], PHONE)
    phone.page.set_viewport_size({"width": size[0], "height": size[1]})
    phone.see_heading("Your turn, Anna")
    board = phone.page.get_by_role("grid").bounding_box()
    spell(phone, "Rotate")
    phone.touch(phone.cell(Cell(1, 1)))
    phone.see(re.compile("The tile on B2 turns"))
    names = (
        "Turn the tile",
        "Take back",
        "Turn left",
        "Turn right",
        "Spare tile",
        "The table at a glance",
    )
    for name in (*names, "Board", "Log"):
        expect(phone.button(re.compile(f"^{name}")).first).to_be_in_viewport(ratio=1)

    assert phone.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert phone.page.get_by_role("grid").bounding_box() == board  # nothing jumps


def test_axe_finds_nothing_on_the_team_screen(evening):
    look = Look()

    _, _, links = brought(evening, at_the_start)
    anna = at_table(evening, links[0], bypass_csp=True)
    anna.see_heading("Your turn, Anna")
    look.at("act", anna)
    anna.touch(anna.button(re.compile("^Push row 4 from the left")))
    anna.see(re.compile("^Row 4 moves right"))
    look.at("push", anna)
    spell(anna, "Rotate")
    look.at("rotate", anna)
    phone = at_table(evening, links[0], PHONE, bypass_csp=True)
    phone.see_heading("Your turn, Anna")
    look.at("phone", phone)
    phone.press("The table at a glance")
    look.at("glance", phone)

    assert look.found == []


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_the_banner_of_a_watcher_has_two_rows_on_a_tablet(evening, locale):
    id, _ = evening.house.lay("here", "here", game="team", limit=120.0)
    tablet = at_table(evening, f"{evening.house.address}/#/table/{id}", (1024, 768), locale=locale)
    banner = tablet.page.locator(".banner")
    expect(banner.get_by_role("timer")).to_be_visible()
    for width in (900, 1024, 1180):
        tablet.page.set_viewport_size({"width": width, "height": 768})
        assert banner.locator("h1").bounding_box()["width"] >= 96, width
        assert banner.bounding_box()["height"] <= 90, width
    assert tablet.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_banner_breaks_no_name(evening):
    seats = [{"kind": "here", "name": name} for name in ("Bartholomew", "Ann")]
    _, laid = evening.house.post("/api/tables", {"game": "team", "seats": seats, "limit": 120.0})
    address = f"{evening.house.address}/#/table/{laid['id']}"
    title = at_table(evening, address, (1280, 800)).page.locator(".banner h1")
    expect(title).to_have_text("Bartholomew plays")

    assert title.bounding_box()["height"] < 30  # one line

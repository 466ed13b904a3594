"""Whole evenings of chronicles: two people, a village, and the end of a campaign."""

import re

import pytest
from playwright.sync_api import expect

from dedale.core.log import Entry, Log
from dedale.games import game_by_id
from dedale.games.chronicles import actions as a
from dedale.games.chronicles.sheet import Modification
from dedale.maze.turn import Insert, Walk
from dedale.table import Table
from tests.browser.test_evenings import invited_by, sit_down
from tests.kit.browsing import PHONE, Evening, Person
from tests.kit.chronicles_campaigns_in_browser import (
    PAIR,
    asked,
    brought,
    but_the_last,
    cleansing,
    ended,
    keys_of,
    played_on,
    ventured,
    without_a_screen,
)
from tests.kit.chronicles_in_browser import ALONE, CHRONICLES, explore
from tests.kit.chronicles_sheets import ONE, a_sheet
from tests.kit.team_in_browser import at_table


def step(evening: Evening, id: str, person: Person, action: object = None) -> Table:
    """Somebody takes an action on the screen, and sees it; returns the table after it."""
    table = evening.table(id)
    person.see_step(table.seq)
    explore(person, table, action)
    person.see_step(table.seq + 1)
    after = evening.table(id)
    assert after.log.actions[table.seq].action == action
    return after


def read_all(person: Person, *headings: str) -> None:
    """Read one page of the story after the other, up to the village."""
    for heading in headings:
        person.see_heading(heading)
        person.press(re.compile("^(Read on|To the village)$"))
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def gathered(evening: Evening) -> tuple[str, Person, Person]:
    """Anna sets the table of a new campaign, and Theo comes by her link; both choose."""
    anna, theo = evening.come(), evening.come()
    anna.page.get_by_role("radio", name=re.compile("^Chronicles")).check(force=True)
    id = anna.set_the_table(("Here", "Anna"), ("Invite", "Theo"))
    sit_down(theo, invited_by(anna), "Theo")
    theo.seat = 1
    choices = (
        (anna, "Set up the maze like this"),
        (anna, "Play Roger the Knight"),
        (theo, "Play Miranda the Sorceress"),
        (anna, "Roger begins"),
    )
    for number, (person, choice) in enumerate(choices):
        person.see_step(number)
        person.press(choice)
    return id, anna, theo


def foretold(table: Table) -> tuple[Entry, ...]:
    """How a game goes on up to the village, where everybody plays sensibly."""
    before = table.seq
    played_on(table, asked("camp-next"))
    return table.log.actions[before:]


@pytest.fixture
def at_home(evening) -> Evening:
    """An evening on which no server is stopped."""
    return evening


def come(evening: Evening, log: Log, *args: object) -> tuple[str, str, Person]:
    """Somebody comes to the last question of a campaign: its id, that of the table, and who."""
    table = Table(game_by_id("chronicles"), log)
    seat = table.decision.seats[0]
    campaign, id, links = brought(evening, log)
    person = at_table(evening, links[seat], *args)
    person.seat = seat
    return campaign, id, person


def skip_the_story(person: Person) -> None:
    """Skip everything that is told after the game."""
    person.see_heading("The game is over")
    person.press(re.compile("^(Skip|To the village)"))
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def test_two_people_play_from_the_first_game_to_the_rebuilt_inn(evening):
    id, anna, theo = gathered(evening)
    people = {0: anna, 1: theo}
    anna.see_step(4)
    *others, last = foretold(evening.table(id))
    turns = [number for number, entry in enumerate(others, 1) if entry.action == a.End()]
    for entry in others[: turns[1]]:  # one whole turn each
        step(evening, id, people[entry.seat], entry.action)
    assert {others[number - 1].seat for number in turns[:2]} == {*people}
    evening.house.kill()
    anna.see(re.compile("Connection lost"))
    evening.house.restart()
    keys = keys_of(anna, id) | keys_of(theo, id)
    without_a_screen(evening, id, keys, others[turns[1] :])
    step(evening, id, people[last.seat], last.action)
    for person in (anna, theo):
        read_all(person, "The game is over", CHRONICLES.say("script-1"), "Inn, box 1")
        expect(person.page.get_by_role("button", name=re.compile("^Inn"))).to_be_visible()
    theo.see(re.compile("Anna"))
    anna.press("Enter the maze")
    theo.press("To the next game")
    anna.page.wait_for_url(re.compile(f"#/table/(?!{id})"))
    theo.page.wait_for_url(anna.page.url)
    anna.see("Game 2 of the campaign")

    sheet = evening.table(anna.table).options.sheet
    assert (sheet.games, sheet.slots[0], sheet.boxes) == (1, "inn", ("inn-1",))
    assert evening.table(anna.table).options.sheet.lying is not None


def at_the_last_action(
    evening: Evening, result: str, first: int = 0, player: str = ""
) -> tuple[str, str, Person]:
    """Somebody takes the action with which a campaign ends."""
    told = ventured(ended(result), first=first, player=player, **cleansing())
    campaign, id, person = come(evening, but_the_last(told))
    step(evening, id, person, told.log.actions[-1].action)
    return campaign, id, person


def see_how_it_ended(evening: Evening, campaign: str, id: str, person: Person) -> None:
    """The village and the page of the campaign say how it ended, and offer no next game."""
    reason = CHRONICLES.say(f"outcome-{evening.table(id).outcome.reason}")
    person.see_heading(reason)
    expect(person.button("Go on with the next game")).to_have_count(0)
    person.open(f"{evening.house.address}/#/campaigns/{campaign}")
    person.see(reason)
    expect(person.button("Go on with the next game")).to_have_count(0)


def test_whoever_undoes_the_last_knot_wins_the_campaign(at_home):
    campaign, id, anna = at_the_last_action(at_home, "won", first=2, player="greedy")
    read_all(anna, CHRONICLES.say("script-11"), "The campaign is won")
    anna.see(f"Score: {at_home.table(id).view(0).sheet.score}")
    see_how_it_ended(at_home, campaign, id, anna)


def test_one_theft_too_many_and_the_maze_collapses(at_home):
    campaign, id, anna = at_the_last_action(at_home, "lost")
    tales = [CHRONICLES.say(f"script-{number}") for number in (10, 12)]
    read_all(anna, "The game is over", *tales, "The campaign is lost")
    see_how_it_ended(at_home, campaign, id, anna)


def test_the_dragon_is_soothed_with_what_somebody_holds(at_home):
    soothing = ventured(asked("soothe-offer", least=4), **cleansing(26, ()))
    _, id, anna = come(at_home, soothing.log)
    offer = soothing.offers(anna.seat)[0]
    anna.see_heading(CHRONICLES.say("ask-soothe-offer", seat=PAIR[anna.seat].name))
    step(at_home, id, anna, offer)
    table = step(at_home, id, anna, a.Done())

    assert table.view(0).offered == (offer.card,)
    dragon = table.view(0).dragon
    expect(anna.cell(dragon)).to_have_accessible_name(re.compile("Dragon"))
    for warden in table.view(0).wardens:
        expect(anna.cell(warden)).to_have_accessible_name(re.compile("Warden"))


def may_keep_two(table: Table) -> bool:
    """The group is asked which two of several Rituals stay completed."""
    if not asked("end-rituals")(table):
        return False
    counts = [len(keep.rituals) for keep in table.offers(table.decision.seats[0])]
    return max(counts) == 2 and counts.count(2) > 1


def test_some_knots_stay_undone_for_the_next_attempt(at_home):
    failed = ventured(may_keep_two, **cleansing(0, ()))
    _, id, anna = come(at_home, failed.log)
    skip_the_story(anna)
    wanted = [ritual.id for ritual in failed.view(0).rituals if ritual.done][1:3]
    for ritual in wanted:
        name = CHRONICLES.say(f"card-{ritual}")
        anna.page.get_by_role("checkbox", name=re.compile(f"^{name}")).check()
    anna.press("Keep these 2")
    anna.see_heading("Set out again?")
    expect(anna.page.get_by_role("radio", name=re.compile("^Cleansing the Dragon"))).to_be_visible()

    assert at_home.table(id).view(0).sheet.rituals == tuple(wanted)


def on(evening: Evening, person: Person, before: str) -> str:
    """Somebody comes to the next table of the group; its id."""
    person.page.wait_for_url(re.compile(f"#/table/(?!{before})"))
    person.page.wait_for_selector("[data-step]")
    return person.table


def begin(evening: Evening, id: str, person: Person) -> Table:
    """Somebody answers whatever is asked before the first turn, with the first answer."""
    while (table := evening.table(id)).view(0).stage == "setup":
        step(evening, id, person, table.offers(0)[0])
    return table


EASIER, HARDER = Modification.TIME_MANIPULATION, Modification.FOCUSED_MIND


def test_a_campaign_is_made_easier_and_harder_between_two_games(at_home):
    village = a_sheet(2, ONE[:2])
    leaving = ventured(asked("camp-next"), ALONE, sheet=village)
    _, id, anna = come(at_home, leaving.log)
    skip_the_story(anna)
    anna.page.get_by_text("Easier or harder?").click()
    for chosen in (EASIER, HARDER):
        name = CHRONICLES.say(f"modifications-{chosen}")
        switch = anna.page.get_by_role("switch", name=re.compile(f"^{name}"))
        switch.check()
    anna.press("Enter the maze")
    table = begin(at_home, id := on(at_home, anna, id), anna)
    table = played_on(table, asked("action-main"))
    without_a_screen(at_home, id, keys_of(anna, id), table.log.actions[at_home.table(id).seq :])
    table = step(at_home, id, anna, a.End())
    anna.see_heading(CHRONICLES.say("ask-turn-next", seat="Anna"))
    step(at_home, id, anna, table.offers(0)[-1])

    assert table.options.modifications == (
        Modification.TIME_MANIPULATION,
        Modification.FOCUSED_MIND,
    )
    assert table.view(0).focus in ONE[:2]


SHOPPING = a_sheet(1, ("inn",), stash=30)


def before_the_village(first: int = 0) -> tuple[Log, Entry]:
    """A game that one action ends, and that action."""
    shop = ventured(asked("end-shop"), ALONE, first=first, sheet=SHOPPING)
    return but_the_last(shop), shop.log.actions[-1]


def test_an_evening_on_the_phone(at_home):
    log, last = before_the_village()
    _, id, phone = come(at_home, log, PHONE)
    step(at_home, id, phone, last.action)
    skip_the_story(phone)
    phone.touch(phone.button(re.compile("^Slot 2: Library or Watchtower")))
    phone.press(re.compile("^Buy a Hammer"))
    phone.press(re.compile("^Library"))
    read_all(phone, "Library, box 1")
    phone.press("To the shop")
    phone.press(re.compile("^Buy Scroll of Turning"))
    phone.press("Leave the shop")
    phone.press("Set out again?")
    phone.press("Enter the maze")
    table = begin(at_home, id := on(at_home, phone, id), phone)
    for kind in (Insert, Walk, a.End):
        table = step(at_home, id, phone, next(o for o in table.offers(0) if isinstance(o, kind)))

    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert table.options.sheet.slots[:2] == ("inn", "library")
    assert table.options.sheet.scrolls == ("scroll-turn",)


def tab_to(person: Person, name: str | re.Pattern[str]) -> None:
    """Walk with the Tab key to a button, and press it."""
    wanted = person.button(name).first
    expect(wanted).to_be_visible()
    for _ in range(120):
        if wanted.evaluate("button => button === document.activeElement"):
            return person.page.keyboard.press("Enter")
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not come to {name}")


def turn_the_pages(person: Person) -> None:
    """Read the story with the Enter key alone, up to the village."""
    pages = person.page.locator("dialog[open]")
    person.see_heading("The game is over")
    while pages.count():
        page = pages.get_by_role("heading", level=2, name=pages.locator("h2").inner_text())
        expect(pages.locator(".btn.primary")).to_be_focused()
        person.page.keyboard.press("Enter")
        expect(page).to_have_count(0)


def test_an_evening_with_the_keyboard_alone(at_home):
    log, last = before_the_village()
    _, id, anna = come(at_home, log)
    keys = anna.page.keyboard
    step(at_home, id, anna, last.action)
    turn_the_pages(anna)
    tab_to(anna, re.compile("^Slot 3"))
    for nail in (1, 2):
        tab_to(anna, re.compile("^Buy a Hammer"))
        anna.see_step(len(log.actions) + 1 + nail)
    tab_to(anna, re.compile("^Workshop"))
    anna.see_heading("Workshop, box 1")
    keys.press("Enter")
    tab_to(anna, "Leave the shop")
    tab_to(anna, "Enter the maze")
    id = on(at_home, anna, id)
    while not asked("action-main")(table := at_home.table(id)):
        tab_to(anna, CHRONICLES.tell(table.offers(0)[0]))
        anna.see_step(table.seq + 1)
    keys.press("g")
    row, column = table.view(0).pieces[0].cell
    aside = "ArrowRight" if column == 0 else "ArrowLeft"
    for key in (aside, *["ArrowUp"] * (row + 1), "r", "Enter", "Enter"):
        keys.press(key)
    anna.see_step(table.seq + 1)
    keys.press("g")
    keys.press("Enter")
    anna.see_step(table.seq + 2)
    tab_to(anna, "End your turn")
    anna.see_step(table.seq + 3)

    deeds = [type(entry.action) for entry in at_home.table(id).log.actions[table.seq :][:3]]
    assert deeds == [Insert, Walk, a.End]
    assert table.options.sheet.slots[2] == "workshop"


@pytest.mark.slow
def test_whoever_has_won_begins_again_and_rebuilds_whatever_they_like(at_home):
    won = ventured(ended("won"), first=2, player="greedy", **cleansing())
    _, _, links = brought(at_home, won.log)
    anna = at_table(at_home, links[0])
    read_all(anna, CHRONICLES.say("script-11"), "The campaign is won")
    anna.open(at_home.house.address)
    anna.page.get_by_role("radio", name=re.compile("^Chronicles")).check(force=True)
    name = CHRONICLES.say("beginning-plus")
    anna.page.get_by_role("radio", name=name, exact=True).check(force=True)
    id = anna.set_the_table(("Here", "Anna"), ("Here", "Theo"))
    anna.press("Set up the maze like this")
    anna.see_step(1)
    table = played_on(at_home.table(id), asked("end-building"))
    keys = keys_of(anna, id)
    without_a_screen(at_home, id, keys, table.log.actions[1:])
    anna.see_step(table.seq)
    read_all(anna, "The game is over", CHRONICLES.say("script-1"))
    anna.see_heading("What should stand here?")
    anna.press(re.compile("^Crypt"))
    read_all(anna, "Crypt, box 1")

    assert len(table.offers(0)) == 11
    assert at_home.table(id).view(0).sheet.slots[0] == "crypt"

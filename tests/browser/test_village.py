"""The village of chronicles, and the page of campaigns, in a real browser."""

import json
import random
import re

import msgspec
import pytest
from playwright.sync_api import expect

import dedale
from dedale.games import game_by_id
from dedale.games.chronicles.actions import Done, Save
from dedale.games.chronicles.content import BOX
from dedale.maze.turn import Walk
from dedale.store.chain import FORMAT, CampaignRecord
from dedale.text import voice_for
from tests.games.chronicles.playing import SIX
from tests.kit import rule
from tests.kit.axe import Look, complaints
from tests.kit.browsing import DESKTOP, PHONE
from tests.kit.chronicles_campaigns_in_browser import brought, keys_of
from tests.kit.chronicles_in_browser import ALONE, CHRONICLES, HEROES, LAID
from tests.kit.chronicles_sheets import a_sheet
from tests.kit.legends_in_browser import carried
from tests.kit.team_in_browser import at_table

VILLAGE = a_sheet(2, ("inn",), stash=40)


def played(until: str | None, seed: str = "village", **options):
    """A table that was played up to a question, or to its end."""
    table = dedale.open_table("chronicles", ALONE, LAID | options, seed=seed)
    chance = random.Random(seed)
    while table.decision and table.decision.ask != until:
        offers = table.offers(0)
        moves = [offer for offer in offers if isinstance(offer, Walk)]
        leaving = [offer for offer in offers if isinstance(offer, Done | Save)]
        table.submit(0, chance.choice(moves or leaving or offers))
    return table


def skip_the_story(person) -> None:
    """Skip everything that is told after the game."""
    person.press(re.compile("^Skip|^To the village$"))
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def kept_magnets(person):
    """The magnets that a browser keeps, and where they hang."""
    return json.loads(person.page.evaluate("localStorage.getItem('dedale.magnets')") or "{}")


@rule("CH-RESET-2")
def test_a_building_is_rebuilt_and_its_box_opened(evening):
    id, links = carried(evening, played("end-shop", sheet=VILLAGE).log)
    anna = at_table(evening, links[0])
    anna.see_heading("The game is over")
    skip_the_story(anna)
    anna.press(re.compile("^Slot 2: Library or Watchtower"))
    anna.press(re.compile("^Buy a Hammer"))
    expect(anna.page.locator("#skill-snare")).to_have_count(0)
    anna.press(re.compile("^Watchtower"))
    anna.see_heading("Watchtower, box 1")
    anna.see("Scruplin")
    expect(anna.page.locator("#skill-snare")).to_have_count(1)
    anna.press("To the village")
    anna.press(re.compile("^Buy Scroll of Fate"))
    anna.see("1 of 2")
    joined = anna.page.locator(".log .line", has_text="New cards join the campaign").first
    expect(joined).to_contain_text(CHRONICLES.say("quest-q-watchtower-1"))
    expect(joined).not_to_contain_text("q-watchtower")
    anna.press("Leave the shop")
    anna.press("Save for another day")
    anna.see_heading("Saved")
    sheet = evening.table(id).view(0).sheet
    assert sheet.slots[:2] == ("inn", "watchtower")
    assert sheet.scrolls == ("scroll-fate",)
    assert {*kept_magnets(anna)} == {"inn", "watchtower"}  # nobody has looked at them


@rule("CH-RESET-2")
def test_magnets_stay_where_they_are_put(evening):
    _, links = carried(evening, played("end-shop", sheet=VILLAGE).log)
    anna = at_table(evening, links[0])
    anna.see_heading("The game is over")
    skip_the_story(anna)
    anna.press("Magnets")
    inn, door = anna.button(re.compile("Inn")), anna.page.get_by_role("group", name="Magnets")
    inn.press("ArrowDown")
    stepped = kept_magnets(anna)["inn"]
    box = door.bounding_box()
    inn.hover()
    anna.page.mouse.down()
    anna.page.mouse.move(box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.6)
    anna.page.mouse.up()
    dragged, hangs = kept_magnets(anna)["inn"], inn.get_attribute("style")
    anna.page.reload()
    anna.press("Magnets")
    expect(inn).to_have_attribute("style", hangs)
    assert stepped["x"] < dragged["x"] == pytest.approx(0.7, abs=0.01)
    assert stepped["y"] < dragged["y"] == pytest.approx(0.6, abs=0.01)


@rule("CH-RESET-2")
def test_whoever_only_watches_wins_no_magnets(evening):
    _, links = carried(evening, played("end-shop", sheet=VILLAGE).log)
    guest = at_table(evening, links[0].partition("?")[0])
    skip_the_story(guest)
    guest.press("Magnets")
    guest.see("None yet.")
    assert kept_magnets(guest) == {}


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nobody_is_kept_out_of_the_village(evening, size):
    look = Look()
    _, links = carried(evening, played("end-shop", sheet=VILLAGE).log)
    anna = at_table(evening, links[0], size=size)
    anna.see_heading("The game is over")
    look.at("story", anna)
    skip_the_story(anna)
    look.at("village", anna)
    anna.press("Show a list")
    look.at("list", anna)
    for layer in ("Story so far", "Magnets"):
        anna.press(layer)
        look.at(layer, anna)
        anna.page.keyboard.press("Escape")

    assert look.found == []


IN_SIGHT = """one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === one;
}"""


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), PHONE])
def test_the_gate_to_the_maze_covers_no_switch(evening, size):
    _, _, links = brought(evening, played("camp-next", sheet=VILLAGE).log)
    anna = at_table(evening, links[0], size)
    skip_the_story(anna)
    if size == PHONE:
        anna.press("Set out again?")
    anna.page.get_by_text("Easier or harder?").click()
    switches = anna.page.get_by_role("switch").all()
    for switch in switches:
        anna.page.keyboard.press("Tab")
        expect(switch).to_be_focused()
        assert switch.evaluate(IN_SIGHT)

    assert len(switches) > 8
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_name_of_two_buildings_fits_its_tag_in_german(evening):
    _, links = carried(evening, played("end-shop", sheet=VILLAGE).log)
    tablet = at_table(evening, links[0], (1024, 768), locale="de-DE")
    tags = tablet.page.locator(".tag > span:first-child")
    expect(tags).to_have_count(5)  # and the Inn, where somebody lives
    fits = "all => all.every((one) => one.scrollWidth <= one.parentElement.clientWidth - 16)"
    assert tags.evaluate_all(fits)
    assert tablet.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_keyboard_alone_buys_a_hammer(evening):
    id, links = carried(evening, played("end-shop", sheet=VILLAGE).log)
    anna = at_table(evening, links[0])
    anna.see_heading("The game is over")
    skip_the_story(anna)
    anna.page.get_by_role("button", name=re.compile("^Slot 6")).focus()
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("button", name=re.compile("^Buy a Hammer")).focus()
    anna.page.keyboard.press("Enter")
    anna.see("1 of 3 Nails filled")
    assert evening.table(id).view(0).sheet.nails[5] == 1


def bring(person, table, file) -> None:
    """Bring a campaign of one game from a file."""
    record = CampaignRecord(FORMAT, "chronicles", "Lotte", (table.log,))
    file.write_text(json.dumps(json.loads(msgspec.json.encode(record))))
    person.page.get_by_role("link", name="Campaigns").click()
    person.page.locator("input[type=file]").set_input_files(file)
    person.see_heading("Lotte")


def test_after_a_campaign_another_begins_without_the_first_game_and_harder(evening, tmp_path):
    lost = played(None, sheet=a_sheet(0, ("inn",), track=BOX.numbers.track.length - 1))
    anna = evening.come()
    bring(anna, lost, tmp_path / "campaign.json")
    anna.page.goto(anna.page.url.partition("#")[0])
    anna.page.get_by_role("radio", name="Chronicles").check(force=True)
    begins = anna.page.get_by_role("radiogroup", name="How it begins")
    expect(begins.get_by_role("radio")).to_have_count(2)
    begins.get_by_role("radio", name="Without the first game").check(force=True)
    anna.page.get_by_text("Easier or harder").click()
    anna.page.get_by_role("switch", name="Tough Goblins").check(force=True)
    assert complaints(anna.page) == []
    anna.press("Start the game")
    anna.page.wait_for_url(re.compile("#/table/"))
    options = evening.table(anna.table).options
    assert (options.sheet.skipped, options.modifications) == (True, ("tough-goblins",))


def test_a_campaign_comes_from_a_file_and_goes_on(evening, tmp_path):
    anna = evening.come()
    bring(anna, played(None), tmp_path / "campaign.json")
    assert complaints(anna.page) == []
    anna.press("Go on with the next game")
    anna.press("Set the table")
    anna.page.wait_for_url(re.compile("#/table/"))
    anna.see("Game 2 of the campaign")


def test_others_play_the_next_game_as_the_dialogue_says(evening, tmp_path):
    anna = evening.come()
    last = played(None, characters=2, heroes=HEROES[:2], modifications=("tough-goblins",))
    bring(anna, last, tmp_path / "campaign.json")
    anna.press("Go on with the next game")
    dialogue = anna.page.get_by_role("dialog")
    dialogue.get_by_role("switch", name="The same people").uncheck(force=True)
    anna.press("Add a seat")
    expect(dialogue.get_by_role("radiogroup", name="content pack")).to_have_count(0)
    characters = dialogue.get_by_role("radiogroup", name="How many Characters play")
    expect(characters.get_by_role("radio", name="2")).to_be_checked()
    characters.get_by_role("radio", name="one each").check(force=True)
    dialogue.get_by_text("Easier or harder").click()
    goblins = dialogue.get_by_role("switch", name="Tough Goblins")
    expect(goblins).to_be_checked()
    assert complaints(anna.page) == []
    goblins.uncheck(force=True)
    anna.press("Set the table")
    anna.page.wait_for_url(re.compile("#/table/"))
    table = evening.table(anna.table)
    assert (len(table.seats), table.options.characters, table.options.modifications) == (3, 0, ())


def test_whoever_opens_the_next_game_of_a_campaign_sits_in_their_own_seat(evening):
    campaign, first, links = brought(evening, played(None).log)
    anna = at_table(evening, links[0])
    keys = {str(seat): key for seat, key in keys_of(anna, first).items()}
    path = f"/api/campaigns/{campaign}/next"
    _, onward = evening.house.post(path, {"seen": 1, "keys": keys})  # as a friend elsewhere does
    assert onward["table"] != first
    anna.open(f"{evening.house.address}/#/table/{onward['table']}")
    anna.see_heading(re.compile("^Your turn, Anna"))
    anna.open(evening.house.address)
    anna.page.get_by_role("link", name=re.compile("^Resume")).first.click()
    anna.see_heading(re.compile("^Your turn, Anna"))


def test_another_story_begins_in_french(evening):
    say = voice_for("fr", game_by_id("chronicles"), more=["dedale.server"]).say
    campaign, first, links = brought(evening, played(None).log)
    anna = at_table(evening, links[0], locale="fr-FR")
    anna.open(f"{evening.house.address}/#/campaigns/{campaign}")
    anna.press(say("campaigns-branch"))
    anna.page.wait_for_url(re.compile(f"#/campaigns/(?!{campaign})"))
    anna.press(say("campaigns-go-on"))
    anna.press(say("campaigns-start"))
    anna.page.wait_for_url(re.compile("#/table/"))
    anna.see(say("screen-game-number", number=2))
    assert evening.table(anna.table).options.sheet == evening.table(first).view(0).sheet
    status, old = evening.house.get(f"/api/campaigns/{campaign}")
    assert (status, old["campaign"]["games"]) == (200, 1)  # the first story is as it was


def test_after_a_pause_the_same_people_set_out_for_the_dragon(evening, tmp_path):
    anna = evening.come()
    bring(anna, played(None, sheet=a_sheet(4, SIX)), tmp_path / "campaign.json")
    anna.press("Go on with the next game")
    scenario = anna.page.get_by_role("radiogroup", name="What is played")
    expect(scenario.get_by_role("radio", name="a standard game")).to_be_checked()
    scenario.get_by_role("radio", name="the final game").check(force=True)
    assert complaints(anna.page) == []
    anna.press("Set the table")
    anna.page.wait_for_url(re.compile("#/table/"))
    assert evening.table(anna.table).options.scenario == "final"

"""Whole evenings of legends, from the lobby to the end."""

import re

import pytest
from playwright.sync_api import expect

import dedale
from dedale.core.log import ME, Place
from dedale.core.records import Seat
from dedale.games import game_by_id
from dedale.games.legends.actions import EndTurn, KeepItem, PickHero, Play, RollDie
from dedale.games.legends.events import Entered, Revealed
from dedale.games.legends.state import Journal
from dedale.table import Table
from dedale.text import voice_for
from tests.browser.test_evenings import invited_by, sit_down
from tests.cli.test_play import Terminal
from tests.kit.browsing import DESKTOP, PHONE, Evening, Person
from tests.kit.chronicles_campaigns_in_browser import brought as campaign_brought
from tests.kit.legends_in_browser import (
    LEGENDS,
    anna_is_asked,
    brought,
    legends_do,
    nearly_won,
    seat_of,
    thing,
    won,
)
from tests.kit.sampling import sampled
from tests.kit.team_in_browser import at_table

SOFA = (Place("Anna", ME), Place("Ben", ME))
PARTY = ("knight", "enchantress")
FRIENDS = (Place("Anna", ME), Place("Theo", ME), Place("Wren", "greedy"))


def chosen(person: Person, **choices: str) -> None:
    """Choose in the lobby what is played, and how."""
    person.page.get_by_role("radio", name=re.compile(LEGENDS.say("game"))).check(force=True)
    for name, value in choices.items():
        row = person.page.get_by_role("radiogroup", name=re.compile(f"^The {name}"))
        row.get_by_role("radio", name=LEGENDS.say(f"{name}-{value}")).check(force=True)


@pytest.mark.slow
def test_two_people_and_a_computer_partner_put_out_the_fire(rigged_evening):
    evening, story = rigged_evening, won(FRIENDS, chapter="fire", difficulty="easy")
    evening.house.dealer.seed = story.seed
    anna, theo = evening.come(), evening.come()
    chosen(anna, chapter="fire", difficulty="easy")
    id = anna.set_the_table(("Here", "Anna"), ("Invite", "Theo"), ("Computer", "Wren"))
    sit_down(theo, invited_by(anna), "Theo")

    def as_told(table: Table, _: int) -> object:
        return story.actions[table.seq].action

    over = evening.play(id, {0: anna, 1: theo}, do=legends_do, choose=as_told)
    assert over.log.actions == story.actions
    for person in (anna, theo):
        person.see_heading("Anna, Theo, Wren won")
        person.see(LEGENDS.say("outcome-won"))
        person.see(LEGENDS.say("fact-found"))


def step(evening: Evening, id: str, sofa: Person, action: object = None) -> Table:
    """One step of those who share a screen: this one, or what gives the chapter up soonest."""
    table = evening.table(id)
    seat = seat_of(table)
    offers = table.offers(seat)
    if action is None:
        action = EndTurn() if EndTurn() in offers else offers[-1]
    assert action in offers
    sofa.take_the_screen(table.seats[seat].name)
    sofa.see_step(table.seq)
    legends_do(sofa, table, action)
    sofa.see_step(table.seq + 1)
    return evening.table(id)


def give_up(evening: Evening, id: str, sofa: Person) -> None:
    """Play on without hope, until the chapter is lost."""
    while step(evening, id, sofa).decision:
        continue


def restart(evening: Evening, person: Person) -> None:
    """The server is killed as in a crash, and started again."""
    evening.house.kill()
    person.see(re.compile("Connection lost"))
    evening.house.restart()
    expect(person.page.locator(".toast", has_text="Connection lost")).to_have_count(0)


def go_on(sofa: Person, id: str, chapter: str = "") -> str:
    """The next table of the campaign: as it comes, or from its page with another chapter."""
    if chapter:
        sofa.page.get_by_role("link", name="This campaign").click()
        sofa.press("Go on with the next game")
        row = sofa.page.get_by_role("radiogroup", name=re.compile("^The chapter"))
        row.get_by_role("radio", name=LEGENDS.say(f"chapter-{chapter}")).check(force=True)
        sofa.press("Set the table")
    else:
        sofa.press("Go on with the next game")
    sofa.page.wait_for_url(re.compile(f"#/table/(?!{id})"))
    sofa.page.wait_for_selector("[data-step]")
    return sofa.table


def at_the_last_action(evening: Evening, **options: object) -> tuple[str, Person, object]:
    """Two who share a screen are about to win a chapter: their table, and how they do it."""
    log, victory = nearly_won(SOFA, heroes=PARTY, **options)
    _, id, links = campaign_brought(evening, log)
    sofa = evening.come()
    for link in links:
        sofa.open(link)
        sofa.page.wait_for_selector("[data-step]")
    return id, sofa, victory


def test_a_campaign_goes_through_all_five_chapters_and_outlives_the_server(own_evening):
    evening = own_evening
    id, sofa, victory = at_the_last_action(evening, difficulty="easy")
    table = step(evening, id, sofa, victory)
    kept = 0
    while table.decision:
        sofa.see(re.compile("^Won in [0-9]+ turns"))
        item = table.offers(seat_of(table))[0]
        kept += item != KeepItem()
        table = step(evening, id, sofa, item)
    sofa.see_heading("Anna, Ben won")
    restart(evening, sofa)
    id = go_on(sofa, id)
    expect(sofa.page.locator(".kept .chip")).to_have_count(kept)
    give_up(evening, id, sofa)
    id = go_on(sofa, id)
    others = sampled(("crystals", "magma", "darkness"))
    for chapter in others:
        give_up(evening, id, sofa)
        restart(evening, sofa)
        id = go_on(sofa, id, chapter)
    give_up(evening, id, sofa)
    id = go_on(sofa, id)

    pages = [
        "Won in",
        "Lost after.*Lost after",
        *["Lost after"] * len(others),
        *["Still ahead"] * (3 - len(others)),
    ]
    expect(sofa.page.locator(".journal li")).to_have_text([re.compile(page) for page in pages])
    assert [page.won for page in evening.table(id).options.journal.pages] == [
        True,
        *[False] * (2 + len(others)),
    ]


def test_a_campaign_begins_in_the_lobby_and_a_chapter_on_its_own_does_not(evening):
    anna = evening.come()
    chosen(anna, chapter="moons")
    alone = anna.set_the_table(("Here", "Anna"), ("Computer", "Wren"))
    anna.open(evening.house.address)
    chosen(anna, chapter="moons")
    length = anna.page.get_by_role("radiogroup", name="Length")
    length.get_by_role("radio", name="A campaign").check(force=True)
    told = anna.set_the_table(("Here", "Anna"), ("Computer", "Wren"))
    journals = [evening.table(id).options.journal for id in (alone, told)]
    chapters = [evening.table(id).options.chapter for id in (alone, told)]

    assert journals == [None, Journal()]
    assert chapters == ["moons", "moons"]
    anna.open(f"{evening.house.address}/#/campaigns")
    anna.see(re.compile(LEGENDS.say("game")))


@pytest.mark.slow
def test_whoever_beats_the_darkness_has_won_the_campaign(evening):
    id, sofa, victory = at_the_last_action(evening, chapter="darkness")
    over = step(evening, id, sofa, victory)

    assert over.outcome.winners == (0, 1)
    sofa.see(LEGENDS.say("outcome-campaign"))
    expect(sofa.button("Go on with the next game")).to_have_count(0)
    sofa.page.get_by_role("link", name="This campaign").click()
    sofa.see(re.compile(LEGENDS.say("outcome-campaign")))
    expect(sofa.button("Go on with the next game")).to_have_count(0)


SEEN = """
() => {
  window.seen = [];
  const look = () => {
    const name = document.querySelector(".held-up b")?.textContent;
    if (name && name !== window.seen.at(-1)) window.seen.push(name);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
"""  # the names of cards that were held up


def test_a_revealed_card_is_held_up_and_ends_where_it_is_shown_without_motion(evening):
    def a_monster_comes(table: Table) -> bool:
        if not anna_is_asked("act")(table):
            return False
        ahead = Table(table.game, table.log)
        kinds = [type(event) for event in ahead.submit(Seat(0), EndTurn())]
        return kinds.count(Revealed) == 1 and Entered in kinds and ahead.decision.ask == "act"

    id, links = brought(evening, a_monster_comes, SOFA, heroes=PARTY)
    anna, home = at_table(evening, links[0]), links[0].split("?")[0]
    calm = at_table(evening, home)
    lively = at_table(evening, home, pace="brisk", reduced_motion="no-preference")
    for guest in (calm, lively):
        guest.see("You are watching")
        guest.page.evaluate(SEEN)
    seq = evening.table(id).seq
    anna.press("End your turn")
    for guest in (calm, lively):
        guest.see_step(seq + 1)

    card = evening.table(id).view(0).passage[0].card
    assert lively.page.evaluate("seen") == [LEGENDS.say(f"card-{card}")]
    assert calm.page.evaluate("seen") == []
    expect(lively.page.locator(".held-up")).to_have_count(0)
    passages = [guest.page.locator(".passage").aria_snapshot() for guest in (calm, lively)]
    assert passages[0] == passages[1]
    assert LEGENDS.say(f"card-{card}") in passages[0]


def test_the_language_changes_during_a_turn(evening):
    id, links = brought(evening, anna_is_asked("act"), heroes=PARTY)
    anna = at_table(evening, links[0], locale="fr-FR")
    table = evening.table(id)
    card = next(offer for offer in table.offers(0) if isinstance(offer, Play))
    for language, action in (("fr", card), ("de", EndTurn())):
        voice = voice_for(language, table.game)
        anna.page.get_by_role("button", name=language.upper(), exact=True).click()
        anna.see(re.compile(re.escape(voice.say("chapter-fire"))))
        if action == card:
            anna.touch(thing(anna, f"card:{card.card}"))
        anna.press(re.compile(f"^{re.escape(voice.tell(action))}"))
        anna.see_step(table.seq + 1 + (action != card))

    assert [e.action for e in evening.table(id).log.actions[table.seq :][:2]] == [card, EndTurn()]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_hint_says_why_and_is_followed_step_by_step(evening, size):
    id, links = brought(evening, anna_is_asked("act"), heroes=PARTY)
    anna = at_table(evening, links[0], size)
    anna.press(re.compile("^Hint"))
    bubble = anna.page.get_by_role("region", name="Hint")
    expect(bubble.get_by_role("listitem")).not_to_have_count(0)
    expect(anna.page.locator(".hinted").first).to_be_visible()
    seq = evening.table(id).seq
    expect(bubble.get_by_role("button", name="Do it")).to_be_in_viewport(ratio=1)
    bubble.get_by_role("button", name="Do it").click()
    anna.see_step(seq + 1)

    assert evening.table(id).seq > seq


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_turn_is_composed_on_the_mat_and_proposed_to_a_friend(evening, size):
    id, links = brought(evening, anna_is_asked("act"), SOFA, heroes=PARTY)
    anna, ben = at_table(evening, links[0]), at_table(evening, links[1], size)
    ben.press(re.compile("^Propose a turn"))
    table = evening.table(id)
    card = next(offer for offer in table.offers(0) if isinstance(offer, Play))
    legends_do(ben, table, card)
    expect(ben.page.locator(".composer").get_by_role("listitem")).to_have_count(1)
    ben.press(re.compile("^Propose$"))
    anna.press(re.compile("^Look$"))
    expect(thing(anna, f"card:{card.card}")).to_have_class(re.compile("hinted"))
    anna.press("Adopt it")
    ben.see_step(table.seq + 1)

    assert evening.table(id).log.actions[-1].action == card


def test_a_die_that_is_rolled_looks_unlike_a_face_that_is_named(evening):
    id, links = brought(evening, anna_is_asked("die-before"), heroes=PARTY, chapter="moons")
    anna = at_table(evening, links[0])
    rolled = anna.page.locator(".question").get_by_role("button", name="Roll the die")
    expect(rolled.locator(".drawn")).to_have_text("Roll the die")
    table = evening.table(id)
    rolled.click()
    anna.see_step(table.seq + 1)

    assert isinstance(evening.table(id).log.actions[table.seq].action, RollDie)


def test_a_campaign_that_was_begun_elsewhere_goes_on_in_the_terminal(tmp_path):
    log, victory = nearly_won(SOFA, difficulty="easy", heroes=PARTY)
    table = Table(game_by_id(log.game), log)
    table.submit(seat_of(table), victory)
    file = tmp_path / "campaign.json"
    dedale.save(table.log, file)
    terminal = Terminal("play", log.game, "--lang", "en", "--save", str(file))
    for _ in ("Anna keeps an item", "Ben keeps an item"):
        terminal.sees("A number from 1 to")
        terminal.types("1")
    terminal.sees("The campaign goes on")
    terminal.types("")
    terminal.sees(LEGENDS.say("chapter-moons"))
    terminal.sees("A number from 1 to")
    terminal.types("1")
    terminal.sees("A number from 1 to")
    terminal.types("q")
    terminal.closes()
    following = dedale.load(tmp_path / "campaign.2.json")[1]

    assert len(following.options.journal.kept) == 2
    assert following.options.journal.pages[0].won
    assert [entry.action for entry in following.actions] == [PickHero("knight")]

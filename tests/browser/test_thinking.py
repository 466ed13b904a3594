"""Hints, reviews and practice copies, as people find them on their screens."""

import re

from playwright.sync_api import Route, expect

import dedale
from dedale.core.log import ME, Place
from dedale.table import hint
from tests.browser.test_evenings import renamed
from tests.browser.test_screens import WIDTHS, at_table, played, settle
from tests.kit.axe import Look
from tests.kit.browsing import PHONE, VOICE, Evening, Person
from tests.kit.legends_in_browser import carried


def advised(evening: Evening, id: str) -> list[object]:
    """What a good player would do at a table, and why, in the words of the server."""
    table = evening.table(id)
    assert table.decision
    advice = hint(table, table.decision.seats[0])()
    return [*advice.actions, VOICE.say(advice.why.key, **advice.why.facts)]


def bubble(person: Person):
    """The hint that a person sees."""
    return person.page.get_by_role("region", name="A hint")


def taken(evening: Evening, id: str, steps: int) -> list[object]:
    """The first actions of a table."""
    return [entry.action for entry in evening.table(id).log.actions][:steps]


def look_back(evening: Evening, **context: object) -> tuple[Person, str]:
    """Anna has played to the end, and looks at the review of the game."""
    id, link = played(evening)
    anna = evening.come(**context)
    anna.open(link)
    anna.see_heading("Anna won")
    anna.press("Review")
    expect(anna.page.get_by_role("heading", name="What cost most")).to_be_visible()
    return anna, id


def costly(person: Person):
    """The turns that cost most."""
    return person.page.get_by_role("link", name=re.compile("^Turn .* cost "))


def practise(person: Person, seat: str) -> str:
    """Play on from the moment that is looked at; the id of the copy."""
    old = person.table
    person.press("Play on from here")
    person.page.get_by_role("radio", name=seat).check(force=True)
    person.press("Start practising")
    person.page.wait_for_url(re.compile(f"#/table/(?!{old})"))
    person.see_heading(f"Your turn, {seat}")
    return person.table


def test_a_hint_is_asked_for_and_followed_with_the_keyboard_alone(evening):
    anna, id = at_table(evening)
    slide, walk, why = advised(evening, id)
    keys = anna.page.keyboard
    keys.press("h")
    expect(bubble(anna)).to_contain_text(why)
    expect(anna.page.locator("[aria-live=polite]").first).to_contain_text(why)
    arrow = anna.button(re.compile(f"^Push {VOICE.say(f'arrow-{slide.arrow}')}: chosen"))
    expect(arrow).to_be_focused()
    keys.press("Enter")
    anna.see_step(1)
    expect(bubble(anna)).to_contain_text(VOICE.tell(walk))
    expect(anna.cell(walk.cell)).to_be_focused()
    keys.press("Enter")
    anna.see_step(2)

    assert taken(evening, id, 2) == [slide, walk]
    expect(bubble(anna)).to_have_count(0)


def test_a_hint_on_a_phone_lies_below_the_board_and_moves_nothing(evening):
    phone = evening.come(PHONE)
    id = phone.set_the_table(("Here", "Anna"), ("Computer", "Wren"))
    phone.see_heading("Your turn, Anna")
    grid = phone.page.get_by_role("grid")
    before = grid.bounding_box()
    slide, walk, why = advised(evening, id)
    phone.press("Hint")
    expect(bubble(phone)).to_contain_text(why)
    assert grid.bounding_box() == before
    assert bubble(phone).bounding_box()["y"] >= before["y"] + before["height"]
    phone.press("Do it")
    phone.see_step(1)
    expect(bubble(phone)).to_contain_text(VOICE.tell(walk))
    phone.press("Do it")
    phone.see_step(2)

    assert taken(evening, id, 2) == [slide, walk]


def test_escape_closes_a_hint_with_everything_that_it_considered(evening):
    anna, id = at_table(evening)
    anna.page.keyboard.press("h")
    expect(bubble(anna).get_by_role("button", name="Do it")).to_be_visible()
    anna.page.keyboard.press("Escape")

    expect(bubble(anna)).to_have_count(0)
    expect(anna.page.locator("[aria-pressed=true][data-arrow]")).to_have_count(0)
    assert evening.table(id).seq == 0


def test_whoever_goes_another_way_is_left_alone(evening):
    anna, id = at_table(evening)
    slide, *_ = advised(evening, id)
    anna.page.keyboard.press("h")
    expect(bubble(anna).get_by_role("button", name="Do it")).to_be_visible()
    other = next(a for a in evening.table(id).offers(0) if a.arrow != slide.arrow)
    anna.button(re.compile(f"^Push {VOICE.say(f'arrow-{other.arrow}')}")).click(force=True)
    anna.press("Push it in")
    anna.see_step(1)

    expect(bubble(anna)).to_have_count(0)


def test_a_hint_that_a_message_overtakes_is_dropped_and_can_be_asked_for_again(evening):
    friends = (Place("Anna", ME), Place("Ben", ME))
    surprised = dedale.open_table("classic", friends, {"events": True}, seed="hedge 0")
    id, links = carried(evening, surprised.log)
    anna = evening.come()
    anna.open(links[0])
    slide, *_ = advised(evening, id)
    anna.press("Hint")
    anna.press("Do it")
    anna.see_step(1)
    assert evening.table(id).decision.ask == "double-shift"
    expect(bubble(anna)).to_have_count(0)
    again, *_, why = advised(evening, id)
    anna.press("Hint")
    expect(bubble(anna)).to_contain_text(why)
    anna.press("Do it")
    anna.see_step(2)

    assert taken(evening, id, 2) == [slide, again]


def test_hints_can_be_counted_and_the_same_one_again_is_free(evening):
    anna = evening.come()
    anna.page.get_by_role("radio", name="Three each").check(force=True)
    anna.set_the_table(("Here", "Anna"), ("Computer", "Wren"))
    anna.see_heading("Your turn, Anna")
    anna.press("Hint, 3 left")
    expect(anna.button("Hint, 2 left")).to_be_visible()
    anna.press("Close the hint")
    anna.press("Hint, 2 left")

    expect(bubble(anna)).to_be_visible()
    expect(anna.button("Hint, 2 left")).to_be_visible()


def test_a_table_can_do_without_hints(evening):
    anna = evening.come()
    anna.page.get_by_role("radio", name="None").check(force=True)
    anna.set_the_table(("Here", "Anna"), ("Computer", "Wren"))
    anna.see_heading("Your turn, Anna")
    anna.page.keyboard.press("h")

    expect(anna.button(re.compile("^Hint"))).to_have_count(0)
    expect(bubble(anna)).to_have_count(0)


def test_a_game_that_nobody_has_drawn_gives_hints_in_words(evening):
    anna = evening.come()
    texts = f"{evening.house.address}/api/texts/en"
    anna.page.route(f"{texts}/undrawn", lambda route: route.continue_(url=f"{texts}/classic"))
    anna.page.route_web_socket(re.compile("/socket$"), renamed("classic", "undrawn"))
    id = anna.set_the_table(("Here", "Anna"), ("Computer", "Wren"))
    slide, _, why = advised(evening, id)
    anna.press("Hint")
    expect(bubble(anna)).to_contain_text(why)
    anna.press("Do it")
    anna.see_step(1)

    assert taken(evening, id, 1) == [slide]


def test_a_review_shows_how_close_everybody_was_and_leads_to_what_cost_most(evening):
    anna, id = look_back(evening)
    last = evening.table(id).seq
    graph = anna.page.get_by_role("img", name=re.compile("At the end: Anna 0"))
    expect(graph).to_be_visible()
    moment = anna.page.get_by_role("slider", name="Moment in the graph")
    moment.press("ArrowRight")
    anna.see(f"Move 1 of {last}")
    anna.page.get_by_text("The graph as a table").click()
    expect(anna.page.get_by_role("cell").first).to_be_visible()
    assert 1 <= costly(anna).count() <= 3
    costly(anna).first.click()
    anna.page.wait_for_url(re.compile(rf"#/table/{id}/\d+$"))
    seq = int(anna.page.url.rsplit("/", 1)[1])
    anna.see(f"Move {seq} of {last}")
    expect(anna.page.locator("[data-hinted]")).to_have_count(1)

    theo = evening.come(address=anna.page.url)
    theo.see(f"Move {seq} of {last}")
    expect(theo.page.locator("[data-hinted]")).to_have_count(0)


def test_a_better_turn_is_drawn_whoever_looks_on(evening):
    anna, _ = look_back(evening)
    better = anna.page.locator("[data-hinted], [data-thread]")
    secret = anna.page.get_by_text("Only you see this")
    costly(anna).first.click()
    expect(secret).to_be_visible()
    expect(better).to_have_count(2)  # the push, and the way that follows

    anna.page.get_by_role("combobox", name="Seen by").select_option("Guests")
    expect(secret).to_have_count(0)
    expect(better).to_have_count(2)


def without_advice(route: Route) -> None:
    """The games of the house, none of which anybody knows well."""
    answer = route.fetch()
    route.fulfill(response=answer, json=[game | {"advice": False} for game in answer.json()])


def test_where_nobody_knows_a_game_well_there_are_neither_hints_nor_reviews(evening):
    _, link = played(evening)
    anna = evening.come()
    anna.page.route("**/api/games", without_advice)
    anna.page.reload()
    expect(anna.button("Start the game")).to_be_visible()
    expect(anna.page.get_by_role("radio", name="Three each")).to_have_count(0)
    anna.set_the_table(("Here", "Anna"), ("Computer", "Wren"))
    anna.see_heading("Your turn, Anna")
    anna.page.keyboard.press("h")
    expect(anna.button(re.compile("^Hint"))).to_have_count(0)
    expect(bubble(anna)).to_have_count(0)
    anna.open(link)
    anna.see_heading("Anna won")
    expect(anna.button("Review")).to_have_count(0)
    anna.press("Replay")

    expect(anna.page.get_by_role("slider", name="Move", exact=True)).to_be_visible()
    expect(anna.page.get_by_text("Review", exact=True)).to_have_count(0)


def test_a_practice_copy_says_so_and_leaves_the_game_as_it_was(evening):
    anna, id = look_back(evening)
    before = evening.table(id).log
    costly(anna).first.click()
    anna.page.wait_for_url(re.compile(rf"#/table/{id}/\d+$"))
    moment = anna.page.url
    seat = anna.page.get_by_role("combobox", name="Seen by").input_value()
    copy = practise(anna, ("Anna", "Theo")[int(seat)])
    mark = anna.page.get_by_role("link", name=re.compile("^Back to move"))
    expect(mark).to_have_attribute("href", moment[moment.index("#") :])
    anna.see("Nothing here counts.")
    assert anna.page.title().startswith("Practice")
    evening.play(copy, {int(seat): anna}, most=1)

    assert evening.table(id).log == before
    anna.open(evening.house.address)
    carry_on = anna.page.get_by_role("region", name="Carry on")
    expect(carry_on.get_by_text("Practice", exact=True)).to_be_visible()


def test_people_at_one_screen_practise_together(evening):
    anna, id = look_back(evening)
    anna.page.get_by_role("slider", name="Move", exact=True).fill("8")
    anna.see("You are looking back at move 8.")
    anna.press("Play on from here")
    others = anna.page.get_by_role("combobox", name="The other seats")
    expect(others).to_have_value("sharp")
    others.select_option("People at this screen")
    anna.press("Start practising")
    anna.page.wait_for_url(re.compile(f"#/table/(?!{id})"))

    evening.play(anna.table, {0: anna, 1: anna}, most=3)
    assert evening.table(anna.table).seq == 11


def look_at_hints(look: Look, person: Person, name: str) -> None:
    """Look at a hint, and at the walk that follows."""
    person.set_the_table(("Here", "Anna"), ("Computer", "Wren"))
    person.see_heading("Your turn, Anna")
    person.press("Hint")
    expect(bubble(person).get_by_role("button", name="Do it")).to_be_visible()
    look.at(f"hint on {name}", person)
    person.press("Do it")
    person.see_step(1)
    look.at(f"rest of a hint on {name}", person)


def look_at_a_review(look: Look, person: Person, link: str, name: str) -> None:
    """Look at a review, at a better turn, and at a practice copy."""
    person.open(link)
    person.see_heading("Anna won")
    person.press("Review")
    expect(costly(person).first).to_be_visible()
    person.page.get_by_text("The graph as a table").click()
    look.at(f"review on {name}", person)
    costly(person).first.click()
    expect(person.page.locator("[data-hinted]")).to_have_count(1)
    look.at(f"better turn on {name}", person)
    person.press("Play on from here")
    look.at(f"practice dialogue on {name}", person)
    person.press("Start practising")
    person.see_heading(re.compile("^Your turn"))
    look.at(f"practice on {name}", person)


def test_axe_finds_nothing_where_people_think(evening):
    look = Look()
    _, link = played(evening)
    for name, size in {"a desk": (1440, 900), "a phone": PHONE}.items():
        person = evening.come(size, bypass_csp=True)
        look_at_hints(look, person, name)
        look_at_a_review(look, person, link, name)

    assert look.found == []


def test_nothing_scrolls_sideways_in_a_german_review(evening):
    _, link = played(evening)
    anna = evening.come(locale="de-DE")
    wide = {}

    def measure(screen: str) -> None:
        for width in WIDTHS:
            anna.page.set_viewport_size({"width": width, "height": 800})
            settle(anna)
            wide[screen, width] = anna.page.evaluate("document.documentElement.scrollWidth")

    anna.open(link)
    anna.see_heading("Gewonnen: Anna")
    anna.press("Analyse")
    cards = anna.page.get_by_role("link", name=re.compile("^Spielzug"))
    expect(cards.first).to_be_visible()
    measure("review")
    anna.page.set_viewport_size({"width": 1440, "height": 900})
    cards.first.click()
    expect(anna.page.locator("[data-hinted]")).to_have_count(1)
    measure("better turn")
    anna.press("Von hier weiterspielen")
    anna.press("Übung beginnen")
    anna.see("Übung")
    measure("practice")

    assert {at: width for at, width in wide.items() if width > at[1]} == {}

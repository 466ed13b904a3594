"""Every screen, as people of all kinds find it on devices of all kinds."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import dedale
from dedale.core.log import ME, Place
from tests.kit.axe import Look, complaints
from tests.kit.browsing import PHONE, TABLET, VOICE, Evening, Person
from tests.kit.proxy import Proxy
from tests.kit.sampling import sampled

WIDTHS = sampled((360, 834, 1280, 390, 768, 1024, 1440, 1920), 3)
SMALL = [(390, 664), (360, 640)]
PUSH_IT_IN = re.compile("^Push it in")  # the button, not an arrow that says the same


def played(evening: Evening, steps: int = 1000) -> tuple[str, str]:
    """A table to which a game was brought, played so far or to its end: its id, and Anna's link."""
    seats = (Place("Anna", ME), Place("Theo", ME))
    table = dedale.open_table("classic", seats, seed="knossos")
    while table.decision and table.seq < steps:
        seat = table.decision.seats[0]
        table.submit(seat, dedale.answer(table, seat, "greedy"))
    path = evening.data / "record.json"
    dedale.save(table.log, path)
    status, laid = evening.house.post("/api/records", path.read_bytes())
    assert status == 201, laid
    id = laid["id"]
    return id, f"{evening.house.address}/#/table/{id}?seat=0&key={laid['keys'][0]}"


def at_table(evening: Evening, *seats: tuple[str, str], **context: object) -> tuple[Person, str]:
    """Somebody at a new table, whose turn it is."""
    person = evening.come(**context)
    id = person.set_the_table(*(seats or (("Here", "Anna"), ("Computer", "Wren"))))
    person.see_heading("Your turn, Anna")
    return person, id


def cells(person: Person) -> list[str]:
    """What is said of every cell."""
    places = person.page.get_by_role("gridcell").all()
    return [place.get_attribute("aria-label") or "" for place in places]


def in_round_two(evening: Evening, *before: Callable[[Person], None]) -> tuple[Person, str]:
    """Anna at a table where everybody has played once; `before` happens before she comes."""
    id, link = played(evening, 4)
    anna = evening.come()
    for prepare in before:
        prepare(anna)
    anna.open(link)
    anna.see_heading("Your turn, Anna")
    return anna, id


def opened_rule(person: Person) -> Locator:
    """The rule at which the book is open."""
    return person.page.locator("article:focus").first


def settle(person: Person) -> None:
    """Let the page draw what it was told."""
    person.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
    )


def look_around_the_lobby(look: Look, anna: Person) -> None:
    """Look at the lobby, and at what can be opened there."""
    anna.see_heading("What shall we play?")
    look.at("lobby", anna)
    anna.press("Settings")
    look.at("settings", anna)
    anna.press("Done")
    anna.press("Rules")
    anna.see("CL-CMP-1")
    look.at("rules", anna)
    anna.page.get_by_role("tab", name="Keys").click()
    look.at("keys", anna)
    anna.press("Close")


def look_at_a_turn(look: Look, anna: Person, evening: Evening) -> None:
    """Look at each step of a turn, and at the turn of a friend who is not there yet."""
    anna.set_the_table(("Here", "Anna"), ("Invite", "Theo"))
    anna.see_heading("Your turn, Anna")
    look.at("slide", anna)
    anna.press("Invite")
    look.at("invite", anna)
    anna.press("Done")
    anna.consider(evening.advice(anna.table))
    expect(anna.button(PUSH_IT_IN)).to_be_enabled()
    look.at("preview", anna)
    anna.press(PUSH_IT_IN)
    anna.see_step(1)
    anna.page.get_by_role("tab", name="Chat").click()
    look.at("walk and chat", anna)
    anna.press("Stay")
    anna.see_heading("Waiting for Theo")
    look.at("waiting", anna)


def look_at_ends(look: Look, anna: Person, evening: Evening) -> None:
    """Look at a game that is over, at one that never was, and at what there is to come back to."""
    id, _ = played(evening)
    anna.open(f"{evening.house.address}/#/table/{id}")
    anna.see_heading("Anna won")
    look.at("finished", anna)
    anna.press("Replay")
    anna.see("You are looking back")
    look.at("replay", anna)
    anna.open(f"{evening.house.address}/#/table/unknown")
    anna.see_heading("This table could not be opened")
    look.at("unknown table", anna)
    anna.open(evening.house.address)
    anna.see("Resume")
    look.at("lobby with tables", anna)


def look_at_a_phone(look: Look, sofa: Person, evening: Evening) -> None:
    """Look at a lesson, and at a screen that people share."""
    sofa.page.get_by_role("link", name="How to play").first.click()
    sofa.see("1 of 9")
    look.at("lesson on a phone", sofa)
    sofa.open(evening.house.address)
    sofa.set_the_table(("Here", "Anna"), ("Here", "Theo"))
    expect(sofa.button("I am Anna, open up")).to_be_visible()
    look.at("curtain", sofa)
    sofa.take_the_screen("Anna")
    look.at("table on a phone", sofa)
    sofa.press("Log")
    look.at("log on a phone", sofa)


def test_axe_finds_nothing_on_any_screen(evening):
    look = Look()
    anna = evening.come(bypass_csp=True)
    look_around_the_lobby(look, anna)
    look_at_a_turn(look, anna, evening)
    look_at_ends(look, anna, evening)
    look_at_a_phone(look, evening.come(PHONE, bypass_csp=True), evening)

    assert look.found == []


def test_axe_complains_where_something_is_wrong(evening):
    anna = evening.come(bypass_csp=True)
    anna.see_heading("What shall we play?")
    anna.page.evaluate("document.querySelector('h1').outerHTML = '<button></button>'")

    assert any(complaint.startswith("button-name") for complaint in complaints(anna.page))


def test_nothing_scrolls_sideways_in_german(evening):
    anna = evening.come(locale="de-DE")
    wide = {}

    def measure(screen: str) -> None:
        for width in WIDTHS:
            anna.page.set_viewport_size({"width": width, "height": 800})
            settle(anna)
            wide[screen, width] = anna.page.evaluate("document.documentElement.scrollWidth")

    measure("lobby")
    id, _ = played(evening, 6)
    anna.open(f"{evening.house.address}/#/table/{id}")
    anna.see_heading(re.compile("^(Anna|Theo)"))
    measure("table")

    assert {at: width for at, width in wide.items() if width > at[1]} == {}


TOO_WIDE = """all => all
  .filter((one) => one.scrollWidth > one.clientWidth
    || one.getBoundingClientRect().right > one.closest("form").getBoundingClientRect().right)
  .map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_all_choices_of_the_lobby_fit_into_their_rows(evening, locale):
    anna = evening.come(locale=locale)
    covers = anna.page.get_by_role("radiogroup").first.get_by_role("radio")
    expect(covers).to_have_count(4)
    for cover in covers.all():
        cover.check(force=True)
        for width in (360, 390, 1024, 1280):
            anna.page.set_viewport_size({"width": width, "height": 800})
            settle(anna)
            assert anna.page.locator("form .seg > label").evaluate_all(TOO_WIDE) == [], width


@pytest.mark.parametrize("size", SMALL, ids=lambda size: "x".join(map(str, size)))
def test_all_controls_are_within_reach_on_small_phones(evening, size):
    phone = evening.come(PHONE)
    phone.page.set_viewport_size({"width": size[0], "height": size[1]})
    seats = ("Here", "Anna"), ("Computer", "Wren"), ("Computer", "Robin"), ("Computer", "Finch")
    id = phone.set_the_table(*seats)
    phone.see_heading("Your turn, Anna")

    def within_reach(*names: str | re.Pattern[str]) -> None:
        arrows = phone.page.get_by_role("button", name=re.compile("^(Push|Arrow)")).all()
        tabs = [phone.button(name) for name in ("Board", "Log", "Chat", "Rules")]
        for control in [*arrows, *tabs, *map(phone.button, names)]:
            expect(control.first).to_be_in_viewport(ratio=1)
        assert phone.page.evaluate("document.documentElement.scrollHeight <= innerHeight")

    phone.consider(evening.advice(id))
    phone.see(re.compile("within reach|stands on|only stay"))
    board = phone.page.get_by_role("grid").bounding_box()
    within_reach(PUSH_IT_IN, "Take back", "Turn left", "Turn right", "Spare tile")
    phone.press(PUSH_IT_IN)
    phone.see_step(1)
    within_reach("Walk here", "Stay")
    assert phone.page.get_by_role("grid").bounding_box() == board  # nothing jumps


def test_the_tools_keep_their_height_whatever_is_said(evening):
    anna, id = at_table(evening)
    tools = anna.page.get_by_role("region", name="Spare tile")
    heights = [tools.bounding_box()["height"]]
    for arrow in range(12):
        anna.button(re.compile(f"^Push {VOICE.say(f'arrow-{arrow}')}")).click(force=True)
        anna.see(VOICE.say(f"moves-{arrow}"))
        heights.append(tools.bounding_box()["height"])
    anna.press("Take back")
    evening.play(id, {0: anna}, most=1)
    heights.append(tools.bounding_box()["height"])

    assert len(set(heights)) == 1, heights


def test_the_title_of_the_banner_is_never_squeezed_on_a_tablet(evening):
    _, going = played(evening, 20)
    _, ended = played(evening)
    tablet = evening.come((1024, 768))
    for link in (going.partition("?")[0], ended.partition("?")[0], ended):  # watched, and played
        tablet.open(link)
        title = tablet.page.locator(".banner h1")
        expect(title).not_to_be_empty()
        for width in (900, 1024, 1180):
            tablet.page.set_viewport_size({"width": width, "height": 768})
            box = title.bounding_box()
            assert box["width"] >= 96, (link, width)
            assert box["height"] <= 50, (link, width)  # two lines


def test_everybody_reads_in_their_own_language_without_reloading(evening):
    anna, id = at_table(evening)
    guest = evening.come(address=f"{evening.house.address}/#/table/{id}")
    anna.page.evaluate("window.same = true")
    anna.press("FR")
    anna.see_heading("À vous, Anna")
    anna.press("DE")
    anna.see_heading("Anna, du bist dran")

    assert anna.page.evaluate("window.same")
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    guest.see("You are watching")


def test_light_and_dark_follow_the_system_until_somebody_chooses(evening):
    anna = evening.come(color_scheme="dark")
    page = anna.page.locator("html")
    expect(page).to_have_attribute("data-theme", "dark")
    anna.page.emulate_media(color_scheme="light")
    expect(page).to_have_attribute("data-theme", "light")
    anna.press("Switch to night colours")
    expect(page).to_have_attribute("data-theme", "dark")
    anna.page.emulate_media(color_scheme="dark")
    anna.press("Switch to day colours")
    anna.page.reload()

    expect(page).to_have_attribute("data-theme", "light")


def test_settings_are_remembered_and_sounds_wait_to_be_asked_for(evening):
    anna = evening.come()
    anna.context.add_init_script(
        "window.sounds = 0; window.AudioContext = class extends AudioContext {"
        " constructor() { super(); window.sounds++; } };"
    )
    anna.page.reload()
    id = anna.set_the_table(("Here", "Anna"), ("Computer", "Wren"))
    evening.play(id, {0: anna}, most=1)
    assert anna.page.evaluate("window.sounds") == 0
    anna.press("Settings")
    for name in ("Sounds", "Patterns on threads"):
        anna.page.get_by_role("switch", name=name).check(force=True)
    anna.press("Done")
    anna.page.reload()
    anna.see_heading("Your turn, Anna")
    anna.press("Settings")
    for name in ("Sounds", "Patterns on threads"):
        expect(anna.page.get_by_role("switch", name=name)).to_be_checked()
    anna.press("Done")
    evening.play(id, {0: anna}, most=1)

    assert anna.page.evaluate("window.sounds") == 1


def test_a_moment_can_be_shown_to_others_and_seen_through_other_eyes(evening):
    id, _ = played(evening)
    anna, theo = evening.come(address=f"{evening.house.address}/#/table/{id}"), evening.come()
    last = evening.table(id).seq
    anna.press("Replay")
    anna.page.get_by_role("slider", name="Move").fill("5")
    anna.see(f"Move 5 of {last}")
    anna.press("Link to this moment")
    anna.see("The link is copied.")
    link = anna.page.evaluate("navigator.clipboard.readText()")
    theo.open(link)
    theo.see(f"Move 5 of {last}")
    theo.see("You are looking back at move 5.")
    assert cells(theo) == cells(anna)

    expect(theo.page.get_by_text("Only you see this")).to_have_count(0)
    theo.page.get_by_role("combobox", name="Seen by").select_option("Theo")
    theo.see("Only you see this")
    theo.press("One move forward")
    theo.see(f"Move 6 of {last}")
    theo.press("Live")
    theo.press("Result")
    theo.see_heading("Anna won")


def test_a_locked_arrow_says_why_and_the_rules_open_where_the_turn_is(evening):
    anna, id = in_round_two(evening)
    locked = anna.button(re.compile("locked: it would undo the last push"))
    locked.click(force=True)
    anna.see(locked.get_attribute("aria-label"))
    anna.page.keyboard.press("?")
    expect(opened_rule(anna)).to_contain_text(re.compile("^CL-SHIFT-1 "))
    anna.press("Close")
    evening.play(id, {0: anna}, most=1)
    anna.press("Rules")

    expect(opened_rule(anna)).to_contain_text(re.compile("^CL-MOVE-1 "))


def test_a_refusal_leads_to_its_rule(evening):
    def spoil(socket) -> None:
        """Pass everything on, except pushes: they go to the arrow that is locked."""
        server = socket.connect_to_server()

        def pass_on(text: str) -> None:
            told = json.loads(text)
            if told["ask"] == "act":
                told["action"]["arrow"] = locked
            server.send(json.dumps(told))

        socket.on_message(pass_on)

    anna, id = in_round_two(
        evening, lambda person: person.page.route_web_socket(re.compile("/socket$"), spoil)
    )
    locked = int(evening.table(id).view(0).forbidden)
    anna.do(evening.advice(id))
    anna.press("The rule")

    expect(opened_rule(anna)).to_contain_text(re.compile("^CL-SHIFT-5 "))


def test_an_undo_forgets_what_was_considered_and_a_redo_is_told_as_one(evening):
    anna, id = at_table(evening)
    slide = evening.advice(id)
    anna.do(slide)
    anna.see_step(1)
    anna.press(re.compile("^Undo"))
    anna.see_step(2)
    anna.see("Anna takes back a step.")
    arrow = anna.button(re.compile(f"^Push {VOICE.say(f'arrow-{slide.arrow}')}"))
    expect(arrow).not_to_have_attribute("aria-pressed", "true")
    expect(anna.button(PUSH_IT_IN)).to_be_disabled()
    anna.press(re.compile("^Redo"))
    anna.see_step(3)

    anna.see("Anna does it again.")
    assert "Your turn, Anna" in anna.page.title()


def test_movement_and_no_movement_end_on_the_same_board(evening):
    anna, id = at_table(evening)
    address = f"{evening.house.address}/#/table/{id}"
    calm = evening.come(TABLET, address=address)
    lively = evening.come(TABLET, address=address, pace="brisk", reduced_motion="no-preference")
    for guest in (calm, lively):
        guest.see("You are watching")
    evening.play(id, {0: anna}, most=3)
    seq = evening.table(id).seq
    for guest in (calm, lively):
        guest.see_step(seq)

    assert cells(lively) == cells(calm) != []
    drawn = "[...document.querySelectorAll('svg [data-cell]')].map((part) => part.outerHTML)"
    assert lively.page.evaluate(drawn) == calm.page.evaluate(drawn)


def test_fingers_turn_the_tile_and_ask_what_a_cell_is(evening):
    phone = evening.come(PHONE)
    phone.set_the_table(("Here", "Anna"), ("Computer", "Wren"))
    phone.see_heading("Your turn, Anna")
    fingers = phone.context.new_cdp_session(phone.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": at})

    box = phone.page.get_by_role("gridcell").nth(24).bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch("Start", middle)
    said = phone.page.locator(".bubble")
    expect(said).to_have_text(cells(phone)[24])
    touch("End")

    spare = phone.page.get_by_role("button", name=re.compile("^Spare tile"))
    before = spare.get_attribute("aria-label")
    x, y = middle
    touch("Start", (x - 60, y), (x + 60, y))
    touch("Move", (x - 35, y - 50), (x + 35, y + 50))
    touch("End")
    expect(spare).not_to_have_attribute("aria-label", before)


def test_a_long_silence_offers_more_than_waiting(evening):
    with Proxy(evening.house.port) as proxy:
        anna, _ = at_table(evening, address=proxy.address)
        anna.page.clock.install()
        proxy.cut()
        anna.page.clock.run_for(31_000)
        anna.see_heading("Still no connection")
        with anna.page.expect_download() as kept:
            anna.press("Save the log")
        assert kept.value.suggested_filename == "dedale.txt"
        proxy.restore()
        anna.press("Try again now")
        anna.page.clock.run_for(1000)

        expect(anna.page.get_by_role("heading", name="Still no connection")).to_have_count(0)

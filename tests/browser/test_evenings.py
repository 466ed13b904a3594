"""Whole evenings in a real browser."""

import re

import pytest
from playwright.sync_api import expect

from dedale.core.records import to_json
from dedale.games import CATALOGUE
from dedale.maze.arrow import Arrow
from dedale.maze.turn import Insert, Walk
from dedale.store.keeper import read_action
from dedale.table import open_table
from tests.kit.browsing import PHONE, VOICE
from tests.kit.proxy import Proxy

SEAT_LINK = re.compile(r"http://[^\s]+#/table/[^\s]+")


def invited_by(person) -> str:
    """The link that a person gives to a friend."""
    person.press("Invite")
    link = person.page.get_by_role("textbox", name="Link to the seat")
    expect(link).to_have_value(SEAT_LINK)
    address = link.input_value()
    person.press("Done")
    return address


def sit_down(person, link, name) -> None:
    """Come by a link, and sit down."""
    person.open(link)
    person.page.get_by_role("textbox", name="Your name").fill(name)
    person.press("Sit down")


def test_two_browsers_and_one_link_play_a_whole_game_and_another_one(evening):
    anna, theo = evening.come(), evening.come()
    id = anna.set_the_table(("Here", "Anna"), ("Invite", "Theo"), young=True)
    sit_down(theo, invited_by(anna), "Theo")
    over = evening.play(id, {0: anna, 1: theo})
    winner = ("Anna", "Theo")[over.outcome.winners[0]]
    anna.see_heading(f"{winner} won")
    theo.see_heading(f"{winner} won")
    anna.press("Play again")
    theo.press("To the next game")
    anna.page.wait_for_url(re.compile(f"#/table/(?!{id})"))
    theo.page.wait_for_url(anna.page.url)

    evening.play(anna.table, {0: anna, 1: theo}, most=3)
    assert evening.table(anna.table).seq == 3


def test_three_people_share_one_screen_behind_a_curtain(evening):
    sofa = evening.come()
    id = sofa.set_the_table(("Here", "Anna"), ("Here", "Theo"), ("Here", "Lotte"))
    curtain = sofa.button("I am Anna, open up")
    expect(curtain).to_be_focused()
    expect(sofa.page.get_by_text("Only you see this")).to_have_count(0)

    evening.play(id, {0: sofa, 1: sofa, 2: sofa}, most=13)
    assert evening.table(id).seq == 13


def test_a_second_link_in_the_same_tab_brings_its_seat_to_the_screen(evening):
    id, keys = evening.house.lay("here", "here", "greedy")
    sofa = evening.come()
    for seat in (0, 1):
        sofa.open(f"{evening.house.address}/#/table/{id}?seat={seat}&key={keys[seat]}")
        sofa.page.wait_for_selector("[data-step]")

    evening.play(id, {0: sofa, 1: sofa}, most=4)
    assert {entry.seat for entry in evening.table(id).log.actions} >= {0, 1}


@pytest.mark.slow
def test_two_people_and_two_computer_players_play_with_events(evening):
    anna, theo = evening.come(), evening.come()
    seats = ("Here", "Anna"), ("Computer", "Wren"), ("Invite", "Theo"), ("Computer", "Robin")
    id = anna.set_the_table(*seats, event=True)
    sit_down(theo, invited_by(anna), "Theo")

    over = evening.play(id, {0: anna, 2: theo})
    assert over.outcome is not None
    anna.see_heading(re.compile("won$"))


def test_a_game_on_the_phone(evening):
    phone = evening.come(PHONE)
    id = phone.set_the_table(("Here", "Anna"), ("Computer", "Wren"))

    evening.play(id, {0: phone}, most=8)
    assert len([e for e in evening.table(id).log.actions if e.seat == 0]) == 8


def test_a_server_that_restarts_in_the_middle_of_a_game(own_evening):
    evening = own_evening
    anna = evening.come()
    id = anna.set_the_table(("Here", "Anna"), ("Computer", "Wren"))
    evening.play(id, {0: anna}, most=3)
    evening.house.kill()
    anna.see(re.compile("Connection lost"))
    evening.house.restart()

    evening.play(id, {0: anna}, most=3)
    assert len([e for e in evening.table(id).log.actions if e.seat == 0]) == 6


def test_a_line_that_is_lost_in_the_middle_of_a_move(evening):
    with Proxy(evening.house.port) as proxy:
        anna = evening.come(address=proxy.address)
        id = anna.set_the_table(("Here", "Anna"), ("Computer", "Wren"))
        anna.see_heading("Your turn, Anna")
        slide = evening.advice(id)
        anna.consider(slide)
        proxy.cut()
        anna.press("Push it in")
        anna.see(re.compile("Connection lost"))
        proxy.restore()

        anna.see_step(1)
        assert [entry.action for entry in evening.table(id).log.actions] == [slide]
        evening.play(id, {0: anna}, most=3)


def test_an_evening_with_the_keyboard_alone(evening):
    anna = evening.come()
    keys = anna.page.keyboard
    id = anna.set_the_table(("Here", "Anna"), ("Computer", "Wren"))
    anna.see_heading("Your turn, Anna")
    anna.button("Push column B from the top.").focus()
    for key in ("r", "Enter", "ArrowRight", "Enter", "Enter"):
        keys.press(key)
    anna.see_step(1)
    keys.press("g")
    keys.press("Enter")
    keys.press("Enter")
    anna.see_step(2)

    slide, walk = evening.table(id).log.actions[:2]
    assert slide.action == Insert(Arrow(1), 1)
    assert walk.action == Walk(evening.table(id).view_at(1, 0).pawns[0])


def test_a_slip_is_taken_back_and_done_again(evening):
    anna = evening.come()
    id = anna.set_the_table(("Here", "Anna"), ("Computer", "Wren"))
    evening.play(id, {0: anna}, most=1)
    anna.press(re.compile("^Undo"))
    anna.see_step(2)
    anna.press(re.compile("^Redo"))
    anna.see_step(3)

    assert [type(e.action).__name__ for e in evening.table(id).log.actions] == [
        "Insert",
        "Undo",
        "Undo",
    ]
    assert evening.table(id).view(0) == evening.table(id).view_at(1, 0)


def test_a_friend_allows_a_step_to_be_taken_back(evening):
    anna, theo = evening.come(), evening.come()
    id = anna.set_the_table(("Here", "Anna"), ("Invite", "Theo"))
    sit_down(theo, invited_by(anna), "Theo")
    evening.play(id, {0: anna, 1: theo}, most=3)
    anna.press(re.compile("^Ask to undo"))
    theo.press("Allow it")
    anna.see_step(4)

    assert evening.table(id).decision.seats == (0,)


def test_a_guest_watches_and_sees_no_cards(evening):
    anna, guest = evening.come(), evening.come()
    id = anna.set_the_table(("Here", "Anna"), ("Computer", "Wren"))
    guest.open(f"{evening.house.address}/#/table/{id}")
    guest.see("You are watching")
    evening.play(id, {0: anna}, most=2)
    guest.see_step(2)

    expect(guest.page.get_by_text("Only you see this")).to_have_count(0)
    anna.see("1 guest")


def test_what_is_said_is_heard(evening):
    anna, theo = evening.come(), evening.come()
    anna.set_the_table(("Here", "Anna"), ("Invite", "Theo"))
    sit_down(theo, invited_by(anna), "Theo")
    for person in (anna, theo):
        person.page.get_by_role("tab", name="Chat").click()
    box = anna.page.get_by_role("textbox")
    box.fill("Good luck, <b>Theo</b>")
    box.press("Enter")

    theo.see("Good luck, <b>Theo</b>")


def test_whoever_leaves_finds_the_table_again(evening):
    anna = evening.come()
    id = anna.set_the_table(("Here", "Anna"), ("Computer", "Wren"))
    evening.play(id, {0: anna}, most=2)
    anna.page.get_by_role("link", name=re.compile("^To the lobby")).click()
    anna.page.get_by_role("region", name="Carry on").get_by_role("link").first.click()

    anna.page.wait_for_url(re.compile(f"#/table/{id}"))
    anna.see_step(2)


def test_the_lesson_is_learnt_in_three_turns(evening):
    anna = evening.come()
    anna.page.get_by_role("link", name="How to play").first.click()
    for cue in CATALOGUE["classic"].screen.lesson.script:
        anna.see(VOICE.say(cue.say))
        if cue.action is None:
            anna.press(re.compile("^(Continue|Keep playing)"))
        else:
            anna.do(read_action(open_table("classic"), to_json(cue.action)))

    anna.see_heading(re.compile("^Your turn"))


def test_a_game_that_nobody_has_drawn_is_played_from_lists(evening):
    anna = evening.come()
    texts = f"{evening.house.address}/api/texts/en"
    anna.page.route(f"{texts}/undrawn", lambda route: route.continue_(url=f"{texts}/classic"))
    anna.page.route_web_socket(re.compile("/socket$"), renamed("classic", "undrawn"))
    id = anna.set_the_table(("Here", "Anna"), ("Computer", "Wren"))
    anna.press(VOICE.tell(Insert(Arrow(9), 0)))
    anna.see_step(1)

    assert evening.table(id).log.actions[0].action == Insert(Arrow(9), 0)


def renamed(old: str, new: str):
    """A line that calls a game by another name, and changes nothing else."""

    def joined(socket) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(
            lambda text: socket.send(text.replace(f'"game":"{old}"', f'"game":"{new}"'))
        )

    return joined

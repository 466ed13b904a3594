"""People in a real browser, who find things by role and name, as everybody does."""

import re
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)

from dedale.core.log import Entry
from dedale.core.records import Action, Seat, from_json
from dedale.core.replay import new_log
from dedale.games import game_by_id
from dedale.games.classic.actions import Exchange, Peek, Skip, Swap
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from dedale.store.keeper import read_action
from dedale.table import Table, answer
from dedale.table.room import Chair
from dedale.text import voice_for
from tests.kit.serving import PATIENCE, Serving

DESKTOP = (1440, 900)
TABLET = (834, 1112)
PHONE = (390, 844)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
VOICE = voice_for("en", game_by_id("classic"))
IN_FRONT = "dialog[open], body:not(:has(dialog[open]))"  # looked for again until it is found

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The same browser, without windows first: it is a quarter quicker."""

expect.set_options(timeout=1000 * PATIENCE)


def chromium() -> str:
    """Where the browser is."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert found, "Chromium is missing. On Debian: apt-get install chromium-headless-shell"
    return found


SEAT = re.compile(r"#/table/([^?]+)[?]seat=(\d+)&key=")
FIRST: dict[str, "Person"] = {}
"""Who has opened the link to a seat first."""


class Person:
    """Somebody with a browser of their own, in which every error counts."""

    def __init__(
        self,
        browser: Browser,
        size: tuple[int, int] = DESKTOP,
        pace: str = "instant",
        **context: Any,
    ) -> None:
        width, height = size
        self.touches = size == PHONE
        self.troubles: list[str] = []
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=self.touches,
            is_mobile=self.touches,
            **{"locale": "en-GB", "reduced_motion": "reduce", **context},
        )
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.context.add_init_script(
            "localStorage.getItem('dedale.settings') ?? "
            f"localStorage.setItem('dedale.settings', JSON.stringify({{pace: '{pace}'}}))"
        )
        self.page = self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("request", self._asked)
        self.page.set_default_timeout(1000 * PATIENCE)
        self.home = ""
        self.seat = Seat(0)  # where this person plays now

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "WebSocket" not in message.text:
            self.troubles.append(message.text)

    def _asked(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https") and parts.netloc != self.home:
            self.troubles.append(f"a request leaves the server: {request.url}")

    def open(self, address: str, *, stolen: bool = False) -> Page:
        """Go to an address; the link to a seat works once, so the same person brings its key.

        Whoever has stolen a link comes with nothing but the link.
        """
        self.home = urlsplit(address).netloc
        first = FIRST.setdefault(address, self) if SEAT.search(address) and not stolen else self
        if first is not self:
            address = self.follow(first, address)
        self.page.goto(address)
        return self.page

    def follow(self, first: "Person", link: str) -> str:
        """Bring along what another screen of the same person holds; the address of the table."""
        table, seat = SEAT.search(link).groups()
        held = "([id, seat]) => JSON.parse(localStorage['dedale.tables'] ?? '{}')[id]?.seats[seat]"
        first.page.wait_for_function(held, arg=[table, seat])
        kept = first.page.evaluate("localStorage['dedale.tables']")
        self.page.goto(link.split("#", maxsplit=1)[0])
        self.page.evaluate("kept => localStorage.setItem('dedale.tables', kept)", kept)
        return link.split("?seat=", maxsplit=1)[0]

    def dress(self, theme: str) -> None:
        """Switch to light or dark colours, and wait until they are there."""
        self.page.emulate_media(color_scheme=theme)
        expect(self.page.locator("html")).to_have_attribute("data-theme", theme)
        self.page.evaluate("Promise.allSettled(document.getAnimations().map((it) => it.finished))")

    def set_the_table(self, *seats: tuple[str, str], **switches: bool) -> str:
        """Lay a table in the lobby, with a kind and a name for each seat; its id."""
        expect(self.page.get_by_role("radiogroup", name="seat 1")).to_be_visible()
        for number, (kind, name) in enumerate(seats, start=1):
            if not self.page.get_by_role("radiogroup", name=f"seat {number}").count():
                self.press("Add a seat")
            group = self.page.get_by_role("radiogroup", name=f"seat {number}")
            group.get_by_role("radio", name=kind).check(force=True)
            self.page.get_by_role("textbox", name=f"Name in seat {number}").fill(name)
        for name in switches:
            self.page.get_by_role("switch", name=re.compile(name, re.IGNORECASE)).check(force=True)
        self.press("Start the game")
        self.page.wait_for_url(re.compile("#/table/"))
        return self.table

    def button(self, name: str | re.Pattern[str]) -> Any:
        """A button by its name, in the dialogue where one is open."""
        return self.page.locator(IN_FRONT).last.get_by_role("button", name=name)

    def press(self, name: str | re.Pattern[str]) -> None:
        """Press a button."""
        self.button(name).first.click()

    def see(self, text: str | re.Pattern[str]) -> None:
        """Wait until something is there to be read."""
        expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible()

    def see_heading(self, text: str | re.Pattern[str]) -> None:
        """Wait until a heading is there."""
        expect(self.page.get_by_role("heading", name=text).first).to_be_visible()

    @property
    def table(self) -> str:
        """The id of the table that the address names."""
        found = re.search(r"#/table/([\w-]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def cell(self, cell: Cell) -> Any:
        """A cell of the maze."""
        return self.page.get_by_role("gridcell", name=re.compile(rf"^{cell.label}\."))

    def touch(self, place: Any) -> None:
        """Click or tap, as this person does."""
        place.tap(force=True) if self.touches else place.click(force=True)

    @contextmanager
    def resting_on(self, place: Any, slips: bool = False) -> Iterator[None]:
        """A finger rests on something in the meantime; if it slips off, it clicks nothing."""
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        fingers = self.context.new_cdp_session(self.page)

        def touch(kind: str, *at: tuple[float, float]) -> None:
            points = [{"x": x, "y": y} for x, y in at]
            told = {"type": f"touch{kind}", "touchPoints": points}
            fingers.send("Input.dispatchTouchEvent", told)

        touch("Start", (x, y))
        yield
        if slips:
            touch("Move", (x, y - 80))
        touch("End")

    def do(self, action: Action) -> None:
        """Take an action of the classic game on the screen."""
        match action:
            case Insert():
                self.consider(action)
                self.press("Push it in")
            case Walk(cell):
                self.walk(Cell(*cell))
            case Skip() | Peek():
                self.press(VOICE.tell(action))
            case Swap(seat):
                self.choose("Change places", seat if seat < self.seat else seat - 1)
                self.press(re.compile("^Swap places with"))
            case Exchange(treasure):
                group = self.page.get_by_role("group", name="New target")
                name = re.compile(f"^{VOICE.say(f'treasure-{treasure}')}$", re.IGNORECASE)
                group.get_by_role("button", name=name).click()
                self.press(VOICE.tell(action))

    def consider(self, slide: Insert) -> None:
        """Turn the spare, and look at what a push would do."""
        for _ in range(slide.rotation):
            self.press("Turn right")
        self.touch(self.button(re.compile(f"^Push {VOICE.say(f'arrow-{slide.arrow}')}")))

    def choose(self, message: str, number: int) -> None:
        """Choose one of the buttons that a message offers."""
        self.page.get_by_role("group", name=message).get_by_role("button").nth(number).click()

    def see_step(self, seq: int) -> None:
        """Wait until the screen shows the table after a step, or a later one."""
        self.page.wait_for_function(
            "seq => Number(document.querySelector('[data-step]')?.dataset.step ?? -1) >= seq",
            arg=seq,
        )

    def take_the_screen(self, name: str) -> None:
        """Open the curtain where there is one, as the person who is next."""
        turn = self.page.get_by_role("heading", name=f"Your turn, {name}")
        curtain = self.button(f"I am {name}, open up")
        expect(turn.or_(curtain).first).to_be_visible()
        if curtain.is_visible():
            curtain.click()
        expect(turn.first).to_be_visible()

    def walk(self, cell: Cell) -> None:
        """Walk to a cell, or stay."""
        if "you" in (self.cell(cell).get_attribute("aria-label") or ""):
            self.press("Stay")
            return
        self.touch(self.cell(cell))
        if self.touches:
            self.press(re.compile("^Walk"))


class Evening:
    """A server, and the people who come to it."""

    def __init__(self, house: Serving, data: Path, browser: Browser) -> None:
        self.house, self.data, self.browser = house, data, browser
        self.people: list[Person] = []

    def come(self, *args: Any, address: str = "", **context: Any) -> Person:
        """Somebody comes to the lobby."""
        person = Person(self.browser, *args, **context)
        person.open(address or self.house.address)
        self.people.append(person)
        return person

    def end(self) -> None:
        """Everybody leaves; nobody may have met an error."""
        troubles = [trouble for person in self.people for trouble in person.troubles]
        for person in self.people:
            person.context.close()
        assert troubles == [], troubles

    def table(self, id: str) -> Table:
        """A table as the server has kept it, read straight from its store."""
        return kept_table(self.data, id)

    def advice(self, id: str) -> Any:
        """What a greedy player would do at a table."""
        table = self.table(id)
        assert table.decision
        return answer(table, table.decision.seats[0], "greedy")

    def play(
        self,
        id: str,
        players: dict[int, Person],
        most: int = 1000,
        do: Callable[[Person, Table, Any], None] = lambda person, _, action: person.do(action),
        choose: Callable[[Table, Seat], Any] = lambda table, seat: answer(table, seat, "greedy"),
    ) -> Table:
        """Let people play as somebody chooses for them: so many of their steps, or to the end."""
        taken = 0
        while (table := self.table(id)).decision and taken < most:
            seat = table.decision.seats[0]
            if seat not in players:  # a computer player: everybody watches
                next(iter(players.values())).see_step(table.seq + 1)
                continue
            person = players[seat]
            person.take_the_screen(table.seats[seat].name)
            person.see_step(table.seq)
            person.seat = seat
            do(person, table, choose(table, seat))
            person.see_step(table.seq + 1)
            taken += 1
        return self.table(id)


@contextmanager
def an_evening() -> Iterator[Evening]:
    """A server and a browser, for programs that are not tests."""
    with (
        tempfile.TemporaryDirectory() as data,
        Serving("--data", data) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        evening = Evening(house, Path(data), browser)
        yield evening
        evening.end()
        browser.close()


def kept_table(data: Path, id: str) -> Table:
    """A table as the server has kept it, read straight from its store."""
    with sqlite3.connect(f"file:{data / 'tables.db'}?mode=ro", uri=True) as database:
        asked = "select game, options, chairs, seed from tables where id = ?"
        game_id, options, chairs, seed = database.execute(asked, [id]).fetchone()
        asked = "select seq, seat, action from lines where table_id = ? order by seq"
        lines = database.execute(asked, [id]).fetchall()
    database.close()
    game = game_by_id(game_id)
    places = [chair.place for chair in from_json(chairs.encode(), tuple[Chair, ...])]
    table = Table(game, new_log(game, from_json(options.encode(), game.options), places, seed))
    for seq, seat, action in lines:
        table.follow(Entry(seq, Seat(seat), read_action(table, action.encode())))
    return table

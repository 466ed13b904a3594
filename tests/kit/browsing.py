"""People in a real browser: they find things by role and name, as everybody does."""

import re
import shutil
import sqlite3
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect

from dedale.core.log import Entry
from dedale.core.records import Action, Seat, from_json
from dedale.core.replay import new_log
from dedale.games import game_by_id
from dedale.games.classic.actions import Exchange, Insert, MoveTo, Peek, Skip, Swap
from dedale.maze.cell import Cell
from dedale.store.keeper import read_action
from dedale.table import Table, answer
from dedale.table.room import Chair
from dedale.text import voice_for

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

expect.set_options(timeout=15_000)


def chromium() -> str:
    """Where the browser is."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
    assert found, "Chromium is missing. On Debian: apt-get install chromium"
    return found


class Person:
    """Somebody with a browser of their own, who is troubled by every error in it."""

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
        self.page.set_default_timeout(15_000)
        self.home = ""

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "WebSocket" not in message.text:
            self.troubles.append(message.text)

    def _asked(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https") and parts.netloc != self.home:
            self.troubles.append(f"a request leaves the server: {request.url}")

    def open(self, address: str) -> Page:
        """Go to an address."""
        self.home = urlsplit(address).netloc
        self.page.goto(address)
        return self.page

    def set_the_table(self, *seats: tuple[str, str], **switches: bool) -> str:
        """Lay a table in the lobby, with a kind and a name for each seat; its id."""
        for number, (kind, name) in enumerate(seats, start=1):
            if not self.page.get_by_role("radiogroup", name=f"seat {number}").count():
                self.press("Add a seat")
            group = self.page.get_by_role("radiogroup", name=f"seat {number}")
            group.get_by_role("radio", name=kind).check(force=True)
            self.page.get_by_role("textbox", name=f"Name at seat {number}").fill(name)
        for name in switches:
            self.page.get_by_role("switch", name=re.compile(name, re.IGNORECASE)).check(force=True)
        self.press("Start the game")
        self.page.wait_for_url(re.compile("#/table/"))
        return self.table

    def button(self, name: str | re.Pattern[str]) -> Any:
        """A button by its name."""
        return self.page.get_by_role("button", name=name)

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

    def do(self, action: Action) -> None:
        """Take an action of the classic game on the screen."""
        match action:
            case Insert(arrow, rotation):
                for _ in range(rotation):
                    self.press("Turn right")
                name = VOICE.say(f"arrow-{arrow}")
                self.touch(self.button(re.compile(rf"^Slide {name}")))
                self.press("Slide it in")
            case MoveTo(cell) if self.page.get_by_role("gridcell", name="you").count():
                self.walk(Cell(*cell))
            case Skip():
                self.press(re.compile("^(Leave it|Skip it|Leave)"))
            case Swap() | Exchange() | Peek():
                self.press(re.compile("^Leave it"))

    def walk(self, cell: Cell) -> None:
        """Walk to a cell, or stay."""
        if "you" in (self.cell(cell).get_attribute("aria-label") or ""):
            self.press("Stay")
            return
        self.touch(self.cell(cell))
        if self.touches:
            self.press(re.compile("^Walk"))


def kept_table(data: Path, id: str) -> Table:
    """A table as the server has kept it, read beside it."""
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


def advice(data: Path, id: str) -> tuple[Seat, Action] | None:
    """Who is asked at a table, and what a greedy player would do; None once it is over."""
    table = kept_table(data, id)
    if table.decision is None:
        return None
    seat = table.decision.seats[0]
    return seat, answer(table, seat, "greedy")

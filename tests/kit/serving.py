"""A real server in a process of its own, and guests who come to it over real sockets."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 60  # seconds until something that should happen is given up, on a busy machine
AT = re.compile(r"(http://[^ \s]+)")


class Serving:
    """`dedale serve`, started as a person would start it."""

    def __init__(self, *options: str, port: int = 0, sources: str | None = None) -> None:
        self.options = options
        self.env = {**os.environ, "PYTHONUNBUFFERED": "1"}
        if sources:  # of another checkout
            self.env["PYTHONPATH"] = sources
        self.start(port)

    def start(self, port: int = 0) -> None:
        """Start it, and wait until it has said where it is."""
        command = [sys.executable, "-m", "dedale", "serve", "--no-browser", "--lang", "en"]
        self.process = subprocess.Popen(
            [*command, "--port", str(port), *self.options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self.env,
        )
        assert self.process.stdout
        said = self.process.stdout.readline()
        found = AT.search(said)
        if found is None:
            self.process.kill()
            raise AssertionError(f"the server did not start: {said} {self.process.communicate()}")
        self.address = found[1]
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """End it as a crash would."""
        self.process.kill()
        self.process.communicate()

    def restart(self) -> None:
        """Start it again on the same port."""
        self.start(self.port)

    def stop(self) -> tuple[int, str]:
        """End it as a person would; its exit code, and what it complained about."""
        self.process.send_signal(signal.SIGTERM)
        _, complaints = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, complaints

    def __enter__(self) -> "Serving":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()

    def get(self, path: str, **headers: str) -> tuple[int, Any]:
        """The answer to a request."""
        return self.send("GET", path, None, **headers)

    def post(self, path: str, body: Any, **headers: str) -> tuple[int, Any]:
        """The answer to a request that sends JSON, or bytes as they are."""
        return self.send("POST", path, body, **headers)

    def send(self, method: str, path: str, body: Any, **headers: str) -> tuple[int, Any]:
        """Status and JSON (or text) of an answer."""
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        kind = {"content-type": "application/json"} if data is not None else {}
        request = urllib.request.Request(
            self.address + path, data, {**kind, **names}, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, read(answer)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, read(error)

    def lay(self, *kinds: str, game: str = "classic", **more: Any) -> tuple[str, list[str | None]]:
        """Lay a table with a seat of each kind, computer players by name: its id, and its keys."""
        seats = [
            {"kind": kind, "name": f"P{number}"}
            if kind in ("here", "invited", "open")
            else {"kind": "computer", "player": kind}
            for number, kind in enumerate(kinds)
        ]
        status, laid = self.post("/api/tables", {"game": game, "seats": seats, **more})
        assert status == 201, laid
        return laid["id"], laid["keys"]

    def claim(self, table: str, seat: int, invitation: str | None, name: str = "") -> str:
        """Take up an invitation to a seat, or an open one: its secret."""
        body = {"name": name or f"P{seat}", "invitation": invitation}
        status, taken = self.post(f"/api/tables/{table}/seats/{seat}", body)
        assert status == 201, taken
        return taken["key"]


def read(answer: Any) -> Any:
    """The body of an answer, as JSON where it is."""
    body = answer.read()
    kind = answer.headers.get("content-type", "")
    return json.loads(body) if kind.startswith("application/json") else body.decode()


class Refusal(Exception):
    """The server refuses what a guest asked."""

    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__(told["key"])
        self.key, self.facts = told["key"], told["facts"]


class Guest:
    """One client at a table. It keeps what it is told, and can wait for more."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.told: list[dict[str, Any]] = []  # every message, in order
        self.steps: dict[int, dict[str, Any]] = {}  # by number
        self.now: dict[str, Any] = {}
        self.around: dict[str, Any] = {}
        self.remarks: list[dict[str, Any]] = []
        self._ref = 0
        self._changed = asyncio.Condition()

    async def listen(self) -> None:
        """Take in what is told until the line is cut."""
        with suppress(ConnectionClosed):
            async for text in self.socket:
                await self.take_in(json.loads(text))
        async with self._changed:
            self._changed.notify_all()

    async def take_in(self, message: dict[str, Any]) -> None:
        """Remember a message."""
        async with self._changed:
            self.told.append(message)
            if message["tell"] == "news":
                self.now = message["now"]
                self.steps |= {step["seq"]: step for step in message["steps"]}
            elif message["tell"] == "around":
                self.around = message
            elif message["tell"] == "talk":
                self.remarks += message["remarks"]
            self._changed.notify_all()

    async def until(self, seen: Callable[["Guest"], Any]) -> Any:
        """Wait until a condition holds, and return what it found."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(lambda: seen(self) or self.socket.close_code is not None)
        if not seen(self):
            raise ConnectionError(f"the line was lost: {self.socket.close_code}")
        return seen(self)

    async def ask(self, what: str, **fields: Any) -> dict[str, Any]:
        """Ask, and wait for the answer; a refusal is raised."""
        self._ref += 1
        ref = self._ref
        await self.socket.send(json.dumps({"ask": what, "ref": ref, **fields}))
        reply = await self.until(lambda _: self.reply_to(ref))
        if reply["tell"] == "refused":
            raise Refusal(reply)
        return reply

    def reply_to(self, ref: int) -> dict[str, Any] | None:
        """The answer to a question, once it is there."""
        return next((m for m in reversed(self.told) if m.get("ref") == ref), None)

    async def act(self, action: dict[str, Any], seat: int | None = None) -> None:
        """Take an action, and wait until it is seen."""
        seen = self.now["seq"]
        seat = self.now["decision"]["seats"][0] if seat is None else seat
        await self.ask("act", seat=seat, seen=seen, action=action)
        await self.until(lambda guest: guest.now["seq"] > seen)

    async def asked(self, seat: int) -> dict[str, Any]:
        """Wait until a seat is asked, or the game is over; the table then."""
        return await self.until(
            lambda guest: guest.now and waits_for(guest.now, seat) and guest.now
        )


def waits_for(now: dict[str, Any], seat: int) -> bool:
    """Whether a table waits for this seat, or for nobody any more."""
    return now["decision"] is None or seat in now["decision"]["seats"]


@asynccontextmanager
async def guest_at(
    address: str,
    table: str,
    keys: dict[int, str | None] | None = None,
    eyes: int | None = None,
    **hello: Any,
):
    """A guest who has said hello, and looks through the first seat that it has a key for."""
    held = {str(seat): key for seat, key in (keys or {}).items()}
    url = address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    async with connect(url, proxy=None) as socket:
        guest = Guest(socket)
        task = asyncio.create_task(guest.listen())
        if held and eyes is None and "eyes" not in hello:
            eyes = min(keys or {})
        try:
            await guest.ask("hello", keys=held, eyes=eyes, **hello)
            await guest.until(lambda g: g.now and g.around)
            yield guest
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

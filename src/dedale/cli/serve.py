"""`dedale serve`: the table in the browser."""

import asyncio
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import segno
import uvicorn
from platformdirs import user_data_path
from sqlalchemy import make_url

from dedale.cli.speech import plain_words, terminal_voice
from dedale.core.errors import BadOption
from dedale.server.app import make_app
from dedale.server.hall import Address, Hall
from dedale.server.limits import Limits
from dedale.server.packs import Packs, read_packs
from dedale.store.errors import Unavailable
from dedale.store.sql import SqlStore, open_store

HERE = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::")
SIGNALS = (signal.SIGINT, signal.SIGTERM)
GRACE = 5  # seconds for open connections when the server ends


class ServerWish(NamedTuple):
    """What was asked for on the command line."""

    host: str
    port: int
    database: str
    data: Path | None
    address: str
    browser: bool
    packs: tuple[Path, ...] = ()


def database_url(database: str, data: Path | None) -> str:
    """The database that was named, or the file in the data directory."""
    if database and data:
        raise BadOption("two-places", field="data")
    if database:
        return database
    folder = data.expanduser() if data else user_data_path("dedale", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unavailable("store-unavailable", why=str(error)) from error
    return f"sqlite:///{folder / 'tables.db'}"


def serve_tables(wish: ServerWish, lang: str) -> None:
    """Open the tables, and serve them until the program is told to end."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", stream=sys.stderr)
    with plain_words(lang):
        asyncio.run(run(wish, lang))


async def run(wish: ServerWish, lang: str) -> None:
    """Serve; the port is taken first, so that it can be told."""
    packs = read_packs(wish.packs)
    with listening(wish.host, wish.port) as ear:
        url = database_url(wish.database, wish.data)
        store = await open_store(url)
        address = reachable(wish, ear.getsockname()[1])
        announce(address, url, lang, wish)
        await server(store, address, packs).serve(sockets=[ear])


class Server(uvicorn.Server):
    """A web server that ends like a program that has done its work."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The first signal lets connections finish, the second does not; none is an error."""
        before = {name: signal.signal(name, self.handle_exit) for name in SIGNALS}
        try:
            yield
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)


def server(store: SqlStore, address: Address, packs: Packs) -> Server:
    """The web server for a store."""
    limits = Limits()
    config = uvicorn.Config(
        make_app(Hall(store, address, limits, packs)),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=8 * limits.message,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
    )
    return Server(config)


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens; it is said if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ear = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # or no TCP_NODELAY
    ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        ear.bind((host, port))
        ear.listen(1024)
    except OSError as error:
        ear.close()
        why = error.strerror or str(error)
        raise BadOption("no-port", field="port", host=host, number=str(port), why=why) from error
    return ear


def reachable(wish: ServerWish, port: int) -> Address:
    """The address that friends can use."""
    if wish.address:
        return Address(wish.address.rstrip("/"), only_here=False)
    if wish.host in HERE:
        return Address(f"http://localhost:{port}", only_here=True)
    host = own_address() if wish.host in EVERYWHERE else wish.host
    return Address(f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}", False)


def own_address() -> str:
    """The address of this computer in its network; asking for a way there sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "localhost"
        return str(probe.getsockname()[0])


def announce(address: Address, url: str, lang: str, wish: ServerWish) -> None:
    """Say where the table is, with a code for phones, and open the browser."""
    voice = terminal_voice(lang)
    named = make_url(url)
    kept = f"{named.host}/{named.database}" if named.host else named.database
    print(voice.say("serving", address=address.url), flush=True)
    print(voice.say("kept-in", place=kept), flush=True)
    if address.only_here:
        print(voice.say("only-here"), flush=True)
    else:
        segno.make(address.url, micro=False).terminal(compact=True)
    print(voice.say("how-to-end"), flush=True)
    if wish.browser:
        threading.Timer(0.5, webbrowser.open, [address.url]).start()

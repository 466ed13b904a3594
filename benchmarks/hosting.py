"""The servers that are measured: Dedale's with wide limits, and a bare echo to compare."""

import asyncio
import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from msgspec.structs import replace

from dedale.cli.serve import listening
from dedale.server.app import make_app
from dedale.server.hall import Address, Hall
from dedale.server.limits import Limits
from dedale.store.sql import open_store

WIDE = Limits(sockets=10_000, request_burst=10_000, messages=1000, burst=1000)
PACES = {"usual": WIDE, "none": replace(WIDE, pace=0)}  # of computer players


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Send back whatever is received."""
    await socket.accept()
    async for text in socket.iter_data("text"):
        await socket.send_text(text)


async def host(data: str, pace: str) -> None:
    """Serve a data folder, or `echo`."""
    with listening("127.0.0.1", 0) as ear:
        address = f"http://127.0.0.1:{ear.getsockname()[1]}"
        if data == "echo":
            app = Litestar([echo], logging_config=None, openapi_config=None)
        else:
            store = await open_store(f"sqlite:///{data}/tables.db")
            app = make_app(Hall(store, Address(address, only_here=True), PACES[pace]))
        print(address, flush=True)
        config = uvicorn.Config(app, log_config=None, access_log=False, ws="websockets-sansio")
        await uvicorn.Server(config).serve(sockets=[ear])


if __name__ == "__main__":
    asyncio.run(host(*sys.argv[1:]))

"""A proxy in front of a server, so that a test can cut the connection."""

import asyncio
import threading
from contextlib import suppress


class Proxy:
    """Passes everything on to a port; nothing while it is cut."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._cut = False
        self._ends: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> "Proxy":
        self._thread.start()
        opening = asyncio.start_server(self._join, "127.0.0.1", 0)
        self._server = asyncio.run_coroutine_threadsafe(opening, self._loop).result()
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        self._loop.call_soon_threadsafe(self._server.close)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def cut(self) -> None:
        """From now on nothing gets through."""

        async def end() -> None:
            self._cut = True
            for writer in tuple(self._ends):
                writer.transport.abort()

        asyncio.run_coroutine_threadsafe(end(), self._loop).result()

    def restore(self) -> None:
        """Everything gets through again."""
        self._cut = False

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._cut:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self._to)
        self._ends |= {writer, back}
        with suppress(ConnectionError):
            await asyncio.gather(self._pass(reader, back), self._pass(there, writer))
        self._ends -= {writer, back}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
        writer.close()

"""The whole server as one ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException, WebSocketException
from litestar.types import (
    HTTPScope,
    LifeSpanReceive,
    LifeSpanScope,
    LifeSpanSend,
    Receive,
    Scope,
    Send,
)

from dedale.core.errors import Trouble
from dedale.server.boxes import boxes
from dedale.server.campaigns import campaigns
from dedale.server.client import CLIENT, add_headers, client_files
from dedale.server.hall import Hall
from dedale.server.library import library
from dedale.server.lobby import lobby
from dedale.server.practice import practice
from dedale.server.problems import http_problem, nested_problem, trouble_problem, validation_problem
from dedale.server.records import records
from dedale.server.schema import DESCRIPTION, Tuples
from dedale.server.socket import visit

log = logging.getLogger("dedale.server")


async def unexpected(error: Exception, scope: Scope) -> None:
    """Log whatever nobody foresaw."""
    if not isinstance(error, Trouble | HTTPException | WebSocketException | OSError):
        log.error("a request to %s failed", scope["path"], exc_info=error)


class App(Litestar):
    """An application that answers HEAD wherever it answers GET; the web server sends no body."""

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        """Answer a request."""
        if scope.get("method") == "HEAD":
            scope = cast("HTTPScope", {**scope, "method": "GET"})
        await super().__call__(scope, receive, send)


def make_app(hall: Hall, client: Path = CLIENT) -> Litestar:
    """The application for a hall, with the client that it serves."""

    @asynccontextmanager
    async def closing(_: Litestar) -> AsyncIterator[None]:
        yield
        await hall.close()

    return App(
        route_handlers=[
            lobby,
            boxes,
            practice,
            campaigns,
            records,
            library,
            visit,
            client_files(client),
        ],
        dependencies={"hall": Provide(lambda: hall, sync_to_thread=False)},
        state=State({"hall": hall}),
        lifespan=[closing],
        after_exception=[unexpected],
        exception_handlers={
            Trouble: trouble_problem,
            ValidationException: validation_problem,
            HTTPException: http_problem,
            RecursionError: nested_problem,
        },
        before_send=[add_headers],
        plugins=[Tuples()],
        compression_config=CompressionConfig(backend="gzip", exclude=["/api/qr"]),
        openapi_config=DESCRIPTION,
        request_max_body_size=hall.limits.body,
        logging_config=None,
    )

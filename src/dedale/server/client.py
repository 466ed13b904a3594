"""The client's files, and the headers that keep it to itself."""

from pathlib import Path
from typing import Any

from litestar import Router
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

LONGEST = 255  # characters; no file of the client has a longer path
CLIENT = Path(__file__).parents[1] / "web"  # built from web/ when Dedale is installed

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; "
        "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
}


async def add_headers(message: Message, _: Scope) -> None:
    """Every answer says what a page may load: nothing from elsewhere, no script but ours."""
    if message["type"] == "http.response.start":
        ours = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        message["headers"] = [*message["headers"], *ours]


def may_be_a_file(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """There is nothing at a path that no file system would look up."""
    path = connection.scope["path"]
    if "\0" in path or len(path.encode()) > LONGEST:
        raise NotFoundException


def client_files(client: Path) -> Router:
    """The files of the client; their names change with their content, but for the page itself."""
    assets = create_static_files_router(
        "/assets",
        [client / "assets"],
        cache_control=CacheControlHeader(max_age=31_536_000, public=True, immutable=True),
        name="assets",
    )
    page = create_static_files_router(
        "/", [client], html_mode=True, cache_control=CacheControlHeader(no_cache=True), name="page"
    )
    return Router(
        "/", guards=[may_be_a_file], route_handlers=[assets, page], include_in_schema=False
    )

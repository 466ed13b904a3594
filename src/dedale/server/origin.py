"""Only pages of this server may talk to it from a browser."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from dedale.server.errors import Forbidden


def require_same_origin(headers: Mapping[str, str]) -> None:
    """A browser says which page it acts for; whatever is no browser says nothing."""
    origin = headers.get("origin")
    if origin is not None and site_of(origin) != headers.get("host"):
        raise Forbidden("other-origin", origin=origin[:100])


def site_of(origin: str) -> str | None:
    """The host and port of a page; None where it is no address."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """The same, as a guard of requests that change something."""
    require_same_origin(connection.headers)

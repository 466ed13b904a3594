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
    if origin is not None and urlsplit(origin).netloc != headers.get("host"):
        raise Forbidden("other-origin", origin=origin[:100])


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """The same, as a guard of requests that change something."""
    require_same_origin(connection.headers)

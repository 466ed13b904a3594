"""Only pages of this server may talk to it from a browser."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from dedale.server.errors import Forbidden
from dedale.server.hall import Hall


def require_same_origin(headers: Mapping[str, str], address: str) -> None:
    """A browser says which page it acts for; other programs say nothing.

    A page may be of the host that was asked, or of the public address of this server, where a
    web server stands in front of it.
    """
    origin = headers.get("origin")
    ours = {bare(headers.get("host", "")), site_of(address)}
    if origin is not None and site_of(origin) not in ours:
        raise Forbidden("other-origin", origin=origin[:100])


def site_of(origin: str) -> str | None:
    """The host and port of a page; None where it is not an address."""
    try:
        return bare(urlsplit(origin).netloc) or None
    except ValueError:
        return None


def bare(host: str) -> str:
    """A host without the port that everybody means anyway."""
    return host.lower().removesuffix(":80").removesuffix(":443")


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """The same, as a guard of requests that change something."""
    hall: Hall = connection.app.state["hall"]
    require_same_origin(connection.headers, hall.address.url)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request or a socket comes from."""
    return connection.client.host if connection.client else ""

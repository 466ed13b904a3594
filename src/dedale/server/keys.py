"""The secrets of seats. Whoever has one may play there; the server keeps only their digests."""

import hmac
import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256

from dedale.core.records import Seat
from dedale.server.errors import Forbidden
from dedale.table.room import Chair


def new_key() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(18)


def digest(key: str) -> str:
    """What is kept of a secret. It is long and random, so a plain digest cannot be turned back."""
    return sha256(key.encode()).hexdigest()


def fits(key: str, kept: str | None) -> bool:
    """Whether a secret is the one that was kept, in the same time whatever it is."""
    return hmac.compare_digest(digest(key), kept or digest(new_key()))


def seats_held(chairs: Sequence[Chair], keys: Mapping[str, str]) -> tuple[Seat, ...]:
    """The seats whose secrets a client has, by seat as text; a wrong one is refused."""
    for text, key in keys.items():
        if not opens(chairs, text, key):
            raise Forbidden("wrong-key", number=text[:9])
    return tuple(sorted({Seat(int(text)) for text in keys}))


def seats_kept(chairs: Sequence[Chair], keys: Mapping[str, str]) -> set[Seat]:
    """The seats that secrets of earlier games still open; others may sit there now."""
    return {Seat(int(text)) for text, key in keys.items() if opens(chairs, text, key)}


def opens(chairs: Sequence[Chair], text: str, key: str) -> bool:
    """Whether a secret opens the seat that a text names."""
    seat = int(text) if text.isdecimal() and len(text) < 3 else len(chairs)
    return seat < len(chairs) and fits(key, chairs[seat].key)

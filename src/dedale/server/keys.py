"""The secrets of seats. Whoever has one may play there; the server keeps only their digests.

An invitation is not such a secret: it is good for claiming a seat, once.
"""

import hmac
import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256

from dedale.core.records import Seat
from dedale.server.errors import Forbidden, Unfit
from dedale.table.room import Chair


def new_key() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(18)


def digest(key: str) -> str:
    """What is kept of a secret. It is long and random, so a plain digest cannot be turned back."""
    return sha256(key.encode()).hexdigest()


def fits(key: str, kept: str | None) -> bool:
    """Whether a secret is the one that was kept; checking any secret takes the same time."""
    return hmac.compare_digest(digest(key), kept or digest(new_key()))


def seats_held(chairs: Sequence[Chair], keys: Mapping[str, str]) -> tuple[Seat, ...]:
    """The seats whose secrets a client has, by seat as text; a wrong one is refused."""
    for text, key in keys.items():
        chair = chair_named(chairs, text)
        if chair is None:
            raise Forbidden("wrong-key", number=text[:9])
        require_key(chair, key, text)
    return tuple(sorted({Seat(int(text)) for text in keys}))


def seats_kept(chairs: Sequence[Chair], keys: Mapping[str, str]) -> set[Seat]:
    """The seats that secrets of earlier games still open; others may sit there now."""
    known = ((text, chair_named(chairs, text), key) for text, key in keys.items())
    return {Seat(int(text)) for text, chair, key in known if chair and fits(key, chair.key)}


def chair_named(chairs: Sequence[Chair], text: str) -> Chair | None:
    """The chair of the seat that a text names, if there is one."""
    seat = int(text) if text.isdecimal() and len(text) < 3 else len(chairs)
    return chairs[seat] if seat < len(chairs) else None


def require_key(chair: Chair, key: str, number: str) -> None:
    """The secret of a seat; a client with an invitation is told what that is good for."""
    if fits(key, chair.key):
        return
    if fits(key, chair.invitation):
        raise Forbidden("invitation-unclaimed" if chair.invited else "invitation-used")
    raise Forbidden("wrong-key", number=number)


def require_claim(chair: Chair, invitation: str, number: str) -> None:
    """A seat can be claimed once with its invitation, and at any time with its secret."""
    if chair.invited and fits(invitation, chair.invitation):
        return
    if fits(invitation, chair.invitation):
        raise Unfit("invitation-used")
    require_key(chair, invitation, number)

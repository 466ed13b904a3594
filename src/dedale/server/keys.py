"""The secrets of seats. Whoever has one may play there; the server keeps only their digests."""

import hmac
import secrets
from hashlib import sha256


def new_key() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(18)


def digest(key: str) -> str:
    """What is kept of a secret. It is long and random, so a plain digest cannot be turned back."""
    return sha256(key.encode()).hexdigest()


def fits(key: str, kept: str | None) -> bool:
    """Whether a secret is the one that was kept, in the same time whatever it is."""
    return hmac.compare_digest(digest(key), kept or digest(new_key()))

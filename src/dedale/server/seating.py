"""Seats of new tables: who is to sit there, and the secrets of those where people sit."""

from collections.abc import Sequence
from typing import Any

from litestar import Request

from dedale.core.errors import BadOption
from dedale.core.log import ME, Place
from dedale.server.bodies import NewSeat, SeatKind
from dedale.server.hall import Hall
from dedale.server.keys import digest, new_key
from dedale.server.origin import address_of
from dedale.table import require_computer
from dedale.table.room import Chair

Keys = tuple[str | None, ...]


async def require_room(request: Request[Any, Any, Any], hall: Hall) -> None:
    """Make sure of room for one more table, and that nobody lays too many."""
    hall.gate.request(address_of(request))
    await hall.require_space()


def seated(places: Sequence[Place]) -> tuple[tuple[Chair, ...], Keys]:
    """Chairs that are all taken, and the secrets of those where people sit."""
    keys = tuple(new_key() if place.player == ME else None for place in places)
    chairs = tuple(
        Chair(place.name, place.player, taken=True, key=digest(key) if key else None)
        for place, key in zip(places, keys, strict=True)
    )
    return chairs, keys


def chairs_for(seats: Sequence[NewSeat]) -> tuple[tuple[Chair, ...], Keys]:
    """The chairs of a new table, and the secrets of those that need one."""
    keys = tuple(new_key() if needs_key(seat) else None for seat in seats)
    return tuple(chair_for(seat, key) for seat, key in zip(seats, keys, strict=True)), keys


def chairs_after(
    before: Sequence[Chair], seats: Sequence[NewSeat | None]
) -> tuple[tuple[Chair, ...], Keys]:
    """The chairs of a table that follows another one; None keeps a seat as it was there."""
    if any(seat is None for seat in seats[len(before) :]):
        raise BadOption("no-such-place", field="seats", number=len(seats) - 1, most=len(before) - 1)
    keys = tuple(new_key() if seat and needs_key(seat) else None for seat in seats)
    chairs = tuple(
        before[number] if seat is None else chair_for(seat, key)
        for number, (seat, key) in enumerate(zip(seats, keys, strict=True))
    )
    return chairs, keys


def needs_key(seat: NewSeat) -> bool:
    """An open seat gets its secret when somebody takes it; a computer player needs none."""
    return seat.kind in (SeatKind.HERE, SeatKind.INVITED)


def chair_for(seat: NewSeat, key: str | None) -> Chair:
    """The chair of a new table."""
    kept = digest(key) if key else None
    if seat.kind is SeatKind.HERE:
        return Chair(seat.name, ME, taken=True, key=kept)
    if seat.kind is not SeatKind.COMPUTER:
        return Chair(seat.name, ME, taken=False, invitation=kept)
    require_computer(seat.player)
    return Chair(seat.name, seat.player, taken=True)

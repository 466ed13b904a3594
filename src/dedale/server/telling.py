"""What is told of a table to one pair of eyes. Nothing else of a table leaves the server."""

from bisect import bisect_right
from collections.abc import Collection, Iterator

from dedale.core.log import ME
from dedale.core.records import Seat
from dedale.server.messages import (
    Around,
    ChairTold,
    News,
    Proposals,
    ProposalTold,
    StepTold,
    TableNow,
    UndoQuestion,
)
from dedale.table import Table
from dedale.table.proposals import shown_to
from dedale.table.room import Chair, Room

RECENT = 12  # steps whose views are told, so that a screen can play them one by one


def news_told(table: Table, room: Room, eyes: Seat | None, seen: int | None) -> News:
    """The steps after the last one seen, and the table as it is."""
    return News(
        eyes=eyes, steps=tuple(steps_told(table, eyes, seen)), now=now_told(table, room, eyes)
    )


def steps_told(table: Table, eyes: Seat | None, seen: int | None) -> Iterator[StepTold]:
    """The steps after a number, or all, each with what these eyes may know of it."""
    known = 0 if seen is None else 1 + bisect_right(table.entries, seen, key=lambda e: e.seq)
    for step in range(known, len(table.steps)):
        entry = table.entries[step - 1] if step else None
        seq, seat = (entry.seq, entry.seat) if entry else (0, None)
        events = tuple(event for event in table.steps[step] if event.seen_by(eyes))
        marks = tuple(event.mark for event in events if event.mark is not None)
        recent = len(table.steps) - RECENT <= step < len(table.steps) - 1
        view = table.game.screen.sent(table.view_at(seq, eyes)) if recent else None
        yield StepTold(seq, seat, events, marks, view)


def now_told(table: Table, room: Room, eyes: Seat | None) -> TableNow:
    """The table, and what the seat may do if its person plays there."""
    view = table.view(eyes)
    plays = eyes is not None and room.chairs[eyes].player == ME
    offers = table.offers(eyes) if plays and eyes is not None else ()
    redo = table.redo_offer(eyes) if plays and eyes is not None else None
    return TableNow(
        seq=table.seq,
        view=table.game.screen.sent(view),
        decision=table.decision,
        offers=offers,
        outlook=table.game.screen.outlook(view, None) if offers else None,
        undo=table.takeback(eyes) if plays and eyes is not None else None,
        redo=redo.to if redo else None,
        outcome=table.outcome,
        limit=room.limit if room.limit is not None and hurried(table) else None,
    )


def hurried(table: Table) -> bool:
    """Whether something is done for a seat that does not answer now."""
    asked = table.decision
    return asked is not None and any(
        table.game.unanswered(table.state, seat) is not None for seat in asked.seats
    )


def around_told(table: Table, room: Room, here: Collection[Seat], watchers: int) -> Around:
    """Who is around the table, and what is asked of them."""
    return Around(
        chairs=chairs_told(room, here),
        watchers=watchers,
        question=question_told(table, room),
        next=room.next,
        hints=room.hints,
        think=room.think,
        limit=room.limit,
    )


def proposals_told(table: Table, room: Room, eyes: Seat | None) -> Proposals | None:
    """What these eyes may know of what is proposed; None where seats do not play together."""
    if not table.game.together:
        return None
    plans, hidden, kept = shown_to(eyes, table, room)
    return Proposals(tuple(ProposalTold(*plan) for plan in plans), hidden, kept)


def chairs_told(room: Room, here: Collection[Seat]) -> tuple[ChairTold, ...]:
    """The seats, without their secrets."""
    return tuple(
        ChairTold(
            name=chair.name,
            player=chair.player,
            taken=chair.taken,
            open=is_open(chair),
            here=Seat(seat) in here,
            hints=room.hints_of(Seat(seat)),
            invited=chair.invited,
        )
        for seat, chair in enumerate(room.chairs)
    )


def is_open(chair: Chair) -> bool:
    """Whether anybody may take this seat: nobody has a secret for it."""
    return chair.player == ME and not (chair.taken or chair.key or chair.invitation)


def question_told(table: Table, room: Room) -> UndoQuestion | None:
    """What a seat asks of the others, as long as the table has not moved on."""
    asked = room.open_question(table.seq)
    if asked is None:
        return None
    answered = {asked.seat, *room.agreed}
    awaited = tuple(seat for seat in room.people if seat not in answered)
    return UndoQuestion(seat=asked.seat, to=asked.to, awaited=awaited)

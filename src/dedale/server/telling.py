"""What is told of a table to one pair of eyes. Nothing else of a table leaves the server."""

from bisect import bisect_right
from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from dedale.core.game import AnyGame
from dedale.core.log import ME
from dedale.core.records import Seat
from dedale.server.messages import (
    Around,
    ChairTold,
    News,
    Proposals,
    ProposalTold,
    Rest,
    StepTold,
    TableNow,
    UndoQuestion,
)
from dedale.table import Table
from dedale.table.proposals import shown_to
from dedale.table.room import Chair, Room

RECENT = 12  # steps that a screen is told so that it can play them, one by one


class Gaze(NamedTuple):
    """Through which eyes a client is told of a table, and whether it animates."""

    eyes: Seat | None
    beats: bool = False  # it animates: it can play what is new


def news_told(table: Table, room: Room, gaze: Gaze, seen: int | None) -> News:
    """The steps after the last one seen, and the table as it is."""
    steps = tuple(steps_told(table, room, gaze, seen))
    return News(eyes=gaze.eyes, steps=steps, now=now_told(table, room, gaze.eyes))


def steps_told(table: Table, room: Room, gaze: Gaze, seen: int | None) -> Iterator[StepTold]:
    """The steps after a number, or all, each with what these eyes may know of it."""
    known = 0 if seen is None else 1 + bisect_right(table.entries, seen, key=lambda e: e.seq)
    for place in range(known, len(table.steps)):
        recent = len(table.steps) - RECENT <= place
        told = step_told(table, place, Gaze(gaze.eyes, gaze.beats and recent))
        if recent and place < len(table.steps) - 1:  # the last one leads to the table as it is
            view = table.view_at(told.seq, gaze.eyes) if gaze.beats else None
            told = replace(told, rest=rest_told(table, room, told.seq, view))
        yield told


def step_told(table: Table, place: int, gaze: Gaze) -> StepTold:
    """The step at a place in the log, where laying the table comes first."""
    entry = table.entries[place - 1] if place else None
    seq, seat = (entry.seq, entry.seat) if entry else (0, None)
    events = tuple(event for event in table.steps[place] if event.seen_by(gaze.eyes))
    marks = tuple(event.mark for event in events)
    beats = table.beats(seq, gaze.eyes) if gaze.beats else ()
    return StepTold(seq, seat, events, marks if any(marks) else (), beats=beats)


def rest_told(table: Table, room: Room, seq: int, view: Any | None) -> Rest:
    """The table at rest after a step, with its view for a screen that draws it."""
    state, game = table.moment(seq).state, table.game
    return Rest(
        view=None if view is None else game.screen.sent(view),
        decision=game.decision(state),
        outcome=game.outcome(state),
        limit=limit_told(game, state, room),
    )


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
        limit=limit_told(table.game, table.state, room),
    )


def limit_told(game: AnyGame, state: Any, room: Room) -> float | None:
    """How long an answer may take; None where nothing is done for a seat that gives none."""
    asked = game.decision(state)
    if room.limit is None or asked is None:
        return None
    hurried = any(game.unanswered(state, seat) is not None for seat in asked.seats)
    return room.limit if hurried else None


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

"""What the server does for each thing that a client can ask."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from dedale.core.errors import Illegal, require
from dedale.core.log import ME
from dedale.core.records import Action, Seat
from dedale.server.errors import Forbidden, Unfit, Unreadable
from dedale.server.hall import Gathering
from dedale.server.hints import hint_taken
from dedale.server.messages import (
    Acknowledged,
    Act,
    Advised,
    AnswerUndo,
    Ask,
    AskUndo,
    Foresee,
    Foreseen,
    Gesticulate,
    Hand,
    Hint,
    Imagine,
    Imagined,
    LookThrough,
    PlayAgain,
    Propose,
    Review,
    Reviewed,
    Reviewing,
    Say,
    Show,
    Sit,
    TableShown,
    Tell,
    Withdraw,
)
from dedale.server.reviews import ReviewProgress
from dedale.server.telling import Gaze, rest_told, step_told
from dedale.server.visitor import LEFT, Visitor
from dedale.store.campaigns import Onward
from dedale.store.errors import Stale
from dedale.store.keeper import Setting, read_action
from dedale.table import require_computer
from dedale.table.proposals import imagine as imagined_after
from dedale.table.proposals import plain
from dedale.table.room import (
    Again,
    AnyNote,
    Gestured,
    Handed,
    Proposed,
    Room,
    Said,
    Sat,
    UndoAnswered,
    UndoAsked,
    Withdrew,
    agreed_in,
)


async def carry_out(visitor: Visitor, ask: Ask) -> Tell:
    """Do what a client asks, and answer; raises Trouble, and then nothing has changed."""
    return await ANSWERS[type(ask)](visitor, ask) or Acknowledged(ask.ref)


def require_seat(visitor: Visitor, seat: Seat) -> None:
    """Only a client that holds a seat may act there."""
    if seat not in visitor.seats:
        raise Forbidden("not-your-seat")


def require_person(visitor: Visitor, seat: Seat) -> None:
    """While a computer player has a seat, its person waits."""
    if visitor.gathering.known.room.chairs[seat].player != ME:
        raise Unfit("seat-handed")


def action_in(visitor: Visitor, data: msgspec.Raw) -> Action:
    """The action that a client names."""
    try:
        return read_action(visitor.gathering.table, data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable("bad-action", why=str(error)) from error


async def add_note(visitor: Visitor, decide: Callable[[Room], AnyNote | None]) -> None:
    """Add a note to the room of the visitor's table."""
    await visitor.gathering.hall.rooms.add(visitor.gathering.id, decide)


async def look(visitor: Visitor, ask: LookThrough) -> None:
    """Other eyes see other things."""
    visitor.look(ask.eyes, ask.seen)


async def act(visitor: Visitor, ask: Act) -> None:
    """The rules say whether it may be done; the log keeps it."""
    require_seat(visitor, ask.seat)
    require_person(visitor, ask.seat)
    gathering = visitor.gathering
    hall = gathering.hall
    hall.require_steps(gathering.table)
    action = action_in(visitor, ask.action)
    try:
        await hall.keeper.submit(gathering.id, ask.seat, action, ask.seen)
    except Stale:
        gathering.hear(None)  # whatever has happened, the client is to see it
        raise


async def foresee(visitor: Visitor, ask: Foresee) -> Foreseen:
    """Only what is offered, or was, can be foreseen."""
    table, action = visitor.gathering.table, action_in(visitor, ask.action)
    seq = table.seq if ask.seq is None else ask.seq
    if ask.seq is None:
        require_seat(visitor, ask.seat)
    else:
        require_eyes(visitor, ask.seat)
    game, state = table.game, table.moment(seq).state
    require(action in game.legal(state, ask.seat), "not-offered")
    return Foreseen(ask.ref, game.screen.outlook(game.view(state, ask.seat), action))


async def show(visitor: Visitor, ask: Show) -> TableShown:
    """How the table looked, through eyes that the visitor may have."""
    if ask.eyes is not None:
        require_eyes(visitor, ask.eyes)
    table, room = visitor.gathering.table, visitor.gathering.known.room
    view = table.view_at(ask.seq, ask.eyes)
    rest = rest_told(table, room, ask.seq, view)
    outlook = table.game.screen.outlook(view, None)
    step = step_told(table, table.place(ask.seq), Gaze(ask.eyes, True)) if ask.beats else None
    return TableShown(ask.ref, ask.seq, rest, outlook, step)


def require_eyes(visitor: Visitor, seat: Seat) -> None:
    """Once a game is over, everybody may see every hand."""
    table = visitor.gathering.table
    if table.outcome is None or seat not in range(len(table.seats)):
        require_seat(visitor, seat)


async def say(visitor: Visitor, ask: Say) -> None:
    """Everybody who sits at the table may talk."""
    require_seat(visitor, ask.seat)
    visitor.talk.take()
    await add_note(visitor, lambda _: Said(ask.seat, ask.text))


async def gesticulate(visitor: Visitor, ask: Gesticulate) -> None:
    """Everybody who sits at the table may make gestures."""
    require_seat(visitor, ask.seat)
    visitor.talk.take()
    await add_note(visitor, lambda _: Gestured(ask.seat, ask.gesture))


async def sit(visitor: Visitor, ask: Sit) -> None:
    """A person comes to a seat, or changes the name there."""
    require_seat(visitor, ask.seat)
    await add_note(visitor, lambda _: Sat(ask.seat, ask.name))


async def hand(visitor: Visitor, ask: Hand) -> None:
    """A seat goes to a computer player while its person is away, or comes back to its person."""
    room = visitor.gathering.known.room
    if ask.seat not in range(len(room.chairs)):
        raise Unfit("no-such-place", number=ask.seat, most=len(room.chairs) - 1)
    if ask.player == ME:
        require_seat(visitor, ask.seat)
    elif not visitor.seats:
        raise Forbidden("watching-only")
    elif ask.seat in visitor.gathering.here and ask.seat not in visitor.seats:
        raise Unfit("seat-is-here")
    require_computer(ask.player, ME)
    await add_note(visitor, lambda _: Handed(ask.seat, ask.player))


async def ask_undo(visitor: Visitor, ask: AskUndo) -> None:
    """To take back a step that is not free, a seat asks the others."""
    require_seat(visitor, ask.seat)

    def asked(_: Room) -> AnyNote:
        table = visitor.gathering.table
        takeback = table.takeback(ask.seat)
        if takeback is None:
            raise Illegal("no-undo")
        return UndoAsked(ask.seat, table.seq, takeback.to)

    await add_note(visitor, asked)


async def answer_undo(visitor: Visitor, ask: AnswerUndo) -> None:
    """Everybody who plays has a say; an answer to another question does not count."""
    require_seat(visitor, ask.seat)

    def answered(room: Room) -> AnyNote:
        question = room.open_question(visitor.gathering.table.seq)
        if question is None or question.to != ask.to:
            raise Unfit("no-question")
        return UndoAnswered(ask.seat, ask.agrees)

    await add_note(visitor, answered)


def actions_now(visitor: Visitor, ask: Imagine | Propose) -> list[Action]:
    """The actions that a client names for the table as it is."""
    table = visitor.gathering.table
    if ask.seq != table.seq:
        raise Stale("stale", seen=ask.seq, now=table.seq)
    return [action_in(visitor, data) for data in ask.actions]


async def imagine(visitor: Visitor, ask: Imagine) -> Imagined:
    """Whoever is at the table may try something out; nobody else hears of it."""
    table, actions = visitor.gathering.table, actions_now(visitor, ask)
    if ask.at is not None and table.outcome is None:
        raise Unfit("not-over")
    seq = ask.seq if ask.at is None else ask.at
    view, *rest = imagined_after(table, actions, visitor.eyes, ask.at)
    return Imagined(ask.ref, seq, view and table.game.screen.sent(view), *rest)


async def propose(visitor: Visitor, ask: Propose) -> None:
    """Everybody who sits at the table may propose a turn; it is a word like any other."""
    require_seat(visitor, ask.seat)
    visitor.talk.take()
    actions = actions_now(visitor, ask)
    imagined_after(visitor.gathering.table, actions, ask.seat)  # or it is refused
    note = Proposed(ask.seat, ask.seq, tuple(map(plain, actions)))
    await add_note(visitor, lambda _: note)


async def withdraw(visitor: Visitor, ask: Withdraw) -> None:
    """A seat can withdraw only what it has proposed."""
    require_seat(visitor, ask.seat)

    def withdrawn(room: Room) -> AnyNote | None:
        proposed = any(proposed.seat == ask.seat for proposed in room.proposals)
        return Withdrew(ask.seat) if proposed else None

    await add_note(visitor, withdrawn)


async def play_again(visitor: Visitor, ask: PlayAgain) -> None:
    """The same people, options and secrets; only chance is new, or the story goes on."""
    gathering = visitor.gathering
    if not visitor.seats:
        raise Forbidden("watching-only")
    if gathering.table.outcome is None:
        raise Unfit("not-over")
    async with gathering.laying:
        room = (await gathering.hall.rooms.room(gathering.id)).room
        if room.next is not None:
            return
        await gathering.hall.require_space()
        if room.leg is not None:
            await gathering.hall.campaigns.go_on(room.leg.campaign, Onward(room.leg.number))
            return
        id = await gathering.hall.keeper.lay(again(gathering, room))
        await add_note(visitor, lambda now: Again(id) if now.next is None else None)


def again(gathering: Gathering, room: Room) -> Setting:
    """How the next table is laid."""
    header, options = gathering.header, msgspec.to_builtins(gathering.table.options)
    setting = Setting(header.game, room.chairs, options, None, header.title, header.listed)
    return replace(setting, notes=agreed_in(room))


async def hint(visitor: Visitor, ask: Hint) -> Advised:
    """A hint counts when it is told; what came too late does not."""
    require_seat(visitor, ask.seat)
    require_person(visitor, ask.seat)
    gathering = visitor.gathering
    table, seq = gathering.table, gathering.table.seq
    hint_taken(gathering.known.room, ask.seat, table, seq)  # or there is no need to think
    gathering.hall.workers.require_kernels(table.game.id)
    advice = await gathering.hints.at(table, ask.seat)
    now = await gathering.hall.keeper.table(gathering.id)
    await add_note(visitor, lambda room: hint_taken(room, ask.seat, now, seq))
    return Advised(ask.ref, seq, advice)


async def review(visitor: Visitor, ask: Review) -> Reviewed:
    """Everybody at the table may ask, and all wait for the same review."""

    async def tell(progress: ReviewProgress) -> None:
        with suppress(*LEFT):
            await visitor.tell(Reviewing(ask.ref, *progress))

    gathering = visitor.gathering
    gathering.hall.workers.require_kernels(gathering.table.game.id)
    return Reviewed(ask.ref, await gathering.reviewer.review(gathering.table, tell))


SLOW = (Hint, Review)  # a client that asks for these is heard while the answer is found

ANSWERS: dict[type[Ask], Callable[[Visitor, Any], Awaitable[Tell | None]]] = {
    LookThrough: look,
    Act: act,
    Foresee: foresee,
    Show: show,
    Say: say,
    Gesticulate: gesticulate,
    Sit: sit,
    Hand: hand,
    AskUndo: ask_undo,
    AnswerUndo: answer_undo,
    Imagine: imagine,
    Propose: propose,
    Withdraw: withdraw,
    PlayAgain: play_again,
    Hint: hint,
    Review: review,
}

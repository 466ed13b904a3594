"""Imagined tables: what is hidden in them, and how they go on."""

from msgspec.structs import replace

from dedale.core.agenda import Ended
from dedale.core.lot import Lot
from dedale.core.records import Seat
from dedale.games.chronicles.actions import ChroniclesAction
from dedale.games.chronicles.rules import play, turn
from dedale.games.chronicles.rules.play import in_motion, run
from dedale.games.chronicles.state import State


def dealt(state: State, lot: Lot) -> State:
    """The same table, with everything hidden in another order."""
    items, events = state.items, state.events
    last = max(len(events) - state.sunk_events, state.known_events)
    return replace(
        state,
        items=(*items[: state.known_items], *lot.shuffle(sorted(items[state.known_items :]))),
        events=(
            *events[: state.known_events],
            *lot.shuffle(sorted(events[state.known_events : last])),
            *events[last:],
        ),
    )


def unsuspecting(state: State) -> State:
    """The same table without the Items that nobody knows: in it, their Portals do not open.

    So a turn is planned by what is known; whatever it reveals is thought of when it is seen.
    """
    return replace(state, items=state.items[: state.known_items])


def done(state: State, seat: Seat, action: ChroniclesAction, lot: Lot) -> State:
    """The table after an action that is offered."""
    return play.done(state, seat, action, lot).state


def rested(state: State) -> State:
    """The table when this turn is over, before the next one begins."""
    now = in_motion(state, Lot(0))
    try:
        turn.end(now)
    except Ended:
        now.todo.clear()
    return now.at_rest()


def begun(state: State, lot: Lot) -> State:
    """A table between two turns goes on to its next question."""
    return run(in_motion(state, lot)).state

"""Proposals: what somebody would do for the seat to move, tried on an imagined table.

The imagined table is made of the view of whoever tries (decision 14), so whatever is tried there
tells nothing that is hidden. Where something hidden would come to light, a proposal has to end.
"""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from dedale.core.errors import Illegal, require
from dedale.core.game import AnyGame, Decision, Step
from dedale.core.log import Undo
from dedale.core.records import Action, Seat, to_json
from dedale.core.rng import Philox
from dedale.table.room import Proposed, Room
from dedale.table.table import Table

MOST = 16  # actions of one proposal


class Prospect(NamedTuple):
    """An imagined table, after some actions of the seat to move."""

    view: Any  # None where the last action would show something hidden
    decision: Decision | None  # what would be asked
    offers: tuple[Any, ...]  # what it could do next
    outlook: Any  # what would lie ahead of it
    outlooks: tuple[Any, ...]  # what each of the actions would visibly lead to


class ProposedTurn(NamedTuple):
    """What is left of a proposal."""

    seat: Seat  # the seat that made it
    actions: tuple[dict[str, Any], ...]  # as JSON has them


class Showing(NamedTuple):
    """What one pair of eyes may see of all proposals."""

    plans: tuple[ProposedTurn, ...]
    hidden: int  # how many more there are
    kept: bool  # nobody else sees their own proposal yet


def plain(action: Action) -> dict[str, Any]:
    """An action as JSON has it."""
    told: dict[str, Any] = json.loads(to_json(action))
    return told


def require_together(game: AnyGame) -> None:
    """Proposals are for games in which all win and lose together."""
    require(game.together and game.screen.imagined is not None, "not-together")


def mover(table: Table) -> Seat | None:
    """The seat to move; where several are asked, the first of them."""
    asked = table.decision
    return None if asked is None else asked.seats[0]


def imagine(
    table: Table, actions: Sequence[Action], eyes: Seat | None = None, seq: int | None = None
) -> Prospect:
    """Try actions for the seat to move, now or after an earlier step, from what `eyes` may know.

    Raises Illegal, with the place of what is refused.
    """
    game = table.game
    require_together(game)
    start = table.state if seq is None else table.moment(seq).state
    asked = game.decision(start)
    if asked is None or game.screen.imagined is None:
        raise Illegal("not-offered")
    [seat, *_] = asked.seats
    if table.open or table.outcome is not None:
        eyes = seat  # all may know what the seat to move knows
    state, hidden, outlooks = game.screen.imagined(game.view(start, eyes)), False, []
    for place, action in enumerate(actions, start=1):
        try:
            require(not hidden, "proposal-hidden")
            step = tried(game, state, seat, action)
        except Illegal as refusal:
            raise Illegal(refusal.rule, **{**refusal.facts, "place": place}) from refusal
        outlooks.append(game.screen.outlook(game.view(state, seat), action))
        state, hidden = step.state, step.reveals
    if hidden:
        return Prospect(None, None, (), None, tuple(outlooks))
    offers, outlook = game.legal(state, seat), game.screen.outlook(game.view(state, seat), None)
    return Prospect(game.view(state, eyes), game.decision(state), offers, outlook, tuple(outlooks))


def tried(game: AnyGame, state: Any, seat: Seat, action: Action) -> Step[Any]:
    """A step on an imagined table; what was not done cannot be taken back."""
    require(not isinstance(action, Undo), "not-offered")
    return game.apply(state, seat, action, Philox("", 0))


def current(table: Table, room: Room) -> tuple[ProposedTurn, ...]:
    """The proposals that are still good: the table has not gone another way since."""
    if table.decision is None:
        return ()
    plans = (ProposedTurn(proposed.seat, left_of(table, proposed)) for proposed in room.proposals)
    return tuple(plan for plan in plans if plan.actions)


def left_of(table: Table, proposed: Proposed) -> tuple[dict[str, Any], ...]:
    """What was not done yet of a proposal; nothing where something else was done.

    What was done and taken back is to be done again.
    """
    if proposed.seq > table.seq:
        return ()  # another server knows of a step that is still to be read here
    start, moment = table.moment(proposed.seq).state, table.moment(table.seq)
    done: list[dict[str, Any]] = []
    while moment.state is not start:
        if moment.before is None or len(done) == len(proposed.actions):
            return ()
        done.insert(0, plain(moment.action))
        moment = table.moment(moment.before)
    first, rest = proposed.actions[: len(done)], proposed.actions[len(done) :]
    return rest if list(first) == done else ()


def has_a_plan(table: Table, plans: Sequence[ProposedTurn]) -> bool:
    """Whether the seat to move has thought: it has made a plan, or has begun to act."""
    seat = mover(table)
    begun = bool(table.entries) and table.entries[-1].seat == seat
    return begun or any(plan.seat == seat for plan in plans)


def shown_to(eyes: Seat | None, table: Table, room: Room) -> Showing:
    """The proposals that these eyes may see: their own always, those of others in time."""
    plans = current(table, room)
    if not room.think or has_a_plan(table, plans):
        return Showing(plans, hidden=0, kept=False)
    own = tuple(plan for plan in plans if plan.seat == eyes)
    return Showing(own, hidden=len(plans) - len(own), kept=bool(own))

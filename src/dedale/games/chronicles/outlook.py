"""What lies ahead: the maze after a choice, who can walk where in it, and what they would find."""

from collections.abc import Iterable
from itertools import takewhile
from typing import cast

from msgspec.structs import replace

from dedale.core.records import Record, Seat
from dedale.core.rng import Philox
from dedale.games.chronicles.actions import ChroniclesAction
from dedale.games.chronicles.cards import ObjectiveKind
from dedale.games.chronicles.events import (
    CardsSeen,
    ChroniclesEvent,
    DiceRolled,
    EventDrawn,
    ItemCollected,
    ObjectiveRevealed,
    Paused,
    PortalOpened,
    TurnBegan,
)
from dedale.games.chronicles.rules import walk
from dedale.games.chronicles.rules.play import apply, decision, legal
from dedale.games.chronicles.state import Echo, Portal, Stage, State
from dedale.games.chronicles.tasks import Walking
from dedale.games.chronicles.view import OPEN, View
from dedale.maze.board import Maze
from dedale.maze.cell import Cell
from dedale.maze.tile import Tile
from dedale.maze.turn import Walked

PLAYED = (Stage.LABYRINTH, Stage.ACTION)
CHANCE = (DiceRolled, EventDrawn, CardsSeen, ObjectiveRevealed, PortalOpened, TurnBegan)
"""From the first of these on, what happens is not foreseen, unless nothing was hidden."""


class Outlook(Record, frozen=True):
    """A maze with everything in it, and where each Character could walk."""

    maze: Maze
    spare: Tile
    pieces: tuple[Cell, ...]  # by Character, in turn order
    portals: tuple[Portal | None, ...]  # by colour
    echoes: tuple[Echo, ...]
    looters: tuple[Cell, ...]
    wardens: tuple[Cell, ...]
    dragon: Cell | None
    tokens: tuple[tuple[str, Cell], ...]  # snares, blooms and wisps
    ways: tuple[tuple[tuple[Cell, ...], ...], ...]  # by Character: to where a Move could end
    finds: tuple[tuple[str, ...], ...]  # by Character: the Items that a Move could collect
    events: tuple[ChroniclesEvent, ...] = ()  # of the choice, up to the first that chance decides
    sure: bool = True  # nothing of the choice is left to chance
    path: tuple[Cell, ...] = ()  # of the choice, where it is a Move
    collected: tuple[str, ...] = ()  # what the choice surely collects


def outlook(view: View, action: ChroniclesAction | None) -> Outlook | None:
    """What is open now, or what a choice would lead to; what is hidden is not foreseen."""
    if view.stage not in PLAYED:
        return None
    state = imagined(view)
    if action is None:
        return shown(state, (), sure=True)
    after, told, reveals, _ = apply(state, asked_seat(state, action), action, Philox("", 0))
    if not reveals:
        return shown(after, told, sure=True)
    events = tuple(takewhile(lambda event: not isinstance(event, CHANCE), told))
    return shown(state, events, sure=False)


def asked_seat(state: State, action: ChroniclesAction) -> Seat:
    """The seat that may take this action; if none may, the one that is asked is refused."""
    asked = decision(state)
    seats = (*asked.seats, *asked.may) if asked else (state.piece.seat,)
    return next((seat for seat in seats if action in legal(state, seat)), seats[0])


def shown(state: State, told: Iterable[Record], *, sure: bool) -> Outlook:
    """What can be seen of a table, and the ways in it."""
    ways = tuple(ways_of(state, hero) for hero in range(len(state.pieces)))
    events = cast("tuple[ChroniclesEvent, ...]", tuple(told))
    return replace(
        lying(state),
        ways=ways,
        finds=tuple(finds_of(state, own) for own in ways),
        events=events,
        sure=sure,
        path=next((path for path in map(path_of, events) if path), ()),
        collected=tuple(event.item for event in events if isinstance(event, ItemCollected)),
    )


def lying(mat: State | View) -> Outlook:
    """The maze as it lies, with no ways."""
    return Outlook(
        maze=mat.maze,
        spare=mat.spare,
        pieces=tuple(piece.cell for piece in mat.pieces),
        portals=mat.portals,
        echoes=mat.echoes,
        looters=mat.looters,
        wardens=mat.wardens,
        dragon=mat.dragon,
        tokens=tokens_of(mat),
        ways=(),
        finds=(),
    )


def path_of(event: Record) -> tuple[Cell, ...]:
    """The way that an event describes; none where nobody walks."""
    walked = event.walked if isinstance(event, Paused) else event
    return walked.path if isinstance(walked, Walked) else ()


def tokens_of(state: State | View) -> tuple[tuple[str, Cell], ...]:
    """The tokens in the maze."""
    kinds = {"snare": state.snares, "bloom": state.blooms, "wisp": state.wisps}
    return tuple((kind, cell) for kind, cells in kinds.items() for cell in cells)


def ways_of(state: State, hero: int) -> tuple[tuple[Cell, ...], ...]:
    """The ways of a Character to where its Move could end: the one under way, or a new one."""
    under_way = (task for task in state.todo if isinstance(task, Walking) and task.hero == hero)
    going = next(under_way, Walking(hero))
    floor, start = walk.floor_of(state, going), state.pieces[hero].cell
    return tuple(walk.route(floor, start, cell) for cell in walk.reach(state, going))


def finds_of(state: State, ways: tuple[tuple[Cell, ...], ...]) -> tuple[str, ...]:
    """The Items of the Portals at the ends of these ways."""
    ends = {way[-1] for way in ways}
    return tuple(portal.item for portal in state.portals if portal and portal.cell in ends)


def imagined(view: View) -> State:
    """A table that looks like this view; what is hidden in it lies in the order of the box."""
    state = State(
        **{name: getattr(view, name) for name in OPEN},
        items=(*view.items.top, *view.items.unseen),
        events=(*view.events.top, *view.events.unseen, *view.events.bottom),
        known_items=len(view.items.top),
        known_events=len(view.events.top),
        sunk_events=len(view.events.bottom),
    )
    return with_pile(state, view.pile)


def with_pile(state: State, backs: tuple[ObjectiveKind, ...]) -> State:
    """The Objectives that could lie in the pile: of each kind the first that nobody has seen."""
    seen = {card.id for card in state.objectives} | {entry.id for entry in state.log}
    hidden = [card for card in state.box.objectives.values() if card.id not in seen]
    pile = []
    for back in backs:
        card = next(card for card in hidden if card.kind is back)
        hidden.remove(card)
        pile.append(card.id)
    return replace(state, pile=tuple(pile))

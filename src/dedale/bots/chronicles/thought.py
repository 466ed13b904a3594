"""All that comes to mind for the rest of a turn, and which of it is best."""

from heapq import heappop, heappush
from time import perf_counter
from typing import Any, NamedTuple

from dedale.bots.chronicles.chance import done, rested, unsuspecting
from dedale.bots.chronicles.ideas import Idea, ideas
from dedale.bots.chronicles.worth import frame_of, moves_of, worth
from dedale.bots.lot import Lot
from dedale.core.records import Seat
from dedale.games.chronicles.actions import ChroniclesAction, End
from dedale.games.chronicles.rules.play import decision, offered
from dedale.games.chronicles.state import Stage, State

MOVE, SHIFT = 0.8, 0.25  # what it promises to have one of them left
DEEPER = 0.02  # of two equal moments the one that is further on is looked at first
EARLY = 0.04  # what it is worth to see what opens while something can still be done about it


END = End()


class Plan(NamedTuple):
    """The rest of a turn."""

    actions: tuple[ChroniclesAction, ...]  # without its end
    worth: float
    state: State  # before the turn ends
    over: bool = False  # the game, or the turn, is over by then


class Thought:
    """What a player thinks of at an imagined table."""

    def __init__(self, state: State, shifts: int, until: float = float("inf")) -> None:
        self.frame = frame_of(state)
        self.root = unsuspecting(state)
        self.turn = state.turn
        self.shifts = shifts
        self.until = until
        self.plans: list[Plan] = []
        self._heap: list[Any] = []
        self._seen: set[Any] = set()
        self._count = 0

    def best(self, budget: int) -> list[Plan]:
        """The plans that were found, the best first."""
        self._meet(self.root, (), 0.0)
        return self._found(budget)

    def _found(self, budget: int) -> list[Plan]:
        """What comes of the tables that were met so far; at least one plan, where there is one."""
        while self._heap and (self._count < budget or not self.plans):
            _, _, state, path, early = heappop(self._heap)
            self._expand(state, path, early)
            if self.plans and perf_counter() > self.until:
                break
        self.plans.sort(key=lambda plan: (-plan.worth, len(plan.actions)))
        return self.plans

    def worth_of(self, state: State) -> float:
        """What a table is worth if the turn ends there."""
        if state.stage is Stage.ACTION and state.turn == self.turn:
            state = rested(state)
        return worth(state, self.frame)

    def worth_after(self, seat: Seat, action: ChroniclesAction, budget: int) -> float:
        """What the best turn is worth that begins with an action."""
        if isinstance(action, End):
            return self.worth_of(self.root)
        self._meet(done(self.root, seat, action, Lot(self.turn)), (action,), 0.0)
        return self._found(budget)[0].worth if self.plans or self._heap else 0.0

    def _expand(self, state: State, path: Idea, early: float) -> None:
        """Everything that is worth trying is tried."""
        seat = asked(state)
        for idea in ideas(state, seat, self.shifts):
            after = self._tried(state, idea)
            if after is not None:
                taken = len(after.looted) != len(state.looted) or held(after) != held(state)
                more = early + EARLY * self._options(after) if taken else early
                self._meet(after, (*path, *idea), more)

    def _tried(self, state: State, idea: Idea) -> State | None:
        """The table after an idea; None where it cannot be carried through."""
        for action in idea:
            if state.stage is not Stage.ACTION or state.turn != self.turn:
                return None
            seat = asked(state)
            if len(idea) > 1 and action not in offered(state, seat):
                return None
            state = done(state, seat, action, Lot(self.turn))
        return state

    def _options(self, state: State) -> int:
        """How much can still be done in this turn."""
        return (not state.moved) + (not state.shifted) + moves_of(state, state.active) - 1

    def _meet(self, state: State, path: Idea, early: float) -> None:
        """A table is reached: the turn could end there, or goes on."""
        key = key_of(state)
        if key in self._seen:
            return
        self._seen.add(key)
        self._count += 1
        over = state.stage is not Stage.ACTION or state.turn != self.turn
        if over or not state.todo:
            promise = self.worth_of(state) + early
            self.plans.append(Plan(path, promise, state, over))
            promise += MOVE * (not state.moved) + SHIFT * (not state.shifted)
        else:
            promise = worth(state, self.frame) + early + MOVE
        if not over:
            mark = -promise - DEEPER * len(path)
            heappush(self._heap, (mark, self._count, state, path, early))


def held(state: State) -> int:
    """How many Items the Characters have."""
    return sum([len(piece.items) for piece in state.pieces])


def asked(state: State) -> Seat:
    """The seat that is asked."""
    found = decision(state)
    assert found is not None
    return found.seats[0]


def key_of(state: State) -> Any:
    """What makes a difference between two tables in one turn."""
    return (
        state.maze,
        state.pieces,
        state.portals,
        state.looters,
        state.wardens,
        state.dragon,
        state.snares,
        state.skills,
        state.scrolls,
        state.folk,
        state.moved,
        state.shifted,
        state.todo,
        state.stage,
    )

"""All that comes to mind for the rest of a turn, and which of it is best."""

from functools import lru_cache
from heapq import heappop, heappush
from time import perf_counter
from typing import Any, NamedTuple

from dedale.core.lot import Lot
from dedale.core.records import Seat
from dedale.games.chronicles.actions import ChroniclesAction, End
from dedale.games.chronicles.bots.chance import done, rested, unsuspecting
from dedale.games.chronicles.bots.ideas import ideas
from dedale.games.chronicles.bots.places import Idea
from dedale.games.chronicles.bots.worth import Frame, frame_of, held, moves_of, worth
from dedale.games.chronicles.rules.play import decision, offered
from dedale.games.chronicles.state import Options, Stage, State

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


class Node:
    """A table that came to mind in this turn; what is known of it is worked out once."""

    __slots__ = ("edges", "over", "state", "worth")

    def __init__(self, state: State, turn: int, frame: Frame) -> None:
        self.state = state
        self.over = state.stage is not Stage.ACTION or state.turn != turn
        ends = not self.over and not state.todo
        self.worth = worth(rested(state) if ends else state, frame)
        self.edges: list[tuple[Idea, Node, float]] | None = None  # and what is won by being early


@lru_cache(maxsize=16)
def known_nodes(_options: Options, _turn: int, _shifts: int) -> dict[Any, Node]:
    """What came to mind at a table in a turn: whoever goes on with it need not think again."""
    return {}


class Thought:
    """What a player thinks of at an imagined table."""

    def __init__(
        self,
        state: State,
        shifts: int,
        until: float = float("inf"),
        without: frozenset[str] = frozenset(),
    ) -> None:
        self.frame = frame_of(state)._replace(without=without)
        self.turn = state.turn
        self.shifts = shifts
        self.until = until
        self.plans: list[Plan] = []
        self._heap: list[Any] = []
        self._seen: set[Node] = set()
        self._nodes = known_nodes(state.options, state.turn, shifts)
        self.root = self._first(unsuspecting(state))

    def best(self, budget: int) -> list[Plan]:
        """The plans that were found, the best first."""
        self._meet(self.root, (), 0.0)
        return self._found(budget)

    def _found(self, budget: int) -> list[Plan]:
        """What comes of the tables that were met so far; at least one plan, where there is one."""
        while self._heap and (len(self._seen) < budget or not self.plans):
            _, _, node, path, early = heappop(self._heap)
            for idea, after, more in self._edges(node):
                self._meet(after, (*path, *idea), early + more)
            if self.plans and perf_counter() > self.until:
                break
        self.plans.sort(key=lambda plan: (-plan.worth, len(plan.actions)))
        return self.plans

    def worth_after(self, seat: Seat, action: ChroniclesAction, budget: int) -> float:
        """The worth of the best turn that begins with an action."""
        if isinstance(action, End):
            return self.root.worth
        after = done(self.root.state, seat, action, Lot(self.turn))
        self._meet(self._node(after), (action,), 0.0)
        return self._found(budget)[0].worth if self.plans or self._heap else 0.0

    def _first(self, state: State) -> Node:
        """Where the thought begins: at a table that was foreseen, or afresh."""
        known = self._nodes.get((self.frame, key_of(state)))
        if known is None or known.state != state:
            self._nodes.clear()
        return self._node(state)

    def _node(self, state: State) -> Node:
        """What is known of a table."""
        key = self.frame, key_of(state)
        known = self._nodes.get(key)
        if known is None:
            known = self._nodes[key] = Node(state, self.turn, self.frame)
        return known

    def _edges(self, node: Node) -> list[tuple[Idea, Node, float]]:
        """Everything that is worth trying at a table, and what comes of it."""
        if node.edges is None:
            node.edges = []
            for idea in ideas(node.state, asked(node.state), self.shifts):
                after = self._tried(node.state, idea)
                if after is not None:
                    node.edges.append((idea, self._node(after), early_worth(node.state, after)))
        return node.edges

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

    def _meet(self, node: Node, path: Idea, early: float) -> None:
        """A table is reached: the turn could end there, or goes on."""
        if node in self._seen:
            return
        self._seen.add(node)
        state, promise = node.state, node.worth + early
        if node.over or not state.todo:
            self.plans.append(Plan(path, promise, state, node.over))
            promise += MOVE * (not state.moved) + SHIFT * (not state.shifted)
        else:
            promise += MOVE
        if not node.over:
            mark = -promise - DEEPER * len(path)
            heappush(self._heap, (mark, len(self._seen), node, path, early))


def early_worth(before: State, after: State) -> float:
    """What it is worth that something opens while there are options left in this turn."""
    if len(after.looted) == len(before.looted) and held(after) == held(before):
        return 0.0
    moves = moves_of(after, after.active) - 1
    return EARLY * ((not after.moved) + (not after.shifted) + moves)


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
        state.blooms,
        state.wisps,
        state.beside,
        state.skills,
        state.scrolls,
        state.folk,
        state.crystals,
        state.quests,
        state.objectives,
        state.rituals,
        state.standing,
        state.moved,
        state.shifted,
        state.todo,
        state.stage,
    )

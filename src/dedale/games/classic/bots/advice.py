"""What a master would do at a seat, and why; and what it thinks of what was done."""

from collections.abc import Sequence
from math import inf

from dedale.core.mind import Advice, Appraisal, Level, Standing, Why
from dedale.core.rng import Philox
from dedale.core.situation import Situation
from dedale.games.classic.actions import ClassicAction, Exchange, Peek, Skip, Swap
from dedale.games.classic.bots.position import FURTHEST, foreseen, position
from dedale.games.classic.bots.search import EFFORTS
from dedale.games.classic.bots.thought import Thought
from dedale.games.classic.content import Treasure
from dedale.games.classic.view import View
from dedale.maze.cell import CELLS, Cell
from dedale.maze.turn import Insert, Walk

Worths = dict[ClassicAction, float]


def advise(situation: Situation[ClassicAction, View]) -> Advice[ClassicAction]:
    """The best turn; where several are equal, the first of them."""
    thought = thought_of(situation)
    return advice(thought, thought.worths(situation.offers))


def appraise(
    situation: Situation[ClassicAction, View], chosen: ClassicAction
) -> Appraisal[ClassicAction]:
    """What a choice lost against the best one."""
    thought = thought_of(situation)
    worths = thought.worths(situation.offers)
    best = advice(thought, worths)
    return Appraisal(best, worths[best.actions[0]] - worths[chosen])


def standings(views: Sequence[View]) -> tuple[Standing, ...]:
    """How far the seat of each view has come."""
    return tuple(standing(view) for view in views)


def standing(view: View) -> Standing:
    """How far the seat of a view has come: its cards, the way home, and the way to the next."""
    if view.winner == view.seat:
        return Standing(turns=0, left=0.0)
    here, seat = position(view, view.targets), view.seat
    assert seat is not None
    turns = here.turns(here.pawns[seat])
    home = 0 if view.options.young else 1
    return Standing(turns, view.cards_left[seat] + home - 1 + turns / (FURTHEST + 1))


def thought_of(situation: Situation[ClassicAction, View]) -> Thought:
    """A master's thought. It leaves nothing to chance, and takes the time that it needs."""
    return Thought(situation.view, EFFORTS[Level.MASTER], Philox("advice", 0), seconds=inf)


def advice(thought: Thought, worths: Worths) -> Advice[ClassicAction]:
    """The best of some actions with the walk that follows, and the reason."""
    best = max(worths, key=worths.__getitem__)
    if isinstance(best, Walk):
        return Advice((best,), Explanation(thought, worths, best, best.cell).why())
    there = thought.after(best)
    places = thought.places(there, thought.cells(best, there))
    cell = CELLS[max(places, key=places.__getitem__)]
    reason = Explanation(thought, worths, best, cell)
    if isinstance(best, Peek) or (len(places) == 1 and isinstance(best, Skip)):
        return Advice((best,), reason.why())
    return Advice((best, Walk(cell)), reason.why())


class Explanation:
    """Why an action is the best, with the walk to a cell that follows."""

    def __init__(self, thought: Thought, worths: Worths, best: ClassicAction, cell: Cell) -> None:
        self.thought, self.worths, self.best, self.cell = thought, worths, best, Cell(*cell)
        self.there = thought.after(best)

    def why(self) -> Why:
        """The reason that weighs most."""
        match self.best:
            case Peek() | Skip():
                return Why("why-peek" if isinstance(self.best, Peek) else "why-skip", {})
            case Swap(other):
                return Why("why-swap", {"other": other})
            case Exchange(treasure):
                return Why("why-exchange", {"treasure": treasure})
        if self.there.goals[0] >> self.cell.number & 1:
            return self.now()
        return self.blocks() or self.soon()

    def now(self) -> Why:
        """The target is in reach."""
        if self.thought.view.goes_home:
            return Why("why-home-now", {})
        treasure = self.treasure(self.there.goals[0] & 1 << self.cell.number)
        if not isinstance(self.best, Insert):
            return Why("why-there", {"treasure": treasure})
        after = [self.thought.after(push) for push in self.worths if isinstance(push, Insert)]
        seat = self.thought.seat
        others = [there for there in after if not there.reach(seat) & there.goals[0]]
        ways = len(after) - len(others)
        if ways > 1 or not others:
            return Why("why-best-way", {"treasure": treasure, "ways": ways})
        turns = 1 + min(there.turns(there.reach(seat)) for there in others)
        return Why("why-only-way", {"treasure": treasure, "turns": turns})

    def blocks(self) -> Why | None:
        """Somebody could come home after most other pushes."""
        thought = self.thought
        for seat, left in enumerate(thought.view.cards_left):
            home = 1 << thought.view.homes[seat].number
            if seat != thought.seat and not left and not self.there.within_a_turn(seat) & home:
                pushes = [push for push in self.worths if isinstance(push, Insert)]
                ways = [p for p in pushes if thought.after(p).within_a_turn(seat) & home]
                if 2 * len(ways) >= len(pushes) > 0:
                    return Why("why-block", {"other": seat})
        return None

    def soon(self) -> Why:
        """The target is likely to be in reach next time, or comes nearer."""
        goal = "why-home" if self.thought.view.goes_home else "why"
        facts = {} if self.thought.view.goes_home else {"treasure": self.thought.view.targets[0]}
        futures = self.thought.futures(len(self.there.pawns) - 1, self.there.forbidden)
        chances = self.there.chances(futures)[self.cell.number]
        if chances:
            percent = round(100 * chances / len(futures))
            return Why(f"{goal}-soon", {**facts, "cell": self.cell, "percent": max(1, percent)})
        turns = 1 + self.there.turns(1 << self.cell.number)
        return Why(f"{goal}-far", {**facts, "turns": turns})

    def treasure(self, cell: int) -> Treasure:
        """The target on a cell."""
        targets = self.thought.view.targets
        return next(t for t in targets if self.place_of(t) & cell)

    def place_of(self, treasure: Treasure) -> int:
        """Where a treasure lies after the action, as a mask."""
        view = self.thought.view
        return foreseen(view, position(view, [treasure]), self.best).goals[0]

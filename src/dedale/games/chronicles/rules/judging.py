"""When conditions are true: one function for each (content, section 1.3)."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

from dedale.core.effects import merged
from dedale.core.records import Record
from dedale.games.chronicles import conditions as c
from dedale.games.chronicles.conditions import MANY, AnyCondition, Scope, Thing, Trait
from dedale.games.chronicles.rules import maze
from dedale.games.chronicles.rules.now import Mat
from dedale.games.chronicles.state import Logged
from dedale.games.chronicles.words import Remembered, line
from dedale.maze import kernels
from dedale.maze.cell import Cell, mask_of

K = TypeVar("K", bound=c.Condition)


class Facts(NamedTuple):
    """What a condition is asked about, besides the table."""

    owner: int | None = None  # whose Objective it is
    mover: int | None = None  # who enters a tile, ends a Move, or ends a turn
    entered: tuple[Cell, ...] = ()  # by this Move
    since: int = 0  # events of the log that do not count
    last: Logged | None = None  # what has just happened
    item: str = ""  # that the card is attached to


class Measure(NamedTuple):
    """How far something has come, and how far it must come."""

    have: int
    need: int = 1


@dataclass(frozen=True)
class Judging(Generic[K]):
    """How one condition is judged."""

    condition: type[K]
    measure: Callable[[Mat, K, Facts], Measure]
    wakes: frozenset[Remembered] = frozenset(Remembered)  # what must happen for it to become true


def met(mat: Mat, condition: AnyCondition, facts: Facts) -> bool:
    """Whether a condition is true (CH-QST-3)."""
    have, need = measure(mat, condition, facts)
    return have >= need


def measure(mat: Mat, condition: AnyCondition, facts: Facts) -> Measure:
    """How far a condition has come (CH-QST-2)."""
    return CONDITIONS[type(condition)].measure(mat, condition, facts)


def lasts(condition: AnyCondition) -> bool:
    """CH-QST-2: whether what was done for a condition still counts in later turns."""
    return not (isinstance(condition, c.Tally) and condition.scope is Scope.TURN)


def within(number: int, least: int, most: int) -> Measure:
    """A number with the least that is needed and the most that is allowed (CH-QST-3, CH-OBJ-1)."""
    if most < MANY:
        return Measure(least <= number <= most)
    return Measure(number, least)


def always(_mat: Mat, _condition: c.Always, _facts: Facts) -> Measure:
    """It is true: every Soothe counts (CH-FIN-8)."""
    return Measure(1)


def tally(mat: Mat, wish: c.Tally, facts: Facts) -> Measure:
    """How many times something has happened (CH-QST-3, CH-OBJ-1, CH-OBJ-2)."""
    found = matching(mat, wish, facts)
    if wish.each:
        heroes = Counter(entry.hero for entry in found)
        fewest = min(heroes[hero] for hero in range(len(mat.pieces)))
        return Measure(fewest, -(-wish.least // len(mat.pieces)))
    if wish.same:
        alike = Counter(tuple(trait(mat, entry, t) for t in wish.same) for entry in found)
        return within(max(alike.values(), default=0), wish.least, wish.most)
    if wish.distinct is not None:
        return within(len({trait(mat, e, wish.distinct) for e in found}), wish.least, wish.most)
    return within(sum(1 for _ in found), wish.least, wish.most)


def matching(mat: Mat, wish: c.Tally, facts: Facts) -> Iterator[Logged]:
    """What has happened that counts (CH-QST-3, CH-OBJ-1, CH-OBJ-2)."""
    tests = checks_for(wish)
    for entry in remembered(mat, wish.scope, facts):
        if entry.what is wish.what and all(test(mat, entry, wish, facts) for test in tests):
            yield entry


def remembered(mat: Mat, scope: Scope, facts: Facts) -> Iterable[Logged]:
    """The part of the log that counts (CH-QST-2, CH-QST-3, CH-OBJ-1, CH-FIN-8)."""
    if scope is Scope.EVENT:
        return () if facts.last is None else (facts.last,)
    log = mat.log[facts.since :]
    return log if scope is Scope.GAME else [entry for entry in log if entry.turn == mat.turn]


Test = Callable[[Mat, Logged, c.Tally, Facts], bool]
TESTS: dict[str, Test] = {
    "id": lambda _mat, entry, wish, _facts: entry.id == wish.id,
    "set": lambda mat, entry, wish, _facts: mat.box.set_of.get(entry.id) == wish.set,
    "building": lambda mat, entry, wish, _: mat.box.cards[entry.id].building == wish.building,
    "kind": lambda mat, entry, wish, _: mat.box.objectives[entry.id].kind == wish.kind,
    "via": lambda _mat, entry, wish, _facts: entry.via is wish.via,
    "colour": lambda _mat, entry, wish, _facts: entry.colour is wish.colour,
    "cells": lambda _mat, entry, wish, _facts: entry.cell in wish.cells,
    "own": lambda _mat, entry, _wish, facts: entry.hero == facts.owner,
    "attached": lambda _mat, entry, _wish, facts: entry.id == facts.item,
}
"""What the fields of a count ask of an event."""


@lru_cache(maxsize=1024)  # more than the cards of the box ask for
def checks_for(wish: c.Tally) -> tuple[Test, ...]:
    """What a count asks of an event (CH-QST-3, CH-OBJ-1, CH-OBJ-2)."""
    return tuple(test for name, test in TESTS.items() if getattr(wish, name))


def trait(mat: Mat, entry: Logged, which: Trait) -> object:
    """The respects in which things that happened agree, or differ (CH-QST-3, CH-OBJ-1)."""
    match which:
        case Trait.HERO:
            return entry.hero
        case Trait.SET:
            return mat.box.set_of[entry.id]
        case Trait.COLOUR:
            return entry.colour
        case Trait.CELL:
            return entry.cell


def collected(mat: Mat, facts: Facts) -> list[Logged]:
    """The Items that Characters have collected (CH-QST-3, CH-OBJ-1)."""
    return [entry for entry in mat.log[facts.since :] if entry.what is Remembered.COLLECT]


def streak(mat: Mat, wish: c.Streak, facts: Facts) -> Measure:
    """The latest Items in a row that all differ (CH-QST-3)."""
    seen: set[object] = set()
    for entry in reversed(collected(mat, facts)):
        value = trait(mat, entry, wish.distinct)
        if value in seen:
            break
        seen.add(value)
    return Measure(len(seen), wish.least)


def sequence(mat: Mat, wish: c.Sequence, facts: Facts) -> Measure:
    """How many sets of a sequence were collected in its order (CH-OBJ-1)."""
    done = 0
    for entry in collected(mat, facts):
        if done < len(wish.sets) and mat.box.set_of[entry.id] == wish.sets[done]:
            done += 1
    return Measure(done, len(wish.sets))


def sets_collected(mat: Mat, wish: c.SetsCollected, facts: Facts) -> Measure:
    """How many sets have enough collected Items (CH-OBJ-1, CH-FIN-3, CH-SET-E1)."""
    sets = Counter(mat.box.set_of[entry.id] for entry in collected(mat, facts))
    return Measure(sum(count >= wish.items for count in sets.values()), wish.sets)


def even(mat: Mat, wish: c.Even, facts: Facts) -> Measure:
    """Whether the Characters have collected about as much as each other (CH-OBJ-1)."""
    heroes = Counter(entry.hero for entry in collected(mat, facts))
    counts = [heroes[hero] for hero in range(len(mat.pieces))]
    return Measure(max(counts) - min(counts) <= wish.most)


def quiet(mat: Mat, wish: c.Quiet, _facts: Facts) -> Measure:
    """The turns without a looting, up to this one (CH-QST-3)."""
    loots = (entry.turn for entry in mat.log if entry.what is Remembered.LOOT)
    return Measure(mat.turn - max(wish.start - 1, *loots, 0), wish.turns)


def entered(_mat: Mat, wish: c.EnteredTiles, facts: Facts) -> Measure:
    """How many different tiles a Move has entered (CH-QST-3)."""
    cells = set(facts.entered)
    return Measure(len(cells & set(wish.cells) if wish.cells else cells), wish.least)


def path_size(mat: Mat, wish: c.PathSize, _facts: Facts) -> Measure:
    """The tiles of the longest path (CH-QST-3, CH-OBJ-1)."""
    return Measure(max(path.bit_count() for path in maze.paths(mat)), wish.least)


def linked(mat: Mat, wish: c.Linked, _facts: Facts) -> Measure:
    """How many of some cells are on one path (CH-BRD-12, CH-OBJ-1, CH-FIN-8)."""
    links, cells = maze.links_of(mat), mask_of(wish.cells)
    left, most = cells, 0
    if wish.dragon:
        left = 0 if mat.dragon is None else 1 << mat.dragon.number
    while left:
        path = kernels.flood(left & -left, *links)
        most = max(most, (path & cells).bit_count())
        left &= ~path
    return Measure(most, wish.least)


def person(who: c.Person, facts: Facts) -> int | None:
    """Which Character is meant (CH-OBJ-2, CH-FIN-8)."""
    return facts.owner if who is c.Person.OWNER else facts.mover


def holds(mat: Mat, wish: c.Holds, facts: Facts) -> Measure:
    """How many Items a Character holds (CH-OBJ-2, CH-FIN-8)."""
    hero = person(wish.who, facts)
    items = () if hero is None else mat.pieces[hero].items
    sets = Counter(mat.box.set_of[item] for item in items)
    if wish.set is not None:
        return Measure(sets[wish.set], wish.least)
    if wish.distinct:
        return Measure(len(sets), wish.least)
    return Measure(max(sets.values(), default=0) if wish.same else sets.total(), wish.least)


def at(mat: Mat, wish: c.At, facts: Facts) -> Measure:
    """Whether a Character stands there (CH-OBJ-2, CH-FIN-8)."""
    hero = person(wish.who, facts)
    if hero is None:
        return Measure(0)
    return Measure(mat.pieces[hero].cell in there(mat, wish.cells, wish.dragon))


def there(mat: Mat, cells: tuple[Cell, ...], dragon: bool) -> tuple[Cell, ...]:
    """The cells that are meant: some, or the Dragon's row and column (CH-QST-3, CH-FIN-8)."""
    if not dragon:
        return cells
    return () if mat.dragon is None else line(mat.dragon)


def present(mat: Mat, wish: c.Present, _facts: Facts) -> Measure:
    """How many of something are there now (CH-QST-3, CH-OBJ-1, CH-FIN-8)."""
    if wish.what is Thing.LOOTED:
        return within(len(mat.looted), wish.least, wish.most)
    cells = standing(mat, wish.what)
    if wish.cells or wish.dragon:
        where = there(mat, wish.cells, wish.dragon)
        cells = tuple(cell for cell in cells if cell in where)
    return within(len(cells), wish.least, wish.most)


def standing(mat: Mat, what: Thing) -> tuple[Cell, ...]:
    """Where they are, one cell for each (CH-QST-3, CH-OBJ-1, CH-FIN-8)."""
    match what:
        case Thing.HERO:
            return tuple(piece.cell for piece in mat.pieces)
        case Thing.LOOTER:
            return mat.looters
        case Thing.WARDEN:
            return mat.wardens
        case Thing.GOBLIN:
            return (*mat.looters, *mat.wardens)
        case Thing.PORTAL:
            return tuple(portal.cell for portal in mat.portals if portal is not None)
        case Thing.LOOTED:
            return ()


def in_line(mat: Mat, _wish: c.InLine, _facts: Facts) -> Measure:
    """Whether all Characters stand in one row or one column (CH-QST-3)."""
    rows = {piece.cell.row for piece in mat.pieces}
    cols = {piece.cell.col for piece in mat.pieces}
    return Measure(len(rows) == 1 or len(cols) == 1)


def turn(mat: Mat, wish: c.DuringTurns, facts: Facts) -> Measure:
    """Whether it is one of some turns of the game (CH-QST-3, CH-OBJ-1, CH-OBJ-2)."""
    own = not wish.own or mat.active == facts.owner
    return Measure(own and wish.least <= mat.turn <= wish.most)


def cause(mat: Mat, wish: c.Cause, _facts: Facts) -> Measure:
    """Why the game has ended (CH-QST-3, CH-OBJ-1)."""
    return Measure(mat.cause in wish.causes)


def party(mat: Mat, wish: c.Party, _facts: Facts) -> Measure:
    """How many Characters play (CH-QST-3, CH-FIN-3)."""
    return Measure(wish.least <= len(mat.pieces) <= wish.most)


def all_of(mat: Mat, wish: c.All, facts: Facts) -> Measure:
    """How far all have come; one that is simply untrue keeps them back (CH-QST-2, CH-QST-3)."""
    parts = [measure(mat, part, facts) for part in wish.of]
    need = sum(part.need for part in parts if part.need > 1)
    if all(part.have >= part.need for part in parts):
        return Measure(max(need, 1), max(need, 1))
    if any(part.have < part.need <= 1 for part in parts):
        return Measure(0, max(need, 1))
    return Measure(sum(min(part) for part in parts if part.need > 1), need)


def some(mat: Mat, wish: c.Some, facts: Facts) -> Measure:
    """The one that has least far to go (CH-QST-2, CH-QST-3)."""
    parts = [measure(mat, part, facts) for part in wish.of]
    return min(parts, key=lambda part: part.need - part.have)


def neither(mat: Mat, wish: c.Not, facts: Facts) -> Measure:
    """Whether something is not true (CH-QST-3)."""
    return Measure(not met(mat, wish.of, facts))


COLLECTED = frozenset({Remembered.COLLECT})
JUDGINGS: tuple[Judging[Any], ...] = (
    Judging(c.Always, always),
    Judging(c.Tally, tally),
    Judging(c.Streak, streak, wakes=COLLECTED),
    Judging(c.Sequence, sequence, wakes=COLLECTED),
    Judging(c.SetsCollected, sets_collected, wakes=COLLECTED),
    Judging(c.Even, even, wakes=COLLECTED),
    Judging(c.Quiet, quiet),
    Judging(c.EnteredTiles, entered),
    Judging(c.PathSize, path_size),
    Judging(c.Linked, linked),
    Judging(c.Holds, holds),
    Judging(c.At, at),
    Judging(c.Present, present),
    Judging(c.InLine, in_line),
    Judging(c.DuringTurns, turn),
    Judging(c.Cause, cause),
    Judging(c.Party, party),
    Judging(c.All, all_of),
    Judging(c.Some, some),
    Judging(c.Not, neither),
)
CONDITIONS: Mapping[type[Record], Judging[Any]] = merged(
    *({one.condition: one} for one in JUDGINGS)
)


def wakers(condition: AnyCondition) -> frozenset[Remembered]:
    """What must happen for a condition to come true; else anything (CH-QST-3, CH-OBJ-1)."""
    match condition:
        case c.Tally():
            return frozenset({condition.what})
        case c.All() | c.Some():
            parts = [wakers(part) for part in condition.of if not isinstance(part, c.Party)]
            return frozenset().union(*parts)
        case _:
            return CONDITIONS[type(condition)].wakes

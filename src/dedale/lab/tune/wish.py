"""What is wished of a game: a file says which numbers may change, and what must come of it."""

import re
import tomllib
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from dedale.core.content import Mistakes
from dedale.core.errors import BadRun
from dedale.core.records import Record

Value = bool | int | float | str
Values = dict[str, Value]
"""What is changed, by its path."""
Positive = Annotated[int, Meta(ge=1)]
PLACE = re.compile(r" - at `\$\.?(?P<place>.*)`$")


class Tunable(Record, frozen=True):
    """A number that may be changed, from `low` to `high`, or a choice `among` some values."""

    at: str  # the name of an option, or the path of a number of the cards
    low: int | float | None = None
    high: int | float | None = None
    step: int | float | None = None  # 1 for whole numbers, none for others
    among: tuple[Value, ...] = ()


class TuneCell(Record, frozen=True):
    """A kind of table; all cells must meet the targets together."""

    name: str = ""
    players: tuple[str, ...] = ()
    options: dict[str, Any] = msgspec.field(default_factory=dict)


class TuneWhat(StrEnum):
    """What can be aimed at."""

    WON = "won"  # the share of games that anybody wins, or the seat that is named
    TURNS = "turns"  # the mean length of a game
    STEPS = "steps"
    USED = "used"  # the share of games in which an event tells of a piece: that of the rarest
    CHOSEN = "chosen"  # how often a piece is chosen where it is offered: that of the rarest
    MEASURED = "measured"  # the mean of what the game measures itself


class TuneTarget(Record, frozen=True):
    """What is aimed at: a value and how far from it is near enough, or bounds."""

    what: TuneWhat
    value: float | None = None
    within: Annotated[float, Meta(gt=0)] | None = None
    least: float | None = None
    most: float | None = None
    event: str = ""
    piece: str = ""
    name: str = ""  # of what the game measures
    seat: int | None = None
    cell: str = ""  # only of these tables


class TuneBudget(Record, frozen=True):
    """What may be spent."""

    trials: Positive = 60
    minutes: Annotated[float, Meta(gt=0)] = 90.0
    games: Positive = 20_000


class TuneWish(Record, frozen=True):
    """All that the file says."""

    game: str
    number: Annotated[tuple[Tunable, ...], Meta(min_length=1)]
    target: Annotated[tuple[TuneTarget, ...], Meta(min_length=1)]
    players: tuple[str, ...] = ()  # at all tables whose cell does not say otherwise
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    games: Positive = 40  # of each cell in a trial; four times as many, if need be
    report: Positive = 200  # of each cell, in the end
    chained: bool = False  # whether whole campaigns are played
    cell: tuple[TuneCell, ...] = ()
    budget: TuneBudget = TuneBudget()

    @property
    def cells(self) -> tuple[TuneCell, ...]:
        """All kinds of tables, each with a name, its players and its options."""
        return tuple(
            TuneCell(
                cell.name or f"table-{number}",
                cell.players or self.players,
                self.options | cell.options,
            )
            for number, cell in enumerate(self.cell or (TuneCell(),), start=1)
        )


def read_wish(path: Path) -> TuneWish:
    """The wish in a file; raises BadRun with all that is wrong with it."""
    found = Mistakes()
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        wish = msgspec.convert(data, TuneWish)
        check(wish, path.name, found)
    except OSError as error:
        raise BadRun("no-wish", file=str(path), why=error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        found.add("content-toml", path.name, why=str(error))
    except msgspec.ValidationError as error:
        place = PLACE.search(str(error))
        found.refused(error, TuneWish, data, at(path.name, place["place"] if place else ""))
    if found.found:
        trouble = BadRun("bad-wish", file=str(path), count=len(found.found))
        trouble.parts = tuple(found.found)
        raise trouble
    return wish


def at(file: str, place: str) -> str:
    """Where something stands; entries of lists are counted from 1, as people do."""
    counted = re.sub(r"\[(\d+)\]", lambda entry: f" {int(entry[1]) + 1}", place)
    return f"{file}: {counted}" if counted else file


def check(wish: TuneWish, file: str, found: Mistakes) -> None:
    """What fits the form may still make no sense."""
    for number, one in enumerate(wish.number, start=1):
        check_number(one, f"{file}: number {number}", found)
    for number, target in enumerate(wish.target, start=1):
        check_target(target, wish, f"{file}: target {number}", found)
    cells = wish.cells
    for number, cell in enumerate(cells, start=1):
        if not cell.players:
            found.add("content-missing", f"{file}: cell {number}", field="players")
    found.twice({name: places(file, name, cells) for name in {cell.name for cell in cells}})
    paths = [one.at for one in wish.number]
    found.twice(
        {
            path: [f"{file}: number {n}" for n, one in enumerate(paths, 1) if one == path]
            for path in set(paths)
        }
    )


def places(file: str, name: str, cells: tuple[TuneCell, ...]) -> list[str]:
    """Where cells of a name stand."""
    return [f"{file}: cell {n}" for n, cell in enumerate(cells, start=1) if cell.name == name]


def check_number(one: Tunable, where: str, found: Mistakes) -> None:
    """A number has a range or a choice, and not both."""
    if one.among:
        if one.low is not None or one.high is not None:
            found.add("wish-both", where)
        return
    for field in ("low", "high"):
        if getattr(one, field) is None:
            found.add("content-missing", where, field=field)
    if one.low is not None and one.high is not None and not one.low < one.high:
        found.add("wish-range", where, low=str(one.low), high=str(one.high))
    if one.step is not None and not one.step > 0:
        found.add("wish-step", where, step=str(one.step))


def check_target(target: TuneTarget, wish: TuneWish, where: str, found: Mistakes) -> None:
    """A target says what to aim at, and of which tables."""
    if target.value is not None and target.within is None:
        found.add("content-missing", where, field="within")
    if target.value is None and target.least is None and target.most is None:
        found.add("wish-aimless", where)
    if target.value is not None and (target.least, target.most) != (None, None):
        found.add("wish-twofold", where)
    if target.what is TuneWhat.USED and not target.event:
        found.add("content-missing", where, field="event")
    if target.what is TuneWhat.MEASURED and not target.name:
        found.add("content-missing", where, field="name")
    if target.cell:
        found.known(where, "cell", target.cell, [cell.name for cell in wish.cells])

"""What Characters do for Quests, Objectives and Rituals of chronicles, step by step."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from dedale.games.chronicles.cards import CheckTime
from dedale.games.chronicles.rules import noting
from dedale.games.chronicles.rules.now import Now
from dedale.games.chronicles.state import Logged, Portal
from dedale.games.chronicles.tasks import Walking
from dedale.games.chronicles.words import COLOURS, PortalColour, Remembered, Via
from dedale.maze.cell import Cell
from tests.kit.games.chronicles import Play, a_game, maze_of

Step = Callable[[Now], None]


class Case(NamedTuple):
    """A card, what is done before its condition is met, and the step that meets it."""

    card: str
    before: list[Step]
    last: Step
    table: Mapping[str, Any] = {}


def cases(*found: Case) -> dict[str, Any]:
    """For `parametrize`: each case is named after its card."""
    return {"argvalues": found, "ids": [case.card for case in found]}


def done(game: Play, *steps: Step) -> Play:
    """The steps happen one after the other."""
    for step in steps:
        game.happen(step)
    return game


def with_quests(*ids: str, **table: Any) -> Play:
    """A game in which these Quests are in progress."""
    return a_game(quests=ids, **table)


def collect(item: str, hero: int = 0, colour: str = "red", via: Via = Via.MOVE) -> Step:
    """A Character collects an Item."""

    def step(now: Now) -> None:
        now.change(hero, items=(*now.pieces[hero].items, item))
        entry = Logged(
            Remembered.COLLECT, now.turn, hero, item, via, PortalColour(colour), Cell(1, 1)
        )
        noting.note(now, entry)

    return step


def appear(item: str, hero: int = 0) -> Step:
    """A Character collects an Item because its Portal appeared there."""
    return collect(item, hero, via=Via.APPEAR)


def loot(item: str, cell: tuple[int, int] = (1, 1)) -> Step:
    """A Looter takes an Item."""

    def step(now: Now) -> None:
        now.looted = (*now.looted, item)
        noting.note(now, Logged(Remembered.LOOT, now.turn, id=item, cell=Cell(*cell)))

    return step


def knock_out(foe: Via = Via.LOOTER, hero: int = 0, cell: tuple[int, int] = (1, 1)) -> Step:
    """A Character knocks out a Goblin."""
    where = Cell(*cell)
    return lambda now: noting.note(now, Logged(Remembered.KO, now.turn, hero, via=foe, cell=where))


def use(card: str, hero: int | None = None) -> Step:
    """A card is used."""
    return lambda now: noting.note(now, Logged(Remembered.USE, now.turn, hero, card))


def read(scroll: str = "scroll-time") -> Step:
    """A Scroll is used."""
    return lambda now: noting.note(now, Logged(Remembered.SCROLL, now.turn, id=scroll))


def spring() -> Step:
    """A snare catches somebody."""
    return lambda now: noting.note(now, Logged(Remembered.SNARE, now.turn, cell=Cell(1, 1)))


def pay(card: str) -> Step:
    """An Objective pays."""
    return lambda now: noting.note(now, Logged(Remembered.OBJECTIVE, now.turn, id=card))


def take(token: str) -> Step:
    """A token is taken."""
    return lambda now: noting.note(now, Logged(Remembered.TAKE, now.turn, 0, token))


def enter(*cell: int, hero: int = 0) -> Step:
    """A step of a Move reaches a tile."""

    def step(now: Now) -> None:
        now.change(hero, cell=Cell(*cell))
        noting.entered(now, hero, Cell(*cell))

    return step


def end_move(*cells: tuple[int, int], hero: int = 0) -> Step:
    """A Character has entered these tiles, and ends its Move on the last one."""

    def step(now: Now) -> None:
        way = tuple(Cell(*cell) for cell in cells)
        now.change(hero, cell=way[-1])
        noting.ended_move(now, Walking(hero, entered=way))

    return step


def end_turn(now: Now) -> None:
    """The turn of the active Character ends, and the next one begins."""
    noting.at(now, CheckTime.TURN_END, now.active)
    now.turn += 1
    now.active = (now.active + 1) % len(now.pieces)


def soothed(now: Now) -> None:
    """The Dragon is soothed, as far as conditions count."""
    noting.at(now, CheckTime.SOOTHE, now.active)


def end_game(cause: str = "collected") -> Step:
    """The game has ended."""

    def step(now: Now) -> None:
        now.cause = cause
        noting.at(now, CheckTime.GAME_END)

    return step


def lay(**values: Any) -> Step:
    """Something on the table is different."""

    def step(now: Now) -> None:
        for name, value in values.items():
            setattr(now, name, value)

    return step


def stand(hero: int, *cell: int) -> Step:
    """A Character stands elsewhere."""
    return lambda now: now.change(hero, cell=Cell(*cell))


def portal(colour: str, *cell: int) -> Step:
    """A Portal lies there."""
    lies = Portal(Cell(*cell), "honeycomb")
    return lambda now: now.portals.__setitem__(COLOURS.index(PortalColour(colour)), lies)


def build(tiles: Mapping[tuple[int, int], str]) -> Step:
    """The maze has these tiles; every other tile is joined to none of its neighbours."""
    return lay(maze=maze_of(drawing(tiles)))


def drawing(tiles: Mapping[tuple[int, int], str]) -> str:
    """The rows of such a maze."""
    rows = [[tiles.get((r, c), "│─"[(r + c) % 2]) for c in range(7)] for r in range(7)]
    return "\n".join("".join(row) for row in rows)


def row(number: int, *left_out: int) -> dict[tuple[int, int], str]:
    """The straight tiles of a row that is one path, without some of them."""
    return {(number, col): "│" if col in left_out else "─" for col in range(7)}


def column(number: int, *left_out: int) -> dict[tuple[int, int], str]:
    """The straight tiles of a column that is one path, without some of them."""
    return {(row, number): "─" if row in left_out else "│" for row in range(7)}


INGREDIENTS = ("ginger-root", "honeycomb", "moon-truffle", "star-flour")
INSTRUMENTS = ("reed-flute", "frost-bell", "thimble-drum", "hurdy-gurdy")
CRITTERS = ("lantern-moth", "stone-toad", "velvet-bat", "sock-mouse")
TREASURES = ("opal-goblet", "brass-astrolabe", "silver-comb", "first-coin")
CURSED = ("weeping-mask", "hollow-mirror", "knotted-doll", "black-candle")
DRAGON = ("shed-scale", "milk-fang", "chipped-talon", "ember-pearl")
ITEMS = (*INGREDIENTS, *INSTRUMENTS, *CRITTERS, *TREASURES, *CURSED, *DRAGON)


def collected(count: int, hero: int = 0) -> list[Step]:
    """So many Items are collected, from the first one on."""
    return [collect(item, hero) for item in ITEMS[:count]]

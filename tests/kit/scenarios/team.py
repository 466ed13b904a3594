"""The words of team scenarios (docs/rules/team.md, section 16)."""

from collections.abc import Callable, Sequence
from typing import Any

from dedale.core.records import to_json
from dedale.games.team import team
from dedale.games.team.actions import (
    EndTurn,
    FlipUp,
    PickSpell,
    Rotate,
    Switch,
    TeamAction,
    WalkWith,
)
from dedale.games.team.content import (
    PAGES,
    FlipPage,
    Marking,
    PushPage,
    Spell,
    TeleportPage,
    Treasure,
)
from dedale.games.team.rules.turn import Reason
from dedale.games.team.state import Mode
from dedale.maze.arrow import Arrow
from dedale.maze.cell import Side
from dedale.maze.ground import Colour
from dedale.maze.turn import Insert, Walk
from tests.kit.games.team import Play, board_a
from tests.kit.scenarios.words import cells, listed

SIDES = dict(zip("NESW", Side, strict=True))
RESULTS = {Reason.WON: "win", Reason.BOOK_ENDED: "loss"}


def lay(lines: Sequence[str]) -> Play:
    """Board A, changed by the `given` lines; a page that comes first of all is read at once."""
    seats: list[Colour] = []
    laid: dict[str, Any] = {"at": {}, "holds": {}, "spells": {}}
    for line in lines:
        if line.startswith("given seats "):
            seats = [Colour(name) for name in listed(line.removeprefix("given seats "))]
        elif line.startswith("given "):
            given(line.removeprefix("given ").split(" ", 2), laid)
    acts = [line for line in lines if not line.startswith("given ")]
    reads = acts[0].startswith("page ")
    next_pages = [read_page(line) for line in lines if line.startswith("page ")]
    table = board_a(*seats, next_pages=next_pages, **{"pages": 0 if reads else 1} | laid)
    return table.read() if reads else table


def given(words: list[str], laid: dict[str, Any]) -> None:
    """Note what one `given` line says."""
    if words[0] in tuple(Colour):
        given_to(Colour(words[0]), words[1:], laid)
        return
    match words:
        case ["mode", mode]:
            laid["mode"] = Mode(mode)
        case ["deck", *cards]:
            laid["deck"] = tuple(treasures(" ".join(cards)))
        case ["down", *places]:
            laid["down"] = cells(" ".join(places))
        case [("collected" | "pages") as count, number]:
            laid[count] = int(number)
        case _:
            raise AssertionError(f"no such given: {words}")


def given_to(colour: Colour, words: list[str], laid: dict[str, Any]) -> None:
    """Note where a pawn is, and what its seat has."""
    match words:
        case ["at", place]:
            laid["at"][colour] = cells(place)[0]
        case ["holds", cards]:
            laid["holds"][colour] = treasures(cards)
        case ["spell", spell]:
            laid["spells"][colour] = Spell(spell.lower())
        case _:
            raise AssertionError(f"no such given: {words}")


def read_page(line: str) -> int:
    """The number of the page that a line tells of."""
    match line.split(" "):
        case ["page", "Push", arrow]:
            return PAGES.index(PushPage(Arrow(int(arrow))))
        case ["page", "Flip", *names, marking]:
            treasure = treasures(" ".join(names))[0]
            return PAGES.index(FlipPage(treasure, Marking(marking.lower())))
        case ["page", "Teleport", first, second, "to", corner]:
            page = TeleportPage((Colour(first), Colour(second)), Colour(corner))
            return PAGES.index(page)
    raise AssertionError(f"no such page: {line}")


def expect_page(table: Play, words: str) -> None:
    """The page was read just now, as the turn began."""
    assert table.state.turned[-1] == read_page(f"page {words}")
    assert (table.state.moves, table.state.gains, table.state.spent) == (1, 0, ())


VERBS: dict[str, Callable[[Play, str], None]] = {"page": expect_page}


def do(table: Play, words: str) -> None:
    """An action of the active seat."""
    table.play(read_action(words))


def snapshot(table: Play) -> bytes:
    """Everything that an illegal action must leave as it was."""
    return to_json(table.state)


def read_action(words: str) -> TeamAction:
    match words.split(" "):
        case ["Insert", arrow, turn]:
            return Insert(Arrow(int(arrow)), rotation(turn))
        case ["Rotate", place, turn]:
            return Rotate(cells(place)[0], rotation(turn))
        case ["Switch", place, side]:
            return Switch(cells(place)[0], SIDES[side])
        case ["Walk", place]:
            return Walk(cells(place)[0])
        case ["Walk", place, "with", spell]:
            return WalkWith(Spell(spell.lower()), Walk(cells(place)[0]))
        case ["FlipUp", turn]:
            return FlipUp(rotation(turn))
        case ["PickSpell", spell]:
            return PickSpell(Spell(spell.lower()))
        case ["EndTurn"]:
            return EndTurn()
    raise AssertionError(f"no such action: {words}")


def expect(table: Play, words: str) -> None:
    """What must hold now."""
    subject, _, rest = words.partition(" ")
    if subject in tuple(Colour):
        expect_of_seat(table, Colour(subject), rest)
    else:
        EXPECTATIONS[subject](table, rest)


def expect_of_seat(table: Play, colour: Colour, words: str) -> None:
    """Where a pawn is, and what its board shows."""
    subject, _, rest = words.partition(" ")
    match subject:
        case "at":
            assert table.at(colour) == cells(rest)[0]
        case "holds":
            assert table.holds(colour) == treasures(rest)
        case _:
            raise AssertionError(f"no such expectation: {words}")


def expect_tile(table: Play, words: str) -> None:
    place, _, lies = words.partition(" = ")
    assert table.lies(cells(place)[0]) == lies


def expect_spare(table: Play, words: str) -> None:
    assert table.state.spare.id == int(words)


def expect_down(table: Play, words: str) -> None:
    assert list(table.view.down) == cells(words)


def expect_moves(table: Play, words: str) -> None:
    assert table.view.moves == int(words)


def expect_collected(table: Play, words: str) -> None:
    assert list(table.collected) == treasures(words)


def expect_reach(table: Play, words: str) -> None:
    """What is offered without a spell is just this, apart from the pawn's own cell (TM-MOVE-7)."""
    colour, _, places = words.partition(" = ")
    found = list(table.reach(Colour(colour)))
    assert found == cells(places)
    if table.state.moves and Colour(colour) == table.active:
        offered = {m.cell for m in table.offers() if isinstance(m, Walk)}
        assert offered | {table.at(table.active)} == set(found)


def expect_spell_reach(table: Play, words: str) -> None:
    colour, _, places = words.partition(" = ")
    assert list(table.spell_reach(Colour(colour))) == cells(places)
    offered = [m.walk.cell for m in table.offers() if isinstance(m, WalkWith)]
    assert offered == cells(places)


def expect_active(table: Play, words: str) -> None:
    assert table.active == words


def expect_result(table: Play, words: str) -> None:
    outcome = team.outcome(table.state)
    assert words == (RESULTS[Reason(outcome.reason)] if outcome else "none")


EXPECTATIONS = {
    "tile": expect_tile,
    "spare": expect_spare,
    "down": expect_down,
    "moves": expect_moves,
    "collected": expect_collected,
    "reach": expect_reach,
    "spell-reach": expect_spell_reach,
    "active": expect_active,
    "result": expect_result,
}


def rotation(word: str) -> int:
    """A rotation, as in `r2`."""
    return int(word.removeprefix("r"))


def treasures(words: str) -> list[Treasure]:
    """Treasures by their names, as in `Magic Hat, Shell`."""
    return [Treasure(name.lower().replace(" ", "-")) for name in listed(words)]

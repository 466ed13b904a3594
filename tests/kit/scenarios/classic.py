"""The words of classic scenarios (docs/rules/classic.md, section 12)."""

from collections.abc import Callable, Sequence

from dedale.core.records import to_json
from dedale.games.classic import classic
from dedale.games.classic.actions import ClassicAction, Exchange, Peek, Skip, Swap
from dedale.games.classic.content import Treasure, face
from dedale.maze.arrow import Arrow
from dedale.maze.cell import Cell
from dedale.maze.drawing import glyph
from dedale.maze.ground import Colour
from dedale.maze.tile import Tile
from dedale.maze.turn import Insert, Walk
from tests.kit.games.classic import Play, board_a
from tests.kit.scenarios.words import cells, listed

VERBS: dict[str, Callable[[Play, str], None]] = {}


def lay(lines: Sequence[str]) -> Play:
    """Board A, changed by the `given` lines."""
    seats: list[Colour] = []
    holds: dict[Colour, list[Treasure]] = {}
    at: dict[Colour, Cell] = {}
    switches: dict[str, bool] = {}
    for words in (
        line.removeprefix("given ").split(" ", 2) for line in lines if line.startswith("given ")
    ):
        match words:
            case ["seats", *names]:
                seats = [Colour(name) for name in listed(" ".join(names))]
            case [("events" | "young") as switch, "on"]:
                switches[switch] = True
            case [colour, "at", place]:
                at[Colour(colour)] = cells(place)[0]
            case [colour, "holds", cards]:
                holds[Colour(colour)] = [Treasure(card) for card in listed(cards)]
            case _:
                raise AssertionError(f"no such given: {words}")
    return board_a(*seats, holds=holds, at=at, **switches)


def do(table: Play, words: str) -> None:
    """An action of the seat that acts."""
    table.play(read_action(table, words))


def snapshot(table: Play) -> bytes:
    """Everything that an illegal action must leave as it was."""
    return to_json(table.state)


def read_action(table: Play, words: str) -> ClassicAction:
    match words.split(" ", 2):
        case ["Insert", arrow, rotation]:
            return Insert(Arrow(int(arrow)), int(rotation.removeprefix("r")))
        case ["Walk", place]:
            return Walk(cells(place)[0])
        case ["Swap", colour]:
            return Swap(table.seat(Colour(colour)))
        case ["Exchange", treasure]:
            return Exchange(Treasure(treasure))
        case ["Peek"]:
            return Peek()
        case ["Skip"]:
            return Skip()
    raise AssertionError(f"no such action: {words}")


def expect(table: Play, words: str) -> None:
    """What must hold now."""
    subject, _, rest = words.partition(" ")
    if subject in tuple(Colour):
        expect_of_seat(table, Colour(subject), rest)
    else:
        EXPECTATIONS[subject](table, rest)


def expect_of_seat(table: Play, colour: Colour, words: str) -> None:
    """Where a pawn is, and what its seat holds, has found and is shown."""
    subject, _, rest = words.partition(" ")
    match subject:
        case "at":
            assert table.at(colour) == cells(rest)[0]
        case "holds":
            expect_cards(table.holds(colour), rest)
        case "found":
            assert list(table.found(colour)) == listed(rest)
        case "targets":
            view = table.view(colour)
            assert [*view.targets, *["home"] * view.goes_home] == listed(rest)
        case "open":
            assert table.view(None).open_targets[table.seat(colour)] == int(rest)
        case _:
            raise AssertionError(f"no such expectation: {words}")


def expect_cards(cards: Sequence[Treasure], words: str) -> None:
    """A stack, top first; cards in brackets lie below in any order."""
    ordered, _, loose = words.rstrip(")").partition("(")
    first = listed(ordered.rstrip(", ") or "none")
    assert list(cards[: len(first)]) == first
    assert sorted(cards[len(first) :]) == sorted(listed(loose or "none"))


def expect_row(table: Play, words: str) -> None:
    number, _, drawing = words.partition(" = ")
    assert str(table.state.maze).splitlines()[int(number)] == drawing


def expect_column(table: Play, words: str) -> None:
    number, _, drawing = words.partition(" = ")
    assert "".join(row[int(number)] for row in str(table.state.maze).splitlines()) == drawing


def expect_tile(table: Play, words: str) -> None:
    place, _, tile = words.partition(" = ")
    lies = table.state.maze[cells(place)[0]]
    assert f"{front(lies)} r{lies.rotation}" == tile


def expect_spare(table: Play, words: str) -> None:
    assert front(table.state.spare) == words
    assert glyph(table.state.spare.shape, table.state.spare.rotation) in "│└├"


def expect_reach(table: Play, words: str) -> None:
    colour, _, places = words.partition(" = ")
    assert list(table.reach(Colour(colour))) == cells(places)


def expect_offers(table: Play, words: str) -> None:
    assert table.offers() == [read_action(table, action) for action in listed(words)]


def expect_actions(table: Play, words: str) -> None:
    assert len(table.offers()) == int(words)


def expect_result(table: Play, words: str) -> None:
    outcome = classic.outcome(table.state)
    winner = table.state.colours[outcome.winners[0]] if outcome else None
    assert words == (f"{winner} wins" if winner else "none")


def expect_forbidden(table: Play, words: str) -> None:
    assert table.view(None).forbidden == (None if words == "none" else int(words))


def expect_message(table: Play, words: str) -> None:
    message = table.view(None).message
    assert (message.name if message else "none") == words


def expect_active(table: Play, words: str) -> None:
    assert table.state.colours[table.view(None).active] == words


def expect_phase(table: Play, words: str) -> None:
    assert table.view(None).phase == words


EXPECTATIONS = {
    "row": expect_row,
    "column": expect_column,
    "tile": expect_tile,
    "spare": expect_spare,
    "reach": expect_reach,
    "offers": expect_offers,
    "actions": expect_actions,
    "result": expect_result,
    "forbidden": expect_forbidden,
    "message": expect_message,
    "active": expect_active,
    "phase": expect_phase,
}


def front(tile: Tile) -> str:
    """A tile in words: its shape, and its treasure if it has one."""
    treasure = face(tile).on
    return f"{tile.shape} {treasure}" if treasure else str(tile.shape)

"""A maze position on one line, to write down, to send and to count from.

    ┌┤┬├┬─┐/││┘┴└┐┬/├┐├┬┬│┤/┘└└││┘└/├─┴┐┤┐┤/──┌┐┬│┘/└│┴└┴─┘ └ 00,66 0 -

Seven rows, the spare at rotation 0, the pawns by row and column, the index of the pawn that is
to move, and the arrow that is forbidden.
"""

import re

from dedale.core.records import Record
from dedale.maze.arrow import ARROWS, Arrow
from dedale.maze.cell import SIZE, Cell
from dedale.maze.drawing import TILES, draw, glyph
from dedale.maze.errors import BadNotation
from dedale.maze.tile import OPENINGS, Shape

FIELDS = ("rows", "spare", "pawns", "active", "forbidden")


class Position(Record, frozen=True):
    """The maze and the pawns in it, without treasures and cards."""

    tiles: tuple[tuple[Shape, int], ...]  # shape and rotation, in reading order
    spare: Shape
    pawns: tuple[Cell, ...]
    active: int  # which pawn is to move
    forbidden: Arrow | None = None

    def __str__(self) -> str:
        pawns = ",".join(f"{row}{col}" for row, col in self.pawns)
        arrow = "-" if self.forbidden is None else self.forbidden
        return f"{draw(self.tiles, '/')} {glyph(self.spare, 0)} {pawns} {self.active} {arrow}"

    @property
    def openings(self) -> list[int]:
        """The open sides of each tile."""
        return [OPENINGS[shape][rotation] for shape, rotation in self.tiles]


def read_position(text: str) -> Position:
    """The position that a line describes; where it is wrong, the error points at the character."""
    words = list(re.finditer(r"\S+", text))
    if len(words) < len(FIELDS):
        raise BadNotation("notation-missing", text, len(text), field=FIELDS[len(words)])
    if len(words) > len(FIELDS):
        raise BadNotation("notation-extra", text, words[len(FIELDS)].start())
    rows, spare, pawns, active, forbidden = words
    places = _pawns(text, pawns)
    return Position(
        tiles=_rows(text, rows),
        spare=_spare(text, spare),
        pawns=places,
        active=_number(text, active, len(places), "notation-active"),
        forbidden=_forbidden(text, forbidden),
    )


def _rows(text: str, word: re.Match[str]) -> tuple[tuple[Shape, int], ...]:
    tiles = []
    for offset in range(SIZE * (SIZE + 1) - 1):
        at = word.start() + offset
        found = text[at] if at < word.end() else ""
        if offset % (SIZE + 1) == SIZE:
            _expect(found == "/", "notation-row", text, at)
        else:
            _expect(found in TILES, "notation-tile", text, at)
            tiles.append(TILES[found])
    _expect(at + 1 == word.end(), "notation-rows", text, at + 1)
    return tuple(tiles)


def _spare(text: str, word: re.Match[str]) -> Shape:
    shape, rotation = TILES.get(word[0][0], (None, None))
    _expect(shape is not None and rotation == 0, "notation-spare", text, word.start())
    _expect(len(word[0]) == 1, "notation-spare", text, word.start() + 1)
    assert shape is not None
    return shape


def _pawns(text: str, word: re.Match[str]) -> tuple[Cell, ...]:
    pawns = []
    for offset, character in enumerate((*word[0], ",")):
        at, place = word.start() + offset, offset % 3
        if place == 2:
            _expect(character == ",", "notation-pawn", text, at)
            pawns.append(Cell(int(text[at - 2]), int(text[at - 1])))
        else:
            _expect(character in "0123456", "notation-pawn", text, at)
    _expect(place == 2, "notation-pawn", text, word.end())
    return tuple(pawns)


def _forbidden(text: str, word: re.Match[str]) -> Arrow | None:
    if word[0] == "-":
        return None
    return Arrow(_number(text, word, len(ARROWS), "notation-arrow"))


def _number(text: str, word: re.Match[str], bound: int, key: str) -> int:
    good = re.fullmatch(r"0|[1-9][0-9]?", word[0]) is not None and int(word[0]) < bound
    if not good:
        raise BadNotation(key, text, word.start(), most=bound - 1)
    return int(word[0])


def _expect(condition: bool, key: str, text: str, at: int) -> None:
    if not condition:
        raise BadNotation(key, text, at)

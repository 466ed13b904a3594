"""Records: a whole game in one JSON file that replays anywhere (docs/reference/record.md)."""

import os
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from dedale.core.errors import BadContent, BadOption, BadRecord
from dedale.core.game import AnyGame
from dedale.core.log import FORMAT, Log
from dedale.core.records import Record
from dedale.core.replay import AnyLog, Moment, replay, require_label
from dedale.games import CATALOGUE


class RecordLabel(msgspec.Struct):
    """What a record says of itself; the rest can be read once this is understood."""

    format: int
    game: str
    rules: int
    content: str = ""  # older records do not say


def save(log: Record, path: Path) -> None:
    """Write a record so that a crash leaves the old one or the new one, never half of one."""
    data = written(log)
    beside = path.with_name(path.name + ".part")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise BadRecord("record-unwritable", file=str(path), why=error.strerror or "") from error


def written(log: Record) -> bytes:
    """A record as its file has it: JSON that people can read."""
    return msgspec.json.format(msgspec.json.encode(log), indent=1)


def load(path: Path) -> tuple[AnyGame, AnyLog]:
    """Read a record, and find the game that it is of."""
    game, log = read_record(read_file(path), str(path))
    verify(game, log, str(path))
    return game, log


def read_file(path: Path) -> bytes:
    """What is in a file; raises BadRecord."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadRecord("record-unreadable", file=str(path), why=error.strerror or "") from error


def verify(game: AnyGame, log: AnyLog, file: str) -> Moment:
    """The end of a record, which can be replayed up to there."""
    with named(file):
        return deque(replay(game, log), maxlen=1)[0]


@contextmanager
def named(file: str) -> Iterator[None]:
    """Whatever is wrong with a log is told with the name of its file, or of its table."""
    try:
        yield
    except BadRecord as error:
        raise BadRecord(error.key, **{**error.facts, "file": file}) from error
    except BadOption as error:
        raise BadRecord("record-option", file=file, field=error.facts["field"]) from error
    except BadContent as error:
        raise BadRecord("record-pack", file=file) from error


def read_record(data: bytes, file: str) -> tuple[AnyGame, AnyLog]:
    """The game and log of a record; `file` names it in errors."""
    label = decode(data, RecordLabel, file)
    if label.format not in range(1, FORMAT + 1):
        raise BadRecord("record-format", file=file, format=label.format, known=FORMAT)
    with named(file):
        game = game_named(label.game)
        require_label(game, label.rules, label.content)
    log = decode(data, Log[game.options, game.actions, game.events], file)  # type: ignore[name-defined] # the types are values here
    return game, log


def game_named(id: str) -> AnyGame:
    """The game of a record or a table; raises BadRecord where this program does not have it."""
    if id not in CATALOGUE:
        raise BadRecord("record-game", game=id, known=", ".join(CATALOGUE))
    return CATALOGUE[id]


def decode(data: bytes, kind: Any, file: str) -> Any:
    """What a record says, as a kind of record; raises BadRecord."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise BadRecord("record-field", file=file, why=str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("record-damaged", file=file, why=str(error)) from error

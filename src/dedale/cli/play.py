"""`dedale play`: a game in the terminal."""

from collections.abc import Sequence
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, NamedTuple, get_args, get_origin

import msgspec

from dedale.cli.sitting import Sitting
from dedale.cli.speech import plain_words
from dedale.core.content import PackText, pack_from
from dedale.core.errors import BadOption, BadRecord
from dedale.core.game import AnyGame
from dedale.core.log import ME, Place
from dedale.games import CATALOGUE, game_by_id
from dedale.store import load
from dedale.store.campaigns import is_told
from dedale.store.chain import begun, chosen_anew, leads_to
from dedale.table import Table, open_table, require_computer

ON = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


class TableWish(NamedTuple):
    """What was asked for on the command line."""

    game: str
    seats: str
    options: Sequence[str]  # the game's own, as they were typed
    seed: str
    save: Path | None
    after: Sequence[Path] = ()  # games with which campaigns have ended
    beginning: str = ""


def play_in_terminal(wish: TableWish, lang: str) -> None:
    """Lay a table, or open a saved one, and play until the game is over or left."""
    with plain_words(lang, CATALOGUE.get(wish.game)):
        path = wish.save.expanduser() if wish.save else None
        if path and path.exists():
            table, path = resumed(wish.game, path)
        else:
            table, wish = laid(wish), wish._replace(options=())
        while Sitting(table, lang, path).play():
            table, path = following(table, wish), path and file_after(path)
            wish = wish._replace(options=())  # they were for the first table that is laid


def resumed(id: str, path: Path) -> tuple[Table, Path]:
    """The table of a saved game, or of the last one that follows it in its campaign."""
    table = saved(id, path)
    while table.game.sequel(table.state) is not None and file_after(path).exists():
        path, before = file_after(path), table
        table = saved(id, path)
        if not leads_to(table.game, before.state, table.options):
            raise BadRecord("record-exists", file=str(path))
    return table, path


def file_after(path: Path) -> Path:
    """Where the next game of a campaign is kept: `evening.json`, `evening.2.json` and so on."""
    name, _, number = path.stem.rpartition(".")
    if name and number.isdecimal():
        return path.with_stem(f"{name}.{int(number) + 1}")
    return path.with_stem(f"{path.stem}.2")


def following(table: Table, wish: TableWish) -> Table:
    """The next table of a campaign, for the people at this one, with what they choose anew."""
    game, flags = table.game, read_flags(table.game, wish.options)
    sequel = game.sequel(table.state)
    chosen = {name: flags[name] for name in game.anew(sequel) if name in flags}
    options = chosen_anew(game, sequel, chosen)
    return open_table(game.id, table.log.seats, options)


def saved(id: str, path: Path) -> Table:
    """The table of a file."""
    game, log = load(path)
    if game is not game_by_id(id):
        raise BadOption("other-game", field="save", file=str(path), saved=game.id)
    for place in log.seats:
        require_computer(place.player, ME)
    return Table(game, log)


def laid(wish: TableWish) -> Table:
    """A new table."""
    game = game_by_id(wish.game)
    seats = [read_seat(word) for word in wish.seats.split(",")]
    ended = [resumed(game.id, path.expanduser())[0] for path in wish.after]
    ways = game.beginnings([last.state for last in ended if is_told(last)])
    options = read_flags(game, wish.options)
    if wish.beginning or not game.alone:
        options = begun(ways, wish.beginning, options)
    return open_table(game.id, seats, options, wish.seed or None)


def read_seat(word: str) -> Place:
    """Who sits at a seat: `me`, `greedy`, or with a name as in `me:Anna`."""
    player, _, name = word.strip().partition(":")
    require_computer(player, ME)
    return Place(name=name, player=player)


def read_flags(game: AnyGame, words: Sequence[str]) -> dict[str, Any]:
    """The options of a game as they are typed, such as `--events` or `--colours red,blue`."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    values: dict[str, Any] = {}
    rest = list(words)
    while rest:
        name, _, value = rest.pop(0).removeprefix("--").partition("=")
        name = name.replace("-", "_")
        if not value and kinds.get(name) is not bool and rest:
            value = rest.pop(0)
        values[name] = read_value(kinds.get(name), value)
    return values


def read_value(kind: Any, value: str) -> Any:
    """A typed value in the form that the option has."""
    if get_origin(kind) in (Annotated, UnionType):  # a number with bounds, or one or none
        return read_value(get_args(kind)[0], value)
    if kind is PackText:
        return pack_from(Path(value).expanduser())
    if kind is bool:
        return ON.get(value or "on", value)
    if kind is int:
        return int(value) if value.lstrip("-").isdecimal() else value
    return value.split(",") if get_origin(kind) is tuple else value

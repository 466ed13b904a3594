"""`dedale play`: a game in the terminal."""

from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from dedale.bots import PLAYERS
from dedale.cli.sitting import ME, Sitting
from dedale.cli.speech import language, plain_words
from dedale.core.errors import BadOption
from dedale.core.game import AnyGame
from dedale.core.log import Place
from dedale.games import CATALOGUE, game_by_id
from dedale.store import load
from dedale.table import Table, open_table

ON = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


class Wish(NamedTuple):
    """What was asked for on the command line."""

    game: str
    seats: str
    options: Sequence[str]  # the game's own, as they were typed
    seed: str
    save: Path | None


def play_in_terminal(wish: Wish, lang: str) -> None:
    """Lay a table, or open a saved one, and play until the game is over or left."""
    with plain_words(lang, CATALOGUE.get(wish.game)):
        table = resumed(wish) or laid(wish)
        Sitting(table, language(lang), wish.save).play()


def resumed(wish: Wish) -> Table | None:
    """The table of the saved game, if there is one yet."""
    if wish.save is None or not wish.save.exists():
        return None
    game, log = load(wish.save)
    if game is not game_by_id(wish.game):
        raise BadOption("option-other-game", field="save", file=str(wish.save), saved=game.id)
    return Table(game, log)


def laid(wish: Wish) -> Table:
    """A new table."""
    game = game_by_id(wish.game)
    seats = [read_seat(word) for word in wish.seats.split(",")]
    return open_table(game.id, seats, read_flags(game, wish.options), wish.seed or None)


def read_seat(word: str) -> Place:
    """Who sits at a seat: `me`, `greedy`, or with a name as in `me:Anna`."""
    player, _, name = word.strip().partition(":")
    if player not in (ME, *PLAYERS):
        nearest = get_close_matches(player, (ME, *PLAYERS), n=1, cutoff=0)
        raise BadOption("option-player", field="seats", value=player, nearest=nearest[0])
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
    if kind is bool:
        return ON.get(value or "on", value)
    if kind is int:
        return int(value) if value.lstrip("-").isdigit() else value
    return value.split(",") if kind not in (None, str) else value

"""The record of a campaign: the records of its games, each of which leads to the next."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from dedale.core.errors import BadOption, BadRecord
from dedale.core.game import AnyGame
from dedale.core.records import Record
from dedale.core.replay import AnyLog
from dedale.store.export import decode, read_record, verify

FORMAT = 1  # of a record of a campaign; a program reads no newer one
GAMES = 100  # of one campaign: no story that people play is so long
Title = Annotated[str, Meta(max_length=40, pattern="^[^\\x00]*$")]  # PostgreSQL keeps no NUL


class CampaignRecord(Record, frozen=True):
    """A whole campaign, as far as its games are over."""

    format: int
    game: str
    title: str
    legs: tuple[AnyLog, ...]  # in order


class CampaignLabel(msgspec.Struct):
    """What a record of a campaign says of itself."""

    format: int


class Bound(Record, frozen=True):
    """The records of a campaign before they are read."""

    format: int
    game: str
    title: Title
    legs: Annotated[tuple[msgspec.Raw, ...], Meta(min_length=1, max_length=GAMES)]


def read_campaign(data: bytes, file: str) -> CampaignRecord:
    """The record of a campaign; `file` names it in errors, with the number of a game."""
    label = decode(data, CampaignLabel, file)
    if label.format not in range(1, FORMAT + 1):
        raise BadRecord("record-format", file=file, format=label.format, known=FORMAT)
    bound: Bound = decode(data, Bound, file)
    read = [read_record(bytes(leg), part(file, n)) for n, leg in enumerate(bound.legs, start=1)]
    for number, (game, _) in enumerate(read, start=1):
        if game.id != bound.game or game.campaign is None:
            raise BadRecord("campaign-game", file=file, leg=number, game=game.id)
    return CampaignRecord(FORMAT, bound.game, bound.title, tuple(log for _, log in read))


def verify_campaign(game: AnyGame, record: CampaignRecord, file: str) -> None:
    """Each game can be replayed to its end, and begins where the one before it ended."""
    state: Any = None
    for number, log in enumerate(record.legs, start=1):
        if number > 1 and not leads_to(game, state, log.options):
            raise BadRecord("campaign-broken", file=file, leg=number, before=number - 1)
        state = verify(game, log, part(file, number)).state


def part(file: str, number: int) -> str:
    """What errors call one of the records in a file."""
    return f"{file}#{number}"


def leads_to(game: AnyGame, state: Any, options: Any) -> bool:
    """Whether a table with these options can follow one that ended like this."""
    sequel = game.sequel(state)
    if sequel is None:
        return False
    anew = {name: getattr(options, name) for name in game.anew(sequel)}
    return bool(replace(sequel, **anew) == options)


def begun(
    ways: Mapping[str, Mapping[str, Any]], name: str, choices: Mapping[str, Any]
) -> dict[str, Any]:
    """The options of a first table: what its beginning settles, and what else was chosen."""
    if not ways and not name:
        return dict(choices)
    way = ways.get(name or next(iter(ways), name))
    if way is None:
        raise BadOption("no-such-beginning", field="beginning", known=", ".join(ways) or "–")
    for option in way:
        if option in choices:
            raise BadOption("settled-by-beginning", field=option)
    return {**choices, **msgspec.to_builtins(way)}


def chosen_anew(game: AnyGame, sequel: Any, choices: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the next table, with what whoever lays it may choose."""
    anew = game.anew(sequel)
    for name in choices:
        if name not in anew:
            known = ", ".join(anew) or "–"
            raise BadOption("not-chosen-anew", field=name[:40], known=known)
    return {**msgspec.to_builtins(sequel), **choices}

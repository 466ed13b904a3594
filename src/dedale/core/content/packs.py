"""Packs: a folder with other cards, carried as one text in the options of a table.

Because a table carries its pack, its log replays anywhere, without the folder.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import NewType

import msgspec

from dedale.core.content.mistakes import Mistakes
from dedale.core.records import Record

PackText = NewType("PackText", str)
"""The type of an option that takes a pack; empty for none."""

MOST = 65_536  # bytes of a pack
LETTERS = 40  # of its name
SUFFIXES = (".toml", ".ftl")
NAME = re.compile(r"(?P<id>[a-z][a-z0-9-]*) = (?P<said>[^{}\s][^{}]*)")
NAME_FORM = re.compile(r" +\.(?P<form>[a-z]+) = (?P<said>[^{}\s][^{}]*)")


class Pack(Record, frozen=True):
    """The files of a folder."""

    name: str = ""
    files: dict[str, str] = msgspec.field(default_factory=dict)

    @property
    def cards(self) -> dict[str, str]:
        """The files that tell of cards."""
        return {name: text for name, text in self.files.items() if name.endswith(".toml")}

    def words(self, language: str) -> str:
        """What its cards are called in a language, as Fluent text."""
        return self.files.get(f"{language}.ftl", "")


def pack_from(folder: Path) -> PackText:
    """The text of the pack in a folder; raises BadContent where it cannot be one."""
    found = Mistakes()
    files = files_in(folder, found)
    name = folder.resolve().name[:LETTERS]
    found.raise_all()
    text = text_of(Pack(name, files))
    open_pack(text)
    return text


def text_of(pack: Pack) -> PackText:
    """A pack as the options of a table carry it."""
    return PackText(msgspec.json.encode(pack, order="sorted").decode())


def files_in(folder: Path, found: Mistakes) -> dict[str, str]:
    """The texts of the files in a folder that belong to a pack."""
    files = {}
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix in SUFFIXES)
        for path in paths:
            try:
                files[path.name] = path.read_text(encoding="utf-8")
            except UnicodeDecodeError as error:
                found.add("content-letter", str(path), byte=error.start)
    except OSError as error:
        found.add("content-folder", str(folder), why=str(error))
    else:
        if not paths:
            found.add("content-empty", str(folder))
    return files


def open_pack(text: PackText | str) -> Pack:
    """The files in a text; raises BadContent where it is not a pack, or too long."""
    if not text:
        return Pack()
    found = Mistakes()
    if len(text.encode()) > MOST:
        found.add("content-size", "pack", most=MOST)
    found.raise_all()
    try:
        return msgspec.json.decode(text, type=Pack)
    except (msgspec.DecodeError, RecursionError) as error:
        found.add("content-pack", "pack", why=str(error))
    found.raise_all()
    raise AssertionError


def check_words(pack: Pack, kinds: Mapping[str, str], found: Mistakes) -> None:
    """The names that a pack brings are plain words, each for one of its own cards.

    `kinds` tells, by the id of a card, the word that stands before it in a name.
    """
    for name, text in pack.files.items():
        if name.endswith(".ftl"):
            for number, line in enumerate(text.splitlines(), start=1):
                check_line(line, f"{pack.name}/{name}: {number}", kinds, found)


def check_line(line: str, place: str, kinds: Mapping[str, str], found: Mistakes) -> None:
    """A line with a name has the id of a card at its end, and nothing that must be worked out."""
    words = NAME.fullmatch(line)
    if words and not any(words["id"].endswith(f"-{id}") for id in kinds):
        names = [f"{kind}-{id}" for id, kind in kinds.items()]
        found.suggest("content-name", place, words["id"], names)
    elif not (words or NAME_FORM.fullmatch(line) or not line.strip() or line.startswith("#")):
        found.add("content-line", place)


def taking_packs(options: type[Record]) -> str | None:
    """The name of the option that takes a pack, if there is one."""
    fields = msgspec.structs.fields(options)
    return next((field.name for field in fields if field.type is PackText), None)


def pack_of(options: Record) -> Pack:
    """The pack that a table with these options is played with."""
    name = taking_packs(type(options))
    return open_pack(getattr(options, name) if name else "")

"""A voice: one language, and the names of the people at the table."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from msgspec.structs import asdict

from dedale.core.content import Pack
from dedale.core.errors import Trouble
from dedale.core.game import AnyGame
from dedale.core.records import Event, Record, tag
from dedale.maze.cell import Cell
from dedale.text.packs import with_words

LANGUAGES = ("en", "fr", "de")
CAPITAL_AFTER_COLON = ("de",)
"""The languages that begin a whole sentence with a capital letter even after a colon."""
SEAT_FACTS = ("seat", "other", "piece")
"""Facts of these names are seats, and are said by the name of whoever sits there."""
CARD = "card"
LONGEST = 2_000  # characters of one fact; Fluent refuses to say more than 2,500
MOST = 10**15  # no number that means something is larger; Fluent cannot say some that are
GAP = "__"  # where a fact would stand
DASHES = str.maketrans("_+", "--")
"""Characters that no message has in its name: `ghost+dark` is `card-ghost-dark`."""

parsed = lru_cache(maxsize=32)(FluentResource)
"""The messages of a text; reading thousands of them takes a quarter of a second."""


class Voice:
    """Fills sentences with facts.

    A fact `treasure = owl` is said by the message `treasure-owl`, where there is one; attributes
    of that message can be used as well: `.the` is the argument `$treasure-the`. A fact that is
    None is said by `treasure-none`.
    """

    def __init__(
        self,
        language: str,
        homes: Iterable[str],
        names: Sequence[str] = (),
        pack: Pack | None = None,
    ) -> None:
        self.language = language
        self.names = names
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(parsed(texts_of(language, homes, pack)))

    def knows(self, key: str) -> bool:
        """Whether there is a sentence for this key."""
        return self._bundle.has_message(key)

    def say(self, key: str, **facts: Any) -> str:
        """The sentence for a key; `treasure-owl.short` is an attribute of a message."""
        id, _, attribute = key.partition(".")
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"{self.language}: the message {key} has no value")
        said, errors = self._bundle.format_pattern(pattern, self._arguments(facts))
        if errors:
            raise KeyError(f"{self.language}: {key} cannot be said: {errors}")
        return str(said)

    def outline(self, key: str) -> str:
        """The first sentence for a key, with all facts left open."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        _, missing = self._bundle.format_pattern(pattern, {})
        gaps = {str(error).rpartition(": ")[2]: GAP for error in missing}
        said, _ = self._bundle.format_pattern(pattern, gaps)
        joined = str(said).replace(GAP * 2, GAP)
        return joined.partition(". ")[0].removesuffix(".")

    def forms(self, key: str) -> dict[str, str]:
        """A word and its forms by their names; the word itself is the form without a name."""
        attributes = self._bundle.get_message(key).attributes
        return {"": self.say(key)} | {form: self.say(f"{key}.{form}") for form in attributes}

    def tell(self, record: Record) -> str:
        """An action or an event as a sentence, and one more for each event that came along."""
        facts = facts_of(record)
        told = (event for value in facts.values() for event in events_in(value))
        more = (self.tell(event) for event in told if self.knows(tag(event)))
        return " ".join((self.say(tag(record), **facts), *more))

    def explain(self, trouble: Trouble) -> str:
        """What went wrong, and how to put it right; each part of it on a line of its own."""
        said = self.say(trouble.key.lower(), **trouble.facts)
        return "\n".join((said, *map(self.explain, trouble.parts)))

    def after_colon(self, sentence: str) -> str:
        """A whole sentence, as this language begins it after a colon."""
        begun = str.upper if self.language in CAPITAL_AFTER_COLON else str.lower
        return begun(sentence[:1]) + sentence[1:]

    def _arguments(self, facts: dict[str, Any]) -> dict[str, str | int]:
        arguments: dict[str, str | int] = {}
        for name, value in facts.items():
            word = f"{name}-{'none' if value is None else value}".translate(DASHES)
            if name in SEAT_FACTS and isinstance(value, int):
                arguments[name] = self.names[value]
            elif isinstance(value, Cell):
                arguments[name] = value.label
            elif (said := self.word(word)) is not None:
                arguments[name] = said
                for attribute in self._bundle.get_message(word).attributes:
                    arguments[f"{name}-{attribute}"] = self.say(f"{word}.{attribute}")
            elif isinstance(value, str | int):
                arguments[name] = value if isinstance(value, str) or abs(value) < MOST else "∞"
            elif isinstance(value, tuple | list):
                arguments[name] = ", ".join(self._member(name, each) for each in value) or "–"
        return {name: cut(value) for name, value in arguments.items()}

    def word(self, word: str) -> str | None:
        """The word for a fact, if there is one; a message that needs facts itself is a sentence."""
        value = self._bundle.get_message(word).value if self.knows(word) else None
        if value is None:
            return None
        said, errors = self._bundle.format_pattern(value)
        return None if errors else str(said)

    def _member(self, name: str, value: Any) -> str:
        """One of a list: `cards` are said like a `card`, and so is what has no other word."""
        if isinstance(value, Cell):
            return value.label
        words = (f"{kind}-{value}".translate(DASHES) for kind in (name, name[:-1], name[:-2], CARD))
        return next((self.say(word) for word in words if self.knows(word)), str(value))


def cut(value: str | int) -> str | int:
    """A fact that is not too long to be said."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def facts_of(record: Record) -> dict[str, Any]:
    """The facts of a record and of those in it; a path tells where it ends, and its steps."""
    facts: dict[str, Any] = {}
    for name, value in asdict(record).items():
        facts |= facts_of(value) if isinstance(value, Record) else {name: value}
    if path := facts.get("path"):
        facts = {"cell": path[-1], "steps": len(path) - 1, **facts}
    return facts


def events_in(value: object) -> list[Event]:
    """The events in a list."""
    return [each for each in value if isinstance(each, Event)] if isinstance(value, tuple) else []


def texts_of(
    language: str,
    homes: Iterable[str],
    pack: Pack | None = None,
    boxes: Iterable[str] | None = None,
    shut: Collection[str] = (),
) -> str:
    """All words of some homes, those of the named boxes, and what the cards of a pack are called.

    Boxes keep words apart that not everybody may read yet; where none are named, all are read.
    Cards that are `shut` are in a box which is not named.
    """
    wanted = None if boxes is None else set(boxes)
    paths = (path for home in homes for path in files_of(language, home, wanted))
    texts = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    return texts if pack is None else with_words(texts, pack, language, shut)


def files_of(language: str, home: str, boxes: Collection[str] | None) -> Iterator[Traversable]:
    """The file that everybody may read, and those of the boxes."""
    folder = files(home) / "text"
    yield folder / f"{language}.ftl"
    shut = folder / "boxes" / language
    for path in sorted(shut.iterdir(), key=lambda path: path.name) if shut.is_dir() else ():
        if boxes is None or path.name.removesuffix(".ftl") in boxes:
            yield path


def voice_for(
    language: str,
    game: AnyGame,
    names: Sequence[str] = (),
    more: Iterable[str] = (),
    pack: Pack | None = None,
) -> Voice:
    """The voice of a game: the shared words, those of the game, and what the caller adds."""
    if pack is not None:
        pack = game.screen.worded(pack, language)
    return Voice(language, ("dedale", game.home, *more), names, pack)

"""What the cards of a pack are called: by its own words, or else by their ids."""

import re
import tomllib
from collections.abc import Collection, Iterable, Iterator

from msgspec.structs import replace

from dedale.core.content import NAME, NAME_FORM, Pack

KINDS = ("building", "card", "hero", "item", "place", "quest", "ritual", "set")
"""What texts call cards."""
TEXT = "text"
"""The form of a name that is none: what the card does."""
FORM = re.compile(r"^ +\.([a-z]+) =", re.MULTILINE)
MARKED = re.compile(r"^card-([a-z-]+)-([a-z]+) = \{ card-\1 \}(.*)$", re.MULTILINE)


def with_words(texts: str, pack: Pack, language: str, shut: Collection[str] = ()) -> str:
    """Texts with the words of a pack: the first that is found is said.

    A card that nobody has named is called by its id. A name stands for all forms that it lacks,
    and wherever texts call the same card by another kind.
    Nothing is said of cards that are `shut`.
    """
    if not pack.files:
        return texts
    forms = sorted({*FORM.findall("\n".join(named(texts)))} - {TEXT})
    names = names_in(pack.words(language) or pack.words("en"))
    own = {key: said for key, said in names.items() if key.partition("-")[2] not in shut}
    ids = tuple(id for id in ids_in(pack) if id not in shut)
    called = {key.partition("-")[2]: said for key, said in own.items()}
    plain = {f"{kind}-{id}": called.get(id, {"": readable(id)}) for id in ids for kind in KINDS}
    mine = (message(key, said, forms) for key, said in own.items())
    rest = (message(key, said, forms) for key, said in plain.items() if key not in own)
    return "\n".join((*mine, texts, *rest, *marked(texts, ids)))


def marked(texts: str, ids: Iterable[str]) -> Iterator[str]:
    """Cards with a mark, such as `card-owl-dark`, are named as the texts name others with it."""
    marks = {mark: said for _, mark, said in MARKED.findall(texts)}
    for id in ids:
        for mark, said in marks.items():
            yield f"card-{id}-{mark} = {{ card-{id} }}{said}"


def names_in(words: str) -> dict[str, dict[str, str]]:
    """The names in the words of a pack: each with its forms, the plain one under no name."""
    names: dict[str, dict[str, str]] = {}
    for line in words.splitlines():
        if name := NAME.fullmatch(line):
            names[name["id"]] = {"": name["said"]}
        elif names and (form := NAME_FORM.fullmatch(line)):
            names[[*names][-1]][form["form"]] = form["said"]
    return names


def message(key: str, said: dict[str, str], forms: Iterable[str]) -> str:
    """A name as Fluent text, with a word for each form."""
    plain, wanted = said[""], dict.fromkeys((*said, *forms))
    lines = (f"    .{form} = {said.get(form, plain)}" for form in wanted if form)
    return "\n".join((f"{key} = {plain}", *lines))


def with_names(pack: Pack, language: str, names: dict[str, dict[str, str]]) -> Pack:
    """A pack with these names, and no others, as its words in a language."""
    words = "\n".join(message(key, said, ()) for key, said in names.items())
    return replace(pack, files={**pack.files, f"{language}.ftl": words})


def named(texts: str) -> list[str]:
    """The messages of cards, with their forms."""
    return re.findall(rf"^(?:{'|'.join(KINDS)})-.*\n(?: +\..*\n)*", texts, re.MULTILINE)


def readable(id: str) -> str:
    """An id as a person would write it: `item-torch` is “Item torch”."""
    return id.replace("-", " ").capitalize()


def ids_in(pack: Pack) -> Iterator[str]:
    """The ids of the cards of a pack that could be read, and of the items that they list."""
    for text in pack.cards.values():
        for table in tomllib.loads(text).values():
            for card in table if isinstance(table, list) else (table,):
                if isinstance(card, dict) and "id" in card:
                    yield card["id"]
                    yield from listed_in(card)


def listed_in(card: dict[str, object]) -> Iterator[str]:
    """The ids of the items that a card lists: a set has no cards of its own for them."""
    items = card.get("items")
    yield from (item for item in items if isinstance(item, str)) if isinstance(items, list) else ()

"""What the cards of a pack are called: by its own words, or else by their ids."""

import re
import tomllib
from collections.abc import Iterator

from dedale.core.content import Pack

KINDS = ("card", "hero", "place")  # what texts call cards
FORM = re.compile(r"^ +\.([a-z]+) =", re.MULTILINE)


def with_words(texts: str, pack: Pack, language: str) -> str:
    """Texts with the words of a pack: what stands first is said.

    A card that nobody has named is called by its id, in all forms that the texts know of cards.
    """
    own = pack.words(language) or pack.words("en")
    return "\n".join((own, texts, *plain_names(texts, pack))) if pack.files else texts


def plain_names(texts: str, pack: Pack) -> Iterator[str]:
    """A name for each card of a pack, for want of a better one."""
    forms = sorted(set(FORM.findall("\n".join(named(texts)))))
    for id in dict.fromkeys(ids_in(pack)):
        for kind in KINDS:
            yield f"{kind}-{id} = {readable(id)}"
            yield from (f"    .{form} = {readable(id)}" for form in forms)


def named(texts: str) -> list[str]:
    """The messages of cards, with their forms."""
    return re.findall(rf"^(?:{'|'.join(KINDS)})-.*\n(?: +\..*\n)*", texts, re.MULTILINE)


def readable(id: str) -> str:
    """An id as a person would write it: `item-torch` is “Item torch”."""
    return id.replace("-", " ").capitalize()


def ids_in(pack: Pack) -> Iterator[str]:
    """The ids of the cards of a pack that could be read."""
    for text in pack.cards.values():
        for table in tomllib.loads(text).values():
            for card in table if isinstance(table, list) else (table,):
                if isinstance(card, dict) and "id" in card:
                    yield card["id"]

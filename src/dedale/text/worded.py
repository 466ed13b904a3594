"""What the cards of a pack say, where it brings no text: the name beside what the card does."""

from collections.abc import Mapping

from dedale.core.content import Pack
from dedale.text.packs import KINDS, TEXT, names_in, readable, with_names
from dedale.text.voice import Voice


def with_texts(pack: Pack, voice: Voice, texts: Mapping[str, str]) -> Pack:
    """A pack in which these cards, by their ids, say what they do in the language of a voice."""
    names = names_in(pack.words(voice.language) or pack.words("en"))
    for id, text in texts.items():
        key = key_of(id, names, voice)
        forms = voice.forms(key) if voice.knows(key) else {"": readable(id)}
        own = names.setdefault(key, {form: said for form, said in forms.items() if form != TEXT})
        own.setdefault(TEXT, text)
    return with_names(pack, voice.language, names)


def key_of(id: str, names: Mapping[str, object], voice: Voice) -> str:
    """What texts call a card: those of the pack, or else those of the game."""
    keys = [f"{kind}-{id}" for kind in KINDS]
    known = [key for key in keys if key in names] or [key for key in keys if voice.knows(key)]
    return next(iter(known), f"card-{id}")

"""HTML in three languages at once: a page shows one of them."""

from collections.abc import Callable, Mapping
from html import escape
from importlib.resources import files
from string import Template

from dedale.lab.plan import RunPlan
from dedale.lab.report.wording import Wording, lab_voice
from dedale.text import LANGUAGES

Wordings = Mapping[str, Wording]
Say = Callable[[Wording], str]


def wordings(plan: RunPlan) -> Wordings:
    """How a run is told, in each language."""
    return {language: Wording(lab_voice(language, plan)) for language in LANGUAGES}


def tag(name: str, *inside: str, **attributes: object) -> str:
    """An element; `class_` is the attribute `class`, and `_` in names stands for a dash."""
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value), quote=True)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{told}>{''.join(inside)}</{name}>"


def each(words: Wordings, say: Say, name: str = "span") -> str:
    """Elements in each language; none where there is nothing to show."""
    told = {language: say(wording) for language, wording in words.items()}
    return "".join(tag(name, text, lang=language) for language, text in told.items() if text)


def spoken(words: Wordings, say: Say) -> str:
    """A sentence in each language."""
    return each(words, lambda wording: escape(say(wording)))


def said(words: Wordings, key: str, **facts: object) -> str:
    """A text of the lab in each language."""
    return spoken(words, lambda wording: wording.voice.say(f"lab-{key}", **facts))


def page(title: str, body: str, words: Wordings) -> str:
    """A whole page, which needs nothing but itself."""
    parts = {
        "title": escape(title),
        "body": body,
        "style": resource("page.css"),
        "script": resource("page.js"),
        "skip": said(words, "skip"),
        "language": said(words, "language"),
        "theme": said(words, "theme"),
        "light": said(words, "theme-light"),
        "dark": said(words, "theme-dark"),
    }
    return Template(resource("page.html")).substitute(parts)


def resource(name: str) -> str:
    """A file beside this one."""
    return (files(__package__) / name).read_text(encoding="utf-8")

"""`dedale rules`: what a rule says."""

from collections.abc import Iterable
from difflib import get_close_matches

from rich.console import Console
from rich.markdown import Markdown

from dedale.cli.speech import plain_words
from dedale.core.errors import BadOption
from dedale.core.pages import all_rules, rules_of
from dedale.games import CATALOGUE


def show_rules(id: str, lang: str) -> None:
    """Print a rule, or the rules of a chapter."""
    with plain_words(lang):
        for name, text in find_rules(id).items():
            Console(highlight=False).print(Markdown(f"**{name}** {text}"))


def find_rules(id: str, boxes: Iterable[str] = ()) -> dict[str, str]:
    """The rules with this id, or whose id begins with it; what is in shut boxes is not told."""
    told = [rule for game in CATALOGUE.values() for rule in rules_of(game, boxes)]
    rules, wanted = {rule.id: rule.text for rule in told}, id.upper()
    if wanted in rules:
        return {wanted: rules[wanted]}
    chapter = {name: text for name, text in rules.items() if name.startswith(f"{wanted}-")}
    if not chapter:
        if any(name == wanted or name.startswith(f"{wanted}-") for name in all_rules()):
            raise BadOption("rule-in-a-box", field="id", value=wanted)
        near = get_close_matches(wanted, rules, n=1)
        raise BadOption("no-such-rule", field="id", value=id, nearest=near[0] if near else "none")
    return chapter

"""Lists what can be varied and left out at a table, for those who plan a run."""

from collections.abc import Sequence

from dedale.bots import PLAYERS
from dedale.cli.play import read_flags
from dedale.cli.running import Wish
from dedale.cli.speech import plain_words
from dedale.games import CATALOGUE, game_by_id
from dedale.lab.ablate import lacking
from dedale.lab.match import match
from dedale.lab.variation import numbers_in


def list_numbers(game: str, words: Sequence[str], lang: str) -> None:
    """A line for each number: its path, and what it is."""
    with plain_words(lang, CATALOGUE.get(game)):
        for path, value in numbers_in(game, read_flags(game_by_id(game), words)).items():
            print(f"{path} = {value}")


def list_parts(game: str, words: Sequence[str], seats: int, lang: str) -> None:
    """A line for each part and habit: its kind and its name."""
    with plain_words(lang, CATALOGUE.get(game)):
        plan = match(Wish(game, words).basis(), (next(iter(PLAYERS)),) * seats)
        for kind, name, _ in lacking(plan, plan.arms[0]):
            print(kind, name)

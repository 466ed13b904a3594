"""`dedale games`: what can be played here."""

import re
from collections.abc import Sequence

import msgspec
from rich.console import Console

from dedale.bots import PLAYERS
from dedale.cli.speech import plain_words, tell_kernels, terminal_voice
from dedale.core.log import ME
from dedale.core.options import words_of
from dedale.games import CATALOGUE


def list_games(lang: str) -> None:
    """Print each game with its seats and options, and the computer players."""
    console = Console(highlight=False)
    with plain_words(lang):
        for game in CATALOGUE.values():
            voice = terminal_voice(lang, game)
            console.print(f"[bold]{game.id}[/] · {voice.say('game-summary')}")
            least, most = game.seats[0], game.seats[-1]
            seats = str(least) if least == most else f"{least}–{most}"
            console.print(f"  {voice.say('list-seats', most=most, seats=seats)}")
            for field in msgspec.structs.fields(game.options):
                flag = field.name.replace("_", "-")
                told = with_words(voice.say(f"option-{flag}"), words_of(field.type))
                console.print(f"  --{flag:<12} {told}")
            if told := tell_kernels(voice, game.id, PLAYERS):
                console.print(f"  {told}", markup=False)
        players = ", ".join((ME, *PLAYERS))
        console.print(terminal_voice(lang).say("list-players", players=players))


def with_words(told: str, words: Sequence[str]) -> str:
    """What an option means, with the words that it takes, unless the sentence has them.

    A sentence that lists words lists those that can be chosen, which may be fewer.
    """
    said = [word for word in words if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", told)]
    listed = len(said) > 1 and ", ".join(said) in told
    return told if listed or len(said) == len(words) else f"{told} ({', '.join(words)})"

"""The command line. Heavy parts are imported when a command needs them, so that help is quick."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    name="dedale",
    help="A digital tabletop: play, replay and study games of shifting mazes.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Lang = Annotated[
    str, typer.Option("--lang", help="Language: en, fr or de. Default: that of the terminal.")
]
Text = Annotated[
    str, typer.Argument(metavar="POSITION", help="A maze position, in one line and quotes.")
]


@app.command(context_settings={"ignore_unknown_options": True, "allow_extra_args": True})
def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="Which game: see `dedale games`.")],
    seats: Annotated[
        str, typer.Option(help="Who sits where: me, or a computer player; me:Anna gives a name.")
    ] = "me,greedy",
    seed: Annotated[str, typer.Option(help="Chance; the same seed lays the same table.")] = "",
    save: Annotated[
        Path | None, typer.Option(help="Keep the game in this file, or resume it.")
    ] = None,
    lang: Lang = "",
) -> None:
    """Play in the terminal. A game's own options follow, such as --events and --young."""
    from dedale.cli.play import Wish, play_in_terminal

    play_in_terminal(Wish(game, seats, context.args, seed, save), lang)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    seat: Annotated[int | None, typer.Option(help="See it with the eyes of this seat.")] = None,
    lang: Lang = "",
) -> None:
    """Step through a saved game."""
    from dedale.cli.replay import replay_in_terminal

    replay_in_terminal(file, seat, lang)


@app.command()
def games(lang: Lang = "") -> None:
    """List the games, with their seats, options and computer players."""
    from dedale.cli.games import list_games

    list_games(lang)


@app.command()
def rules(
    id: Annotated[str, typer.Argument(help="A rule, such as CL-SHIFT-5, or a chapter: CL-SHIFT.")],
    lang: Lang = "",
) -> None:
    """Show a rule, or all rules of a chapter; the pages are in English."""
    from dedale.cli.rules import show_rules

    show_rules(id, lang)


@app.command()
def perft(
    position: Text,
    depth: Annotated[int, typer.Option(min=0, help="How many turns.")] = 1,
    lang: Lang = "",
) -> None:
    """Count the chains of turns from a maze position."""
    from dedale.cli.position import count_turns

    count_turns(position, depth, lang)


@app.command()
def reach(position: Text, lang: Lang = "") -> None:
    """Show the cells that the active pawn of a maze position reaches."""
    from dedale.cli.position import show_reach

    show_reach(position, lang)


def main() -> None:
    """Run a command; what a person can mend is said in one sentence, without a traceback."""
    app()

"""`dedale lab`: the commands of the laboratory, and what they take."""

from pathlib import Path
from typing import Annotated

import typer

commands = typer.Typer(no_args_is_help=True)
WITH_OPTIONS = {"ignore_unknown_options": True, "allow_extra_args": True}
"""Settings of commands that take the options of a game, too."""

Game = Annotated[str, typer.Argument(help="Which game: see `dedale games`.")]
Players = Annotated[
    str, typer.Option(help="A computer player a seat; sharp~memory is one without a habit.")
]
Games = Annotated[int, typer.Option(help="How many games, of each kind that is compared.")]
Seconds = Annotated[float, typer.Option(help="Time to think for each action.")]
Seed = Annotated[
    str, typer.Option(help="The same seed deals the same games. Default: made of the commit.")
]
Runs = Annotated[Path, typer.Option(help="The folder in which runs are kept.")]
On = Annotated[
    str, typer.Option(help="Where it is played: here, ray, or ray:ADDRESS for a cluster.")
]
First = Annotated[
    int, typer.Option("--from", min=0, help="The first game: others are played elsewhere.")
]
Workers = Annotated[int, typer.Option(min=0, help="How many processes play; 0 for all cores.")]
Lang = Annotated[
    str, typer.Option("--lang", help="Language: en, fr or de. Default: that of the terminal.")
]
RunFile = Annotated[
    Path, typer.Argument(metavar="RUN", help="A run: a file that ends in .parquet.")
]

FOLDER = Path("runs")


@commands.callback()
def laboratory() -> None:
    """Let computer players play many games, and show what happens in them."""
    from dedale.cli.speech import require_extra

    require_extra("lab", "polars")


@commands.command(context_settings=WITH_OPTIONS)
def match(
    context: typer.Context,
    game: Game,
    players: Players = "master,greedy",
    games: Games = 100,
    first: First = 0,
    seconds: Seconds = 60,
    seed: Seed = "",
    runs: Runs = FOLDER,
    on: On = "here",
    workers: Workers = 0,
    lang: Lang = "",
) -> None:
    """Play many games at one table, each deal in every order of the players."""
    from dedale.cli.running import Wish, matched

    matched(Wish(game, context.args, games, first, seconds, seed, runs, on, workers, lang), players)


@commands.command(context_settings=WITH_OPTIONS)
def matrix(
    context: typer.Context,
    game: Game,
    players: Annotated[str, typer.Option(help="Who plays with whom. Default: everybody.")] = "",
    games: Games = 100,
    first: First = 0,
    seconds: Seconds = 60,
    seed: Seed = "",
    runs: Runs = FOLDER,
    on: On = "here",
    workers: Workers = 0,
    lang: Lang = "",
) -> None:
    """Let every player play with every other, and rate them."""
    from dedale.cli.running import Wish, crossed

    crossed(Wish(game, context.args, games, first, seconds, seed, runs, on, workers, lang), players)


@commands.command(context_settings=WITH_OPTIONS)
def campaign(
    context: typer.Context,
    game: Game,
    players: Players = "sharp",
    games: Annotated[int, typer.Option(help="How many campaigns.")] = 100,
    first: First = 0,
    seconds: Seconds = 60,
    seed: Seed = "",
    runs: Runs = FOLDER,
    on: On = "here",
    workers: Workers = 0,
    lang: Lang = "",
) -> None:
    """Play whole campaigns, and show what happened in them."""
    from dedale.cli.running import Wish, campaigned

    campaigned(
        Wish(game, context.args, games, first, seconds, seed, runs, on, workers, lang), players
    )


@commands.command(context_settings=WITH_OPTIONS)
def sweep(
    context: typer.Context,
    game: Game,
    vary: Annotated[
        str, typer.Option(help="An option or a number of the box: numbers.toml/hammer=6..12..2")
    ],
    players: Players = "sharp,sharp",
    games: Games = 100,
    first: First = 0,
    seconds: Seconds = 60,
    seed: Seed = "",
    runs: Runs = FOLDER,
    on: On = "here",
    workers: Workers = 0,
    lang: Lang = "",
) -> None:
    """Play the same games with other values of one number, and show what it does."""
    from dedale.cli.running import Wish, swept

    swept(
        Wish(game, context.args, games, first, seconds, seed, runs, on, workers, lang),
        players,
        vary,
    )


@commands.command(context_settings=WITH_OPTIONS)
def ablate(
    context: typer.Context,
    game: Game,
    only: Annotated[
        str, typer.Option(help="Kinds or names of what is left out. Default: everything.")
    ] = "",
    players: Players = "sharp,sharp",
    games: Games = 100,
    first: First = 0,
    seconds: Seconds = 60,
    seed: Seed = "",
    runs: Runs = FOLDER,
    on: On = "here",
    workers: Workers = 0,
    lang: Lang = "",
) -> None:
    """Leave out one card, place, rule or habit at a time, and show what that does."""
    from dedale.cli.running import Wish, ablated

    ablated(
        Wish(game, context.args, games, first, seconds, seed, runs, on, workers, lang),
        players,
        only,
    )


@commands.command(context_settings=WITH_OPTIONS)
def speed(
    context: typer.Context,
    game: Game,
    players: Annotated[str, typer.Option(help="Who is timed. Default: everybody.")] = "",
    seats: Annotated[int, typer.Option(help="How many seats, all with the same player.")] = 2,
    games: Games = 10,
    seconds: Seconds = 60,
    seed: Seed = "",
    runs: Runs = FOLDER,
    workers: Workers = 1,
    lang: Lang = "",
) -> None:
    """Time every thought of every player; other work on this computer disturbs it."""
    from dedale.cli.running import Wish, timed

    wish = Wish(game, context.args, games, 0, seconds, seed, runs, "here", workers, lang)
    timed(wish, players, seats)


@commands.command()
def tune(
    wish: Annotated[Path, typer.Argument(help="A file that says what to reach, and how.")],
    runs: Runs = FOLDER,
    on: On = "here",
    workers: Workers = 0,
    lang: Lang = "",
) -> None:
    """Find numbers with which a game meets its targets, then try them on other seeds."""
    from dedale.cli import tuning

    tuning.tune(wish, runs, (on, workers), lang)


@commands.command(context_settings=WITH_OPTIONS)
def numbers(context: typer.Context, game: Game, lang: Lang = "") -> None:
    """List the numbers that `sweep` and `tune` can vary, as they are."""
    from dedale.cli.listing import list_numbers

    list_numbers(game, context.args, lang)


@commands.command(context_settings=WITH_OPTIONS)
def parts(
    context: typer.Context,
    game: Game,
    seats: Annotated[int, typer.Option(help="How many seats the table has.")] = 2,
    lang: Lang = "",
) -> None:
    """List what `ablate` can leave out: parts of the game, and habits of its players."""
    from dedale.cli.listing import list_parts

    list_parts(game, context.args, seats, lang)


@commands.command()
def show(run: RunFile, lang: Lang = "") -> None:
    """Show what a run has found, even while it is played."""
    from dedale.cli.runs import show_run

    show_run(run, lang)


@commands.command()
def report(
    run: RunFile,
    to: Annotated[Path | None, typer.Option(help="Where to write it.")] = None,
    lang: Lang = "",
) -> None:
    """Write what a run has found to a page for a browser, with pictures."""
    from dedale.cli.pages import report_run

    report_run(run, to, lang)


@commands.command()
def compare(
    run: RunFile,
    other: Annotated[Path, typer.Argument(help="Another run.")],
    to: Annotated[Path | None, typer.Option(help="Where to write it.")] = None,
    lang: Lang = "",
) -> None:
    """Write what differs between two runs to a page for a browser."""
    from dedale.cli.pages import compare_runs

    compare_runs(run, other, to, lang)


@commands.command()
def merge(
    runs: Annotated[list[Path], typer.Argument(metavar="RUN...", help="Parts of one run.")],
    to: Annotated[Path, typer.Option(help="The run that they become.")],
    lang: Lang = "",
) -> None:
    """Put together what several computers have played of the same run."""
    from dedale.cli.runs import merge_runs

    merge_runs(runs, to, lang)


@commands.command()
def export(
    run: RunFile,
    file: Annotated[Path, typer.Argument(help="Ends in .csv or .json; or .parquet for results.")],
    lang: Lang = "",
) -> None:
    """Write the rows of a run to a file; as .parquet only how games ended, to be kept."""
    from dedale.cli.runs import export_run

    export_run(run, file, lang)

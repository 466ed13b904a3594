"""The command line. Heavy parts are imported when a command needs them, so that help is quick."""

from pathlib import Path
from typing import Annotated

import typer

from dedale.cli import lab

app = typer.Typer(
    name="dedale",
    help="A digital tabletop: play, replay and study games of shifting mazes.",
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Lang = Annotated[
    str, typer.Option("--lang", help="Language: en, fr or de. Default: that of the terminal.")
]
Text = Annotated[
    str, typer.Argument(metavar="POSITION", help="A maze position, in one line and quotes.")
]

Database = Annotated[str, typer.Option(help="Keep tables in a PostgreSQL database: postgresql://…")]
Data = Annotated[
    Path | None, typer.Option(help="Keep tables in this folder. Default: the user's data folder.")
]


def tell_version(asked: bool) -> None:
    """Print which Dedale this is, and leave."""
    if asked:
        import dedale

        print(f"dedale {dedale.__version__}")
        raise typer.Exit


@app.callback()
def without_a_command(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", help="Show the version.", callback=tell_version, is_eager=True),
    ] = False,
) -> None:
    """A digital tabletop: without a command it opens the table in the browser."""
    if context.invoked_subcommand is None:
        serve()


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="Who can come: 0.0.0.0 lets in the whole network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free one.")] = 8000,
    database: Database = "",
    data: Data = None,
    address: Annotated[
        str, typer.Option(help="The address for links, as https://maze.example.org.")
    ] = "",
    browser: Annotated[bool, typer.Option(help="Open the table in a browser.")] = True,
    pack: Annotated[
        list[Path] | None, typer.Option(help="Offer the cards in this folder; can be repeated.")
    ] = None,
    lang: Lang = "",
) -> None:
    """Open the table in the browser, for this computer or for the network."""
    from dedale.cli.serve import ServerWish, serve_tables

    wish = ServerWish(host, port, database, data, address, browser, tuple(pack or ()))
    serve_tables(wish, lang)


@app.command()
def export(
    table: Annotated[str, typer.Argument(help="The id of a table: it is in its address.")],
    file: Annotated[Path | None, typer.Argument(help="Where to write it.")] = None,
    database: Database = "",
    data: Data = None,
    lang: Lang = "",
) -> None:
    """Write a table to a file: a record that replays anywhere."""
    from dedale.cli.tables import export_table

    export_table(table, file, (database, data), lang)


@app.command(name="import")
def import_(
    file: Annotated[Path, typer.Argument(help="A record.")],
    database: Database = "",
    data: Data = None,
    lang: Lang = "",
) -> None:
    """Lay the table of a record, to go on with it or to replay it."""
    from dedale.cli.tables import import_record

    import_record(file, (database, data), lang)


campaign = typer.Typer(help="Campaigns: games that follow each other.", no_args_is_help=True)
app.add_typer(campaign, name="campaign")


@campaign.command(name="list")
def list_(database: Database = "", data: Data = None, lang: Lang = "") -> None:
    """List the campaigns that are kept, the newest first."""
    from dedale.cli.campaigns import list_campaigns

    list_campaigns((database, data), lang)


@campaign.command(name="export")
def export_campaign_(
    id: Annotated[str, typer.Argument(metavar="CAMPAIGN", help="The id of a campaign.")],
    file: Annotated[Path | None, typer.Argument(help="Where to write it.")] = None,
    database: Database = "",
    data: Data = None,
    lang: Lang = "",
) -> None:
    """Write a campaign to a file: the records of all its games that are over."""
    from dedale.cli.campaigns import export_campaign

    export_campaign(id, file, (database, data), lang)


@campaign.command(name="import")
def import_campaign_(
    file: Annotated[Path, typer.Argument(help="The record of a campaign.")],
    database: Database = "",
    data: Data = None,
    lang: Lang = "",
) -> None:
    """Keep a campaign from elsewhere, to go on with it."""
    from dedale.cli.campaigns import import_campaign

    import_campaign(file, (database, data), lang)


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
    after: Annotated[
        list[Path] | None, typer.Option(help="A campaign that you have ended; can be repeated.")
    ] = None,
    beginning: Annotated[
        str, typer.Option(help="How a campaign begins; what you have ended allows more.")
    ] = "",
    lang: Lang = "",
) -> None:
    """Play in the terminal. A game's own options follow, such as --events and --young."""
    from dedale.cli.play import TableWish, play_in_terminal

    wish = TableWish(game, seats, context.args, seed, save, tuple(after or ()), beginning)
    play_in_terminal(wish, lang)


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
def review(
    file: Annotated[Path, typer.Argument(help="A saved game that is over.")], lang: Lang = ""
) -> None:
    """Judge a saved game: the best of each turn, and which turns cost most."""
    from dedale.cli.review import review_in_terminal

    review_in_terminal(file, lang)


app.add_typer(lab.commands, name="lab")


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
    """Run a command; what a person can put right is said in one sentence, without a traceback."""
    app()

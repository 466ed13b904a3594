"""What a tuning found, and the files in which it is kept."""

import json
from pathlib import Path
from typing import Any

from dedale.core.content import pack_of
from dedale.core.options import read_options
from dedale.core.records import Record
from dedale.games import game_by_id
from dedale.lab.tune.score import TuneScore
from dedale.lab.tune.wish import TuneWish, Values
from dedale.lab.variation import varied

VALUES = "values.toml"


class Tuned(Record, frozen=True):
    """The best values, and what they are like on games that had no part in choosing them."""

    why: str  # why it ended: met, trials, minutes, games, or all (there was nothing else to try)
    values: Values  # empty where nothing is better than what there is
    trials: int
    games: int  # that were played to choose
    chosen: TuneScore  # what the values were chosen for
    present: TuneScore  # the present values, on reported seeds
    best: TuneScore  # the best values, on the same seeds
    run: str  # the files with all games: those to choose, and those that are reported
    report: str


def written(tuned: Tuned, wish: TuneWish, folder: Path) -> list[Path]:
    """Write the best values into a folder: a list, and a pack if they are numbers of cards."""
    folder.mkdir(parents=True, exist_ok=True)
    texts = {VALUES: listed(tuned.values)}
    before = pack_files(wish.game, wish.options)
    after = pack_files(wish.game, varied(wish.game, wish.options, tuned.values))
    texts |= {f"pack/{name}": text for name, text in after.items()} if after != before else {}
    paths = [folder / name for name in texts]
    for path, text in zip(paths, texts.values(), strict=True):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return paths


def listed(values: Values) -> str:
    """Values by their paths, as TOML."""
    lines = (f"{json.dumps(path)} = {json.dumps(value)}" for path, value in values.items())
    return "".join(f"{line}\n" for line in lines)


def pack_files(game: str, options: dict[str, Any]) -> dict[str, str]:
    """The files of the pack that a table carries."""
    return pack_of(read_options(game_by_id(game).options, options)).files

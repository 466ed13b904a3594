"""Names, files and words that are gone do not come back: this list only ever shrinks."""

import re

import pytest

from dedale.games import CATALOGUE
from tools import ROOT

GAMES = "|".join(CATALOGUE)
TAGS = ("choose-arrow", "move-to", "move-via", "moved", "pushed", "shifted", "stayed")
"""What each maze game called its walk and its push, in JSON and texts; in code it was a class."""

CODE = ("src/dedale/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte")
RULES = ("src/dedale/games/*/rules/**/*.py", "src/dedale/games/*/rules.py")
PROSE = (*CODE, "tests/**/*.py", "tools/*.py", "benchmarks/*.py", "docs/**/*.md", "*.md")
TEXTS = ("src/dedale/games/*/text/**/*.ftl",)
STATES = (
    "motion.py",
    "view.py",
)  # fields of a state, by their names: a phase was moved, or shifted

GONE = {
    "what the maze games share has one name (decision 23)": [
        (r"\b(ChooseArrow|MoveTo|MoveVia|Moved|Pushed|Shifted|Stayed)\b", CODE),
        (rf"[\"'`]({'|'.join(TAGS)})[\"'`]", CODE),
        (rf"^({'|'.join(TAGS)}) =", TEXTS),
    ],
    "a campaign of legends is a chain of tables (decision 24)": [
        (r"\b(ChapterSkipped|GoOn)\b", CODE),
    ],
    "what one game needs is a value of its own (decision 26)": [
        (r"\b[Gg]ame\.(boxes|kept|opened|unpacked)\b", (*CODE, "tests/**/*.py")),
    ],
    "a game is one folder (decision 26)": [
        (rf"\bdedale\.(bots|cli\.boards|envs|envs\.jax|lab)\.({GAMES})\b", PROSE),
        (rf"\bdedale\.games\.({GAMES})\.numbers\b", PROSE),
    ],
    "no dictionary is filled as modules are imported (decision 27)": [
        (r"^[A-Z_]+(: dict\[.*\])? = (\{\}|dict\(\))$", RULES),
    ],
    "plain English": [(r"\bthe own\b", PROSE), (r"\b[Mm]end(s|ed|ing)?\b", PROSE)],
}
"""Why, and what must not be found where."""

FOLDERS = ("bots", "cli/boards", "envs", "envs/jax", "lab")
"""Where each game had a file or folder of its own, before it was one folder."""
FILES = ("bots/random.py", "core/clock.py", "games/chronicles/rules/campaign.py")
"""Files that were renamed, or that nobody needed."""


def found(pattern, where):
    """Where something stands that is gone."""
    for path in sorted({path for glob in where for path in ROOT.glob(glob)}):
        if path.name not in (*STATES, "test_gone.py"):
            for match in re.finditer(pattern, path.read_text(encoding="utf-8"), re.MULTILINE):
                yield f"{path.relative_to(ROOT)}: {match[0]}"


@pytest.mark.parametrize("why", GONE)
def test_what_is_gone_does_not_come_back(why):
    assert [place for pattern, where in GONE[why] for place in found(pattern, where)] == []


def test_nothing_of_a_game_lies_outside_its_folder():
    source = ROOT / "src/dedale"
    back = [source / name for name in FILES if (source / name).exists()]
    for folder in FOLDERS:
        back += [path for id in CATALOGUE for path in (source / folder).glob(f"{id}*")]

    assert back == []


def test_no_card_of_legends_says_what_it_does_in_a_second_text():
    for path in (ROOT / "src/dedale/games/legends").glob("text/**/*.ftl"):
        keys = {*re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)}
        cards = {
            key.partition("-")[2] for key in keys if key.startswith(("card-", "hero-", "place-"))
        }

        assert [id for id in cards if f"help-{id}" in keys] == []

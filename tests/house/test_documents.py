"""Documents are true: examples run, links resolve, tables of facts are those of the code."""

import os
import re
import shutil
import subprocess
import sys
from io import StringIO

import pytest
from rich.console import Console

from dedale.cli.boards import board_for
from dedale.cli.speech import table_voice
from dedale.games import CATALOGUE
from dedale.maze.turn import Insert
from dedale.table import open_table
from dedale.terminal import TerminalScene
from tools import ROOT
from tools.documents import GENERATED
from tools.how_to import follow

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"\[[^\]]*\]\((?!https?:)(?P<target>[^)#\s]+)[^)]*\)")
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
WITH_EXAMPLES = [page for page in PAGES if EXAMPLE.search(page.read_text(encoding="utf-8"))]


FENCED = re.compile(r"^(`{3,}).*?^\1$", re.MULTILINE | re.DOTALL)


def name(page):
    return str(page.relative_to(ROOT))


def links(page):
    """Where the links of a page lead; nothing in a fenced block is a link."""
    prose = FENCED.sub("", page.read_text(encoding="utf-8"))
    return [(page.parent / match["target"]).resolve() for match in LINK.finditer(prose)]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_leads_somewhere(page):
    assert [target for target in links(page) if not target.exists()] == []


HOMES = [
    ROOT,
    *(ROOT / folder for folder in ("src/dedale", "web/src", "web/src/lib", "docs", "tests/kit")),
    *(
        path
        for path in ROOT.glob("*/**/games/*")
        if path.is_dir() and "node_modules" not in str(path)
    ),
]
"""What a page may leave out at the beginning of a path: a layer, or the folder of a game."""
NAMED = re.compile(
    r"`(?P<path>(?![/~])[\w./<>*{},-]+/(?:[\w<>*{},.-]+\.(?:py|ts|svelte|toml|ftl))?)`"
)
NEW = "matches"
"""The game that a page adds."""


def named_paths(page):
    """The files and folders that a page names, as patterns: `<game>` stands for each of them."""
    prose = FENCED.sub("", page.read_text(encoding="utf-8"))
    paths = [re.sub(r"<\w+>|\{[^}]*\}", "*", match["path"]) for match in NAMED.finditer(prose)]
    return [path for path in paths if NEW not in path.lower()]


@pytest.mark.parametrize("page", [p for p in PAGES if p.parent.name != "trials"], ids=name)
def test_every_file_that_a_page_names_is_there(page):
    homes = [*HOMES, page.parent]

    assert [path for path in named_paths(page) if not any(any(h.glob(path)) for h in homes)] == []


def test_every_document_is_reached_from_the_index():
    assert set(links(ROOT / "docs/README.md")) == set(ROOT.glob("docs/**/*.md")) - {
        ROOT / "docs/README.md"
    }


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name)
def test_the_examples_of_a_page_run(page):
    code = "\n".join(EXAMPLE.findall(page.read_text(encoding="utf-8")))

    command = [sys.executable, "-W", "error", "-c", code]
    quick = os.environ | {"JAX_DISABLE_MOST_OPTIMIZATIONS": "1"}  # what runs once needs no tuning
    subprocess.run(command, check=True, capture_output=True, env=quick)


def test_the_readme_fits_on_a_screen_and_says_whose_the_games_are():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    assert len(readme.splitlines()) <= 70
    assert "not affiliated" in readme


@pytest.mark.parametrize("path", GENERATED)
def test_a_generated_document_is_up_to_date(path):
    assert (ROOT / path).read_text(encoding="utf-8") == GENERATED[path]()


def test_every_game_has_a_page_of_rules():
    pages = {page.stem.removesuffix("-content") for page in ROOT.glob("docs/rules/*.md")}

    assert pages == set(CATALOGUE)


def test_whoever_follows_the_how_to_gets_a_game_that_passes_the_suite(tmp_path):
    for folder in ("src", "tests", "tools", "docs", "requirements", "web/src"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    if (ROOT / ".mypy_cache").exists():  # what mypy knows of the code that the page does not change
        shutil.copytree(ROOT / ".mypy_cache", tmp_path / ".mypy_cache")
    others = [ROOT / name for name in ("pyproject.toml", "hatch_build.py", "LICENSE")]
    for file in (*ROOT.glob("*.md"), *others):
        shutil.copy(file, tmp_path)
    written = follow((ROOT / "docs/how-to/add-a-game.md").read_text(encoding="utf-8"), tmp_path)
    sources = [path for path in written if path.endswith(".py")]

    def run(*command):
        env = os.environ | {"PYTHONPATH": f"{tmp_path}/src:{tmp_path}", "MYPYPATH": "src"}
        command = [sys.executable, *command]
        ran = subprocess.run(
            command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    run("-m", "ruff", "format", "--check", *sources)
    run("-m", "ruff", "check", *sources)
    run("-m", "mypy", "-p", "dedale.games.matches")
    run("-c", "from importlinter.cli import lint_imports as lint; exit(lint(no_cache=True))")
    run("-m", "tools.bless")
    suite = ["tests/contract", "tests/house"]
    suite += [f"tests/games/test_{what}.py" for what in ("golden", "scenarios", "soak")]
    chosen = "(matches or house) and not (how_to or examples or modules or mutate)"
    tests = run("-m", "pytest", "-q", "-p", "no:cacheprovider", *suite, "-k", chosen)
    assert int(re.search(r"(\d+) passed", tests)[1]) >= 130
    rules = "; ".join(
        [
            "from dedale.core.pages import all_rules",
            "from tools.rule_ids import carried_ids, report",
            "print(*report(all_rules(), carried_ids('tests/games/test_scenarios.py')))",
        ]
    )
    assert "MT-" not in run("-c", rules)
    told = run("-m", "dedale", "play", "matches", "--seats", "greedy,random", "--lang", "en")
    assert "took the last match." in told


def test_the_picture_of_the_terminal_is_what_it_shows():
    table = open_table("classic", 2, seed="knossos")
    table.submit(0, Insert(9, 1))
    scene = TerminalScene(table.view(0), table.offers(0), table_voice("en", table))
    console = Console(width=100, file=StringIO())
    console.print(board_for(table.game).draw(scene))
    drawn = "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())

    page = ROOT / "docs/first-steps/play-in-the-terminal.md"
    assert f"```\n{drawn}\n```" in page.read_text(encoding="utf-8")

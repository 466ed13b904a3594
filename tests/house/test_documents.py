"""Documents are true: examples run, links resolve, tables of facts are those of the code."""

import os
import re
import shutil
import subprocess
import sys

import pytest

from dedale.games import CATALOGUE
from tests.house.documents import GENERATED, ROOT
from tests.house.how_to import follow

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"\[[^\]]*\]\((?!https?:)(?P<target>[^)#\s]+)[^)]*\)")
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
WITH_EXAMPLES = [page for page in PAGES if EXAMPLE.search(page.read_text(encoding="utf-8"))]


def name(page):
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_leads_somewhere(page):
    for match in LINK.finditer(page.read_text(encoding="utf-8")):
        assert (page.parent / match["target"]).exists(), match["target"]


def test_every_document_is_reached_from_the_index():
    index = (ROOT / "docs/README.md").read_text(encoding="utf-8")
    linked = {(ROOT / "docs" / match["target"]).resolve() for match in LINK.finditer(index)}

    assert linked == set(ROOT.glob("docs/*/*.md"))


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name)
def test_the_examples_of_a_page_run(page):
    code = "\n".join(EXAMPLE.findall(page.read_text(encoding="utf-8")))

    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True, capture_output=True)


def test_the_readme_fits_on_a_screen_and_says_whose_the_games_are():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    assert len(readme.splitlines()) <= 70
    assert "not affiliated" in readme


@pytest.mark.parametrize("path", GENERATED)
def test_a_generated_document_is_up_to_date(path):
    assert (ROOT / path).read_text(encoding="utf-8") == GENERATED[path]()


def test_every_game_has_a_page_of_rules():
    assert {page.stem for page in ROOT.glob("docs/rules/*.md")} == set(CATALOGUE)


def test_who_follows_the_how_to_gets_a_game_that_passes_the_suite(tmp_path):
    for folder in ("src", "tests", "docs"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    for file in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, tmp_path)
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
    run("-m", "mypy", "-p", "dedale.games.matches", "--no-incremental")
    run("-m", "tests.house.bless")
    tests = run(
        *("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "matches or games.md"),
        *("tests/contract", "tests/games", "tests/house/test_documents.py"),
    )
    assert int(re.search(r"(\d+) passed", tests)[1]) >= 35
    assert "0 without a test" in run("-m", "tests.house.rule_ids")
    told = run("-m", "dedale", "play", "matches", "--seats", "greedy,random", "--lang", "en")
    assert "took the last match." in told

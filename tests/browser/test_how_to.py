"""The screen of the how-to page, built and played as a reader of the page would."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.kit.browsing import Evening
from tests.kit.serving import Serving
from tools.how_to import follow

ROOT = Path(__file__).parents[2]


def test_whoever_follows_the_how_to_plays_the_game_on_a_screen_of_its_own(browser, tmp_path):
    checkout = tmp_path / "checkout"
    skipped = shutil.ignore_patterns("__pycache__", "node_modules", ".vitest")
    for folder in ("src", "web", "tests", "tools", "docs"):
        shutil.copytree(ROOT / folder, checkout / folder, ignore=skipped)
    (checkout / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    shutil.copy(ROOT / "pyproject.toml", checkout)
    follow((ROOT / "docs/how-to/add-a-game.md").read_text(encoding="utf-8"), checkout)
    sources = f"{checkout}/src:{checkout}"
    node = f"{Path(sys.executable).parent}:{os.environ['PATH']}"  # Node.js comes as a wheel

    def run(*command: str, folder: Path = checkout) -> None:
        env = {**os.environ, "PYTHONPATH": sources, "PATH": node}
        ran = subprocess.run(
            command, cwd=folder, env=env, capture_output=True, text=True, check=False
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr

    run(sys.executable, "-m", "tools.bless", "docs")
    run("npm", "run", "build", folder=checkout / "web")
    with Serving("--data", str(tmp_path / "data"), sources=sources) as house:
        evening = Evening(house, tmp_path / "data", browser)
        anna = evening.come()
        anna.page.get_by_role("radio", name="Matches").check(force=True)
        anna.set_the_table(("Here", "Anna"), ("Computer", "Wren"))
        expect(anna.page.get_by_role("img", name="21")).to_be_visible()
        anna.press("Take 3")
        expect(anna.page.get_by_role("img", name=re.compile("^1[5-7]$"))).to_be_visible()
        anna.see("Anna takes 3, and leaves 18.")
        evening.end()

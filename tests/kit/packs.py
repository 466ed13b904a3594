"""The packs that the how-to page writes, and one with mistakes."""

from pathlib import Path

from tools import ROOT
from tools.how_to import follow

PAGE = ROOT / "docs/how-to/write-a-pack.md"


def forest_in(root: Path) -> Path:
    """The folder of the pack of the page."""
    follow(PAGE.read_text(encoding="utf-8"), root)
    return root / "forest"


def meadow_in(root: Path) -> Path:
    """The folder of the pack of chronicles that the page writes."""
    return forest_in(root).parent / "meadow"


def bad_in(root: Path) -> Path:
    """The same with the mistakes that the page tells of."""
    folder = forest_in(root)
    common = folder / "common.toml"
    text = common.read_text(encoding="utf-8").replace('icon = "sword"', 'icon = "swrod"')
    common.write_text(text.replace("health = 4", "health = 40"), encoding="utf-8")
    return folder

"""`make picture`: plays until a fine move is at hand, and takes the picture of README.md."""

import re

from dedale.maze.turn import Insert
from tests.kit.browsing import Evening, an_evening
from tools import ROOT

PICTURE = ROOT / "docs" / "pictures" / "table.jpg"
SEATS = ("Here", "Mira"), ("Computer", "Theo"), ("Computer", "Lotte"), ("Computer", "Wren")
ENOUGH = 6  # steps of our own until the table looks lived in


def main() -> None:
    with an_evening() as evening:
        mira = evening.come()
        id = ""
        while not id or not is_fine(evening, id):
            if not id or evening.table(id).decision is None:
                mira.open(f"{evening.house.address}/#/")
                id = mira.set_the_table(*SEATS)
                evening.play(id, {0: mira}, most=ENOUGH)
            evening.play(id, {0: mira}, most=2)
            mira.see_heading(re.compile("^Your turn|won$"))
        mira.consider(evening.advice(id))
        mira.see("is one of them")
        mira.page.screenshot(path=PICTURE, type="jpeg", quality=88)


def is_fine(evening: Evening, id: str) -> bool:
    """Whether Mira is to slide, and can reach her treasure by it."""
    table = evening.table(id)
    if table.decision is None or table.decision.seats != (0,):
        return False
    slide, view = evening.advice(id), table.view(0)
    if not isinstance(slide, Insert):
        return False
    outlook = table.game.screen.outlook(view, slide)
    ends = {way[-1] for way in outlook.ways if len(way) > 3}
    return any(outlook.maze[cell.number].on in view.targets for cell in ends)


if __name__ == "__main__":
    main()

"""`make bless` and `make docs`: writes golden games and generated documents anew."""

import sys

from tests.kit.chronicles_victory import PATH as VICTORY
from tests.kit.chronicles_victory import bless_victory
from tests.kit.golden import LONG, bless_long
from tests.kit.golden_stories import bless, stories
from tools.documents import GENERATED, write


def main(what: str = "all") -> None:
    for path in GENERATED:
        write(path)
        print(f"• {path}")
    if what == "all":
        for story in stories():
            bless(story)
            print(f"• {story.game.id}/{story.path.name}")
        for kind in bless_long():
            print(f"! no golden game shows {kind}")
        print(f"• {LONG.name}")
        bless_victory()
        print(f"• {VICTORY.name}")


if __name__ == "__main__":
    main(*sys.argv[1:])

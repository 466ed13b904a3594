"""`make bless` and `make docs`: writes golden games and generated documents anew."""

import sys

from dedale.games import CATALOGUE
from tests.kit.golden import all_golden, bless, complete
from tests.kit.victory import PATH as VICTORY
from tests.kit.victory import bless_victory
from tools.documents import GENERATED, write


def main(what: str = "all") -> None:
    for path in GENERATED:
        write(path)
        print(f"• {path}")
    if what == "all":
        for golden in all_golden():
            bless(golden)
            print(f"• {golden.path.name}")
        for game in CATALOGUE.values():
            for word in complete(game):
                print(f"! no golden game of {game.id} shows {word}")
        bless_victory()
        print(f"• {VICTORY.name}")


if __name__ == "__main__":
    main(*sys.argv[1:])

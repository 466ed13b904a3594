"""`python -m tools.golden NAME`: tells a long golden game step by step, to be compared."""

import sys

from tests.kit.golden import long_games, taken
from tests.kit.golden_stories import told


def main(name: str) -> None:
    games = {long.setting.name: long for long in long_games()}
    if name not in games:
        sys.exit(f"there is no long game {name}; there are: {', '.join(games)}")
    setting, steps = games[name].setting, games[name].steps
    deeds = [(seat, action) for seat, action, _ in taken(setting.table(), steps)]
    print(*told(setting, [], deeds), sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])

"""`python -m tools.golden NAME`: tells a long golden game step by step, to be compared."""

import sys

from tests.kit.golden import long_games, taken
from tests.kit.golden_stories import Scene, told, worded, worded_event


def main(name: str) -> None:
    games = {long.setting.name: long for long in long_games()}
    if name not in games:
        sys.exit(f"there is no long game {name}; there are: {', '.join(games)}")
    setting, steps = games[name].setting, games[name].steps
    table = setting.table()
    scene = Scene(setting.game, table.state, setting.seed)
    print(*map(worded_event, table.steps[0]), scene.drawn(), sep="\n")
    deeds = [f"> {seat} {worded(action)}" for seat, action, _ in taken(table, steps)]
    print(*told(scene, deeds), sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])

"""`make soak`: everything slow.

Very many random actions in each variant and in campaigns, very many crashes, every mutant, and a
wheel that is installed and whose players compile what they need.
"""

import sys
import tempfile
from collections import Counter
from pathlib import Path

from msgspec.structs import replace
from rich.progress import Progress

from dedale.core.game import AnyGame
from dedale.core.rng import Philox
from dedale.games import CATALOGUE
from tests.kit.games import kit_of
from tests.kit.installations import levels_of_the_wheel
from tests.kit.killed_servers import kill_evenings
from tests.kit.playthroughs import able
from tests.kit.variants import name_of, variants

ACTIONS = 200_000
KILLS = 1_000


def soak(
    game: AnyGame, options: dict[str, object], actions: int, seed: str, tick=lambda: None
) -> int:
    """Play games at random until so many actions are taken; how many games came to an end."""
    kit, rng, over, state = kit_of(game.id), Philox(seed, 1), 0, None
    check, lean = kit.check_invariants, getattr(kit, "lean", None)
    for step in range(actions):
        if state is None:
            seats = game.seats[step % len(game.seats)]
            state = game.setup(game.options(**options), seats, rng).state
            check(state, None, state)
        seat = rng.choice(able(game.decision(state)))
        offers = game.legal(state, seat)
        if lean and over % 2:  # every other game goes further than chance alone would
            offers = lean(offers, rng)
        action = rng.choice(offers)
        before = state
        state = game.apply(state, seat, action, rng).state
        check(before, action, state)
        for viewer in (seat, None):
            game.view(state, viewer)
        if game.decision(state) is None:
            state, over = None, over + 1
        tick()
    return over


def soak_campaigns(game: AnyGame, actions: int, seed: str, tick=lambda: None) -> Counter[str]:
    """Play whole campaigns through all their tables; how many games and campaigns ended, and how.

    Each begins in a way that one before has opened, and each game has other people.
    """
    kit, rng, ended, state = kit_of(game.id), Philox(seed, 1), Counter[str](), None
    ways, options, told = game.beginnings([]), None, 0
    for _ in range(actions):
        if state is None:
            seats = rng.choice(list(game.seats))
            begun = options or game.options(**ways[rng.choice(list(ways))])
            state = game.setup(replace(begun, **kit.anew(rng, seats)), seats, rng).state
        seat = rng.choice(able(game.decision(state)))
        before, action = state, kit.PLAYERS[told % len(kit.PLAYERS)](state, seat, rng)
        state = game.apply(state, seat, action, rng).state
        kit.check_invariants(before, action, state)
        game.view(state, None)
        if over := game.outcome(state):
            ended[over.reason] += 1
            options = game.sequel(state)
            if options is None:
                ways, told = game.beginnings([state]) | ways, told + 1
            state = None
        tick()
    return ended


def main(actions: int = ACTIONS, kills: int = KILLS) -> None:
    with Progress() as progress:
        for game in CATALOGUE.values():
            for options in variants(game):
                name = f"{game.id} {name_of(options)}"
                bar = progress.add_task(name, total=actions)
                over = soak(game, options, actions, name, lambda bar=bar: progress.advance(bar))
                progress.console.print(f"{name}: {actions:,} actions, {over} whole games, no fault")
            if game.campaign:
                name = f"{game.id} campaigns"
                bar = progress.add_task(name, total=actions)
                ends = soak_campaigns(game, actions, name, lambda bar=bar: progress.advance(bar))
                progress.console.print(f"{name}: {actions:,} actions, {dict(ends)}, no fault")
        bar = progress.add_task("killing the server", total=kills)
        with tempfile.TemporaryDirectory() as folder:
            evening = kill_evenings(
                kills, 1, Path(folder), lambda done: progress.update(bar, completed=done)
            )
            easy, master = levels_of_the_wheel(Path(folder))
            assert min(easy, master) > 0, "in the wheel, levels of the team game play like greedy"
        acknowledged = f"{len(evening.acknowledged):,} acknowledged actions"
        progress.console.print(f"killed {kills:,} times, nothing lost of {acknowledged}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

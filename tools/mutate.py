"""`make mutate`: which small mistakes in the rules would no test notice?

`python -m tools.mutate [GAME] [--sample N] [--seed S]`; one survivor again: `--mutant NAME`.
"""

import argparse
import hashlib
import sys
import time
import tomllib

from rich.progress import Progress

from dedale.games import CATALOGUE
from tools import ROOT
from tools.mutants import Mutant, mutants_of
from tools.trial import Verdict, run_trials

EQUIVALENT = ROOT / "tools" / "equivalent.toml"
TESTS = ROOT / "tests" / "games"


def equivalent() -> dict[str, str]:
    """The mutants that play by the same rules, and why."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))
    return {str(one["mutant"]): str(one["why"]) for one in listed.get("equivalent", [])}


def sampled(mutants: list[Mutant], count: int | None, seed: str) -> list[Mutant]:
    """So many mutants, always the same ones for a seed, whatever else the rules hold."""
    if count is None:
        return mutants

    def lot(mutant: Mutant) -> str:
        return hashlib.sha256(f"{seed} {mutant.name}".encode()).hexdigest()

    chosen = {mutant.name for mutant in sorted(mutants, key=lot)[:count]}
    return [mutant for mutant in mutants if mutant.name in chosen]


def chosen_mutants(games: list[str], count: int | None, seed: str) -> list[Mutant]:
    """The mutants of some games that are worth a trial."""
    same = equivalent()
    return [
        mutant
        for game in games
        for mutant in sampled(mutants_of(game), count, seed)
        if mutant.name not in same
    ]


def tests_of(games: list[str]) -> list[str]:
    """Where the tests of some games lie."""
    own = [str(TESTS / game) for game in games if (TESTS / game).exists()]
    return [*own, str(TESTS / "test_scenarios.py"), str(TESTS / "test_golden.py")]


def report(game: str, verdicts: list[Verdict]) -> list[str]:
    """The numbers of a game, and its survivors."""
    survived = [verdict for verdict in verdicts if not verdict.killer]
    golden = sum("test_golden.py" in verdict.killer for verdict in verdicts)
    killed = len(verdicts) - len(survived)
    share = f"{killed / len(verdicts):.0%}" if verdicts else "none"
    head = (
        f"{game}: {len(verdicts)} mutants, {killed} killed ({share}; {golden} by golden games), "
        f"{len(survived)} survived"
    )
    return [head, *(line(verdict) for verdict in survived)]


def line(verdict: Verdict) -> str:
    """A survivor: where, which, what it changes, and how many tests let it live."""
    mutant = verdict.mutant
    seen = f"{verdict.tests} tests" if verdict.tests else "no test reaches it"
    return f"  {mutant.place} [{mutant.name}] {mutant.change} ({seen})"


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.mutate", description=__doc__)
    parser.add_argument("game", nargs="?", choices=list(CATALOGUE), help="all games if left out")
    parser.add_argument("--sample", type=int, help="so many mutants a game; all if left out")
    parser.add_argument("--mutant", help="only the one with this name")
    parser.add_argument("--seed", default="dedale", help="another seed, another sample")
    asked = parser.parse_args(arguments)
    games = [asked.game] if asked.game else list(CATALOGUE)
    mutants = chosen_mutants(games, asked.sample, asked.seed)
    if asked.mutant:
        mutants = [mutant for mutant in mutants if mutant.name == asked.mutant]
    start = time.monotonic()
    with Progress(transient=True, auto_refresh=False) as progress:  # no thread: trials fork
        bar = progress.add_task("mutants", total=len(mutants))

        def tick() -> None:
            progress.advance(bar)
            progress.refresh()

        verdicts = run_trials(mutants, tests_of(games), tick)
    for game in games:
        print(*report(game, [v for v in verdicts if v.mutant.game == game]), sep="\n")
    print(f"{len(mutants)} mutants in {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])

"""`make bench`: tables of measurements, and exit code 1 where a floor is missed.

With `--keep`, they are also written to docs/runs, for the pages that quote them.
"""

import sys

from benchmarks import compiled, thinking
from benchmarks.chronicles import campaign_times
from benchmarks.commands import command_times
from benchmarks.games import game_times
from benchmarks.legends import move_times
from benchmarks.maze import positions, reach_times, turn_times
from benchmarks.screen import screen_time
from benchmarks.serving import PAUSE, SEATS, TABLES, quantile, serving_times
from benchmarks.sheet import Sheet, keep
from benchmarks.thinking import thinking_times
from benchmarks.timing import spoken
from dedale.games import CATALOGUE
from dedale.games.classic.state import State
from tools import ROOT

FLOOR = 20  # times faster than a plain search, in pure Python
TURN_MOST, PLAYOUT_MOST = 3, 4  # times bare C
START_MOST = 3  # times importing Numba
STEPS_FLOOR = 1.0  # times the steps of Pgx, for each second of processor time
LEGENDS_ACTION, LEGENDS_LIST = 40e-6, 1e-3  # seconds of an action, and to list what is offered
LEGENDS_OFFERS = 60  # at once
LEGENDS_MOST = 2  # times a move of backgammon
CHRONICLES_TURN, CHRONICLES_LIST = 1.0, 1e-3  # seconds of a turn of a master, and of a list
CHRONICLES_CAMPAIGN = 60  # seconds of a campaign of fast players
CHRONICLES_GAMES = 4  # of a master, who is slower the more cards there are
THINKING = ("classic", "chronicles")  # what masters play beside people
HELP_SECONDS = 0.4  # until `dedale --help` is done
FLOOR_SECONDS = 0.1  # until an action is seen, at the 99th percentile


def main() -> int:
    table = Sheet("rules", "what", "here", "against", "ratio", "floor")
    states = positions()
    missed = 0
    for name, times in (("one reach", reach_times), ("all insertions of a turn", turn_times)):
        fast, slow = times(states)
        missed += slow / fast < FLOOR
        plain = f"{spoken(slow)} plain search"
        table.add(name, spoken(fast), plain, f"{slow / fast:.0f}×", f"{FLOOR}×")
    for game in CATALOGUE.values():
        play, copy, actions = game_times(game)
        each = f"{spoken(play / actions)} an action"
        name = f"{game.id}: legal + apply + 2 views, {actions} actions"
        row = (f"{spoken(play)}, {each}", f"{spoken(copy)} pickling states", f"{copy / play:.2f}×")
        table.add(name, *row, "")
    table.show()
    missed += telling() + exploring() + compiling(states) + serving() + commanding()
    missed += sum(thinking_beside(game) for game in THINKING) + learning()
    if "--keep" in sys.argv:
        keep(ROOT / "docs/runs/bench.json", "make bench BENCH=--keep")
    return 1 if missed else 0


def telling() -> int:
    """Random games of legends beside backgammon of OpenSpiel; how many floors they miss."""
    table = Sheet("random games of legends", "what", "here", "against", "ratio", "at most")
    times = move_times()
    ways = {"an action by the rules, median": times.action, "the same at a table": times.at_table}
    other = f"{spoken(times.backgammon)} backgammon of OpenSpiel; {spoken(times.bare)} no dice"
    most = f"{spoken(LEGENDS_ACTION)}, {LEGENDS_MOST}×"
    for name, action in ways.items():
        against = (other, f"{action / times.backgammon:.1f}×") if times.backgammon else ("", "")
        table.add(name, spoken(action), *against, most)
    if not times.backgammon:
        table.caption = "OpenSpiel is not installed: the group bench of pyproject.toml has it."
    listed = f"{spoken(times.listed)}, {times.longest} offers"
    bound = f"{spoken(LEGENDS_LIST)}, {LEGENDS_OFFERS}"
    table.add("the slowest and the longest list", listed, "", "", bound)
    table.show()
    slow = [action > LEGENDS_ACTION for action in ways.values()]
    slower = [0 < LEGENDS_MOST * times.backgammon < action for action in ways.values()]
    lists = [times.listed > LEGENDS_LIST, times.longest > LEGENDS_OFFERS]
    return sum([*slow, *slower, *lists])


def exploring() -> int:
    """Computer partners in campaigns of chronicles; how many floors they miss."""
    table = Sheet("campaigns of chronicles, 4 Characters", "what", "here", "at most")
    master, greedy = (
        campaign_times("master", 4, games=CHRONICLES_GAMES),
        campaign_times("greedy", 4),
    )
    slowest = quantile(master.listed + greedy.listed, 0.999)
    rows = (
        ("the longest turn of a master", max(master.turns), CHRONICLES_TURN),
        ("the slowest list of offers of a thousand", slowest, CHRONICLES_LIST),
        ("a campaign of greedy players", greedy.whole, CHRONICLES_CAMPAIGN),
    )
    for what, here, most in rows:
        table.add(what, spoken(here), spoken(most))
    table.show()
    return sum(here > most for _, here, most in rows)


def compiling(states: list[State]) -> int:
    """The compiled kernels beside bare C; how many floors they miss."""
    table = Sheet("compiled kernels", "what", "here", "against", "ratio", "at most")
    warm, alone = compiled.start_times()
    rows = [("all kernels loaded, wall time", warm, alone, "importing Numba", START_MOST)]
    c = compiled.probe()
    if c is None:
        table.caption = "There is no gcc here, and so no C to measure against."
    else:
        rows.append(("all insertions of a turn", *compiled.turn_times(c, states), "C", TURN_MOST))
        bare, base, events = compiled.playout_times(c)
        name = "a turn of a random game of two"
        rows.append((name, base, bare, "C", PLAYOUT_MOST))
        rows.append((f"{name}, with messages", events, bare, "C, without", PLAYOUT_MOST))
    for what, here, other, word, most in rows:
        against = f"{spoken(other)} {word}"
        table.add(what, spoken(here), against, f"{here / other:.1f}×", f"{most}×")
    quick, slow = compiled.team_times()
    against = f"{spoken(slow)} by the rules"
    ratio = f"{slow / quick:,.0f} times as fast"
    table.add("an action of a random team game of four", spoken(quick), against, ratio, "")
    whole, alone, outcomes = compiled.whole_turn_times(states)
    name = f"a whole turn of the team: {outcomes:,} different outcomes, each judged"
    against = f"{spoken(alone)} all insertions of a classic turn"
    table.add(name, spoken(whole), against, f"{whole / alone:,.0f}×", "")
    table.show()
    return sum(here / other > most for _, here, other, _, most in rows)


def serving() -> int:
    """The server under load; how many floors it misses."""
    title = f"{TABLES} tables of {SEATS} greedy players, each acts every {PAUSE:.0f} s; wall time"
    table = Sheet(title, "what", "here", "bare echo", "ratio", "floor")
    here, echo, echo_processor = serving_times()
    worst = quantile(here.seen, 0.99)
    for name, times in (("durable", here.acknowledged), ("seen by all four", here.seen)):
        for share, word in ((0.5, "median"), (0.99, "99th percentile")):
            ours, bare = quantile(times, share), quantile(echo, share)
            floor = "100 ms" if times is here.seen and share > 0.5 else ""
            row = (spoken(ours), spoken(bare), f"{ours / bare:.0f}×", floor)
            table.add(f"one action, until it is {name}: {word}", *row)
    cost = here.processor / echo_processor
    rows = (spoken(here.processor), spoken(echo_processor), f"{cost:.0f}×", "")
    table.add("processor time of the server for an action", *rows)
    table.add("actions for each second of server processor", f"{1 / here.processor:.0f}")
    table.add("bytes sent for an action, to four seats", f"{here.bytes:.0f}")
    table.add("memory of a table with four sockets", f"{here.table / 1024:.0f} KiB")
    table.add("memory of a socket that watches", f"{here.socket / 1024:.0f} KiB")
    table.add("a browser opens a table: first playable screen", spoken(screen_time()))
    table.show()
    return int(worst > FLOOR_SECONDS)


def commanding() -> int:
    """Commands in processes of their own; whether help is too slow."""
    table = Sheet("commands", "what", "here", "floor")
    times = command_times()
    for name, here in times.items():
        table.add(name, spoken(here), "400 ms" if name.endswith("--help") else "")
    table.show()
    return int(times["dedale --help"] > HELP_SECONDS)


def thinking_beside(game: str) -> int:
    """People who play while masters think; whether the limit is missed."""
    title = f"{thinking.TABLES} tables of two masters of {game} beside; wall time"
    table = Sheet(title, "what", "here", "floor")
    times, steps = thinking_times(game)
    worst = quantile(times, 0.99)
    table.add(
        "one action of a person, until all have seen it: median", spoken(quantile(times, 0.5))
    )
    table.add("99th percentile", spoken(worst), "100 ms")
    table.add("actions of people", str(len(times)))
    table.add("steps of masters meanwhile", str(steps))
    table.show()
    return int(worst > FLOOR_SECONDS)


def learning() -> int:
    """The batched environment beside Pgx; how many floors it misses."""
    from benchmarks import envs  # noqa: PLC0415 - JAX starts threads, so it comes last

    title = f"random steps of {envs.BATCH:,} games at once, for each second of processor time"
    table = Sheet(title, "environment", "here", "Pgx connect_four", "ratio", "floor")
    *ours, other = envs.step_times()
    names = ("classic, two seats", "the same with messages", "team, two seats")
    for name, here, floor in zip(names, ours, (STEPS_FLOOR, STEPS_FLOOR, None), strict=True):
        speeds = (f"{1 / here:,.0f}", f"{1 / other:,.0f}")
        asked = "" if floor is None else f"{floor}×"
        table.add(name, *speeds, f"{other / here:.1f}×", asked)
    table.show()
    return sum(other / here < STEPS_FLOOR for here in ours[:2])


if __name__ == "__main__":
    sys.exit(main())

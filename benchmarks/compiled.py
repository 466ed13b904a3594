"""The compiled kernels against bare C, in one run and with the same results."""

import ctypes
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from shutil import which
from typing import Any

import numpy as np
from numba import njit

from benchmarks.timing import ROUNDS, seconds
from dedale.core.rng import Philox
from dedale.games.classic import classic
from dedale.games.classic.compiled import encode, playouts, row
from dedale.games.classic.state import Options, State
from dedale.games.team import team
from dedale.games.team.actions import EndTurn as TeamEnd
from dedale.games.team.bots.compiled import turns, workspace
from dedale.games.team.compiled import encode as team_row
from dedale.games.team.compiled import playouts as team_playouts
from dedale.games.team.state import Mode
from dedale.games.team.state import Options as TeamOptions
from dedale.games.team.state import State as TeamState
from dedale.maze import compiled
from dedale.maze.tile import OPENINGS

REPEATS = 40
TABLES, TURNS = 12, 20  # tables of the team, and pages that were read at the last of them
GAMES = 100
MOST = 20_000  # turns: more than any random game has

IMPORT = "import numba.np.arraymath"  # it brings in SciPy, where that is installed
ENGINE = "from dedale.maze import engine; assert engine.is_kept() and engine.compile_all()"


def probe() -> Any:
    """The C probe as a library; None where there is no compiler for it."""
    if which("gcc") is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "probe.so"
        source = Path(__file__).with_name("probe.c")
        how = ("-O3", "-march=native", "-Wno-psabi", "-shared", "-fPIC")
        subprocess.run(["gcc", *how, "-o", library, source], check=True)
        c = ctypes.CDLL(str(library))
    c.turns.restype, c.playouts.restype = ctypes.c_uint64, ctypes.c_int64
    lanes = (getattr(compiled, n) for n in ("STAY", "MOVE", "LEFT", "RIGHT", "ENTRY", "EXIT"))
    tables = np.concatenate(list(lanes))
    c.prepare(of(tables), of(compiled.OPENED), ctypes.c_uint64(int(compiled.NOT_EAST)))
    return c


def of(array: Any) -> ctypes.c_void_p:
    """An array as C takes it."""
    return ctypes.c_void_p(array.ctypes.data)


@njit  # type: ignore[untyped-decorator]
def all_turns(mazes, spares, cells, forbidden, rounds):  # type: ignore[no-untyped-def]
    """Every turn of every board, some rounds; the sum of what is reached."""
    reach, total = np.empty(48, np.uint64), np.uint64(0)
    for _ in range(rounds):
        for i in range(spares.size):
            compiled.turn(mazes[i], spares[i], cells[i], forbidden[i], reach)
            for lane in range(48):
                total += reach[lane]
    return total


def boards_of(states: list[State]) -> tuple[Any, Any, Any, Any]:
    """What `all_turns` is given: mazes, spares, pawns and forbidden arrows."""
    rows = [encode(state) for state in states]
    return (
        np.array([r[row.SIDES : row.TILES] for r in rows], np.uint64),
        np.array([OPENINGS[state.spare.shape][0] for state in states]),
        np.array([1 << int(r[row.PAWNS + r[row.ACTIVE]]) for r in rows], np.uint64),
        np.array([r[row.FORBIDDEN] for r in rows]),
    )


def turn_times(c: Any, states: list[State]) -> list[float]:
    """Seconds for all insertions of a turn: compiled, and in C."""
    boards = boards_of(states)
    sizes = (ctypes.c_int64(len(states)), ctypes.c_int64(REPEATS))

    def fast() -> int:
        return int(all_turns(*boards, REPEATS))

    def bare() -> int:
        return int(c.turns(*map(of, boards), *sizes))

    assert fast() == bare()
    return [time / len(states) / REPEATS for time in seconds(fast, bare)]


def playout_times(c: Any) -> list[float]:
    """Seconds for a turn of random games of two: in C, compiled, and compiled with messages."""
    start = encode(classic.setup(Options(), 2, Philox("bench", 0)).state)
    told = encode(classic.setup(Options(events=True), 2, Philox("bench", 0)).state)
    keys, winners = np.arange(GAMES, dtype=np.uint64), np.zeros(GAMES, np.int64)
    results: dict[str, tuple[int, list[int]]] = {}

    def fast(name: str, first: Any) -> None:
        results[name] = playouts(first, keys, MOST, False, winners), list(winners)

    def bare() -> None:
        numbers = (ctypes.c_int64(MOST), ctypes.c_int64(GAMES))
        turns = c.playouts(of(game), of(tiles), of(keys), *numbers, of(winners))
        results["c"] = turns, list(winners)

    game, tiles = bare_game(start), bare_tiles()
    times = seconds(bare, lambda: fast("base", start), lambda: fast("events", told))
    assert results["c"] == results["base"]
    names = ("c", "base", "events")
    return [time / results[name][0] for name, time in zip(names, times, strict=True)]


def bare_game(start: Any) -> Any:
    """A row in the form of the C probe."""
    cards = [start[row.CARDS + row.MOST_CARDS * seat :][: row.MOST_CARDS] for seat in range(2)]
    small = [start[row.TILES : row.PAWNS + 2], start[row.HOMES : row.HOMES + 2], *cards]
    sides = start[row.SIDES : row.TILES].astype(np.uint64).view(np.uint8)
    packed = np.concatenate([sides, *(part.astype(np.uint8) for part in small)])
    return np.concatenate([packed, np.zeros(-packed.size % 8, np.uint8)])


def bare_tiles() -> Any:
    """What the C probe knows of each tile: its openings at rotation 0, and its treasure."""
    openings = [OPENINGS[row.SHAPES[shape]][0] for shape in row.SHAPE_OF]
    return np.array([*openings, *row.TREASURE_ON], np.int64).astype(np.uint8)


def team_times() -> tuple[float, float]:
    """Seconds for an action of random team games of four: compiled, and by the rules."""
    options = TeamOptions(mode=Mode.STANDARD)
    laid = team.setup(options, 4, Philox("bench", 0)).state
    row, keys, counts = team_row(laid), np.arange(GAMES, dtype=np.uint64), np.zeros(GAMES, np.int64)
    actions = {"compiled": 0, "rules": 0}

    def fast() -> None:
        actions["compiled"] = team_playouts(row, keys, MOST, False, counts)

    def plain() -> None:
        state, chance, actions["rules"] = laid, Philox("bench", 1), 0
        while offers := team.legal(state, state.active):
            state = team.apply(state, state.active, chance.choice(offers), chance).state
            actions["rules"] += 1

    quick, slow = seconds(fast, plain)
    return quick / actions["compiled"], slow / actions["rules"]


def whole_turn_times(states: list[State]) -> tuple[float, float, int]:
    """Seconds for all turns of a seat of the team, and of a classic one; outcomes of the former."""
    tables = [team_row(state) for state in team_positions()]
    work = workspace(64)
    outcomes: list[int] = []

    def together() -> None:
        outcomes.clear()
        for table in tables:
            work.rows[0] = table
            turns(work)
            outcomes.append(int(work.kept.tally[1]))

    boards = boards_of(states)
    all_turns(*boards, 1)
    whole, alone = seconds(together, lambda: all_turns(*boards, REPEATS))
    return whole / len(tables), alone / REPEATS / len(states), sum(outcomes) // len(outcomes)


def team_positions() -> list[TeamState]:
    """The starts of turns in games of random players, in the introductory mode."""
    found = []
    for number in range(TABLES):
        chance = Philox("bench", number)
        state = team.setup(TeamOptions(), 4, chance).state
        for _ in range(TURNS * number // TABLES):
            state = team.apply(state, state.active, TeamEnd(), chance).state
        found.append(state)
    return found


def start_times() -> tuple[float, float]:
    """Seconds of wall time until the kernels are loaded, and for importing Numba alone."""

    def once(code: str) -> float:
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - begin

    pairs = [(once(ENGINE), once(IMPORT)) for _ in range(ROUNDS)]
    return min(engine for engine, _ in pairs), min(alone for _, alone in pairs)

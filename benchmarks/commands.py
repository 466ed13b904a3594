"""How long commands take, in processes of their own; wall time, the best of three."""

import subprocess
import sys
from time import perf_counter

BOARD_A = "┌┤┬├┬─┐/││┘┴└┐┬/├┐├┬┬│┤/┘└└││┘└/├─┴┐┤┐┤/──┌┐┬│┘/└│┴└┴─┘ └ 00,66 0 -"
COMMANDS = {
    "dedale --help": ("--help",),
    "dedale perft of Board A, depth 3": ("perft", BOARD_A, "--depth", "3"),
    "dedale perft of Board A, depth 4": ("perft", BOARD_A, "--depth", "4"),
}
ROUNDS = 3


def command_times() -> dict[str, float]:
    """The seconds of each command."""
    return {name: min(seconds(words) for _ in range(ROUNDS)) for name, words in COMMANDS.items()}


def seconds(words: tuple[str, ...]) -> float:
    """How long a command takes."""
    began = perf_counter()
    program = [sys.executable, "-m", "dedale", *words]
    subprocess.run(program, check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - began

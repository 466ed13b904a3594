"""A whole game through the contract: legal, apply and view at every step."""

import pickle

from benchmarks.timing import seconds
from dedale.core.game import AnyGame
from dedale.core.rng import Philox
from dedale.table import answer, open_table


def game_times(game: AnyGame) -> tuple[float, float, int]:
    """Seconds for a whole game of two, and for pickling each of its states; its actions."""
    table = open_table(game.id, game.seats[0], seed="bench")
    states = [table.state]
    while asked := table.decision:
        table.submit(asked.seats[0], answer(table, asked.seats[0], "greedy"))
        states.append(table.state)
    log = table.log

    def play() -> None:
        state = game.setup(log.options, len(log.seats), Philox(log.seed, 0)).state
        for entry in log.actions:
            game.legal(state, entry.seat)
            state = game.apply(state, entry.seat, entry.action, Philox(log.seed, entry.seq)).state
            for seat in range(len(log.seats)):
                game.view(state, seat)

    def copy() -> None:
        for state in states[1:]:
            pickle.dumps(state)

    played, copied = seconds(play, copy)
    return played, copied, len(log.actions)

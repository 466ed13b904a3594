"""Random games of legends through the rules and the table, beside OpenSpiel's backgammon.

Games of both take turns in one run. A move of backgammon is what Python does there: roll the dice
if they are asked for, list the legal actions, take one of them, apply it. Chance is part of it, as
it is part of an action here; the time without dice is told as well.
"""

import random
import time
from collections.abc import Iterator
from itertools import cycle, islice
from statistics import median
from typing import Any, NamedTuple

from dedale.core.rng import Philox
from dedale.games.legends import legends
from dedale.games.legends.content import ChapterId
from dedale.table import open_table

try:
    import pyspiel
except ModuleNotFoundError:  # the group `bench` of pyproject.toml has it
    pyspiel = None

GAMES = 200
SEATS = 2


class Times(NamedTuple):
    """Seconds, at the median unless said otherwise."""

    action: float  # listed, chosen and applied, by the rules
    at_table: float  # the same through a table, with its log
    listed: float  # the slowest list that was not interrupted: the 99.9th percentile
    longest: int  # of all lists
    backgammon: float = 0  # a move with its dice; 0 where there is no OpenSpiel
    bare: float = 0  # without them


def move_times() -> Times:
    """Random games of all five chapters, and as many of backgammon."""
    luck = random.Random("bench")
    ruled, tabled, lists, sizes, moves = [], [], [], [], []
    for number, chapter in enumerate(islice(cycle(ChapterId), GAMES)):
        for listed, size, whole in by_rules(chapter, str(number), luck):
            lists.append(listed)
            sizes.append(size)
            ruled.append(whole)
        tabled += at_table(chapter, str(number), luck)
        moves += backgammon(luck) if pyspiel else ()
    slow = sorted(lists)[len(lists) * 999 // 1000]
    here = Times(median(ruled), median(tabled), slow, max(sizes))
    if not moves:
        return here
    bare, whole = zip(*moves, strict=True)
    return here._replace(backgammon=median(whole), bare=median(bare))


def by_rules(chapter: ChapterId, seed: str, luck: random.Random) -> Iterator[tuple[Any, ...]]:
    """A game through the contract: seconds to list, how many there were, seconds in all."""
    options = legends.options(chapter=chapter)
    state, step = legends.setup(options, SEATS, Philox(seed, 0)).state, 0
    while asked := legends.decision(state):
        step += 1
        chance = Philox(seed, step)
        begin = time.process_time()
        offers = legends.legal(state, asked.seats[0])
        listed = time.process_time()
        action = offers[luck.randrange(len(offers))]
        state = legends.apply(state, asked.seats[0], action, chance).state
        yield listed - begin, len(offers), time.process_time() - begin


def at_table(chapter: ChapterId, seed: str, luck: random.Random) -> Iterator[float]:
    """A game at a table: seconds of each action."""
    table = open_table("legends", SEATS, {"chapter": chapter}, seed)
    while asked := table.decision:
        begin = time.process_time()
        offers = table.offers(asked.seats[0])
        table.submit(asked.seats[0], offers[luck.randrange(len(offers))])
        yield time.process_time() - begin


def backgammon(luck: random.Random) -> Iterator[tuple[float, float]]:
    """A game of backgammon in OpenSpiel: seconds of each move, alone and with its dice."""
    state = pyspiel.load_game("backgammon").new_initial_state()
    begin = time.process_time()
    while not state.is_terminal():
        if state.is_chance_node():
            faces, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(faces, chances)[0])
            continue
        rolled = time.process_time()
        actions = state.legal_actions()
        state.apply_action(actions[luck.randrange(len(actions))])
        end = time.process_time()
        yield end - rolled, end - begin
        begin = time.process_time()

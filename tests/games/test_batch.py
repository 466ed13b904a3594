"""Many compiled games at once and the rules agree: deals, states, planes, masks and ends."""

from importlib import import_module

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.core.rng import WORD, Philox
from dedale.envs.batched import buffers as empty
from dedale.envs.episode import numbered, numbers_of
from dedale.games import game_by_id
from dedale.games.classic import planes as classic_planes
from dedale.games.team import planes as team_planes
from dedale.maze import luck
from tests.kit import Mixed, rule
from tests.kit.games import kit_of
from tests.kit.playthroughs import playthroughs
from tests.kit.variants import variants

COMPILED = {
    id: import_module(f"{game_by_id(id).home}.compiled")
    for id in numbered()
    if numbers_of(id).compiled
}
every_game = pytest.mark.parametrize("game", [game_by_id(id) for id in COMPILED], ids=COMPILED)
WALKS = {"classic": (48, classic_planes.TARGET), "team": (216, team_planes.TARGET)}
"""By game: the code of a walk to the first cell, and the plane of what is looked for."""

one_key = st.integers(0, WORD - 1)
keys = st.lists(one_key, min_size=1, max_size=3)
seats = st.integers(2, 4)


def chosen(data, game):
    """Options of a game."""
    return game.options(**data.draw(st.sampled_from(variants(game))))


def state_of(game, row):
    """The state in a row of many, which is longer than that of one game."""
    size = import_module(f"{game.home}.compiled.row").SIZE
    return COMPILED[game.id].decode(row[:size])


def buffers(game, games, seats):
    """Room for what is told of games, filled so that what is not written can be seen."""
    told = empty(numbers_of(game.id), games, seats)
    for array in told:
        array[:] = 9
    return told


class Games:
    """Compiled games, each with the same game by the rules beside it."""

    def __init__(self, game, options, seats, keys, max_turns=500):
        self.game, self.kernels = game, COMPILED[game.id].batch
        laid = game.setup(options, seats, Philox("", 0)).state
        self.rows = self.kernels.rows(laid, len(keys), max_turns)
        self.chance = np.array(keys, np.uint64)
        self.luck = self.chance + np.uint64(1)
        self.seen = buffers(game, len(keys), seats)
        self.kernels.lay(self.rows, self.chance)
        self.kernels.show(self.rows, self.seen)
        self.twins = [Twin(game, options, seats, key, max_turns) for key in keys]

    def sample(self):
        actions = np.zeros(len(self.twins), np.int64)
        luck.sample(self.seen[1], self.luck, actions)
        return actions

    def step(self, actions):
        assert luck.refused(self.seen[1], actions) == -1
        self.kernels.step(self.rows, self.chance, actions, self.seen)
        for twin, action in zip(self.twins, actions, strict=True):
            twin.step(int(action))

    def check(self):
        """Everything that is told of each game is what the rules say of it."""
        for number, twin in enumerate(self.twins):
            seen, mask, rewards, terminated, truncated, active = (a[number] for a in self.seen)

            assert state_of(self.game, self.rows[number]) == twin.state
            assert active == twin.state.active
            assert seen.tobytes() == bytes(twin.observation())
            assert np.flatnonzero(mask).tolist() == twin.codes()
            assert rewards.tolist() == np.array(twin.rewards, np.float32).tolist()
            assert (terminated, truncated) == (twin.terminated, twin.truncated)


class Twin:
    """A game by the rules that begins anew where it ends."""

    def __init__(self, game, options, seats, key, max_turns):
        self.game, self.numbers = game, numbers_of(game.id)
        self.options, self.seats, self.max_turns = options, seats, max_turns
        self.chance = Mixed(key)
        self.ends = self.terminated = self.truncated = 0
        self.rewards = [0] * seats
        self.lay()

    def lay(self):
        self.turns = 0
        self.state = self.game.setup(self.options, self.seats, self.chance).state

    def points(self):
        return self.numbers.points(self.game.view(self.state, None))

    def step(self, number):
        active, before = self.state.active, self.points()
        action = self.numbers.coded(number)
        self.state = self.game.apply(self.state, active, action, self.chance).state
        self.turns += self.state.active != active
        outcome = self.game.outcome(self.state)
        self.terminated = outcome is not None
        self.truncated = not self.terminated and self.turns == self.max_turns
        self.rewards = [self.reward(outcome, seat, before) for seat in range(self.seats)]
        if self.terminated or self.truncated:
            self.ends += 1
            self.lay()

    def reward(self, outcome, seat, before):
        won = outcome is not None and seat in outcome.winners
        if self.game.together:
            return won + (self.points() - before) / self.numbers.goal
        return 0 if outcome is None else 1 if won else -1 / (self.seats - 1)

    def observation(self):
        return self.numbers.planes(self.game.view(self.state, self.state.active))

    def codes(self):
        offers = self.game.legal(self.state, self.state.active)
        return sorted(self.numbers.code(action) for action in offers)


@rule("CL-SET-3", "CL-SET-4", "CL-SET-5", "TM-SET-3", "TM-SET-4", "TM-SET-9", "TM-DEAL-3")
@every_game
@given(data=st.data(), seats=seats, key=one_key)
def test_a_table_is_laid_with_the_draws_of_the_rules(game, data, seats, key):
    options = chosen(data, game)
    laid = game.setup(options, seats, Philox("", 0)).state
    rows, chance = COMPILED[game.id].batch.rows(laid, 1, 500), np.array([key], np.uint64)
    COMPILED[game.id].batch.lay(rows, chance)

    twin = Mixed(key)
    assert state_of(game, rows[0]) == game.setup(options, seats, twin).state
    assert chance[0] == twin.word


@every_game
@settings(max_examples=40)
@given(
    data=st.data(), seats=seats, keys=keys, max_turns=st.integers(4, 30), steps=st.integers(0, 60)
)
def test_every_step_is_the_one_that_the_rules_take(game, data, seats, keys, max_turns, steps):
    games = Games(game, chosen(data, game), seats, keys, max_turns)
    games.check()
    for _ in range(steps):
        games.step(games.sample())
        games.check()


@every_game
def test_games_end_and_new_ones_are_laid(game):
    games = Games(game, game.options(**variants(game)[-1]), 4, [1, 2, 3, 4])
    for _ in range(400):
        games.step(eager(game, games))
        games.check()

    assert sum(twin.ends for twin in games.twins) >= 3


def eager(game, games):
    """Any actions, except for a walk to what is looked for and in reach."""
    first, target = WALKS[game.id]
    seen, masks, actions = games.seen[0], games.seen[1], games.sample()
    looked_for = seen.reshape(len(seen), 49, -1)[:, :, target]
    reached = masks[:, first : first + 49] * looked_for
    return np.where(reached.any(1), first + reached.argmax(1), actions)


@rule("CL-DP-8")
@every_game
@given(data=st.data(), seats=seats, key=one_key)
def test_what_is_not_offered_is_noticed_before_anything_happens(game, data, seats, key):
    games = Games(game, chosen(data, game), seats, [key, key])
    number = data.draw(st.integers(-2, numbers_of(game.id).codes + 2))
    offered = games.twins[0].codes()
    actions = np.array([offered[0], number], np.int64)

    assert luck.refused(games.seen[1], actions) == (-1 if number in offered else 1)


@rule("CL-VIEW-7", "TM-HID-2", "TM-HID-3")
@every_game
@settings(max_examples=60)
@given(data=st.data(), seed=st.text("abc", max_size=3))
def test_nothing_that_is_hidden_is_told(game, data, seed):
    state = data.draw(playthroughs(game))[-1].state
    other = kit_of(game.id).shuffle_hidden(state, state.active, Philox(seed, 0))
    told = [buffers(game, 1, len(state.pawns)) for _ in range(2)]
    kernels = COMPILED[game.id].batch
    for one, seen in zip((state, other), told, strict=True):
        kernels.show(kernels.rows(one, 1, 500), seen)

    view = game.view(state, state.active)
    assert all((mine == theirs).all() for mine, theirs in zip(*told, strict=True))
    assert told[0][0].tobytes() == bytes(numbers_of(game.id).planes(view))


@every_game
@given(data=st.data(), key=one_key)
def test_a_sample_is_any_of_the_offered_actions(game, data, key):
    codes = numbers_of(game.id).codes
    offered = data.draw(st.sets(st.integers(0, codes - 1), min_size=1))
    mask, actions = np.zeros((1, codes), np.uint8), np.zeros(1, np.int64)
    mask[0, list(offered)] = 1
    luck.sample(mask, np.array([key], np.uint64), actions)

    assert actions[0] == sorted(offered)[Mixed(key).below(len(offered))]

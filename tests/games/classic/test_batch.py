"""Many compiled games at once and the rules agree: deals, states, planes, masks and ends."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.core.rng import WORD, Philox
from dedale.games.classic import classic
from dedale.games.classic.actions import CODES, code, coded
from dedale.games.classic.compiled import batch, decode
from dedale.games.classic.compiled.row import SIZE
from dedale.games.classic.planes import planes
from dedale.games.classic.state import Options, Phase
from tests.kit import Mixed, rule
from tests.kit.games.classic import shuffle_hidden
from tests.kit.playthroughs import playthroughs

options = st.builds(Options, events=st.booleans(), young=st.booleans())
keys = st.lists(st.integers(0, WORD - 1), min_size=1, max_size=3)


class Games:
    """Compiled games, each with the same game by the rules beside it."""

    def __init__(self, options, seats, keys, max_turns=500):
        laid = classic.setup(options, seats, Philox("", 0)).state
        self.rows = batch.rows(laid, len(keys), max_turns)
        self.chance = np.array(keys, np.uint64)
        self.luck = self.chance + np.uint64(1)
        self.seen = buffers(len(keys), seats)
        batch.lay(self.rows, self.chance)
        batch.show(self.rows, self.seen)
        self.twins = [Twin(options, seats, key, max_turns) for key in keys]

    def sample(self):
        actions = np.zeros(len(self.twins), np.int64)
        batch.sample(self.seen[1], self.luck, actions)
        return actions

    def step(self, actions):
        assert batch.refused(self.seen[1], actions) == -1
        batch.step(self.rows, self.chance, actions, self.seen)
        for twin, action in zip(self.twins, actions, strict=True):
            twin.step(int(action))

    def check(self):
        """Everything that is told of each game is what the rules say of it."""
        for game, twin in enumerate(self.twins):
            observation, mask, rewards, terminated, truncated, active = (a[game] for a in self.seen)

            assert decode(self.rows[game, :SIZE]) == twin.state
            assert active == twin.state.active
            assert observation.tobytes() == bytes(twin.observation())
            assert np.flatnonzero(mask).tolist() == twin.codes()
            assert rewards.tolist() == np.array(twin.rewards, np.float32).tolist()
            assert (terminated, truncated) == (twin.terminated, twin.truncated)


class Twin:
    """A game by the rules that begins anew where it ends."""

    def __init__(self, options, seats, key, max_turns):
        self.options, self.seats, self.max_turns = options, seats, max_turns
        self.chance = Mixed(key)
        self.ends = self.terminated = self.truncated = 0
        self.rewards = [0] * seats
        self.lay()

    def lay(self):
        self.turns = 0
        self.state = classic.setup(self.options, self.seats, self.chance).state

    def step(self, number):
        active = self.state.active
        self.state = classic.apply(self.state, active, coded(number), self.chance).state
        self.turns += self.state.active != active
        self.terminated = self.state.phase is Phase.OVER
        self.truncated = not self.terminated and self.turns == self.max_turns
        self.rewards = [0] * self.seats
        if self.terminated:
            self.rewards = [-1 / (self.seats - 1)] * self.seats
            self.rewards[self.state.winner] = 1
        if self.terminated or self.truncated:
            self.ends += 1
            self.lay()

    def observation(self):
        return planes(classic.view(self.state, self.state.active))

    def codes(self):
        return sorted(code(action) for action in classic.legal(self.state, self.state.active))


def buffers(games, seats):
    """Room for what is told of games."""
    return (
        np.full((games, 7 * 7 * 38), 9, np.uint8),  # so that what is not written can be seen
        np.full((games, CODES), 9, np.uint8),
        np.full((games, seats), 9, np.float32),
        np.full(games, 9, np.uint8),
        np.full(games, 9, np.uint8),
        np.full(games, 9, np.int64),
    )


@rule("CL-SET-3", "CL-SET-4", "CL-SET-5")
@given(options, st.integers(2, 4), st.integers(0, WORD - 1))
def test_a_table_is_laid_with_the_draws_of_the_rules(chosen, seats, key):
    laid = classic.setup(chosen, seats, Philox("", 0)).state
    rows, chance = batch.rows(laid, 1, 500), np.array([key], np.uint64)
    batch.lay(rows, chance)

    twin = Mixed(key)
    assert decode(rows[0, :SIZE]) == classic.setup(chosen, seats, twin).state
    assert chance[0] == twin.word


@settings(max_examples=40)
@given(options, st.integers(2, 4), keys, st.integers(4, 30), st.integers(0, 60))
def test_every_step_is_the_one_that_the_rules_take(chosen, seats, keys, max_turns, steps):
    games = Games(chosen, seats, keys, max_turns)
    games.check()
    for _ in range(steps):
        games.step(games.sample())
        games.check()


def test_games_are_won_and_laid_anew():
    games = Games(Options(events=True, young=True), 4, [1, 2, 3, 4])
    for _ in range(500):
        games.step(eager(games.seen[0], games.seen[1], games.sample()))
        games.check()

    assert sum(twin.ends for twin in games.twins) >= 3


def eager(observations, masks, actions):
    """The same actions, but for a walk to a target that is in reach."""
    reached = masks[:, 48:97] * observations.reshape(-1, 49, 38)[:, :, 16]
    return np.where(reached.any(1), 48 + reached.argmax(1), actions)


@rule("CL-DP-8")
@given(options, st.integers(2, 4), st.integers(0, WORD - 1), st.integers(-2, CODES + 2))
def test_what_is_not_offered_is_noticed_before_anything_happens(chosen, seats, key, number):
    games = Games(chosen, seats, [key, key])
    offered = games.twins[0].codes()
    actions = np.array([offered[0], number], np.int64)

    assert batch.refused(games.seen[1], actions) == (-1 if number in offered else 1)


@rule("CL-VIEW-7")
@given(playthroughs(classic), st.text("abc", max_size=3))
def test_nothing_that_is_hidden_is_told(stages, seed):
    state = stages[-1].state
    other = shuffle_hidden(state, state.active, Philox(seed, 0))
    told = [buffers(1, len(state.pawns)) for _ in range(2)]
    for one, seen in zip((state, other), told, strict=True):
        batch.show(batch.rows(one, 1, 500), seen)

    assert all((mine == theirs).all() for mine, theirs in zip(*told, strict=True))
    assert told[0][0].tobytes() == bytes(planes(classic.view(state, state.active)))


@given(st.sets(st.integers(0, CODES - 1), min_size=1), st.integers(0, WORD - 1))
def test_a_sample_is_any_of_the_offered_actions(offered, key):
    mask, actions = np.zeros((1, CODES), np.uint8), np.zeros(1, np.int64)
    mask[0, list(offered)] = 1
    batch.sample(mask, np.array([key], np.uint64), actions)

    assert actions[0] == sorted(offered)[Mixed(key).below(len(offered))]

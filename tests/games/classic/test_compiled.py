"""The compiled game and the rules agree: what is offered, what happens, and who wins."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.core.rng import Philox
from dedale.games.classic import classic
from dedale.games.classic.actions import CODES, Exchange, code, coded
from dedale.games.classic.compiled import apply, decode, encode, legal, playout, playouts
from dedale.games.classic.content import PRINTS, TREASURE_ID, Message
from dedale.games.classic.state import Options, Phase, State
from dedale.maze.ground import Colour
from dedale.maze.turn import Walk
from tests.kit import Mixed, Rigged
from tests.kit.games.classic import board_a
from tests.kit.playthroughs import playthroughs

WORD = 2**64
ENOUGH = 10_000  # turns: more than any random game has

options = st.builds(Options, events=st.booleans(), young=st.booleans())
seeds = st.text("abc", min_size=1, max_size=3)


def numbers(order):
    """The cards of a shuffle as the compiled game takes them."""
    return np.array([TREASURE_ID[card] for card in order], np.int64)


def offered(row):
    """The actions that the compiled game offers."""
    return tuple(coded(int(number)) for number in np.flatnonzero(legal(row)))


class Remembered(Philox):
    """Chance that can be asked afterwards how it has shuffled."""

    order = ()

    def shuffle(self, items):
        self.order = super().shuffle(items)
        return self.order


def test_colours_that_were_chosen_are_kept():
    chosen = Options(colours=(Colour.GREEN, Colour.RED), first_seat=1)
    state = classic.setup(chosen, 2, Philox("any", 0)).state

    assert decode(encode(state)) == state


@given(playthroughs(classic))
def test_a_state_is_the_same_there_and_back_and_the_same_is_offered(stages):
    for stage in stages:
        state: State = stage.state
        row = encode(state)

        assert decode(row) == state
        assert offered(row) == classic.legal(state, state.active)


@settings(max_examples=60)
@given(playthroughs(classic, most=30), st.integers(0, WORD - 1))
def test_whatever_is_done_leads_to_the_same_state(stages, key):
    for stage in stages:
        state: State = stage.state
        for action in classic.legal(state, state.active):
            chance, row = Remembered(str(key), 1), encode(state)
            after = classic.apply(state, state.active, action, chance).state

            assert apply(row, code(action), numbers(chance.order))
            assert decode(row) == after


@given(playthroughs(classic, most=30))
def test_what_is_not_offered_changes_nothing(stages):
    state = stages[-1].state
    row = encode(state)
    codes = {code(action) for action in classic.legal(state, state.active)}

    assert not any(apply(row, number) for number in range(-1, CODES + 1) if number not in codes)
    assert decode(row) == state


def test_an_exchange_needs_a_shuffle_of_the_other_cards():
    state = exchanging()
    [first, *_] = [a for a in classic.legal(state, state.active) if isinstance(a, Exchange)]
    rest = [card for card in state.stacks[state.active] if card != first.treasure]

    for wrong in ([], rest[1:], [rest[0]] * len(rest), [first.treasure, *rest[1:]]):
        assert not apply(encode(state), code(first), numbers(wrong))
    row = encode(state)
    assert apply(row, code(first), numbers(rest))
    assert decode(row) == classic.apply(state, state.active, first, Rigged(rest)).state


def exchanging():
    """A state in which an exchange is asked for, from a random game."""
    chance = Philox("exchange", 0)
    state = classic.setup(Options(events=True), 2, chance).state
    while (state.phase, state.message) != (Phase.EVENT, Message.EXCHANGE):
        action = chance.choice(classic.legal(state, state.active))
        state = classic.apply(state, state.active, action, chance).state
    return state


@given(options, st.integers(2, 4), seeds, st.integers(0, WORD - 1), st.booleans())
def test_a_random_game_is_the_one_that_the_rules_play(chosen, seats, seed, key, eager):
    state, turns, chance = classic.setup(chosen, seats, Philox(seed, 0)).state, 0, Mixed(key)
    row = encode(state)
    played = playout(row, key, 120, eager)
    while state.phase is not Phase.OVER and (turns < 120 or state.phase is not Phase.SHIFT):
        turns += state.phase is Phase.SHIFT
        offers = classic.legal(state, state.active)
        wanted = [a for a in offers if eager and isinstance(a, Walk) and wants(state, a.cell)]
        action = wanted[0] if wanted else offers[chance.below(len(offers))]
        state = classic.apply(state, state.active, action, chance).state

    assert (decode(row), played) == (state, turns)


def wants(state, cell):
    """Whether the active seat looks for what is on a cell."""
    if not state.stacks[state.active]:
        return cell == state.home(state.active)
    return PRINTS[state.maze[cell].id].treasure in state.targets(state.active)


@given(options, st.integers(2, 4), seeds, st.integers(0, WORD - 1), st.booleans())
def test_a_game_that_is_played_out_has_a_winner(chosen, seats, seed, key, eager):
    row = encode(classic.setup(chosen, seats, Philox(seed, 0)).state)
    turns = playout(row, key, ENOUGH, eager)
    state = decode(row)

    assert state.phase is Phase.OVER
    assert classic.outcome(state).winners == (state.winner,)
    assert state.stacks[state.winner] == ()
    assert state.options.young or state.pawns[state.winner] == state.home(state.winner)
    assert turns < ENOUGH


@given(options, st.integers(2, 4), seeds, st.lists(st.integers(0, WORD - 1), max_size=5))
def test_many_games_are_each_game_alone(chosen, seats, seed, keys):
    start = encode(classic.setup(chosen, seats, Philox(seed, 0)).state)
    winners, row = np.zeros(len(keys), np.int64), start.copy()
    turns = playouts(row, np.array(keys, np.uint64), 200, True, winners)
    alone = [(playout(copy := start.copy(), key, 200, True), copy) for key in keys]

    assert turns == sum(count for count, _ in alone)
    assert [decode(copy).winner for _, copy in alone] == [w if w >= 0 else None for w in winners]
    assert (row == start).all()


def test_the_eager_walk_to_a_target_that_they_can_reach():
    row = encode(board_a(events=True).state)
    keys, winners = np.arange(40, dtype=np.uint64), np.zeros(40, np.int64)
    random, eager = (playouts(row, keys, ENOUGH, eager, winners) for eager in (False, True))

    assert eager < random / 2
    assert set(winners) == {0, 1}

"""The classic game in JAX: deals, and random turns."""

from collections import Counter
from functools import cache, partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from dedale.envs.jax import init, random_turns
from dedale.games.classic.actions import CODES, coded
from dedale.games.classic.content import FIXED_TILES
from dedale.games.classic.envs.jax.actions import NOTHING
from dedale.games.classic.envs.jax.encode import number, words_of
from dedale.games.classic.envs.jax.playout import random_insertion, random_turn, random_walk
from dedale.games.classic.envs.jax.table import TILES
from dedale.games.classic.state import Phase
from dedale.maze.cell import FREE
from dedale.maze.jax.chance import key_words
from dedale.maze.jax.tiles import STRAIGHT, at_rest
from dedale.maze.tile import OPENINGS, Shape
from tests.envs.jax import both
from tests.envs.jax.both import CLASSIC, GAMES, classic_applied, quick, row, same, tiles_of
from tests.kit.ruling import rule

DEALS = 100

tables, words, opened, offers = (
    partial(function, CLASSIC) for function in (both.tables, both.words, both.opened, both.offers)
)


@cache
def deals():
    """Many deals for each number of seats."""
    keys = jax.random.split(jax.random.key(3), DEALS)
    lay = quick(lambda key: {seats: init(key, seats, events=True) for seats in (2, 3, 4)})
    return jax.device_get(lay(keys))


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("CL-SET-2", "CL-SET-3", "CL-SET-5", "CL-SET-7", "CL-SET-8")
def test_a_deal_is_one_that_the_rules_could_make(seats):
    [model, *_], options = tables(seats, {"events": True})
    fixed = {cell: number(tile) for cell, tile in FIXED_TILES.items()}
    first, dealt = words_of(model, options, 0), deals()[seats]

    for n in range(DEALS):
        game = row(dealt.game, n)
        alike = game._replace(planes=first.planes, spare=first.spare, cards=first.cards)
        board, spare = tiles_of(game)
        cards = [int(w) >> 5 * k & 31 for words in game.cards for w in words for k in range(6)]
        assert same(alike, first)
        assert fixed.items() <= board.items()
        assert sorted(int(at_rest(tile)) for tile in (*board.values(), spare)) == sorted(TILES)
        assert sorted(card for card in cards if card) == list(range(1, 25))
        insertions = 24 if spare & 15 == STRAIGHT else 48
        assert dealt.legal_action_mask[n].tolist() == [
            c < 48 and c & 3 < insertions // 12 for c in range(CODES)
        ]


@rule("CL-SET-4")
def test_deals_are_all_different_and_lie_in_all_rotations():
    boards = [tiles_of(row(deals()[2].game, n)) for n in range(DEALS)]
    turns = Counter(board[cell] & 15 for board, _ in boards for cell in FREE)
    share = DEALS * 16 * 33 / 34 / 4  # of the 16 corners, by rotation

    assert len({tuple(board.values()) for board, _ in boards}) == DEALS
    assert len({spare for _, spare in boards}) > 15
    assert all(0.8 < turns[sides] / share < 1.2 for sides in OPENINGS[Shape.CORNER])


@cache
def recorder(options, number):
    """What plays random turns, and tells every table on the way and all that was done."""

    def recorded(game, key):
        chance = key_words(key)

        def turn(game, number):
            game, choices = random_turn(game, options, chance, number)
            return game, (game, choices)

        return lax.scan(turn, game, jnp.arange(number, dtype=jnp.uint32))[1]

    return quick(recorded)


@pytest.mark.parametrize(("seats", "chosen"), [(2, {}), (4, {"events": True})])
def test_random_turns_are_turns_by_the_rules(seats, chosen):
    states, options = tables(seats, chosen)
    keys = jax.random.split(jax.random.key(7), GAMES)
    game = words(states, options, [490] * GAMES)
    games, choices = jax.device_get(recorder(options, 12)(game, keys))

    for n in range(GAMES):
        turns = 490
        for k in range(12):
            after = row(row(games, n), k)
            for done in (int(codes[n, k]) for codes in choices):
                if done != NOTHING:
                    assert turns < 500
                    states[n] = classic_applied(states[n], coded(done), after)
                    turns += states[n].phase is Phase.SHIFT
            assert same(after, words_of(states[n], options, turns))


def test_many_random_turns_are_one_after_the_other_and_tell_who_won():
    states, options = tables(2, {})
    keys = jax.random.split(jax.random.key(7), GAMES)
    games, _ = jax.device_get(recorder(options, 12)(words(states, options, [490] * GAMES), keys))
    many = quick(partial(random_turns, n=12))
    first = jax.device_get(many(opened(states, options, turns=490), keys))
    later = jax.device_get(many(first, keys))

    assert same(first.game, jax.tree.map(lambda array: array[:, -1], games))
    assert 0 < first.terminated.sum() < GAMES
    assert (first.terminated ^ first.truncated).all()
    for n in range(GAMES):
        won = 1.0 if first.terminated[n] else 0.0
        assert first.rewards[n, first.current_player[n]] == won == -first.rewards[n].min()
    assert same(later.game, first.game)
    assert not later.rewards.any()


@pytest.mark.parametrize("random", [random_insertion, random_walk])
def test_a_random_choice_is_any_of_what_is_offered_each_as_often(random):
    [state, *_], options = tables(2, {})
    if random is random_walk:
        state = classic_applied(state, coded(0), None)
    game, offered = words_of(state, options, 0), offers(state)
    draws = np.arange(0, 2**32, 2**32 // 4800, np.uint32)
    choose = quick(lambda game, word: random(game, options, word)[1], in_axes=(None, 0))
    often = np.bincount(choose(game, draws), minlength=CODES)

    assert same(often > 0, offered)
    assert np.ptp(often[offered]) <= 1

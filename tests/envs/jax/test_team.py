"""The team game in JAX: deals, and random turns."""

from functools import cache, partial

import jax
import numpy as np
import pytest
from msgspec.structs import replace

from dedale.games.team.actions import CODES, coded
from dedale.games.team.content import DEALT, FIXED_TILES, Spell
from dedale.games.team.envs.jax.encode import number, words_of
from dedale.games.team.envs.jax.playout import random_action
from dedale.games.team.envs.jax.setup import begun, dealt_spells
from dedale.games.team.envs.jax.table import ACT, DOWN, PICK, TILES
from dedale.games.team.rules.deal import open_book
from dedale.games.team.state import Deal, Mode, Phase
from dedale.maze.jax.chance import key_words, threefry
from dedale.maze.jax.piles import CARD_BITS, CARDS_A_WORD
from dedale.maze.jax.tiles import at_rest
from tests.envs.jax import both
from tests.envs.jax.both import GAMES, TEAM, quick, row, same, tiles_of
from tests.kit.ruling import rule

DEALS = 60
DEALT_AS = {
    2: {"mode": "standard"},
    3: {"mode": "expert", "deal": "choose"},
}

tables, words, opened, offers = (
    partial(function, TEAM) for function in (both.tables, both.words, both.opened, both.offers)
)


@cache
def deals():
    """Many deals for each number of seats, each in a way of its own."""
    keys = jax.random.split(jax.random.key(3), DEALS)
    chosen = {seats: TEAM.twin.options(seats, 500, how) for seats, how in DEALT_AS.items()}
    lay = {n: quick(partial(TEAM.twin.deal, options=options)) for n, options in chosen.items()}
    return {seats: jax.device_get(laid(keys)) for seats, laid in lay.items()}


def cards_of(pile):
    """The cards of a pile of one game, from its top."""
    cards = [int(word) >> CARD_BITS * k & 31 for word in pile for k in range(CARDS_A_WORD)]
    return [card for card in cards if card]


def by_seat(word, seats):
    return [int(word) >> 8 * seat & 255 for seat in range(seats)]


@pytest.mark.parametrize("seats", DEALT_AS)
@rule("TM-SET-3", "TM-SET-4", "TM-SET-7", "TM-DEAL-3", "TM-DEAL-4")
def test_a_deal_is_one_that_the_rules_could_make(seats):
    fixed = {cell: number(tile) for cell, tile in FIXED_TILES.items()}
    dealt, picks = deals()[seats], seats == 3
    everything = list(range(1, 25))

    for n in range(DEALS):
        game = row(dealt, n)
        board, spare = tiles_of(game)
        up = [tile & ~(1 << DOWN) for tile in (*board.values(), spare)]
        hands = by_seat(game.lefts, seats) + by_seat(game.rights, seats)
        read = [page for page in everything if int(game.turned) >> page & 1]
        spells = by_seat(game.spells, seats)
        assert fixed.items() <= board.items()
        assert sorted(int(at_rest(np.uint32(tile))) for tile in up) == sorted(TILES)
        assert sorted(cards_of(game.deck) + [card for card in hands if card]) == everything
        assert sorted(cards_of(game.book) + read) == everything
        assert (all(hands), len(read)) == ((False, 0) if picks else (True, 1))
        assert int(game.phase) == (PICK if picks else ACT)
        assert len({*spells} - {0}) == (0 if picks else seats)


@rule("TM-DEAL-1", "TM-DEAL-5")
def test_spells_are_those_of_the_mode_or_those_that_were_assigned():
    chosen = {"mode": "expert", "deal": "assigned", "spells": DEALT[:0:-1]}
    expert, intro = (TEAM.twin.options(4, 500, how) for how in (chosen, {}))

    assert by_seat(dealt_spells((), expert), 4) == [5, 4, 3, 2]
    assert by_seat(dealt_spells((), intro), 4) == [1, 1, 1, 1]


def test_deals_are_all_different():
    games = [row(deals()[2], n) for n in range(DEALS)]

    assert len({tuple(tiles_of(game)[0].values()) for game in games}) == DEALS
    assert len({tuple(cards_of(game.deck)) for game in games}) == DEALS
    assert len({tuple(cards_of(game.book)) for game in games}) == DEALS
    assert len({int(game.spells) for game in games}) > 15


@rule("TM-SET-7")
def test_a_game_begins_as_the_rules_say():
    chosen = {"mode": Mode.STANDARD, "deal": Deal.CHOOSE}
    laid, options = tables(4, chosen)
    spells = tuple((Spell.PUSH, spell) for spell in DEALT[:4])
    ready = [replace(state, spells=spells, phase=Phase.ACT) for state in laid]
    game = words(ready, options, [0] * GAMES)

    after = jax.device_get(quick(lambda game: begun(game, options))(game))
    assert same(after, words([open_book(state).state for state in ready], options, [0] * GAMES))


def chooser(options):
    """What chooses an action at random in each game."""
    return quick(lambda game, word: random_action(game, options, word))


def test_random_turns_are_turns_by_the_rules():
    states, options = tables(3, {"mode": Mode.EXPERT})
    keys = jax.random.split(jax.random.key(7), GAMES)
    key = jax.vmap(key_words)(keys)
    game = words(states, options, [0] * GAMES)
    after = jax.device_get(
        quick(lambda game, key: TEAM.twin.random_turns(game, options, key, 3))(game, key)
    )
    choose, turns = chooser(options), np.zeros(GAMES, int)

    for moment in range(21):  # a turn has seven actions at most (TM-ACT-5)
        chance, _ = threefry(key, (np.uint32(moment), np.uint32(0)))
        actions = choose(words(states, options, turns), chance)
        for n, state in enumerate(states):
            if turns[n] < 3 and state.phase is not Phase.OVER:
                assert offers(state)[actions[n]]
                states[n] = TEAM.applied(state, coded(int(actions[n])), None)
                turns[n] += states[n].active != state.active
    assert same(after, words(states, options, turns))


@pytest.mark.parametrize("chosen", [{}, {"mode": Mode.STANDARD, "deal": Deal.CHOOSE}])
@rule("TM-ACT-1")
def test_a_random_action_is_any_of_what_is_offered_each_as_often(chosen):
    states, options = tables(2, chosen)
    chance = np.random.default_rng(1)
    choose = quick(lambda game, word: random_action(game, options, word), in_axes=(None, 0))
    for _ in range(40):
        offered = offers(states[0])
        draws = np.linspace(0, 2**32, 1730, endpoint=False).astype(np.uint32)
        counts = np.bincount(choose(words_of(states[0], options, 0), draws), minlength=CODES)

        assert same(counts > 0, offered)
        assert np.ptp(counts[offered]) <= 2
        states[0] = TEAM.applied(states[0], coded(both.choose(TEAM, states[0], chance)), None)

"""The team game in JAX: deals, and random turns."""

from functools import cache, partial

import jax
import numpy as np
import pytest
from msgspec.structs import replace

from dedale.envs.jax import random_turns
from dedale.envs.jax.chance import below, key_words, threefry
from dedale.envs.jax.piles import CARD_BITS, CARDS_A_WORD
from dedale.envs.jax.team.encode import number, words_of
from dedale.envs.jax.team.playout import random_action
from dedale.envs.jax.team.setup import begun
from dedale.envs.jax.team.table import ACT, DOWN, PICK, TILES
from dedale.envs.jax.tiles import at_rest
from dedale.games.team.actions import CODES, coded
from dedale.games.team.content import DEALT, FIXED_TILES, Spell
from dedale.games.team.rules.deal import open_book
from dedale.games.team.state import Deal, Mode, Phase
from tests.envs.jax import both
from tests.envs.jax.both import GAMES, TEAM, quick, row, same, tiles_of
from tests.kit.ruling import rule

DEALS = 60
DEALT_AS = {
    2: {"mode": "standard"},
    3: {"mode": "expert", "deal": "choose"},
    4: {"mode": "expert", "deal": "assigned", "spells": DEALT[1:]},
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


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("TM-SET-3", "TM-SET-4", "TM-SET-7", "TM-DEAL-3", "TM-DEAL-4", "TM-DEAL-5")
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
        assert spells == [2, 3, 4, 5] if seats == 4 else len({*spells}) == (1 if picks else 2)


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


def played(state, chance, turns):
    """A game after so many turns by the rules, chosen by the words of chance; turns played."""
    done = 0
    for word in chance:
        if done == turns or state.phase is Phase.OVER:
            return state, done
        codes = np.flatnonzero(offers(state))
        code = codes[int(below(np.uint32(word), np.uint32(codes.size), most=255))]
        after = TEAM.applied(state, coded(int(code)), None)
        done += after.active != state.active
        state = after
    raise AssertionError("a turn has seven actions at most")


def test_random_turns_are_turns_by_the_rules():
    states, options = tables(3, {"mode": Mode.EXPERT})
    keys = jax.random.split(jax.random.key(7), GAMES)
    first = opened(states, options)
    after = jax.device_get(quick(partial(random_turns, n=3))(first, keys))
    chance = [threefry(key_words(key), (np.arange(30, dtype=np.uint32), 0))[0] for key in keys]

    for n, state in enumerate(states):
        end, turns = played(state, np.asarray(chance[n]), 3)
        assert same(row(after.game, n), words_of(end, options, turns))
        assert same(after.legal_action_mask[n], offers(end) | after.terminated[n])
        assert after.rewards[n].tolist() == TEAM.rewards(state, end)


@rule("TM-ACT-1")
def test_a_random_action_is_any_of_what_is_offered_each_as_often():
    [state, *_], options = tables(2, {})
    game, offered = words_of(state, options, 0), offers(state)
    often = int(offered.sum()) * 10
    draws = (np.arange(often, dtype=np.uint64) * 2**32 // often).astype(np.uint32)
    choose = quick(lambda game, word: random_action(game, options, word), in_axes=(None, 0))
    counts = np.bincount(choose(game, draws), minlength=CODES)

    assert same(counts > 0, offered)
    assert np.ptp(counts[offered]) <= 2

"""The games in JAX and the rules agree: offers, states, rewards, views, in every action."""

import subprocess
import sys

import jax
import numpy as np
import pytest
from msgspec.structs import replace

from dedale.core.errors import BadOption
from dedale.envs.jax import auto_reset, encode, init, legal, step
from dedale.maze.ground import Colour
from tests.envs.jax.both import (
    CLASSIC,
    GAMES,
    TEAM,
    VARIANTS,
    choose,
    offers,
    opened,
    play,
    quick,
    row,
    same,
    seen,
    tables,
    words,
)
from tests.kit.ruling import rule

FORFEITS = [(VARIANTS[1], [-1, 0.5, 0.5]), (VARIANTS[4], [-1, -1, -1])]
"""What an action that is not offered brings to each seat."""


@pytest.mark.parametrize(("both", "seats", "chosen"), VARIANTS)
@rule("CL-DP-9", "TM-ACT-6")
def test_every_action_leads_to_what_the_rules_say(both, seats, chosen):
    states, options = tables(both, seats, chosen)
    table, turns, chance = opened(both, states, options), [0] * GAMES, np.random.default_rng(seats)
    for moment in range(60):
        actions = [choose(both, state, chance) for state in states]
        table, views = play(table, actions, moment)
        for n, state in enumerate(states):
            gain = [0.0] * seats
            if both.rules.outcome(state) is None:
                action = both.actions.coded(int(actions[n]))
                states[n] = both.applied(state, action, row(table.game, n))
                turns[n] += states[n].active != state.active
                gain = both.rewards(state, states[n])
            assert table.rewards[n].tolist() == gain

        over = np.array([both.rules.outcome(state) is not None for state in states])
        assert same(table.game, words(both, states, options, turns))
        assert same(legal(table), np.stack([offers(both, state) for state in states]))
        assert same(table.legal_action_mask, legal(table) | over[:, None])
        assert same(table.terminated, over)
        assert not table.truncated.any()
        assert table.current_player.tolist() == [state.active for state in states]
        for n, state in enumerate(states):
            for seat in state.seats:
                assert same(views[n, seat], seen(both, state, seat))
    assert 0 < over.sum() < GAMES


@pytest.mark.parametrize(("variant", "gain"), FORFEITS)
def test_an_action_that_is_not_offered_ends_the_game_at_a_cost(variant, gain):
    both, seats, chosen = variant
    table = opened(both, *tables(both, seats, chosen))
    last = both.twin.codes
    wrong = [48, 96, -1, last, 1000, last - 1] * 2
    after, _ = play(table, wrong)
    later, _ = play(after, wrong)

    assert after.terminated.all()
    assert after.legal_action_mask.all()
    assert (after.rewards == gain).all()
    assert same(after.game._replace(phase=table.game.phase), table.game)
    assert not later.rewards.any()
    assert same(later.game, after.game)


def test_a_game_is_cut_off_after_the_last_turn_that_is_allowed():
    moving, _ = play(opened(CLASSIC, *tables(CLASSIC, 2, {}), turns=499), [0] * GAMES)
    anywhere = moving.legal_action_mask.argmax(axis=1)
    after, _ = play(moving, anywhere)
    later, _ = play(after, anywhere)

    assert not moving.truncated.any()
    assert same(after.truncated, ~after.terminated)
    assert after.truncated[: GAMES // 2].all()
    assert after.legal_action_mask.all()
    assert not legal(after).any()
    assert not after.rewards[after.truncated].any()
    assert same(later.game, after.game)


def test_messages_need_chance():
    table = opened(CLASSIC, *tables(*VARIANTS[1]))

    with pytest.raises(ValueError, match=r"step\(state, action, key\)"):
        step(table, 0)


@pytest.mark.parametrize("game", ["classic", "team"])
@rule("CL-SET-1", "TM-GEN-1")
def test_only_two_to_four_can_play(game):
    with pytest.raises(BadOption):
        init(jax.random.key(0), 5, game=game)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "chess"}, "there is one for classic, team"),
        ({"first_seat": 1}, "cannot be chosen here"),
        ({"game": "team", "colours": ["red", "green"]}, "cannot be chosen here"),
    ],
)
def test_what_cannot_be_played_here_is_refused(wrong, said):
    with pytest.raises(ValueError, match=said):
        init(jax.random.key(0), 2, **wrong)


@rule("TM-DEAL-7")
def test_options_that_the_rules_refuse_are_refused_here():
    with pytest.raises(BadOption, match="no-such-option"):
        init(jax.random.key(0), 2, game="team", events=True)
    with pytest.raises(BadOption, match="tm-deal-7"):
        init(jax.random.key(0), 2, game="team", spells=["switch", "escape"])


def test_a_new_game_begins_where_one_ends():
    states, options = tables(CLASSIC, 2, {})
    table, fresh = (
        opened(CLASSIC, states, options),
        row(opened(CLASSIC, states, options, turns=7), 0),
    )

    def stops(state, action, key):
        assert key is not None
        return state.replace(truncated=action == 1, rewards=state.rewards + action)

    stepped = quick(auto_reset(stops, lambda key: fresh))
    keys = jax.random.split(jax.random.key(0), GAMES)
    after = jax.device_get(stepped(table, np.arange(GAMES) % 2, keys))
    later = jax.device_get(stepped(after, np.zeros(GAMES), keys))

    ended = np.arange(GAMES) % 2 == 1
    assert same(after.truncated, ended)
    assert same(after.rewards, np.stack([ended, ended], axis=1))
    assert same(after.game.turns, np.where(ended, 7, 0))
    assert not later.truncated.any()
    assert same(later.game, after.game)


@pytest.mark.parametrize("both", [CLASSIC, TEAM])
def test_a_state_of_the_rules_is_a_state_to_go_on_from(both):
    [state, *_], options = tables(both, 2, {})
    table = encode(state, turns=9)

    assert same(table.game, both.twin.encode(state, options, 9))
    assert same(table.legal_action_mask, offers(both, state))
    green = replace(state, colours=(Colour.GREEN, Colour.RED))
    with pytest.raises(ValueError, match="usual colours"):
        encode(green)
    with pytest.raises(ValueError, match="for a int"):
        encode(7)


def test_without_jax_an_error_says_how_to_fix_it():
    code = "import sys; sys.modules['jax'] = None; import dedale.envs.jax"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert "learning environments need jax: pip install 'dedale[jax]'" in ran.stderr


def test_long_words_stay_off():
    assert not jax.config.jax_enable_x64

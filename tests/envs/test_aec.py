"""The environment for PettingZoo.

Of its own tests, `max_cycles_test` and `render_test` do not apply: both act without looking at the
mask in `info`, and the first asks for an environment in which all seats act at once.
"""

from dataclasses import replace

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from dedale.core.errors import BadOption
from dedale.core.game import Step
from dedale.envs import aec
from dedale.envs.episode import numbered
from dedale.envs.errors import NotOffered
from dedale.games import game_by_id
from dedale.games.chronicles.envs import presets, reached
from dedale.games.chronicles.state import Stage
from dedale.games.classic import classic, planes
from dedale.games.legends.actions import EndTurn
from dedale.games.legends.content import ChapterId
from dedale.games.legends.envs.codes import code
from dedale.games.legends.envs.reached import GOAL, points
from dedale.games.team import planes as team_planes
from dedale.games.team import team
from dedale.games.team.actions import MOVE
from dedale.games.team.content import Treasure
from dedale.maze.cell import Cell
from dedale.table import Table, open_table
from tests.kit.games.team import RED, board_a
from tests.kit.variants import name_of, variants

END_LEGENDS = code(EndTurn())

every_game = pytest.mark.parametrize("game", numbered())
every_table = pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        pytest.param(id, seats, options, id=f"{id}-{seats}-{name_of(options)}")
        for id in numbered()
        for seats in game_by_id(id).seats
        for options in variants(game_by_id(id))
    ],
)


def play(env, seed, chance):
    """Play to the end by chance, walking to targets that are in reach; each last answer."""
    env.reset(seed=seed)
    told = []
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            told.append((agent, reward, terminated, truncated))
            env.step(None)
            continue
        reached = info["action_mask"][48:97] * seen[..., planes.TARGET].flatten()
        choices = (
            np.flatnonzero(reached) + 48 if reached.any() else np.flatnonzero(info["action_mask"])
        )
        env.step(chance.choice(choices))
    return told


@every_table
def test_it_is_what_pettingzoo_asks_for(game, seats, options):
    api_test(aec.env(game=game, seats=seats, max_turns=40, **options), num_cycles=60)


@every_game
def test_it_is_what_pettingzoo_asks_for_without_wrappers(game):
    api_test(aec.raw_env(game=game, seats=4, max_turns=10), num_cycles=60)


@every_game
@pytest.mark.parametrize("seats", range(2, 5))
def test_a_seed_makes_a_game_that_can_be_repeated(game, seats):
    options = variants(game_by_id(game))[-1]
    seed_test(lambda: aec.env(game=game, seats=seats, **options), num_cycles=60)


@every_game
def test_the_name_has_the_version_of_the_planes_and_codes(game):
    assert str(aec.env(game=game)) == f"dedale/{game}-v0"


@pytest.mark.parametrize("seats", classic.seats)
def test_the_winner_takes_what_the_others_lose(seats):
    told = play(aec.env(seats=seats, young=True), 1, np.random.default_rng(1))
    rewards = sorted(reward for _, reward, _, _ in told)

    assert rewards == [-1 / (seats - 1)] * (seats - 1) + [1]
    assert all(terminated and not truncated for _, _, terminated, truncated in told)


@pytest.mark.parametrize("seats", team.seats)
def test_a_team_shares_what_each_of_its_treasures_brings(seats):
    env = aec.raw_env(game="team", seats=seats)
    env.reset(seed=2)
    chance, totals = np.random.default_rng(1), dict.fromkeys(env.agents, 0)
    while not any(env.terminations.values()):
        mask = env.infos[env.agent_selection]["action_mask"]
        before = len(env.episode.table.state.collected)
        env.step(chance.choice(eager(env.observe(env.agent_selection), mask)))
        gained = len(env.episode.table.state.collected) - before

        assert set(env.rewards.values()) == {gained / 24}
        for agent, reward in env.rewards.items():
            totals[agent] += reward

    total = len(env.episode.table.state.collected) / 24
    assert list(totals.values()) == pytest.approx([total] * seats)
    assert total > 0


def eager(seen, mask):
    """The codes that are offered, or those of walks to what can be collected."""
    reached = mask[MOVE : MOVE + 49] * seen[..., team_planes.TARGET].flatten()
    return np.flatnonzero(reached) + MOVE if reached.any() else np.flatnonzero(mask)


def test_winning_together_brings_one_more_to_all_seats():
    env = aec.raw_env(game="team", seats=4)
    env.reset(seed=1)
    env.episode.table = table_with(board_a(holds={RED: [Treasure.MAGIC_HAT]}, collected=23).state)
    env.step(MOVE + Cell(3, 2).number)

    assert env.rewards == dict.fromkeys(env.possible_agents, 1 + 1 / 24)
    assert all(env.terminations.values())


def table_with(state):
    """A table that is laid like this."""
    laid = replace(team, setup=lambda *_: Step(state, ()))
    return Table(laid, open_table("team", 4, {}, "any").log)


@pytest.mark.parametrize("chapter", ChapterId)
def test_legends_pay_all_heroes_alike_for_what_brings_the_chapter_nearer_to_its_end(chapter):
    env = aec.raw_env(game="legends", seats=3, chapter=chapter)
    env.reset(seed=2)
    chance, total = np.random.default_rng(1), 0.0
    assert set(env.rewards.values()) == {0}
    while not any(env.terminations.values()):
        mask = env.infos[env.agent_selection]["action_mask"]
        env.step(chance.choice(np.flatnonzero(mask)))
        [reward] = set(env.rewards.values())
        total += reward

    table = env.episode.table
    assert total == pytest.approx(points(table.view(None)) / GOAL + bool(table.outcome.winners))


@pytest.mark.parametrize("expedition", presets.PRESETS)
def test_chronicles_pay_all_alike_for_crystals_or_rituals_and_end_before_the_village(expedition):
    env = aec.raw_env(game="chronicles", seats=2, expedition=expedition)
    env.reset(seed=2)
    chance, total = np.random.default_rng(1), 0.0
    before = reached.points(env.episode.table.view(None))
    while not any(env.terminations.values()):
        mask = env.infos[env.agent_selection]["action_mask"]
        env.step(chance.choice(np.flatnonzero(mask)))
        [reward] = set(env.rewards.values())
        total += reward

    view = env.episode.table.view(None)
    assert total == pytest.approx((reached.points(view) - before) / reached.GOAL)
    assert view.stage in (Stage.END, Stage.OVER)  # the Goblins may have won
    assert not any(info["action_mask"].any() for info in env.infos.values())


def test_an_unknown_expedition_is_named():
    with pytest.raises(ValueError, match="no expedition 'moon'; there are first, chapter-1"):
        aec.raw_env(game="chronicles", expedition="moon")


def test_a_lone_player_is_cut_off_after_so_many_turns():
    env = aec.raw_env(game="legends", seats=1, max_turns=3, heroes=["knight", "smith"])
    env.reset(seed=1)
    while not any(env.truncations.values()):
        mask = env.infos["seat_0"]["action_mask"]
        env.step(END_LEGENDS if mask[END_LEGENDS] else mask.argmax())

    assert env.episode.table.state.turn == 3
    assert not any(env.terminations.values())


def test_a_content_pack_has_no_numbers():
    with pytest.raises(ValueError, match="no numbers for the option pack"):
        aec.raw_env(game="legends", pack="something")


def test_a_game_is_cut_off_after_so_many_turns():
    env = aec.raw_env(seats=3, max_turns=7)
    told = play(env, 1, np.random.default_rng(1))

    assert told == [(f"seat_{seat}", 0, False, True) for seat in (0, 1, 2)]
    assert len({entry.seq for entry in env.episode.table.log.actions}) == 14


def test_only_the_seat_that_is_asked_is_offered_anything():
    env = aec.env(seats=3)
    env.reset(seed=1)

    assert [info["action_mask"].sum() > 0 for info in env.infos.values()] == [True, False, False]


def test_an_action_that_is_not_offered_is_refused_by_its_rule_and_changes_nothing():
    env = aec.env()
    env.reset(seed=1)
    before = env.observe("seat_0")
    with pytest.raises(NotOffered, match="action 48 is not offered to seat 0 now: CL-TURN-5"):
        env.step(48)
    with pytest.raises(ValueError, match="numbered from 0 to 126"):
        env.step(127)

    assert env.agent_selection == "seat_0"
    assert (env.observe("seat_0") == before).all()


def test_a_table_that_cannot_be_laid_is_refused_at_once():
    with pytest.raises(BadOption, match="wrong-seats"):
        aec.env(seats=5)
    with pytest.raises(BadOption, match="no-such-option"):
        aec.env(evnets=True)
    with pytest.raises(ValueError, match="max_turns"):
        aec.env(seats=4, max_turns=3)


def test_the_table_is_drawn_as_a_spectator_sees_it():
    env = aec.env(seats=4, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()

    assert drawn.splitlines()[0][::2] == "┌┬┬┐"
    assert "red at A1, 6 cards left, to act: shift" in drawn
    assert "target" not in drawn


def test_the_table_is_drawn_in_colour():
    env = aec.env(render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    env.step(0)

    assert (first.dtype, first.shape) == (np.uint8, (168, 216, 3))
    assert (env.render() != first).any()
    assert aec.env().render_mode is None


@pytest.mark.parametrize("code", [-1, 127, 2.9, None])
def test_a_code_that_does_not_exist_is_refused(code):
    env = aec.raw_env()
    env.reset(seed=1)
    with pytest.raises(NotOffered, match="numbered from 0 to 126"):
        env.step(code)


def test_a_game_without_an_environment_is_named():
    with pytest.raises(ValueError, match="no environment for chess"):
        aec.raw_env(game="chess")

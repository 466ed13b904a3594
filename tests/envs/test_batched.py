"""Many games at once: what the environment adds to its kernels, which have tests of their own."""

import numpy as np
import pytest

from dedale.core.errors import BadOption
from dedale.envs import aec
from dedale.envs.batched import Batched
from dedale.envs.episode import numbered, numbers_of
from dedale.envs.errors import NotOffered
from dedale.games import game_by_id
from dedale.games.team import planes
from tests.kit.variants import variants

every_game = pytest.mark.parametrize("game", [id for id in numbered() if numbers_of(id).compiled])


def rolled(env, steps, seed=1):
    """Everything that is told in so many steps of chance."""
    told = [[array.copy() for array in env.reset(seed)]]
    for _ in range(steps):
        told.append([array.copy() for array in env.step(env.sample())])
    env.close()
    return told


def same(one, other):
    """Whether two rolls tell the same."""
    pairs = zip(one, other, strict=True)
    return all((mine == theirs).all() for a, b in pairs for mine, theirs in zip(a, b, strict=True))


@pytest.mark.parametrize(("game", "planes", "codes"), [("classic", 38, 127), ("team", 64, 422)])
def test_what_is_told_has_the_shapes_and_types_of_the_page(game, planes, codes):
    seen = Batched(3, game, seats=4).reset(1)

    assert [(array.shape, str(array.dtype)) for array in seen] == [
        ((3, 7, 7, planes), "uint8"),
        ((3, codes), "bool"),
        ((3, 4), "float32"),
        ((3,), "bool"),
        ((3,), "bool"),
        ((3,), "int64"),
    ]
    assert all(array.flags.c_contiguous and not array.flags.writeable for array in seen)


@every_game
def test_the_same_seed_gives_the_same_games_and_another_seed_others(game):
    options = variants(game_by_id(game))[-1]
    first, second, other = (rolled(Batched(5, game, **options), 30, seed) for seed in (1, 1, 2))

    assert same(first, second)
    assert not same(first, other)


@every_game
def test_threads_and_other_games_make_no_difference(game):
    alone = rolled(Batched(3, game, max_turns=5), 40)
    many = rolled(Batched(50, game, max_turns=5, threads=4), 40)

    assert same(alone, [[array[:3] for array in told] for told in many])


@every_game
def test_without_a_seed_games_differ(game):
    env = Batched(2, game)
    first = env.reset().observation.copy()

    assert (env.reset().observation != first).any()


@every_game
def test_it_shows_what_the_other_environments_show(game):
    env, table = Batched(1, game, seats=3), aec.raw_env(game=game, seats=3)
    seen = env.reset(1)
    table.reset(seed=1)

    assert seen.observation[0].shape == table.observe("seat_0").shape
    assert seen.mask[0].shape == table.infos["seat_0"]["action_mask"].shape
    assert (seen.observation[0, ..., 12:16] == table.observe("seat_0")[..., 12:16]).all()  # homes


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing():
    env = Batched(3)
    before = [array.copy() for array in env.reset(1)]
    for wrong in (48, -1, 127):
        with pytest.raises(NotOffered, match=f"action {wrong} is not offered to seat 0 of game 2"):
            env.step([0, 0, wrong])

    assert same([before], [env._seen])
    assert same([env.step([0, 0, 0])], [Batched(3).reset(1)]) is False


def test_actions_must_be_one_for_each_game():
    env = Batched(3)
    env.reset(1)
    for wrong in ([0, 0], 0, [0.0, 0.0, 0.0]):
        with pytest.raises(ValueError, match="a whole number for each of 3 games"):
            env.step(wrong)


def test_a_table_that_cannot_be_laid_is_refused_at_once():
    with pytest.raises(BadOption, match="wrong-seats"):
        Batched(2, seats=1)
    with pytest.raises(BadOption, match="no-such-option"):
        Batched(2, evnets=True)
    with pytest.raises(ValueError, match="max_turns"):
        Batched(2, max_turns=1)


def test_a_game_without_kernels_is_named():
    with pytest.raises(ValueError, match="no kernels for legends"):
        Batched(2, "legends")


def test_options_of_the_table_are_kept_from_game_to_game():
    env = Batched(4, seats=2, first_seat=1, colours=["green", "yellow"], max_turns=2)
    env.reset(1)
    for _ in range(4):
        seen = env.step(env.sample())

    assert seen.truncated.all()
    assert seen.active.tolist() == [1] * 4
    assert np.argwhere(seen.observation[0, ..., 12]).tolist() == [[0, 6]]


def test_a_team_keeps_its_options_and_shares_its_rewards():
    options = {"mode": "expert", "deal": "assigned", "spells": ["switch", "escape"]}
    env = Batched(64, "team", seats=2, **options)
    seen = env.reset(1)
    rewards = []
    for _ in range(150):
        seen = env.step(env.sample())
        rewards.append(seen.reward.copy())

    assert (np.array(rewards)[..., 0] == np.array(rewards)[..., 1]).all()
    assert set(np.unique(rewards)) == {np.float32(0), np.float32(1 / 24)}
    assert (np.sort(seen.observation[:, 0, 0, planes.SPELL :][:, :2]) == [2, 5]).all()

"""The environment for Gymnasium."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import dedale.envs.single  # noqa: F401 - it registers the environments
from dedale.bots import PLAYERS
from dedale.core.errors import BadOption
from dedale.envs.errors import NotOffered
from dedale.games.chronicles.content import BOX
from dedale.games.legends.content import ChapterId
from dedale.games.team import planes
from dedale.games.team.actions import END

NAME, TEAM, LEGENDS = "dedale/classic-v0", "dedale/team-v0", "dedale/legends-v0"
CHRONICLES = "dedale/chronicles-v0"


def answers(env, steps, seed=3):
    """What so many samples lead to."""
    env.action_space.seed(seed)
    told = [env.reset(seed=seed)]
    for _ in range(steps):
        told.append(env.step(env.action_space.sample()))
    return told


@pytest.mark.parametrize(
    ("name", "options"),
    [
        (NAME, {"events": True}),
        (TEAM, {}),
        (TEAM, {"mode": "standard", "deal": "choose"}),
        (TEAM, {"mode": "expert", "seats": ("me", "random")}),
        (CHRONICLES, {}),
        (CHRONICLES, {"seats": ("me",), "characters": 3, "expedition": "chapter-2"}),
        (CHRONICLES, {"seats": ("me", "random"), "expedition": "final"}),
        (LEGENDS, {}),
        (LEGENDS, {"seats": ("me",), "chapter": "magma"}),
        (LEGENDS, {"seats": ("me", "random", "random"), "journal": {}}),
    ],
)
def test_it_is_what_gymnasium_asks_for(name, options):
    check_env(gymnasium.make(name, **options).unwrapped)


def test_it_can_be_made_in_one_line():
    env = gymnasium.make(f"dedale.envs.single:{NAME}", seats=("random", "me", "random"))
    seen, info = env.reset(seed=1)

    assert seen.shape == (7, 7, 38)
    assert info["action_mask"].sum() in (22, 44)  # somebody has pushed before


def test_many_of_them_are_a_vector():
    envs = gymnasium.make_vec(NAME, num_envs=2, vectorization_mode="sync", max_turns=4)
    _, info = envs.reset(seed=1)
    seen, reward, *_ = envs.step(info["action_mask"].argmax(1))

    assert seen.shape == (2, 7, 7, 38)
    assert reward.tolist() == [0, 0]


def test_samples_are_offered():
    env = gymnasium.make(NAME, events=True, max_turns=200)
    told = answers(env, 100)

    assert len(told) == 101


def test_the_same_seed_leads_to_the_same_game():
    first, second = (answers(gymnasium.make(NAME, events=True), 20) for _ in range(2))

    assert all((one[0] == other[0]).all() for one, other in zip(first, second, strict=True))


@pytest.mark.parametrize("player", [id for id, player in PLAYERS.items() if not player.slow])
def test_every_quick_computer_player_can_sit_at_the_other_seats(player):
    env = gymnasium.make(NAME, seats=(player, "me"))

    assert [step[1] for step in answers(env, 4)[1:]] == [0.0] * 4


def test_whoever_loses_is_told_at_the_end():
    env = gymnasium.make(NAME, seats=("me", "greedy"), young=True)
    _, info = env.reset(seed=1)
    over = False
    while not over:  # its own seat pushes and stays
        row, col = env.unwrapped.episode.table.state.pawns[0]
        stay = 48 + 7 * row + col
        code = stay if info["action_mask"][stay] else info["action_mask"].argmax()
        _, reward, over, truncated, info = env.step(code)

    assert (reward, truncated) == (-1, False)
    assert not info["action_mask"].any()
    with pytest.raises(NotOffered, match="reset"):
        env.step(0)


def test_a_game_is_cut_off_after_so_many_turns():
    *_, push, walk = answers(gymnasium.make(NAME, max_turns=2), 2)

    assert push[1:4] == (0, False, False)
    assert walk[1:4] == (0, False, True)


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing():
    env = gymnasium.make(NAME)
    before, _ = env.reset(seed=1)
    with pytest.raises(NotOffered, match="CL-TURN-3 refuses Skip"):
        env.step(126)

    assert (env.unwrapped.episode.observe(0) == before).all()


@pytest.mark.parametrize("seats", [("random", "random"), ("me", "me")])
def test_one_seat_learns(seats):
    with pytest.raises(ValueError, match="one seat learns"):
        gymnasium.make(NAME, seats=seats)


def test_one_player_leads_all_seats_of_a_team():
    env = gymnasium.make(TEAM, seats=("me",) * 3, mode="standard")
    env.reset(seed=1)
    asked = []
    for _ in range(4):
        asked.append(env.unwrapped.seat)
        seen, reward, terminated, truncated, info = env.step(END)

    assert asked == [0, 1, 2, 0]
    assert (reward, terminated, truncated) == (0, False, False)
    assert np.argwhere(seen[..., planes.HOME]).tolist() == [[0, 6]]  # of the seat that is asked
    assert info["action_mask"][END]


def test_others_may_sit_with_the_one_who_leads():
    env = gymnasium.make(TEAM, seats=("me", "greedy", "me"))
    env.reset(seed=1)
    env.step(END)

    assert env.unwrapped.seat == 2
    assert {entry.seat for entry in env.unwrapped.episode.table.log.actions} == {0, 1}


def test_a_leader_is_paid_for_what_the_others_collect():
    env = gymnasium.make(TEAM, seats=("greedy", "me"))
    env.reset(seed=1)
    table, paid, over = env.unwrapped.episode.table, 0, False
    before = len(table.state.collected)
    while not over:
        _, reward, over, _, _ = env.step(END)
        paid += reward

    assert paid == pytest.approx((len(table.state.collected) - before) / 24)
    assert paid > 0


def test_only_players_that_exist_can_sit_at_the_others():
    with pytest.raises(BadOption, match="no-such-player"):
        gymnasium.make(NAME, seats=("me", "zeus"))


def test_somebody_learns():
    with pytest.raises(ValueError, match="one seat learns"):
        gymnasium.make(TEAM, seats=("random", "random"))


def test_its_own_target_is_drawn():
    text, picture = (gymnasium.make(NAME, render_mode=m) for m in ("ansi", "rgb_array"))
    for env in (text, picture):
        env.reset(seed=1)

    assert "target: " in text.render()
    assert picture.render().dtype == np.uint8


def test_a_team_is_drawn_with_its_rubble_and_its_cards():
    text, picture = (gymnasium.make(TEAM, render_mode=m) for m in ("ansi", "rgb_array"))
    drawn = []
    for env in (text, picture):
        env.reset(seed=1)
        for _ in range(5):
            env.step(END)
        drawn.append(env.render())

    assert "▒" in drawn[0]
    assert "looks for" in drawn[0]
    assert drawn[0].endswith("0 treasures collected, 18 pages left\n")
    assert (drawn[1].dtype, drawn[1].shape) == (np.uint8, (168, 216, 3))


def test_a_drawing_says_how_a_team_has_ended():
    env = gymnasium.make(TEAM, render_mode="ansi")
    env.reset(seed=1)
    for _ in range(24):
        env.step(END)

    assert env.render().endswith("0 treasures collected, 0 pages left, lost\n")


@pytest.mark.parametrize("chapter", ChapterId)
def test_legends_are_drawn_with_their_passage_and_their_heroes(chapter):
    options = {"heroes": ["knight", "smith"], "chapter": chapter}
    text, picture = (
        gymnasium.make(LEGENDS, render_mode=m, **options) for m in ("ansi", "rgb_array")
    )
    drawn = []
    for env in (text, picture):
        answers(env, 8)
        drawn.append(env.render())

    assert drawn[0].startswith(f"{chapter}, turn ")
    assert "passage 6: " in drawn[0]
    assert "knight on " in drawn[0]
    assert drawn[0].endswith("% done\n")
    assert (drawn[1].dtype, drawn[1].shape) == (np.uint8, (96, 168, 3))


def test_chronicles_are_drawn_with_their_portals_and_characters():
    options = {"heroes": ["roger", "ollie"], "expedition": "chapter-3"}
    text, picture = (
        gymnasium.make(CHRONICLES, render_mode=m, **options) for m in ("ansi", "rgb_array")
    )
    drawn = []
    for env in (text, picture):
        env.reset(seed=1)
        empty = env.render()
        answers(env, 8)
        drawn.append(env.render())
        assert len(empty) <= len(drawn[-1])

    assert "red Portal at " in drawn[0]
    assert "roger at " in drawn[0]
    assert drawn[0].endswith(f" of {BOX.numbers.chapters[2]} Crystals\n")
    assert (drawn[1].dtype, drawn[1].shape) == (np.uint8, (168, 216, 3))

"""The compiled game and the rules agree: what is offered, what happens, and how it ends."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.core.rng import WORD, Philox
from dedale.envs.batched import buffers
from dedale.envs.episode import numbers_of
from dedale.games.team import team
from dedale.games.team.actions import CODES, EndTurn, FlipUp, WalkWith, code, coded
from dedale.games.team.compiled import apply, batch, decode, encode, legal, playout, playouts
from dedale.games.team.compiled.row import SIZE
from dedale.games.team.content import DEALT, Treasure
from dedale.games.team.state import Deal, Mode, Options, Phase
from dedale.maze.cell import Cell
from dedale.maze.ground import Colour
from dedale.maze.turn import Walk
from tests.kit import Mixed, rule
from tests.kit.games.team import RED, VARIANTS, YELLOW, board_a, gains, goal_of
from tests.kit.playthroughs import playthroughs

LONG = 10_000  # actions: more than any game has

options = st.sampled_from([Options(**variant) for variant in VARIANTS])
seeds = st.text("abc", min_size=1, max_size=3)
keys = st.integers(0, WORD - 1)


def offered(row):
    """The actions that the compiled game offers."""
    return tuple(coded(int(number)) for number in np.flatnonzero(legal(row)))


def collects(state, action):
    """Whether an action is a move onto a treasure that can be seen, and collected."""
    if not isinstance(action, Walk | WalkWith) or goal_of(action) in state.down:
        return False
    return gains(state, action)


@rule("TM-DEAL-5", "TM-SET-8")
def test_spells_colours_and_the_first_seat_that_were_chosen_are_kept():
    chosen = Options(
        mode=Mode.EXPERT,
        deal=Deal.ASSIGNED,
        spells=DEALT[2:4],
        first_seat=1,
        colours=(Colour.GREEN, Colour.RED),
    )
    state = team.setup(chosen, 2, Philox("any", 0)).state

    assert decode(encode(state)) == state


@rule("TM-ACT-6")
@given(playthroughs(team, most=40))
def test_a_state_is_the_same_there_and_back_and_the_same_is_offered(stages):
    for stage in stages:
        row = encode(stage.state)

        assert decode(row) == stage.state
        assert offered(row) == team.legal(stage.state, stage.state.active)


@settings(max_examples=30)
@given(playthroughs(team, most=30))
def test_whatever_is_done_leads_to_the_same_state(stages):
    state = stages[-1].state
    for action in team.legal(state, state.active):
        row = encode(state)

        assert apply(row, code(action))
        assert decode(row) == team.apply(state, state.active, action, Philox("", 0)).state


@settings(max_examples=40)
@given(playthroughs(team, most=30))
def test_what_is_not_offered_changes_nothing(stages):
    state = stages[-1].state
    row = encode(state)
    codes = {code(action) for action in team.legal(state, state.active)}

    assert not any(apply(row, number) for number in range(-1, CODES + 1) if number not in codes)
    assert decode(row) == state


@settings(max_examples=25)
@given(options, st.integers(2, 4), seeds, keys, st.booleans())
def test_a_random_game_is_the_one_that_the_rules_play(chosen, seats, seed, key, eager):
    state, actions, chance = team.setup(chosen, seats, Philox(seed, 0)).state, 0, Mixed(key)
    row = encode(state)
    played = playout(row, key, LONG, eager)
    while state.phase is not Phase.OVER:
        offers = team.legal(state, state.active)
        wanted = [a for a in offers if eager and state.phase is Phase.ACT and collects(state, a)]
        action = wanted[0] if wanted else offers[chance.below(len(offers))]
        state, actions = team.apply(state, state.active, action, chance).state, actions + 1

    assert (decode(row), played) == (state, actions)


@given(options, st.integers(2, 4), seeds, st.lists(keys, max_size=5))
def test_many_games_are_each_game_alone(chosen, seats, seed, keys):
    start = encode(team.setup(chosen, seats, Philox(seed, 0)).state)
    collected, row = np.zeros(len(keys), np.int64), start.copy()
    actions = playouts(row, np.array(keys, np.uint64), LONG, True, collected)
    alone = [(playout(copy := start.copy(), key, LONG, True), copy) for key in keys]

    assert actions == sum(count for count, _ in alone)
    assert [len(decode(copy).collected) for _, copy in alone] == collected.tolist()
    assert (row == start).all()


HAT, SCROLL, SKULL = Treasure.MAGIC_HAT, Treasure.SCROLL, Treasure.SKULL
TO_HAT, TO_SCROLL, TO_SKULL = Walk(Cell(3, 2)), Walk(Cell(2, 2)), Walk(Cell(0, 2))
ENDINGS = [
    (board_a(holds={YELLOW: [HAT, SCROLL]}, collected=22, pages=24), [TO_SCROLL, TO_HAT]),
    (board_a(holds={RED: [HAT]}, collected=23, down=[(3, 2)]), [TO_HAT, FlipUp(1)]),
    (board_a(holds={RED: [SKULL]}, collected=23, at={RED: (0, 2)}, pages=24), [TO_SKULL]),
    (
        board_a(holds={YELLOW: [SCROLL, SKULL]}, collected=22, mode=Mode.EXPERT),
        [TO_SCROLL, TO_SKULL],
    ),
    (board_a(holds={RED: [SKULL]}, collected=22, pages=24), [TO_SKULL, EndTurn()]),
]


@rule("TM-WIN-1", "TM-WIN-2", "TM-TRE-7", "TM-EXP-5", "TM-WIN-E2")
@pytest.mark.parametrize(("game", "actions"), ENDINGS)
def test_games_are_won_and_lost_as_by_the_rules(game, actions):
    row = encode(game.state)
    for action in actions:
        assert apply(row, code(action))
        assert decode(row) == game.play(action).state

    assert game.state.phase is Phase.OVER
    assert game.state.won == (action != EndTurn())
    assert not legal(row).any()


@rule("TM-WIN-1")
def test_a_win_among_many_pays_one_more_to_all_and_makes_room_for_a_new_game():
    state = board_a(holds={RED: [HAT]}, collected=23).state
    rows, seen = batch.rows(state, 1, 500), buffers(numbers_of("team"), 1, 4)
    batch.step(rows, np.zeros(1, np.uint64), np.array([code(TO_HAT)]), seen)
    _, _, rewards, terminated, truncated, _ = seen

    assert rewards.tolist() == [[np.float32(1 + 1 / 24)] * 4]
    assert (terminated[0], truncated[0]) == (1, 0)
    assert decode(rows[0, :SIZE]) == team.setup(state.options, 4, Mixed(0)).state


def test_the_eager_collect_more():
    row = encode(team.setup(Options(mode=Mode.STANDARD), 4, Philox("a", 0)).state)
    keys, collected = np.arange(200, dtype=np.uint64), np.zeros(200, np.int64)
    playouts(row, keys, LONG, False, collected)
    random = collected.sum()
    playouts(row, keys, LONG, True, collected)

    assert collected.sum() > 2 * random
    assert playouts(row, keys, 3, True, collected) == 600

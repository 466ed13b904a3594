"""The game in JAX and the rules agree: deals, offers, states, rewards, views, random turns."""

import subprocess
import sys
from collections import Counter
from functools import cache, partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax
from msgspec.structs import replace

from dedale.core.errors import BadOption
from dedale.core.rng import Philox
from dedale.envs.jax import State as JaxState
from dedale.envs.jax import auto_reset, encode, init, legal, observe, random_turns, step
from dedale.envs.jax.classic.actions import NOTHING
from dedale.envs.jax.chance import key_words, threefry
from dedale.envs.jax.classic.encode import number, options_of, words_of
from dedale.envs.jax.masks import constant, flood_at_once, flood_in_a_loop, links, place
from dedale.envs.jax.classic.playout import random_insertion, random_turn, random_walk
from dedale.envs.jax.classic.table import TILES
from dedale.envs.jax.tiles import STRAIGHT, at_rest
from dedale.envs.jax.games import twin_of
from dedale.games.classic import classic
from dedale.games.classic.actions import CODES, Exchange, MoveTo, code, coded
from dedale.games.classic.content import FIXED_TILES, PRINTS, Treasure
from dedale.games.classic.planes import SHAPE, planes
from dedale.games.classic.state import Options, Phase
from dedale.maze.board import reach
from dedale.maze.cell import CELLS, FREE, Cell
from dedale.maze.ground import Colour
from dedale.maze.tile import OPENINGS, Shape
from tests.kit import Rigged
from tests.kit.ruling import rule

GAMES, DEALS = 12, 100
QUICK = {"xla_disable_hlo_passes": "fusion", "xla_backend_optimization_level": 0}
"""How tests compile: at once, and for code that is slow."""

VARIANTS = [(2, {}), (3, {"events": True, "young": True}), (4, {"events": True})]


def quick(function, **how):
    return jax.jit(jax.vmap(function, **how), compiler_options=QUICK)


def tables(seats, chosen, max_turns=500):
    """Games of the rules; the later ones have few cards, so that they come to an end."""
    laid = [classic.setup(Options(**chosen), seats, Philox(str(n), 0)).state for n in range(GAMES)]
    for n in range(GAMES // 2, GAMES):
        laid[n] = replace(laid[n], stacks=tuple(stack[: n % 3] for stack in laid[n].stacks))
    return laid, options_of(laid[0], max_turns)


def words(states, options, turns):
    """The words of many states, as one game of many rows."""
    rows = [words_of(state, options, n) for state, n in zip(states, turns, strict=True)]
    return jax.tree.map(lambda *numbers: np.stack(numbers), *rows)


def opened(states, options, turns=0):
    """The same as a state of JAX, with the masks of the rules."""
    none = np.zeros(GAMES, bool)
    return JaxState(
        current_player=np.array([state.active for state in states], np.int32),
        rewards=np.zeros((GAMES, options.seats), np.float32),
        terminated=none,
        truncated=none,
        legal_action_mask=np.stack([offers(state) for state in states]),
        game=words(states, options, [turns] * GAMES),
        options=options,
        twin=twin_of("classic"),
    )


@cache
def player(options):
    """What plays one action in each game; the states after it, and what each seat sees."""

    def played(state, action, key):
        after = step(state, action, key)
        return after, jax.vmap(partial(observe, after))(jnp.arange(options.seats))

    return quick(played)


def play(state, actions, seed=0):
    keys = jax.random.split(jax.random.key(seed), GAMES)
    return jax.device_get(player(state.options)(state, np.asarray(actions, np.int32), keys))


def row(tree, number):
    return jax.tree.map(lambda array: array[number], tree)


def same(one, other):
    return jax.tree.all(jax.tree.map(lambda a, b: bool(np.all(a == b)), one, other))


def offers(state):
    """The mask that the rules give."""
    mask = np.zeros(CODES, bool)
    mask[[code(action) for action in classic.legal(state, state.active)]] = True
    return mask


def applied(state, action, game):
    """The state after an action, by the rules; an exchange shuffles as it did in the game."""
    chance = None
    if isinstance(action, Exchange):
        held = state.found[state.active] + state.stacks[state.active]
        first = 24 // len(state.pawns) - len(held)
        numbers = [int(word) >> 5 * k & 31 for word in game.cards[state.active] for k in range(6)]
        cards = [tuple(Treasure)[n - 1] for n in numbers[first : first + len(held)]]
        chance = Rigged(cards[len(state.found[state.active]) + 1 :])
    return classic.apply(state, state.active, action, chance).state


def choose(state, chance):
    """An action that is offered: one that finds something, where there is one, or any."""
    codes = np.flatnonzero(offers(state))
    wanted = [n for n in codes if wants(state, coded(int(n)))]
    return chance.choice(wanted or codes) if codes.size else 0


def wants(state, action):
    """Whether a walk ends where the active seat wants to be."""
    if not isinstance(action, MoveTo):
        return False
    if not state.stacks[state.active]:
        return action.cell == state.home(state.active)
    return PRINTS[state.maze[action.cell].id].treasure in state.targets(state.active)


def rewards(state):
    if state.winner is None:
        return [0.0] * len(state.pawns)
    loss = np.float32(-1 / (len(state.pawns) - 1))
    return [1.0 if seat == state.winner else loss for seat in state.seats]


def seen(state, seat):
    """What the other environments show to a seat."""
    return np.frombuffer(planes(classic.view(state, seat)), np.uint8).reshape(SHAPE)


@pytest.mark.parametrize(("seats", "chosen"), VARIANTS)
@rule("CL-DP-9")
def test_every_action_leads_to_what_the_rules_say(seats, chosen):
    states, options = tables(seats, chosen)
    table, turns, chance = opened(states, options), [0] * GAMES, np.random.default_rng(seats)
    for moment in range(60):
        actions = [choose(state, chance) for state in states]
        table, views = play(table, actions, moment)
        for n, state in enumerate(states):
            ended = state.phase is Phase.OVER
            if not ended:
                states[n] = applied(state, coded(int(actions[n])), row(table.game, n))
                turns[n] += states[n].phase is Phase.SHIFT
            assert table.rewards[n].tolist() == ([0.0] * seats if ended else rewards(states[n]))

        over = np.array([state.phase is Phase.OVER for state in states])
        assert same(table.game, words(states, options, turns))
        assert same(legal(table), np.stack([offers(state) for state in states]))
        assert same(table.legal_action_mask, legal(table) | over[:, None])
        assert same(table.terminated, over)
        assert not table.truncated.any()
        assert table.current_player.tolist() == [state.active for state in states]
        for n, state in enumerate(states):
            for seat in state.seats:
                assert same(views[n, seat], seen(state, seat))
    assert 0 < over.sum() < GAMES


def test_an_action_that_is_not_offered_ends_the_game_at_the_cost_of_its_seat():
    table = opened(*tables(*VARIANTS[1]))
    wrong = [48, 96, -1, 127, 1000, 126] * 2
    after, _ = play(table, wrong)
    later, _ = play(after, wrong)

    assert after.terminated.all()
    assert after.legal_action_mask.all()
    assert (after.rewards == [-1, 0.5, 0.5]).all()
    assert same(after.game._replace(phase=table.game.phase), table.game)
    assert not later.rewards.any()
    assert same(later.game, after.game)


def test_a_game_is_cut_off_after_the_last_turn_that_is_allowed():
    moving, _ = play(opened(*tables(2, {}), turns=499), [0] * GAMES)
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
    table = opened(*tables(*VARIANTS[1]))

    with pytest.raises(ValueError, match=r"step\(state, action, key\)"):
        step(table, 0)


@rule("CL-SET-1")
def test_only_two_to_four_can_play():
    with pytest.raises(BadOption):
        init(jax.random.key(0), 5)


def tiles_of(game):
    """The tiles on the board of one game by cell, and the spare, as numbers."""
    masks = [int(upper) | int(lower) << 32 for upper, lower in game.planes]
    board = {c: sum((m >> place(c) & 1) << k for k, m in enumerate(masks)) for c in CELLS}
    return board, int(game.spare)


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
                    states[n] = applied(states[n], coded(done), after)
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
        state = applied(state, coded(0), None)
    game, offered = words_of(state, options, 0), offers(state)
    draws = np.arange(0, 2**32, 2**32 // 4800, np.uint32)
    choose = quick(lambda game, word: random(game, options, word)[1], in_axes=(None, 0))
    often = np.bincount(choose(game, draws), minlength=CODES)

    assert same(often > 0, offered)
    assert np.ptp(often[offered]) <= 1


def test_a_new_game_begins_where_one_ends():
    states, options = tables(2, {})
    table, fresh = opened(states, options), row(opened(states, options, turns=7), 0)

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


def test_a_state_of_the_rules_is_a_state_to_go_on_from():
    [state, *_], options = tables(2, {})
    table = encode(state, turns=9)

    assert same(table.game, words_of(state, options, 9))
    assert same(table.legal_action_mask, offers(state))
    green = replace(state, colours=(Colour.GREEN, Colour.RED))
    with pytest.raises(ValueError, match="usual colours"):
        encode(green)


@rule("CL-MOVE-2")
def test_both_floods_are_the_flood_of_the_maze():
    states, options = tables(2, {})
    cells = CELLS[::4][:GAMES]
    planes = words(states, options, [0] * GAMES).planes[:4]
    starts = np.array([1 << place(cell) for cell in cells], np.uint64)
    start = (starts.astype(np.uint32), (starts >> np.uint64(32)).astype(np.uint32))

    for flood in (flood_at_once, flood_in_a_loop):
        found = quick(lambda start, planes, flood=flood: flood(start, *links(planes)))(
            start, planes
        )
        masks = [int(upper) | int(lower) << 32 for upper, lower in zip(*found, strict=True)]
        for state, cell, mask in zip(states, cells, masks, strict=True):
            reached = reach(state.maze.links(), cell)
            assert [c for c in CELLS if mask >> place(c) & 1] == list(reached)


def test_the_longest_way_is_flooded_to_its_end():
    snake = [Cell(row, col if row % 2 == 0 else 6 - col) for row in range(7) for col in range(7)]
    east = [cell for cell in CELLS if cell.col < 6]
    south = [Cell(row, 6 if row % 2 == 0 else 0) for row in range(6)]
    across, down = constant(east), constant(south)

    for flood in (flood_at_once, flood_in_a_loop):
        upper, lower = jax.jit(flood, compiler_options=QUICK)(constant(snake[:1]), across, down)
        assert (int(upper), int(lower)) == constant(CELLS)


@pytest.mark.parametrize(
    ("key", "counter", "words"),
    [
        ((0, 0), (0, 0), (0x9D1C5EC6, 0x8BD50731)),
        ((2**32 - 1,) * 2, (2**32 - 1,) * 2, (0xFD36D048, 0x2D17272C)),
        ((0x13198A2E, 0x03707344), (0x243F6A88, 0x85A308D3), (0xBA3E4725, 0xF27D669E)),
    ],
)
def test_chance_gives_the_words_that_its_inventors_published(key, counter, words):
    drawn = threefry(tuple(map(np.uint32, key)), tuple(map(np.uint32, counter)))

    assert tuple(map(int, drawn)) == words


def test_without_jax_it_is_said_how_to_mend_it():
    code = "import sys; sys.modules['jax'] = None; import dedale.envs.jax"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert "learning environments need jax: pip install 'dedale[jax]'" in ran.stderr


def test_long_words_stay_off():
    assert not jax.config.jax_enable_x64

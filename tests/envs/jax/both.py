"""A game on both sides, by the rules and on words: what tests need to play them side by side."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from msgspec.structs import replace

from dedale.core.game import Game
from dedale.core.rng import Philox
from dedale.envs.jax import EnvState, observe, step
from dedale.envs.jax.games import twin_of
from dedale.games.classic import actions as classic_actions
from dedale.games.classic import classic
from dedale.games.classic import content as classic_content
from dedale.games.classic import planes as classic_planes
from dedale.games.classic.state import Options as ClassicOptions
from dedale.games.team import actions as team_actions
from dedale.games.team import content as team_content
from dedale.games.team import planes as team_planes
from dedale.games.team import team
from dedale.games.team.state import Deal, Mode, Phase
from dedale.games.team.state import Options as TeamOptions
from dedale.maze.cell import CELLS
from dedale.maze.jax.masks import place
from dedale.maze.jax.twin import Twin
from dedale.maze.turn import Walk
from tests.kit import Rigged
from tests.kit.games.team import gains

GAMES = 12
QUICK = {"xla_disable_hlo_passes": "fusion", "xla_backend_optimization_level": 0}
"""How tests compile: at once, and for code that is slow."""


class Both(NamedTuple):
    """A game on both sides."""

    rules: Game
    twin: Twin
    actions: Any  # with `code` and `coded`
    planes: Any  # with `planes` and `SHAPE`
    options: type
    shorten: Callable  # a state of game n, so that some games come to an end
    wants: Callable  # whether an action of a state finds something
    rewards: Callable  # by seat: what an action has brought, from the states before and after
    applied: Callable  # the state after an action; the words after it tell what chance gave


def quick(function, **how):
    return jax.jit(jax.vmap(function, **how), compiler_options=QUICK)


def row(tree, number):
    return jax.tree.map(lambda array: array[number], tree)


def same(one, other):
    return jax.tree.all(jax.tree.map(lambda a, b: bool(np.all(a == b)), one, other))


def tables(both, seats, chosen, max_turns=500):
    """Games of the rules; the later ones are short, so that they come to an end."""
    chances = [Philox(str(n), 0) for n in range(GAMES)]
    laid = [both.rules.setup(both.options(**chosen), seats, chance).state for chance in chances]
    laid[GAMES // 2 :] = [both.shorten(laid[n], n) for n in range(GAMES // 2, GAMES)]
    return laid, both.twin.options_of(laid[0], max_turns)


def words(both, states, options, turns):
    """The words of many states, as one game of many rows."""
    rows = [both.twin.encode(state, options, n) for state, n in zip(states, turns, strict=True)]
    return jax.tree.map(lambda *numbers: np.stack(numbers), *rows)


def opened(both, states, options, turns=0):
    """The same as a state of JAX, with the masks of the rules."""
    none = np.zeros(GAMES, bool)
    return EnvState(
        current_player=np.array([state.active for state in states], np.int32),
        rewards=np.zeros((GAMES, options.seats), np.float32),
        terminated=none,
        truncated=none,
        legal_action_mask=np.stack([offers(both, state) for state in states]),
        game=words(both, states, options, [turns] * GAMES),
        options=options,
        twin=both.twin,
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


def offers(both, state):
    """The mask that the rules give."""
    mask = np.zeros(both.twin.codes, bool)
    mask[[both.actions.code(action) for action in both.rules.legal(state, state.active)]] = True
    return mask


def choose(both, state, chance):
    """An action that is offered: one that finds something, where there is one, or any."""
    codes = np.flatnonzero(offers(both, state))
    wanted = [n for n in codes if both.wants(state, both.actions.coded(int(n)))]
    return chance.choice(wanted or codes) if codes.size else 0


def seen(both, state, seat):
    """What the other environments show to a seat."""
    planes = both.planes.planes(both.rules.view(state, seat))
    return np.frombuffer(planes, np.uint8).reshape(both.planes.SHAPE)


def tiles_of(game):
    """The tiles on the board of one game by cell, and the spare, as numbers."""
    masks = [int(upper) | int(lower) << 32 for upper, lower in game.planes]
    board = {c: sum((m >> place(c) & 1) << k for k, m in enumerate(masks)) for c in CELLS}
    return board, int(game.spare)


# The classic game


def fewer_cards(state, n):
    return replace(state, stacks=tuple(stack[: n % 3] for stack in state.stacks))


def finds(state, action):
    """Whether a walk ends where the active seat wants to be."""
    if not isinstance(action, Walk):
        return False
    if not state.stacks[state.active]:
        return action.cell == state.home(state.active)
    carried = classic_content.PRINTS[state.maze[action.cell].id].treasure
    return carried in state.targets(state.active)


def to_the_winner(before, after):
    """1 for the winner, taken from the others."""
    if after.winner is None:
        return [0.0] * len(after.pawns)
    loss = np.float32(-1 / (len(after.pawns) - 1))
    return [1.0 if seat == after.winner else loss for seat in after.seats]


def classic_applied(state, action, game):
    """An exchange shuffles as it did in the game of words."""
    chance = None
    if isinstance(action, classic_actions.Exchange):
        held = state.found[state.active] + state.stacks[state.active]
        first = 24 // len(state.pawns) - len(held)
        numbers = [int(word) >> 5 * k & 31 for word in game.cards[state.active] for k in range(6)]
        treasures = tuple(classic_content.Treasure)
        cards = [treasures[n - 1] for n in numbers[first : first + len(held)]]
        chance = Rigged(cards[len(state.found[state.active]) + 1 :])
    return classic.apply(state, state.active, action, chance).state


CLASSIC = Both(
    rules=classic,
    twin=twin_of("classic"),
    actions=classic_actions,
    planes=classic_planes,
    options=ClassicOptions,
    shorten=fewer_cards,
    wants=finds,
    rewards=to_the_winner,
    applied=classic_applied,
)

# The team game


def nearly_done(state, n):
    """Two cards in all, of seats 0 and 1, so that others help; or a book that ends soon."""
    if state.phase is Phase.PICK:
        return replace(state, book=state.book[: 1 + n % 3])
    first, second = state.boards[0][0], state.boards[1][n % 2]
    boards = ((first, None), (None, second) if n % 2 else (second, None))
    collected = tuple(t for t in team_content.Treasure if t not in (first, second))
    rest = ((None, None),) * (len(state.boards) - 2)
    return replace(state, boards=(*boards, *rest), deck=(), collected=collected)


def collects(state, action):
    """Whether a move ends on something to collect."""
    return isinstance(action, Walk | team_actions.WalkWith) and gains(state, action)


def to_the_team(before, after):
    """A share of 1 for each treasure, and 1 for all of them."""
    shares = (len(after.collected) - len(before.collected)) / len(team_content.Treasure)
    return [np.float32(shares + after.won)] * len(after.pawns)


TEAM = Both(
    rules=team,
    twin=twin_of("team"),
    actions=team_actions,
    planes=team_planes,
    options=TeamOptions,
    shorten=nearly_done,
    wants=collects,
    rewards=to_the_team,
    applied=lambda state, action, _: team.apply(state, state.active, action, None).state,
)

VARIANTS = [
    (CLASSIC, 2, {}),
    (CLASSIC, 3, {"events": True, "young": True}),
    (CLASSIC, 4, {"events": True}),
    (TEAM, 2, {}),
    (TEAM, 3, {"mode": Mode.STANDARD, "deal": Deal.CHOOSE}),
    (TEAM, 4, {"mode": Mode.EXPERT}),
]

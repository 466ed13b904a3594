"""Trains a small agent at the classic game: it plays against itself, then against chance.

    python docs/first-steps/train_agent.py --lessons 150 --picture learning.svg

It needs `pip install 'dedale[rl,jax]' optax altair vl-convert-python`.
"""

import argparse
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import altair as alt
import jax
import jax.numpy as jnp
import numpy as np
import optax

from dedale.core.score import Score
from dedale.envs.batched import Batched, Seen
from dedale.games.classic import planes
from dedale.maze.arrow import ARROWS, entry

GAMES, STEPS = 128, 32  # at once, and decisions in each that make a lesson
EPOCHS, PAGE = 2, 1024  # how often a lesson is read, and how much of it at once
WIDTH, LAYERS = 32, 2  # of the net
AHEAD = 0.9  # what a point counts one decision earlier
CLIP, CURIOSITY = 0.2, 0.01
ENTRIES = np.array([entry(arrow).number for arrow in ARROWS])

SCALE = np.ones(planes.PLANES, np.float32)
SCALE[planes.CARDS : planes.FORBIDDEN] = planes.MOST
FORM = ("NHWC", "HWIO", "NHWC")

Agent = dict[str, Any]
optimiser = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(2e-3))


# The agent: what it looks at, and what it does


def newborn(key: jax.Array) -> Agent:
    """An agent that knows nothing."""
    keys = iter(jax.random.split(key, LAYERS + 5))

    def weights(*shape: int, scale: float = 1.0) -> jax.Array:
        return scale * jax.random.normal(next(keys), shape) / np.sqrt(np.prod(shape[:-1]))

    return {
        "tile": weights(planes.PLANES, WIDTH),  # each cell alone
        "near": [weights(3, 3, WIDTH, WIDTH) for _ in range(LAYERS)],  # with those around it
        "insert": weights(WIDTH, 4, scale=0.1),  # rotations, at the cell where an arrow enters
        "move": weights(WIDTH, 1, scale=0.1),  # at each cell
        "use": weights(WIDTH, 30, scale=0.1),  # of messages, over all cells
        "worth": weights(WIDTH, 1, scale=0.1),  # the same
    }


def look(agent: Agent, seen: jax.Array, mask: jax.Array) -> tuple[jax.Array, jax.Array]:
    """How likely each action is, as a logarithm, and how many points are expected."""
    x = jax.nn.relu(seen / SCALE @ agent["tile"])
    for near in agent["near"]:
        mixed = jax.lax.conv_general_dilated(x, near, (1, 1), "SAME", dimension_numbers=FORM)
        x = x + jax.nn.relu(mixed)
    cells = x.reshape(len(x), 49, WIDTH)
    inserts = (cells[:, ENTRIES] @ agent["insert"]).reshape(len(x), 48)
    moves = (cells @ agent["move"])[..., 0]
    actions = jnp.concatenate([inserts, moves, cells.mean(1) @ agent["use"]], 1)  # CL-DP-9
    chances = jax.nn.log_softmax(jnp.where(mask, actions, -1e9))
    return chances, (cells.mean(1) @ agent["worth"])[:, 0]


@jax.jit
def act(agent: Agent, seen: jax.Array, mask: jax.Array, key: jax.Array) -> tuple[jax.Array, ...]:
    """An action for each game, how likely it was, and what is expected."""
    chances, worth = look(agent, seen, mask)
    actions = jax.random.categorical(key, chances)
    return actions, of(chances, actions), worth


def of(chances: jax.Array, actions: jax.Array) -> jax.Array:
    """Those of the actions that were taken."""
    return jnp.take_along_axis(chances, actions[:, None], 1)[:, 0]


# Learning: proximal policy optimisation


class Lesson(NamedTuple):
    """Decisions of many games, and what they brought."""

    seen: Any
    mask: Any
    actions: Any
    chances: Any  # as they were then
    worth: Any  # what was expected then
    brought: Any  # points from there on


def loss(agent: Agent, lesson: Lesson) -> jax.Array:
    """What gets smaller when the agent does more of what was better than expected."""
    chances, worth = look(agent, lesson.seen, lesson.mask)
    better = lesson.brought - lesson.worth
    better = (better - better.mean()) / (better.std() + 1e-6)
    ratio = jnp.exp(of(chances, lesson.actions) - lesson.chances)
    gain = jnp.minimum(ratio * better, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * better)
    variety = -(jnp.exp(chances) * jnp.where(lesson.mask, chances, 0)).sum(1)
    return ((worth - lesson.brought) ** 2 / 2 - gain - CURIOSITY * variety).mean()


@jax.jit
def learn(agent: Agent, memory: Any, page: Lesson) -> tuple[Agent, Any]:
    """The agent after a page of a lesson."""
    steps, memory = optimiser.update(jax.grad(loss)(agent, page), memory)
    return optax.apply_updates(agent, steps), memory


def pages(lesson: Lesson, chance: np.random.Generator) -> Iterator[Lesson]:
    """A lesson several times over, each time in another order."""
    for _ in range(EPOCHS):
        order = chance.permutation(len(lesson.actions))
        for first in range(0, len(order), PAGE):
            yield Lesson(*(part[order[first : first + PAGE]] for part in lesson))


# Playing


def practise(env: Batched, seen: Seen, agent: Agent, key: jax.Array) -> tuple[Seen, Lesson]:
    """Play all seats for some steps: a point for each treasure, and for coming home."""
    games, hopes = np.arange(env.batch), np.zeros((env.batch, env.seats), np.float32)
    kept, told = [], []
    for chance in jax.random.split(key, STEPS):
        seat, before = seen.active.copy(), cards_left(seen)
        choice = [np.asarray(part) for part in act(agent, seen.observation, seen.mask, chance)]
        kept.append((seen.observation.copy(), seen.mask.copy(), *choice))
        hopes[games, seat] = choice[-1]
        seen = env.step(choice[0])
        over = seen.terminated | seen.truncated
        found = (before - cards_left(seen))[games, seat]
        told.append((seat, np.where(over, seen.reward[games, seat] > 0, found), over))
        hopes[over] = 0
    brought = []
    for seat, points, over in reversed(told):  # each seat waits for its own next decision
        hopes[over] = 0
        hopes[games, seat] = points + AHEAD * hopes[games, seat]
        brought.append(hopes[games, seat])
    lesson = Lesson(*map(np.concatenate, zip(*kept, strict=True)), np.concatenate(brought[::-1]))
    return seen, lesson


def cards_left(seen: Seen) -> Any:
    """How many cards there are left, by game and seat."""
    seats = seen.reward.shape[1]
    around = seen.observation[:, 0, 0, planes.CARDS : planes.CARDS + seats].astype(int)
    return np.take_along_axis(around, (np.arange(seats) - seen.active[:, None]) % seats, 1)


def against_chance(agent: Agent, games: int, turns: int, key: jax.Array) -> Score:
    """How many games of two the agent wins from random players in time, half from each seat."""
    env = Batched(games, max_turns=turns)
    seen = env.reset(int(jax.random.bits(key)))
    own, wins, going = np.arange(games) % 2, 0, np.ones(games, bool)
    while going.any():
        key, chance = jax.random.split(key)
        actions = np.asarray(act(agent, seen.observation, seen.mask, chance)[0])
        seen = env.step(np.where(seen.active == own, actions, env.sample()))
        won = seen.reward[np.arange(games), own] > 0
        wins += int((won & going).sum())
        going &= ~(seen.terminated | seen.truncated)
    env.close()
    return Score("agent", wins, games)


def train(lessons: int, tests: int, games: int, turns: int) -> list[dict[str, float]]:
    """So many lessons, with tests on the way: the learning curve. The last test is a long one."""
    key, chance, begin = jax.random.key(0), np.random.default_rng(0), time.perf_counter()
    agent, env, curve = newborn(key), Batched(GAMES), []
    memory, seen = optimiser.init(agent), env.reset(0)
    for lesson in range(lessons + 1):
        if lesson * tests % lessons < tests:  # it is time for one
            score = against_chance(agent, games if lesson < lessons else 5 * games, turns, key)
            curve.append(told(score, lesson * GAMES * STEPS, time.perf_counter() - begin))
        if lesson == lessons:
            break
        key, luck = jax.random.split(key)
        seen, played = practise(env, seen, agent, luck)
        for page in pages(played, chance):
            agent, memory = learn(agent, memory, page)
    return curve


def told(score: Score, decisions: int, seconds: float) -> dict[str, float]:
    """A point of the curve, which is printed too."""
    share, low, high = (100 * part for part in (score.share, *score.interval))
    won = f"{score.wins} of {score.games} won, {share:.1f} % ({low:.1f} to {high:.1f})"
    print(f"{seconds:4.0f} s {decisions:8,} decisions: {won}", flush=True)
    return {"decisions": decisions, "wins": share, "low": low, "high": high}


def draw(curve: list[dict[str, float]], path: str) -> None:
    """The learning curve, with intervals of 95 %."""
    x = alt.X("decisions:Q", title="decisions of training, against itself")
    y = alt.Y("wins:Q", title="games won against random, %", scale=alt.Scale(domain=[0, 100]))
    base = alt.Chart(alt.InlineData(curve), width=480, height=240).encode(x=x)
    band = base.mark_area(opacity=0.25).encode(y=alt.Y("low:Q", title=""), y2="high:Q")
    (band + base.mark_line(point=True).encode(y=y)).save(path)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lessons", type=int, default=150, help=f"of {GAMES * STEPS} decisions")
    parser.add_argument("--tests", type=int, default=10, help="on the way")
    parser.add_argument("--games", type=int, default=200, help="of each test; five times at last")
    parser.add_argument("--turns", type=int, default=500, help="in which a game is won, or not")
    parser.add_argument("--picture", default="learning.svg", help="where the curve is drawn")
    chosen = parser.parse_args()
    draw(train(chosen.lessons, chosen.tests, chosen.games, chosen.turns), chosen.picture)

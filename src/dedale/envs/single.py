"""The games as Gymnasium environments: one player learns, computer players sit at other seats.

In a game that is played together, the one that learns can lead several seats, or all of them.

>>> import gymnasium
>>> env = gymnasium.make("dedale.envs:dedale/classic-v0", seats=("me", "greedy"))
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample())
>>> observation.shape, reward
((7, 7, 38), 0.0)
"""

from collections.abc import Sequence
from typing import Any

from dedale.core.extras import extra
from dedale.core.log import ME
from dedale.core.numbers import Plane
from dedale.core.records import Seat
from dedale.envs.episode import MAX_TURNS, Episode, numbered, numbers_of
from dedale.games import game_by_id
from dedale.table import require_computer

with extra("rl"):
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete

VERSION = 0  # of observations, actions and rewards: it grows when old agents would misread them

Told = dict[str, Any]


class OfferedCodes(Discrete[np.int64]):
    """Codes of actions, of which a sample without a mask takes one that is offered.

    While nobody is asked, before a reset or after `seed`, it is a code that games can begin with.
    """

    def __init__(self, codes: int, first: int) -> None:
        self._first = np.zeros(codes, np.int8)
        self._first[first] = 1
        self.offered = self._first
        super().__init__(codes)

    def seed(self, seed: Any = None) -> Any:
        """Begin the samples again."""
        self.offered = self._first
        return super().seed(seed)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Any code that is allowed."""
        if mask is None and probability is None:
            mask = self.offered if self.offered.any() else self._first
        return super().sample(mask, probability)


class Single(gymnasium.Env[Plane, Any]):
    """One seat against computer players; or the seats of a team that has one leader.

    The mask of the actions that are offered is in `info["action_mask"]`. Anything else raises
    NotOffered and changes nothing.
    """

    metadata = {  # noqa: RUF012 - Gymnasium declares what it is
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "classic",
        seats: Sequence[str] | None = None,
        max_turns: int = MAX_TURNS,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """A table with the options of the game; `me` is the one that learns.

        Where no seats are named there are two: both are led, or the other one plays at random.
        """
        numbers = numbers_of(game)
        together = game_by_id(game).together
        self._players = tuple((ME, ME if together else "random") if seats is None else seats)
        check_players(self._players, together)
        self.render_mode = render_mode
        self.episode = Episode(game, len(self._players), max_turns, options)
        self.own = tuple(Seat(k) for k, player in enumerate(self._players) if player == ME)
        self.observation_space = Box(0, numbers.most, numbers.shape, np.uint8)
        self.action_space = self._codes = OfferedCodes(numbers.codes, self.episode.first)

    @property
    def seat(self) -> Seat:
        """Its own seat; of several, the one that is asked, or else the first."""
        active = self.episode.active
        return active if active in self.own and active is not None else self.own[0]

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[Plane, Told]:
        """Lay a new table; the others play until one of its own seats is asked."""
        super().reset(seed=seed)
        self.episode.begin(str(self.np_random.integers(2**63)))
        self._wait()
        return self.episode.observe(self.seat), self._info()

    def step(self, action: int) -> tuple[Plane, float, bool, bool, Told]:
        """One of its own seats acts, then the others, until one is asked again or the game ends."""
        episode = self.episode
        episode.act(action)
        self._wait()
        seen, reward = episode.observe(self.seat), episode.reward(self.seat)
        return seen, reward, episode.terminated, episode.truncated, self._info()

    def _wait(self) -> None:
        """The others play."""
        while (active := self.episode.active) is not None and active not in self.own:
            self.episode.answer(self._players[active])

    def _info(self) -> Told:
        self._codes.offered = self.episode.mask(self.seat)
        return {"action_mask": self._codes.offered.copy()}

    def render(self) -> Any:
        """The table as its own seat sees it."""
        view = self.episode.table.view(self.seat)
        return self.episode.numbers.drawn(view, self.render_mode)


def check_players(players: Sequence[str], together: bool) -> None:
    """One seat learns; where all play together, it may be several."""
    for player in players:
        require_computer(player, ME)
    learning = players.count(ME)
    if learning == 0 or (learning > 1 and not together):
        raise ValueError(f"one seat learns, and it is called {ME!r}: {', '.join(players)}")


for _game in numbered():
    gymnasium.register(
        f"dedale/{_game}-v{VERSION}",
        entry_point="dedale.envs.single:Single",
        kwargs={"game": _game},
    )

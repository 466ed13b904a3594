"""The games as Gymnasium environments: one seat learns, computer players sit at the others.

>>> import gymnasium
>>> env = gymnasium.make("dedale.envs.single:dedale/classic-v0", seats=("me", "greedy"))
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample())
>>> observation.shape, reward
((7, 7, 38), 0.0)
"""

from collections.abc import Sequence
from typing import Any

from dedale.core.log import ME
from dedale.core.records import Seat
from dedale.envs.episode import MAX_TURNS, NUMBERS, Episode
from dedale.envs.errors import extra
from dedale.envs.numbers import Plane
from dedale.table import require_computer

with extra("rl"):
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete

VERSION = 0  # of observations, actions and rewards: it grows when old agents would misread them

Told = dict[str, Any]


class Offered(Discrete[np.int64]):
    """Codes of actions, of which a sample without a mask takes one that is offered.

    While nobody is asked, before a reset or after `seed`, it is the first code: every game can
    begin with that.
    """

    def __init__(self, codes: int) -> None:
        self.offered = np.zeros(codes, np.int8)
        super().__init__(codes)

    def seed(self, seed: Any = None) -> Any:
        """Begin the samples anew."""
        self.offered = np.zeros_like(self.offered)
        return super().seed(seed)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Any code that is allowed."""
        if mask is None and probability is None:
            mask = self.offered
        return super().sample(mask, probability)


class Single(gymnasium.Env[Plane, Any]):
    """One seat against computer players.

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
        seats: Sequence[str] = (ME, "random"),
        max_turns: int = MAX_TURNS,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """A table with the options of the game; `me` is the seat that learns."""
        for player in seats:
            require_computer(player, ME)
        if seats.count(ME) != 1:
            raise ValueError(f"one seat learns, and it is called {ME!r}: {', '.join(seats)}")
        self.render_mode = render_mode
        self.episode = Episode(game, len(seats), max_turns, options)
        self.seat = Seat(seats.index(ME))
        self._players = tuple(seats)
        numbers = self.episode.numbers
        self.observation_space = Box(0, numbers.most, numbers.shape, np.uint8)
        self.action_space = self._codes = Offered(numbers.codes)

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[Plane, Told]:
        """Lay a new table; the others play until the own seat is asked."""
        super().reset(seed=seed)
        self.episode.begin(str(self.np_random.integers(2**63)))
        self._wait()
        return self.episode.observe(self.seat), self._info()

    def step(self, action: int) -> tuple[Plane, float, bool, bool, Told]:
        """The own seat acts, then the others, until it is asked again or the game has ended."""
        episode = self.episode
        episode.act(action)
        self._wait()
        seen, reward = episode.observe(self.seat), episode.reward(self.seat)
        return seen, reward, episode.terminated, episode.truncated, self._info()

    def _wait(self) -> None:
        """The others play."""
        while (active := self.episode.active) not in (None, self.seat):
            assert active is not None
            self.episode.answer(self._players[active])

    def _info(self) -> Told:
        self._codes.offered = self.episode.mask(self.seat)
        return {"action_mask": self._codes.offered.copy()}

    def render(self) -> Any:
        """The table as the own seat sees it."""
        view = self.episode.table.view(self.seat)
        match self.render_mode:
            case "ansi":
                return self.episode.numbers.text(view)
            case "rgb_array":
                return self.episode.numbers.picture(view)
        return None


for _game in NUMBERS:
    gymnasium.register(
        f"dedale/{_game}-v{VERSION}",
        entry_point="dedale.envs.single:Single",
        kwargs={"game": _game},
    )

"""The games as PettingZoo environments: all seats learn, and act one after another.

>>> from dedale.envs import aec
>>> env = aec.env(seats=3, events=True)
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> observation.shape, int(info["action_mask"].sum())
((7, 7, 38), 48)
"""

from typing import Any

from dedale.core.extras import extra
from dedale.core.numbers import Plane
from dedale.core.records import Seat
from dedale.envs.episode import MAX_TURNS, Episode

with extra("rl"):
    import numpy as np
    from gymnasium.spaces import Box, Discrete, Space
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

VERSION = 0  # of observations, actions and rewards: it grows when old agents would misread them


class raw_env(AECEnv[str, Plane, Any]):  # noqa: N801 - the name that PettingZoo gives it
    """All seats of a table, of which `seat_0` is the first.

    The mask of the actions that are offered is in `info["action_mask"]`. Anything else raises
    NotOffered and changes nothing.
    """

    def __init__(
        self,
        game: str = "classic",
        seats: int = 2,
        max_turns: int = MAX_TURNS,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """A table with the options of the game, such as `events` and `young`."""
        self.episode = Episode(game, seats, max_turns, options)
        self.metadata = {
            "name": f"dedale/{game}-v{VERSION}",
            "render_modes": ["ansi", "rgb_array"],
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        numbers = self.episode.numbers
        self.observation_spaces = {
            agent: Box(0, numbers.most, numbers.shape, np.uint8) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(numbers.codes) for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> Space[Plane]:
        """The planes, which are the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The codes, which are the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay a new table; the same seed lays the same ones from here on."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.episode.begin(str(self._rng.integers(2**63)))
        self.agents = list(self.possible_agents)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._tell()

    def step(self, action: Any) -> None:
        """The seat that is asked answers; one whose game is over says None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.act(action)
        self._cumulative_rewards[agent] = 0.0
        self._tell()
        self._accumulate_rewards()

    def _tell(self) -> None:
        """Everything that PettingZoo asks for, as it is now."""
        episode = self.episode
        seats = {agent: self.seat(agent) for agent in self.agents}
        self.rewards = {agent: episode.reward(seat) for agent, seat in seats.items()}
        self.terminations = dict.fromkeys(self.agents, episode.terminated)
        self.truncations = dict.fromkeys(self.agents, episode.truncated)
        self.infos = {a: {"action_mask": episode.mask(seat)} for a, seat in seats.items()}
        if episode.active is not None:
            self.agent_selection = self.possible_agents[episode.active]

    def seat(self, agent: str) -> Seat:
        """The seat of an agent."""
        return Seat(self.possible_agents.index(agent))

    def observe(self, agent: str) -> Plane:
        """What an agent may know of the table, and nothing else."""
        return self.episode.observe(self.seat(agent))

    def render(self) -> str | Plane | None:
        """The table as a spectator sees it."""
        view = self.episode.table.view(None)
        return self.episode.numbers.drawn(view, self.render_mode)

    def close(self) -> None:
        """Nothing is held that would have to be given back."""


def env(**how: Any) -> OrderEnforcingWrapper[str, Plane, Any]:
    """The same, with a clear error for whoever forgets to reset it."""
    return OrderEnforcingWrapper(raw_env(**how))

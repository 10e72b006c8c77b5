"""One game with the shape of PettingZoo's turn-based (AEC) environments, without needing PettingZoo.

>>> from bathys import aec
>>> env = aec.env("otys", players=2)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypedDict

import numpy as np
from numpy.typing import NDArray

from bathys._engine import Encoding, Game
from bathys._errors import BadInput

__all__ = ["AECEnv", "Discrete", "Observation", "Rows", "Spaces", "env"]

RENDER_MODES = (None, "ansi", "human", "svg")


class Observation(TypedDict):
    """What an agent is shown: the bytes of its view, and a 1 for each answer that it may give now."""

    observation: NDArray[np.uint8]
    action_mask: NDArray[np.int8]


class Discrete:
    """The numbers from 0 to n - 1."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.shape: tuple[int, ...] = ()
        self.dtype = np.dtype(np.int64)
        self._random = np.random.default_rng()

    def seed(self, seed: int | None = None) -> None:
        """Makes what `sample` gives follow from a seed."""
        self._random = np.random.default_rng(seed)

    def sample(self, mask: NDArray[np.int8] | None = None) -> int:
        """One of the numbers, or of those whose place in the mask is not 0."""
        if mask is None:
            return int(self._random.integers(self.n))
        if mask.shape != (self.n,):
            raise BadInput(f"mask: {self.n} places are expected, not {mask.shape}", "bad_input")
        allowed = np.flatnonzero(mask)
        if not len(allowed):
            raise BadInput("mask: it allows nothing", "bad_input")
        return int(self._random.choice(allowed))

    def contains(self, value: object) -> bool:
        """Whether it is one of the numbers."""
        return isinstance(value, (int, np.integer)) and not isinstance(value, bool) and 0 <= int(value) < self.n

    def __contains__(self, value: object) -> bool:
        return self.contains(value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discrete) and other.n == self.n

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


class Rows:
    """Arrays of one length, with whole numbers between two bounds."""

    def __init__(self, low: int, high: int, length: int, dtype: type) -> None:
        self.low, self.high, self.shape = low, high, (length,)
        self.dtype: np.dtype[Any] = np.dtype(dtype)

    def contains(self, value: object) -> bool:
        """Whether it is such an array."""
        fits = isinstance(value, np.ndarray) and value.shape == self.shape and value.dtype == self.dtype
        return fits and bool(np.all((value >= self.low) & (value <= self.high)))  # type: ignore[operator]

    def __contains__(self, value: object) -> bool:
        return self.contains(value)

    def __repr__(self) -> str:
        return f"Rows({self.low}, {self.high}, {self.shape}, {self.dtype})"


class Spaces:
    """A dict of spaces by name."""

    def __init__(self, spaces: dict[str, Rows]) -> None:
        self.spaces = spaces

    def __getitem__(self, name: str) -> Rows:
        return self.spaces[name]

    def contains(self, value: object) -> bool:
        """Whether it is a dict with something of each space."""
        same = isinstance(value, dict) and value.keys() == self.spaces.keys()
        return same and all(self.spaces[name].contains(part) for name, part in value.items())  # type: ignore[attr-defined]

    def __contains__(self, value: object) -> bool:
        return self.contains(value)

    def __repr__(self) -> str:
        return f"Spaces({self.spaces})"


class AECEnv:
    """One game, one agent for each seat: "player_0", "player_1", …

    Observations are dicts: "observation" is what the agent sees (the bytes of Encoding), "action_mask" has a 1 for each
    answer that it may give now. Rewards come at the end: 1 for a victory and -1 for a defeat, shared among winners, or
    the points. Answers are numbers; None removes an agent whose game is over, as PettingZoo has it.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        reward: str = "victory",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if reward not in ("victory", "points"):
            raise BadInput(f'reward: "victory" or "points" is expected, found {reward!r}', "bad_input")
        if render_mode not in RENDER_MODES:
            raise BadInput(f"render_mode: one of {RENDER_MODES} is expected, found {render_mode!r}", "bad_input")
        self.game = Game(game, players=players, seed=0, **options)
        self.encoding = Encoding(self.game)
        self.render_mode = render_mode
        self.metadata = {"name": f"bathys_{game}_v{Encoding.VERSION}", "render_modes": list(RENDER_MODES[1:])}
        self._set_up: dict[str, Any] = {"game": game, "players": players, **options}
        self._reward = reward
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.observation_spaces = {
            agent: Spaces(
                {
                    "observation": Rows(0, 255, self.encoding.size, np.uint8),
                    "action_mask": Rows(0, 1, self.encoding.actions, np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.encoding.actions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.agent_selection = ""
        self.rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self._cumulative_rewards: dict[str, float] = {}

    @property
    def num_agents(self) -> int:
        """How many agents are still there."""
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        """How many agents there are at the beginning."""
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> AECEnv:
        """The environment itself."""
        return self

    def observation_space(self, agent: str) -> Spaces:
        """What this agent's observations are among; the same object every time."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Discrete:
        """What this agent's answers are among; the same object every time."""
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | str | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game: the one of a seed, or a surprise. `options` are not used."""
        self.game = Game(seed=seed, **self._set_up)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; its mask is empty when it is not asked."""
        seat = self.possible_agents.index(self._known(agent))
        bits = np.unpackbits(
            self.encoding.mask(self.game, seat), count=self.encoding.actions, bitorder="little"
        )
        if agent != self.agent_selection:
            bits[:] = 0
        return {"observation": self.encoding.observation(self.game, seat), "action_mask": bits.view(np.int8)}

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Observation, reward since its last answer, termination, truncation and info of the agent that is asked."""
        agent = self._selected()
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """The selected agent answers. Raises Refused (with code and rule) for what the game does not allow."""
        agent = self._selected()
        if self.terminations[agent]:
            return self._remove(agent, action)
        if not self.action_space(agent).contains(action):
            raise BadInput(f"action: 0 to {self.encoding.actions - 1} is expected, found {action!r}", "bad_input")
        assert action is not None
        self.game.play(self.encoding.action_text(int(action)))
        self._cumulative_rewards[agent] = 0.0
        self._ask()
        self._show()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in the order in which they are asked, until nobody is left."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def render(self) -> str | None:
        """The table as everybody sees it: a text ("ansi"), a picture ("svg"), or printed ("human")."""
        if self.render_mode is None:
            return None
        if self.render_mode == "svg":
            return self.game.svg()
        if self.render_mode == "ansi":
            return self.game.text(colour=True)
        print(self.game.text())
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _known(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise BadInput(f"agent: one of {', '.join(self.possible_agents)} is expected, found {agent!r}", "bad_input")
        return agent

    def _selected(self) -> str:
        if not self.agents:
            raise BadInput("nobody is asked: reset() begins a game", "bad_input")
        return self.agent_selection

    def _ask(self) -> None:
        """Runs on to an answer that has a number, as VectorEnv does."""
        while not self.game.over and not self.encoding.mask(self.game).any():
            self.game.play(self.game.legal()[0])
        if self.game.over:
            return self._end()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.agent_selection = self.possible_agents[self.game.asked[0]]

    def _end(self) -> None:
        outcome = self.game.outcome
        winners = outcome["winners"]
        for seat, agent in enumerate(self.possible_agents):
            share = 1 / len(winners) if seat in winners else 0.0
            self.rewards[agent] = float(outcome["points"][seat]) if self._reward == "points" else 2 * share - 1
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def _remove(self, agent: str, action: int | None) -> None:
        if action is not None:
            raise BadInput("action: the game of this agent is over, only None is expected", "bad_input")
        self.agents.remove(agent)
        for table in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del table[agent]  # type: ignore[attr-defined]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.agent_selection = self.agents[0] if self.agents else ""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def env(game: str, players: int | None = None, **options: Any) -> AECEnv:
    """One game as an environment: aec.env("otys", players=2, sponsors="random")."""
    return AECEnv(game, players, **options)

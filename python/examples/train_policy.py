"""Teaches a small policy to beat random play, with NumPy alone: ./run python python/examples/train_policy.py --game otys

Policy gradient (REINFORCE) over many games at once. The policy sees the kind of question and the small numbers of its
view, and gives every answer a preference; those of the mask compete. It plays one seat of each game, the other seats
answer at random.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from typing import Any

import bathys
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


@dataclass
class Lesson:
    """Decisions of the learner: what it saw, what it could answer, what it answered, and what came of it."""

    seen: Floats
    masks: NDArray[np.uint8]
    answers: NDArray[np.int64]
    gains: Floats


class Eyes:
    """Picks what the policy sees out of observations: the rule that asks, and numbers that fit one byte."""

    def __init__(self, encoding: bathys.Encoding) -> None:
        fields = encoding.fields()
        rule = next(field for field in fields if field["name"] == "pending[0].rule")
        self.rule = rule["at"]
        self.rules = len(rule["words"]) + 1
        numbers = [f for f in fields if f["kind"] in ("number", "flag") and not f["name"].startswith(("setup", "pending"))]
        # Counters take two bytes, but stay small: the lower one says enough.
        self.numbers = np.array([field["at"] for field in numbers])
        self.size = 1 + self.rules + len(self.numbers)

    def see(self, observations: NDArray[np.uint8]) -> Floats:
        seen = np.zeros((len(observations), self.size), np.float32)
        seen[:, 0] = 1
        seen[np.arange(len(observations)), 1 + observations[:, self.rule]] = 1
        seen[:, 1 + self.rules :] = np.minimum(observations[:, self.numbers], 20) / 10
        return seen


class Policy:
    """A linear preference for every answer, and Adam to learn it."""

    def __init__(self, eyes: Eyes, actions: int) -> None:
        self.eyes, self.actions = eyes, actions
        self.weights = np.zeros((eyes.size, actions), np.float32)
        self.mean = np.zeros_like(self.weights)
        self.square = np.zeros_like(self.weights)
        self.steps = 0

    def preferences(self, seen: Floats, masks: NDArray[np.uint8]) -> Floats:
        bits = np.unpackbits(masks, axis=1, count=self.actions, bitorder="little").view(bool)
        return np.where(bits, seen @ self.weights, np.float32(-1e9))

    def choose(self, seen: Floats, masks: NDArray[np.uint8], random: np.random.Generator) -> NDArray[np.int64]:
        """Draws answers by their preferences: the greatest after noise of Gumbel's distribution."""
        preferences = self.preferences(seen, masks)
        noise = -np.log(random.exponential(size=preferences.shape).astype(np.float32) + np.float32(1e-30))
        chosen: NDArray[np.int64] = (preferences + noise).argmax(axis=1)
        return chosen

    def learn(self, lesson: Lesson, rate: float) -> None:
        gradient = np.zeros_like(self.weights)
        for at in range(0, len(lesson.answers), 4096):
            part = slice(at, at + 4096)
            preferences = self.preferences(lesson.seen[part], lesson.masks[part])
            chances = np.exp(preferences - preferences.max(axis=1, keepdims=True))
            chances /= chances.sum(axis=1, keepdims=True)
            chances *= -1
            chances[np.arange(len(chances)), lesson.answers[part]] += 1
            gradient += lesson.seen[part].T @ (chances * lesson.gains[part, None])
        self.climb(gradient / len(lesson.answers), rate)

    def climb(self, gradient: Floats, rate: float) -> None:
        self.steps += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient**2 - self.square)
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.999**self.steps)
        self.weights += np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))


class Table:
    """Games between the policy, in a seat that goes round from game to game, and random players."""

    def __init__(self, game: str, games: int, seed: int, **options: Any) -> None:
        self.env = bathys.VectorEnv(game, games, seed=seed, reward="points", **options)
        self.learner = np.arange(games) % self.env.players
        self.random = np.random.default_rng(seed)

    def play(self, policy: Policy) -> tuple[Lesson, float]:
        """Plays until every game has ended once: the lesson, and the learner's share of the victories."""
        env = self.env
        env.reset()
        seen, masks, answers, places = [], [], [], []
        margin = np.zeros(env.games, np.float32)
        shares = np.zeros(env.games)
        going = np.ones(env.games, bool)
        while going.any():
            actions = env.sample()
            mine = np.flatnonzero(going & (env.seats == self.learner))
            if len(mine):
                seen.append(policy.eyes.see(env.observations[mine]))
                masks.append(env.masks[mine])
                answers.append(policy.choose(seen[-1], masks[-1], self.random))
                places.append(mine)
                actions[mine] = answers[-1]
            env.step(actions)
            over = np.flatnonzero(going & (env.dones == 1))
            points = env.rewards[over]
            own = points[np.arange(len(over)), self.learner[over]]
            rest = points.copy()
            rest[np.arange(len(over)), self.learner[over]] = -np.inf
            margin[over] = own - rest.max(axis=1)
            shares[over] = np.where(margin[over] > 0, 1, np.where(margin[over] == 0, 0.5, 0))
            going[over] = False
        gains = (margin - margin.mean()) / (margin.std() + np.float32(1e-6))
        lesson = Lesson(np.concatenate(seen), np.concatenate(masks), np.concatenate(answers), gains[np.concatenate(places)])
        return lesson, float(shares.mean())


def train(game: str, rounds: int, games: int, rate: float, seed: int, **options: Any) -> tuple[Policy, list[float]]:
    """The policy after so many rounds, and its share of the victories in each."""
    table = Table(game, games, seed, **options)
    encoding = table.env.encoding
    policy = Policy(Eyes(encoding), encoding.actions)
    shares = []
    for number in range(rounds):
        began = time.process_time()
        lesson, share = table.play(policy)
        policy.learn(lesson, rate)
        shares.append(share)
        print(
            f"round {number + 1:3}: {share:6.1%} of {games} games, {len(lesson.answers):7} decisions,"
            f" {time.process_time() - began:5.1f} s of processor time",
            flush=True,
        )
    return policy, shares


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="otys", choices=bathys.GAMES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--games", type=int, default=128, help="in each round")
    parser.add_argument("--rate", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    policy, _ = train(words.game, words.rounds, words.games, words.rate, words.seed, players=words.players)
    _, share = Table(words.game, 400, words.seed + 1, players=words.players).play(policy)
    print(f"against random players, in 400 games not seen before: {share:.1%} of the victories")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""How fast the Python module is, in processor time of one core: ./run python bench/python_speed.py [--games 1024]

For each game: decisions a second of VectorEnv (sample and step, with observations and masks), and what a copy of a game
costs.
"""

import argparse
import time

import bathys

SET_UPS = [
    ("otys", {"players": 2}),
    ("otys", {"players": 4, "sponsors": "random"}),
    ("thesauros", {"players": 2}),
    ("thesauros", {"players": 4, "mode": "mercenaries"}),
    ("pearls", {"players": 2}),
]


def seconds(work):
    began = time.process_time()
    work()
    return time.process_time() - began


def decisions_per_second(env, least):
    """After a while of play, so that games stand everywhere between their beginnings and ends."""

    def play(steps):
        for _ in range(steps):
            env.step(env.sample())

    play(300)
    steps, taken = 50, 0.0
    while taken < least:
        steps *= 2
        taken = seconds(lambda: play(steps))
    return steps * env.games / taken


def copy_microseconds(game, decisions):
    for _ in range(decisions):
        if not game.over:
            game.play(game.legal()[0])
    times = 20000

    def copy():
        for _ in range(times):
            game.copy()

    return seconds(copy) / times * 1e6


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1.0, help="at least so long for each figure")
    words = parser.parse_args()
    print(f"{'game':10} {'set-up':36} {'bytes':>6} {'answers':>8} {'decisions/s':>12}")
    for name, set_up in SET_UPS:
        env = bathys.VectorEnv(name, words.games, seed=1, threads=words.threads, **set_up)
        speed = decisions_per_second(env, words.seconds)
        encoding = env.encoding
        shown = ", ".join(f"{key}={value}" for key, value in set_up.items())
        print(f"{name:10} {shown:36} {encoding.size:6} {encoding.actions:8} {speed:12,.0f}")
    for decisions in (0, 40, 200):
        costs = ", ".join(
            f"{name} {copy_microseconds(bathys.Game(name, players=2, seed=1), decisions):.2f} µs"
            for name in ("otys", "thesauros")
        )
        print(f"copy after {decisions} decisions: {costs}")


if __name__ == "__main__":
    main()

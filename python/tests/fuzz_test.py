"""Whatever is handed to the module, the interpreter lives: what cannot be is an exception, and changes nothing.

With BATHYS_LONG many more calls; with BATHYS_FUZZ_SEED other ones. ./test long runs it with sanitizers, too.
"""

import os
import random
import threading
import unittest

import bathys
import numpy as np

CALLS = 20000 if os.environ.get("BATHYS_LONG") else 1500
SEED = int(os.environ.get("BATHYS_FUZZ_SEED", "1"))
# What a caller may get to see; anything else is a mistake of ours.
EXPECTED = (bathys.Error, TypeError, ValueError, OverflowError, AttributeError)


class Odd:
    """Does not do what its type promises."""

    def __init__(self, dice):
        self.dice = dice

    def __len__(self):
        return self.dice.choice([0, 3, 2**40])

    def __getitem__(self, index):
        raise self.dice.choice([IndexError, KeyError, ValueError])(index)

    def __iter__(self):
        yield self.dice.random()
        raise ValueError("no more")

    def __index__(self):
        return self.dice.choice([-1, 0, 2**70])

    def __str__(self):
        return "\ud800"


def a_text(dice, game=None):
    texts = ["", "otys", "pearls", "thesauros", "key 1", "sell metal prestige", "hard", "expert@1", "victory", "points",
             "\0", "é" * 300, "\ud800", "none", "budget hr 256", "en", "xx", "quick", "1" * 64, "otys.", "{}", '{"a":1}',
             "[" * 500, "nan"]
    if isinstance(game, bathys.Game) and dice.random() < 0.4:
        texts = game.legal() or texts
    return dice.choice(texts)


def an_array(dice):
    shape = dice.choice([(), (0,), (3,), (4,), (5,), (2, 2), (4, 1), (1, 4)])
    kind = dice.choice(["i1", "u1", "i4", "i8", "u8", ">i8", "f8", "?", "c16", "U4", "M8[s]", "O"])
    try:
        return np.array(dice.choices([0, 1, -1, 3, 10**6], k=int(np.prod(shape)))).reshape(shape).astype(kind)
    except (TypeError, ValueError):
        return np.zeros(shape, "i8")


def anything(dice, game=None, depth=0):
    kinds = [
        lambda: None,
        lambda: dice.choice([True, False, 0, 1, 2, 3, -1, 255, 256, 10**6, 2**31, 2**63, -(2**63), 2**200]),
        lambda: dice.choice([0.0, 1.5, -1e308, float("nan"), float("inf")]),
        lambda: a_text(dice, game),
        lambda: a_text(dice, game),
        lambda: b"bytes",
        lambda: an_array(dice),
        lambda: Odd(dice),
        lambda: object(),
        lambda: game,
        lambda: bathys.Game,
    ]
    if depth < 3:
        kinds += [
            lambda: [anything(dice, game, depth + 1) for _ in range(dice.randrange(4))],
            lambda: tuple(anything(dice, game, depth + 1) for _ in range(dice.randrange(3))),
            lambda: {dice.choice(["game", "players", "seed", 1]): anything(dice, game, depth + 1) for _ in range(3)},
        ]
    return dice.choice(kinds)()


def arguments(dice, game):
    few = [anything(dice, game) for _ in range(dice.choices([0, 1, 2, 3, 4], [2, 6, 4, 2, 1])[0])]
    names = ["seat", "lang", "players", "seed", "simulations", "since", "width", "level", "depth", "n", "threads", "game"]
    named = {dice.choice(names): anything(dice, game) for _ in range(dice.choices([0, 1, 2], [6, 2, 1])[0])}
    # Long thought is not what is tried here.
    for name in ("simulations", "budget_ms"):
        if name in named:
            named[name] = dice.choice([1, 2, -1, "1"])
    return few, named


def damaged(dice, value, game):
    """A position or record with something in it changed."""
    if isinstance(value, dict) and value and dice.random() < 0.9:
        key = dice.choice(list(value))
        if dice.random() < 0.1:
            return {name: part for name, part in value.items() if name != key}
        return {**value, key: damaged(dice, value[key], game)}
    if isinstance(value, list) and value and dice.random() < 0.9:
        at = dice.randrange(len(value))
        return dice.choice([value[:at], value + value[at:], value[:at] + [damaged(dice, value[at], game)] + value[at + 1 :]])
    return dice.choice([anything(dice, game), dice.randrange(-3, 300)])


# Long thought again, and what ends or starts processes.
SLOW = {"review", "hint", "bot"}


class Fuzz(unittest.TestCase):
    def setUp(self):
        self.dice = random.Random(f"{SEED} {self.id()}")
        self.told = {}

    def attempt(self, name, call):
        try:
            result = call()
        except EXPECTED as error:
            self.told[type(error).__name__] = self.told.get(type(error).__name__, 0) + 1
            return None
        except Exception as error:
            raise AssertionError(f"{name} (seed {SEED}): {type(error).__name__}: {error}") from error
        self.told["answered"] = self.told.get("answered", 0) + 1
        return result

    def a_game(self):
        name = self.dice.choice(bathys.GAMES)
        game = bathys.Game(name, players=2, seed=self.dice.randrange(9))
        for _ in range(self.dice.randrange(30)):
            if not game.over:
                game.play(self.dice.choice(game.legal()))
        return game

    def test_games(self):
        methods = [name for name in dir(bathys.Game) if not name.startswith("__") and name not in SLOW]
        game = self.a_game()
        for call in range(CALLS):
            if call % 100 == 0:
                game = self.a_game()
            name = self.dice.choice(methods)
            few, named = arguments(self.dice, game)
            self.attempt(name, lambda: getattr(game, name)(*few, **named))
            self.assertIsInstance(game.link(), str)
        self.assertGreater(self.told["TypeError"], 0)
        self.assertGreater(self.told["BadInput"], 0)
        self.assertGreater(self.told["answered"], 0)

    def test_objects_that_were_never_made(self):
        whole = {
            bathys.Game: bathys.Game("pearls", players=2, seed=1),
            bathys.Encoding: bathys.Encoding(bathys.Game("pearls", players=2, seed=1)),
            bathys.VectorEnv: bathys.VectorEnv("pearls", 2, players=2, seed=1),
        }
        for kind, one in whole.items():
            for name in dir(one):
                if name.startswith("__") and name not in ("__repr__", "__str__", "__copy__", "__reduce__"):
                    continue
                nothing = kind.__new__(kind)
                with self.assertRaises(TypeError, msg=f"{kind.__name__}.{name}"):
                    value = getattr(nothing, name)
                    value(*([1] if callable(value) else []))
        with self.assertRaises(TypeError):
            bathys.Encoding(bathys.Game.__new__(bathys.Game))
        with self.assertRaises(TypeError):
            whole[bathys.Encoding].observation(bathys.Game.__new__(bathys.Game))

    def test_thought(self):
        game = bathys.Game("pearls", players=2, seed=1)
        for _ in range(CALLS // 20):
            name = self.dice.choice(sorted(SLOW))
            few, named = arguments(self.dice, game)
            named["simulations"] = 1
            self.attempt(name, lambda: getattr(game, name)(*few, **named))

    def test_positions_and_records(self):
        for call in range(CALLS // 5):
            game = self.a_game()
            whole, read = self.dice.choice(
                [(game.position(), bathys.Game.from_position), (game.record(), bathys.Game.from_record)]
            )
            for _ in range(self.dice.choice([1, 1, 3])):
                whole = damaged(self.dice, whole, game)
            other = self.attempt(read.__name__, lambda: read(whole))
            if other is not None and not other.over:
                self.attempt("view", lambda: other.view(0))
                self.attempt("play", lambda: other.play(other.legal()[0]))
                self.attempt("encoding", lambda: bathys.Encoding(other).observation(other, 0))

    def test_encodings(self):
        encoding = bathys.Encoding(bathys.Game("pearls", players=2, seed=1))
        methods = [name for name in dir(bathys.Encoding) if not name.startswith("__")]
        for _ in range(CALLS):
            game = self.dice.choice([None, encoding, bathys.Game("pearls", players=2, seed=1)])
            name = self.dice.choice(methods)
            few, named = arguments(self.dice, game)
            self.attempt(name, lambda: getattr(encoding, name)(*few, **named))
        for _ in range(CALLS // 10):
            self.attempt("Encoding", lambda: bathys.Encoding(anything(self.dice, self.a_game())))

    def test_environments(self):
        methods = ["reset", "step", "sample", "seed", "game", "observations", "masks", "rewards", "dones", "seats"]
        env = bathys.VectorEnv("pearls", 4, players=2, seed=1)
        for call in range(CALLS):
            name = self.dice.choice(methods)
            few, named = arguments(self.dice, env)
            self.attempt(name, lambda: getattr(env, name)(*few, **named))
            if call % 10 == 0:
                env.step(env.sample())

    def test_making_environments(self):
        for _ in range(CALLS // 10):
            few, named = arguments(self.dice, None)
            # A million games are allowed, but are many.
            few = [one if not isinstance(one, int) or one < 300 or one > 2**30 else 7 for one in few]
            named = {name: one for name, one in named.items() if name not in ("n", "threads")}
            self.attempt("VectorEnv", lambda: bathys.VectorEnv(self.dice.choice(["pearls", "otys"]), *few, **named))

    def test_modules(self):
        functions = [bathys.components, bathys.components_hash, bathys._engine._use_components, bathys.Game.from_link,
                     bathys.Game.from_text, bathys.Game]
        for _ in range(CALLS):
            call = self.dice.choice(functions)
            few, named = arguments(self.dice, None)
            self.attempt(str(call), lambda: call(*few, **named))
        file = {**bathys.components("pearls")}
        for _ in range(CALLS // 20):
            self.attempt("use", lambda: bathys._engine._use_components("pearls", damaged(self.dice, file, None)))
        bathys._engine._use_components("pearls", None)

    def test_threads_that_share_everything(self):
        env = bathys.VectorEnv("otys", 20, players=2, seed=1, threads=2)
        game = bathys.Game("otys", players=2, seed=1)
        wrong = []

        def work(number):
            dice = random.Random(number)
            for _ in range(CALLS // 20):
                try:
                    dice.choice(
                        [
                            lambda: env.step(env.sample()),
                            lambda: env.game(dice.randrange(20)).view(0),
                            lambda: env.reset(seed=number),
                            lambda: env.observations.sum(),
                            lambda: game.play(game.legal()[0]),
                            lambda: game.bot("easy", simulations=1),
                            lambda: game.undo(),
                        ]
                    )()
                except EXPECTED:
                    pass
                except Exception as error:
                    wrong.append(error)

        threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])


if __name__ == "__main__":
    unittest.main()

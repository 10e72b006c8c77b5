"""Many games at once: that arrays say what the games say, share memory, and that what cannot be is refused."""

import gc
import json
import threading
import unittest
from pathlib import Path

import bathys
import numpy as np

SET_UPS = [
    ("otys", {"players": 2}),
    ("otys", {"players": 4, "sponsors": "random", "designer_variant": True}),
    ("otys", {"players": 1}),
    ("thesauros", {"players": 2}),
    ("thesauros", {"players": 4, "mode": "mercenaries"}),
    ("thesauros", {"mode": "solo"}),
    ("pearls", {"players": 3}),
]


def environments(n=5, **options):
    return [bathys.VectorEnv(game, n, seed=1, **set_up, **options) for game, set_up in SET_UPS]


def unpacked(env):
    return np.unpackbits(env.masks, axis=1, count=env.encoding.actions, bitorder="little")


def value_of(fields, row, name):
    """What the bytes say of a field: words as words, sets as lists."""
    field = fields[name]
    raw = row[field["at"] : field["at"] + field["size"]]
    if field["kind"] == "set":
        bits = np.unpackbits(raw, bitorder="little")
        return [word for word, bit in zip(field["words"], bits, strict=False) if bit]
    number = int.from_bytes(raw.tobytes(), "little", signed=field["least"] < 0)
    if field["kind"] == "word":
        return field["words"][number - 1] if number else "none"
    return bool(number) if field["kind"] == "flag" else number


class SaysWhatTheViewSays(unittest.TestCase):
    """Walks through a view and asks the bytes for every field of it."""

    def compare(self, view, name, fields, row):
        if isinstance(view, dict):
            for key, value in view.items():
                inner = f"{name}.{key}" if name else key
                if name.startswith("pending[") and name.endswith("]") and inner not in fields and f"{inner}.length" not in fields:
                    continue  # fields of the rule, which lie in "fields"
                self.compare(value, inner, fields, row)
            return
        if isinstance(view, list) and name in fields:
            self.assertEqual(sorted(map(str, view)), sorted(value_of(fields, row, name)), name)
        elif isinstance(view, list) and any(key.startswith(name + ".") and not key.startswith(name + ".length") for key in fields):
            counted = {key.removeprefix(name + "."): value_of(fields, row, key) for key in fields if key.startswith(name + ".")}
            self.assertEqual({word: view.count(word) for word in counted}, counted, name)
        elif isinstance(view, list):
            if f"{name}.length" in fields:
                self.assertEqual(value_of(fields, row, f"{name}.length"), len(view), name)
            for i, item in enumerate(view):
                self.compare(item, f"{name}[{i}]", fields, row)
        else:
            self.compared += 1
            self.assertEqual(value_of(fields, row, name), view, name)

    def test_every_field(self):
        for env in environments(3):
            fields = {field["name"]: field for field in env.encoding.fields()}
            self.compared = 0
            for step in range(60):
                if step % 6 == 0:
                    for i in range(env.games):
                        view = env.game(i).view(int(env.seats[i]))
                        self.compare(view, "", fields, env.observations[i])
                env.step(env.sample())
            self.assertGreater(self.compared, 500, env)

    def test_fields_lie_one_behind_the_other(self):
        for env in environments(1):
            at = 0
            for field in env.encoding.fields():
                self.assertEqual(field["at"], at)
                at += field["size"]
            self.assertEqual(at, env.encoding.size)


class Arrays(unittest.TestCase):
    def test_shapes_and_types(self):
        for env in environments():
            for array, shape, kind in (
                (env.observations, (5, env.encoding.size), np.uint8),
                (env.masks, (5, (env.encoding.actions + 7) // 8), np.uint8),
                (env.seats, (5,), np.uint8),
                (env.dones, (5,), np.uint8),
                (env.rewards, (5, env.players), np.float32),
            ):
                self.assertEqual((array.shape, array.dtype), (shape, np.dtype(kind)))
                self.assertFalse(array.flags.writeable)
                with self.assertRaises(ValueError):
                    array[0] = 0

    def test_they_share_memory_and_outlive_the_games(self):
        env = bathys.VectorEnv("otys", 4, players=2, seed=1)
        masks, observations = env.masks, env.observations
        before = masks.copy()
        env.step(env.sample())
        self.assertTrue(np.shares_memory(masks, env.masks))
        self.assertFalse(np.array_equal(masks, before), "it shows the games as they are now")
        del env
        gc.collect()
        self.assertEqual(observations.shape[0], 4)
        self.assertGreater(int(observations.sum()), 0)

    def test_masks_are_what_is_legal(self):
        for env in environments():
            for _ in range(30):
                for i, bits in enumerate(unpacked(env)):
                    texts = {env.encoding.action_text(index) for index in np.flatnonzero(bits)}
                    self.assertEqual(texts, set(env.game(i).legal(int(env.seats[i]))))
                env.step(env.sample())

    def test_samples_are_of_the_mask(self):
        for env in environments(50):
            for _ in range(50):
                actions = env.sample()
                self.assertTrue(unpacked(env)[np.arange(env.games), actions].all())
                env.step(actions)

    def test_numbers_of_actions_go_both_ways(self):
        for env in environments(1):
            encoding = env.encoding
            for index in range(0, encoding.actions, 7):
                self.assertEqual(encoding.action_index(encoding.action_text(index)), index)


class Seeds(unittest.TestCase):
    def test_the_same_seed_gives_the_same_on_any_number_of_threads(self):
        for one, other in zip(environments(8), environments(8, threads=3), strict=True):
            for _ in range(200):
                actions = one.sample()
                np.testing.assert_array_equal(actions, other.sample())
                one.step(actions)
                other.step(actions)
                for name in ("observations", "masks", "seats", "dones", "rewards"):
                    np.testing.assert_array_equal(getattr(one, name), getattr(other, name), name)

    def test_a_place_plays_the_game_of_its_seed(self):
        for (name, set_up), env in zip(SET_UPS, environments(3), strict=True):
            for i in range(3):
                alone = bathys.Game(name, seed=env.seed(i), **set_up)
                self.assertEqual(alone.position(), env.game(i).position())

    def test_reset(self):
        env = bathys.VectorEnv("otys", 4, players=2, seed=5)
        first = env.observations.copy()
        env.step(env.sample())
        env.reset()
        self.assertFalse(np.array_equal(env.observations, first))
        env.reset(seed=5)
        np.testing.assert_array_equal(env.observations, first)
        env.reset(seed="other")
        self.assertFalse(np.array_equal(env.observations, first))
        self.assertEqual(env.dones.sum(), 0)

    def test_games_that_are_over_are_rewarded_and_followed_by_others(self):
        for reward in ("victory", "points"):
            env = bathys.VectorEnv("pearls", 6, players=2, seed=1, reward=reward)
            ended = 0
            for _ in range(100):
                actions = env.sample()
                before = [env.game(i) for i in range(env.games)]
                env.step(actions)
                for i in range(env.games):
                    before[i].play(env.encoding.action_text(int(actions[i])))
                    outcome = before[i].outcome
                    self.assertEqual(bool(env.dones[i]), outcome["over"])
                    if not outcome["over"]:
                        self.assertFalse(env.rewards[i].any())
                        continue
                    ended += 1
                    winners = outcome["winners"]
                    shares = [2 / len(winners) - 1 if seat in winners else -1 for seat in range(2)]
                    self.assertEqual(env.rewards[i].tolist(), shares if reward == "victory" else outcome["points"])
            self.assertGreater(ended, 6)


class BadInput(unittest.TestCase):
    def test_actions(self):
        env = bathys.VectorEnv("otys", 6, players=2, seed=1)
        good = env.sample()
        before = env.observations.copy()
        illegal = good.copy()
        illegal[4] = env.encoding.action_index("stay")
        for actions, told in (
            (illegal, r'actions\[4\]: \d+: "stay" is not in the mask'),
            (np.full(6, -1), r"actions\[0\]: -1: answers have numbers from 0 to"),
            (np.full(6, 2**40), r"actions\[0\]"),
            (np.full(6, 2**63, np.uint64), r"actions\[0\]"),
            (good[:5], "one answer for each of the 6 games"),
            (good.reshape(2, 3), "one answer for each of the 6 games"),
            (int(good[0]), "one answer for each of the 6 games"),
            (good.astype(float), "whole numbers"),
            (good.astype(bool), "whole numbers"),
            (good.astype(complex), "whole numbers"),
            (["key 1"] * 6, "whole numbers"),
            ([None] * 6, "whole numbers"),
            (None, "whole numbers"),
            (object(), "whole numbers"),
            ([[1], [2, 3]], "whole numbers"),
        ):
            with self.assertRaisesRegex(bathys.BadInput, told):
                env.step(actions)
            np.testing.assert_array_equal(env.observations, before)
        for actions in (good.astype(np.int16), good.tolist(), tuple(good.tolist()), np.repeat(good, 2)[::2]):
            env.reset(seed=1)
            env.step(actions)

    def test_what_an_environment_is_made_of(self):
        for words in (
            ("chess", 4),
            ("otys", 0),
            ("otys", -(2**62)),
            ("otys", 2**40),
            ("otys", 4, 9),
            ("otys", 4, 2, None, "fame"),
            ("otys", 4, 2, [], "points"),
            ("otys", 4, 2, None, "points", 0),
            ("otys", 4, 2, None, "points", 10**6),
        ):
            with self.assertRaises(bathys.BadInput):
                bathys.VectorEnv(*words)
        with self.assertRaises(bathys.BadInput):
            bathys.VectorEnv("otys", 4, players=2, colour="red")
        for words in ((), ("otys",), ("otys", "many"), (3, 4), ("otys", 2**70)):
            with self.assertRaises(TypeError):
                bathys.VectorEnv(*words)

    def test_places_and_numbers(self):
        env = bathys.VectorEnv("otys", 2, players=2, seed=1)
        for wrong in (lambda: env.game(2), lambda: env.seed(-1), lambda: env.encoding.action_text(-1),
                      lambda: env.encoding.action_text(10**9), lambda: env.encoding.action_index("sell metal dreams"),
                      lambda: env.encoding.observation(bathys.Game("otys", players=3)),
                      lambda: env.encoding.observation(bathys.Game("pearls", players=2)),
                      lambda: env.encoding.mask(bathys.Game("pearls", players=2)),
                      lambda: env.encoding.observation(bathys.Game("otys", players=2), 5)):
            with self.assertRaises(bathys.BadInput):
                wrong()

    def test_other_components_end_it(self):
        env = bathys.VectorEnv("otys", 2, players=2, seed=1)
        actions = env.sample()
        file = json.loads(Path("games/otys/data/otys.components.json").read_text(encoding="utf-8"))
        file["start"]["credits"] += 5
        with bathys.use_components("otys", file):
            for wrong in (lambda: env.step(actions), lambda: env.reset(), lambda: env.game(0)):
                with self.assertRaisesRegex(bathys.BadInput, "other components"):
                    wrong()
        env.step(actions)

    def test_numbers_of_answers_are_named_by_their_hash(self):
        def encoding():
            return bathys.Encoding(bathys.Game("otys", players=2, seed=1))

        before = encoding()
        self.assertEqual(before.actions_hash, encoding().actions_hash)
        file = json.loads(Path("games/otys/data/otys.components.json").read_text(encoding="utf-8"))
        file["contracts"][0]["needs"] = {"metal": 2}
        with bathys.use_components("otys", file):
            other = encoding()
            self.assertNotEqual(other.actions_hash, before.actions_hash)
            with self.assertRaisesRegex(bathys.BadInput, "other components"):
                before.action_text(0)
            with self.assertRaisesRegex(bathys.BadInput, "other components"):
                before.action_index("key 1")

    def test_one_thread_at_a_time(self):
        env = bathys.VectorEnv("thesauros", 300, players=4, seed=1)
        told = []

        def play():
            for _ in range(60):
                try:
                    env.step(env.sample())
                except bathys.BadInput as error:
                    told.append(str(error))

        threads = [threading.Thread(target=play) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertTrue(all("another thread" in one or "not in the mask" in one for one in told), told[:3])
        env.step(env.sample())


if __name__ == "__main__":
    unittest.main()

"""The examples, in short form."""

import contextlib
import csv
import io
import json
import sys
import tempfile
import unittest
from pathlib import Path

import bathys
import numpy as np

sys.path.insert(0, "python/examples")
import records_table  # noqa: E402
import train_policy  # noqa: E402


class Training(unittest.TestCase):
    def test_a_policy_learns_to_beat_random(self):
        with contextlib.redirect_stdout(io.StringIO()) as told:
            policy, shares = train_policy.train("pearls", rounds=12, games=200, rate=0.1, seed=1, players=2)
        self.assertEqual(told.getvalue().count("\n"), 12)
        _, share = train_policy.Table("pearls", 400, 99, players=2).play(policy)
        self.assertGreater(share, 0.6, shares)
        untaught = train_policy.Policy(policy.eyes, policy.actions)
        _, before = train_policy.Table("pearls", 400, 99, players=2).play(untaught)
        self.assertLess(before, 0.58)


class Records(unittest.TestCase):
    def folder_of_games(self, folder):
        for seed in range(3):
            game = bathys.Game("pearls", players=2 + seed % 2, seed=seed)
            while not game.over and seed != 2:
                game.play(game.bot("random", seed=seed))
            bathys.save(game, folder / f"game{seed}.json")
        (folder / "bad.json").write_text("{")
        (folder / "notes.md").write_text("not a record")
        return folder

    def test_a_folder_becomes_a_table(self):
        with tempfile.TemporaryDirectory() as name, contextlib.redirect_stderr(io.StringIO()) as told:
            folder = self.folder_of_games(Path(name))
            games = records_table.table(folder)
            records_table.write_csv(games, folder / "games.csv")
            with (folder / "games.csv").open(encoding="utf-8") as file:
                rows = list(csv.DictReader(file))
            record = json.loads((folder / "game0.json").read_text(encoding="utf-8"))
            outcome = bathys.load(folder / "game0.json").outcome
        self.assertIn("bad.json", told.getvalue())
        self.assertNotIn("notes.md", told.getvalue())
        self.assertEqual(games["file"].tolist(), ["game0.json", "game1.json", "game2.json"])
        self.assertEqual(games["over"].tolist(), [True, True, False])
        self.assertEqual(games["seed"][0], record["seed"])
        self.assertEqual([games["points_0"][0], games["points_1"][0]], outcome["points"])
        self.assertTrue(np.isnan(games["points_2"][0]) and not np.isnan(games["points_2"][1]))
        self.assertEqual([row["players"] for row in rows], ["2", "3", "2"])
        with contextlib.redirect_stdout(io.StringIO()) as shown:
            records_table.tell(games)
        self.assertIn("pearls: 2 games", shown.getvalue())


if __name__ == "__main__":
    unittest.main()

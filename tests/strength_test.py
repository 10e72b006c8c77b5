"""The table of strength is played in pieces that stay, are not played twice and never mixed up: strength_test.py PROGRAM"""

import importlib.util
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else "build/bathys"
SCRIPT = Path("bench/strength.py")
spec = importlib.util.spec_from_file_location("strength", SCRIPT)
strength = importlib.util.module_from_spec(spec)
sys.modules["strength"] = strength  # its classes look for their module
spec.loader.exec_module(strength)


class Strength(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.pieces = self.folder / "simulations" / "otys-quick"

    def run_script(self, *words):
        command = [sys.executable, "-B", str(SCRIPT), "--program", PROGRAM, "--folder", str(self.folder), "--nice", "0"]
        return subprocess.run(
            [*command, "--budget", "simulations", "--rows", "otys-quick", *words], capture_output=True, text=True
        )

    def table(self, *words):
        done = self.run_script(*words)
        self.assertEqual(0, done.returncode, done.stderr)
        return done.stdout.splitlines()[2].split(" | ")

    def test_it_goes_on_where_it_was_broken_off(self):
        self.assertEqual("4 of 4", self.table("--games", "4", "--piece", "2")[3])
        first = (self.pieces / "0000.json").read_text()
        (self.pieces / "0001.json").unlink()
        self.assertEqual("2 of 6", self.table("--games", "6", "--table")[3])
        self.assertEqual("6 of 6", self.table("--games", "6", "--piece", "2", "--jobs", "2")[3])
        self.assertEqual(first, (self.pieces / "0000.json").read_text())
        seeds = [json.loads(file.read_text())["seed"] for file in sorted(self.pieces.iterdir())]
        self.assertEqual(["strength-0", "strength-1", "strength-2"], seeds)

    def test_wins_are_summed_up(self):
        text = self.table("--games", "4", "--piece", "2")[4]
        wins = sum(json.loads(file.read_text())["seats"][0]["wins"] for file in self.pieces.iterdir())
        self.assertTrue(text.startswith(f"{100 * wins / 4:.1f}% ("), text)

    def test_pieces_of_another_match_are_not_counted(self):
        self.table("--games", "2", "--piece", "2")
        file = self.pieces / "0000.json"
        file.write_text(file.read_text().replace('"greedy"', '"random"'))
        done = self.run_script("--table")
        self.assertNotEqual(0, done.returncode)
        self.assertIn("another match", done.stderr)

    def test_a_row_that_is_not_there_is_named(self):
        done = self.run_script("--rows", "chess")
        self.assertIn('there is no row "chess"', done.stderr)

    def test_a_row_is_reached_by_the_lower_end_alone(self):
        low, high = strength.wilson(90, 100)
        self.assertAlmostEqual(0.8256, low, places=4)
        self.assertAlmostEqual(0.9448, high, places=4)
        self.assertEqual("reached", strength.judgement(85.0, 91, 85))
        self.assertEqual("**not shown**", strength.judgement(84.9, 91, 85))
        self.assertEqual("**not reached**", strength.judgement(70, 84.9, 85))

    def test_seats_share_the_pieces_evenly(self):
        for row in strength.ROWS:
            players = len(row.seats.split(","))
            self.assertEqual(0, row.games % players, row.name)
            self.assertEqual(0, row.piece % players, row.name)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

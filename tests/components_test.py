#!/usr/bin/env python3
"""The program with another component file: components_test.py PROGRAM. What the engine plays, and one line for what is wrong."""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = str(Path(sys.argv.pop(1)).resolve())


def run(words, typed=""):
    return subprocess.run([PROGRAM, *words], input=typed, capture_output=True, text=True, timeout=60, check=False)


class OtherComponents(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = Path(folder.name) / "mine.json"

    def write(self, fee):
        components = json.loads((ROOT / "games/otys/data/otys.components.json").read_text())
        components["divers"]["spy"]["fee"] = fee
        self.file.write_text(json.dumps(components))
        return ["--components", str(self.file)]

    def record(self, words):
        asked = [{"id": 1, "cmd": "new", "game": "otys"}, {"id": 2, "cmd": "record"}]
        done = run(["engine", *words], "".join(json.dumps(line) + "\n" for line in asked))
        return json.loads(done.stdout.splitlines()[1])["record"]

    def test_are_played_and_named_by_the_engine(self):
        usual, other = self.record([]), self.record(self.write(3))
        self.assertNotEqual(usual["components"], other["components"])
        told = json.loads(run(["data", "otys", "--json", "--components", str(self.file)]).stdout)
        self.assertEqual(other["components"], told["components_hash"])

    def test_that_cannot_be_are_one_line_and_exit_code_2(self):
        for command in ("sim otys", "play otys", "engine", "bench", "train otys", "data otys", "replay otys.1.A"):
            done = run([*command.split(), *self.write(99)])
            self.assertEqual(done.returncode, 2, command)
            self.assertEqual(done.stderr.count("\n"), 1, command)
            self.assertIn("mine.json, divers.spy.fee: a whole number from", done.stderr)


if __name__ == "__main__":
    unittest.main()

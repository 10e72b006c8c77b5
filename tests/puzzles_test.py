"""A hunt for puzzles that is broken off and gone on with: puzzles_test.py PROGRAM"""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM = str(Path(sys.argv[1]).resolve()) if len(sys.argv) > 1 else "bathys"
HUNT = "puzzles pearls --seed s40 --looking 200 --confirming 400".split()


def hunt(file, count, *more):
    words = [PROGRAM, *HUNT, "--count", str(count), "--out", str(file), *more]
    return subprocess.run(words, capture_output=True, text=True, check=False)


class Hunt(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = Path(folder.name) / "mine.json"

    def test_goes_on_where_it_was_broken_off(self):
        whole = self.file.with_name("whole.json")
        self.assertEqual(hunt(whole, 2).returncode, 0)
        self.assertEqual(hunt(self.file, 1).returncode, 0)
        self.assertLess(len(self.file.read_text()), len(whole.read_text()))
        self.assertEqual(hunt(self.file, 2, "--threads", "1").returncode, 0)
        self.assertEqual(self.file.read_text(), whole.read_text())
        self.assertEqual(hunt(self.file, 1).returncode, 0)
        self.assertEqual(self.file.read_text(), whole.read_text(), "what is there is kept")

    def test_writes_over_nothing_that_it_did_not_make(self):
        self.assertEqual(hunt(self.file, 1).returncode, 0)
        made = self.file.read_text()
        for kept, more, why in (
            (made, ["--screening", "50"], "mine.json was made by another command: bathys puzzles pearls --count 1"),
            (made.replace('"rules":', '"rules":9'), [], "holds no puzzles to go on with"),
            ("[]", [], "holds no puzzles to go on with"),
            ("dear diary", [], "holds no puzzles to go on with"),
        ):
            with self.subTest(kept=kept[:20], more=more):
                self.file.write_text(kept)
                done = hunt(self.file, 2, *more)
                self.assertEqual(done.returncode, 2, done.stderr)
                self.assertIn(why, done.stderr)
                self.assertEqual(done.stderr.count("\n"), 1)
                self.assertEqual(self.file.read_text(), kept)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

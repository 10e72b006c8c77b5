"""The Python of docs/python.md, typed into the cells of one notebook after the other."""

import contextlib
import io
import os
import re
import tempfile
import unittest
from pathlib import Path

import bathys

ROOT = Path.cwd()


def cells():
    text = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    return re.findall(r"```python\n(.*?)```", text, re.S)


def shortened(cell):
    """The same with less to learn: whether it learns is tested with the examples."""
    return cell.replace("rounds=5, games=128", "rounds=2, games=8")


class Notebook(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.addCleanup(os.chdir, ROOT)
        for name in ("python", "games"):
            Path(folder.name, name).symlink_to(ROOT / name)
        os.chdir(folder.name)

    def test_every_cell_runs(self):
        names = {"__name__": "notebook"}
        told = io.StringIO()
        self.assertGreater(len(cells()), 5)
        self.assertTrue(any(shortened(cell) != cell for cell in cells()))
        for cell in cells():
            with self.subTest(cell), contextlib.redirect_stdout(told):
                exec(shortened(cell), names)  # noqa: S102
        self.assertEqual(len(names["shares"]), 2)
        self.assertRegex(names["one"].encoding.action_text(int(names["chosen"][0])), "^(key|x) ")
        self.assertEqual(names["mine"]["divers"]["spy"]["fee"], 3)
        self.assertEqual(bathys.components("otys")["divers"]["spy"]["fee"], 1, "what was built in is in play again")
        self.assertTrue(bathys.load("game.json").over)
        self.assertIn("round   2:", told.getvalue())


if __name__ == "__main__":
    unittest.main()

"""The tables of the encodings in the documents are what the engine says."""

import subprocess
import sys
import unittest


class Documents(unittest.TestCase):
    def test_the_tables_are_true(self):
        told = subprocess.run([sys.executable, "-B", "tools/encodings.py"], capture_output=True, text=True)
        self.assertEqual((told.returncode, told.stdout + told.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main()

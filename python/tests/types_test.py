"""The types that people's editors read: the package, the examples, and the stub against the module itself."""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PACKAGE = Path(os.environ["PYTHONPATH"].split(":")[0])
# NumPy's own types are dear to read, and read once.
CACHE = tempfile.TemporaryDirectory()


def run(*words):
    environment = {**os.environ, "MYPY_CACHE_DIR": CACHE.name, "MYPYPATH": str(PACKAGE)}
    told = subprocess.run([sys.executable, "-m", *words], capture_output=True, text=True, env=environment)
    return told.returncode, told.stdout + told.stderr


class Types(unittest.TestCase):
    def test_package_and_examples(self):
        examples = sorted(map(str, Path("python/examples").glob("*.py")))
        status, told = run("mypy", "--strict", "--no-error-summary", "-p", "bathys")
        self.assertEqual(status, 0, told)
        if examples:
            status, told = run("mypy", "--strict", "--no-error-summary", *examples)
            self.assertEqual(status, 0, told)

    def test_the_stub_says_what_is_there(self):
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as known:
            # Classes made by pybind11 have a type of their own.
            known.write("bathys._engine.[A-Za-z]+\n")
            known.flush()
            status, told = run("mypy.stubtest", "bathys._engine", "--concise", "--allowlist", known.name)
        self.assertEqual(status, 0, told)


if __name__ == "__main__":
    unittest.main()

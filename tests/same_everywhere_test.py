"""What decides in a game or for a bot is the same on every platform: same_everywhere_test.py PROGRAM

What a function of the mathematical library returns is each platform's own: the last digit of an exponential would decide
between two answers on one machine and not on another. Adding, multiplying, dividing and taking a square root are the same
everywhere, as long as no product is added to something without being rounded first, as some processors can.
"""

import json
import re
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

BUILD = Path(sys.argv[1]).resolve().parent if len(sys.argv) > 1 else Path("build")
#: Whose code decides: rules, bots, the coach, and what is told of them.
DECIDES = ("core", "games", "bots", "wire", "words")
#: Where something is counted with fractions.
FRACTIONS = ("bots", "lab", "cli")
OBJECTS = {f"bathys_{name}.dir" for name in (*FRACTIONS, "faces")}
#: As C and C++ name them; with f and l for the other widths, and as compilers call them for finite numbers.
FUNCTIONS = (
    "acos acosh asin asinh atan atan2 atanh cbrt cos cosh erf erfc exp exp10 exp2 expm1 fma hypot lgamma log log10 log1p "
    "log2 pow powi sin sincos sinh tan tanh tgamma"
).split()
SYMBOL = re.compile(rf"^_*({'|'.join(FUNCTIONS)})[fl]?(_finite)?(@.*)?$")


def libraries():
    return sorted(file for folder in DECIDES for file in (BUILD / folder).rglob("lib*.a"))


def compiled():
    """The command of every source of the folders that count with fractions; those of tests decide nothing."""
    for entry in json.loads((BUILD / "compile_commands.json").read_text()):
        words = entry["command"].split()
        output = Path(words[words.index("-o") + 1])
        if output.parts[0] in FRACTIONS and output.parts[2] in OBJECTS:
            yield output, words


def wanted_by(library):
    """The symbols that a library takes from elsewhere."""
    told = subprocess.run(["nm", "--undefined-only", library], capture_output=True, text=True, check=True).stdout
    return {line.split()[-1] for line in told.splitlines() if line.strip() and not line.endswith(":")}


@unittest.skipUnless(shutil.which("nm"), "needs nm")
class SameEverywhere(unittest.TestCase):
    def test_no_library_that_decides_takes_a_function_of_the_mathematical_library(self):
        self.assertGreaterEqual(len(libraries()), len(DECIDES), f"the libraries in {BUILD} have moved")
        for library in libraries():
            with self.subTest(library=library.name):
                symbols = wanted_by(library)
                self.assertGreater(len(symbols), 0)
                self.assertEqual([], sorted(filter(SYMBOL.match, symbols)))

    def test_products_are_rounded_before_they_are_added_to(self):
        commands = list(compiled())
        self.assertEqual(set(FRACTIONS), {output.parts[0] for output, _ in commands}, f"{BUILD} has moved")
        for output, words in commands:
            with self.subTest(output=output):
                self.assertIn("-ffp-contract=off", words)

    def test_such_a_function_would_be_found(self):
        for symbol in ("exp", "expf", "logl", "pow@GLIBC_2.29", "__exp_finite"):
            self.assertTrue(SYMBOL.match(symbol), symbol)
        for symbol in ("sqrt", "explain", "_ZN6bathys4lookEv", "memcpy"):
            self.assertFalse(SYMBOL.match(symbol), symbol)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

"""What a guide quotes must stand in the file it names."""

import tempfile
import unittest
from pathlib import Path

import check_guide

FILE = "int a() {\n  return 1;\n}\n\nint b() {\n  return 2;\n}\n"


class Guides(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        (self.root / "code.cpp").write_text(FILE, encoding="utf-8")

    def problems(self, code, source="[code.cpp](../code.cpp):\n\n"):
        return check_guide.check(f"Text.\n\n{source}```cpp\n{code}```\n", "guide.md", self.root)

    def test_may_quote_lines(self):
        self.assertEqual([], self.problems("int a() {\n  return 1;\n}\n"))
        self.assertEqual([], self.problems("  return 2;\n"))

    def test_may_leave_something_out(self):
        self.assertEqual([], self.problems("int a() {\n// …\n  return 2;\n"))
        self.assertEqual(1, len(self.problems("int b() {\n// …\n  return 1;\n")))

    def test_may_stand_in_a_list(self):
        text = "1. Text:\n\n   [code.cpp](../code.cpp):\n\n   ```cpp\n   int a() {\n     return 1;\n   ```\n"
        self.assertEqual([], check_guide.check(text, "guide.md", self.root))

    def test_must_not_quote_what_is_not_there(self):
        self.assertEqual(["guide.md:5: code.cpp does not have these lines"], self.problems("int c() {\n"))
        self.assertEqual(1, len(self.problems("nt a() {\n")), "half a line")
        self.assertEqual(1, len(self.problems("return 1;\n")), "another indentation")

    def test_must_name_their_files(self):
        self.assertEqual(["guide.md:3: the block does not say which file it is from"], self.problems("int a() {\n", ""))
        gone = self.problems("int a() {\n", "[gone.cpp](../gone.cpp):\n\n")
        self.assertEqual(["guide.md:5: there is no gone.cpp"], gone)

    def test_the_guide_to_a_new_game_is_true(self):
        text = (check_guide.ROOT / check_guide.GUIDE).read_text(encoding="utf-8")
        self.assertGreater(len(check_guide.quotes(text)), 8)
        self.assertEqual([], check_guide.check(text, check_guide.GUIDE, check_guide.ROOT))


if __name__ == "__main__":
    unittest.main()

"""A section without its number, its test, its line in the map, or a ruling without its test is found and named."""

import tempfile
import unittest
from pathlib import Path

import check_rulebook


class ATree(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = Path(self.folder.name)
        self.write("games/otys/rules/2_turn/2_4_propeller.cpp", "// Otys 2.4 A battery drives a propeller.\n// D5: not now.\n")
        self.write("games/otys/rules/2_turn/2_4_propeller_test.cpp", "TEST_F(Propeller, D5IsRefused) {}\n")
        self.write("docs/otys/rulebook-map.md", "| 2.4 | 2_4_propeller.cpp | 2_4_propeller_test.cpp |\n")
        self.write("docs/otys/rulings.md", "| id | question |\n|---|---|\n| D5 | and then? |\n")

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def problems(self):
        return check_rulebook.problems(self.root)

    def test_a_tree_in_order_has_no_problem(self):
        self.assertEqual([], self.problems())

    def test_a_wrong_section_number_is_named(self):
        self.write("games/otys/rules/2_turn/2_4_propeller.cpp", "// Otys 2.5 A battery drives a propeller. D5\n")
        self.assertEqual(1, len(self.problems()))
        self.assertIn("2_4_propeller.cpp: the first line", self.problems()[0])

    def test_a_missing_test_is_named(self):
        (self.root / "games/otys/rules/2_turn/2_4_propeller_test.cpp").unlink()
        self.assertTrue(any("has no sibling test 2_4_propeller_test.cpp" in p for p in self.problems()))

    def test_a_file_that_the_map_does_not_list_is_named(self):
        self.write("docs/otys/rulebook-map.md", "| 2.4 | 2_4_propeller.cpp | |\n")
        self.assertTrue(any("does not list 2_4_propeller_test.cpp" in p for p in self.problems()))

    def test_a_ruling_without_a_test_named_after_it_is_named(self):
        self.write("games/otys/rules/2_turn/2_4_propeller_test.cpp", "TEST_F(Propeller, D51IsAnotherOne) {}\n")
        self.assertEqual(["no test is named after D5"], self.problems())

    def test_a_ruling_cited_nowhere_is_named(self):
        self.write("docs/otys/rulings.md", "| D7 | a spy copies a spy |\n")
        self.assertEqual(["D7 is cited nowhere in games/otys", "no test is named after D7"], self.problems())


if __name__ == "__main__":
    unittest.main()

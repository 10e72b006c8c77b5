"""A section without its number, its test, its line in the map, or a ruling without its test is found and named."""

import tempfile
import unittest
from pathlib import Path

import check_rulebook

MAP = "| 2.4 | [`{0}.cpp`](rules/{0}.cpp) | [`{0}_test.cpp`](rules/{0}_test.cpp) |\n"


class ATree(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = Path(self.folder.name)
        self.write("games/otys/rules/2_turn/2_4_propeller.cpp", "// Otys 2.4 A battery drives it.\n// D5: not now.\n")
        self.write("games/otys/rules/2_turn/2_4_propeller_test.cpp", "TEST_F(Propeller, D5IsRefused) {}\n")
        self.write("docs/otys/rulebook-map.md", MAP.format("2_4_propeller"))
        self.write("docs/otys/rulings.md", "| id | question |\n|---|---|\n| D5 | and then? |\n")

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def problems(self):
        return check_rulebook.problems(self.root)

    def test_a_tree_in_order_has_no_problem(self):
        self.assertEqual([], self.problems())

    def test_a_section_without_rules_help(self):
        self.write("words/en/otys.json", '{"otys": {"rule": {"title.2.4": "Propeller"}}}')
        self.assertEqual(['words/en/otys.json: "otys.rule.2.4" is missing'], self.problems())
        self.write("words/en/otys.json", '{"otys": {"rule": {"title.2.4": "Propeller", "2.4": "It moves."}}}')
        self.assertEqual([], self.problems())

    def test_a_second_game_is_checked_too(self):
        self.write("games/pearls/rules/v_more/v_1_auction.cpp", "// Pearls V.1 Bids rise.\n")
        self.write("docs/pearls/rulebook-map.md", MAP.format("v_1_auction"))
        self.write("docs/pearls/rulings.md", "| D5 | and here? |\n")
        self.assertEqual(
            [
                "games/pearls/rules/v_more/v_1_auction.cpp: has no sibling test v_1_auction_test.cpp",
                "D5 is cited nowhere in games/pearls",
                "no test of games/pearls is named after D5",
            ],
            self.problems(),
        )

    def test_a_wrong_section_number_is_named(self):
        self.write("games/otys/rules/2_turn/2_4_propeller.cpp", "// Otys 2.5 A battery drives a propeller. D5\n")
        self.assertEqual(1, len(self.problems()))
        self.assertIn("2_4_propeller.cpp: the first line", self.problems()[0])

    def test_a_section_in_another_chapter_is_named(self):
        (self.root / "games/otys/rules/2_turn").rename(self.root / "games/otys/rules/20_turn")
        self.assertEqual(["games/otys/rules/20_turn/2_4_propeller.cpp: is not a section of 20_turn"], self.problems())

    def test_a_missing_test_is_named(self):
        (self.root / "games/otys/rules/2_turn/2_4_propeller_test.cpp").unlink()
        self.assertTrue(any("has no sibling test 2_4_propeller_test.cpp" in p for p in self.problems()))

    def test_a_file_that_the_map_does_not_list_is_named(self):
        self.write("docs/otys/rulebook-map.md", "| 2.4 | [`2_4_propeller.cpp`](rules/2_4_propeller.cpp) | |\n")
        self.assertTrue(any("does not list 2_4_propeller_test.cpp" in p for p in self.problems()))

    def test_a_file_is_not_listed_by_a_longer_name(self):
        self.write("docs/otys/rulebook-map.md", MAP.format("1_2_4_propeller"))
        self.assertEqual(2, sum("does not list" in p for p in self.problems()))

    def test_a_ruling_without_a_test_named_after_it_is_named(self):
        self.write("games/otys/rules/2_turn/2_4_propeller_test.cpp", "TEST_F(Propeller, D51IsAnotherOne) {}\n")
        self.assertEqual(["no test of games/otys is named after D5"], self.problems())

    def test_a_test_may_name_two_rulings(self):
        self.write("games/otys/rules/2_turn/2_4_propeller_test.cpp", "TEST_F(Propeller, D4D5AreBothKept) {}\n")
        self.assertEqual([], self.problems())

    def test_a_ruling_cited_nowhere_is_named(self):
        self.write("docs/otys/rulings.md", "| D7 | a spy copies a spy |\n")
        self.assertEqual(
            ["D7 is cited nowhere in games/otys", "no test of games/otys is named after D7"], self.problems()
        )

    def test_a_ruling_kept_by_design_needs_a_test_but_no_citation(self):
        self.write("docs/otys/rulings.md", "| D5 | and then? |\n| D7 | never? |\n\n- D7: it cannot be.\n")
        self.assertEqual(["no test of games/otys is named after D7"], self.problems())


class SectionOf(unittest.TestCase):
    def test_reads_the_number_from_the_name(self):
        for name, section in {
            "2_4_propeller.cpp": "2.4",
            "3_1_sponsor_1.cpp": "3.1",
            "1_income.cpp": "1",
            "3_2_resolution.cpp": "3.2",
            "3_2_10_authorities.cpp": "3.2.10",
            "3_2_5_1_sea_turn.cpp": "3.2.5.1",
            "v_1_auction.cpp": "V.1",
            "s_1_rival.cpp": "S.1",
            "s_solo": "S",
            "3_1_placement": "3.1",
            "helpers.cpp": "",
        }.items():
            self.assertEqual(section, check_rulebook.section_of(name), name)


if __name__ == "__main__":
    unittest.main()

"""Broken component data of Pearls stops the build, and the message names the culprit."""

import copy
import json
import unittest
from pathlib import Path

import bake_pearls
import baking

ROOT = Path(__file__).resolve().parent.parent
PEARLS = json.loads((ROOT / "games/pearls/data/pearls.components.json").read_text(encoding="utf-8"))


class BrokenData(unittest.TestCase):
    def setUp(self):
        self.data = copy.deepcopy(PEARLS)

    def assert_stops(self, *lines):
        with self.assertRaises(baking.Stop) as caught:
            bake_pearls.bake(self.data)
        self.assertEqual(list(lines), caught.exception.lines)

    def test_a_lost_pearl(self):
        self.data["pearls"]["worth"].pop()
        self.assert_stops("pearls, worth: must have 12 entries, not 11")

    def test_a_purse_that_no_hand_holds(self):
        self.data["purses"]["coins"][3] = 10
        self.assert_stops("purses, coins, entry 4: must be a whole number from 1 to 9, not 10")

    def test_two_equal_purses(self):
        self.data["purses"]["coins"][3] = 4
        self.assert_stops("purses, coins: no two may be the same")

    def test_no_rounds(self):
        self.data["rounds"]["most"] = 0
        self.assert_stops("rounds, most: must be a whole number from 1 to 12, not 0")

    def test_a_value_from_nowhere(self):
        del self.data["rounds"]["provenance"]
        self.assert_stops('rounds: the field "provenance" is missing')

    def test_a_missing_section(self):
        del self.data["purses"]
        self.assert_stops('the file: the field "purses" is missing')


class GoodData(unittest.TestCase):
    def test_is_written_as_tables_and_as_text(self):
        text = bake_pearls.bake(PEARLS)
        self.assertIn("inline constexpr std::array<u8, 4> kCoinsData = {4, 5, 6, 7};\n", text)
        self.assertIn("kComponentsText", text)


if __name__ == "__main__":
    unittest.main()

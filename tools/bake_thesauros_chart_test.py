"""A chart that cannot be drawn stops the build, and the message names the culprit."""

import copy
import json
import unittest
from pathlib import Path

import bake_thesauros_chart
import baking

ROOT = Path(__file__).resolve().parent.parent
CHART = json.loads((ROOT / "games/thesauros/data/thesauros.chart.json").read_text(encoding="utf-8"))


class Chart(unittest.TestCase):
    def setUp(self):
        self.data = copy.deepcopy(CHART)

    def assert_stops(self, *lines):
        with self.assertRaises(baking.Stop) as caught:
            bake_thesauros_chart.bake(self.data)
        self.assertEqual(list(lines), caught.exception.lines)

    def test_is_written_as_a_table(self):
        self.assertIn('    {"PORT", 2, 1},\n', bake_thesauros_chart.bake(self.data))

    def test_a_space_below_the_chart(self):
        self.data["places"]["PORT"] = [7, 1]
        self.assert_stops("places, PORT, row: must be a whole number from 0 to 6, not 7")

    def test_a_space_beyond_the_chart(self):
        self.data["places"]["PORT"] = [2, 75]
        self.assert_stops("places, PORT, entry 2: must be a whole number from 0 to 74, not 75")

    def test_half_a_place(self):
        self.data["places"]["PORT"] = [2]
        self.assert_stops("places, PORT: must have 2 entries, not 1")

    def test_two_spaces_at_one_place(self):
        self.data["places"]["F1"] = self.data["places"]["PORT"]
        self.assert_stops("places: no two may be the same")


if __name__ == "__main__":
    unittest.main()

"""Files of puzzles become C++, or are refused with what is wrong."""

import unittest

import bake_puzzles
import baking

HEAD = '{"bathys_puzzles":1,"game":"otys","puzzles":['


class Puzzles(unittest.TestCase):
    def assert_stops(self, text, *lines):
        with self.assertRaises(baking.Stop) as caught:
            bake_puzzles.bake([("a.json", text)])
        self.assertEqual(list(lines), caught.exception.lines)

    def test_are_texts_of_their_own(self):
        text = bake_puzzles.bake([("a.json", HEAD + '\n{"id":"1"},\n{"id":"2"}\n]}\n')])
        self.assertIn('constexpr std::string_view k_otys[] = {\n    "{\\"id\\":\\"1\\"}"sv,\n', text)
        self.assertIn('\\"puzzles\\":[]}", k_otys},\n', text)

    def test_of_no_game(self):
        self.assertIn("kBooks{\n};", bake_puzzles.bake([]))

    def test_written_otherwise(self):
        self.assert_stops("{}", "a.json: is not written as bathys puzzles writes it")
        self.assert_stops(HEAD + "\n]}\n", "a.json: has no puzzle")

    def test_that_are_no_json(self):
        self.assert_stops(HEAD + '\n{"id"},\n{}\n]}\n', "a.json, puzzle 1: is no JSON")

    def test_that_are_too_long(self):
        long = '{"id":"' + "x" * baking.MAX_LITERAL_BYTES + '"}'
        self.assert_stops(HEAD + f"\n{long}\n]}}\n", "a.json, puzzle 1: is longer than 65535 bytes")


if __name__ == "__main__":
    unittest.main()

"""What a judge has learned becomes C++, or is refused with what is wrong."""

import unittest

import bake_weights
import baking

ROW = " ".join(["1"] * 32)


class Weights(unittest.TestCase):
    def assert_stops(self, text, *lines):
        with self.assertRaises(baking.Stop) as caught:
            bake_weights.bake(text, "a.weights")
        self.assertEqual(list(lines), caught.exception.lines)

    def test_are_numbers_in_their_order(self):
        last = " ".join(map(str, range(-16, 16)))
        text = bake_weights.bake(f"# made so\ninputs 1 units 32\n{ROW}\n{ROW}\n{last}\n")
        self.assertIn("constexpr int kInputs = 1;\n", text)
        self.assertIn("    -16, -15, ", text)
        self.assertEqual(96, text.split("{")[1].count(","))

    def test_that_are_empty(self):
        self.assert_stops("", 'a.weights: "inputs N units 32" is expected first')

    def test_with_a_line_missing(self):
        self.assert_stops(f"inputs 1 units 32\n{ROW}\n{ROW}\n", "a.weights: 3 lines of weights are expected, not 2")

    def test_with_numbers_that_are_none(self):
        text = f"inputs 1 units 32\n{ROW}\n1 2\n{ROW.replace('1', 'x')}\n"
        self.assert_stops(
            text,
            "a.weights, line 2 of the weights: 32 numbers are expected, not 2",
            "a.weights, line 3 of the weights: whole numbers are expected",
        )

    def test_with_numbers_that_are_too_large(self):
        text = f"inputs 1 units 32\n{ROW}\n{ROW}\n{ROW.replace('1', '40000')}\n"
        self.assert_stops(text, "a.weights, line 3 of the weights: numbers from -32768 to 32767 are expected")


if __name__ == "__main__":
    unittest.main()

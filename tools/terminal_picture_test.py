"""Tests of terminal_picture.py."""

import unittest
import xml.etree.ElementTree as ElementTree

import terminal_picture

SVG = "{http://www.w3.org/2000/svg}"


def drawn(capture):
    return ElementTree.fromstring(terminal_picture.picture(capture, "A title"))


class TerminalPicture(unittest.TestCase):
    def test_is_as_large_as_the_screen(self):
        picture = drawn("abc\nde\n\n")
        self.assertEqual(picture.get("height"), str(2 * terminal_picture.CELL_HEIGHT + 2 * terminal_picture.MARGIN))

    def test_puts_text_at_its_column(self):
        text = drawn("  abc").find(f".//{SVG}text")
        self.assertEqual(text.text, "abc")
        self.assertAlmostEqual(float(text.get("x")), terminal_picture.MARGIN + 2 * terminal_picture.CELL_WIDTH, places=1)

    def test_paints_text_and_ground(self):
        picture = drawn("\x1b[1;38;5;196;48;5;17mM\x1b[0m.")
        first, second = picture.iter(f"{SVG}text")
        self.assertEqual((first.get("fill"), first.get("font-weight")), ("#ff0000", "bold"))
        self.assertEqual(second.get("fill"), terminal_picture.INK)
        self.assertEqual([rect.get("fill") for rect in picture.iter(f"{SVG}rect")][1:], ["#00005f"])

    def test_knows_all_ways_to_name_a_colour(self):
        for code, colour in (("31", "#cd3131"), ("91", "#f14c4c"), ("38;2;1;2;3", "#010203"), ("38;5;244", "#808080")):
            self.assertEqual(drawn(f"\x1b[{code}mx").find(f".//{SVG}text").get("fill"), colour)

    def test_a_colour_goes_on_to_the_next_line(self):
        fills = [text.get("fill") for text in drawn("\x1b[31ma\nb\x1b[39m\nc").iter(f"{SVG}text")]
        self.assertEqual(fills, ["#cd3131", "#cd3131", terminal_picture.INK])

    def test_keeps_every_gap(self):
        # Browsers collapse plain spaces, and would stretch the letters instead.
        for text in drawn("a  b \x1b[31m c   d\n").iter(f"{SVG}text"):
            self.assertNotIn("  ", text.text)
        (text,) = drawn("a  b").iter(f"{SVG}text")
        self.assertEqual(text.text, "a\u00a0\u00a0b")

    def test_escapes_what_is_markup(self):
        self.assertEqual(drawn("M/P>2 <&").find(f".//{SVG}text").text, "M/P>2 <&")


if __name__ == "__main__":
    unittest.main()

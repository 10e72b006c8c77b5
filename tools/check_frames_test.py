#!/usr/bin/env python3
"""Tests of check_frames.py."""

import unittest

import check_frames

RULE = """namespace bathys::mini {
namespace dab {

void describe(Archive& archive, Words& words) { field(archive, "colour", words.colour); }
u8 colour_of(const Frame& frame) { return words_of<Words>(frame).colour; }

}  // namespace dab
namespace dot {
// void describe(Archive& archive, Words& words) {}
int size_of(const Frame& frame) { return words_of<Words>(frame).size; }

}  // namespace dot
}  // namespace bathys::mini
"""


class Frames(unittest.TestCase):
    def found(self, text):
        return check_frames.problems_of("rule.cpp", text)

    def test_are_read_by_the_rule_that_describes_them(self):
        self.assertEqual(self.found(RULE), ["rule.cpp:10: reads dot::Words, the words of another file's rule"])

    def test_are_read_by_the_rule_that_plays_them(self):
        played = RULE.replace("// void describe", "void take(Play& play, const Words& words, Seat seat) {}\n//")
        self.assertEqual(self.found(played), [])

    def test_are_not_owned_by_who_only_declares_them(self):
        declared = RULE.replace("// void describe(Archive& archive, Words& words) {}",
                                "void describe(Archive& archive, Words& words);")  # fmt: skip
        self.assertEqual(len(self.found(declared)), 1)

    def test_may_be_read_by_another_name(self):
        text = RULE.replace("namespace dot {", "namespace dot {\nusing Stage = dab::Words;").replace(
            "return words_of<Words>(frame).size", "return words_of<Stage>(frame).size"
        )
        self.assertEqual(self.found(text), [])

    def test_show_their_bytes_to_nobody(self):
        for code in (
            "frame.args[0] = 1;",
            "return table.pending.top().args[2];",
            "if (at.below()->args[0] != 0) {}",
            "auto bits = std::bit_cast<u64>(frame);",
            "int zone = stack.from_top(depth + 1).args[1];",
        ):
            self.assertEqual(self.found(code), ["rule.cpp:1: takes the bytes of a frame"], code)

    def test_are_no_events_and_no_messages(self):
        for code in ("event.args[0]", "message.args[1] = text::number(2);", "// frame.args[0]", "G::question(view).args[0]"):
            self.assertEqual(self.found(code), [], code)


class TheProject(unittest.TestCase):
    def test_has_no_reader_but_the_rules(self):
        self.assertEqual(check_frames.problems(check_frames.Path(__file__).resolve().parent.parent), [])


if __name__ == "__main__":
    unittest.main()

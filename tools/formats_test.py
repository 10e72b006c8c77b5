"""What the program describes becomes tables and types; what people wrote into the tables stays."""

import unittest

import formats
from formats_typescript import typescript
from formats_words import Names

COLOURS = ["red", "green", "blue", "white", "black", "pink", "grey", "gold", "plum"]


def number(name, least=0, most=3, **more):
    return {"name": name, "type": "number", "least": least, "most": most, **more}


def game():
    rule = {"name": "rule", "type": "word", "words": ["paint"]}
    frame = {"name": "frame", "type": "object", "fields": [rule, number("seat")]}
    brush = {"name": "brush", "type": "object", "fields": [number("hairs")]}
    kind = {"kind": "question", "open": True, "sealed": False, "hidden": False}
    args = [{"type": "seat"}, {"type": "term", "family": "paint.colour"}]
    state = [
        {"name": "setup", "type": "object", "fields": [number("players", 1, 4)]},
        {"name": "pot", "type": "word", "words": [*COLOURS, "none"], "optional": True},
        {"name": "pending", "type": "list", "least": 0, "most": 8, "item": frame},
        {"name": "brushes", "type": "list", "least": 2, "most": 2, "item": brush},
        {"name": "left", "type": "object", "fields": [number(one) for one in ("a", "b", "c")]},
    ]
    return {
        "game": "paint",
        "options": [number("players", 1, 4)],
        "verbs": [{"name": "dip", "fields": [{"name": "colour", "words": COLOURS}]}, {"name": "wait", "fields": []}],
        "state": [*state, number("secret")],
        "view": [{"name": "viewer", "type": "word", "words": ["0", "spectator"]}, *state],
        "facts": [number("coats")],
        "rulebook": [{"rule": "paint", "section": "1.2", **kind, "fields": [number("coat")], "below": []}],
        "events": [{"kind": "dipped", "audience": "everybody", "args": args}],
    }


class Tables(unittest.TestCase):
    def block(self, what, body=""):
        text = f"<!-- generated: paint {what} -->\n{body}<!-- end -->"
        return formats.renewed(text, game(), Names(game())).splitlines()[1:-1]

    def test_fields_have_a_row_each_however_deep(self):
        self.assertEqual(
            self.block("position")[2:],
            [
                "| `setup` | object |  |",
                "| `pot` | *colour* or `none`, may be missing |  |",
                "| `pending` | list of at most 8 |  |",
                "| `brushes` | list of 2 |  |",
                "| `brushes[].hairs` | 0 to 3 |  |",
                "| `left.*` | 0 to 3, for each of `a` `b` `c` |  |",
                "| `secret` | 0 to 3 |  |",
            ],
        )

    def test_what_people_wrote_is_kept_where_the_row_is(self):
        old = "| field | form | what it holds |\n|---|---|---|\n"
        old += "| `secret` | 0 to 9 | the price |\n| `gone` | 0 to 1 | no more |\n"
        self.assertEqual(self.block("position", old)[-1], "| `secret` | 0 to 3 | the price |")
        self.assertNotIn("gone", "".join(self.block("position", old)))

    def test_a_view_tells_its_differences(self):
        self.assertEqual(self.block("view")[2:], ["| `viewer` | `0` `spectator` |  |", "", "Not in a view: `secret`."])

    def test_facts_have_a_row_each(self):
        self.assertEqual(self.block("facts")[2:], ["| `coats` | 0 to 3 |  |"])

    def test_rules_tell_their_kind_and_their_frames(self):
        self.assertEqual(self.block("rules")[-1], "| `paint` | 1.2 | question, open |  |")
        self.assertEqual(self.block("frames")[-1], "| `paint` | `coat`: 0 to 3 | the bottom |  |")
        self.assertEqual(self.block("order")[-1], "| `paint` 1.2 |  |")

    def test_events_tell_what_they_are_told_with(self):
        self.assertEqual(self.block("events")[-1], "| `dipped` | seat, `paint.colour.…` | everybody |")

    def test_cells_that_nobody_wrote_are_named(self):
        text = "<!-- generated: paint verbs -->\n| `dip` | `colour` |  |\n| `wait` |  | does nothing |\n<!-- end -->"
        self.assertEqual(formats.unwritten(text), ["`dip`"])

    def test_there_is_no_other_block(self):
        with self.assertRaises(SystemExit):
            self.block("sounds")


class Types(unittest.TestCase):
    def setUp(self):
        self.text = typescript(game(), Names(game()))

    def test_of_views(self):
        self.assertIn('  pot?: ColourWord | "none";\n', self.text)
        self.assertIn("  pending: Frame[];\n  brushes: Brush[];\n", self.text)

    def test_of_frames_answers_and_events(self):
        self.assertIn('  | { rule: "paint"; seat: number; coat: number };', self.text)
        self.assertIn('  | { verb: "dip"; colour: ColourWord }\n  | { verb: "wait" };', self.text)
        self.assertIn('  | { kind: "dipped"; args: [SeatArg, string] };', self.text)

    def test_readers_know_fields_and_verbs(self):
        self.assertIn('const VIEW_FIELDS = ["viewer", "setup", "pending", "brushes", "left"];', self.text)
        self.assertIn('{"dip": ["colour"], "wait": []}', self.text)

    def test_of_facts_where_there_are_any(self):
        self.assertIn("export type Facts = {\n  coats: number;\n};\n", self.text)
        self.assertIn('const FACTS_FIELDS = ["coats"];', self.text)
        self.assertNotIn("Facts", typescript({**game(), "facts": []}, Names(game())))


if __name__ == "__main__":
    unittest.main()

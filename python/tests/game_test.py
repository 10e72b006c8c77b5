"""The class Game: what it answers, what it refuses, and that it is the same engine."""

import copy
import json
import os
import pickle
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as xml
from pathlib import Path

import bathys

PROGRAM = os.environ["BATHYS_PROGRAM"]


def played(game="otys", decisions=20, **options):
    """A game in which the first legal answers were given."""
    game = bathys.Game(game, seed=1, **options)
    for _ in range(decisions):
        game.play(game.legal()[0])
    return game


def answer_of_program(requests):
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    told = subprocess.run([PROGRAM, "engine"], input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in told.stdout.splitlines()]


class SameEngine(unittest.TestCase):
    def test_tells_what_the_protocol_tells(self):
        for name in bathys.GAMES:
            game = bathys.Game(name, players=2, seed=7)
            asked = game.asked[0]
            told = answer_of_program(
                [
                    {"cmd": "new", "game": name, "options": {"players": 2}, "seed": 7},
                    {"cmd": "view", "seat": 0},
                    {"cmd": "legal", "seat": asked},
                    {"cmd": "record"},
                    {"cmd": "link"},
                ]
            )
            self.assertEqual(game.view(0), told[1]["view"])
            self.assertEqual(game.answers(asked), told[2]["legal"])
            self.assertEqual(game.legal(asked), [answer["text"] for answer in told[2]["legal"]])
            self.assertEqual(game.record(), told[3]["record"])
            self.assertEqual(game.link(), told[4]["link"])

    def test_bots_play_whole_games(self):
        for name in bathys.GAMES:
            game = bathys.Game(name, players=2, seed=3)
            while not game.over:
                game.play(game.bot("greedy"))
            outcome = game.outcome
            self.assertTrue(outcome["over"])
            self.assertEqual(len(outcome["points"]), 2)
            self.assertEqual(game.legal(), [])
            with self.assertRaises(bathys.Refused) as refused:
                game.play("done" if name == "otys" else "pass" if name == "thesauros" else "take")
            self.assertEqual(refused.exception.code, "game_over")


class Asking(unittest.TestCase):
    def test_a_refusal_names_code_and_rule_and_changes_nothing(self):
        game = bathys.Game("otys", players=2, seed=1)
        before = game.record()
        with self.assertRaises(bathys.Refused) as refused:
            game.play("sell metal prestige")
        self.assertEqual(refused.exception.code, "not_this_question")
        self.assertEqual(refused.exception.rule, "otys 2.1")
        self.assertEqual(game.why_not("sell metal prestige")["code"], "not_this_question")
        self.assertIsNone(game.why_not(game.legal()[0]))
        self.assertEqual(game.record(), before)

    def test_several_answers_are_all_played_or_none(self):
        game = bathys.Game("otys", players=2, seed=1)
        first = game.legal()[0]
        with self.assertRaises(bathys.Refused):
            game.play([first, first])
        self.assertEqual(game.decision["number"], 0)

    def test_a_secret_stays_with_its_seat(self):
        game = played("thesauros", 6, players=2)
        own, other, everybody = game.view(0), game.view(1), game.view()
        self.assertIn("own", own)
        self.assertNotEqual(own["own"], other["own"])
        self.assertEqual(everybody["viewer"], "spectator")
        self.assertEqual(game.legal(1 - game.asked[0]) if len(game.asked) == 1 else [], [])

    def test_undo_and_barrier(self):
        game = bathys.Game("otys", players=2, seed=1)
        with self.assertRaises(bathys.Refused) as refused:
            game.undo()
        self.assertEqual(refused.exception.code, "nothing_to_undo")
        before = game.position()
        game.play(game.legal()[0])
        self.assertTrue(game.can_undo)
        game.undo()
        self.assertEqual(game.position(), before)

    def test_preview_events_course_and_look(self):
        game = bathys.Game("otys", players=2, seed=1)
        preview = game.preview(game.legal()[0])
        self.assertIn("difference", preview)
        game.play(game.legal()[0])
        events = game.events(0)
        self.assertEqual(game.events(0, since=len(events)), [])
        self.assertEqual(game.look(0)["view"], game.view(0))
        self.assertIn("turns", game.course())
        self.assertNotEqual(game.events(0, lang="fr")[-1]["text"], events[-1]["text"])

    def test_the_coach(self):
        game = played(decisions=8, players=2)
        self.assertGreater(len(game.hint(simulations=20)["lines"]), 0)
        self.assertEqual(game.review("quick", simulations=2)["decisions"], 8)


class Keeping(unittest.TestCase):
    def test_a_copy_goes_its_own_way(self):
        game = played()
        for other in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
            self.assertEqual(other.position(), game.position())
            other.play(other.legal()[0])
            self.assertNotEqual(other.record(), game.record())

    def test_records_links_and_files(self):
        for name in bathys.GAMES:
            game = played(name, 12, players=3)
            for again in (bathys.Game.from_record(game.record()), bathys.Game.from_link(game.link())):
                self.assertEqual(again.position(), game.position())
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder, "game.json")
                bathys.save(game, path)
                self.assertEqual(bathys.load(path).position(), game.position())
                path.write_text(game.link() + "\n", encoding="utf-8")
                self.assertEqual(bathys.load(path).position(), game.position())

    def test_positions_can_be_changed(self):
        position = played("otys", 5, players=2).position()
        position["players"][0]["credits"] = 17
        game = bathys.Game.from_position(position)
        self.assertEqual(game.view(1)["players"][0]["credits"], 17)
        position["players"][0]["credits"] = -1
        with self.assertRaisesRegex(bathys.BadInput, "credits"):
            bathys.Game.from_position(position)


class Showing(unittest.TestCase):
    def test_text_and_picture(self):
        for name in bathys.GAMES:
            game = played(name, 3, players=2)
            self.assertGreater(len(str(game).splitlines()), 3)
            self.assertNotIn("\x1b", str(game))
            root = xml.fromstring(game._repr_svg_())
            self.assertTrue(root.tag.endswith("svg"))
            self.assertIn(name, repr(game))
            self.assertNotEqual(game.text(lang="ru"), game.text())


class BadInput(unittest.TestCase):
    def test_what_cannot_be_is_an_exception(self):
        game = bathys.Game("otys", players=2, seed=1)
        itself = {}
        itself["itself"] = itself
        for wrong in (
            lambda: bathys.Game("chess"),
            lambda: bathys.Game("otys", players=9),
            lambda: bathys.Game("otys", players="two"),
            lambda: bathys.Game("otys", colour="red"),
            lambda: bathys.Game("otys", seed=1.5),
            lambda: bathys.Game("otys", seed=1 << 70),
            lambda: bathys.Game("otys", advanced=object()),
            lambda: game.view(2),
            lambda: game.view(-1),
            lambda: game.play(7),
            lambda: game.play("fly to the moon"),
            lambda: game.play({"verb": "sell"}),
            lambda: game.legal(9),
            lambda: game.text(width=3),
            lambda: game.text(lang="xx"),
            lambda: game.bot("champion"),
            lambda: game.bot("easy", simulations=-1),
            lambda: game.review("shallow"),
            lambda: game.rewind(99),
            lambda: bathys.Game.from_link("otys.2.zzzz"),
            lambda: bathys.Game.from_link(""),
            lambda: bathys.Game.from_text("{"),
            lambda: bathys.Game.from_record({}),
            lambda: bathys.Game.from_record(itself),
            lambda: bathys.Game.from_position({}),
            lambda: bathys.Game.from_position({"game": "otys"}),
            lambda: bathys.Game.from_position({1: 2}),
        ):
            with self.assertRaises(bathys.BadInput) as bad:
                wrong()
            self.assertEqual(bad.exception.code, "bad_input")
            self.assertIsInstance(bad.exception, ValueError)
        self.assertEqual(game.decision["number"], 0)

    def test_wrong_types_and_files(self):
        game = bathys.Game("otys")
        with self.assertRaises(TypeError):
            game.view("me")
        with self.assertRaises(TypeError):
            bathys.Game()
        with self.assertRaises(FileNotFoundError):
            bathys.load("/nowhere/at/all")
        with self.assertRaises(bathys.BadInput):
            bathys.load(PROGRAM)


class Components(unittest.TestCase):
    def test_another_file_is_in_play_and_named_by_its_hash(self):
        before = bathys.components_hash("otys")
        game = bathys.Game("otys", players=2, seed=1)
        record = game.record()
        file = with_credits(5)
        with bathys.use_components("otys", file) as used:
            self.assertNotEqual(used.hash, before)
            richer = bathys.Game("otys", players=2, seed=1)
            self.assertEqual(richer.record()["components"], used.hash)
            with self.assertRaisesRegex(bathys.BadInput, "begun with other components"):
                game.legal()
            with self.assertRaisesRegex(bathys.BadInput, "other components"):
                bathys.Game.from_record(record)
            self.assertEqual(bathys.components("otys")["start"]["credits"], file["start"]["credits"])
        self.assertEqual(bathys.components_hash("otys"), before)
        self.assertEqual(richer.players, 2)
        with self.assertRaisesRegex(bathys.BadInput, "begun with other components"):
            richer.play("key 1")
        self.assertEqual(
            richer_credits(file), richer_credits(None) + 5, "what is begun follows the file that is in play"
        )

    def test_a_block_within_a_block_gives_back_the_outer_file(self):
        before = bathys.components_hash("otys")
        with bathys.use_components("otys", with_credits(5)) as outer:
            with bathys.use_components("otys", with_credits(7)) as inner:
                self.assertNotEqual(inner.hash, outer.hash)
            self.assertEqual(bathys.components_hash("otys"), outer.hash)
        self.assertEqual(bathys.components_hash("otys"), before)

    def test_a_bad_file_changes_nothing(self):
        file = json.loads(Path("games/otys/data/otys.components.json").read_text(encoding="utf-8"))
        file["start"]["credits"] = -1
        before = bathys.components_hash("otys")
        for bad in (file, {}, {"start": 3}, "README.md"):
            with self.assertRaises(bathys.BadInput):
                bathys.use_components("otys", bad)
        self.assertEqual(bathys.components_hash("otys"), before)


def with_credits(more):
    file = json.loads(Path("games/otys/data/otys.components.json").read_text(encoding="utf-8"))
    file["start"]["credits"] += more
    return file


def richer_credits(file):
    with bathys.use_components("otys", file):
        return bathys.Game("otys", players=2, seed=1).view()["players"][0]["credits"]


if __name__ == "__main__":
    unittest.main()

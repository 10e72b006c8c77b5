"""Reviews of a game from its record, its link and one seat of it: review_test.py PROGRAM"""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM = str(Path(sys.argv[1]).resolve()) if len(sys.argv) > 1 else "bathys"
GAMES = {"otys": {"players": 2}, "thesauros": {"players": 3}, "pearls": {"players": 2, "rounds": 2}}
DECISIONS = 12


def run(*words, typed=""):
    return subprocess.run([PROGRAM, *words], input=typed, capture_output=True, text=True, check=False)


def begun(game):
    """The record and the link of a game of which some answers were given at random."""
    seats = GAMES[game]["players"]
    asked = [{"cmd": "new", "game": game, "options": GAMES[game], "seed": "review"}]
    for turn in range(DECISIONS):
        asked += [{"cmd": "bot", "seat": seat, "level": "random", "seed": turn, "play": True} for seat in range(seats)]
    asked += [{"cmd": "record"}, {"cmd": "link"}]
    done = run("engine", typed="".join(json.dumps(line) + "\n" for line in asked))
    *_, record, link = map(json.loads, done.stdout.splitlines())
    return record["record"], link["link"]


def review(*words):
    return run("review", *words, "--depth", "quick", "--simulations", "8")


class Reviews(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def written(self, name, text):
        file = self.folder / name
        file.write_text(text)
        return str(file)

    def test_are_the_same_from_a_record_a_link_and_a_file_with_a_link(self):
        for game in GAMES:
            record, link = begun(game)
            sources = self.written("record.json", json.dumps(record)), link, self.written("link.txt", link + "\n")
            with self.subTest(game=game):
                told = {review(source, "--json").stdout for source in sources}
                self.assertEqual(len(told), 1)
                (only,) = told
                whole = json.loads(only)
                self.assertEqual(len(whole["seats"]), GAMES[game]["players"])
                for seat in whole["seats"]:
                    parts = sum(seat[part]["value"] for part in ("own", "rivals", "luck"))
                    self.assertEqual(seat["start"] + parts, seat["result"])
                    self.assertLessEqual(len(seat["turning_points"]), 3)

    def test_of_one_seat_say_what_a_review_of_all_says_of_it(self):
        _, link = begun("otys")
        whole = json.loads(review(link, "--json").stdout)
        for number, seat in enumerate(whole["seats"], 1):
            (alone,) = json.loads(review(link, "--seat", str(number), "--json").stdout)["seats"]
            self.assertEqual(alone, seat)

    def test_speak_every_language(self):
        _, link = begun("pearls")
        told = {language: review(link, "--lang", language) for language in ("en", "fr", "ru")}
        self.assertEqual({done.returncode for done in told.values()}, {0})
        self.assertEqual(len({done.stdout for done in told.values()}), 3)
        self.assertIn("Chance to win", told["en"].stdout)

    def test_of_what_is_no_game_are_one_sentence(self):
        _, link = begun("pearls")
        for words, code in (
            ([self.written("bad.json", "{}")], 1),
            ([self.written("diary.txt", "dear diary")], 1),
            (["otys.1.AgAA"], 1),
            (["nowhere.json"], 2),
            ([link, "--seat", "9"], 2),
            ([link, "--depth", "endless"], 2),
        ):
            with self.subTest(words=words):
                done = review(*words) if "--depth" not in words else run("review", *words)
                self.assertEqual(done.returncode, code, done.stderr)
                self.assertEqual(done.stderr.count("\n"), 1, done.stderr)
                self.assertEqual(done.stdout, "")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

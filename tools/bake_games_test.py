"""The list of games becomes types, bots and faces; a list that cannot be stops the build."""

import tempfile
import unittest
from pathlib import Path

import bake_games
import baking
import games


class Lists(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.put(games.LIST, "# A comment.\nsharks\n\ncorals lesson\n")
        self.put("games/sharks/sharks.hpp")
        self.put("games/corals/corals.hpp")

    def put(self, path, text=""):
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text, encoding="utf-8")

    def assert_stops(self, text, *lines):
        self.put(games.LIST, text)
        with self.assertRaises(baking.Stop) as caught:
            bake_games.bake("games/all/list.inc", self.root)
        self.assertEqual([f"games/all/games.txt{line}" for line in lines], caught.exception.lines)

    def test_are_types_in_their_order(self):
        text = bake_games.bake("games/all/list.inc", self.root)
        self.assertIn('#include "games/sharks/sharks.hpp"\n#include "games/corals/corals.hpp"\n', text)
        self.assertIn("using AllGames = GameList<Sharks, Corals>;\n", text)

    def test_find_a_bot_of_ones_own(self):
        self.assertNotIn("make_greedy", bake_games.bake("bots/own_greedy.inc", self.root))
        self.put("bots/corals/greedy.cpp")
        text = bake_games.bake("bots/own_greedy.inc", self.root)
        self.assertIn("std::unique_ptr<Strategy<Corals>> make_greedy<Corals>();\n", text)
        self.assertNotIn("Sharks", text)

    def test_find_levels_of_ones_own(self):
        self.assertNotIn("make_level", bake_games.bake("bots/own_levels.inc", self.root))
        self.put("bots/sharks/levels.cpp")
        text = bake_games.bake("bots/own_levels.inc", self.root)
        self.assertIn("std::unique_ptr<Strategy<Sharks>> make_level<Sharks>(Level);\n", text)
        text = bake_games.bake("bots/own_searching.inc", self.root)
        self.assertIn("std::unique_ptr<Searching<Sharks>> make_searching<Sharks>();\n", text)

    def test_find_schools_of_ones_own(self):
        self.put("bots/corals/schools.cpp")
        text = bake_games.bake("bots/own_schools.inc", self.root)
        self.assertIn('    {"corals", corals_schools},\n', text)
        self.assertNotIn("sharks", text)

    def test_find_a_face_of_ones_own(self):
        self.put("cli/sharks/face.cpp")
        text = bake_games.bake("cli/own_faces.inc", self.root)
        self.assertIn('    {"sharks", sharks_face},\n', text)
        self.assertNotIn("corals", text)

    def test_may_be_all_plain(self):
        self.assertNotIn("_face", bake_games.bake("cli/own_faces.inc", self.root))

    def test_that_are_empty(self):
        self.assert_stops("# nothing\n", ": lists no game")

    def test_with_a_game_that_is_not_there(self):
        self.assert_stops("whales\n", ", whales: there is no games/whales/whales.hpp")

    def test_with_a_game_twice(self):
        self.assert_stops("corals\ncorals\n", *[", corals: is listed twice"] * 2)

    def test_with_a_name_that_is_none(self):
        self.assert_stops("Corals\n", ", Corals: a game is called by small letters and digits")

    def test_with_an_unknown_word(self):
        self.assert_stops("corals hidden\n", ', corals: unknown word "hidden"; known: lesson')


class TheList(unittest.TestCase):
    def test_bakes(self):
        for kind in ("games/all/list.inc", "bots/own_greedy.inc", "bots/own_levels.inc", "bots/own_searching.inc", "cli/own_faces.inc"):
            self.assertIn(games.LIST, bake_games.bake(kind))


if __name__ == "__main__":
    unittest.main()

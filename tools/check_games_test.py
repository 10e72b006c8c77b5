"""Shared files that name a game are found; what belongs to a game, words, documents and tests may."""

import unittest

import check_games

NAMES = ["sharks", "corals"]


class OneFile(unittest.TestCase):
    def problems(self, path, text):
        return check_games.problems_of(path, text, NAMES)

    def test_a_shared_file_names_no_game(self):
        for text, name in [
            ('if (game == "corals")', "corals"),
            ("using G = Sharks;", "Sharks"),
            ("const SHARKS_RULES", "SHARKS"),
            ("otherGame(<SharksBoard />)", "Sharks"),
        ]:
            self.assertEqual(
                [f"server/table.cpp:2: names {name}; a shared file goes by games/all/games.txt"],
                self.problems("server/table.cpp", f"// A table.\n{text}\n"),
            )

    def test_other_words_are_no_names(self):
        self.assertEqual([], self.problems("server/table.cpp", "sharksfin corals2x".replace("corals2x", "scorals")))

    def test_what_belongs_to_a_game_may_name_it(self):
        for path in [
            "games/corals/rules/1_setup/1_1_deal.cpp",
            "bots/corals/greedy.cpp",
            "cli/corals/face.cpp",
            "web/src/games/corals/index.tsx",
            "tools/bake_corals.py",
            "tools/bake_corals_reef.py",
            "words/en/corals.json",
            "studies/corals_balance.cpp",
        ]:
            self.assertEqual([], self.problems(path, "corals and sharks"), path)

    def test_other_files_in_the_folders_of_words_and_tests_may_not(self):
        for path in ["words/en/study.json", "tests/new.hpp", "bench/new.cpp", "python/new.cpp", "docs/new.json"]:
            self.assertEqual(1, len(self.problems(path, "corals")), path)

    def test_words_documents_and_tests_may_name_games(self):
        for path in ["words/en/page.json", "docs/tour.md", "README.md", "tests/golden_test.cpp", "wire/json_test.cpp",
                     "web/src/session/local.test.ts", "server/testing.hpp", "games/all/games.txt"]:  # fmt: skip
            self.assertEqual([], self.problems(path, "corals"), path)

    def test_a_file_that_only_looks_like_a_games_is_shared(self):
        self.assertEqual(1, len(self.problems("games/all/games.cpp", "corals")))
        self.assertEqual(1, len(self.problems("cli/coralsea.cpp", "corals")))


class TheProject(unittest.TestCase):
    def test_names_games_in_one_list_only(self):
        self.assertEqual([], check_games.check_tree(check_games.games.ROOT))

    def test_has_every_file_that_may(self):
        self.assertEqual([], check_games.in_vain(check_games.files_of(check_games.games.ROOT)))


if __name__ == "__main__":
    unittest.main()

"""Includes that point up are found and named; those that point down are not."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import check_levels


class OneInclude(unittest.TestCase):
    def problem(self, path, include):
        problems = check_levels.check_file(path, f"// A file.\n#include {include}\n")
        self.assertLessEqual(len(problems), 1)
        return problems[0] if problems else None

    def assert_refused(self, path, include, reason):
        self.assertEqual(f"{path}:2: #include {include}: {reason}", self.problem(path, include))

    def assert_fine(self, path, include):
        self.assertIsNone(self.problem(path, include))

    def test_lower_folders_and_the_own_one_are_fine(self):
        for path, include in [
            ("core/seat.cpp", '"core/seat.hpp"'),
            ("words/catalogue.cpp", '"core/message.hpp"'),
            ("games/otys/rules/turn/key.cpp", '"games/otys/state.hpp"'),
            ("games/otys/rules/turn/key.cpp", '"core/seat.hpp"'),
            ("games/all/games.cpp", '"games/otys/rulebook.hpp"'),
            ("wire/view.cpp", '"words/catalogue.hpp"'),
            ("bots/otys/greedy.cpp", '"games/otys/state.hpp"'),
            ("cli/play.cpp", '"bots/greedy.hpp"'),
        ]:
            with self.subTest(path):
                self.assert_fine(path, include)

    def test_core_knows_no_game(self):
        self.assert_refused(
            "core/seat.hpp", '"games/otys/state.hpp"', "core/ (level 1) may not use games/otys/ (level 2)"
        )

    def test_core_knows_no_words(self):
        self.assert_refused("core/seat.hpp", '"words/plural.hpp"', "core/ (level 1) may not use words/ (level 1)")

    def test_a_game_knows_no_words(self):
        self.assert_refused(
            "games/otys/text.cpp", '"words/plural.hpp"', "games/otys/ (level 2) may not use words/ (level 1)"
        )

    def test_a_game_knows_no_other_game(self):
        self.assert_refused(
            "games/otys/a.cpp", '"games/thesauros/b.hpp"', "games/otys/ (level 2) may not use games/thesauros/ (level 2)"
        )

    def test_wire_and_bots_do_not_know_each_other(self):
        self.assert_refused("bots/a.cpp", '"wire/view.hpp"', "bots/ (level 4) may not use wire/ (level 4)")
        self.assert_refused("wire/a.cpp", '"bots/random.hpp"', "wire/ (level 4) may not use bots/ (level 4)")

    def test_tests_obey_the_levels_of_their_folder(self):
        self.assert_refused("core/a_test.cpp", '"wire/view.hpp"', "core/ (level 1) may not use wire/ (level 4)")

    def test_nothing_includes_the_tests(self):
        self.assert_refused("cli/a.cpp", '"tests/b.hpp"', "nothing below may include tests, benchmarks or fuzzing")

    def test_the_tests_include_anything(self):
        self.assert_fine("tests/laws_test.cpp", '"cli/play.hpp"')
        self.assert_fine("fuzz/record_fuzz.cpp", '"wire/record.hpp"')

    def test_paths_start_at_the_root(self):
        reason = 'a quoted include is written from the project root, like "core/seat.hpp"'
        for include in ['"seat.hpp"', '"../core/seat.hpp"', '"nlohmann/json.hpp"']:
            with self.subTest(include):
                self.assert_refused("core/a.cpp", include, reason)

    def test_core_and_games_use_the_standard_library_only(self):
        self.assert_fine("core/a.cpp", "<cstdint>")
        self.assert_refused("core/a.cpp", "<fmt/core.h>", "core/ uses the standard library only")
        self.assert_refused("core/a.cpp", "<stdint.h>", "core/ uses the standard library only")
        self.assert_refused("games/otys/a.cpp", "<nlohmann/json.hpp>", "games/ uses the standard library only")
        self.assert_fine("wire/a.cpp", "<nlohmann/json.hpp>")

    def test_only_tests_use_the_test_libraries(self):
        for header in ["<gtest/gtest.h>", "<gmock/gmock.h>", "<rapidcheck.h>", "<rapidcheck/gtest.h>"]:
            with self.subTest(header):
                self.assert_fine("core/a_test.cpp", header)
                self.assert_fine("games/otys/testing.hpp", header)
                self.assert_fine("core/testing/a.hpp", header)
                self.assert_refused("core/testing_a.hpp", header, "core/ uses the standard library only")
                self.assert_refused("core/a.cpp", header, "core/ uses the standard library only")

    def test_spaces_hide_nothing(self):
        problems = check_levels.check_file("core/a.cpp", '  #  include   "wire/view.hpp"\n')
        self.assertEqual(1, len(problems))

    def test_a_comment_is_no_include(self):
        self.assertEqual([], check_levels.check_file("core/a.cpp", '// #include "wire/view.hpp"\n'))


class Program(unittest.TestCase):
    def check(self, **files):
        with tempfile.TemporaryDirectory() as root:
            for name, text in files.items():
                file = Path(root) / name.replace("__", "/").replace("_hpp", ".hpp").replace("_cpp", ".cpp")
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
            script = Path(__file__).with_name("check_levels.py")
            done = subprocess.run([sys.executable, "-B", script, root], capture_output=True, text=True)
            return done.returncode, done.stderr

    def test_is_silent_about_a_clean_tree(self):
        self.assertEqual((0, ""), self.check(core__a_hpp="#include <span>\n", cli__main_cpp='#include "core/a.hpp"\n'))

    def test_names_every_file_and_line(self):
        status, message = self.check(
            core__a_hpp='\n#include "wire/b.hpp"\n', games__otys__rules__turn__c_cpp="#include <unistd.h>\n"
        )
        self.assertEqual(1, status)
        self.assertEqual(
            'core/a.hpp:2: #include "wire/b.hpp": core/ (level 1) may not use wire/ (level 4)\n'
            "games/otys/rules/turn/c.cpp:1: #include <unistd.h>: games/ uses the standard library only\n",
            message,
        )


if __name__ == "__main__":
    unittest.main()

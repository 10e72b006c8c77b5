"""The program at a real (pseudo) terminal: terminal_test.py PROGRAM"""

import fcntl
import json
import os
import pty
import re
import select
import struct
import subprocess
import sys
import tempfile
import termios
import time
import unittest
from pathlib import Path

PROGRAM = str(Path(sys.argv[1]).resolve()) if len(sys.argv) > 1 else "bathys"
SEQUENCE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
PATIENCE = 120  # seconds: nothing takes this long, on the busiest machine, unless something is wrong
PROMPT = "(help) > "


def set_size(terminal, columns, rows):
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


class Terminal:
    """The program in a terminal of its own."""

    def __init__(self, *words, columns=80, rows=24, **environment):
        self.screen = ""
        clean = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLORTERM", "COLUMNS")}
        clean.update({"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **environment})
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            # Here, not in the parent: the program may look at its size at once.
            set_size(0, columns, rows)
            os.execve(PROGRAM, [PROGRAM, *words], clean)

    def resize(self, columns, rows):
        set_size(self.terminal, columns, rows)

    def read_until(self, *endings):
        """Reads until what is printed ends with one of the texts; `screen` then holds all of it."""
        printed, limit = b"", time.monotonic() + PATIENCE
        while not visible(printed.decode("utf-8", errors="ignore")).endswith(endings):
            if not select.select([self.terminal], [], [], max(0, limit - time.monotonic()))[0]:
                raise AssertionError(f"{endings} did not come; there was: {visible(printed.decode())[-2000:]}")
            try:
                printed += os.read(self.terminal, 65536)
            except OSError as end:
                raise AssertionError(f"the program ended before {endings}: {visible(printed.decode())[-2000:]}") from end
        self.screen = printed.decode("utf-8")
        return self.screen

    def type(self, line, *endings):
        self.send(line)
        return self.read_until(*(endings or (PROMPT,)))

    def send(self, line):
        os.write(self.terminal, line.encode("utf-8") + b"\n")

    def leave(self):
        """Takes the terminal away from the program."""
        os.close(self.terminal)
        os.waitpid(self.pid, 0)

    def end(self):
        """The rest that is printed, and the exit code."""
        rest = b""
        while True:
            try:
                piece = os.read(self.terminal, 65536)
            except OSError:
                break
            if not piece:
                break
            rest += piece
        _, status = os.waitpid(self.pid, 0)
        os.close(self.terminal)
        return rest.decode("utf-8", errors="replace"), os.waitstatus_to_exitcode(status)


def run(*words, typed="", **environment):
    return subprocess.run(
        [PROGRAM, *words], input=typed.encode(), capture_output=True, timeout=PATIENCE * 5, env={**os.environ, **environment}
    )


def visible(text):
    return SEQUENCE.sub("", text)


def saved_and_checked(test, terminal, file):
    """A game that is over is saved there; what `replay` says of it."""
    test.assertIn("Save the game?", terminal.screen)
    terminal.send(str(file))
    rest, code = terminal.end()
    test.assertIn("Saved as", rest)
    test.assertEqual(code, 0)
    checked = run("replay", str(file))
    test.assertEqual(checked.returncode, 0, checked.stderr)
    return checked.stdout.decode()


class AtTheTerminal(unittest.TestCase):
    def test_plain_enter_leads_from_the_menu_into_a_game(self):
        terminal = Terminal("play")
        terminal.read_until("> ")
        for _ in range(6):
            terminal.type("", "> ")
        terminal.type("")
        self.assertIn("Which key do you play?", terminal.screen)
        self.assertIn("\x1b[38;5;", terminal.screen)
        terminal.type("6")
        terminal.type("q", "(y/n) ", "dive.\r\n")
        if "(y/n)" in terminal.screen:
            terminal.send("y")
        self.assertEqual(terminal.end()[1], 0)

    def test_a_few_turns_fit_on_the_screen(self):
        for columns, rows, players, language in [(80, 24, 2, "en"), (80, 24, 1, "fr"), (120, 50, 4, "ru")]:
            with self.subTest(columns=columns, players=players, language=language):
                terminal = Terminal(
                    *f"play otys --players {players} --lang {language} --seed fit --first 1".split(),
                    columns=columns, rows=rows,
                )
                terminal.read_until(PROMPT)
                for key in ["1"] * 12:
                    terminal.type(key)
                    picture = terminal.screen.rsplit("\x1b[2J", 1)[-1]
                    for line in visible(picture).splitlines():
                        self.assertLessEqual(len(line), columns, line)
                    if players < 3 and "\x1b[2J" in terminal.screen:
                        self.assertLessEqual(len(picture.splitlines()), rows, visible(picture))
                terminal.leave()

    def test_the_window_may_change_its_size(self):
        terminal = Terminal(*"play otys --players 4 --seed size --first 1".split())
        terminal.read_until(PROMPT)
        terminal.resize(130, 50)
        terminal.type("")
        self.assertGreater(max(len(line) for line in visible(terminal.screen).splitlines()), 100)
        terminal.send("q")
        self.assertEqual(terminal.end()[1], 0)

    def test_whole_game_is_played_and_saved(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "game.json"
            terminal = Terminal(*"play otys --seed whole --seat human --seat bot:greedy".split())
            terminal.read_until(PROMPT)
            for turn in range(3000):
                below = visible(terminal.screen).rsplit("Contracts", 1)[-1]
                numbers = re.findall(r"(?:^| ) (\d+)  [A-Z0-9]", below, re.MULTILINE)
                self.assertTrue(numbers, visible(terminal.screen))
                terminal.type(numbers[turn % len(numbers)], PROMPT, "Enter for no: ")
                if "Save the game?" in terminal.screen:
                    break
            self.assertIn("A valid record", saved_and_checked(self, terminal, file))
            for seat in ("spectator", "1", "2"):
                told = json.loads(run("replay", str(file), "--json", "--until", "40", "--seat", seat).stdout)
                self.assertTrue(told["valid"] and told["outcome"]["over"])
                self.assertEqual(told["until"], 40)
                self.assertEqual(told["decision"]["number"], 40)
            stepped = run("replay", str(file), "--step", typed="n\nn\np\n30\n99999\nfrog\nq\n")
            self.assertEqual(stepped.returncode, 0)
            self.assertIn("Decision 30 of", stepped.stdout.decode())

            spoiled = Path(folder) / "spoiled.json"
            spoiled.write_text(file.read_text().replace('"key ', '"kay ', 1))
            self.assertEqual(run("replay", str(spoiled)).returncode, 1)
            self.assertFalse(json.loads(run("replay", str(spoiled), "--json").stdout)["valid"])

    def test_a_record_of_other_rules_names_both_versions(self):
        record = Path(__file__).parent / "fuzz" / "record" / "1_players_0.json"
        for language, sentence in (("en", "version 1 of the rules"), ("fr", "version 1 des règles"), ("ru", "версии 1 правил")):
            told = run("replay", str(record), "--lang", language)
            self.assertEqual(told.returncode, 1)
            self.assertIn(sentence, told.stderr.decode())
        error = json.loads(run("replay", str(record), "--json").stdout)["error"]
        self.assertEqual(error["code"], "other_rules")
        self.assertIn("version 2", error["what"])
        played = run("play", "--load", str(record))
        self.assertEqual(played.returncode, 2)
        self.assertIn("version 1 of the rules", played.stderr.decode())
        both = Path(__file__).parent / "fuzz" / "record" / "2_players_0.json"
        self.assertEqual(run("replay", str(both)).returncode, 0)

    def test_nothing_stays_on_the_screen_between_two_people(self):
        terminal = Terminal(*"play otys --seed curtain --first 1 --seat human:Anna --seat human:Bruno".split())
        terminal.read_until("Enter > ")
        self.assertIn("Pass the keyboard to Anna", terminal.screen)
        self.assertNotIn("Which key", terminal.screen)
        terminal.type("")
        self.assertIn("\x1b[3J", terminal.screen)
        self.assertIn("Which key do you play?", terminal.screen)
        terminal.leave()

    def test_no_colours_when_they_are_not_wanted(self):
        terminal = Terminal(*"play otys --seed colour".split(), NO_COLOR="1")
        self.assertNotIn("\x1b[38", terminal.read_until(PROMPT))
        terminal.leave()
        self.assertNotIn(b"\x1b", run("play", "otys", "--seed", "colour").stdout)

    def test_plain_is_text_in_one_line_after_the_other(self):
        printed = run("play", "otys", "--plain", "--seed", "plain", "--first", "1", typed="board\nkey 1\n").stdout.decode()
        self.assertIn("Your board. Prestige 0", printed)
        for sign in "│≈★¢↯▶■·":
            self.assertNotIn(sign, printed)

    def test_the_language_of_the_environment(self):
        for locale, word in [("fr_FR.UTF-8", "magasin"), ("ru_RU.UTF-8", "магазин"), ("xx", "store")]:
            printed = run("play", "otys", "--seed", "lang", LC_ALL=locale).stdout.decode()
            self.assertIn(word, printed)


class ThesaurosAtTheTerminal(unittest.TestCase):
    """The same for Thesauros."""

    BUDGETS = ("all at once", "d’un coup", "сразу все")

    def answers(self, screen):
        """The numbers that the list on the screen offers."""
        return re.findall(r"(?:^ {1,2}|  )(\d{1,2})  (?=\S)", visible(screen).rsplit("\x1b[2J", 1)[-1], re.MULTILINE)

    def play_on(self, terminal, turn, *endings):
        if any(words in terminal.screen for words in self.BUDGETS):
            return terminal.type("9 9 9 9", *endings)
        numbers = self.answers(terminal.screen.rsplit("\x1b[2J", 1)[-1])
        return terminal.type(numbers[turn % len(numbers)] if numbers else str(turn % 4), *endings)

    def test_the_menu_leads_into_a_game(self):
        terminal = Terminal("play")
        terminal.read_until("> ")
        for answer in ("", "2", "", "", ""):
            terminal.type(answer, "> ")
        terminal.type("2")
        self.assertIn("Budget of year 1", terminal.screen)
        self.assertIn("all at once", terminal.screen)
        terminal.type("12 14 14 5")
        self.assertIn("Which meeple do you place", terminal.screen)
        terminal.leave()

    def test_turns_fit_on_the_screen(self):
        for columns, rows, words, turns in [
            (80, 24, "--players 2 --lang en", 150), (80, 24, "--mode solo --lang fr", 100),
            (120, 40, "--players 3 --mode mercenaries --lang ru", 80),
        ]:
            with self.subTest(columns=columns, words=words):
                terminal = Terminal(
                    *f"play thesauros {words} --seed fit".split(), columns=columns, rows=rows,
                )
                terminal.read_until(PROMPT)
                for turn in range(turns):
                    self.play_on(terminal, turn, PROMPT, ": ")
                    if not visible(terminal.screen).endswith(PROMPT):
                        break
                    picture = terminal.screen.rsplit("\x1b[2J", 1)[-1]
                    for line in visible(picture).splitlines():
                        self.assertLess(len(line), columns, line)
                    if "\x1b[2J" in terminal.screen:
                        self.assertLessEqual(len(picture.splitlines()), rows, visible(picture))
                terminal.leave()

    def test_whole_game_is_played_and_saved(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "game.json"
            terminal = Terminal(*"play thesauros --seed whole --seat human --seat bot:random".split())
            terminal.read_until(PROMPT)
            for turn in range(4000):
                self.play_on(terminal, turn, PROMPT, "Enter for no: ")
                if "Save the game?" in terminal.screen:
                    break
            self.assertIn("A valid record: Thesauros", saved_and_checked(self, terminal, file))
            told = json.loads(run("replay", str(file), "--json", "--until", "40", "--seat", "1").stdout)
            self.assertTrue(told["valid"] and told["outcome"]["over"])
            stepped = run("replay", str(file), "--step", "--seat", "2", typed="n\n30\nq\n")
            self.assertIn("Decision 30 of", stepped.stdout.decode())

    def test_nothing_secret_stays_on_the_screen_between_two_people(self):
        terminal = Terminal(*"play thesauros --seed curtain --seat human:Anna --seat human:Bruno".split())
        terminal.read_until("Enter > ")
        self.assertIn("Pass the keyboard to Anna", terminal.screen)
        self.assertNotIn("Budget of year", terminal.screen)
        terminal.type("")
        self.assertIn("\x1b[3J", terminal.screen)
        terminal.type("3 41 2 1", "Enter > ")
        self.assertIn("Pass the keyboard to Bruno", terminal.screen)
        terminal.type("")
        self.assertIn("\x1b[3J", terminal.screen)
        for command in ("board", "log all", "board others"):
            self.assertNotIn("41", visible(terminal.screen))
            terminal.type(command)
        self.assertNotIn("41", visible(terminal.screen))
        terminal.leave()

    def test_plain_is_text_in_one_line_after_the_other(self):
        typed = "board\n12 14 14 5\nboard sea\nboard company\n"
        printed = run("play", "thesauros", "--plain", "--seed", "plain", typed=typed).stdout.decode()
        self.assertIn("Your company. Reputation 10", printed)
        for sign in "│─★◢♛▶·":
            self.assertNotIn(sign, printed)

    def test_data_tells_every_component_and_where_it_comes_from(self):
        data = json.loads(run("data", "thesauros", "--json").stdout)
        self.assertEqual([len(data[part]) for part in ("techs", "gear", "found_objects", "dig_tiles")], [15, 19, 12, 21])
        self.assertTrue(all(entry["provenance"] for entry in [*data["techs"], *data["tables"].values()]))
        self.assertTrue(all(check["right"] for check in data["checks"]))
        checked = run("data", "thesauros", "--check")
        self.assertEqual(checked.returncode, 0)
        self.assertIn(b"reconstructed", checked.stdout)
        for language in ("en", "fr", "ru"):
            self.assertGreater(len(run("data", "thesauros", "--lang", language).stdout.splitlines()), 120)


class FromPipes(unittest.TestCase):
    def test_the_end_of_the_input_ends_the_game_cleanly(self):
        for typed in ("", "1\n", "1\n1", "\xff\n", "q\n1\n1\n"):
            ended = run("play", "otys", "--seed", "end", typed=typed)
            self.assertEqual(ended.returncode, 0)
        self.assertIn(b"was not saved", run("play", "otys", "--seed", "end", "--first", "1", typed="1\n").stdout)
        self.assertEqual(run("play", typed="").returncode, 0)

    def test_wrong_use_is_one_line_and_exit_2(self):
        for words in (
            "play chess", "play otys --players 7", "play otys --seat frog", "play otys --hard --players 2",
            "play otys --lang xx", "play otys --load /nowhere", "play otys --bogus", "replay", "replay /nowhere",
            "data chess", "data", "play otys --first 3", "play otys --sponsors most", "play otys --mode solo",
            "play thesauros --hard", "play thesauros --mode frog", "play thesauros --mode solo --players 2",
        ):
            with self.subTest(words=words):
                wrong = run(*words.split())
                self.assertEqual(wrong.returncode, 2, wrong)
                self.assertEqual(wrong.stderr.count(b"\n"), 1, wrong.stderr)

    def test_help_is_there_for_every_command(self):
        for command in ("play", "replay", "data"):
            shown = run(command, "--help")
            self.assertEqual(shown.returncode, 0)
            self.assertIn(b"--lang", shown.stdout)

    def test_bots_alone_play_to_the_end(self):
        shown = run("play", "otys", "--seed", "bots", "--seat", "bot:greedy", "--seat", "bot:random")
        self.assertEqual(shown.returncode, 0)
        self.assertIn(b"The game is over.", shown.stdout)

    def test_data_tells_every_component_and_where_it_comes_from(self):
        data = json.loads(run("data", "otys", "--json").stdout)
        self.assertEqual(len(data["contracts"]), 32)
        self.assertEqual(len(data["rewards"]), 32)
        self.assertTrue(all(entry["provenance"] for entry in data["contracts"] + data["rewards"]))
        self.assertTrue(all(check["right"] for check in data["checks"]))
        checked = run("data", "otys", "--check")
        self.assertEqual(checked.returncode, 0)
        self.assertIn(b"reconstructed", checked.stdout)
        for language in ("en", "fr", "ru"):
            self.assertGreater(len(run("data", "otys", "--lang", language).stdout.splitlines()), 70)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

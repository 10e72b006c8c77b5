"""What whoever runs a server types: backup, check, restoring, move-db. operator_test.py PROGRAM"""

import re
import sqlite3
import subprocess
import sys
import unittest
from pathlib import Path

from served import HOST, PATIENCE, ROOT, Client, Postgres, Served, free_port, replaced

PROGRAM = str(Path(sys.argv[1]).resolve()) if len(sys.argv) > 1 else "bathys"


class Operated(Served):
    def setUp(self):
        super().setUp()
        self.file = self.folder / "bathys.db"
        self.port = free_port()

    def run_program(self, *words):
        return subprocess.run([PROGRAM, *map(str, words)], capture_output=True, text=True, timeout=PATIENCE, check=False)

    def serve(self, database=None):
        server = self.begin(PROGRAM, "serve", "--port", self.port, "--db", database or self.file, "--web", "nowhere",
                            "--host", HOST)  # fmt: skip
        self.wait_until_ready(self.port, tls=False)
        return server

    def play(self, table, moves):
        """So many moves; the change that the table has seen then."""
        change = None
        for _ in range(moves):
            with Client(self.port, tls=False) as ann:
                picture = ann.sit(table)
                change = ann.play(picture, f"m{picture['change']}")
        return change

    def change_of(self, table):
        with Client(self.port, tls=False) as ann:
            return ann.sit(table)["change"]


class Copies(Operated):
    def test_a_copy_is_made_beside_a_running_server_and_restored_as_the_guide_says(self):
        server = self.serve()
        table = self.make_table(self.port, tls=False)
        self.assertEqual(self.play(table, 3), 3)
        copy = self.folder / "copy.db"
        done = self.run_program("backup", self.file, copy)
        self.assertEqual((done.returncode, done.stderr), (0, ""), done.stderr)
        self.assertIn(str(copy), done.stdout)
        again = self.run_program("backup", self.file, copy)
        self.assertNotEqual(again.returncode, 0, "a copy is never written over")
        self.assertEqual(len(again.stderr.splitlines()), 1, again.stderr)
        # Beside the running server too.
        checked = self.run_program("check", self.file)
        self.assertEqual((checked.returncode, checked.stdout), (0, "1 tables, 0 are wrong\n"))
        self.assertEqual(self.play(table, 2), 5)
        later = self.make_table(self.port, tls=False)

        steps = re.search(r"To restore, .*?\n\n((?:    .*\n)+)", (ROOT / "docs/server.md").read_text()).group(1)
        stop, put_back, start = [line.strip() for line in steps.splitlines()]
        self.assertEqual((stop, start), ("systemctl stop bathys", "systemctl start bathys"))
        self.assertEqual(self.end(server), 0)
        # As if it had been killed: a log beside the file belongs to what is replaced.
        for more in ("-wal", "-shm"):
            Path(f"{self.file}{more}").write_bytes(b"of before")
        command = replaced(put_back, ("bathys check copy.db", f"{PROGRAM} check {copy}"), (" copy.db ", f" {copy} "),
                           ("/var/lib/bathys/bathys.db", str(self.file)))  # fmt: skip
        subprocess.run(["sh", "-c", command], check=True, capture_output=True, timeout=PATIENCE)
        self.serve()
        self.assertEqual(self.change_of(table), 3)
        self.assertEqual(self.play(table, 1), 4)
        with Client(self.port, tls=False) as ann:
            self.assertEqual(ann.upgrade(), 101)
            ann.say({"type": "hello", "table": later["table"], "token": later["tokens"][0]})
            self.assertEqual(ann.hear("error")["error"]["code"], "no_table")

    def test_check_names_the_game_that_is_damaged_and_ends_with_1(self):
        server = self.serve()
        tables = [self.make_table(self.port, tls=False) for _ in range(3)]
        for table in tables:
            self.play(table, 2)
        self.end(server)
        bad = tables[1]["table"]
        with sqlite3.connect(self.file) as file:
            file.execute("UPDATE answers SET text = 'fly away' WHERE number = 1 AND of_table ="
                         " (SELECT row FROM tables WHERE id = ?)", (bad,))  # fmt: skip
        file.close()
        done = self.run_program("check", self.file)
        self.assertEqual(done.returncode, 1, done.stdout)
        lines = done.stdout.splitlines()
        self.assertEqual(len(lines), 2, done.stdout)
        self.assertTrue(lines[0].startswith(f"table {bad}: answers"), lines[0])
        self.assertEqual(lines[1], "3 tables, 1 is wrong")

    def test_what_is_no_file_of_tables_gets_one_sentence(self):
        nothing, other = self.folder / "nothing.db", self.folder / "letter.txt"
        other.write_text("Dear Ann,\n" * 1000)
        for words in (("check", nothing), ("check", other), ("backup", nothing, self.folder / "a"),
                      ("move-db", nothing, self.folder / "b"), ("move-db", other, self.folder / "c")):  # fmt: skip
            with self.subTest(words=words):
                done = self.run_program(*words)
                self.assertEqual((done.returncode, done.stdout), (2, ""))
                self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)
        self.assertEqual(sorted(one.name for one in self.folder.iterdir()), ["letter.txt"])


class Moving(Operated):
    def test_everything_moves_and_goes_on_where_it_stood(self):
        database = Postgres(self)
        for program, *words in (("createuser", "bathys"), ("createdb", "-O", "bathys", "bathys")):
            database.run(program, *words)
        server = self.serve()
        table = self.make_table(self.port, tls=False)
        self.play(table, 3)
        busy = self.run_program("move-db", self.file, database.address())
        self.assertEqual(busy.returncode, 2, "not while a server uses it")
        self.assertEqual(len(busy.stderr.splitlines()), 1, busy.stderr)
        self.end(server)
        moved = self.run_program("move-db", self.file, database.address())
        self.assertEqual((moved.returncode, moved.stderr), (0, ""), moved.stderr)
        self.assertTrue(moved.stdout.startswith("1 tables with 3 answers are there now"), moved.stdout)
        twice = self.run_program("move-db", self.file, database.address())
        self.assertEqual(twice.returncode, 2, "only into an empty database")

        server = self.serve(database.address())
        self.assertEqual(self.change_of(table), 3)
        self.assertEqual(self.play(table, 2), 5)
        self.end(server)
        back = self.folder / "back.db"
        moved = self.run_program("move-db", database.address(), back)
        self.assertEqual((moved.returncode, moved.stderr), (0, ""), moved.stderr)
        checked = self.run_program("check", back)
        self.assertEqual((checked.returncode, checked.stdout), (0, "1 tables, 0 are wrong\n"))
        self.serve(back)
        self.assertEqual(self.play(table, 1), 6)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

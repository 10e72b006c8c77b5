"""From one file to a cluster, by the steps of docs/server.md: cluster_guide_test.py PROGRAM

What only the root of a fresh machine can do (installing, making users, systemd) is left out or done in another way: the
servers are begun by the words of their unit. All else is as the guide has it, but for ports, folders and names of hosts.
"""

import getpass
import os
import re
import shlex
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

from served import HOST, PATIENCE, ROOT, Client, Postgres, Served, block, certificate, free_port, replaced

PROGRAM = str(Path(sys.argv[1]).resolve()) if len(sys.argv) > 1 else "bathys"
PASSWORD = "deep water"


def step(number):
    """The commands of a step. Blocks inside lists are indented."""
    text = (ROOT / "docs/server.md").read_text()
    (found,) = re.findall(rf"^   ```sh\n   # {number}: .*\n((?:   .*\n)+?)   ```", text, re.MULTILINE)
    return [line.strip() for line in found.splitlines()]


def file_of(language, begin):
    """A file that the guide shows, without its first line, which says where it goes."""
    text = (ROOT / "docs/server.md").read_text()
    (found,) = re.findall(rf"^ *```{language}\n *{re.escape(begin)}.*\n((?: *\S.*\n)+?) *```", text, re.MULTILINE)
    return "".join(f"{line.strip()}\n" for line in found.splitlines())


class Guide(Served):
    def setUp(self):
        super().setUp()
        if not shutil.which("haproxy", path=os.environ["PATH"] + ":/usr/sbin"):
            self.skipTest("Debian's package haproxy is not installed")
        self.database = Postgres(self)
        self.port, self.ports = free_port(), [free_port(), free_port()]

    def let_in_as_debian_does(self):
        """By the name of the system's user; whoever runs the test stands for the user that the guide makes."""
        data = self.database.folder / "data"
        by_password = replaced(file_of("conf", "# TYPE"), ("10.0.0.0/24", "127.0.0.1/32"))
        (data / "pg_hba.conf").write_text(f"local all postgres trust\nlocal all all peer map=guide\n{by_password}")
        (data / "pg_ident.conf").write_text(f"guide {getpass.getuser()} bathys\n")
        self.database.run("pg_ctl", "reload", "-D", data)

    def database_of_the_guide(self):
        as_owner = "runuser -u postgres -- "
        for command in step(2):
            if command != "cd /":
                self.assertTrue(command.startswith(as_owner), command)
                self.database.run(*shlex.split(command.removeprefix(as_owner)))
        self.let_in_as_debian_does()

    def tables_of_one_server(self):
        """Step 3, with a file in a folder of our own; a table and its first move."""
        file, between = self.folder / "bathys.db", self.folder / "between"
        one = self.begin(PROGRAM, "serve", "--port", self.ports[0], "--db", file, "--host", HOST)
        self.wait_until_ready(self.ports[0], tls=False)
        table = self.make_table(self.ports[0], tls=False)
        with Client(self.ports[0], tls=False) as ann:
            self.assertEqual(ann.play(ann.sit(table), "a"), 1)
        self.assertIn("systemctl disable --now bathys", step(1))
        self.end(one)
        script = replaced("\n".join(step(3)), ("/var/lib/bathys/bathys.db", str(file)),
                          ("/var/tmp/bathys", str(between)), ("-o bathys ", ""), ("bathys backup", f"{PROGRAM} backup"),
                          ("chown bathys: ", "chmod 600 "), ("runuser -u bathys -- bathys ", f"{PROGRAM} "),
                          ("postgresql:///bathys", shlex.quote(self.address("postgresql:///bathys"))))  # fmt: skip
        done = subprocess.run(["sh", "-e", "-c", script], capture_output=True, text=True, timeout=PATIENCE, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("1 tables with 1 answers are there now", done.stdout)
        return table

    def address(self, guides):
        """The guide's, at our PostgreSQL: by socket as Debian's, by network where the guide names a host."""
        if "@" in guides:
            return replaced(guides, ("db.example.org", f"127.0.0.1:{self.database.port}"))
        return f"{guides}?host={self.database.folder}&port={self.database.port}&user=bathys"

    def begin_unit(self, port, options):
        """What systemd would run for bathys@PORT, with the environment that the unit gives it."""
        unit = (ROOT / "packaging/bathys@.service").read_text()
        self.assertIn("EnvironmentFile=/etc/bathys/cluster.conf", unit)
        (command,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
        (name, place), = re.findall(r"^Environment=(\w+)=(.*)$", unit, re.MULTILINE)
        words = replaced(command, ("/usr/bin/bathys", PROGRAM), ("%i", str(port)), ("$BATHYS_OPTIONS", options)).split()
        environment = {**os.environ, name: replaced(place, ("/etc/bathys", str(self.folder)))}
        return self.begin(*words, env=environment)

    def options(self):
        name, _, options = file_of("ini", "# /etc/bathys/cluster.conf").strip().partition("=")
        self.assertEqual(name, "BATHYS_OPTIONS")
        return replaced(options, ("postgresql:///bathys", self.address("postgresql:///bathys")))

    def begin_haproxy(self):
        certificate(self.folder)
        site = replaced(
            block("haproxy"),
            ("bind :443 ssl crt /etc/bathys/", f"bind 127.0.0.1:{self.port} ssl crt {self.folder}/"),
            ("127.0.0.1:8080", f"127.0.0.1:{self.ports[0]}"),
            ("127.0.0.1:8081", f"127.0.0.1:{self.ports[1]}"),
        )
        (self.folder / "haproxy.cfg").write_text(
            "global\n    maxconn 500\ndefaults\n    timeout connect 5s\n    timeout client 1m\n    timeout server 1m\n"
            + site
        )
        self.begin("/usr/sbin/haproxy", "-db", "-f", self.folder / "haproxy.cfg")

    def play_on(self, table, port, nonce, tls=True):
        with Client(port, tls) as ann:
            return ann.play(ann.sit(table), nonce)

    def ready(self, port):
        self.wait_until_ready(port, tls=False)

    def test_two_servers_share_a_database_behind_haproxy(self):
        self.database_of_the_guide()
        table = self.tables_of_one_server()
        enable, asked = step(4)
        self.assertEqual(enable, "systemctl enable --now bathys@8080 bathys@8081")
        self.assertEqual(asked, "curl http://127.0.0.1:8080/ready http://127.0.0.1:8081/ready")
        servers = [self.begin_unit(port, self.options()) for port in self.ports]
        for port in self.ports:
            self.ready(port)
        self.begin_haproxy()
        self.wait_until_ready(self.port)
        self.assertEqual(self.play_on(table, self.port, "b"), 2, "what was played with one file goes on")
        self.assertEqual(self.play_on(table, self.ports[1], "c", tls=False), 3, "by the second server")
        self.assertEqual(self.play_on(table, self.ports[0], "d", tls=False), 4, "and by the first")
        # One after another, as in an upgrade.
        for i in (0, 1):
            self.assertEqual(self.end(servers[i]), 0)
            self.wait_until_ready(self.port)
            self.assertEqual(self.play_on(table, self.port, f"e{i}"), 5 + i)
            servers[i] = self.begin_unit(self.ports[i], self.options())
            self.ready(self.ports[i])
        again = self.make_table(self.port)
        self.assertEqual(self.play_on(again, self.port, "f"), 1)

    def test_a_server_on_another_machine_comes_by_password(self):
        self.database_of_the_guide()
        text = (ROOT / "docs/server.md").read_text()
        (address,) = re.findall(r"`--db (postgresql://\S+@db\S+)`", text)
        options = f"--db {self.address(address)} --host {HOST}"
        self.assertIn(r"psql -c '\password bathys'", text)
        self.database.run("psql", "-c", f"ALTER ROLE bathys PASSWORD '{PASSWORD}'")
        refused = self.begin_unit(self.ports[0], options)
        self.assertEqual(refused.wait(PATIENCE), 2, "nobody comes without a password")
        line = file_of("conf", "# /etc/bathys/pgpass")
        pgpass = self.folder / "pgpass"
        pgpass.write_text(replaced(line, ("db.example.org:5432", f"127.0.0.1:{self.database.port}"),
                                   ("PASSWORD", PASSWORD)))  # fmt: skip
        pgpass.chmod(0o600)
        server = self.begin_unit(self.ports[0], options)
        self.ready(self.ports[0])
        table = self.make_table(self.ports[0], tls=False)
        self.assertEqual(self.play_on(table, self.ports[0], "a", tls=False), 1)
        held = self.database.run("psql", "-Atc", "SELECT count(*) FROM pg_stat_activity WHERE usename = 'bathys'")
        self.assertEqual(int(held), 3, "as many connections as the guide says")
        self.assertEqual(self.end(server), 0)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

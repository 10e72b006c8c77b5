"""What the tests that run `bathys serve` share: programs that end with the test, and somebody at a table."""

import base64
import json
import os
import pwd
import random
import re
import shutil
import socket
import ssl
import struct
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 60  # seconds: nothing takes this long, on the busiest machine, unless something is wrong
HOST = "play.example.org"


def blocks(language):
    """The blocks of the guide in this language."""
    return re.findall(rf"^```{language}\n(.*?)^```", (ROOT / "docs/server.md").read_text(), re.DOTALL | re.MULTILINE)


def block(language, begin=""):
    """The one block of the guide in this language that begins so."""
    found = [one for one in blocks(language) if one.startswith(begin)]
    assert len(found) == 1, f"{len(found)} blocks of {language} in docs/server.md begin with {begin}"
    return found[0]


def replaced(text, *pairs):
    for old, new in pairs:
        assert old in text, f"the guide no longer says {old}"
        text = text.replace(old, new)
    return text


def free_port():
    """Below the ports that the kernel hands out: nobody takes it before it is used."""
    end = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    while True:
        port = random.randrange(10_000, end if end > 10_000 else 32_768)
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) != 0:
                return port


class Client:
    """One connection, through TLS or not: a request, or a WebSocket."""

    def __init__(self, port, tls=True):
        self.scheme = "https" if tls else "http"
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        if tls:
            context = ssl.create_default_context()
            context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
            self.socket = context.wrap_socket(self.socket, server_hostname=HOST)
        self.input = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def more(self):
        got = self.socket.recv(65536)
        if not got:
            raise AssertionError(f"the connection ended after {self.input!r}")
        self.input += got

    def take(self, size):
        while len(self.input) < size:
            self.more()
        taken, self.input = self.input[:size], self.input[size:]
        return taken

    def head(self):
        while b"\r\n\r\n" not in self.input:
            self.more()
        head, _, self.input = self.input.partition(b"\r\n\r\n")
        return head.decode()

    def request(self, method, path, body="", host=HOST):
        self.socket.sendall(
            f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: {self.scheme}://{host}\r\n"
            f"Content-Length: {len(body)}\r\n\r\n{body}".encode()
        )
        head = self.head()
        size = int(re.search(r"(?i)content-length: *(\d+)", head).group(1))
        return int(head.split()[1]), self.take(size).decode()

    def upgrade(self):
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {HOST}\r\nOrigin: {self.scheme}://{HOST}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        return int(self.head().split()[1])

    def say(self, message):
        text = json.dumps(message).encode()
        size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0x80 | 126]) + struct.pack(">H", len(text))
        self.socket.sendall(b"\x81" + size + b"\0\0\0\0" + text)

    def hear(self, kind):
        while True:
            first, size = self.take(2)
            if size == 126:
                (size,) = struct.unpack(">H", self.take(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self.take(8))
            text = self.take(size)
            if first == 0x81 and (message := json.loads(text))["type"] == kind:
                return message

    def sit(self, table):
        """The whole picture, seen from the first seat."""
        assert self.upgrade() == 101
        self.say({"type": "hello", "table": table["table"], "token": table["tokens"][0]})
        return self.hear("table")

    def play(self, picture, nonce):
        """The first move that may be made; the change that it is."""
        actions = [picture["legal"][0]["text"]]
        self.say({"type": "do", "nonce": nonce, "change": picture["change"], "actions": actions})
        return self.hear("done")["change"]


def certificate(folder):
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={HOST}",
         "-keyout", folder / "key.pem", "-out", folder / "certificate.pem"],
        check=True, capture_output=True,
    )  # fmt: skip
    both = (folder / "certificate.pem").read_text() + (folder / "key.pem").read_text()
    (folder / "both.pem").write_text(both)


class Served(unittest.TestCase):
    """A folder, and programs that end with the test."""

    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="bathys_served_"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.begun = []
        self.addCleanup(self.end_all)

    def begin(self, *words, **more):
        log = (self.folder / f"{len(self.begun)}.log").open("w+")
        self.addCleanup(log.close)
        process = subprocess.Popen([str(word) for word in words], stdout=log, stderr=subprocess.STDOUT, **more)
        self.begun.append((process, log))
        return process

    def end(self, process):
        process.terminate()
        return process.wait(PATIENCE)

    def end_all(self):
        for process, _ in reversed(self.begun):
            self.end(process)

    def logs(self):
        return "\n".join(Path(log.name).read_text() for _, log in self.begun)

    def wait_until_ready(self, port, tls=True):
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            try:
                with Client(port, tls) as client:
                    if client.request("GET", "/ready")[0] == 200:
                        return
            except (OSError, AssertionError, AttributeError):
                pass
            time.sleep(0.05)
        self.fail(f"nothing is ready: {self.logs()}")

    def make_table(self, port, tls=True):
        with Client(port, tls) as client:
            seats = [{"kind": "human", "name": "Ann"}]
            wish = {"game": "otys", "options": {"players": 1}, "seats": seats}
            status, body = client.request("POST", "/api/tables", json.dumps(wish))
            self.assertEqual(status, 201, body)
            return json.loads(body)


class Postgres:
    """PostgreSQL from Debian's package in a folder of its own, which has to be one that others may enter."""

    def __init__(self, test):
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        if not found:
            test.skipTest("Debian's package postgresql-15 is not installed")
        self.test, self.programs = test, found[-1].parent
        self.user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        self.folder = test.folder / "postgres"
        self.folder.mkdir()
        test.folder.chmod(0o755)
        self.port = free_port()
        self.surroundings = {**os.environ, "PATH": f"{self.programs}:{os.environ['PATH']}", "PGUSER": "postgres",
                             "PGHOST": str(self.folder), "PGPORT": str(self.port)}  # fmt: skip
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self.run("initdb", "-D", self.folder / "data", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync",
                 "-U", "postgres")  # fmt: skip
        with (self.folder / "data/postgresql.conf").open("a") as file:
            file.write("fsync = off\nlisten_addresses = '127.0.0.1'\n")
        self.start()

    def as_user(self, *words):
        become = ["--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.geteuid() == 0 else []
        return ["setpriv", "--pdeathsig", "QUIT", *become, *map(str, words)]

    def run(self, program, *words):
        """Whoever may do anything in the database runs this."""
        done = subprocess.run(self.as_user(program, *words), env=self.surroundings, capture_output=True, text=True, cwd="/tmp",
                              timeout=PATIENCE, check=False)  # fmt: skip
        self.test.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def start(self):
        words = (self.programs / "postgres", "-D", self.folder / "data", "-k", self.folder, "-p", self.port)
        self.process = self.test.begin(*self.as_user(*words), cwd="/tmp")
        self.wait()

    def wait(self):
        for _ in range(600):
            ready = subprocess.run([self.programs / "pg_isready", "-q", "-h", self.folder, "-p", str(self.port)],
                                   check=False)  # fmt: skip
            if ready.returncode == 0:
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.1)
        self.test.fail(f"PostgreSQL does not start: {self.test.logs()}")

    def address(self):
        return f"postgresql://bathys@/bathys?host={self.folder}&port={self.port}"

"""The guides to nginx and haproxy, word for word: proxies_test.py PROGRAM"""

import base64
import json
import os
import random
import re
import shutil
import socket
import ssl
import struct
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

PROGRAM = str(Path(sys.argv[1]).resolve()) if len(sys.argv) > 1 else "bathys"
ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 60  # seconds: nothing takes this long, on the busiest machine, unless something is wrong
HOST = "play.example.org"


def block(language):
    """The block of the guide in this language; there is one."""
    blocks = re.findall(rf"^```{language}\n(.*?)^```", (ROOT / "docs/server.md").read_text(), re.DOTALL | re.MULTILINE)
    assert len(blocks) == 1, f"{len(blocks)} blocks of {language} in docs/server.md"
    return blocks[0]


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
    """One connection through TLS: a request, or a WebSocket."""

    def __init__(self, port):
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        self.socket = context.wrap_socket(socket.create_connection(("127.0.0.1", port), PATIENCE), server_hostname=HOST)
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
            f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: https://{host}\r\n"
            f"Content-Length: {len(body)}\r\n\r\n{body}".encode()
        )
        head = self.head()
        size = int(re.search(r"(?i)content-length: *(\d+)", head).group(1))
        return int(head.split()[1]), self.take(size).decode()

    def upgrade(self):
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {HOST}\r\nOrigin: https://{HOST}\r\nUpgrade: websocket\r\n"
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


class Proxies(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="bathys_proxies_"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.begun = []
        self.addCleanup(self.end_all)
        self.servers = [self.serve("one")]
        self.port = free_port()
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={HOST}",
             "-keyout", self.folder / "key.pem", "-out", self.folder / "certificate.pem"],
            check=True, capture_output=True,
        )  # fmt: skip
        both = (self.folder / "certificate.pem").read_text() + (self.folder / "key.pem").read_text()
        (self.folder / "both.pem").write_text(both)

    def begin(self, *words):
        log = (self.folder / f"{len(self.begun)}.log").open("w+")
        self.addCleanup(log.close)
        process = subprocess.Popen(words, stdout=log, stderr=subprocess.STDOUT)
        self.begun.append((process, log))

    def end_all(self):
        for process, _ in self.begun:
            process.terminate()
        for process, _ in self.begun:
            process.wait(PATIENCE)

    def logs(self):
        return "\n".join(Path(log.name).read_text() for _, log in self.begun)

    def serve(self, name):
        port = free_port()
        self.begin(PROGRAM, "serve", "--port", str(port), "--db", str(self.folder / f"{name}.db"), "--web", "nowhere",
                   "--host", HOST, "--trust-proxy", "127.0.0.1")  # fmt: skip
        return port

    def wait_until_ready(self):
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            try:
                with Client(self.port) as client:
                    if client.request("GET", "/ready")[0] == 200:
                        return
            except (OSError, AssertionError, AttributeError):
                pass
            time.sleep(0.05)
        self.fail(f"nothing is ready: {self.logs()}")

    def play_a_move(self):
        self.wait_until_ready()
        with Client(self.port) as client:
            seats = [{"kind": "human", "name": "Ann"}]
            wish = {"game": "otys", "options": {"players": 1}, "seats": seats}
            status, body = client.request("POST", "/api/tables", json.dumps(wish))
            self.assertEqual(status, 201, body)
            table = json.loads(body)
        with Client(self.port) as ann:
            self.assertEqual(ann.upgrade(), 101)
            ann.say({"type": "hello", "table": table["table"], "token": table["tokens"][0]})
            picture = ann.hear("table")
            answer = {"type": "do", "nonce": "a", "change": 0, "actions": [picture["legal"][0]["text"]]}
            ann.say(answer)
            self.assertEqual(ann.hear("done")["change"], 1)
        with Client(self.port) as client:
            self.assertEqual(client.request("GET", "/metrics")[0], 403)

    def test_nginx(self):
        if not shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin"):
            self.skipTest("Debian's package nginx is not installed")
        site = replaced(
            block("nginx"),
            ("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"),
            ("/etc/bathys/", f"{self.folder}/"),
            ("127.0.0.1:8080", f"127.0.0.1:{self.servers[0]}"),
        )
        paths = "".join(
            f"{kind}_temp_path {self.folder}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (self.folder / "nginx.conf").write_text(
            f"daemon off;\nmaster_process off;\npid {self.folder}/pid;\nerror_log stderr;\nevents {{}}\n"
            f"http {{\naccess_log off;\n{paths}{site}\n}}\n"
        )
        self.begin("/usr/sbin/nginx", "-e", "stderr", "-p", str(self.folder), "-c", str(self.folder / "nginx.conf"))
        self.play_a_move()

    def test_haproxy(self):
        if not shutil.which("haproxy", path=os.environ["PATH"] + ":/usr/sbin"):
            self.skipTest("Debian's package haproxy is not installed")
        # The second one is never there: whoever is sent to it is sent on.
        site = replaced(
            block("haproxy"),
            ("bind :443 ssl crt /etc/bathys/", f"bind 127.0.0.1:{self.port} ssl crt {self.folder}/"),
            ("127.0.0.1:8080", f"127.0.0.1:{self.servers[0]}"),
            ("127.0.0.1:8081", f"127.0.0.1:{free_port()}"),
        )
        (self.folder / "haproxy.cfg").write_text(
            "global\n    maxconn 500\ndefaults\n    timeout connect 5s\n    timeout client 1m\n    timeout server 1m\n"
            + site
        )
        self.begin("/usr/sbin/haproxy", "-db", "-f", str(self.folder / "haproxy.cfg"))
        self.play_a_move()


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

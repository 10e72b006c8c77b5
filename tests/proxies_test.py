"""The guides to nginx and haproxy, word for word: proxies_test.py PROGRAM"""

import os
import shutil
import sys
import unittest
from pathlib import Path

from served import HOST, Client, Served, block, certificate, free_port, replaced

PROGRAM = str(Path(sys.argv[1]).resolve()) if len(sys.argv) > 1 else "bathys"


class Proxies(Served):
    def setUp(self):
        super().setUp()
        self.servers = [self.serve("one")]
        self.port = free_port()
        certificate(self.folder)

    def serve(self, name):
        port = free_port()
        self.begin(PROGRAM, "serve", "--port", port, "--db", self.folder / f"{name}.db", "--web", "nowhere",
                   "--host", HOST, "--trust-proxy", "127.0.0.1")  # fmt: skip
        return port

    def play_a_move(self):
        self.wait_until_ready(self.port)
        table = self.make_table(self.port)
        with Client(self.port) as ann:
            self.assertEqual(ann.play(ann.sit(table), "a"), 1)
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
        self.begin("/usr/sbin/nginx", "-e", "stderr", "-p", self.folder, "-c", self.folder / "nginx.conf")
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
        self.begin("/usr/sbin/haproxy", "-db", "-f", self.folder / "haproxy.cfg")
        self.play_a_move()


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

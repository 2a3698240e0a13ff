"""Hosts of remote parts that are slow, endless, redirect and change: a picture comes of them or words, and no other host is asked."""

import http.server
import random
import subprocess
import threading
import time

from conftest import QUOIN

PART = b'<UIView width="9" height="4" backgroundColor="red"/>'


class Liar(http.server.BaseHTTPRequestHandler):
    """Answers by chance what a host may answer, and what none should."""

    def log_message(self, *_):
        pass

    def do_GET(self):
        chance, other = self.server.chance, self.server.other
        kind = chance.randrange(10)
        try:
            if kind == 0:
                time.sleep(chance.uniform(0, 3))
                self.whole(PART)
            elif kind == 1:
                self.send_response(200)
                self.end_headers()
                while True:
                    self.wfile.write(b"<!-- without an end -->" * 1000)
            elif kind == 2:
                self.send_response(200)
                self.end_headers()
                for byte in PART:
                    self.wfile.write(bytes([byte]))
                    self.wfile.flush()
                    time.sleep(0.2)
            elif kind == 3:
                self.send_response(chance.choice([301, 302, 307, 308]))
                self.send_header("Location", chance.choice([
                    f"http://localhost:{other}/secret", "/again", "file:///etc/passwd", "//", f"ftp://127.0.0.1:{other}/",
                    f"http://127.0.0.1.:{other}/", f"http://127.0.0.1@localhost:{other}/", "http://[::1]/", " "]))
                self.end_headers()
            elif kind == 4:
                self.send_response(chance.choice([204, 206, 304, 404, 500, 999]))
                self.end_headers()
            elif kind == 5:
                self.wfile.write(bytes(chance.randrange(256) for _ in range(200)))
            elif kind == 6:
                self.send_response(200)
                self.send_header("Content-Length", chance.choice(["-1", "99999999999999999999", "5", "x"]))
                self.end_headers()
                self.wfile.write(PART)
            elif kind == 7:
                self.whole(PART[: chance.randrange(len(PART))])
            elif kind == 8:
                self.send_response(200)
                self.send_header("Content-Encoding", "gzip")
                self.end_headers()
                self.wfile.write(b"\x1f\x8b" + bytes(chance.randrange(256) for _ in range(50)))
            else:
                self.whole(PART)
        except OSError:
            pass

    def whole(self, body):
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


class Secret(http.server.BaseHTTPRequestHandler):
    """A host that nobody may ask."""

    def log_message(self, *_):
        pass

    def do_GET(self):
        self.server.asked.append(self.path)
        self.send_response(200)
        self.end_headers()


def test_whatever_a_host_answers_a_picture_or_words_come_of_it(tmp_path, seconds, chance):
    secret = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Secret)
    secret.asked = []
    host = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Liar)
    host.chance, host.other = random.Random(chance.randrange(1 << 30)), secret.server_port
    for server in (secret, host):
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{host.server_port}"
    (tmp_path / "a.xml").write_text(
        f'<UIView width="40" height="40"><UIView xml="{address}/part.xml"/><UIImageView image="{address}/a.png"/></UIView>')
    end, outcomes = time.monotonic() + seconds, set()
    while time.monotonic() < end:
        run = subprocess.run(
            [QUOIN, "render", "a.xml", "-o", "a.png", "--allow-host", "127.0.0.1", "--time", "2"], cwd=tmp_path,
            capture_output=True, timeout=60)
        assert run.returncode in (0, 1), run
        assert run.returncode == 0 or b"error" in run.stderr, run
        outcomes.add(run.returncode)
    for server in (secret, host):
        server.shutdown()
    assert secret.asked == [], secret.asked
    assert outcomes

"""The service with a thousand clients, slow ones, ones that leave in the middle, broken templates and a clock that jumps."""

import asyncio
import http.client
import json
import os
import pathlib
import resource
import signal
import socket
import struct
import subprocess
import threading
import time
import urllib.parse
import zlib

import pytest
from conftest import QUOIN, check_png


class Service:
    """A running `quoin serve` of a folder."""

    def __init__(self, folder, *options, environment=None, log=None, before=()):
        self.process = subprocess.Popen(
            [*before, QUOIN, "serve", str(folder), "--port", "0", "--anyone", "--log", "info" if log else "error", *options],
            stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        line = self.process.stdout.readline()
        assert " at http://" in line, line
        address = urllib.parse.urlsplit(line.split(" at ")[1].strip())
        self.host, self.port = address.hostname, address.port
        for _ in range(200):
            if self.get("/readyz") == 200:
                return
            time.sleep(0.05)
        raise AssertionError("it does not become ready")

    def get(self, path, **fields):
        connection = http.client.HTTPConnection(self.host, self.port, timeout=60)
        connection.request("GET", path, headers=fields)
        status = connection.getresponse().status
        connection.close()
        return status

    def draw(self, width, timeout=60):
        connection = http.client.HTTPConnection(self.host, self.port, timeout=timeout)
        connection.request(
            "POST", "/render/bar.png", json.dumps({"width": width}), {"Content-Type": "application/json"})
        response = connection.getresponse()
        data = response.read()
        connection.close()
        return response.status, data

    def check(self, width=7, timeout=60):
        status, data = self.draw(width, timeout)
        assert status == 200, data
        check_png(data, width)

    def memory(self):
        with open(f"/proc/{self.process.pid}/status") as file:
            return next(int(line.split()[1]) / 1024 for line in file if line.startswith("RssAnon:"))

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(60) == 0


@pytest.fixture
def serve(folder):
    if subprocess.run([QUOIN, "serve", "--help"], capture_output=True).returncode != 0:
        pytest.skip("this command has no serve")
    running = []

    def start(*options, **settings):
        running.append(Service(folder, *options, **settings))
        return running[-1]

    yield start
    for service in running:
        service.stop()


def request(width, length=None):
    body = json.dumps({"width": width}).encode()
    return (
        b"POST /render/bar.png HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n"
        b"Content-Length: %d\r\n\r\n" % (length or len(body))) + body


def test_a_thousand_clients_at_once(serve):
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 4096), most))
    service = serve()

    async def client(number, gate):
        reader, writer = await asyncio.open_connection(service.host, service.port)
        await gate.wait()
        writer.write(request(number % 90 + 1))
        answer = await reader.read()
        writer.close()
        head, _, body = answer.partition(b"\r\n\r\n")
        status = int(head.split()[1])
        if status == 200:
            check_png(body, number % 90 + 1)
        else:
            assert status == 503 and b"retry-after:" in head.lower(), head
        return status

    async def all_of_them():
        gate = asyncio.Event()
        clients = [asyncio.ensure_future(client(number, gate)) for number in range(1000)]
        await asyncio.sleep(0.5)
        gate.set()
        return await asyncio.wait_for(asyncio.gather(*clients), 120)

    statuses = asyncio.run(all_of_them())
    assert len(statuses) == 1000 and statuses.count(200) > 100
    service.check()


def plain_png(width, height):
    """A black PNG that is not compressed, which an SVG shows as it is."""
    def chunk(kind, content):
        whole = kind + content
        return struct.pack(">I", len(content)) + whole + struct.pack(">I", zlib.crc32(whole))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    data = zlib.compress(bytes(height * (width + 1)), 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def test_slow_clients_hold_nobody_up(serve, folder, seconds):
    # An answer that no buffer on the way holds.
    least = 8_000_000
    (folder / "large.png").write_bytes(plain_png(2400, 2600))
    (folder / "large.xml").write_text('<UIImageView image="large.png" width="3" height="2"/>')
    service = serve("--connections", "200", "--time", "60")
    large, taken, stop = b"GET /render/large.svg HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", [], threading.Event()

    def dawdle(reads_slowly):
        with socket.socket() as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.settimeout(60)
            connection.connect((service.host, service.port))
            whole, count = request(7), 0
            try:
                if reads_slowly:
                    connection.sendall(large)
                    while not stop.is_set():
                        count += len(connection.recv(100))
                        time.sleep(0.05)
                    taken.append(count)
                for byte in whole[:-1]:
                    if stop.is_set():
                        return
                    connection.sendall(bytes([byte]))
                    time.sleep(0.05)
                stop.wait()
            except OSError:
                # It is given up on, which is right too.
                pass

    # Drawn once, and kept.
    assert service.get("/render/large.svg") == 200
    slow = [threading.Thread(target=dawdle, args=(number % 2 == 0,)) for number in range(40)]
    for thread in slow:
        thread.start()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        # None of the slow ones gets on in this time.
        service.check(timeout=10)
    with socket.create_connection((service.host, service.port), timeout=60) as connection:
        connection.sendall(large)
        count = 0
        while piece := connection.recv(1 << 20):
            count += len(piece)
    assert count > least
    stop.set()
    for thread in slow:
        thread.join()
    assert taken and max(taken) < least


def test_bodies_that_are_cut_short_cost_nothing(serve, seconds, chance):
    service = serve()
    service.check()
    before, end, count = service.memory(), time.monotonic() + seconds, 0
    while time.monotonic() < end:
        whole = request(7, length=chance.choice([None, 1000, 10**6]))
        with socket.create_connection((service.host, service.port), timeout=60) as connection:
            connection.sendall(whole[: chance.randrange(1, len(whole))])
            if chance.random() < 0.5:
                connection.shutdown(socket.SHUT_WR)
                answer = connection.recv(100)
                assert answer[:12] not in (b"HTTP/1.1 200", b"HTTP/1.1 500"), answer
        count += 1
        if count % 20 == 0:
            service.check()
    assert count > 50 and service.memory() < before + 40
    service.check()


def test_a_template_that_breaks_serves_on_until_it_is_mended(serve, folder, seconds):
    service, path = serve(), folder / "bar.xml"
    good, seen, turn, end = path.read_text(), set(), 0, time.monotonic() + seconds
    while time.monotonic() < end:
        turn += 1
        part = folder / ".part"
        part.write_text(["<UIView width=", good.replace('"4"', f'"{turn % 50 + 5}"'), "", good[:20]][turn % 4])
        os.replace(part, path)
        for _ in range(5):
            status, data = service.draw(7)
            assert status == 200, data
            check_png(data, 7)
            seen.add(data)
    path.write_text(good)
    assert len(seen) > 1
    service.check()


def test_a_clock_that_jumps_changes_nothing(serve, seconds, chance, clock):
    service, end = serve(environment=clock.environment), time.monotonic() + seconds
    while time.monotonic() < end:
        clock.jump(chance.choice(["+10y", "-10y", "+1h", "-1h", "+0"]))
        service.check()
        assert service.get("/healthz") == 200
    clock.jump("+0")


def test_what_was_asked_is_answered_at_the_end(serve, tmp_path):
    log = tmp_path / "log"
    with open(log, "w") as file:
        service = serve("--stop-delay", "3", log=file)
    answered, unanswered, leave = [], [], threading.Event()

    def draw():
        while not leave.is_set():
            try:
                status, data = service.draw(7)
            except (OSError, http.client.HTTPException) as error:
                unanswered.append(repr(error))
                continue
            answered.append(status)
            if status == 200:
                check_png(data, 7)

    clients = [threading.Thread(target=draw) for _ in range(8)]
    for client in clients:
        client.start()
    time.sleep(0.5)
    service.process.send_signal(signal.SIGTERM)
    # As what spreads requests does: it sends no more once this says so.
    while service.get("/readyz") == 200:
        time.sleep(0.05)
    leave.set()
    assert service.process.wait(60) == 0
    for client in clients:
        client.join()
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    drawn = [line["status"] for line in lines if line.get("path") == "/render/bar.png"]
    assert len(answered) > 8 and set(answered) == {200} and not unanswered
    assert drawn == answered


def test_a_second_signal_ends_it_at_once_also_as_the_first_process(serve):
    before = ["unshare", "--pid", "--fork", "--kill-child"]
    if subprocess.run([*before, "true"], capture_output=True).returncode != 0:
        before = []
    service = serve("--stop-delay", "1000", before=before)
    children = pathlib.Path(f"/proc/{service.process.pid}/task/{service.process.pid}/children").read_text().split()
    pid = int(children[0]) if before else service.process.pid
    os.kill(pid, signal.SIGTERM)
    while service.get("/readyz") == 200:
        time.sleep(0.05)
    os.kill(pid, signal.SIGTERM)
    assert service.process.wait(60) == 128 + signal.SIGTERM
    # Nothing is left to be stopped.
    service.process.returncode = 0


def test_what_looks_like_a_number_is_a_word_in_the_log(serve, tmp_path):
    log = tmp_path / "log"
    with open(log, "w") as file:
        service = serve(log=file)
    assert service.get("/openapi.json", **{"X-Request-Id": "12345678901234567890"}) == 200
    service.stop()
    (line,) = [entry for entry in map(json.loads, log.read_text().splitlines()) if entry.get("path") == "/openapi.json"]
    assert line["id"] == "12345678901234567890" and line["status"] == 200 and isinstance(line["seconds"], float)

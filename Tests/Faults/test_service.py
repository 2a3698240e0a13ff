"""The service with a thousand clients, slow ones, ones that leave in the middle, broken templates and a clock that jumps."""

import asyncio
import http.client
import json
import os
import resource
import signal
import socket
import subprocess
import threading
import time
import urllib.parse

import pytest
from conftest import QUOIN, check_png


class Service:
    """A running `quoin serve` of a folder."""

    def __init__(self, folder, *options, environment=None):
        self.process = subprocess.Popen(
            [QUOIN, "serve", str(folder), "--port", "0", "--anyone", "--log", "error", *options],
            stdout=subprocess.PIPE, text=True, env=environment)
        line = self.process.stdout.readline()
        assert " at http://" in line, line
        address = urllib.parse.urlsplit(line.split(" at ")[1].strip())
        self.host, self.port = address.hostname, address.port
        for _ in range(200):
            if self.get("/readyz") == 200:
                return
            time.sleep(0.05)
        raise AssertionError("it does not become ready")

    def get(self, path):
        connection = http.client.HTTPConnection(self.host, self.port, timeout=60)
        connection.request("GET", path)
        status = connection.getresponse().status
        connection.close()
        return status

    def draw(self, width):
        connection = http.client.HTTPConnection(self.host, self.port, timeout=60)
        connection.request(
            "POST", "/render/bar.png", json.dumps({"width": width}), {"Content-Type": "application/json"})
        response = connection.getresponse()
        data = response.read()
        connection.close()
        return response.status, data

    def check(self, width=7):
        status, data = self.draw(width)
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

    def start(*options, environment=None):
        running.append(Service(folder, *options, environment=environment))
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


def test_slow_clients_hold_nobody_up(serve, seconds):
    service = serve("--connections", "200")
    stop = threading.Event()

    def dawdle(reads_slowly):
        with socket.create_connection((service.host, service.port), timeout=60) as connection:
            whole = request(7)
            try:
                if reads_slowly:
                    connection.sendall(whole)
                else:
                    for byte in whole[:-1]:
                        if stop.is_set():
                            return
                        connection.sendall(bytes([byte]))
                        time.sleep(0.05)
                while not stop.is_set():
                    time.sleep(0.05)
            except OSError:
                # It is given up on, which is right too.
                pass

    slow = [threading.Thread(target=dawdle, args=(number % 2 == 0,)) for number in range(60)]
    for thread in slow:
        thread.start()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        service.check()
    stop.set()
    for thread in slow:
        thread.join()


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


def test_what_was_begun_is_finished_at_the_end(serve):
    service, statuses = serve(), []

    def draw():
        while True:
            try:
                status, data = service.draw(7)
            except OSError:
                # Nobody listens any more; nothing was begun.
                return
            except http.client.HTTPException as error:
                statuses.append(repr(error))
                return
            if status == 200:
                check_png(data, 7)
            statuses.append(status)

    clients = [threading.Thread(target=draw) for _ in range(8)]
    for client in clients:
        client.start()
    time.sleep(0.5)
    service.stop()
    for client in clients:
        client.join()
    assert statuses.count(200) > 8
    assert all(status in (200, 503) or "RemoteDisconnected" in str(status) for status in statuses), set(statuses)

"""The service among clients that want it no good: requests that are two, bodies that lie, names that lead elsewhere, floods."""

import json
import os
import socket
import subprocess
import time
import urllib.parse

import pytest
from conftest import QUOIN, check_png
from test_service import Service, request, serve  # noqa: F401

INNER = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
HEAD = b"POST /render/bar.png HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


def short(value):
    """What a case is called; longer names would not fit into the environment of a process."""
    return repr(value[:30])


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    """One service for all that attacks it with single requests."""
    folder = tmp_path_factory.mktemp("attacked") / "served"
    folder.mkdir()
    (folder / "bar.xml").write_text('<UIView width="{width}" height="4" backgroundColor="red"/>')
    for path in (folder.parent / "secret.xml", folder / ".hidden.xml"):
        path.write_text('<UIView width="1" height="1"/>')
    os.mkfifo(folder / "pipe.xml")
    (folder / "link.xml").symlink_to(folder.parent / "secret.xml")
    (folder / "loop.xml").symlink_to("loop.xml")
    (folder / "folder.xml").mkdir()
    service = Service(folder)
    yield service
    service.stop()


def talk(service, *pieces, wait=10):
    """What comes back for some bytes until the service closes, or for a while where it goes on."""
    with socket.create_connection((service.host, service.port), timeout=wait) as connection:
        answer = b""
        try:
            for piece in pieces:
                connection.sendall(piece)
            while more := connection.recv(1 << 16):
                answer += more
        except OSError:
            pass
        return answer


def statuses(answer):
    return [int(part[:3]) for part in answer.split(b"HTTP/1.1 ")[1:]]


@pytest.mark.parametrize("fields", [
    b"Content-Length: 0\r\nTransfer-Encoding: chunked\r\n", b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
    b"Transfer-Encoding: xchunked\r\nContent-Length: 0\r\n", b"Transfer-Encoding: identity\r\nContent-Length: 0\r\n",
    b"Transfer-Encoding: chunked, identity\r\n", b"Transfer-Encoding:\x0bchunked\r\nContent-Length: 0\r\n",
    b"Transfer-Encoding : chunked\r\nContent-Length: 0\r\n", b"X: y\rTransfer-Encoding: chunked\r\nContent-Length: 0\r\n",
    b"Transfer-Encoding:\r\n chunked\r\nContent-Length: 0\r\n", b"Content-Length: 0\r\nContent-Length: 5\r\n",
    b"Content-Length: +0\r\n", b"Content-Length: 0x0\r\n", b"Content-Length: 0,5\r\n",
    b"Content-Length: 99999999999999999999999\r\n", b"Content-Length: 18446744073709551616\r\n", b"X\x00: y\r\n",
], ids=short)
def test_a_request_of_doubtful_length_hides_no_other(service, fields):
    answer = talk(service, HEAD + fields + b"\r\n0\r\n\r\n" + INNER, wait=3)
    assert all(status >= 400 for status in statuses(answer)) and len(statuses(answer)) <= 1, answer
    service.check()


@pytest.mark.parametrize("body", [
    b"FFFFFFFFFFFFFFFFF\r\n", b"-1\r\n", b"5;" + b"a" * 4_000_000, b"0\r\n" + b"X: y\r\n" * 400_000,
    b"0\r\nX: " + b"y" * 4_000_000, b"0\r\nContent-Length: 9\r\n\r\n", b"1\r\n{\r\n" * 300_000,
], ids=short)
def test_pieces_of_a_body_that_lie_cost_nothing(service, body):
    service.check()
    before = service.memory()
    for _ in range(3):
        talk(service, HEAD + b"Transfer-Encoding: chunked\r\n\r\n", body, wait=3)
    assert service.memory() < before + 20
    service.check()


@pytest.mark.parametrize("name", [
    "..%2Fsecret", "%2e%2e/secret", "..%5Csecret", "%2Fetc%2Fpasswd", "bar%00", "bar%0A", "%c0%ae%c0%ae/secret",
    "%25%32%65%2e/secret", "./bar", "bar/", "/bar", "bar.xml", ".hidden", "pipe", "link", "loop", "folder", "a" * 30_000,
    "a/" * 10_000, "bar.png.png", "%", "%zz", "",
], ids=short)
def test_names_lead_to_nothing_else(service, name):
    answer = talk(service, f"GET /render/{name}?format=png HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    assert statuses(answer) in ([400], [404]) and b"/served" not in answer, answer
    service.check()


@pytest.mark.parametrize("data", [
    b"[" * 1_000_000, b'{"a":' * 150_000, b'{"width":1e400}', b'{"width":-1e308}', b'{"width":' + b"9" * 500_000 + b"}",
    b'{"width":"\\ud800"}', b'{"width":"\\u0000"}', b"\xff\xfe{}", b'{"width":1,"width":2}', b"null", b"", b'{"width":1}x',
    b'{"x":"' + b"a" * 1_040_000 + b'"}',
], ids=short)
def test_data_that_are_none_are_told(service, data):
    answer = talk(service, HEAD + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(data), data)
    assert statuses(answer) in ([200], [400], [422]), answer[:500]
    service.check()


@pytest.mark.parametrize("query", [
    "scale=1e308", "scale=nan", "scale=-1", "scale=1e-310", "width=inf", "width=1e308&height=1e308", "timeout=-1",
    "timeout=1e308", "timeout=nan", "format=png&format=pdf", "format=%00", "nothing=1", "language=" + "a" * 20_000,
    "width=99999&height=99999", "scale=100&width=10000&height=10000", "&&&=&=&", "signature=1",
], ids=short)
def test_parameters_that_are_none_are_told(service, query):
    answer = talk(
        service,
        f"GET /render/bar?data=%7B%22width%22:3%7D&{query} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    assert statuses(answer) in ([200], [400], [422]), answer[:500]
    service.check()


def test_signed_addresses_hold_for_what_was_signed_alone(folder):
    keys = folder / ".keys"
    keys.write_text("shop  shop-secret-shop-secret\nblog  blog-secret-blog-secret\n")

    def sign(path, *options):
        command = [QUOIN, "sign", path, "--keys", str(keys), *options]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    environment = {**os.environ, "QUOIN_KEYS": keys.read_text()}
    service = Service(folder, environment=environment)
    try:
        good = sign("/render/bar.png?data=%7B%22width%22%3A7%7D&scale=1", "--expires", "1h")

        def ask(target, method="GET", *fields):
            lines = [f"{method} {target} HTTP/1.1", "Host: x", "Connection: close", *fields, "", ""]
            return talk(service, "\r\n".join(lines).encode())

        assert statuses(ask(good)) == [200]
        path, query = good.split("?")
        parts = query.split("&")
        changed = [
            path + "?" + "&".join(reversed(parts)), path + "?" + "&".join(parts[1:2] + parts[:1] + parts[2:]),
            good + "&scale=2", good.replace("scale=1", "scale=1&scale=2"), good.replace("?", "?scale=2&"),
            good.replace("%7B", "%7b"), good.replace("bar", "b%61r"), good.replace("key=shop", "key=blog"),
            good.replace("/render/", "/render/./"), good.replace("expires=", "expires=9"), good + "#x",
            good.replace("scale=1", "scale=%31"), good.split("&signature=")[0], good.split("&signature=")[0] + "&signature=",
            good.replace("signature", "%73ignature"), "http://other" + good + "&x",
        ]
        for target in changed:
            assert statuses(ask(target))[0] in (400, 401, 403), target
        assert statuses(ask(good, "POST", "Content-Length: 0")) == [401]
        assert statuses(ask(good, "DELETE")) == [405]
        assert statuses(ask(good, "GET", "Authorization: Bearer wrong"))[0] == 401
        guesses = ["", "x", "shop", "shop-secret-shop-secre", "shop-secret-shop-secret2", "a" * 30_000]
        for guess in guesses:
            assert statuses(ask("/render/bar.png", "GET", f"Authorization: Bearer {guess}"))[0] in (401, 431)
        # A key that is known gets as far as what it asks for.
        answer = ask("/render/bar.png", "GET", "Authorization: bearer shop-secret-shop-secret")
        assert statuses(answer) == [422], answer
    finally:
        service.stop()


def test_more_connections_than_there_may_be_leave_room(serve):
    service = serve("--connections", "300")
    open_ones = []
    try:
        for number in range(1500):
            connection = socket.create_connection((service.host, service.port), timeout=10)
            open_ones.append(connection)
            connection.sendall([b"", b"GET /", INNER][number % 3])
            if number % 500 == 0:
                service.check()
        service.check()
    finally:
        for connection in open_ones:
            connection.close()
    service.check()


def test_few_descriptors_are_enough(folder):
    limited = ["prlimit", "--nofile=100", QUOIN]
    process = subprocess.Popen(
        [*limited, "serve", str(folder), "--port", "0", "--anyone", "--log", "error"], stdout=subprocess.PIPE, text=True)
    address = urllib.parse.urlsplit(process.stdout.readline().split(" at ")[1].strip())
    open_ones = []
    for _ in range(200):
        try:
            open_ones.append(socket.create_connection((address.hostname, address.port), timeout=1))
        except OSError:
            break
    for connection in open_ones:
        connection.close()
    with socket.create_connection((address.hostname, address.port), timeout=10) as connection:
        connection.sendall(request(7))
        answer = b""
        while more := connection.recv(1 << 16):
            answer += more
    check_png(answer.partition(b"\r\n\r\n")[2], 7)
    process.terminate()
    assert process.wait(60) == 0


def test_a_full_disk_holds_nothing_up(small_disk, folder):
    disk, _ = small_disk
    (disk / "filler").write_bytes(b"\0" * 390_000)
    with open(disk / "log", "wb") as log:
        process = subprocess.Popen(
            [QUOIN, "serve", str(folder), "--port", "0", "--anyone", "--log", "debug"], stdout=subprocess.PIPE, stderr=log,
            text=True, env={**os.environ, "TMPDIR": str(disk)})
    address = urllib.parse.urlsplit(process.stdout.readline().split(" at ")[1].strip())
    service = Service.__new__(Service)
    service.process, service.host, service.port = process, address.hostname, address.port
    end = time.monotonic() + 30
    while service.get("/readyz") != 200:
        assert time.monotonic() < end
        time.sleep(0.05)
    for _ in range(300):
        service.check()
    service.stop()


def test_one_who_wants_much_does_not_hold_up_another(folder):
    keys = "shop  shop-secret-shop-secret\nblog  blog-secret-blog-secret\n"
    service = Service(folder, "--queue", "64", environment={**os.environ, "QUOIN_KEYS": keys})
    data = json.dumps({"width": 90}).encode()

    def post(key, close):
        end = b"Connection: close\r\n" if close else b""
        return HEAD.replace(b"bar.png", b"bar.png?scale=40") + b"Authorization: Bearer %s-secret-%s-secret\r\n" % (key, key) + (
            end + b"Content-Length: %d\r\n\r\n" % len(data)) + data

    greedy = []
    try:
        for _ in range(300):
            connection = socket.create_connection((service.host, service.port), timeout=60)
            connection.sendall(post(b"shop", False))
            greedy.append(connection)
        for _ in range(10):
            assert statuses(talk(service, post(b"blog", True), wait=30)) == [200]
    finally:
        for connection in greedy:
            connection.close()
        service.stop()

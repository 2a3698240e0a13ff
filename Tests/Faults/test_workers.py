"""Workers that are killed, asked in pieces, read slowly, or whose template breaks: each picture is drawn once, and is right."""

import json
import os
import signal
import struct
import subprocess
import threading
import time

import quoin
from conftest import QUOIN, check_png


def frame(value):
    body = value if isinstance(value, bytes) else json.dumps(value).encode()
    return struct.pack(">I", len(body)) + body


def memory(pid):
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) / 1024 for line in status if line.startswith("RssAnon:"))


def start():
    return subprocess.Popen(
        [QUOIN, "worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)


def read(stream, count):
    data = b""
    while len(data) < count:
        piece = stream.read(count - len(data))
        if not piece:
            return data
        data += piece
    return data


def read_frame(stream):
    head = read(stream, 4)
    return read(stream, int.from_bytes(head, "big")) if len(head) == 4 else None


def test_workers_that_are_killed_at_random_cost_nothing(folder, seconds, chance):
    with quoin.Pool(2, command=QUOIN) as pool:
        bar, end, killed = quoin.Template(folder / "bar.xml", pool), time.monotonic() + seconds, 0

        def kill():
            nonlocal killed
            while time.monotonic() < end:
                # In the long run one a second.
                time.sleep(chance.uniform(0, 2) if seconds > 10 else chance.uniform(0.1, 0.4))
                for pid in chance.sample(pool.pids, min(1, len(pool.pids))):
                    try:
                        os.kill(pid, signal.SIGKILL)
                        killed += 1
                    except ProcessLookupError:
                        pass

        killer = threading.Thread(target=kill)
        killer.start()
        sent = 0

        def endless():
            nonlocal sent
            while time.monotonic() < end:
                yield {"id": sent, "width": sent % 90 + 1}
                sent += 1

        outcomes = 0
        for index, outcome in enumerate(bar.render_many(endless())):
            assert isinstance(outcome, bytes), outcome
            check_png(outcome, index % 90 + 1)
            outcomes += 1
        killer.join()
        assert outcomes == sent and killed > 0


def test_a_request_that_is_cut_short_is_told(folder):
    request = frame({"id": 1, "template": str(folder / "bar.xml"), "data": {"width": 7}})
    for length in (2, 5, len(request) - 1):
        worker = start()
        output, error = worker.communicate(request + request[:length])
        assert worker.returncode == 1 and b"end within a frame" in error
        # What was whole is answered.
        head = int.from_bytes(output[:4], "big")
        check_png(output[head + 8:], 7)


def test_a_client_that_reads_slowly_makes_a_worker_wait(folder):
    worker, count = start(), 1500
    request = {"template": str(folder / "bar.xml"), "data": {"width": 70}, "format": "pdf"}

    def send():
        for number in range(count):
            worker.stdin.write(frame({**request, "id": number}))
        worker.stdin.close()

    sender = threading.Thread(target=send)
    sender.start()
    time.sleep(1)
    before = memory(worker.pid)
    time.sleep(1)
    # Nobody has read anything: it draws no more than the pipe takes.
    assert memory(worker.pid) < before + 5
    for number in range(count):
        assert json.loads(read_frame(worker.stdout))["id"] == number
        assert read_frame(worker.stdout).startswith(b"%PDF")
    sender.join()
    assert worker.wait() == 0


def test_a_template_that_breaks_serves_on_until_it_is_mended(folder, seconds):
    worker, path = start(), folder / "bar.xml"
    good = path.read_text()

    def draw():
        worker.stdin.write(frame({"template": str(path), "data": {"width": 7}}))
        head = json.loads(read_frame(worker.stdout))
        assert "errors" not in head, head
        return read_frame(worker.stdout)

    first = draw()
    end, seen = time.monotonic() + seconds, set()
    turn = 0
    while time.monotonic() < end:
        turn += 1
        path.write_text(["<UIView width=", good.replace('"4"', f'"{turn % 50 + 5}"'), "", good[:20]][turn % 4])
        seen.add(draw())
    path.write_text(good)
    assert draw() == first and len(seen) > 1
    worker.stdin.close()
    assert worker.wait() == 0


def test_a_clock_that_jumps_is_nothing_to_a_worker(folder, seconds, chance, clock):
    worker = subprocess.Popen([QUOIN, "worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=clock.environment, bufsize=0)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        clock.jump(chance.choice(["+10y", "-10y", "+1h", "-1h", "+0"]))
        worker.stdin.write(frame({"template": str(folder / "bar.xml"), "data": {"width": 7}, "timeout": 20}))
        assert "errors" not in json.loads(read_frame(worker.stdout))
        check_png(read_frame(worker.stdout), 7)
    worker.stdin.close()
    assert worker.wait() == 0

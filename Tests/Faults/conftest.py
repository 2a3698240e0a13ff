"""What the tests of faults share: how long to go on, a command, a disk that is soon full, a clock that jumps."""

import os
import pathlib
import random
import signal
import subprocess
import sys
import zlib

import pytest

ROOT = pathlib.Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "Python"))
QUOIN = os.environ["QUOIN"]
FAKETIME = pathlib.Path("/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1")


def pytest_addoption(parser):
    parser.addoption("--seconds", type=float, default=3, help="how long each fault is tried")
    parser.addoption("--seed", type=int, default=1)


@pytest.fixture
def seconds(request):
    return request.config.getoption("--seconds")


@pytest.fixture
def chance(request):
    return random.Random(request.config.getoption("--seed"))


@pytest.fixture
def folder(tmp_path):
    """A folder with a template: a bar as wide as a row says."""
    (tmp_path / "bar.xml").write_text('<UIView width="{width}" height="4" backgroundColor="red"/>')
    return tmp_path


def rows(count):
    """Rows as the bar takes them."""
    return [{"id": number, "width": number % 90 + 1} for number in range(count)]


def check_png(data, width=None):
    """Fails unless these are all bytes of a PNG: every chunk with its checksum, to the last one."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n", data[:8]
    at, kind = 8, b""
    while kind != b"IEND":
        length, kind = int.from_bytes(data[at:at + 4], "big"), data[at + 4:at + 8]
        body = data[at + 4:at + 8 + length]
        assert len(body) == length + 4
        assert zlib.crc32(body) == int.from_bytes(data[at + 8 + length:at + 12 + length], "big")
        at += length + 12
    assert at == len(data)
    if width is not None:
        assert int.from_bytes(data[16:20], "big") == width


@pytest.fixture
def small_disk(tmp_path):
    """A file system with room for 400 KB, and what makes it larger."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=400k", "tmpfs", str(disk)], capture_output=True)
    if mounted.returncode != 0:
        pytest.skip("no file system may be mounted here")

    def enlarge():
        subprocess.run(["mount", "-o", "remount,size=100m", str(disk)], check=True)

    yield disk, enlarge
    subprocess.run(["umount", "-l", str(disk)], check=True)


class Clock:
    """A clock for other processes, which jumps when it is told to; what lies on disk keeps its times."""

    def __init__(self, path):
        self.path = path
        self.jump("+0")
        # The library would set this variable in each process, behind which Swift's runtime does not find its arguments.
        self.holder = subprocess.Popen(
            ["faketime", "-m", "-f", "+0", "sh", "-c", "echo $FAKETIME_SHARED; exec sleep 100000"],
            stdout=subprocess.PIPE, text=True, start_new_session=True)
        shared = self.holder.stdout.readline().rstrip("\n")
        self.environment = {
            **os.environ, "LD_PRELOAD": str(FAKETIME), "FAKETIME_TIMESTAMP_FILE": str(path), "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1", "NO_FAKE_STAT": "1", "FAKETIME_SHARED": shared}

    def jump(self, offset):
        part = self.path.with_suffix(".part")
        part.write_text(offset + "\n")
        part.rename(self.path)

    def stop(self):
        os.killpg(self.holder.pid, signal.SIGTERM)
        self.holder.wait()


@pytest.fixture
def clock(tmp_path_factory):
    if not FAKETIME.exists():
        pytest.skip("the Debian package faketime is not installed")
    clock = Clock(tmp_path_factory.mktemp("time") / "clock")
    yield clock
    clock.stop()

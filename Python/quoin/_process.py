"""A process of the ``quoin`` command, its pipes, and what it says to standard error."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterable
from typing import IO

from ._waiting import Waiting
from .errors import QuoinError

# As much as is kept of what says why a process ended.
_SAID = 2000


def find_command(command: str | None = None) -> str:
    """The path of the ``quoin`` command: the one given, ``$QUOIN``, the one in this package, or the one in ``$PATH``."""
    packaged = os.path.join(os.path.dirname(__file__), "bin", "quoin")
    for candidate, origin in ((command, "given as command"), (os.environ.get("QUOIN"), "named by $QUOIN"), (packaged, "")):
        if candidate and os.path.isfile(candidate) and os.access(candidate, os.X_OK):
            return candidate
        if candidate and origin:
            found = "a folder" if os.path.isdir(candidate) else "a file that may not be run"
            what = f"There is {found}" if os.path.exists(candidate) else "There is no program"
            raise QuoinError(f"{what} at {candidate!r}, {origin}; expected the path of the quoin command")
    installed = shutil.which("quoin")
    if installed:
        return installed
    raise QuoinError("The quoin command is not installed: put it into $PATH, or its path into $QUOIN")


class Process:
    """A process of the command, whose pipes never block.

    Args:
        command: The path of the command, where it is given.
        arguments: What it is started with.
    """

    def __init__(self, command: str | None, arguments: Iterable[str]):
        self._path = find_command(command)
        # Dask has its own processes give memory back in pieces of 64 KB: 1,800 page faults and 3 ms a card where it is inherited.
        inherited = {name: value for name, value in os.environ.items() if name != "MALLOC_TRIM_THRESHOLD_"}
        try:
            self._process = subprocess.Popen(
                [self._path, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
                env=inherited)
        except OSError as error:
            raise QuoinError(f"{self._path!r} cannot be run: {error.strerror}; expected the quoin command") from None
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._input: IO[bytes] = self._process.stdin
        self._output: IO[bytes] = self._process.stdout
        self._errors: IO[bytes] = self._process.stderr
        for stream in (self._input, self._output, self._errors):
            os.set_blocking(stream.fileno(), False)
        # What it said to standard error since the last picture was asked for.
        self._said: bytes = b""

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def kill(self) -> None:
        """Ends the process at once, whoever waits for its picture; that one closes it."""
        self._process.kill()

    def close(self) -> None:
        """Ends the process at once, and its pipes with it."""
        self._process.kill()
        self._process.wait()
        for stream in (self._input, self._output, self._errors):
            stream.close()

    async def _write(self, data: bytes, end: float, waiting: Waiting) -> None:
        rest = memoryview(data)
        while rest:
            await self._until_ready(self._input, end, waiting)
            rest = rest[os.write(self._input.fileno(), rest[: 1 << 16]) :]

    async def _piece(self, most: int, end: float, waiting: Waiting) -> bytes:
        """Some of what comes, and nothing at the end."""
        await self._until_ready(self._output, end, waiting)
        return os.read(self._output.fileno(), most)

    async def _status(self, waiting: Waiting, seconds: float = 1) -> int:
        """What it ended with, once nothing more comes of it; it is ended if it goes on for so long."""
        end = time.monotonic() + seconds
        while self._process.poll() is None and time.monotonic() < end:
            await waiting.pause(0.005)
        while self._listen():
            pass
        self.close()
        return self._process.returncode

    async def _until_ready(self, stream: IO[bytes], end: float, waiting: Waiting) -> None:
        number, errors = stream.fileno(), [self._errors.fileno()]
        reading, writing = ([], [number]) if stream is self._input else ([number], [])
        ready: list[int] = []
        while number not in ready:
            left = end - time.monotonic()
            ready = list(await waiting.ready([*reading, *errors], writing, left)) if left > 0 else []
            if not ready:
                raise TimeoutError
            if errors and errors[0] in ready and not self._listen():
                errors = []

    def _listen(self) -> bool:
        """Hears what the process says to standard error; whether there was anything."""
        piece = self._errors.read(1 << 16)
        if piece:
            self._hear(piece)
        return bool(piece)

    def _hear(self, piece: bytes) -> None:
        """Passes it on, and keeps how it begins."""
        self._said = (self._said + piece)[:_SAID]
        try:
            os.write(2, piece)
        except OSError:
            # This process has no standard error.
            pass

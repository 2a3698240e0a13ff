"""One ``quoin worker``, a process that draws one picture at a time."""

from __future__ import annotations

import json
import os
import select
import shutil
import struct
import subprocess
import time
from typing import Any

from .errors import QuoinError, RenderError, WorkerError, WorkerKilled, WorkerTimeout

# Diagnostics, the longest of which quote what is in a template; and as much as is read of what says why a process ended.
_LONGEST_RESULT = 64_000_000
# What the command takes at most.
_LONGEST_REQUEST = 64_000_000
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
    found = shutil.which("quoin")
    if found:
        return found
    raise QuoinError("The quoin command is not installed: put it into $PATH, or its path into $QUOIN")


def _is_result(result: Any) -> bool:
    """Whether something is what a worker says of a picture: whoever gets it need not ask again what it holds."""
    if not isinstance(result, dict) or "id" not in result or not isinstance(result.get("nextPage", 1), int):
        return False
    told = [result.get(name, []) for name in ("errors", "warnings")]
    return all(
        isinstance(list_, list) and all(isinstance(one, dict) and isinstance(one.get("message"), str) for one in list_)
        for list_ in told)


class Worker:
    """A process that answers requests one after the other.

    Not for several threads at once; ``Pool`` shares workers among them.
    """

    def __init__(self, command: str | None = None, arguments: tuple[str, ...] = ()):
        self._path = find_command(command)
        # Dask has its own processes give memory back in pieces of 64 KB: 1,800 page faults and 3 ms a card where it is inherited.
        environment = {name: value for name, value in os.environ.items() if name != "MALLOC_TRIM_THRESHOLD_"}
        try:
            self._process = subprocess.Popen(
                [self._path, "worker", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0, env=environment)
        except OSError as error:
            raise QuoinError(f"{self._path!r} cannot be run: {error.strerror}; expected the quoin command") from None
        for stream in self._streams:
            os.set_blocking(stream.fileno(), False)
        # What it said to standard error since the last request.
        self._said = b""
        # The number of the last request, and whether its result is still to come, as after an interrupt.
        self._number = 0
        self._is_asked = False

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def render(self, request: dict[str, Any], timeout: float, end: float | None = None) -> tuple[dict[str, Any], bytes]:
        """Sends a request and waits for its picture.

        Args:
            request: What ``quoin worker`` reads: ``template``, ``data``, ``format`` and so on; its ``id`` is put in here.
            timeout: How many seconds it may take, all in all.
            end: When they are over, by ``time.monotonic``, where some of them have passed already.

        Returns:
            What is told about the picture, and its bytes.

        Raises:
            RenderError: The template, its data or the request is wrong; the worker goes on.
            WorkerError: The worker ended or took too long; it is no longer there.
        """
        end = time.monotonic() + timeout if end is None else end
        if self._is_asked:
            raise WorkerError("The worker was left before its last result had come")
        self._number += 1
        try:
            body = json.dumps({**request, "id": self._number}, separators=(",", ":"), allow_nan=False).encode()
        except (TypeError, ValueError, RecursionError) as error:
            raise RenderError([{"severity": "error", "message": f"The data cannot be written as JSON: {error}"}]) from None
        if len(body) > _LONGEST_REQUEST:
            size = f"{len(body) / 1e6:.1f} MB"
            raise RenderError(
                [{"severity": "error", "message": f"The data have {size} as JSON, more than the limit of 64 MB for a picture"}]
            )
        self._said = b""
        try:
            self._is_asked = True
            self._write(struct.pack(">I", len(body)) + body, end)
            result = self._result(end)
            # Without one it could not read the request.
            if result["id"] not in (self._number, None):
                raise WorkerError(f"The worker answered request {result['id']} instead of {self._number}")
            picture = b"" if "errors" in result else self._frame(end)
            if "errors" not in result and result.get("bytes", len(picture)) != len(picture):
                raise WorkerError(f"The worker told of {result['bytes']} bytes and sent {len(picture)}")
            self._is_asked = False
        except (BrokenPipeError, EOFError):
            try:
                # It is about to end, and says by its status why.
                self._process.wait(1)
            except subprocess.TimeoutExpired:
                pass
            while self._listen():
                pass
            self.close()
            raise (WorkerKilled if self._process.returncode < 0 else WorkerError)(self._end()) from None
        except TimeoutError:
            self.close()
            raise WorkerTimeout(f"The picture was not drawn within {timeout:g} seconds") from None
        if "errors" in result:
            raise RenderError(result["errors"])
        return result, picture

    def _result(self, end: float) -> dict[str, Any]:
        try:
            result = json.loads(self._frame(end, most=_LONGEST_RESULT))
            if _is_result(result):
                return result
        except (ValueError, RecursionError):
            pass
        self.close()
        raise WorkerError(f"{self._path!r} does not answer as a worker does; expected the quoin command")

    def _end(self) -> str:
        status = self._process.returncode
        hint = ""
        if status == 127:
            # What the dynamic linker ends a program with that it cannot load; it has said why.
            hint = "; scripts/setup --runtime installs the libraries that it draws with"
        elif status >= 0 and self._number == 1:
            hint = "; expected the quoin command"
        said = self._said.decode(errors="replace").strip()
        return f"The worker {self._path!r} ended with status {status}{hint}" + (f"\n{said}" if said else "")

    def kill(self) -> None:
        """Ends the process at once, whichever thread waits for its picture; that one closes it."""
        self._process.kill()

    def close(self) -> None:
        """Ends the process at once, and its pipes with it."""
        self._process.kill()
        self._process.wait()
        for stream in self._streams:
            stream.close()

    @property
    def _streams(self) -> tuple[Any, ...]:
        return self._process.stdin, self._process.stdout, self._process.stderr

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked for another picture."""
        return not self._is_asked and not self._process.stdout.closed and self._process.poll() is None

    def _write(self, data: bytes, end: float) -> None:
        rest = memoryview(data)
        while rest:
            self._wait(self._process.stdin, end, writing=True)
            rest = rest[os.write(self._process.stdin.fileno(), rest[: 1 << 16]) :]

    def _frame(self, end: float, most: int = 1 << 32) -> bytes:
        (length,) = struct.unpack(">I", self._read(4, end))
        if length > most:
            raise ValueError
        return self._read(length, end)

    def _read(self, count: int, end: float) -> bytes:
        pieces, missing = [], count
        while missing:
            self._wait(self._process.stdout, end, writing=False)
            piece = os.read(self._process.stdout.fileno(), min(missing, 1 << 20))
            if not piece:
                raise EOFError
            pieces.append(piece)
            missing -= len(piece)
        return b"".join(pieces)

    def _wait(self, stream: Any, end: float, writing: bool) -> None:
        poll = select.poll()
        poll.register(stream.fileno(), select.POLLOUT if writing else select.POLLIN)
        errors = self._process.stderr.fileno()
        poll.register(errors, select.POLLIN)
        ready: list[int] = []
        while stream.fileno() not in ready:
            left = end - time.monotonic()
            ready = [number for number, _ in poll.poll(min(left, 1e6) * 1000)] if left > 0 else []
            if not ready:
                raise TimeoutError
            if errors in ready and not self._listen():
                poll.unregister(errors)

    def _listen(self) -> bool:
        """Passes on what the process says to standard error, and keeps how it begins; whether there was anything."""
        piece = self._process.stderr.read(1 << 16)
        if not piece:
            return False
        self._said = (self._said + piece)[:_SAID]
        try:
            os.write(2, piece)
        except OSError:
            # This process has no standard error.
            pass
        return True

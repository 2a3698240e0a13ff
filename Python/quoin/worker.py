"""One ``quoin worker``, a process that draws one picture at a time."""

from __future__ import annotations

import json
import struct
import time
from typing import Any

from ._process import Process
from ._waiting import Blocking, Waiting, run
from .errors import RenderError, WorkerError, WorkerKilled, WorkerTimeout

# Diagnostics, the longest of which quote what is in a template.
_LONGEST_RESULT = 64_000_000
# What the command takes at most.
_LONGEST_REQUEST = 64_000_000
# What a worker calls the JSON that it is sent, whose lines nobody has written.
_SENT = ("request", "data")


def encoded(value: Any) -> bytes:
    """A value as it is sent to the command.

    Raises:
        RenderError: There is no JSON of it, or too much.
    """
    try:
        body = json.dumps(value, separators=(",", ":"), allow_nan=False).encode()
    except (TypeError, ValueError, RecursionError) as error:
        raise RenderError([{"severity": "error", "message": f"The data cannot be written as JSON: {error}"}]) from None
    if len(body) > _LONGEST_REQUEST:
        size = f"{len(body) / 1e6:.1f} MB"
        raise RenderError(
            [{"severity": "error", "message": f"The data have {size} as JSON, more than the limit of 64 MB for a picture"}]
        )
    return body


def _is_result(result: Any) -> bool:
    """Whether something is what a worker says of a picture: whoever gets it need not ask again what it holds."""
    if not isinstance(result, dict) or "id" not in result or not isinstance(result.get("nextPage", 1), int):
        return False
    told = [result.get(name, []) for name in ("errors", "warnings")]
    return all(
        isinstance(list_, list) and all(isinstance(one, dict) and isinstance(one.get("message"), str) for one in list_)
        for list_ in told)


def _placed(diagnostics: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What is told, without places in what was sent."""
    place = ("file", "line", "column", "range")
    return [
        {name: value for name, value in one.items() if one.get("file") not in _SENT or name not in place} for one in diagnostics]


class Worker(Process):
    """A process that answers requests one after the other.

    Not for several threads at once; ``Pool`` shares workers among them.
    """

    def __init__(self, command: str | None = None, arguments: tuple[str, ...] = ()):
        super().__init__(command, ("worker", *arguments))
        # The number of the last request, and whether its result is still to come, as after an interrupt.
        self._number = 0
        self._is_asked = False

    def render(self, request: dict[str, Any], timeout: float) -> tuple[dict[str, Any], bytes]:
        """Sends a request and waits for its picture.

        Args:
            request: What ``quoin worker`` reads: ``template``, ``data``, ``format`` and so on; its ``id`` is put in here.
            timeout: How many seconds it may take, all in all.

        Returns:
            What is told about the picture, and its bytes.

        Raises:
            RenderError: The template, its data or the request is wrong; the worker goes on.
            WorkerError: The worker ended or took too long; it is no longer there.
        """
        return run(self.draw(request, timeout, time.monotonic() + timeout, Blocking()))

    async def draw(
        self, request: dict[str, Any], timeout: float, end: float, waiting: Waiting
    ) -> tuple[dict[str, Any], bytes]:
        """The same for those who wait in other ways, of whose time some has passed.

        Args:
            request: What ``quoin worker`` reads.
            timeout: How many seconds it may take, as is told.
            end: When they are over, by ``time.monotonic``.
            waiting: How it is waited for.
        """
        if self._is_asked:
            raise WorkerError("The worker was left before its last result had come")
        self._number += 1
        body = encoded({**request, "id": self._number})
        self._said = b""
        try:
            self._is_asked = True
            await self._write(struct.pack(">I", len(body)) + body, end, waiting)
            result = await self._result(end, waiting)
            # Without one it could not read the request.
            if result["id"] not in (self._number, None):
                raise WorkerError(f"The worker answered another picture's request ({result['id']}, not {self._number})")
            picture = b"" if "errors" in result else await self._frame(end, waiting)
            if "errors" not in result and result.get("bytes", len(picture)) != len(picture):
                raise WorkerError(f"The worker told of {result['bytes']} bytes and sent {len(picture)}")
            self._is_asked = False
        except (BrokenPipeError, EOFError):
            # It is about to end, and says by its status why.
            status = await self._status(waiting)
            raise (WorkerKilled if status < 0 else WorkerError)(self._end(status)) from None
        except TimeoutError:
            self.close()
            raise WorkerTimeout(f"The picture was not drawn within {timeout:g} seconds") from None
        if "errors" in result:
            raise RenderError(_placed(result["errors"]))
        return {**result, "warnings": _placed(result.get("warnings", []))}, picture

    async def _result(self, end: float, waiting: Waiting) -> dict[str, Any]:
        try:
            result = json.loads(await self._frame(end, waiting, most=_LONGEST_RESULT))
            if _is_result(result):
                return dict(result)
        except (ValueError, RecursionError):
            pass
        self.close()
        raise WorkerError(f"{self._path!r} does not answer as a worker does; expected the quoin command")

    def _end(self, status: int) -> str:
        hint = ""
        if status == 127:
            # What the dynamic linker ends a program with that it cannot load; it has said why.
            hint = "; scripts/setup --runtime installs the libraries that it draws with"
        elif status >= 0 and self._number == 1:
            hint = "; expected the quoin command"
        said = self._said.decode(errors="replace").strip()
        return f"The worker {self._path!r} ended with status {status}{hint}" + (f"\n{said}" if said else "")

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked for another picture."""
        return not self._is_asked and not self._output.closed and self._process.poll() is None

    async def _frame(self, end: float, waiting: Waiting, most: int = 1 << 32) -> bytes:
        (length,) = struct.unpack(">I", await self._read(4, end, waiting))
        if length > most:
            raise ValueError
        return await self._read(length, end, waiting)

    async def _read(self, count: int, end: float, waiting: Waiting) -> bytes:
        pieces, missing = [], count
        while missing:
            piece = await self._piece(min(missing, 1 << 20), end, waiting)
            if not piece:
                raise EOFError
            pieces.append(piece)
            missing -= len(piece)
        return b"".join(pieces)

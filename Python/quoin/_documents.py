"""PDFs that keep to standards, are tagged or carry files: what workers are not asked for is drawn by a process of its own."""

from __future__ import annotations

import datetime
import difflib
import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ._options import PDF, STANDARDS
from ._process import Process
from ._waiting import Waiting
from .errors import RenderError, WorkerError, WorkerKilled, WorkerTimeout
from .worker import encoded

# Options whose value stands behind their name, and what the command calls them.
_PLAIN = {
    "scale": "scale", "dpi": "dpi", "width": "width", "page": "pages", "appearance": "appearance", "direction": "direction",
    "language": "language", "quality": "quality", "colors": "colors", "dither": "dither", "memory": "memory", "title": "title",
    "author": "author"}
# How the command names them in what it says.
_NAMES = {**{option: name for name, option in _PLAIN.items()}, "pdf-standard": "pdf_standard", "attach": "attachments"}


def is_drawn_apart(request: Mapping[str, Any]) -> bool:
    """Whether something is asked for that workers do not know."""
    return not PDF.isdisjoint(request)


class Drawing(Process):
    """A process that draws one picture and ends.

    Args:
        command: The path of the command, where it is given.
        arguments: What templates may read, as workers are told.
        request: What is drawn.

    Raises:
        RenderError: What is asked for does not go together.
    """

    def __init__(self, command: str | None, arguments: tuple[str, ...], request: Mapping[str, Any]):
        self._data = encoded(request["data"])
        options = list(_arguments(request))
        date = request.get("date")
        environment = {"SOURCE_DATE_EPOCH": str(_seconds(date))} if date is not None else None
        super().__init__(
            command, ("render", "--data", "-", "--json", "--output", "-", *arguments, *options, "--", request["template"]),
            environment)

    async def draw(
        self, request: Mapping[str, Any], timeout: float, end: float, waiting: Waiting
    ) -> tuple[dict[str, Any], bytes]:
        """Draws the picture; see ``Worker.draw``."""
        pieces = []
        try:
            try:
                await self._write(self._data, end, waiting)
            except BrokenPipeError:
                # It had no need of data to know what is wrong.
                pass
            self._input.close()
            while piece := await self._piece(1 << 20, end, waiting):
                pieces.append(piece)
        except TimeoutError:
            self.close()
            raise WorkerTimeout(f"The picture was not drawn within {timeout:g} seconds") from None
        status = await self._status(waiting)
        diagnostics, said = _told(self._said.decode(errors="replace"))
        if status == 0:
            return {"warnings": diagnostics}, b"".join(pieces)
        if status > 0 and diagnostics:
            raise RenderError([one for one in diagnostics if one.get("severity", "error") == "error"] or diagnostics)
        kind = WorkerKilled if status < 0 else WorkerError
        raise kind(f"{self._path!r} ended with status {status}" + (f"\n{said}" if said else ""))

    def _hear(self, piece: bytes) -> None:
        # What is wrong, in lines of JSON.
        self._said += piece


def _arguments(request: Mapping[str, Any]) -> Iterator[str]:
    format_ = request.get("format", "png")
    for name in sorted(PDF.intersection(request)):
        if format_ != "pdf":
            raise _wrong(f"{name} is for pdf; {format_} has no such choice")
    yield from ("--format", "pdf")
    for name, option in _PLAIN.items():
        if name in request and not (name == "width" and "height" in request):
            yield from (f"--{option}", str(request[name]))
    if "height" in request:
        if "width" not in request:
            raise _wrong(f"height is given alone; with {', '.join(sorted(PDF.intersection(request)))} it needs a width beside it")
        yield from ("--size", f"{request['width']}x{request['height']}")
    if "pdf_standard" in request:
        yield from ("--pdf-standard", ",".join(_standards(request["pdf_standard"])))
    if request.get("tagged"):
        yield "--tagged"
    attachments = request.get("attachments", ())
    if isinstance(attachments, (str, bytes, os.PathLike)):
        raise _wrong(f"attachments is {attachments!r}; expected a list")
    for attachment in attachments:
        path, relationship = attachment if isinstance(attachment, tuple) else (attachment, None)
        path = os.path.abspath(os.fspath(path))
        yield from ("--attach", f"{path}={relationship}" if relationship else path)


def _standards(standards: str | Iterable[str]) -> Iterator[str]:
    for standard in [standards] if isinstance(standards, str) else standards:
        if standard not in STANDARDS:
            near = difflib.get_close_matches(str(standard).lower(), STANDARDS, n=1)
            meant = f"; did you mean {near[0]!r}?" if near else ""
            raise _wrong(f"pdf_standard is {', '.join(STANDARDS)}, or several of them, not {standard!r}{meant}")
        yield standard


def _seconds(date: Any) -> int:
    if isinstance(date, datetime.datetime):
        return int(date.timestamp())
    raise _wrong(f"date is a datetime.datetime, not {date!r}")


def _told(text: str) -> tuple[list[dict[str, Any]], str]:
    """What the command says, as it reports it, and what else there is."""
    diagnostics: list[dict[str, Any]] = []
    others = []
    for line in text.splitlines():
        try:
            one = json.loads(line)
        except ValueError:
            one = None
        if isinstance(one, dict) and isinstance(one.get("message"), str):
            diagnostics.append(_named(one))
        elif line.startswith("Error: "):
            diagnostics.append({"severity": "error", "message": _named(line[len("Error: "):])})
        else:
            others.append(line)
    return diagnostics, "\n".join(others).strip()


def _named(told: Any) -> Any:
    """The same with options as they are called here."""
    if isinstance(told, dict):
        return {name: _named(value) for name, value in told.items()}
    if isinstance(told, list):
        return [_named(value) for value in told]
    if isinstance(told, str):
        return re.sub(r"--([a-z-]+)( <[^>]*>)?", lambda option: _NAMES.get(option[1], option[0]), told)
    return told


def _wrong(message: str) -> RenderError:
    return RenderError([{"severity": "error", "message": message}])

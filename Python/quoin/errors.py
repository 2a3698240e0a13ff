"""What can go wrong when a picture is drawn."""

from __future__ import annotations

from typing import Any


class QuoinError(Exception):
    """Anything that this package raises by itself."""


class RenderError(QuoinError):
    """A template, its data or a request is wrong.

    Attributes:
        diagnostics: What is wrong, as the command reports it: dictionaries with ``severity``, ``message`` and, where there is
            a place, ``file``, ``line`` and ``column``, and ``notes`` that say more; of ``Template.render_many`` also ``row``, counted from 0.
    """

    def __init__(self, diagnostics: list[dict[str, Any]]):
        self.diagnostics = diagnostics
        super().__init__("\n".join(describe(diagnostic) for diagnostic in diagnostics))

    def __reduce__(self) -> tuple[Any, ...]:
        # Made again on the other side of a process, as engines do with failures.
        return RenderError, (self.diagnostics,)


class WorkerError(QuoinError):
    """A worker ended or took too long before it had drawn its picture."""


class WorkerTimeout(WorkerError):
    """A worker took too long for its picture, and was ended."""


class WorkerKilled(WorkerError):
    """Two workers in turn were ended by a signal while they drew the same picture, as where it needs more memory than there is."""


class RenderWarning(UserWarning):
    """Something about a picture looked wrong and did no harm: text that is cut off, or pages of a document that are not drawn.

    Attributes:
        row: Which row of ``Template.render_many`` it is about, counted from 0.
    """

    def __init__(self, message: str, row: int | None = None):
        super().__init__(message)
        self.row = row


def describe(diagnostic: dict[str, Any]) -> str:
    """What a person reads: row, file, line, column, and what is wrong, with a line for each note."""
    row = f"rows[{diagnostic['row']}]: " if "row" in diagnostic else ""
    place = _place(diagnostic)
    suggestion = diagnostic.get("suggestion")
    meant = f"; did you mean {suggestion}?" if suggestion else ""
    lines = [f"{row}{place}{diagnostic.get('severity', 'error')}: {diagnostic['message']}{meant}"]
    for note in diagnostic.get("notes", ()):
        lines.append(f"  {_place(note)}note: {note['message']}")
    return "\n".join(lines)


def _place(told: dict[str, Any]) -> str:
    return "{file}:{line}:{column}: ".format(**told) if {"file", "line", "column"} <= told.keys() else ""

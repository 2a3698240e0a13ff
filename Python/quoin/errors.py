"""What can go wrong when a picture is drawn."""

from __future__ import annotations

from typing import Any


class QuoinError(Exception):
    """Anything that this package raises by itself."""


class RenderError(QuoinError):
    """A template, its data or a request is wrong.

    Attributes:
        diagnostics: What is wrong, as the command reports it: dictionaries with ``severity``, ``message`` and, where there is
            a place, ``file``, ``line`` and ``column``.
    """

    def __init__(self, diagnostics: list[dict[str, Any]]):
        self.diagnostics = diagnostics
        super().__init__("\n".join(describe(diagnostic) for diagnostic in diagnostics))

    def __reduce__(self):
        # Made again on the other side of a process, as engines do with failures.
        return RenderError, (self.diagnostics,)


class WorkerError(QuoinError):
    """A worker ended or took too long before it had drawn its picture."""


class WorkerTimeout(WorkerError):
    """A worker took too long for its picture, and was ended."""


class RenderWarning(UserWarning):
    """Something about a picture looked wrong and did no harm: text that is cut off, or pages of a document that are not drawn."""


def describe(diagnostic: dict[str, Any]) -> str:
    """One line for a person: file, line, column, and what is wrong."""
    place = "{file}:{line}:{column}: ".format(**diagnostic) if "file" in diagnostic else ""
    suggestion = diagnostic.get("suggestion")
    meant = f"; did you mean {suggestion}?" if suggestion else ""
    return f"{place}{diagnostic.get('severity', 'error')}: {diagnostic['message']}{meant}"

"""Templates, and what is drawn from them."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ._options import RenderOptions, check
from ._values import Unfit, is_frame, kind, state
from .errors import QuoinError, RenderError, RenderWarning, describe
from .pool import Pool, shared_pool

if TYPE_CHECKING:
    from typing_extensions import Unpack

# A dictionary, a dataclass, a named tuple, or a row of pandas or of Spark, for which there is no type without importing them.
Row = Any


class Template:
    """A template's file, to be drawn with data.

    >>> card = Template("card.xml")
    >>> png = card.render({"name": "Anna"}, scale=2)

    Args:
        path: The XML file; what it names is read from its folder.
        pool: The workers that draw it; one pool of the process unless given.
    """

    def __init__(self, path: str | os.PathLike[str], pool: Pool | None = None):
        path = os.fspath(path)
        if isinstance(path, str) and path.lstrip()[:1] == "<":
            raise ValueError("A template is given by the path of its file, and this is its text; write it to a file, from whose folder it reads")
        self.path = os.path.abspath(path)
        self._pool = pool

    def render(self, data: Row | None = None, *, timeout: float = 60, **options: Unpack[RenderOptions]) -> bytes:
        """Draws one picture.

        Args:
            data: What the template's expressions read: a dictionary, a dataclass, a named tuple, or a row of pandas or Spark. Values
                may be text, numbers, dates and times, lists and dictionaries, those of NumPy and pandas among them.
            timeout: How many seconds it may take.
            format: What is written: ``png`` unless given, ``jpeg``, ``webp``, ``gif``, ``svg`` or ``pdf``.
            scale, dpi, width, height, page, appearance, direction, language, quality, colors, dither, memory: As ``RenderOptions`` has them.

        Returns:
            The file's bytes, the same for the same template, data and options.

        Raises:
            RenderError: The template or its data are wrong.
            WorkerError: The process that drew it ended, or, as a ``WorkerTimeout``, took too long.

        What looks wrong and does no harm is a ``RenderWarning``, which Python's ``warnings`` show once for each place.
        """
        check(options)
        result, picture = (self._pool or shared_pool()).render(self.request(data, **options), timeout)
        _warn(result)
        return picture

    def render_pages(
        self, data: Row | None = None, *, timeout: float = 60, **options: Unpack[RenderOptions]
    ) -> Iterator[bytes]:
        """Draws the pages of a document one after the other, each as a picture of its own.

        >>> pages = list(Template("report.xml").render_pages({"year": 2026}, format="png"))

        Args:
            data: What the template's expressions read.
            timeout: How many seconds each page may take.
            options: What else ``render`` takes, but ``page``.
        """
        check(options)
        page: int | None = 1
        while page:
            request = self.request(data, **options, page=page)
            result, picture = (self._pool or shared_pool()).render(request, timeout)
            _warn(result)
            yield picture
            page = result.get("nextPage")

    def render_many(
        self, rows: Iterable[Row], *, timeout: float = 60, **options: Unpack[RenderOptions]
    ) -> Iterator[bytes | QuoinError]:
        """Draws a picture for each row, in order, on all cores.

        Rows are taken as they are drawn, so there may be any number. A row that fails gives its error in place of bytes: a
        ``RenderError``, a ``WorkerTimeout``, or a ``WorkerKilled``. What the first and a ``RenderWarning`` say names the row as
        ``rows[7]``, counted from 0.

        Args:
            rows: What ``render`` takes as data, one after the other; of a data frame of pandas ``df.to_dict("records")``.
            timeout: How many seconds each picture may take.
            options: What else ``render`` takes. A function in the place of a value is called with each row and says what holds for it,
                None for what holds unless given: ``language=lambda row: row["lang"]``.

        Raises:
            QuoinError: No picture can be drawn here, whatever its data: the command is not there, or does not run.
        """
        check(options)
        hint = ""
        if is_frame(rows):
            hint = '; df.to_dict("records") makes them of a data frame'
        elif isinstance(rows, Mapping):
            hint = "; render draws one"
        if hint or isinstance(rows, (str, bytes)) or not isinstance(rows, Iterable):
            raise TypeError(f"rows is of type {kind(rows)}; expected a list or another iterable of rows{hint}")
        return self._drawn(rows, timeout, dict(options))

    def _drawn(
        self, rows: Iterable[Row], timeout: float, options: dict[str, Any], numbered: bool = True
    ) -> Iterator[bytes | QuoinError]:
        requests = (self._asked(row, options) for row in rows)
        for index, outcome in enumerate((self._pool or shared_pool()).map(requests, timeout)):
            row = index if numbered else None
            if isinstance(outcome, RenderError) and numbered:
                yield RenderError([{"row": index, **diagnostic} for diagnostic in outcome.diagnostics])
            elif isinstance(outcome, QuoinError):
                yield outcome
            else:
                _warn(outcome[0], row)
                yield outcome[1]

    def request(self, data: Row | None = None, **options: Any) -> dict[str, Any]:
        """What is sent to a worker."""
        # Those that come from a table are numbers of NumPy.
        request = {
            name: value.item() if hasattr(value, "item") else value for name, value in options.items() if value is not None}
        try:
            return {"template": self.path, "data": state(data), **request}
        except Unfit as error:
            message = str(error)
        except RecursionError:
            message = "The data cannot be written as JSON: they hold themselves, or more lists in lists than Python follows"
        raise RenderError([{"severity": "error", "message": message}])

    def _asked(self, row: Row, options: dict[str, Any]) -> dict[str, Any] | RenderError:
        try:
            return self.request(row, **{name: value(row) if callable(value) else value for name, value in options.items()})
        except RenderError as error:
            return error


def _warn(result: dict[str, Any], row: int | None = None) -> None:
    """Warns where the caller's caller stands."""
    for warning in result.get("warnings", ()):
        if row is None:
            warnings.warn(RenderWarning(describe(warning)), stacklevel=3)
        else:
            # By warn, Python would keep the text of each row for as long as it runs.
            place = sys._getframe(2)
            warnings.warn_explicit(
                RenderWarning(describe({"row": row, **warning}), row), None, place.f_code.co_filename, place.f_lineno,
                place.f_globals.get("__name__"))

"""Templates, and what is drawn from them."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterable, Iterator
from typing import Any, Literal

from ._values import Unfit, state
from .errors import QuoinError, RenderError, RenderWarning, describe
from .pool import Pool, shared_pool

Format = Literal["png", "jpeg", "webp", "gif", "svg", "pdf"]
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
        self.path = os.path.abspath(os.fspath(path))
        self._pool = pool

    def render(
        self,
        data: Row | None = None,
        *,
        format: Format = "png",
        scale: float | None = None,
        width: float | None = None,
        height: float | None = None,
        page: int | None = None,
        appearance: Literal["light", "dark"] | None = None,
        direction: Literal["ltr", "rtl"] | None = None,
        language: str | None = None,
        timeout: float = 60,
    ) -> bytes:
        """Draws one picture.

        Args:
            data: What the template's expressions read: a dictionary, a dataclass, a named tuple, or a row of pandas or Spark. Values
                may be text, numbers, dates and times, lists and dictionaries, those of NumPy and pandas among them.
            format: What is written.
            scale: Pixels a point, from 0.01 to 100.
            width: The width in points; what the template asks for unless given.
            height: The height in points, likewise.
            page: The page of a document that is drawn, from 1; unless given all in a PDF, and else the first, with a warning where
                there are more.
            appearance: Light or dark.
            direction: Which way lines run.
            language: The language of strings, plurals and numbers, such as ``de-CH``.
            timeout: How many seconds it may take.

        Returns:
            The file's bytes, the same for the same template, data and options.

        Raises:
            RenderError: The template or its data are wrong.
            WorkerError: The process that drew it ended, or, as a ``WorkerTimeout``, took too long.

        What looks wrong and does no harm is a ``RenderWarning``, which Python's ``warnings`` show once for each place.
        """
        request = self.request(
            data, format=format, scale=scale, width=width, height=height, page=page, appearance=appearance,
            direction=direction, language=language)
        result, picture = (self._pool or shared_pool()).render(request, timeout)
        _warn(result, stacklevel=3)
        return picture

    def render_pages(
        self, data: Row | None = None, *, timeout: float = 60, **options: Any
    ) -> Iterator[bytes]:
        """Draws the pages of a document one after the other, each as a picture of its own.

        >>> pages = list(Template("report.xml").render_pages({"year": 2026}, format="png"))

        Args:
            data: What the template's expressions read.
            timeout: How many seconds each page may take.
            options: What else ``render`` takes, but ``page``.
        """
        page: int | None = 1
        while page:
            request = self.request(data, **options, page=page)
            result, picture = (self._pool or shared_pool()).render(request, timeout)
            _warn(result, stacklevel=3)
            yield picture
            page = result.get("nextPage")

    def render_many(
        self, rows: Iterable[Row], *, timeout: float = 60, **options: Any
    ) -> Iterator[bytes | QuoinError]:
        """Draws a picture for each row, in order, on all cores.

        Rows are taken as they are drawn, so there may be any number. A row that fails gives its error in place of bytes.
        """
        for outcome in (self._pool or shared_pool()).map((self._asked(row, options) for row in rows), timeout):
            if isinstance(outcome, QuoinError):
                yield outcome
            else:
                _warn(outcome[0], stacklevel=3)
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
            return self.request(row, **options)
        except RenderError as error:
            return error


def _warn(result: dict[str, Any], stacklevel: int) -> None:
    for warning in result.get("warnings", ()):
        warnings.warn(describe(warning), RenderWarning, stacklevel=stacklevel)

"""Templates, and what is drawn from them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

from .errors import QuoinError
from .pool import Pool, shared_pool

Format = Literal["png", "jpeg", "webp", "gif", "svg", "pdf"]


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
        data: Mapping[str, Any] | None = None,
        *,
        format: Format = "png",
        scale: float | None = None,
        width: float | None = None,
        height: float | None = None,
        appearance: Literal["light", "dark"] | None = None,
        direction: Literal["ltr", "rtl"] | None = None,
        language: str | None = None,
        timeout: float = 60,
    ) -> bytes:
        """Draws one picture.

        Args:
            data: What the template's expressions read.
            format: What is written.
            scale: Pixels a point, from 0.01 to 100.
            width: The width in points; what the template asks for unless given.
            height: The height in points, likewise.
            appearance: Light or dark.
            direction: Which way lines run.
            language: The language of strings, plurals and numbers, such as ``de-CH``.
            timeout: How many seconds it may take.

        Returns:
            The file's bytes, the same for the same template, data and options.

        Raises:
            RenderError: The template or its data are wrong.
            WorkerError: The process that drew it ended, or, as a ``WorkerTimeout``, took too long.
        """
        request = self.request(
            data, format=format, scale=scale, width=width, height=height, appearance=appearance,
            direction=direction, language=language)
        return (self._pool or shared_pool()).render(request, timeout)[1]

    def render_many(
        self, rows: Iterable[Mapping[str, Any]], *, timeout: float = 60, **options: Any
    ) -> Iterator[bytes | QuoinError]:
        """Draws a picture for each row, in order, on all cores.

        Rows are taken as they are drawn, so there may be any number. A row that fails gives its error in place of bytes.
        """
        requests = (self.request(row, **options) for row in rows)
        for outcome in (self._pool or shared_pool()).map(requests, timeout):
            yield outcome if isinstance(outcome, QuoinError) else outcome[1]

    def request(self, data: Mapping[str, Any] | None = None, **options: Any) -> dict[str, Any]:
        """What is sent to a worker."""
        request = {name: value for name, value in options.items() if value is not None}
        return {"template": self.path, "data": dict(data or {}), **request}

"""Templates, and what is drawn from them."""

from __future__ import annotations

import json
import os
import sys
import time
import warnings
import weakref
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ._options import PDF, PDFOptions, RenderOptions, RowOptions, check, sent
from ._shelf import shelf
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

    A notebook shows its picture, drawn with the data of ``card.json`` beside it, as ``quoin render`` does.

    Args:
        path: The XML file; what it names is read from its folder.
        pool: The workers that draw it; one pool of the process unless given.
    """

    def __init__(self, path: str | os.PathLike[str], pool: Pool | None = None):
        if hasattr(path, "read"):
            raise TypeError(
                "A template is given by the path of its file, and this is an open file; "
                "Template.from_text(file.read()) takes what is in one, as text")
        path = os.fspath(path)
        if isinstance(path, str) and path.lstrip()[:1] == "<":
            raise ValueError("A template is given by the path of its file, and this is its text; Template.from_text takes that")
        self._path = os.path.abspath(path)
        self._pool = pool
        self._text: _Text | None = None

    @classmethod
    def from_text(cls, markup: str, pool: Pool | None = None, name: str = "<text>") -> Template:
        """A template that stands in no file.

        >>> bar = Template.from_text('<UIView width="{width}" height="4" backgroundColor="red"/>')

        Its text is read once, so keep it for further pictures. It has no folder to read from: images come as data, other files from
        a pool's ``allowed_paths``.

        Args:
            markup: The XML.
            pool: The workers that draw it; one pool of the process unless given.
            name: What errors call it.
        """
        if not isinstance(markup, str):
            hint = ""
            if isinstance(markup, (bytes, bytearray)):
                hint = "; markup.decode() makes it of bytes"
            elif hasattr(markup, "read"):
                hint = "; file.read() gives that of a file open as text"
            raise TypeError(f"markup is of type {kind(markup)}; expected the text of a template{hint}")
        template = cls.__new__(cls)
        template._path, template._pool, template._text = name, pool, _Text(markup, name)
        return template

    @property
    def path(self) -> str:
        """The file; of a text, one in the temporary folder that goes with the template."""
        return self._text.path if self._text else self._path

    def __repr__(self) -> str:
        return f"quoin.Template.from_text({self._text.markup!r})" if self._text else f"quoin.Template({self._path!r})"

    def __reduce__(self) -> str | tuple[Any, ...]:
        if self._pool is not None:
            raise TypeError(
                "This template has a quoin.Pool, which is workers of one process and cannot be pickled; give the other process "
                "the template without one, or make both there")
        return (Template.from_text, (self._text.markup, None, self._text.name)) if self._text else (Template, (self._path,))

    def render(self, data: Row | None = None, *, timeout: float = 60, **options: Unpack[PDFOptions]) -> bytes:
        """Draws one picture.

        Args:
            data: What the template's expressions read: a dictionary, a dataclass, a named tuple, or a row of pandas or Spark. Values
                may be text, numbers, dates and times, lists and dictionaries, those of NumPy and pandas among them.
            timeout: How many seconds it may take from now on, until there is a worker that is free included.
            format: What is written: ``png`` unless given, ``jpeg``, ``webp``, ``gif``, ``svg`` or ``pdf``.
            scale, dpi, size, width, height, page, appearance, direction, language, quality, colors, dither, compression, svg_text, memory: As ``RenderOptions`` has them.
            pdf_standard, output_profile, tagged, forms, attachments, factur_x, password, owner_password, permissions, title, author, date: As ``PDFOptions`` has them.

        Returns:
            The file's bytes, the same for the same template, data and options.

        Raises:
            RenderError: The template or its data are wrong.
            WorkerError: The process that drew it ended, or, as a ``WorkerTimeout``, took too long.

        What looks wrong and does no harm is a ``RenderWarning``, which Python's ``warnings`` show once for each place.
        """
        check(options)
        end = time.monotonic() + timeout
        try:
            result, picture = self._workers.render(self.request(data, **options), timeout, end)
        except RenderError as error:
            raise self._named(error) from None
        self._warn(result)
        return picture

    async def render_async(self, data: Row | None = None, *, timeout: float = 60, **options: Unpack[PDFOptions]) -> bytes:
        """Draws one picture in a task of asyncio, while others run; see ``render``.

        Any number of tasks may wait at once: they need no threads, and as many are drawn as the pool has workers, in the order in
        which they were asked for. Where the task is cancelled, the process that draws for it is ended, and another one takes its place.

        >>> async def draw_both():
        ...     return await asyncio.gather(card.render_async({"name": "Anna"}), card.render_async({"name": "Ben"}))

        Args:
            data: What the template's expressions read.
            timeout: How many seconds it may take from now on, until there is a worker that is free included.
            options: What else ``render`` takes.
        """
        check(options)
        end = time.monotonic() + timeout
        try:
            result, picture = await self._workers.render_async(self.request(data, **options), timeout, end)
        except RenderError as error:
            raise self._named(error) from None
        self._warn(result)
        return picture

    def render_pages(
        self, data: Row | None = None, *, timeout: float = 60, **options: Unpack[RenderOptions]
    ) -> Iterator[bytes]:
        """Draws the pages of a document one after the other, each as a picture of its own.

        >>> pages = list(Template("report.xml").render_pages({"year": 2026}, format="png"))

        Args:
            data: What the template's expressions read.
            timeout: How many seconds each page may take.
            options: What ``RenderOptions`` have, but ``page``.
        """
        # Standards and attachments are those of a whole PDF.
        check(options, known=[name for name in RenderOptions.__annotations__ if name != "page"])
        page: int | None = 1
        while page:
            try:
                result, picture = self._workers.render(self.request(data, **{**options, "page": page}), timeout)
            except RenderError as error:
                raise self._named(error) from None
            self._warn(result)
            yield picture
            page = result.get("nextPage")

    def render_many(
        self, rows: Iterable[Row], *, timeout: float = 60, **options: Unpack[RowOptions]
    ) -> Iterator[bytes | QuoinError]:
        """Draws a picture for each row, in order, on all cores.

        Rows are taken as they are drawn, so there may be any number. A row that fails gives its error in place of bytes: a
        ``RenderError``, a ``WorkerTimeout``, or a ``WorkerKilled``. What the first and a ``RenderWarning`` say names the row as
        ``rows[7]``, counted from 0.

        Args:
            rows: What ``render`` takes as data, one after the other; of a data frame of pandas ``df.to_dict("records")``, of one of
                Polars ``df.iter_rows(named=True)``.
            timeout: How many seconds each picture may take.
            options: What else ``render`` takes. A function in the place of a value is called with each row and says what holds for it,
                None for what holds unless given: ``language=lambda row: row["lang"]``.

        Raises:
            QuoinError: No picture can be drawn here, whatever its data: the command is not there, or does not run.
        """
        check(options)
        hint = ""
        if is_frame(rows):
            made = "df.iter_rows(named=True)" if hasattr(rows, "iter_rows") else 'df.to_dict("records")'
            hint = f"; {made} makes them of a data frame"
        elif isinstance(rows, Mapping):
            hint = "; render draws one"
        if hint or isinstance(rows, (str, bytes)) or not isinstance(rows, Iterable):
            raise TypeError(f"rows is of type {kind(rows)}; expected a list or another iterable of rows{hint}")
        return self._drawn(rows, timeout, dict(options))

    def _drawn(
        self, rows: Iterable[Row], timeout: float, options: dict[str, Any], numbered: bool = True
    ) -> Iterator[bytes | QuoinError]:
        requests = (self._asked(row, options) for row in rows)
        for index, outcome in enumerate(self._workers.map(requests, timeout)):
            row = index if numbered else None
            if isinstance(outcome, RenderError):
                yield self._named(outcome, row)
            elif isinstance(outcome, QuoinError):
                yield outcome
            else:
                self._warn(outcome[0], row)
                yield outcome[1]

    def request(self, data: Row | None = None, **options: Any) -> dict[str, Any]:
        """What is sent to a worker."""
        try:
            request = {
                name: sent(name, value) for name, value in options.items()
                # No attachments and no tags are as if they were not spoken of, where no permissions are none.
                if value is not None and (name not in PDF or value or name == "permissions")}
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

    @property
    def _workers(self) -> Pool:
        return self._pool or shared_pool()

    def _named(self, error: RenderError, row: int | None = None) -> RenderError:
        """The error with the name of its row, and of a template that stands in no file."""
        told = self._text.named(error.diagnostics) if self._text else error.diagnostics
        return RenderError(told if row is None else [{"row": row, **diagnostic} for diagnostic in told])

    def _warn(self, result: dict[str, Any], row: int | None = None) -> None:
        """Warns where the caller's caller stands."""
        told = result.get("warnings", ())
        for warning in self._text.named(told) if self._text else told:
            if row is None:
                warnings.warn(RenderWarning(describe(warning)), stacklevel=3)
            else:
                # By warn, Python would keep the text of each row for as long as it runs.
                place = sys._getframe(2)
                warnings.warn_explicit(
                    RenderWarning(describe({"row": row, **warning}), row), None, place.f_code.co_filename, place.f_lineno,
                    place.f_globals.get("__name__"))

    def _repr_mimebundle_(
        self, include: Iterable[str] | None = None, exclude: Iterable[str] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """What a notebook shows: a PNG for screens of two pixels a point, or an SVG where one is asked for; else what is wrong."""
        format_, kind_ = ("svg", "image/svg+xml") if "image/svg+xml" in (include or ()) else ("png", "image/png")
        try:
            data = self._data_beside()
            request = self.request(data, format=format_, **({"scale": 2} if format_ == "png" else {}))
            result, picture = self._workers.render(request)
            self._warn(result)
        except RenderError as error:
            return {"text/plain": f"{self!r}\n{self._named(error)}"}, {}
        except QuoinError as error:
            return {"text/plain": f"{self!r}\n{error}"}, {}
        if format_ == "svg":
            return {kind_: picture.decode()}, {}
        # Behind a PNG's mark and the head of its first piece.
        width, height = (int.from_bytes(picture[start:start + 4], "big") for start in (16, 20))
        return {kind_: picture}, {kind_: {"width": width // 2, "height": height // 2}}

    def _data_beside(self) -> Any:
        path = os.path.splitext(self._path)[0] + ".json"
        if self._text or not os.path.isfile(path):
            return None
        try:
            with open(path, encoding="utf-8") as file:
                return json.load(file)
        except (OSError, ValueError) as error:
            raise QuoinError(f"{path} cannot be read: {error}") from None


class _Text:
    """The text of a template, in a file for as long as somebody has it."""

    def __init__(self, markup: str, name: str):
        self.markup, self.name = markup, name
        self._bytes = markup.encode()
        self._digest = shelf.keep(self._bytes)
        # At the end of the process all files go.
        weakref.finalize(self, shelf.drop, self._digest).atexit = False

    @property
    def path(self) -> str:
        return shelf.text(self._digest, self._bytes)

    def named(self, told: Any) -> Any:
        """What a worker tells, with this name for the file."""
        path, folder = self.path, os.path.dirname(self.path)
        if isinstance(told, Mapping):
            return {name: self.named(value) for name, value in told.items()}
        if isinstance(told, (list, tuple)):
            return [self.named(value) for value in told]
        if isinstance(told, str):
            return told.replace(path, self.name).replace(folder + os.sep, "").replace(folder, f"the folder of {self.name}, which has no other files")
        return told

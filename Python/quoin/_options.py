"""What may be said about a picture and about the workers that draw it: one set for all that draw."""

from __future__ import annotations

import base64
import datetime
import difflib
import os
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, Optional, TypedDict, TypeVar, Union

from .errors import RenderError

Format = Literal["png", "jpeg", "webp", "gif", "svg", "pdf"]
Path = Union[str, "os.PathLike[str]"]
Paths = Iterable[Path]
PDFStandard = Literal["a-2b", "a-2u", "a-2a", "a-3b", "a-3u", "a-3a", "a-4", "a-4f", "ua-1", "ua-2", "wtpdf", "x-4"]
FacturX = Literal["minimum", "basicwl", "basic", "en16931", "extended", "xrechnung"]
Permission = Literal["print", "copy", "change", "annotate", "fill", "assemble"]
Relationship = Literal["source", "data", "alternative", "supplement"]
# A file, or a name and bytes, and what it is to the PDF that carries it.
Attachment = Union[Path, "tuple[Path, Relationship]", "tuple[str, bytes]", "tuple[str, bytes, Relationship]"]

Value = TypeVar("Value")
# The same for all rows, or what a function says of each, None for what holds unless given.
OfRow = Union[Value, "Callable[[Any], Optional[Value]]"]


class RenderOptions(TypedDict, total=False):
    """How a picture is drawn.

    Attributes:
        format: What is written; ``png`` unless given.
        scale: Pixels a point, from 0.01 to 100.
        dpi: Pixels an inch, which is 72 points, instead of a scale.
        size: The size with units, such as ``60mm x 40mm``, ``60 x 40 mm``, ``812x1218px`` or ``A5``, instead of a width and a height.
        width: The width in points; what the template asks for unless given.
        height: The height in points, likewise.
        page: The page of a document that is drawn, from 1; unless given all in a PDF, GIF or WebP, and else the first, with a warning
            where there are more.
        appearance: Light or dark.
        direction: Which way lines run.
        language: The language of strings, plurals and numbers, such as ``de-CH``.
        quality: Of a JPEG, 90 unless given, or a WebP, which else keeps every pixel; from 1 to 100.
        colors: What the pixels of a PNG hold.
        dither: How grey comes out in two colours.
        compression: How hard a PNG is pressed.
        svg_text: Whether an SVG keeps text or draws it as outlines.
        memory: How many megabytes what the data come to may take beside the picture's pixels; 512 unless given.
    """

    format: Format
    scale: float
    dpi: float
    size: str
    width: float
    height: float
    page: int
    appearance: Literal["light", "dark"]
    direction: Literal["ltr", "rtl"]
    language: str
    quality: int
    colors: Literal["full", "gray", "2"]
    dither: Literal["none", "diffusion"]
    compression: Literal["fast", "default", "best"]
    svg_text: Literal["text", "outlines"]
    memory: int


class PDFOptions(RenderOptions, total=False):
    """How a PDF is written, besides what ``RenderOptions`` have; an SVG has the title and the author, too.

    Attributes:
        pdf_standard: A standard that the PDF keeps to, or several: PDF/A as ``a-2b``, ``a-2u``, ``a-2a``, ``a-3b``, ``a-3u``,
            ``a-3a``, ``a-4`` or ``a-4f``, PDF/UA as ``ua-1`` or ``ua-2``, Well-Tagged PDF as ``wtpdf``, and PDF/X as ``x-4``.
        output_profile: The ICC profile of what it is printed by, as PDF/X asks for and PDF/A takes it: a path, or its bytes.
        tagged: Whether it says what everything is, for those who do not see it; documents do so by themselves.
        forms: Whether its readers fill in text fields, switches, menus and what else can be filled in; documents may say so, too.
        attachments: Files that it carries, each perhaps with what it is to it: ``[("rows.csv", "data")]``. They are read here, and
            their bytes are sent. A name with bytes is a file that need not be there: ``[("rows.csv", b"a,b", "data")]``.
        factur_x: The profile of Factur-X or ZUGFeRD that it keeps to: a PDF/A-3 of which one attachment is the invoice as XML.
        password: What is asked for when it is opened; it is encrypted by AES with 256 bits.
        owner_password: What gives all rights to whoever opens it with that.
        permissions: What those may do who open it without its owner's password, none of it with ``[]``; everything unless given.
        title: What it is called; what the document says unless given.
        author: Who made it; what the document says unless given.
        date: When it was made, in this machine's time where it has no zone, or a day; nothing is said of it unless given.
    """

    pdf_standard: Union[PDFStandard, Iterable[PDFStandard]]
    output_profile: Union[Path, bytes]
    tagged: bool
    forms: bool
    attachments: Iterable[Attachment]
    factur_x: FacturX
    password: str
    owner_password: str
    permissions: Iterable[Permission]
    title: str
    author: str
    date: Union[datetime.date, str]


class RowOptions(TypedDict, total=False):
    """What ``PDFOptions`` have, each the same for all rows or said of each by a function."""

    format: OfRow[Format]
    scale: OfRow[float]
    dpi: OfRow[float]
    size: OfRow[str]
    width: OfRow[float]
    height: OfRow[float]
    page: OfRow[int]
    appearance: OfRow[Literal["light", "dark"]]
    direction: OfRow[Literal["ltr", "rtl"]]
    language: OfRow[str]
    quality: OfRow[int]
    colors: OfRow[Literal["full", "gray", "2"]]
    dither: OfRow[Literal["none", "diffusion"]]
    compression: OfRow[Literal["fast", "default", "best"]]
    svg_text: OfRow[Literal["text", "outlines"]]
    memory: OfRow[int]
    pdf_standard: OfRow[Union[PDFStandard, Iterable[PDFStandard]]]
    output_profile: OfRow[Union[Path, bytes]]
    tagged: OfRow[bool]
    forms: OfRow[bool]
    attachments: OfRow[Iterable[Attachment]]
    factur_x: OfRow[FacturX]
    password: OfRow[str]
    owner_password: OfRow[str]
    permissions: OfRow[Iterable[Permission]]
    title: OfRow[str]
    author: OfRow[str]
    date: OfRow[Union[datetime.date, str]]


class EngineOptions(PDFOptions, total=False):
    """How an engine draws its rows: what ``PDFOptions`` have, and the workers of each task.

    Attributes:
        timeout: How many seconds a picture may take; 60 unless given.
        workers: How many processes draw for each task; 1 unless given, as a task has one core, and None for as many as there are cores.
        command: The path of the ``quoin`` command on every machine.
        allowed_paths: Folders on every machine that templates may read besides what was sent with them.
        allowed_hosts: Hosts that templates may read from.
        font_paths: Folders with fonts on every machine.
    """

    timeout: float
    workers: int | None
    command: str | None
    allowed_paths: Paths
    allowed_hosts: Iterable[str]
    font_paths: Paths


PICTURE = tuple(RowOptions.__annotations__)
PDF = frozenset(PICTURE).difference(RenderOptions.__annotations__)
# Written out: Python 3.9 does not evaluate the types above.
POOL = ("workers", "command", "allowed_paths", "allowed_hosts", "font_paths")


def check(options: Mapping[str, Any], *others: str, known: Iterable[str] = PICTURE) -> None:
    """Refuses what there is not, before the first row and not with each.

    Args:
        options: What is given.
        others: Names that there are besides.
        known: Names of a picture's options.

    Raises:
        TypeError: An option has another name.
    """
    known = (*known, *others)
    for name in options:
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            meant = f"; did you mean {near[0]!r}?" if near else ""
            raise TypeError(f"There is no option {name!r}; there are {', '.join(known)}{meant}")


def several(name: str, values: Any) -> tuple[str, ...]:
    """Paths or names as a tuple of texts.

    Raises:
        TypeError: One alone was given, whose letters would be taken for several.
    """
    if isinstance(values, (str, bytes, os.PathLike)):
        raise TypeError(f"{name} is {values!r}; expected a list")
    return tuple(os.fspath(value) for value in values)


def sent(name: str, value: Any) -> Any:
    """An option as a worker takes it: with the bytes of files, and moments as text.

    Raises:
        RenderError: What is wrong with it.
    """
    if name == "attachments":
        if isinstance(value, (str, bytes, os.PathLike)):
            raise _wrong(f"attachments is {value!r}; expected a list")
        return [_file(*one) if isinstance(one, tuple) else _file(one) for one in value]
    if name == "output_profile":
        return _base64(value if isinstance(value, bytes) else _bytes(value, "is no output profile"))
    if name == "date":
        if isinstance(value, datetime.datetime):
            return value.astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
        if not isinstance(value, (datetime.date, str)):
            raise _wrong(f"date is a datetime, a date or text such as 2026-11-30, not {value!r}")
        return str(value)
    if name in ("pdf_standard", "permissions"):
        return list(value) if isinstance(value, (list, tuple, set, frozenset)) or hasattr(value, "__next__") else value
    # Those that come from a table are numbers of NumPy.
    return value.item() if hasattr(value, "item") else value


def _file(path: Path, *others: Any) -> dict[str, str]:
    path = os.fspath(path)
    if others and isinstance(others[0], bytes):
        name, content, others = path, others[0], others[1:]
    else:
        name, content = os.path.basename(path), _bytes(path, "cannot be attached")
    relationship = others[0] if others else None
    told = {"name": name, "data": _base64(content)}
    return {**told, "relationship": relationship} if relationship else told


def _bytes(path: Path, problem: str) -> bytes:
    path = os.fspath(path)
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        raise _wrong(f"{path!r} {problem}: {error.strerror}") from None


def _base64(content: bytes) -> str:
    return base64.b64encode(content).decode()


def _wrong(message: str) -> RenderError:
    return RenderError([{"severity": "error", "message": message}])

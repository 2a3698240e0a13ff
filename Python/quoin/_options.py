"""What may be said about a picture and about the workers that draw it: one set for all that draw."""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypedDict, Union

Format = Literal["png", "jpeg", "webp", "gif", "svg", "pdf"]
Paths = Iterable[Union[str, "os.PathLike[str]"]]


class RenderOptions(TypedDict, total=False):
    """How a picture is drawn.

    Attributes:
        format: What is written; ``png`` unless given.
        scale: Pixels a point, from 0.01 to 100.
        dpi: Pixels an inch, which is 72 points, instead of a scale.
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
        memory: How many megabytes what the data come to may take beside the picture's pixels; 512 unless given.
    """

    format: Format
    scale: float
    dpi: float
    width: float
    height: float
    page: int
    appearance: Literal["light", "dark"]
    direction: Literal["ltr", "rtl"]
    language: str
    quality: int
    colors: Literal["full", "gray", "2"]
    dither: Literal["none", "diffusion"]
    memory: int


class EngineOptions(RenderOptions, total=False):
    """How an engine draws its rows: what ``RenderOptions`` have, and the workers of each task.

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


# Written out: Python 3.9 does not evaluate the types above.
PICTURE = tuple(RenderOptions.__annotations__)
POOL = ("workers", "command", "allowed_paths", "allowed_hosts", "font_paths")


def check(options: Mapping[str, Any], *others: str) -> None:
    """Refuses what there is not, before the first row and not with each.

    Raises:
        TypeError: An option has another name.
    """
    known = (*PICTURE, *others)
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

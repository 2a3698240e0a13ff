"""Values of Python, NumPy, pandas and the engines as JSON has them, none of which is imported for that."""

from __future__ import annotations

import base64
import dataclasses
import datetime
import decimal
import enum
import math
import os
import uuid
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

# What most values are, and JSON takes as they are.
_AS_THEY_ARE = frozenset((str, int, bool, type(None)))
# The largest number has so many digits behind its first.
_DIGITS = 308
_TOO_FINE = frozenset(f"{what}8[{unit}]" for what in "mM" for unit in ("ns", "ps", "fs", "as"))


class Unfit(Exception):
    """A value that JSON has no place for, and the way to it."""

    def __init__(self, reason: str):
        self.reason = reason
        self.path: list[Any] = []

    def __str__(self) -> str:
        path = ""
        for part in self.path:
            if isinstance(part, str) and part.isidentifier():
                path += f".{part}" if path else part
            else:
                path += f"[{part!r}]"
        return f"{path or 'What was given as data'} {self.reason}"


def state(data: Any) -> dict[str, Any]:
    """The data of a picture: a dictionary, or what has names for its values as a row of a table does."""
    if data is None:
        return {}
    # A row of pandas, which elsewhere is a list of values, or an object that knows how it becomes one.
    knows = hasattr(data, "to_dict") and not isinstance(data, Mapping) and not is_frame(data)
    given: Any = data
    found = plain(given.to_dict() if knows else given)
    if not isinstance(found, dict):
        raise Unfit(f"is of type {kind(data)}; expected a dictionary of names and values")
    return found


def plain(value: Any) -> Any:
    """A value as JSON has it: no numbers of NumPy, no missing ones, dates as text, bytes as Base64."""
    if type(value) in _AS_THEY_ARE:
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, Mapping):
        return _object(value.items())
    if isinstance(value, enum.Enum):
        return plain(value.value)
    if isinstance(value, (str, int)):
        return value
    if isinstance(value, (bytes, bytearray, memoryview)):
        return base64.b64encode(value).decode()
    if type(value).__name__ in ("NaTType", "NAType"):
        return None
    if isinstance(value, datetime.timedelta):
        return value.total_seconds()
    if hasattr(value, "isoformat"):
        return value.isoformat()
    if isinstance(value, decimal.Decimal):
        return _number(value)
    if isinstance(value, uuid.UUID):
        return str(value)
    fields = _fields(value)
    if fields is not None:
        return _object(fields)
    if hasattr(value, "tolist"):
        return _of_numpy(value)
    if is_frame(value):
        return _list(value.iter_rows(named=True) if hasattr(value, "iter_rows") else value.to_dict("records"))
    if hasattr(value, "to_list"):
        # A column of Polars.
        return _list(value.to_list())
    if isinstance(value, Sequence):
        return _list(value)
    if isinstance(value, os.PathLike):
        return plain(os.fspath(value))
    raise _unfit(value)


def is_frame(value: Any) -> bool:
    """Whether a value is a table of pandas or Polars."""
    return type(value).__module__.startswith(("pandas", "polars")) and hasattr(value, "columns")


def kind(value: Any) -> str:
    """The name of a value's type, as one imports it."""
    found = type(value)
    return found.__qualname__ if found.__module__ == "builtins" else f"{found.__module__}.{found.__qualname__}"


def _unfit(value: Any) -> Unfit:
    if hasattr(value, "read"):
        return Unfit(
            f"is of type {kind(value)}, an open file; its read() gives bytes or text, as an image or a text takes them, "
            "and json.load(file) the data in a file of JSON")
    return Unfit(
        f"is of type {kind(value)}, which cannot be written as JSON; "
        "expected text, a number, a truth value, a date, None, a list or a dictionary")


def _object(entries: Iterable[tuple[Any, Any]]) -> dict[str, Any]:
    result, key = {}, None
    try:
        for key, entry in entries:
            name = key if type(key) is str else _name(key)
            result[name] = entry if type(entry) in _AS_THEY_ARE else plain(entry)
    except Unfit as error:
        error.path.insert(0, key)
        raise
    return result


def _list(entries: Iterable[Any]) -> list[Any]:
    result: list[Any] = []
    try:
        for entry in entries:
            result.append(entry if type(entry) in _AS_THEY_ARE else plain(entry))
    except Unfit as error:
        error.path.insert(0, len(result))
        raise
    return result


def _name(key: Any) -> str:
    try:
        name = plain(key)
    except Unfit:
        name = None
    if isinstance(name, (str, int, float)):
        return str(name)
    raise Unfit(f"is a key of type {kind(key)}; expected text")


def _fields(value: Any) -> Iterable[tuple[str, Any]] | None:
    """The names and values of what has both."""
    names: Any = getattr(value, "_fields", None)
    if hasattr(value, "asDict"):
        row: Mapping[str, Any] = value.asDict()
        return row.items()
    if isinstance(value, tuple) and names is not None:
        return zip(names, value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return ((field.name, getattr(value, field.name)) for field in dataclasses.fields(value))
    return None


def _number(value: decimal.Decimal) -> int | float | None:
    if not value.is_finite():
        return None
    # Whole ones keep each digit, as a template does; others are the nearest number, which is what it reckons with.
    if value.adjusted() <= _DIGITS and value == value.to_integral_value():
        return int(value)
    number = float(value)
    if not math.isfinite(number):
        raise Unfit(f"is {value}, which is beyond the numbers that there are")
    return number


def _of_numpy(value: Any) -> Any:
    code = getattr(getattr(value, "dtype", None), "str", "")
    # In units below microseconds times would be whole numbers.
    if type(value).__module__.startswith("numpy") and code[1:] in _TOO_FINE:
        value = value.astype(f"{code[1:3]}[us]")
    found = value.tolist()
    if type(found) is not type(value):
        return plain(found)
    if code[1:2] == "f":
        # Of more digits than Python's numbers.
        return plain(float(value))
    raise _unfit(value)

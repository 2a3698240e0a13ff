"""What the engines have in common: rows in, pictures and errors out."""

from __future__ import annotations

import base64
import math
import threading
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ._shipping import ShippedTemplate
from .errors import QuoinError
from .pool import Pool
from .template import Template

# Of each thread: engines run a task in one, several tasks of a process beside each other, and a task is many batches.
_here = threading.local()


def pool(workers: int | None, command: str | None) -> Pool:
    """The pool of this thread for tasks that draw with so many workers; it ends with the thread."""
    pools: dict[tuple[int | None, str | None], Pool] = _here.__dict__.setdefault("pools", {})
    key = (workers, command)
    if key not in pools:
        pools[key] = Pool(workers, command)
    return pools[key]


def render_rows(
    template: ShippedTemplate, rows: Iterable[Mapping[str, Any]], *, workers: int | None, command: str | None,
    timeout: float, options: Mapping[str, Any],
) -> Iterator[tuple[bytes | None, str | None]]:
    """The picture of each row, or what is wrong with it, in order."""
    here = Template(template.unpack(), pool(workers, command))
    for outcome in here.render_many((plain(row) for row in rows), timeout=timeout, **options):
        yield (None, str(outcome)) if isinstance(outcome, QuoinError) else (outcome, None)


def plain(value: Any) -> Any:
    """A value of an engine as JSON has it: no numbers of NumPy, no missing ones, bytes as Base64."""
    if isinstance(value, Mapping):
        return {str(key): plain(entry) for key, entry in value.items()}
    if hasattr(value, "asDict"):
        return plain(value.asDict())
    if isinstance(value, (bytes, bytearray, memoryview)):
        return base64.b64encode(value).decode()
    if hasattr(value, "tolist") and not isinstance(value, str):
        # In nanoseconds, as pandas has them, times would be numbers.
        kind = value.dtype.kind
        return plain((value.astype(f"{kind}8[us]") if kind in "mM" else value).tolist())
    if isinstance(value, (list, tuple)):
        return [plain(entry) for entry in value]
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if hasattr(value, "isoformat"):
        return None if str(value) == "NaT" else value.isoformat()
    if type(value).__name__ in ("NAType", "NaTType"):
        return None
    if type(value).__name__ == "Decimal":
        return plain(float(value))
    return str(value)

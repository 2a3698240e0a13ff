"""What the engines have in common: rows in, pictures and errors out."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ._shipping import ShippedTemplate
from .errors import QuoinError
from .pool import Pool
from .template import Template

# One a process: engines run several tasks in one, and a task is many batches.
_pools: dict[tuple[int | None, str | None], Pool] = {}


def pool(workers: int | None, command: str | None) -> Pool:
    """The pool of this process for tasks that draw with so many workers."""
    key = (workers, command)
    known = _pools.get(key)
    if known is None or known.is_closed:
        known = _pools[key] = Pool(workers, command)
    return known


def render_rows(
    template: ShippedTemplate, rows: Iterable[Mapping[str, Any]], *, workers: int | None, command: str | None,
    timeout: float, options: Mapping[str, Any],
) -> Iterator[tuple[bytes | None, str | None]]:
    """The picture of each row, or what is wrong with it, in order."""
    here = Template(template.unpack(), pool(workers, command))
    for outcome in here.render_many((plain(row) for row in rows), timeout=timeout, **options):
        yield (None, str(outcome)) if isinstance(outcome, QuoinError) else (outcome, None)


def plain(value: Any) -> Any:
    """A value of an engine as JSON has it: no numbers of NumPy, no missing ones."""
    if isinstance(value, Mapping):
        return {str(key): plain(entry) for key, entry in value.items()}
    if hasattr(value, "asDict"):
        return plain(value.asDict())
    if hasattr(value, "tolist") and not isinstance(value, (str, bytes)):
        return plain(value.tolist())
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
        return float(value)
    return str(value)

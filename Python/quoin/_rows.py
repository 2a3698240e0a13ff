"""What the engines have in common: rows in, pictures and errors out."""

from __future__ import annotations

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
    # In the batches of an engine numbers of rows say nothing.
    for outcome in here._drawn(rows, timeout, dict(options), numbered=False):
        yield (None, str(outcome)) if isinstance(outcome, QuoinError) else (outcome, None)

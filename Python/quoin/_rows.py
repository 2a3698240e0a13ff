"""What the engines have in common: rows in, pictures and errors out."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ._options import POOL, check, several
from ._shipping import ShippedTemplate
from .errors import QuoinError
from .pool import Pool
from .template import Template

# Of each thread: engines run a task in one, several tasks of a process beside each other, and a task is many batches.
_here = threading.local()


def pool(**settings: Any) -> Pool:
    """The pool of this thread for tasks that draw by such workers; it ends with the thread."""
    pools: dict[tuple[Any, ...], Pool] = _here.__dict__.setdefault("pools", {})
    key = tuple(sorted(settings.items()))
    if key not in pools:
        pools[key] = Pool(**settings)
    return pools[key]


def plan(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of an engine as they are sent to its machines.

    Raises:
        TypeError: There is no such option.
    """
    check(options, "timeout", *POOL)
    lists = [name for name in ("allowed_paths", "allowed_hosts", "font_paths") if name in options]
    return {"workers": 1, **options, **{name: several(name, options[name]) for name in lists}}


def check_columns(names: Iterable[str], column: str, error_column: str) -> None:
    """Refuses to put a picture or an error where a row has something already.

    Raises:
        ValueError: There is such a column.
    """
    taken = {column, error_column} & set(names)
    if taken or column == error_column:
        what = f"The rows have {sorted(taken)[0]!r} already" if taken else f"Both columns are {column!r}"
        raise ValueError(f"{what}; give names that are free as column and error_column")


def render_rows(
    template: ShippedTemplate, rows: Iterable[Mapping[str, Any]], options: Mapping[str, Any]
) -> Iterator[tuple[bytes | None, str | None]]:
    """The picture of each row, or what is wrong with it, in order.

    Raises:
        QuoinError: No picture can be drawn on this machine.
    """
    here = Template(template.unpack(), pool(**{name: options[name] for name in POOL if name in options}))
    picture = {name: value for name, value in options.items() if name not in (*POOL, "timeout")}
    # In the batches of an engine numbers of rows say nothing.
    for outcome in here._drawn(rows, options.get("timeout", 60), picture, numbered=False):
        yield (None, str(outcome)) if isinstance(outcome, QuoinError) else (outcome, None)

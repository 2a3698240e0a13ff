"""Pictures for the rows of a Dask bag."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from ._options import EngineOptions
from ._rows import check_columns, plan, render_rows
from ._shipping import ShippedTemplate

if TYPE_CHECKING:
    from dask.bag import Bag
    from typing_extensions import Unpack


def render(
    bag: Bag, template: str | os.PathLike[str], *, column: str = "picture", error_column: str = "error",
    **options: Unpack[EngineOptions],
) -> Bag:
    """Adds a picture to each row.

    The template's folder is one object that all tasks share. A row that fails has no picture and says under another name what
    is wrong with it. A partition is held with all its pictures: a thousand rows of 100 KB each are 100 MB.

    >>> cards = quoin.dask.render(bag, "card.xml", format="png", scale=2)
    >>> cards.pluck("picture").compute()

    Args:
        bag: The rows, which are dictionaries.
        template: The path of the template on this machine.
        column: The name of the pictures' bytes.
        error_column: The name of what is wrong.
        options: What ``RenderOptions`` have of the picture, and ``EngineOptions`` of the workers of each task.

    Raises:
        ValueError: The rows have one of the columns already.
    """
    import dask

    settings = plan(options)
    check_columns((), column, error_column)
    shipped = dask.delayed(ShippedTemplate.pack(template), pure=True)

    def draw(partition: Any, template: ShippedTemplate) -> list[dict[str, Any]]:
        rows = list(partition)
        for row in rows:
            check_columns(row, column, error_column)
        outcomes = render_rows(template, rows, settings)
        return [
            {**row, column: picture, error_column: error} for row, (picture, error) in zip(rows, outcomes)]

    return bag.map_partitions(draw, template=shipped)

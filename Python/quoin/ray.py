"""Pictures for the rows of a Ray dataset."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from ._options import EngineOptions
from ._rows import check_columns, plan, render_rows
from ._shipping import ShippedTemplate

if TYPE_CHECKING:
    from ray.data import Dataset
    from typing_extensions import Unpack


def render(
    ds: Dataset, template: str | os.PathLike[str], *, column: str = "picture", error_column: str = "error",
    batch_size: int = 256, **options: Unpack[EngineOptions],
) -> Dataset:
    """Adds a picture to each row.

    The template's folder lies in Ray's object store, from which each machine takes it once. A row that fails has no picture and
    says in another column what is wrong with it.

    >>> cards = quoin.ray.render(ds, "card.xml", format="png", scale=2)
    >>> cards.write_parquet("cards")

    Args:
        ds: The rows; the template's expressions read their columns by name.
        template: The path of the template on this machine.
        column: The column of the pictures' bytes.
        error_column: The column of what is wrong.
        batch_size: How many rows are drawn before they are handed on.
        options: What ``RenderOptions`` have of the picture, and ``EngineOptions`` of the workers of each task.

    Raises:
        ValueError: The rows have one of the columns already.
    """
    import ray

    settings = plan(options)
    check_columns((), column, error_column)
    shipped = ray.put(ShippedTemplate.pack(template))

    def draw(batch: Any) -> Any:
        import pyarrow

        check_columns(batch.column_names, column, error_column)
        outcomes = list(render_rows(ray.get(shipped), batch.to_pylist(), settings))
        pictures = pyarrow.array([picture for picture, _ in outcomes], pyarrow.binary())
        errors = pyarrow.array([error for _, error in outcomes], pyarrow.string())
        return batch.append_column(column, pictures).append_column(error_column, errors)

    return ds.map_batches(draw, batch_format="pyarrow", batch_size=batch_size)

"""Pictures for the rows of a Spark data frame."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ._options import EngineOptions
from ._rows import check_columns, plan, render_rows
from ._shipping import ShippedTemplate

if TYPE_CHECKING:
    import pandas
    from pyspark.sql import DataFrame
    from typing_extensions import Unpack


def render(
    df: DataFrame, template: str | os.PathLike[str], *, column: str = "picture", error_column: str = "error",
    batch_size: int = 256, **options: Unpack[EngineOptions],
) -> DataFrame:
    """Adds a picture to each row.

    The template's folder is sent to each machine once. A row that fails has no picture and says in another column what is wrong
    with it, so that no job fails for a row.

    >>> cards = quoin.spark.render(df, "card.xml", format="png", scale=2)
    >>> cards.select("id", "picture").write.parquet("cards")

    Args:
        df: The rows; the template's expressions read their columns by name.
        template: The path of the template on the machine of the driver.
        column: The column of the pictures' bytes.
        error_column: The column of what is wrong.
        batch_size: How many rows are drawn before they are handed on.
        options: What ``RenderOptions`` have of the picture, and ``EngineOptions`` of the workers of each task.

    Raises:
        ValueError: The rows have one of the columns already.
    """
    from pyspark.sql.types import BinaryType, StringType, StructField, StructType

    settings = plan(options)
    # Spark takes names for the same that differ in capitals alone.
    check_columns([field.name.lower() for field in df.schema.fields], column.lower(), error_column.lower())
    # Shared by all tasks of an executor, and sent to it once.
    shipped = df.sparkSession.sparkContext.broadcast(ShippedTemplate.pack(template))
    schema = StructType(
        [*df.schema.fields, StructField(column, BinaryType()), StructField(error_column, StringType())])

    def draw(batches: Iterator[Any]) -> Iterator[pandas.DataFrame]:
        # Spark's own batches have 10,000 rows: a gigabyte of pictures.
        for batch in (whole[start:start + batch_size] for whole in batches for start in range(0, len(whole), batch_size)):
            outcomes = list(render_rows(shipped.value, batch.to_dict("records"), settings))
            yield batch.assign(
                **{column: [picture for picture, _ in outcomes], error_column: [error for _, error in outcomes]})

    return df.mapInPandas(draw, schema)

"""Lay out and draw user interfaces: templates and data in, pictures out.

>>> import quoin
>>> png = quoin.Template("card.xml").render({"name": "Anna"}, format="png")

``quoin.spark``, ``quoin.ray`` and ``quoin.dask`` draw the rows of those engines' data.
"""

from ._options import EngineOptions, PDFOptions, RenderOptions, RowOptions
from .errors import QuoinError, RenderError, RenderWarning, WorkerError, WorkerKilled, WorkerTimeout
from .pool import Pool
from .template import Template

__all__ = [
    "EngineOptions", "PDFOptions", "Pool", "QuoinError", "RenderError", "RenderOptions", "RenderWarning", "RowOptions", "Template",
    "WorkerError", "WorkerKilled", "WorkerTimeout"]
# As the command has it: a test of the command holds both equal.
__version__ = "0.1.0"

"""Lay out and draw user interfaces: templates and data in, pictures out.

>>> import quoin
>>> png = quoin.Template("card.xml").render({"name": "Anna"}, format="png")

``quoin.spark``, ``quoin.ray`` and ``quoin.dask`` draw the rows of those engines' data.
"""

from .errors import QuoinError, RenderError, RenderWarning, WorkerError, WorkerTimeout
from .pool import Pool
from .template import Template

__all__ = ["Pool", "QuoinError", "RenderError", "RenderWarning", "Template", "WorkerError", "WorkerTimeout"]
__version__ = "0.1.0"

"""Templates on the way to other machines: a folder packed once, unpacked once on each."""

from __future__ import annotations

import hashlib
import io
import os
import tempfile
import zipfile
from dataclasses import dataclass

from .errors import QuoinError

_LIMIT = 64_000_000


@dataclass(frozen=True)
class ShippedTemplate:
    """A template's folder as bytes, and the name of the template in it."""

    name: str
    archive: bytes

    @classmethod
    def pack(cls, path: str | os.PathLike[str]) -> ShippedTemplate:
        """Packs a template with everything in its folder that is not hidden."""
        path = os.path.abspath(os.fspath(path))
        folder, name = os.path.split(path)
        if not os.path.isfile(path):
            raise QuoinError(f"There is no template at {path!r}")
        buffer, total = io.BytesIO(), 0
        with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
            for root, folders, files in os.walk(folder):
                folders[:] = sorted(entry for entry in folders if not entry.startswith("."))
                for file in sorted(entry for entry in files if not entry.startswith(".")):
                    source = os.path.join(root, file)
                    total += os.path.getsize(source)
                    if total > _LIMIT:
                        raise QuoinError(
                            f"The folder of {path!r} holds more than {_LIMIT // 1_000_000} MB; "
                            "put the template and what it names into a folder of their own")
                    entry = zipfile.ZipInfo(os.path.relpath(source, folder))
                    with open(source, "rb") as handle:
                        archive.writestr(entry, handle.read())
        return cls(name, buffer.getvalue())

    def unpack(self) -> str:
        """The path of the template on this machine, unpacked unless it is there."""
        digest = hashlib.sha256(self.archive).hexdigest()[:32]
        folder = os.path.join(tempfile.gettempdir(), f"quoin-{os.getuid()}", digest)
        if not os.path.isdir(folder):
            os.makedirs(os.path.dirname(folder), mode=0o700, exist_ok=True)
            part = tempfile.mkdtemp(dir=os.path.dirname(folder))
            with zipfile.ZipFile(io.BytesIO(self.archive)) as archive:
                archive.extractall(part)
            try:
                os.rename(part, folder)
            except OSError:
                # Another process was quicker.
                if not os.path.isdir(folder):
                    raise
        return os.path.join(folder, self.name)

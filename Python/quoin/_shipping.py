"""Templates on the way to other machines: a folder packed once, unpacked once on each."""

from __future__ import annotations

import hashlib
import io
import os
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass

from ._shelf import put, shelf
from .errors import QuoinError

_LIMIT = 64_000_000


@dataclass(frozen=True)
class ShippedTemplate:
    """A template's folder as bytes, and the name of the template in it."""

    name: str
    archive: bytes
    digest: str

    @classmethod
    def pack(cls, path: str | os.PathLike[str]) -> ShippedTemplate:
        """Packs a template with everything in its folder that is not hidden."""
        path = os.path.abspath(os.fspath(path))
        folder, name = os.path.split(path)
        if not os.path.isfile(path):
            raise QuoinError(f"There is no template at {path!r}")
        buffer, total = io.BytesIO(), 0
        with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
            for source in _files(folder):
                total += os.path.getsize(source)
                if total > _LIMIT:
                    raise QuoinError(
                        f"The folder of {path!r} holds more than {_LIMIT // 1_000_000} MB; "
                        "put the template and what it names into a folder of their own")
                entry = zipfile.ZipInfo(os.path.relpath(source, folder))
                with open(source, "rb") as handle:
                    # An entry has a way of its own to be compressed, which is none.
                    archive.writestr(entry, handle.read(), zipfile.ZIP_DEFLATED)
        return cls(name, buffer.getvalue(), hashlib.sha256(buffer.getvalue()).hexdigest()[:32])

    def unpack(self) -> str:
        """The path of the template on this machine; whatever of its folder is not there is unpacked."""
        folder = shelf.folder(self.digest)
        with zipfile.ZipFile(io.BytesIO(self.archive)) as archive:
            for entry in archive.infolist():
                path = os.path.join(folder, entry.filename)
                # Temporary files go when they are old, one by one.
                if not os.path.isfile(path) or os.path.getsize(path) != entry.file_size:
                    put(archive.read(entry), path)
        return os.path.join(folder, self.name)


def _files(folder: str) -> Iterator[str]:
    """The files in a folder and below that are not hidden, also where links lead to them, in an order that is always the same."""
    # Of each folder, those that it was come to through: a link to one of them leads round and round.
    above = {folder: frozenset([os.path.realpath(folder)])}
    for root, folders, files in os.walk(folder, followlinks=True):
        kept = []
        for name in sorted(entry for entry in folders if not entry.startswith(".")):
            inner = os.path.join(root, name)
            real = os.path.realpath(inner)
            if real not in above[root]:
                above[inner] = above[root] | {real}
                kept.append(name)
        folders[:] = kept
        for file in sorted(entry for entry in files if not entry.startswith(".")):
            source = os.path.join(root, file)
            if os.path.isfile(source):
                yield source

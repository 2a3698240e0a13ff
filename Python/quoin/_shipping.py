"""Templates on the way to other machines: a folder packed once, unpacked once on each."""

from __future__ import annotations

import functools
import hashlib
import io
import os
import stat
import tempfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass

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
        folder = os.path.join(_shelf(), self.digest)
        with zipfile.ZipFile(io.BytesIO(self.archive)) as archive:
            for entry in archive.infolist():
                path = os.path.join(folder, entry.filename)
                # Temporary files go when they are old, one by one.
                if not os.path.isfile(path) or os.path.getsize(path) != entry.file_size:
                    _put(archive.read(entry), path)
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


def _put(data: bytes, path: str) -> None:
    """Writes a file that others find whole or not at all."""
    os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
    number, part = tempfile.mkstemp(dir=os.path.dirname(path), prefix=".")
    try:
        with open(number, "wb") as file:
            file.write(data)
        os.replace(part, path)
    except BaseException:
        os.unlink(part)
        raise


def _shelf() -> str:
    """The folder in which templates lie that were sent here, which nobody else can write to."""
    folder = os.path.join(tempfile.gettempdir(), f"quoin-{os.getuid()}")
    try:
        os.mkdir(folder, 0o700)
    except FileExistsError:
        pass
    status = os.lstat(folder)
    if stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and not status.st_mode & 0o022:
        return folder
    # Somebody else has taken the name.
    return _own_shelf()


@functools.cache
def _own_shelf() -> str:
    return tempfile.mkdtemp(prefix="quoin-")

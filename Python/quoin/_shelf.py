"""Files in the temporary folder that go when this process ends, or else when the next one needs some."""

from __future__ import annotations

import atexit
import contextlib
import fcntl
import hashlib
import os
import shutil
import stat
import tempfile
import threading
from collections import Counter


class Shelf:
    """Folders that no other user can write to, each locked by those who use it, so that nobody takes it away meanwhile.

    The lock of a folder ends with its processes, however these end: a folder without one is left over.
    """

    def __init__(self) -> None:
        self._texts: Counter[str] = Counter()
        self._begin()
        atexit.register(self.empty)
        os.register_at_fork(after_in_child=self._begin_after_fork)

    def _begin(self) -> None:
        # A text may be dropped wherever memory is collected.
        self._lock = threading.RLock()
        # Paths, and the descriptors that hold them.
        self._held: dict[str, tuple[str, int]] = {}

    def _begin_after_fork(self) -> None:
        # What is held is the parent's.
        for _, number in self._held.values():
            os.close(number)
        self._begin()

    def folder(self, name: str = "") -> str:
        """A folder of this process alone, or the one of a name, which is the same for all processes of a user; it may be empty."""
        with self._lock:
            path, number = self._held.get(name, ("", -1))
            if number >= 0 and _is_there(path, number):
                return path
            if number >= 0:
                os.close(number)
                del self._held[name]
            if not self._held:
                _clean()
            self._held[name] = _hold_shared(name) or _hold_own()
            return self._held[name][0]

    def text(self, digest: str, text: bytes) -> str:
        """The file that holds a text whose owner keeps it."""
        path = os.path.join(self.folder(), digest, "template.xml")
        if not os.path.isfile(path):
            put(text, path)
        return path

    def keep(self, text: bytes) -> str:
        """Counts one who needs a text, and names it."""
        digest = hashlib.sha256(text).hexdigest()[:32]
        with self._lock:
            self._texts[digest] += 1
        return digest

    def drop(self, digest: str) -> None:
        """Counts one who needs a text no more; with the last its file goes."""
        with self._lock:
            self._texts[digest] -= 1
            if self._texts[digest] <= 0:
                del self._texts[digest]
                if "" in self._held:
                    shutil.rmtree(os.path.join(self._held[""][0], digest), ignore_errors=True)

    def empty(self) -> None:
        """Takes away all that nobody else uses."""
        with self._lock:
            for path, number in self._held.values():
                _discard(path, number)
            self._held.clear()


def put(data: bytes, path: str) -> None:
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


def _prefix() -> str:
    return f"quoin-{os.getuid()}-"


def _open(path: str) -> int:
    """A descriptor of a folder that nobody else can write to; below 0 where it is none."""
    try:
        number = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    except OSError:
        return -1
    status = os.fstat(number)
    if status.st_uid == os.getuid() and not stat.S_IMODE(status.st_mode) & 0o022:
        return number
    os.close(number)
    return -1


def _is_there(path: str, number: int) -> bool:
    """Whether a path still leads to a folder that was opened."""
    try:
        return os.path.samestat(os.fstat(number), os.lstat(path))
    except OSError:
        return False


def _hold(path: str) -> int:
    """Locks a folder against being taken away; below 0 where it is none of ours, or has gone."""
    number = _open(path)
    if number >= 0:
        # Waits for one who takes it away. Where a file system has no locks, nobody does.
        with contextlib.suppress(OSError):
            fcntl.flock(number, fcntl.LOCK_SH)
        if not _is_there(path, number):
            os.close(number)
            return -1
    return number


def _hold_shared(name: str) -> tuple[str, int] | None:
    path = os.path.join(tempfile.gettempdir(), _prefix() + name)
    # Once more where another process took it away in between; not where somebody else has taken the name.
    for _ in range(100 if name else 0):
        try:
            os.mkdir(path, 0o700)
        except FileExistsError:
            pass
        number = _hold(path)
        if number >= 0:
            return path, number
        if os.path.lexists(path):
            break
    return None


def _hold_own() -> tuple[str, int]:
    while True:
        path = tempfile.mkdtemp(prefix=_prefix())
        number = _hold(path)
        if number >= 0:
            return path, number


def _discard(path: str, number: int) -> None:
    """Takes a folder away, unless another process holds it."""
    try:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if _is_there(path, number):
            shutil.rmtree(path, ignore_errors=True)
    except OSError:
        pass
    finally:
        os.close(number)


def _clean() -> None:
    """Takes away what ended processes have left."""
    folder = tempfile.gettempdir()
    for name in os.listdir(folder):
        path = os.path.join(folder, name)
        number = _open(path) if name.startswith(_prefix()) else -1
        if number >= 0:
            _discard(path, number)


shelf = Shelf()

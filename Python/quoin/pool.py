"""As many workers as there are cores, started when they are needed and watched."""

from __future__ import annotations

import atexit
import os
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from .errors import QuoinError, WorkerError
from .worker import Worker


class Pool:
    """Draws pictures by several processes at once.

    Any number of threads may use one pool. A worker that ends or takes too long costs the picture that it was drawing, which
    another worker is asked for once more if the first one ended by itself.

    Args:
        workers: How many processes there are; as many as there are cores unless given.
        command: The path of the ``quoin`` command.
        allowed_paths: Folders that templates may read besides their own.
    """

    def __init__(self, workers: int | None = None, command: str | None = None, allowed_paths: Iterable[str] = ()):
        self.size = workers or len(os.sched_getaffinity(0))
        self._command = command
        self._allowed_paths = tuple(allowed_paths)
        self._idle: deque[Worker] = deque()
        self._room = threading.Semaphore(self.size)
        self._lock = threading.Lock()
        self._all: set[Worker] = set()
        self._process = os.getpid()
        self._is_closed = False
        atexit.register(self.close)

    def render(self, request: dict[str, Any], timeout: float = 60) -> tuple[dict[str, Any], bytes]:
        """Draws one picture; see ``Worker.render``."""
        for attempt in (1, 2):
            try:
                return self._render(request, timeout)
            except WorkerError as error:
                # One that was killed may have been killed for another's sake; one that hangs will hang again.
                if attempt == 2 or "within" in str(error):
                    raise
        raise AssertionError

    def map(
        self, requests: Iterable[dict[str, Any]], timeout: float = 60
    ) -> Iterator[tuple[dict[str, Any], bytes] | QuoinError]:
        """Draws many pictures, in order; a failure stands in its picture's place.

        No more requests are taken than are drawn at once, however many there are.
        """
        window: deque[Future] = deque()
        with ThreadPoolExecutor(self.size) as threads:
            for request in requests:
                window.append(threads.submit(self._outcome, request, timeout))
                if len(window) >= 2 * self.size:
                    yield window.popleft().result()
            while window:
                yield window.popleft().result()

    def close(self) -> None:
        """Ends all workers."""
        with self._lock:
            self._is_closed = True
            workers, self._all = self._all, set()
            self._idle.clear()
        # After a fork they are the parent's.
        if os.getpid() == self._process:
            for worker in workers:
                worker.close()

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def is_closed(self) -> bool:
        """Whether it draws no more."""
        return self._is_closed

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that there are."""
        with self._lock:
            return [worker.pid for worker in self._all]

    def _outcome(self, request: dict[str, Any], timeout: float) -> tuple[dict[str, Any], bytes] | QuoinError:
        try:
            return self.render(request, timeout)
        except QuoinError as error:
            return error

    def _render(self, request: dict[str, Any], timeout: float) -> tuple[dict[str, Any], bytes]:
        with self._room:
            worker = self._take()
            try:
                return worker.render(request, timeout)
            finally:
                self._give_back(worker)

    def _take(self) -> Worker:
        with self._lock:
            if self._is_closed:
                raise QuoinError("The pool is closed")
            if os.getpid() != self._process:
                # A process that was forked off has the parent's pipes, and must not speak over them.
                self._process, self._all = os.getpid(), set()
                self._idle.clear()
            while self._idle:
                worker = self._idle.popleft()
                if worker.is_alive:
                    return worker
                self._all.discard(worker)
                worker.close()
        worker = Worker(self._command, self._allowed_paths)
        with self._lock:
            self._all.add(worker)
        return worker

    def _give_back(self, worker: Worker) -> None:
        with self._lock:
            if worker.is_alive and not self._is_closed:
                self._idle.append(worker)
            else:
                self._all.discard(worker)


_shared: Pool | None = None
_shared_lock = threading.Lock()


def shared_pool() -> Pool:
    """The pool that templates use unless they are given one."""
    global _shared
    with _shared_lock:
        if _shared is None or _shared.is_closed:
            _shared = Pool()
        return _shared

"""As many workers as there are cores, started when they are needed and watched."""

from __future__ import annotations

import operator
import os
import threading
import time
import weakref
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from ._options import Paths, several
from ._waiting import Blocking, InTask, Room, Waiting, run
from .errors import QuoinError, RenderError, WorkerError, WorkerKilled, WorkerTimeout
from .worker import Worker


class Pool:
    """Draws pictures by several processes at once.

    Any number of threads and tasks of asyncio may use one pool. A worker that ends or takes too long costs the picture that it was drawing, which
    another worker is asked for once more if the first one ended by itself.

    Args:
        workers: How many processes there are, from 1; as many as there are cores unless given.
        command: The path of the ``quoin`` command.
        allowed_paths: Folders that templates may read besides their own.
        allowed_hosts: Hosts that templates may read from.
        font_paths: Folders with fonts.
    """

    def __init__(
        self, workers: int | None = None, command: str | None = None, allowed_paths: Paths = (),
        allowed_hosts: Iterable[str] = (), font_paths: Paths = (),
    ):
        self.size = len(os.sched_getaffinity(0)) if workers is None else _size(workers)
        self._command = command
        self._arguments = tuple(
            argument for name, option, values in (
                ("allowed_paths", "--allow-path", allowed_paths), ("allowed_hosts", "--allow-host", allowed_hosts),
                ("font_paths", "--font-path", font_paths))
            for value in several(name, values) for argument in (option, value))
        self._is_closed = False
        self._begin()
        _pools.add(self)

    def _begin(self) -> None:
        self._idle: deque[Worker] = deque()
        self._room = Room(self.size)
        self._lock = threading.Lock()
        self._all: set[Worker] = set()
        # With the pool or the process, whichever goes first.
        self._end = weakref.finalize(self, _end, self._all)

    def _begin_after_fork(self) -> None:
        # The workers are the parent's, as are the threads that had room and lock when this process was forked off.
        self._end.detach()
        self._begin()

    def render(
        self, request: dict[str, Any], timeout: float = 60, end: float | None = None
    ) -> tuple[dict[str, Any], bytes]:
        """Draws one picture; see ``Worker.render``.

        Args:
            request: What is drawn.
            timeout: How many seconds it may take, and the waiting for a worker that is free with it.
            end: When they are over, by ``time.monotonic``, where some of them have passed already.
        """
        return run(self._draw(request, timeout, _end_of(timeout, end), Blocking()))

    async def render_async(
        self, request: dict[str, Any], timeout: float = 60, end: float | None = None
    ) -> tuple[dict[str, Any], bytes]:
        """The same in a task of asyncio, without a thread; where that is cancelled, the worker ends and another one takes its place."""
        return await self._draw(request, timeout, _end_of(timeout, end), InTask())

    def map(
        self, requests: Iterable[dict[str, Any] | QuoinError], timeout: float = 60
    ) -> Iterator[tuple[dict[str, Any], bytes] | QuoinError]:
        """Draws many pictures, in order; a failure stands in its picture's place, and so does one among the requests.

        What is no picture's fault is raised: a command that is not there, or does not run. So is what making the requests comes to,
        once those before have been drawn and given back.

        No more requests are taken than twice as many as are drawn at once, however many there are.
        """
        window: deque[Future[tuple[dict[str, Any], bytes] | QuoinError]] = deque()
        failure: Exception | None = None
        with ThreadPoolExecutor(self.size) as threads:
            source = iter(requests)
            while True:
                try:
                    request = next(source)
                except StopIteration:
                    break
                except Exception as error:
                    failure = error
                    break
                window.append(threads.submit(self._outcome, request, timeout))
                if len(window) >= 2 * self.size:
                    yield window.popleft().result()
            while window:
                yield window.popleft().result()
        if failure is not None:
            raise failure

    def __reduce__(self) -> str | tuple[Any, ...]:
        raise TypeError(
            "A quoin.Pool is workers of one process and cannot be pickled; make one in each process that draws, or give "
            "templates none, which then share one pool of theirs")

    def close(self) -> None:
        """Ends all workers."""
        with self._lock:
            self._is_closed = True
            idle = list(self._idle)
            self._idle.clear()
            self._end()
        # Whoever waits for one of the others closes it.
        for worker in idle:
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

    def _outcome(
        self, request: dict[str, Any] | QuoinError, timeout: float
    ) -> tuple[dict[str, Any], bytes] | QuoinError:
        if isinstance(request, QuoinError):
            return request
        try:
            return self.render(request, timeout)
        except (RenderError, WorkerTimeout, WorkerKilled) as error:
            return error

    async def _draw(
        self, request: dict[str, Any], timeout: float, end: float, waiting: Waiting
    ) -> tuple[dict[str, Any], bytes]:
        for attempt in (1, 2):
            try:
                return await self._draw_once(request, timeout, end, waiting)
            except WorkerTimeout:
                # What hangs will hang again.
                raise
            except WorkerError:
                # One that was killed may have been killed for another's sake.
                if attempt == 2:
                    raise
        raise AssertionError

    async def _draw_once(
        self, request: dict[str, Any], timeout: float, end: float, waiting: Waiting
    ) -> tuple[dict[str, Any], bytes]:
        room = self._room
        place = room.ask()
        try:
            await waiting.given(place, max(0, end - time.monotonic()))
            # One that is given when the time is over is left to the next.
            if not place.done() or time.monotonic() >= end:
                raise WorkerTimeout(f"No worker was free within {timeout:g} seconds")
            worker = self._take()
            try:
                return await worker.draw(request, timeout, end, waiting)
            finally:
                self._give_back(worker)
        finally:
            room.leave(place)

    def _take(self) -> Worker:
        with self._lock:
            while self._idle:
                idle = self._idle.popleft()
                if idle.is_alive:
                    return idle
                self._all.discard(idle)
                idle.close()
            if self._is_closed:
                raise QuoinError("The pool is closed")
            worker = Worker(self._command, self._arguments)
            self._all.add(worker)
            return worker

    def _give_back(self, worker: Worker) -> None:
        with self._lock:
            if worker.is_alive and not self._is_closed:
                self._idle.append(worker)
                return
            self._all.discard(worker)
        # One that was left before its result had come would hand it to whoever asks next.
        worker.close()


def _end_of(timeout: float, end: float | None) -> float:
    return time.monotonic() + timeout if end is None else end


def _size(workers: Any) -> int:
    expected = "expected a whole number from 1, or None for as many as there are cores"
    try:
        size = operator.index(workers)
    except TypeError:
        raise TypeError(f"workers is {workers!r}; {expected}") from None
    if size < 1:
        raise ValueError(f"workers is {size}; {expected}")
    return size


def _end(workers: set[Worker]) -> None:
    for worker in workers:
        worker.kill()


_pools: weakref.WeakSet[Pool] = weakref.WeakSet()
_shared: Pool | None = None
_shared_lock = threading.Lock()


def shared_pool() -> Pool:
    """The pool that templates use unless they are given one."""
    global _shared
    with _shared_lock:
        if _shared is None or _shared.is_closed:
            _shared = Pool()
        return _shared


def _begin_after_fork() -> None:
    global _shared_lock
    _shared_lock = threading.Lock()
    for pool in _pools:
        pool._begin_after_fork()


os.register_at_fork(after_in_child=_begin_after_fork)

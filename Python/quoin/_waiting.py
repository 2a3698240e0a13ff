"""How a call waits: a thread by blocking, a task of asyncio while others run. What has to wait is written once, as coroutines."""

from __future__ import annotations

import asyncio
import concurrent.futures
import select
import threading
import time
from collections import deque
from collections.abc import Coroutine, Sequence
from typing import Any, Protocol, TypeVar, cast

Result = TypeVar("Result")
# What poll and event loops take: some days.
_LONGEST = 1e6


class Waiting(Protocol):
    """What a coroutine may wait for."""

    async def ready(self, reading: Sequence[int], writing: Sequence[int], seconds: float) -> Sequence[int]:
        """Which descriptors are ready; none where the time is over."""
        ...

    async def given(self, place: concurrent.futures.Future[None], seconds: float) -> None:
        """Waits until a place is given, or the time is over."""
        ...

    async def pause(self, seconds: float) -> None:
        """Waits so long."""
        ...


class Blocking:
    """Waits in the thread that asks."""

    async def ready(self, reading: Sequence[int], writing: Sequence[int], seconds: float) -> Sequence[int]:
        poll = select.poll()
        for number in reading:
            poll.register(number, select.POLLIN)
        for number in writing:
            poll.register(number, select.POLLOUT)
        return [number for number, _ in poll.poll(min(seconds, _LONGEST) * 1000)]

    async def given(self, place: concurrent.futures.Future[None], seconds: float) -> None:
        concurrent.futures.wait([place], min(seconds, threading.TIMEOUT_MAX))

    async def pause(self, seconds: float) -> None:
        time.sleep(seconds)


class InTask:
    """Waits in a task of asyncio, which needs no thread for that."""

    async def ready(self, reading: Sequence[int], writing: Sequence[int], seconds: float) -> Sequence[int]:
        loop = asyncio.get_running_loop()
        found: asyncio.Future[int] = loop.create_future()

        def wake(number: int) -> None:
            if not found.done():
                found.set_result(number)

        try:
            for number in reading:
                loop.add_reader(number, wake, number)
            for number in writing:
                loop.add_writer(number, wake, number)
            await asyncio.wait([found], timeout=min(seconds, _LONGEST))
            return [found.result()] if found.done() else []
        finally:
            for number in reading:
                loop.remove_reader(number)
            for number in writing:
                loop.remove_writer(number)

    async def given(self, place: concurrent.futures.Future[None], seconds: float) -> None:
        if not place.done():
            await asyncio.wait([asyncio.wrap_future(place)], timeout=min(seconds, _LONGEST))

    async def pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def run(coroutine: Coroutine[Any, Any, Result]) -> Result:
    """What a coroutine comes to that blocks where it waits."""
    try:
        coroutine.send(None)
    except StopIteration as end:
        return cast(Result, end.value)
    raise AssertionError("It does not block where it waits")


class Room:
    """Places for so many at once, given in the order in which threads and tasks ask for them."""

    def __init__(self, places: int):
        self._free = places
        self._waiting: deque[concurrent.futures.Future[None]] = deque()
        self._lock = threading.Lock()

    def ask(self) -> concurrent.futures.Future[None]:
        """A place, which is done when it is given; whoever asks has to leave it, given or not."""
        place: concurrent.futures.Future[None] = concurrent.futures.Future()
        with self._lock:
            self._waiting.append(place)
            self._give()
        return place

    def leave(self, place: concurrent.futures.Future[None]) -> None:
        """Gives a place to whoever comes next."""
        with self._lock:
            if not place.cancel():
                self._free += 1
            self._give()

    def _give(self) -> None:
        while self._free and self._waiting:
            place = self._waiting.popleft()
            # Not to those who have gone.
            if place.set_running_or_notify_cancel():
                self._free -= 1
                place.set_result(None)

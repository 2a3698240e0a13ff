"""Pictures in tasks of asyncio: side by side with threads, cancelled, late."""

import asyncio
import os
import threading
import time

import pytest
import quoin
from test_pool import in_thread, is_asked, is_gone, slow, wait_until  # noqa: F401


async def until(condition):
    end = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


def descriptors():
    return len(os.listdir("/proc/self/fd"))


def test_tasks_draw_what_threads_draw(template):
    bar = quoin.Template(template)
    rows = [{"width": number % 50 + 1} for number in range(200)]

    async def draw():
        return await asyncio.gather(*(bar.render_async(row, scale=2) for row in rows))

    before = threading.active_count()
    assert asyncio.run(draw()) == list(bar.render_many(rows, scale=2))
    assert threading.active_count() == before
    # Pictures and data that no pipe holds at once.
    data = {"width": 500, "text": "x" * 1_000_000}
    assert asyncio.run(bar.render_async(data, scale=20)) == bar.render(data, scale=20)


def test_what_is_wrong_is_told_in_tasks_too(template, tmp_path):
    bar = quoin.Template(template)
    with pytest.raises(quoin.RenderError, match="bar.xml:1:"):
        asyncio.run(bar.render_async({"widht": 3}))
    with pytest.raises(TypeError, match="did you mean 'scale'"):
        asyncio.run(bar.render_async({"width": 3}, sclae=2))
    (tmp_path / "list.xml").write_text('<document margin="2" size="60 x 40"><UILabel text="one"/><UILabel breakBefore="page" text="two"/></document>')
    with pytest.warns(quoin.RenderWarning, match="Page 1 alone is drawn") as shown:
        async def draw():
            await quoin.Template(tmp_path / "list.xml").render_async()

        asyncio.run(draw())
    assert shown[0].filename == __file__


def test_others_run_while_a_picture_is_drawn(slow):  # noqa: F811
    with quoin.Pool(1, command=str(slow)) as pool:
        echo = quoin.Template("x.xml", pool)

        async def draw():
            drawn, count = asyncio.ensure_future(echo.render_async({"text": "x", "wait": 1})), 0
            while not drawn.done():
                await asyncio.sleep(0.01)
                count += 1
            return drawn.result(), count

        picture, count = asyncio.run(draw())
        assert picture == b"x" and count > 20


def test_a_cancelled_picture_frees_its_worker(slow):  # noqa: F811
    with quoin.Pool(1, command=str(slow)) as pool:
        echo = quoin.Template("x.xml", pool)

        async def draw():
            drawn = asyncio.ensure_future(echo.render_async({"text": "first", "wait": 30}))
            waiting = [asyncio.ensure_future(echo.render_async({"text": "second"})) for _ in range(3)]
            await until(lambda: is_asked(slow))
            (pid,) = pool.pids
            # One that is drawn and one that waits.
            for task in (drawn, waiting[0]):
                task.cancel()
            outcomes = await asyncio.gather(drawn, *waiting, return_exceptions=True)
            return pid, outcomes

        before = threading.active_count()
        for _ in range(2):
            # The second time there is nothing more than after the first.
            pid, outcomes = asyncio.run(draw())
            assert [type(outcome) for outcome in outcomes[:2]] == [asyncio.CancelledError] * 2
            assert outcomes[2:] == [b"second"] * 2
            assert is_gone(pid) and len(pool.pids) == 1 and threading.active_count() == before
            slow.with_name("slow.asked").unlink()
            count = locals().get("count", descriptors())
            assert descriptors() == count


def test_a_task_that_is_given_up_frees_its_worker(slow):  # noqa: F811
    with quoin.Pool(1, command=str(slow)) as pool:
        echo = quoin.Template("x.xml", pool)

        async def draw():
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(echo.render_async({"text": "first", "wait": 30}), 0.5)
            return await echo.render_async({"text": "second"})

        assert asyncio.run(draw()) == b"second"


def test_time_counts_in_tasks_while_they_wait_for_a_worker(slow):  # noqa: F811
    with quoin.Pool(1, command=str(slow)) as pool:
        echo = quoin.Template("x.xml", pool)

        async def draw():
            return await asyncio.gather(
                *(echo.render_async({"text": "x", "wait": 3}, timeout=5) for _ in range(50)), return_exceptions=True)

        outcomes = asyncio.run(draw())
        assert outcomes.count(b"x") == 1
        told = {str(outcome) for outcome in outcomes if isinstance(outcome, quoin.WorkerTimeout)}
        assert told == {"No worker was free within 5 seconds", "The picture was not drawn within 5 seconds"}
        assert asyncio.run(echo.render_async({"text": "x"}, timeout=float("inf"))) == b"x"


def test_threads_and_tasks_share_a_pool(slow):  # noqa: F811
    with quoin.Pool(1, command=str(slow)) as pool:
        echo = quoin.Template("x.xml", pool)
        thread, outcome = in_thread(lambda: echo.render({"text": "thread", "wait": 0.5}))
        wait_until(lambda: is_asked(slow))
        assert asyncio.run(echo.render_async({"text": "task"})) == b"task"
        thread.join()
        assert outcome == [b"thread"] and len(pool.pids) == 1


def test_a_worker_that_is_killed_costs_a_task_nothing(slow):  # noqa: F811
    with quoin.Pool(1, command=str(slow)) as pool:
        echo = quoin.Template("x.xml", pool)

        async def draw():
            drawn = asyncio.ensure_future(echo.render_async({"text": "x", "wait": 1}))
            await until(lambda: is_asked(slow))
            os.kill(pool.pids[0], 9)
            return await drawn

        assert asyncio.run(draw()) == b"x"
        pool.close()
        with pytest.raises(quoin.QuoinError, match="closed"):
            asyncio.run(echo.render_async({"text": "x"}))

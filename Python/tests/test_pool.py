"""What becomes of a pool when somebody interrupts, forks or ends it while it draws."""

import gc
import os
import pickle
import signal
import sys
import textwrap
import threading
import time

import pytest
import quoin

# Takes its time, says by a file that it was asked, and gives back what it was asked for.
SLOW = textwrap.dedent(f"""\
    #!{sys.executable}
    import json, pathlib, struct, sys, time
    def read(count):
        return sys.stdin.buffer.read(count)
    while head := read(4):
        request = json.loads(read(struct.unpack(">I", head)[0]))
        pathlib.Path(sys.argv[0] + ".asked").touch()
        time.sleep(request["data"].get("wait", 0))
        picture = request["data"]["text"].encode()
        result = json.dumps({{"id": request["id"], "bytes": len(picture)}}).encode()
        for frame in (result, picture):
            sys.stdout.buffer.write(struct.pack(">I", len(frame)) + frame)
        sys.stdout.buffer.flush()
    """)


@pytest.fixture
def slow(tmp_path):
    """A command that draws slowly, and what waits until it has begun."""
    command = tmp_path / "slow"
    command.write_text(SLOW)
    command.chmod(0o755)
    return command


def wait_until(condition):
    end = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def is_asked(slow):
    return slow.with_name("slow.asked").exists()


def is_gone(pid):
    try:
        with open(f"/proc/{pid}/stat") as status:
            return status.read().rsplit(")", 1)[1].split()[0] == "Z"
    except FileNotFoundError:
        return True


def in_thread(work):
    outcome = []

    def run():
        try:
            outcome.append(work())
        except BaseException as error:
            outcome.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    return thread, outcome


@pytest.fixture
def interrupts():
    """Interrupts as Python has them, whatever an engine has made of them."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_an_interrupted_picture_is_nobody_elses(slow, interrupts):
    with quoin.Pool(1, command=str(slow)) as pool:
        echo = quoin.Template("x.xml", pool)

        def interrupt():
            wait_until(lambda: is_asked(slow))
            signal.pthread_kill(threading.main_thread().ident, signal.SIGINT)

        thread, _ = in_thread(interrupt)
        with pytest.raises(KeyboardInterrupt):
            echo.render({"text": "first", "wait": 1})
        thread.join()
        assert echo.render({"text": "second"}) == b"second"
        assert echo.render({"text": "third"}) == b"third"
        assert len(pool.pids) == 1


def test_a_forked_process_has_workers_of_its_own(slow):
    with quoin.Pool(1, command=str(slow)) as pool:
        echo = quoin.Template("x.xml", pool)
        thread, outcome = in_thread(lambda: echo.render({"text": "parent", "wait": 1}))
        wait_until(lambda: is_asked(slow))
        child = os.fork()
        if child == 0:
            signal.alarm(20)
            os._exit(0 if echo.render({"text": "child"}) == b"child" else 1)
        assert os.waitpid(child, 0)[1] == 0
        thread.join()
        assert outcome == [b"parent"]
        assert echo.render({"text": "again"}) == b"again"


@pytest.mark.parametrize("workers, error", [(0, ValueError), (-1, ValueError), ("x", TypeError), (1.5, TypeError)])
def test_a_pool_of_no_workers_is_told(workers, error):
    with pytest.raises(error, match=f"workers is {workers!r}; expected a whole number from 1, or None for as many as there are cores"):
        quoin.Pool(workers)


def test_closing_ends_what_is_being_drawn(slow):
    pool = quoin.Pool(2, command=str(slow))
    echo = quoin.Template("x.xml", pool)
    thread, outcome = in_thread(lambda: echo.render({"text": "late", "wait": 30}))
    wait_until(lambda: is_asked(slow))
    pids = pool.pids
    pool.close()
    thread.join()
    assert isinstance(outcome[0], quoin.QuoinError) and "closed" in str(outcome[0])
    assert pids and all(is_gone(pid) for pid in pids)


def test_a_pool_that_nobody_has_any_more_ends_its_workers(slow):
    pool = quoin.Pool(1, command=str(slow))
    quoin.Template("x.xml", pool).render({"text": "x"})
    (pid,) = pool.pids
    del pool
    gc.collect()
    wait_until(lambda: is_gone(pid))


def test_workers_keep_their_memory_where_dasks_own_processes_give_it_back(slow, monkeypatch):
    monkeypatch.setenv("MALLOC_TRIM_THRESHOLD_", "65536")
    monkeypatch.setenv("KEPT", "as it is")
    with quoin.Pool(1, command=str(slow)) as pool:
        quoin.Template("x.xml", pool).render({"text": "x"})
        with open(f"/proc/{pool.pids[0]}/environ", "rb") as file:
            environment = file.read().split(b"\0")
    assert b"KEPT=as it is" in environment
    assert not [entry for entry in environment if entry.startswith(b"MALLOC_TRIM_THRESHOLD_")]


def test_what_takes_too_long_is_told_apart(slow):
    with quoin.Pool(1, command=str(slow)) as pool:
        with pytest.raises(quoin.WorkerTimeout):
            quoin.Template("x.xml", pool).render({"text": "x", "wait": 30}, timeout=0.5)
        assert quoin.Template("x.xml", pool).render({"text": "x"}, timeout=float("inf")) == b"x"


def test_what_was_drawn_before_its_source_failed_is_given_back(slow):
    def rows():
        for text in "abc":
            yield {"text": text}
        raise ValueError("no more")

    with quoin.Pool(2, command=str(slow)) as pool:
        pictures = iter(quoin.Template("x.xml", pool).render_many(rows()))
        assert [next(pictures) for _ in range(3)] == [b"a", b"b", b"c"]
        with pytest.raises(ValueError, match="no more"):
            next(pictures)


def test_data_that_holds_itself_is_told(slow):
    deep = []
    for _ in range(100_000):
        deep = [deep]
    with quoin.Pool(1, command=str(slow)) as pool:
        with pytest.raises(quoin.RenderError, match="JSON"):
            quoin.Template("x.xml", pool).render({"text": deep})


def test_the_time_of_a_picture_counts_while_it_waits_for_a_worker(slow, tmp_path):
    """Six who wait for one worker wait no longer than each said, and what comes later is drawn."""
    (tmp_path / "t.xml").write_text("<UIView/>")
    outcomes = []
    with quoin.Pool(1, command=str(slow)) as pool:
        template = quoin.Template(tmp_path / "t.xml", pool)

        def ask():
            try:
                outcomes.append(template.render({"text": "x", "wait": 3}, timeout=5))
            except quoin.WorkerTimeout as error:
                outcomes.append(str(error))

        # A process that has to start takes as long as the machine likes.
        assert template.render({"text": "first"}) == b"first"
        threads = [threading.Thread(target=ask) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert outcomes.count(b"x") == 1
        told = {"No worker was free within 5 seconds", "The picture was not drawn within 5 seconds"}
        assert set(outcomes) - {b"x"} <= told and len(outcomes) == 6
        assert template.render({"text": "later"}) == b"later"


def test_the_time_of_a_picture_counts_while_its_data_are_read(slow):
    class Late(dict):
        def items(self):
            time.sleep(0.3)
            return super().items()

    with quoin.Pool(1, command=str(slow)) as pool, pytest.raises(quoin.WorkerTimeout, match="within 0.2 seconds"):
        quoin.Template("x.xml", pool).render(Late(text="x"), timeout=0.2)


def test_a_pool_that_is_pickled_says_what_to_do(slow, template):
    with quoin.Pool(1, command=str(slow)) as pool:
        with pytest.raises(TypeError, match="one process and cannot be pickled; make one in each process"):
            pickle.dumps(pool)
        for mine in (quoin.Template(template, pool), quoin.Template.from_text("<UIView/>", pool)):
            with pytest.raises(TypeError, match="one process and cannot be pickled; give the other process the template without one"):
                pickle.dumps(mine)
    assert pickle.loads(pickle.dumps(quoin.Template(template))).path == str(template)

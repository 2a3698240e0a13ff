"""The real engines, each with one of our workers, or a process of its own, killed in the middle: every row is drawn once and as one
process draws it."""

import hashlib
import os
import signal
import subprocess
import sys
import threading
import time

import pytest
import quoin

COUNT = int(os.environ.get("QUOIN_ENGINE_ROWS", "10000"))
BROKEN = {77}
# A row without a width cannot be drawn.
ROWS = [{"id": number, "width": None if number in BROKEN else number % 90 + 1} for number in range(COUNT)]


@pytest.fixture(scope="module", autouse=True)
def own_command(command, tmp_path_factory):
    """The command under a name of its own, so that no worker of somebody else is ended."""
    link = tmp_path_factory.mktemp("command") / "quoin"
    link.symlink_to(os.path.abspath(command))
    os.environ["QUOIN"] = str(link)
    yield
    os.environ["QUOIN"] = command


@pytest.fixture(scope="module")
def expected(template):
    bar = quoin.Template(template)
    return {
        width: hashlib.sha256(bar.render({"id": 0, "width": width})).hexdigest() for width in range(1, 91)}


def check(results, expected):
    results = sorted(results, key=lambda row: row["id"])
    assert [row["id"] for row in results] == list(range(COUNT))
    for row in results:
        if row["id"] in BROKEN:
            assert row["picture"] is None and "bar.xml:1:" in row["error"]
        else:
            assert row["error"] is None, row["error"]
            assert hashlib.sha256(bytes(row["picture"])).hexdigest() == expected[row["id"] % 90 + 1]


def named(pattern):
    """The processes with such a command line."""
    found = subprocess.run(["pgrep", "-f", pattern], capture_output=True, text=True).stdout
    return [int(line) for line in found.split()]


def workers():
    """Our own processes, which draw."""
    return named(f"{os.environ['QUOIN']} worker")


class Killer:
    """Ends one process, once pictures have been drawn for a while, and then no more."""

    def __init__(self, victims=workers):
        self.victims = victims

    def __enter__(self):
        self.before = set(workers())
        self.killed = None
        self.stop = threading.Event()
        self.thread = threading.Thread(target=self.run)
        self.thread.start()
        return self

    def run(self):
        while self.killed is None and not self.stop.is_set():
            new = [pid for pid in workers() if pid not in self.before]
            if new:
                time.sleep(0.3)
                victims = new if self.victims is workers else self.victims()
                try:
                    os.kill(victims[0], signal.SIGKILL)
                    self.killed = victims[0]
                except (IndexError, ProcessLookupError):
                    pass
            time.sleep(0.05)

    def __exit__(self, *_):
        self.stop.set()
        self.thread.join()


def descendants(pattern):
    """The processes with such a command line that came of this one, and of nobody else's tests."""
    found = []
    for pid in named(pattern):
        above = pid
        while above > 1 and above != os.getpid():
            try:
                with open(f"/proc/{above}/stat") as status:
                    above = int(status.read().rsplit(")", 1)[1].split()[1])
            except FileNotFoundError:
                break
        if above == os.getpid():
            found.append(pid)
    return found


@pytest.mark.parametrize("victims", [workers, lambda: descendants("CoarseGrainedExecutorBackend")], ids=["ours", "executor"])
def test_spark(template, expected, victims):
    pyspark = pytest.importorskip("pyspark")
    from pyspark.sql import SparkSession

    import quoin.spark

    os.environ["PYSPARK_PYTHON"] = sys.executable
    session = (
        SparkSession.builder.master("local-cluster[2,1,1024]").appName("quoin")
        .config("spark.ui.enabled", "false").config("spark.executor.memory", "1g")
        .config("spark.executorEnv.QUOIN", os.environ["QUOIN"])
        .config("spark.executorEnv.PYTHONPATH", os.path.dirname(os.path.dirname(quoin.__file__))).getOrCreate())
    try:
        df = session.createDataFrame(ROWS, "id int, width int").repartition(4)
        with Killer(victims) as killer:
            results = [row.asDict() for row in quoin.spark.render(df, template).collect()]
        assert killer.killed
        check(results, expected)
    finally:
        session.stop()


def test_batches_of_spark_are_drawn_in_parts(template):
    pandas = pytest.importorskip("pandas")
    types = pytest.importorskip("pyspark.sql.types")
    import quoin.spark

    class Frame:
        """What a data frame is asked for."""

        schema = types.StructType([types.StructField("width", types.IntegerType())])
        sparkSession = sparkContext = property(lambda self: self)
        broadcast = staticmethod(lambda value: type("Broadcast", (), {"value": value}))
        mapInPandas = staticmethod(lambda draw, schema: draw)

    draw = quoin.spark.render(Frame(), template, batch_size=4)
    parts = list(draw(iter([pandas.DataFrame({"width": range(1, 11)}), pandas.DataFrame({"width": [70]})])))
    assert [list(part["width"]) for part in parts] == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10], [70]]
    assert all(bytes(picture).startswith(b"\x89PNG") for part in parts for picture in part["picture"])


@pytest.mark.parametrize("is_ours", [True, False], ids=["ours", "worker of Dask"])
def test_dask(template, expected, is_ours):
    pytest.importorskip("distributed")
    import dask.bag
    from distributed import Client, LocalCluster

    import quoin.dask

    with LocalCluster(n_workers=2, threads_per_worker=2, processes=True, dashboard_address=None) as cluster:
        with Client(cluster) as client:
            pids = list(client.run(os.getpid).values())
            bag = dask.bag.from_sequence(ROWS, npartitions=8)
            with Killer(workers if is_ours else lambda: pids) as killer:
                results = quoin.dask.render(bag, template).compute()
            assert killer.killed
            check(results, expected)


@pytest.mark.parametrize("victims", [workers, lambda: descendants("^ray::.*MapBatches")], ids=["ours", "worker of Ray"])
def test_ray(template, expected, victims):
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    import quoin.ray

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    try:
        ray.init(address=cluster.address, logging_level="ERROR")
        ds = ray.data.from_items(ROWS, override_num_blocks=8)
        with Killer(victims) as killer:
            results = quoin.ray.render(ds, template).take_all()
        assert killer.killed
        check(results, expected)
    finally:
        ray.shutdown()
        cluster.shutdown()

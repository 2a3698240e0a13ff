"""Cards a second by Spark, Ray and Dask beside `quoin batch` and Python's own pool, on two cores, in one session.

    scripts/test python --engines -k none; .build/environments/python-engines/bin/python Benchmarks/Scale/engines.py

Each engine is started and draws some cards before it is measured, so that its processes are there. What counts is all from rows in
a list to the sum of the pictures' sizes: planning, rows on their way, drawing, the column of pictures in the engine's own form, and
the core that is idle before the first and after the last. Spark and Ray take a tenth of a second for each task, and Ray one second
until both cores draw, so each core has one task; Dask holds the pictures of a task, and has eight. Pictures stay where they are
drawn. Percentages are of what the pool draws in the same round.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "Python"))
os.environ.setdefault("QUOIN", str(ROOT / ".build/release/quoin"))
os.environ["PYTHONPATH"] = str(ROOT / "Python")
TEMPLATE = ROOT / "Examples/Card/card.xml"
CARD = json.loads((ROOT / "Examples/Card/card.json").read_text())


def rows(count):
    return [{**CARD, "id": number, "title": f"Pictures number {number}, drawn wherever Swift runs"} for number in range(count)]


def batch(count):
    data = b"".join(json.dumps(row).encode() + b"\n" for row in rows(count))
    start = time.perf_counter()
    subprocess.run(
        [os.environ["QUOIN"], "batch", str(TEMPLATE), "--data", "-", "-o", "-", "--quiet"], input=data,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def pool(count):
    import quoin

    with quoin.Pool(2) as workers:
        card = quoin.Template(TEMPLATE, workers)
        list(card.render_many(rows(20)))
        start = time.perf_counter()
        assert sum(len(picture) for picture in card.render_many(rows(count))) > 0
        return time.perf_counter() - start


def spark(count):
    import pandas
    from pyspark.sql import SparkSession
    from pyspark.sql.functions import length, sum

    import quoin.spark

    os.environ["PYSPARK_PYTHON"] = sys.executable
    session = (
        SparkSession.builder.master("local-cluster[2,1,1024]").appName("quoin").config("spark.ui.enabled", "false")
        .config("spark.executorEnv.QUOIN", os.environ["QUOIN"])
        .config("spark.executorEnv.PYTHONPATH", os.environ["PYTHONPATH"])
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "200")
        .config("spark.sql.execution.arrow.pyspark.enabled", "true").getOrCreate())
    session.sparkContext.setLogLevel("ERROR")
    try:
        def run(count):
            # As many parts as cores, each as large: Spark cuts a list of 3,000 dictionaries into 1,024 and 1,976.
            df = session.createDataFrame(pandas.DataFrame(rows(count)))
            return quoin.spark.render(df, TEMPLATE).select(sum(length("picture")), sum("id")).collect()

        run(40)
        start = time.perf_counter()
        assert run(count)[0][1] == count * (count - 1) // 2
        return time.perf_counter() - start
    finally:
        session.stop()


def dask(count):
    import dask.bag
    from distributed import Client, LocalCluster

    import quoin.dask

    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster, Client(cluster):
        def run(count):
            bag = dask.bag.from_sequence(rows(count), npartitions=8)
            return quoin.dask.render(bag, TEMPLATE).map(lambda row: len(row["picture"])).sum().compute()

        run(40)
        start = time.perf_counter()
        assert run(count) > 0
        return time.perf_counter() - start


def ray(count):
    import ray
    from ray.cluster_utils import Cluster

    import quoin.ray

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    try:
        ray.init(address=cluster.address, logging_level="ERROR")
        ray.data.DataContext.get_current().enable_progress_bars = False

        def sizes(batch):
            import pyarrow
            import pyarrow.compute

            return pyarrow.table({"size": pyarrow.compute.binary_length(batch["picture"])})

        def run(count):
            ds = ray.data.from_items(rows(count), override_num_blocks=2)
            # Ray's own sum would take one of the two cores for itself.
            drawn = quoin.ray.render(ds, TEMPLATE, batch_size=64).map_batches(sizes, batch_format="pyarrow")
            return sum(row["size"] for row in drawn.take_all())

        # More than a batch: one would be drawn by one of the two processes.
        run(512)
        start = time.perf_counter()
        assert run(count) > 0
        return time.perf_counter() - start
    finally:
        ray.shutdown()
        cluster.shutdown()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=6000)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("which", nargs="*", default=["batch", "pool", "spark", "ray", "dask"])
    options = parser.parse_args()
    rates = {}
    for _ in range(options.rounds):
        for name in options.which:
            rates.setdefault(name, []).append(options.count / globals()[name](options.count))
            print(f"{name:>6}  {rates[name][-1]:6.1f} cards a second", flush=True)
    for name, own in rates.items():
        parts = sorted(rate / plain * 100 for rate, plain in zip(own, rates.get("pool", own)))
        print(
            f"{name:>6}  {statistics.median(own):6.1f}  {statistics.median(parts):.0f} % of the pool"
            f" [{parts[0]:.0f} to {parts[-1]:.0f}]")


if __name__ == "__main__":
    main()

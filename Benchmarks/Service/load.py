#!/usr/bin/env python3
"""Asks a render service for pictures at a rate of its own, whether or not those before have come, and tells how long they took.

    load.py http://127.0.0.1:8080/render/card.png Examples/Card/card.json --rate 100 --seconds 20
    load.py ... --connections 8              as fast as so many connections can, one request after the other

A time counts from when a request was due, not from when it was sent, so that a service that stands still is seen to.
"""

import argparse
import asyncio
import json
import random
import statistics
import time
import urllib.parse


class Connection:
    def __init__(self, host, port):
        self.host, self.port = host, port
        self.reader = self.writer = None

    async def post(self, path, body):
        """Gives back the status and how many bytes came."""
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port, limit=1 << 20)
        self.writer.write(
            f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n".encode() + body)
        head = await self.reader.readuntil(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        length = next((int(l.split(":")[1]) for l in lines if l.lower().startswith("content-length:")), 0)
        await self.reader.readexactly(length)
        if any(l.lower().startswith("connection: close") for l in lines):
            self.writer.close()
            self.writer = None
        return int(lines[0].split()[1]), length


async def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address")
    parser.add_argument("data")
    parser.add_argument("--rate", type=float, help="requests a second")
    parser.add_argument("--arrivals", choices=["even", "random"], default="even")
    parser.add_argument("--connections", type=int, default=4, help="how many ask one after the other, without --rate")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    url = urllib.parse.urlsplit(options.address)
    data = json.load(open(options.data))
    numbers = iter(range(1, 1 << 60))
    times, statuses, sizes = [], {}, [0]
    free = []

    def body():
        data["title"] = f"Pictures number {next(numbers)}"
        return json.dumps(data).encode()

    async def ask(connection, due):
        status, length = await connection.post(url.path, body())
        times.append(time.perf_counter() - due)
        statuses[status] = statuses.get(status, 0) + 1
        sizes[0] += length

    def new():
        return Connection(url.hostname, url.port)

    for _ in range(20):
        await new().post(url.path, body())
    start = time.perf_counter()
    end = start + options.seconds
    if options.rate:
        generator = random.Random(options.seed)
        tasks, due = [], start

        async def one(due):
            connection = free.pop() if free else new()
            await ask(connection, due)
            free.append(connection)

        while due < end:
            await asyncio.sleep(max(0, due - time.perf_counter()))
            tasks.append(asyncio.create_task(one(due)))
            due += generator.expovariate(options.rate) if options.arrivals == "random" else 1 / options.rate
        await asyncio.gather(*tasks)
    else:

        async def loop():
            connection = new()
            while time.perf_counter() < end:
                await ask(connection, time.perf_counter())

        await asyncio.gather(*(loop() for _ in range(options.connections)))
    elapsed = time.perf_counter() - start
    ranks = statistics.quantiles(times, n=1000) if len(times) > 1 else times * 999
    print(json.dumps({
        "requests": len(times), "rate": round(len(times) / elapsed, 1), "statuses": statuses,
        "megabytes": round(sizes[0] / 1e6, 1),
        "milliseconds": {name: round(ranks[rank - 1] * 1000, 2)
                         for name, rank in [("median", 500), ("p90", 900), ("p99", 990), ("p99.9", 999)]},
        "ratio": round(ranks[989] / ranks[499], 2)}))


asyncio.run(main())

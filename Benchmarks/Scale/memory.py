#!/usr/bin/env python3
"""The memory of one `quoin batch`, `quoin worker` or `quoin serve` over very many rows, which are made while it takes them.

    Benchmarks/Scale/memory.py --rows 100000                      # cards
    Benchmarks/Scale/memory.py --rows 1000000 --tiny              # pictures of a few points
    Benchmarks/Scale/memory.py --rows 100000 --of worker          # one picture after the other; or --of serve, with quoin-live built

Nobody keeps the pictures. Prints what the process holds after each tenth of the rows (resident memory less what it
shares with files, in MB), and fails when the last tenth holds more than a tenth and 8 MB more than the second.
"""

import argparse
import http.client
import json
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TINY = '<UIView width="{width}" height="4" backgroundColor="red"/>'


class Batch:
    """Rows go in and a tar comes out."""

    def __init__(self, quoin, template, folder):
        self.process = subprocess.Popen(
            [quoin, "batch", template, "--data", "-", "--rows", "jsonl", "-o", "-", "--name", "{id}.png",
             "--errors", os.path.join(folder, "errors.jsonl"), "--quiet"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.size = 0
        self.reader = threading.Thread(target=self.drain)
        self.reader.start()

    def drain(self):
        # Each picture's header names it; counting bytes is cheaper, and tells as much.
        while piece := self.process.stdout.read1(1 << 20):
            self.size += len(piece)

    def draw(self, row):
        self.process.stdin.write(json.dumps(row).encode() + b"\n")

    def flush(self):
        self.process.stdin.flush()

    def end(self):
        self.process.stdin.close()
        status = self.process.wait()
        self.reader.join()
        return status


class Worker:
    """A frame goes in, and two come out."""

    def __init__(self, quoin, template, folder):
        self.process = subprocess.Popen([quoin, "worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.template, self.size = template, 0

    def frame(self):
        length, = struct.unpack(">I", self.process.stdout.read(4))
        return self.process.stdout.read(length)

    def draw(self, row):
        request = json.dumps({"template": self.template, "data": row, "format": "png"}).encode()
        self.process.stdin.write(struct.pack(">I", len(request)) + request)
        self.process.stdin.flush()
        result = json.loads(self.frame())
        if "errors" in result:
            sys.exit(str(result["errors"]))
        self.size += len(self.frame())

    def flush(self):
        pass

    def end(self):
        self.process.stdin.close()
        return self.process.wait()


class Service:
    """A request goes in, and a picture comes out."""

    def __init__(self, quoin, template, folder):
        self.process = subprocess.Popen(
            [quoin, "serve", os.path.dirname(template), "--port", "0", "--log", "error"],
            stdout=subprocess.PIPE, text=True)
        address = urllib.parse.urlsplit(self.process.stdout.readline().split(" at ")[1].strip())
        self.connection = http.client.HTTPConnection(address.hostname, address.port, timeout=60)
        name = os.path.splitext(os.path.basename(template))[0]
        self.path, self.size = f"/render/{name}.png", 0

    def draw(self, row):
        self.connection.request("POST", self.path, json.dumps(row), {"Content-Type": "application/json"})
        response = self.connection.getresponse()
        picture = response.read()
        if response.status != 200:
            sys.exit(picture.decode())
        self.size += len(picture)

    def flush(self):
        pass

    def end(self):
        self.connection.close()
        self.process.terminate()
        return self.process.wait()


def held(pid):
    """Anonymous resident memory in MB; nothing once the process has ended."""
    try:
        with open(f"/proc/{pid}/status") as status:
            for line in status:
                if line.startswith("RssAnon:"):
                    return int(line.split()[1]) / 1024
    except OSError:
        pass
    return None


def main():
    kinds = {"batch": Batch, "worker": Worker, "serve": Service}
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", type=int, default=100_000)
    parser.add_argument("--of", choices=kinds, default="batch")
    parser.add_argument("--tiny", action="store_true")
    parser.add_argument("--quoin", default=os.environ.get("QUOIN", os.path.join(ROOT, ".build/release/quoin")))
    options = parser.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        # A service draws whatever lies in its folder.
        example = shutil.copytree(os.path.join(ROOT, "Examples/Card"), os.path.join(folder, "Card"))
        template = os.path.join(example, "card.xml")
        with open(os.path.join(example, "card.json")) as file:
            card = json.load(file)
        if options.tiny:
            template = os.path.join(folder, "tiny.xml")
            with open(template, "w") as file:
                file.write(TINY)
        drawing = kinds[options.of](options.quoin, template, folder)
        start, curve = time.monotonic(), []
        tenth = max(1, options.rows // 10)
        try:
            for number in range(options.rows):
                if options.tiny:
                    row = {"id": number, "width": number % 90 + 1}
                else:
                    row = {**card, "id": number, "title": f"Pictures from templates, number {number}"}
                drawing.draw(row)
                if (number + 1) % tenth == 0:
                    drawing.flush()
                    curve.append(held(drawing.process.pid))
                    print(f"{number + 1:>12,} rows  {curve[-1]:8.1f} MB  {time.monotonic() - start:8.1f} s", flush=True)
        finally:
            status = drawing.end()
        print(f"status {status}, {drawing.size / 1e9:.2f} GB of pictures, {time.monotonic() - start:.1f} s")
    if status != 0 or curve[-1] > curve[1] * 1.1 + 8:
        sys.exit("the memory grows with the number of pictures" if status == 0 else 1)


if __name__ == "__main__":
    main()

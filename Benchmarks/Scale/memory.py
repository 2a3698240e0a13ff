#!/usr/bin/env python3
"""The memory of one `quoin batch` over very many rows, which are made while it reads them and never lie anywhere.

    Benchmarks/Scale/memory.py --rows 100000                      # cards
    Benchmarks/Scale/memory.py --rows 1000000 --tiny              # pictures of a few points

Pictures go to a tar that nobody keeps. Prints what the process holds after each tenth of the rows (resident memory less what it
shares with files, in MB), and fails when the last tenth holds more than a tenth and 8 MB more than the second.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TINY = '<UIView width="{width}" height="4" backgroundColor="red"/>'


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
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", type=int, default=100_000)
    parser.add_argument("--tiny", action="store_true")
    parser.add_argument("--quoin", default=os.environ.get("QUOIN", os.path.join(ROOT, ".build/release/quoin")))
    options = parser.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        template = os.path.join(ROOT, "Examples/Card/card.xml")
        with open(os.path.join(ROOT, "Examples/Card/card.json")) as file:
            card = json.load(file)
        if options.tiny:
            template = os.path.join(folder, "tiny.xml")
            with open(template, "w") as file:
                file.write(TINY)
        process = subprocess.Popen(
            [options.quoin, "batch", template, "--data", "-", "--rows", "jsonl", "-o", "-", "--name", "{id}.png",
             "--errors", os.path.join(folder, "errors.jsonl"), "--quiet"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        drawn, size = [0], [0]

        def drain():
            # Each picture's header names it; counting bytes is cheaper, and tells as much.
            while piece := process.stdout.read1(1 << 20):
                size[0] += len(piece)

        reader = threading.Thread(target=drain)
        reader.start()
        start, curve = time.monotonic(), []
        tenth = max(1, options.rows // 10)
        for number in range(options.rows):
            if options.tiny:
                row = {"id": number, "width": number % 90 + 1}
            else:
                row = {**card, "id": number, "title": f"Pictures from templates, number {number}"}
            process.stdin.write(json.dumps(row).encode() + b"\n")
            if (number + 1) % tenth == 0:
                process.stdin.flush()
                curve.append(held(process.pid))
                print(f"{number + 1:>12,} rows  {curve[-1]:8.1f} MB  {time.monotonic() - start:8.1f} s", flush=True)
        process.stdin.close()
        status = process.wait()
        reader.join()
        print(f"status {status}, {size[0] / 1e9:.2f} GB of pictures, {time.monotonic() - start:.1f} s")
    if status != 0 or curve[-1] > curve[1] * 1.1 + 8:
        sys.exit("the memory grows with the number of pictures" if status == 0 else 1)


if __name__ == "__main__":
    main()

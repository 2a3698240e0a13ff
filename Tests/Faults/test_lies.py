"""Workers that lie to their pool: whatever they send, a picture comes of it or an error of the package, and the pool goes on."""

import sys
import textwrap
import time

import pytest
import quoin
from conftest import QUOIN

# Reads a request, and answers by chance: with what a worker would say, or with what none does.
LIAR = textwrap.dedent(f"""\
    #!{sys.executable}
    import json, pathlib, random, struct, sys, time
    seeds = pathlib.Path(sys.argv[0] + ".seed")
    seed = int(seeds.read_text())
    seeds.write_text(str(seed + 1))
    chance = random.Random(seed)
    def read(count):
        return sys.stdin.buffer.read(count)
    def send(body, length=None):
        sys.stdout.buffer.write(struct.pack(">I", len(body) if length is None else length) + body)
        sys.stdout.buffer.flush()
    while len(head := read(4)) == 4:
        request = json.loads(read(struct.unpack(">I", head)[0]))
        odd = chance.choice([None, [], {{}}, "x", -1, 1e308, True, [None], [{{}}], [{{"message": 7}}], "\\ud800", [[1]]])
        result = {{"id": request["id"], "bytes": 4, "format": "png", "size": [1, 1], "pixels": [1, 1], "warnings": []}}
        for _ in range(chance.randrange(3)):
            result[chance.choice(["id", "bytes", "errors", "warnings", "nextPage", "size"])] = odd
        lie = chance.randrange(12)
        if lie == 0:
            break
        if lie == 1:
            send(b"", chance.choice([1 << 31, 64_000_001, (1 << 32) - 1]))
        elif lie == 2:
            send(bytes(chance.randrange(256) for _ in range(40)))
        elif lie == 3:
            send(b"[" * 100_000)
        elif lie == 4:
            send(json.dumps(odd).encode())
        elif lie == 5:
            sys.stderr.write("words " * 10_000)
            sys.exit(chance.randrange(128))
        elif lie == 6:
            send(json.dumps(result).encode(), 10)
        elif lie == 7:
            send(json.dumps(result).encode() + b"\\0")
        else:
            send(json.dumps(result).encode())
        send(b"abcd"[: chance.choice([4, 4, 4, 0, 3])])
        if lie == 8:
            send(b"more than was asked for")
    """)


def test_lies_are_errors_and_cost_nothing(tmp_path, seconds, chance):
    liar = tmp_path / "liar"
    liar.write_text(LIAR)
    liar.chmod(0o755)
    (tmp_path / "liar.seed").write_text(str(chance.randrange(1 << 30)))
    (tmp_path / "bar.xml").write_text('<UIView width="{width}" height="4" backgroundColor="red"/>')
    end, outcomes = time.monotonic() + seconds, {}
    with quoin.Pool(1, command=str(liar)) as pool:
        bar = quoin.Template(tmp_path / "bar.xml", pool)
        while time.monotonic() < end:
            try:
                outcome = "picture" if len(bar.render({"width": 3}, timeout=5)) == 4 else "another"
            except quoin.QuoinError as error:
                assert str(error)
                outcome = type(error).__name__
            outcomes[outcome] = outcomes.get(outcome, 0) + 1
    assert "another" not in outcomes and outcomes.get("picture", 0) > 0 and outcomes.get("WorkerError", 0) > 0, outcomes
    with quoin.Pool(1, command=QUOIN) as pool:
        assert quoin.Template(tmp_path / "bar.xml", pool).render({"width": 3})[:4] == b"\x89PNG"


def test_data_beyond_the_limit_are_told_with_it(folder):
    with quoin.Pool(1, command=QUOIN) as pool:
        bar = quoin.Template(folder / "bar.xml", pool)
        with pytest.raises(quoin.RenderError, match=r"The data have 70\.0 MB as JSON, more than the limit of 64 MB for a picture"):
            bar.render({"width": 3, "text": "x" * 70_000_000})
        assert bar.render({"width": 3})[:4] == b"\x89PNG"

"""Batches that are stopped, killed, run out of disk, or live with a clock that jumps: nothing is lost, nothing half-written is read."""

import json
import signal
import subprocess
import threading
import time
import zipfile

import pytest
from conftest import QUOIN, check_png, rows


def command(folder, output, *options, data="rows.jsonl"):
    return [QUOIN, "batch", str(folder / "bar.xml"), "--data", str(folder / data), "-o", output, "--json", *options]


def write_rows(folder, count):
    (folder / "rows.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows(count)))


def pictures(folder):
    return {path.name: path.read_bytes() for path in folder.glob("*.png")}


def check_all(folder, count):
    found = pictures(folder)
    assert sorted(found, key=lambda name: int(name[:-4])) == [f"{row['id']}.png" for row in rows(count)]
    for row in rows(count):
        check_png(found[f"{row['id']}.png"], row["width"])


class Reader:
    """Reads all pictures over and over while others write them."""

    def __init__(self, folder):
        self.folder, self.stop, self.problem, self.count = folder, threading.Event(), None, 0
        self.thread = threading.Thread(target=self.run)

    def run(self):
        while not self.stop.is_set():
            for path in list(self.folder.glob("*.png")):
                data = path.read_bytes()
                self.count += 1
                try:
                    check_png(data, int(path.stem) % 90 + 1)
                except AssertionError as error:
                    self.problem = self.problem or f"{path.name}: {error}"
            time.sleep(0.01)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.stop.set()
        self.thread.join()
        assert self.problem is None, self.problem
        assert self.count > 0


@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGKILL])
def test_a_batch_that_is_stopped_again_and_again_ends(folder, seconds, chance, kind):
    count, out = int(1000 * max(1, seconds)), folder / "out"
    out.mkdir()
    write_rows(folder, count)
    stopped, end = 0, time.monotonic() + 2 * seconds
    with Reader(out):
        while True:
            before = len(pictures(out))
            batch = subprocess.Popen(
                command(folder, f"{out}/{{id}}.png", "--resume"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            try:
                # After a while it is left in peace.
                rest = chance.uniform(0.05, 0.5) if time.monotonic() < end else None
                text, error = batch.communicate(timeout=rest)
            except subprocess.TimeoutExpired:
                batch.send_signal(kind)
                text, error = batch.communicate()
                stopped += 1
                # It may have been done at that very moment.
                assert batch.returncode in (0, -kind, 128 + kind), error
                assert kind == signal.SIGKILL or "error" not in error, error
            if batch.returncode == 0:
                break
    assert stopped > 0
    check_all(out, count)
    summary = json.loads(text)
    # What was finished is not drawn again; a killed run may lose what it was about to note.
    assert summary["skipped"] >= before - (0 if kind == signal.SIGTERM else 2 * stopped)
    assert summary["drawn"] + summary["skipped"] == count


def test_a_full_disk_ends_a_batch_that_goes_on_when_there_is_room(folder, small_disk):
    disk, enlarge = small_disk
    write_rows(folder, 500)
    run = subprocess.run(command(folder, f"{disk}/{{id}}.png"), capture_output=True, text=True)
    assert run.returncode == 1
    assert run.stderr.count("No space left on device") == 1, run.stderr
    drawn = pictures(disk)
    assert 0 < len(drawn) < 500
    for name, data in drawn.items():
        check_png(data, int(name[:-4]) % 90 + 1)
    assert not [path.name for path in disk.iterdir() if path.name not in drawn and path.name != ".quoin-batch"]
    enlarge()
    run = subprocess.run(command(folder, f"{disk}/{{id}}.png", "--resume"), capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout)["skipped"] == len(drawn)
    check_all(disk, 500)


@pytest.mark.parametrize("name", ["all.tar", "all.zip", "all.pdf"])
def test_a_full_disk_leaves_no_part_of_an_archive(folder, small_disk, name):
    disk, enlarge = small_disk
    write_rows(folder, 4000)
    (disk / name).write_text("what was there")
    run = subprocess.run(command(folder, f"{disk}/{name}"), capture_output=True, text=True)
    assert run.returncode == 1
    assert run.stderr.count("No space left on device") == 1, run.stderr
    assert [path.name for path in disk.iterdir()] == [name]
    assert (disk / name).read_text() == "what was there"
    with open("/dev/full", "wb") as full:
        options = ["--format", "pdf"] if name == "all.pdf" else []
        run = subprocess.run(command(folder, "-", *options), stdout=full, stderr=subprocess.PIPE, text=True)
    assert run.returncode == 1 and run.stderr.count("No space left on device") == 1, run.stderr


def test_failures_that_cannot_be_written_down_end_a_batch(folder):
    (folder / "rows.jsonl").write_text('{"id": 1, "width": 5}\n{"id": 2}\n' + '{"id": 3, "width": 5}\n' * 5000)
    run = subprocess.run(
        command(folder, f"{folder}/out.tar", "--errors", "/dev/full/errors"), capture_output=True, text=True)
    assert run.returncode == 1
    assert "'/dev/full/errors' cannot be written: Not a directory" in run.stderr


@pytest.mark.parametrize("ending", ["jsonl", "json", "csv"])
def test_rows_that_are_cut_short_cost_the_last_one(folder, ending):
    table = rows(40)
    text = {
        "jsonl": "".join(json.dumps(row) + "\n" for row in table),
        "json": json.dumps(table),
        "csv": "id,width\n" + "".join(f"{row['id']},{row['width']}\n" for row in table),
    }[ending]
    (folder / f"rows.{ending}").write_text(text[:-9] if ending != "csv" else text[:-4] + '"')
    run = subprocess.run(
        command(folder, f"{folder}/out/{{id}}.png", data=f"rows.{ending}"), capture_output=True, text=True)
    assert run.returncode == 1
    assert len(pictures(folder / "out")) == 39, run.stderr


def test_two_batches_do_not_write_into_one_folder(folder):
    out = folder / "out"
    first = subprocess.Popen(
        [QUOIN, "batch", str(folder / "bar.xml"), "--data", "-", "-o", f"{out}/{{id}}.png", "--json"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    first.stdin.write('{"id": 1, "width": 5}\n')
    first.stdin.flush()
    while not (out / ".quoin-batch").exists():
        time.sleep(0.01)
    write_rows(folder, 3)
    second = subprocess.run(command(folder, f"{out}/{{id}}.png"), capture_output=True, text=True, timeout=60)
    assert second.returncode == 1 and "another batch writes into this folder" in second.stderr
    first.stdin.write('{"id": 2, "width": 5}\n')
    text, _ = first.communicate()
    assert first.returncode == 0 and json.loads(text)["drawn"] == 2


@pytest.mark.parametrize("name", ["out/{id}.png", "out.zip", "out.pdf"])
def test_a_batch_whose_rows_do_not_come_is_stopped(folder, name):
    (folder / "out").mkdir()
    batch = subprocess.Popen(
        command(folder, f"{folder}/{name}", data="/dev/stdin"), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True)
    # The second row has begun to come, and does not go on.
    batch.stdin.write('{"id": 1, "width": 5}\n{"id": 2')
    batch.stdin.flush()
    time.sleep(1)
    batch.send_signal(signal.SIGTERM)
    assert batch.wait(20) == 128 + signal.SIGTERM, batch.stderr.read()
    summary = json.loads(batch.stdout.read())
    assert (summary["drawn"], summary["failed"], summary["isWhole"]) == (1, 0, False)
    assert not list(folder.rglob(".quoin-[0-9]*"))
    if name == "out/{id}.png":
        return
    # What was finished is there, under another name than that of the whole.
    part = folder / name.replace(".", ".part.")
    assert summary["isKept"] and summary["part"] == str(part)
    assert not (folder / name).exists()
    if name.endswith("zip"):
        with zipfile.ZipFile(part) as archive:
            assert archive.testzip() is None and archive.namelist() == ["1.png"]
    else:
        assert part.read_bytes().endswith(b"%%EOF\n")


def test_a_batch_that_is_refused_leaves_the_failures_of_the_other(folder):
    out = folder / "out"
    first = subprocess.Popen(
        [QUOIN, "batch", str(folder / "bar.xml"), "--data", "-", "-o", f"{out}/{{id}}.png"], stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    first.stdin.write('{"id": 1}\n')
    first.stdin.flush()
    while not (out / "errors.jsonl").exists():
        time.sleep(0.01)
    write_rows(folder, 3)
    second = subprocess.run(command(folder, f"{out}/{{id}}.png"), capture_output=True, text=True, timeout=60)
    assert second.returncode == 1 and "another batch writes into this folder" in second.stderr
    first.communicate('{"id": 2}\n')
    assert [json.loads(line)["row"] for line in (out / "errors.jsonl").read_text().splitlines()] == [1, 2]


def test_a_batch_that_outlives_its_terminal_goes_on(folder):
    write_rows(folder, 2000)
    batch = subprocess.Popen(
        ["nohup", *command(folder, f"{folder}/out/{{id}}.png")], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True)
    while not (folder / "out" / "5.png").exists():
        time.sleep(0.01)
    batch.send_signal(signal.SIGHUP)
    text, error = batch.communicate()
    assert batch.returncode == 0 and json.loads(text)["drawn"] == 2000, error


def test_a_clock_that_jumps_changes_nothing(folder, seconds, chance, clock):
    count, out = int(400 * max(1, seconds)), folder / "out"
    write_rows(folder, count)
    batch = subprocess.Popen(
        command(folder, f"{out}/{{id}}.png"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env=clock.environment)
    while batch.poll() is None:
        clock.jump(chance.choice(["+10y", "-10y", "+1h", "-1h", "+0", "-1s"]))
        time.sleep(0.05)
    assert batch.returncode == 0, batch.stderr.read()
    check_all(out, count)
    # Whatever time it is then, what is there is there.
    clock.jump("-5y")
    again = subprocess.run(
        command(folder, f"{out}/{{id}}.png", "--resume"), capture_output=True, text=True, env=clock.environment)
    assert json.loads(again.stdout)["skipped"] == count

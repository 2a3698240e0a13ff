"""Templates replaced and links swapped while pictures are drawn: each picture is of one version, and none of what may not be read."""

import os
import subprocess
import threading
import time

from conftest import QUOIN, check_png
from test_service import Service

WHOLE = '<UIView width="{}" height="4" backgroundColor="red"/>'


def replace(path, text):
    """Puts a file in the place of another at once."""
    new = path.with_name("new.tmp")
    new.write_text(text)
    os.replace(new, path)


def link(path, target):
    new = path.with_name("link.tmp")
    new.symlink_to(target)
    os.replace(new, path)


def width(picture):
    check_png(picture)
    return int.from_bytes(picture[16:20], "big")


def test_a_service_draws_one_version_or_the_other(tmp_path, seconds, chance):
    served, outside = tmp_path / "served", tmp_path / "outside"
    served.mkdir()
    outside.mkdir()
    (outside / "part.xml").write_text(WHOLE.format(77))
    (served / "a.xml").write_text(WHOLE.format(11))
    (served / "b.xml").write_text(WHOLE.format(22))
    (served / "part.xml").symlink_to("a.xml")
    (served / "bar.xml").write_text('<UIView width="auto" height="4"><UIView xml="part.xml"/></UIView>')
    service = Service(served)
    end, seen = time.monotonic() + seconds, {}

    def swap():
        while time.monotonic() < end:
            part = chance.randrange(4)
            if part == 0:
                link(served / "part.xml", outside / "part.xml")
            elif part == 1:
                link(served / "part.xml", chance.choice(["a.xml", "b.xml", "part.xml", "gone.xml"]))
            elif part == 2:
                replace(served / "a.xml", chance.choice([WHOLE.format(11), "<UIView", ""]))
            else:
                replace(served / "bar.xml", '<UIView width="auto" height="4"><UIView xml="part.xml"/></UIView>')
            time.sleep(chance.uniform(0, 0.05))

    swapping = threading.Thread(target=swap)
    swapping.start()
    while time.monotonic() < end:
        status, picture = service.draw(1)
        assert status in (200, 422, 500), picture
        if status == 200:
            seen[width(picture)] = seen.get(width(picture), 0) + 1
        else:
            assert b"77" not in picture
    swapping.join()
    link(served / "part.xml", "b.xml")
    replace(served / "bar.xml", '<UIView width="auto" height="5"><UIView xml="part.xml"/></UIView>')
    for _ in range(100):
        status, picture = service.draw(1)
        if status == 200 and width(picture) == 22:
            break
        time.sleep(0.1)
    else:
        raise AssertionError(f"the last version is never drawn: {status} {picture[:200]}")
    service.stop()
    assert set(seen) <= {11, 22} and seen, seen


def test_a_batch_whose_folders_become_links_stays_in_its_output(tmp_path, seconds, chance):
    outside = tmp_path / "outside"
    outside.mkdir()
    (tmp_path / "bar.xml").write_text('<UIView width="{width}" height="4" backgroundColor="red"/>')
    lines = ["id,group,width"] + [f"{number},g{number % 5},{number % 90 + 1}" for number in range(2000)]
    (tmp_path / "rows.csv").write_text("\n".join(lines) + "\n")
    output = tmp_path / "out"
    batch = subprocess.Popen(
        [QUOIN, "batch", "bar.xml", "--data", "rows.csv", "-o", "out/{group}/{id}.png", "--quiet"], cwd=tmp_path,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while batch.poll() is None:
        for number in range(5):
            group = output / f"g{number}"
            try:
                if group.is_symlink():
                    group.unlink()
                elif group.is_dir():
                    group.rename(output / f"moved{chance.randrange(1 << 30)}")
                    group.symlink_to(outside)
            except OSError:
                pass
        time.sleep(0.01)
    assert batch.returncode in (0, 1)

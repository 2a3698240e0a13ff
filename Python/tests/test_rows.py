"""What the engines have in common: rows, pools and templates on the way."""

import os
import stat
import tempfile
import threading

import pytest
import quoin
from quoin._rows import pool, render_rows
from quoin._shipping import ShippedTemplate


@pytest.fixture
def temporary(tmp_path, monkeypatch):
    """A folder for temporary files of a test alone."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def test_rows_of_engines_have_no_numbers(template):
    rows = [{"width": 3}, {"widht": 3}]
    with pool(2, None):
        drawn = list(render_rows(ShippedTemplate.pack(template), rows, workers=2, command=None, timeout=60, options={"scale": 2}))
    assert drawn[0][0].startswith(b"\x89PNG") and drawn[0][1] is None
    assert drawn[1][0] is None and "bar.xml:1:" in drawn[1][1] and "rows[" not in drawn[1][1]


def test_tasks_beside_each_other_have_pools_of_their_own(template):
    pools, pids, drawn = [], [], threading.Barrier(3)

    def task():
        here = pool(1, None)
        pools.append(id(here))
        assert pool(1, None) is here
        quoin.Template(template, here).render({"width": 3})
        pids.extend(here.pids)
        drawn.wait(20)

    threads = [threading.Thread(target=task) for _ in range(2)]
    for thread in threads:
        thread.start()
    drawn.wait(20)
    for thread in threads:
        thread.join()
    assert len(set(pools)) == 2 and len(set(pids)) == 2


def test_a_template_is_unpacked_once_and_again_where_a_part_is_gone(template, temporary):
    (template.parent / "part").mkdir(exist_ok=True)
    (template.parent / "part" / "x.txt").write_text("x")
    shipped = ShippedTemplate.pack(template)
    path = shipped.unpack()
    before = os.stat(path).st_ino
    assert open(path).read() == template.read_text()
    assert shipped.unpack() == path and os.stat(path).st_ino == before
    part = os.path.join(os.path.dirname(path), "part", "x.txt")
    os.unlink(part)
    os.truncate(path, 3)
    assert shipped.unpack() == path
    assert open(path).read() == template.read_text() and open(part).read() == "x"
    left = [name for _, _, names in os.walk(temporary) for name in names]
    assert sorted(left) == ["bar.xml", "x.txt"]


@pytest.mark.parametrize("kind", ["open to all", "a link"])
def test_a_folder_that_others_can_write_to_is_not_used(template, temporary, kind):
    taken = temporary / f"quoin-{os.getuid()}"
    if kind == "a link":
        (temporary / "elsewhere").mkdir()
        taken.symlink_to(temporary / "elsewhere")
    else:
        taken.mkdir()
        taken.chmod(0o777)
    path = ShippedTemplate.pack(template).unpack()
    assert open(path).read() == template.read_text()
    assert not list(taken.iterdir())
    shelf = os.path.dirname(os.path.dirname(path))
    assert stat.S_IMODE(os.stat(shelf).st_mode) == 0o700


def test_what_is_no_file_is_not_sent(template):
    os.mkfifo(template.parent / "pipe")
    (template.parent / "nowhere").symlink_to("/nowhere/at/all")
    assert ShippedTemplate.pack(template).name == "bar.xml"

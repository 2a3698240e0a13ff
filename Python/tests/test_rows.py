"""What the engines have in common: rows, pools and templates on the way."""

import io
import os
import stat
import tempfile
import threading
import zipfile

import pytest
import quoin
from quoin._rows import check_columns, plan, pool, render_rows
from quoin._shelf import Shelf
from quoin._shipping import ShippedTemplate


@pytest.fixture
def temporary(tmp_path, monkeypatch):
    """A folder for temporary files of a test alone."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    monkeypatch.setattr(quoin._shipping, "shelf", Shelf())
    return folder


def test_rows_of_engines_have_no_numbers(template):
    rows = [{"width": 3}, {"widht": 3}]
    with pool(workers=2):
        drawn = list(render_rows(ShippedTemplate.pack(template), rows, plan({"workers": 2, "scale": 2})))
    assert drawn[0][0].startswith(b"\x89PNG") and drawn[0][1] is None
    assert drawn[1][0] is None and "bar.xml:1:" in drawn[1][1] and "rows[" not in drawn[1][1]


def test_tasks_beside_each_other_have_pools_of_their_own(template):
    pools, pids, drawn = [], [], threading.Barrier(3)

    def task():
        here = pool(workers=1)
        pools.append(id(here))
        assert pool(workers=1) is here
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


@pytest.mark.parametrize("kind", ["open to all", "a link", "a file"])
def test_a_folder_that_others_can_write_to_is_not_used(template, temporary, kind):
    shipped = ShippedTemplate.pack(template)
    taken, elsewhere = temporary / f"quoin-{os.getuid()}-{shipped.digest}", temporary / "elsewhere"
    if kind == "a link":
        elsewhere.mkdir()
        taken.symlink_to(elsewhere)
    elif kind == "a file":
        taken.write_text("")
    else:
        taken.mkdir()
        (taken / "x").touch()
        taken.chmod(0o777)
    path = shipped.unpack()
    assert open(path).read() == template.read_text()
    folder = os.path.dirname(path)
    assert folder != str(taken) and stat.S_IMODE(os.stat(folder).st_mode) == 0o700
    quoin._shipping.shelf.empty()
    assert taken.exists() and not os.path.exists(folder)
    assert kind != "a link" or not list(elsewhere.iterdir())
    assert kind != "open to all" or list(taken.iterdir()) == [taken / "x"]


def test_what_is_no_file_is_not_sent(template):
    os.mkfifo(template.parent / "pipe")
    (template.parent / "nowhere").symlink_to("/nowhere/at/all")
    assert ShippedTemplate.pack(template).name == "bar.xml"


def test_a_machine_that_cannot_draw_is_no_failure_of_its_rows(template, tmp_path):
    broken = tmp_path / "broken"
    broken.write_text("#!/bin/sh\nexit 3\n")
    broken.chmod(0o755)
    for command, expected in (("/nowhere/quoin", "There is no program at '/nowhere/quoin'"), (str(broken), "ended with status 3")):
        with pytest.raises(quoin.QuoinError, match=expected):
            list(render_rows(ShippedTemplate.pack(template), [{"width": 3}] * 5, plan({"command": command})))


def test_a_row_that_kills_its_workers_is_one_that_fails(template, tmp_path):
    deadly = tmp_path / "deadly"
    deadly.write_text("#!/bin/sh\nkill -9 $$\n")
    deadly.chmod(0o755)
    drawn = list(render_rows(ShippedTemplate.pack(template), [{"width": 3}], plan({"command": str(deadly)})))
    assert drawn[0][0] is None and "ended with status -9" in drawn[0][1]


def test_options_that_there_are_not_are_told_before_the_first_row(template):
    with pytest.raises(TypeError, match="no option 'qualty'; there are format, .*timeout, workers"):
        plan({"qualty": 80})
    with pytest.raises(TypeError, match="allowed_paths is '/fonts'; expected a list"):
        plan({"allowed_paths": "/fonts"})
    assert plan({"font_paths": [template]}) == {"workers": 1, "font_paths": (str(template),)}


@pytest.mark.parametrize("names, column, expected", [
    (["id", "error"], "picture", "'error' already"), (["picture"], "picture", "'picture' already"), ([], "error", "Both columns")])
def test_what_a_row_has_is_not_replaced(names, column, expected):
    with pytest.raises(ValueError, match=expected):
        check_columns(names, column, "error")
    check_columns(["id"], "picture", "error")


def test_linked_folders_are_sent_and_go_round_no_loop(template, tmp_path):
    (tmp_path / "shared" / "inner").mkdir(parents=True)
    (tmp_path / "shared" / "inner" / "x.txt").write_text("x" * 10_000)
    (tmp_path / "shared" / "again").symlink_to(tmp_path / "shared")
    here = tmp_path / "here"
    here.mkdir()
    (here / "bar.xml").write_text(template.read_text())
    for name in ("one", "two"):
        (here / name).symlink_to(tmp_path / "shared")
    (here / "self").symlink_to(here)
    shipped = ShippedTemplate.pack(here / "bar.xml")
    with zipfile.ZipFile(io.BytesIO(shipped.archive)) as archive:
        assert sorted(archive.namelist()) == ["bar.xml", "one/inner/x.txt", "two/inner/x.txt"]
    assert len(shipped.archive) < 2000

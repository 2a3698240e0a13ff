"""Templates that stand in no file, and where they lie meanwhile."""

import gc
import os
import pickle
import signal
import subprocess
import sys
import tempfile
import warnings

import pytest
import quoin
from test_template import size

BAR = '<UIView width="{width}" height="4" backgroundColor="red"/>'



def test_a_template_is_made_of_text(template):
    bar = quoin.Template.from_text(BAR)
    assert bar.render({"width": 30}) == quoin.Template(template).render({"width": 30})
    assert [size(picture) for picture in bar.render_many([{"width": 3}, {"width": 4}])] == [(3, 4), (4, 4)]
    again = pickle.loads(pickle.dumps(bar))
    assert again.render({"width": 3}) == bar.render({"width": 3}) and repr(again) == repr(bar)
    with pytest.raises(TypeError, match="markup is of type bytes; expected the text of a template"):
        quoin.Template.from_text(BAR.encode())


@pytest.mark.parametrize("name", ["<text>", "card"])
def test_errors_name_the_text_and_no_file(name):
    for markup, data, expected in (
        (BAR, {}, f"{name}:1:17: error: "), ("<UIView", {}, f"{name}:1:"), ("", {}, f"{name}:1:1: error: "),
        ('<UIView>\n  <UIImageView image="none.png"/></UIView>', {}, f"{name}:2:"),
        ('<UIView xml="part.xml"/>', {}, f"{name}:1:")):
        bar = quoin.Template.from_text(markup, name=name)
        with pytest.raises(quoin.RenderError) as failure:
            bar.render(data)
        (failed,) = bar.render_many([data])
        assert str(failure.value).startswith(expected), str(failure.value)
        assert str(failed).startswith(f"rows[0]: {expected}")
        assert tempfile.gettempdir() not in str(failure.value.diagnostics) + str(failed)
    with warnings.catch_warnings(record=True) as shown:
        warnings.simplefilter("always")
        quoin.Template.from_text('<document margin="2" size="60 x 40"><UILabel text="one"/><UILabel breakBefore="page" text="two"/></document>', name=name).render()
    assert str(shown[0].message).startswith(f"{name}:1:2: warning: Page 1 alone")


def test_a_text_lies_in_a_file_for_as_long_as_somebody_has_it():
    bar, again = quoin.Template.from_text(BAR + "<!-- one -->"), quoin.Template.from_text(BAR + "<!-- one -->")
    path = bar.path
    assert again.path == path and os.path.exists(path) and os.stat(path).st_mode & 0o077 == 0
    # What clears the temporary folder does no harm.
    os.unlink(path)
    assert size(bar.render({"width": 3})) == (3, 4)
    del bar
    gc.collect()
    assert os.path.exists(path)
    del again
    gc.collect()
    assert not os.path.exists(os.path.dirname(path))


DRAWING = f"""
import os, sys, time, quoin
from quoin._shipping import ShippedTemplate
bar = quoin.Template.from_text({BAR!r})
bar.render({{"width": 3}})
ShippedTemplate.pack(sys.argv[1]).unpack()
print("drawn", flush=True)
"""


@pytest.fixture
def drawing(tmp_path, template):
    """Starts processes that draw in a temporary folder of their own."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    environment = {**os.environ, "TMPDIR": str(folder), "PYTHONPATH": os.path.dirname(os.path.dirname(quoin.__file__))}
    processes = []

    def start(then):
        process = subprocess.Popen(
            [sys.executable, "-c", DRAWING + then, str(template)], env=environment, stdout=subprocess.PIPE, stdin=subprocess.PIPE)
        processes.append(process)
        assert process.stdout.readline() == b"drawn\n"
        return process

    yield folder, start
    for process in processes:
        process.kill()
        process.communicate()


def test_nothing_is_left_when_the_process_ends(drawing):
    folder, start = drawing
    assert start("").wait() == 0 and not list(folder.iterdir())
    assert start("raise SystemExit(3)").wait() == 3 and not list(folder.iterdir())


def test_what_a_killed_process_has_left_goes_with_the_next(drawing):
    folder, start = drawing
    killed = start("time.sleep(60)")
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    left = set(folder.iterdir())
    assert len(left) == 2
    (folder / f"quoin-{os.getuid()}-file").touch()
    running = start("sys.stdin.read(); bar.render({'width': 4}); assert os.path.isfile(bar.path)")
    kept = set(folder.iterdir())
    assert len(kept & left) == 1 and len(kept) == 3
    # The template that was sent is used by both; the second one leaves what the first one uses.
    other = start("")
    assert other.wait() == 0 and set(folder.iterdir()) == kept
    running.communicate(b"")
    assert running.returncode == 0
    assert [path.name for path in folder.iterdir()] == [f"quoin-{os.getuid()}-file"]


def test_a_forked_process_leaves_its_parents_files(drawing):
    folder, start = drawing
    then = """
child = os.fork()
if not child:
    assert bar.render({"width": 4}) and bar.path.startswith(os.environ["TMPDIR"])
    sys.exit(0)
assert os.waitpid(child, 0)[1] == 0
assert os.path.isfile(bar.path) and len(os.listdir(os.environ["TMPDIR"])) == 2
"""
    assert start(then).wait() == 0 and not list(folder.iterdir())

"""What is said where the command is missing, is another program, or ends."""

import re

import pytest
import quoin


@pytest.fixture
def program(tmp_path):
    """Makes a program of a text."""
    def make(text, mode=0o755):
        path = tmp_path / "program"
        path.write_text(text)
        path.chmod(mode)
        return str(path)

    return make


def failure(command):
    with quoin.Pool(1, command=command) as pool, pytest.raises(quoin.QuoinError) as failure:
        quoin.Template("x.xml", pool).render({}, timeout=10)
    return str(failure.value)


def test_a_missing_command_is_told(tmp_path, program, monkeypatch):
    asked = "; expected the path of the quoin command"
    assert failure("/nowhere/quoin") == f"There is no program at '/nowhere/quoin', given as command{asked}"
    assert failure(str(tmp_path)) == f"There is a folder at '{tmp_path}', given as command{asked}"
    text = program("text", 0o644)
    assert failure(text) == f"There is a file that may not be run at '{text}', given as command{asked}"
    monkeypatch.setenv("QUOIN", str(tmp_path))
    assert failure(None) == f"There is a folder at '{tmp_path}', named by $QUOIN{asked}"


def test_another_program_is_told(program):
    text = program("text")
    assert failure(text) == f"'{text}' cannot be run: Exec format error; expected the quoin command"
    # It looks for a file "worker", and says so.
    assert re.fullmatch(
        r"The worker '/bin/ls' ended with status 2; expected the quoin command\n.*ls: .*'?worker'?.*", failure("/bin/ls"))
    # Its first four bytes would be a length of two gigabytes.
    endless = program("#!/bin/sh\nexec yes\n")
    assert failure(endless) == f"'{endless}' does not answer as a worker does; expected the quoin command"
    other = program("#!/bin/sh\nprintf '\\0\\0\\0\\2{}'\nexec cat > /dev/null\n")
    assert failure(other) == f"'{other}' does not answer as a worker does; expected the quoin command"


def test_a_command_without_its_libraries_says_what_to_do(program):
    said = failure(program("#!/bin/sh\necho 'libpango.so.0: cannot open shared object file' >&2\nexit 127\n"))
    assert "status 127; scripts/setup --runtime installs the libraries that it draws with\nlibpango.so.0: cannot open" in said


def test_what_a_worker_says_is_passed_on_however_much(program, capfd):
    command = program("#!/bin/sh\nhead -c 300000 /dev/zero | tr '\\0' 'x' >&2\necho end >&2\nkill -9 $$\n")
    said = failure(command)
    assert "ended with status -9\nxxx" in said and len(said) < 3000
    # Twice, as another worker is tried.
    assert capfd.readouterr().err == 2 * ("x" * 300000 + "end\n")

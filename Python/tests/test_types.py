"""The types of the package, by mypy and by pyright, which comes as basedpyright: its package has all it needs in it."""

import importlib.util
import json
import os
import pathlib
import re
import subprocess
import sys

import pytest
import quoin
from conftest import ROOT

USE = pathlib.Path(__file__).with_name("typed.py")
PACKAGE = pathlib.Path(quoin.__file__).parent
WRONG = {number for number, line in enumerate(USE.read_text().splitlines(), 1) if line.endswith("# wrong")}


def run(module, *arguments, cwd):
    if importlib.util.find_spec(module) is None:
        pytest.skip(f"{module} is not installed")
    environment = {**os.environ, "MYPYPATH": str(PACKAGE.parent)}
    return subprocess.run([sys.executable, "-m", module, *arguments], capture_output=True, text=True, cwd=cwd, env=environment)


@pytest.fixture
def configuration():
    path = ROOT / "Python" / "pyproject.toml"
    if not path.exists():
        pytest.skip("not in a clone")
    return path


def test_mypy_finds_nothing_but_what_is_wrong(configuration, tmp_path):
    cache = ("--cache-dir", str(tmp_path), "--config-file", str(configuration))
    package = run("mypy", *cache, str(PACKAGE), cwd=tmp_path)
    assert package.returncode == 0, package.stdout + package.stderr
    use = run("mypy", *cache, str(USE), cwd=tmp_path).stdout
    assert {int(number) for number in re.findall(r"typed\.py:(\d+): error", use)} == WRONG, use


def test_pyright_finds_nothing_but_what_is_wrong(configuration, tmp_path):
    settings = {
        "include": [str(PACKAGE), str(USE)], "extraPaths": [str(PACKAGE.parent)], "pythonVersion": "3.9", "typeCheckingMode": "standard",
        "reportMissingImports": False, "reportMissingModuleSource": False, "reportMissingTypeStubs": False,
        "reportUnnecessaryTypeIgnoreComment": True}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings))
    found = run("basedpyright", "--outputjson", "--project", str(tmp_path), "--pythonpath", sys.executable, cwd=tmp_path).stdout
    errors = [one for one in json.loads(found)["generalDiagnostics"] if one["severity"] == "error"]
    others = [one for one in errors if pathlib.Path(one["file"]).name != USE.name]
    assert not others, "\n".join(f"{one['file']}:{one['range']['start']['line'] + 1}: {one['message']}" for one in others)
    lines = {one["range"]["start"]["line"] + 1: one["message"] for one in errors}
    assert set(lines) == WRONG, lines

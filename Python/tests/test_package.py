"""What stands in the repository, and what does not."""

import subprocess

import pytest
from conftest import ROOT


def test_what_pip_leaves_in_a_clone_is_not_of_the_repository():
    if not (ROOT / ".git").exists():
        pytest.skip("not in a clone")
    left = ["Python/build/lib/quoin/pool.py", "Python/quoin.egg-info/PKG-INFO", "Python/quoin/__pycache__/pool.pyc"]
    ignored = subprocess.run(["git", "check-ignore", *left], cwd=ROOT, capture_output=True, text=True)
    assert ignored.stdout.split() == left

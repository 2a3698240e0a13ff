import os
import pathlib

import pytest
import quoin

ROOT = pathlib.Path(__file__).parents[2]


@pytest.fixture(scope="session", autouse=True)
def command():
    """The command that the package carries, or the one that was built last, unless another one is named."""
    packaged = pathlib.Path(quoin.__file__).parent / "bin" / "quoin"
    if "QUOIN" not in os.environ and packaged.exists():
        return str(packaged)
    if "QUOIN" not in os.environ:
        built = [ROOT / ".build" / kind / "quoin" for kind in ("release", "debug")]
        found = [path for path in built if path.exists()]
        if not found:
            pytest.skip("quoin is not built", allow_module_level=True)
        os.environ["QUOIN"] = str(max(found, key=lambda path: path.stat().st_mtime))
    return os.environ["QUOIN"]


@pytest.fixture(scope="session")
def template(tmp_path_factory):
    """A picture as wide as a row says."""
    folder = tmp_path_factory.mktemp("template")
    (folder / "bar.xml").write_text('<UIView width="{width}" height="4" backgroundColor="red"/>')
    return folder / "bar.xml"

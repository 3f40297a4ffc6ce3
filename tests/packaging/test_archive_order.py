"""Archives in the frozen program are the same in every build."""

import zipfile
from pathlib import Path

from freezing.archive_order import put_base_library_in_order


def archive(path: Path, names: list[str]) -> Path:
    with zipfile.ZipFile(path, "w") as made:
        for name in names:
            made.writestr(zipfile.ZipInfo(name), name * 3)
    return path


def test_the_order_of_modules_makes_no_difference(tmp_path: Path) -> None:
    one = archive(tmp_path / "one.zip", ["re.pyc", "abc.pyc", "enum.pyc"])
    other = archive(tmp_path / "other.zip", ["enum.pyc", "re.pyc", "abc.pyc"])
    assert one.read_bytes() != other.read_bytes()
    for path in (one, other):
        put_base_library_in_order([("base_library.zip", str(path), "DATA"), ("README.md", "nowhere", "DATA")])
    assert one.read_bytes() == other.read_bytes()
    assert zipfile.ZipFile(one).namelist() == ["abc.pyc", "enum.pyc", "re.pyc"]
    assert zipfile.ZipFile(one).read("re.pyc") == b"re.pycre.pycre.pyc"

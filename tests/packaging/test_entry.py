"""What the frozen program does before anything else."""

import os
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from entry import keep_modules_readable


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """PyInstaller's reader of the program's file."""
    (tmp_path / "program").write_bytes(b"old")
    reader = SimpleNamespace(_filename=str(tmp_path / "program"))
    importers = ModuleType("pyimod02_importers")
    monkeypatch.setattr(importers, "pyz_archive", reader, raising=False)
    monkeypatch.setitem(sys.modules, importers.__name__, importers)
    return reader


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have no /proc")
@pytest.mark.parametrize("removed", [False, True])
def test_modules_are_read_from_the_file_that_was_started(archive: SimpleNamespace, *, removed: bool) -> None:
    program = Path(archive._filename)
    keep_modules_readable()
    if removed:
        program.unlink()
    else:
        program.with_name("new").write_bytes(b"new")
        program.with_name("new").replace(program)
    assert Path(archive._filename).read_bytes() == b"old"
    os.close(int(Path(archive._filename).name))


def test_a_file_that_cannot_be_opened_is_read_by_its_path_as_before(archive: SimpleNamespace) -> None:
    Path(archive._filename).unlink()
    before = archive._filename
    keep_modules_readable()
    assert archive._filename == before

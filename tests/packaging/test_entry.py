"""The first steps of the frozen program, before anything else."""

import os
import sys
from pathlib import Path
from types import ModuleType

import pytest
from entry import keep_modules_readable


class Reader:
    """PyInstaller's reader of the program's file, which it opens by its path."""

    def __init__(self, file: Path) -> None:
        self._filename = str(file)

    @property
    def file(self) -> Path:
        return Path(self._filename)


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Reader:
    (tmp_path / "program").write_bytes(b"old")
    reader = Reader(tmp_path / "program")
    importers = ModuleType("pyimod02_importers")
    monkeypatch.setattr(importers, "pyz_archive", reader, raising=False)
    monkeypatch.setitem(sys.modules, importers.__name__, importers)
    return reader


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have no /proc")
@pytest.mark.parametrize("removed", [False, True])
def test_modules_are_read_from_the_file_that_was_started(archive: Reader, *, removed: bool) -> None:
    program = archive.file
    keep_modules_readable()
    if removed:
        program.unlink()
    else:
        program.with_name("new").write_bytes(b"new")
        program.with_name("new").replace(program)
    assert archive.file.read_bytes() == b"old"
    os.close(int(archive.file.name))


def test_a_file_that_cannot_be_opened_is_read_by_its_path_as_before(archive: Reader) -> None:
    archive.file.unlink()
    before = archive.file
    keep_modules_readable()
    assert archive.file == before

"""`portable.txt` beside the frozen program keeps its data there."""

import sys
from pathlib import Path

import pytest

from cardtable_gui.portable import DATA
from cardtable_gui.settings import data_folder


@pytest.fixture(params=["cardtable-gui", "Card Table.app/Contents/MacOS/cardtable-gui"])
def executable(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A frozen program that is running: one file, or in the bundle of macOS."""
    made = tmp_path / "stick" / str(request.param)
    made.parent.mkdir(parents=True)
    made.touch()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(made))
    return made


@pytest.mark.parametrize("name", ["portable.txt", "portable.txt.txt"])
def test_portable_txt_beside_the_program_keeps_the_data_beside_it(executable: Path, tmp_path: Path, name: str) -> None:
    (tmp_path / "stick" / name).touch()
    assert data_folder() == tmp_path / "stick" / DATA


def test_a_link_to_a_portable_program_uses_the_data_beside_the_program(
    executable: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "stick" / "portable.txt").touch()
    link = tmp_path / "desktop"
    link.symlink_to(executable)
    monkeypatch.setattr(sys, "executable", str(link))
    assert data_folder() == tmp_path / "stick" / DATA


def test_without_the_file_the_data_is_the_users(executable: Path, tmp_path: Path) -> None:
    (executable.parent / "portable.md").touch()
    assert not data_folder().is_relative_to(tmp_path)


def test_a_chosen_folder_comes_first(executable: Path, tmp_path: Path) -> None:
    (tmp_path / "stick" / "portable.txt").touch()
    assert data_folder(tmp_path / "chosen") == tmp_path / "chosen"


def test_a_program_that_is_not_frozen_is_never_portable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "portable.txt").touch()
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    assert not data_folder().is_relative_to(tmp_path)

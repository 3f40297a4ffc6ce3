"""What killed one-file programs left is removed, and nothing else."""

import os
import sys
import time
from pathlib import Path

import pytest

from cardtable_gui.core.files.locks import FileLock
from cardtable_gui.unpacked_folders import LOCK, hold_own, own, sweep


def unpacked(place: Path, name: str, hours: float = 0) -> Path:
    """A folder as the one-file program unpacks it, so many hours ago."""
    folder = place / name
    (folder / "cardtable_gui" / "assets").mkdir(parents=True)
    (folder / "libpython.so").touch()
    then = time.time() - hours * 3600
    os.utime(folder, (then, then))
    return folder


@pytest.fixture
def running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """This program's own folder, which it holds."""
    folder = unpacked(tmp_path, "_MEIown", hours=100)
    monkeypatch.setattr(sys, "_MEIPASS", str(folder), raising=False)
    hold_own()
    return folder


def test_a_killed_programs_folder_is_removed(running: Path, tmp_path: Path) -> None:
    left = unpacked(tmp_path, "_MEIkilled")
    (left / LOCK).touch()
    sweep()
    assert [folder.name for folder in tmp_path.iterdir()] == ["_MEIown"]
    assert (running / "libpython.so").exists()


def test_a_running_programs_folder_stays_however_old_it_is(running: Path, tmp_path: Path) -> None:
    other = unpacked(tmp_path, "_MEIother")
    lock = FileLock(other / LOCK)
    os.utime(other, (0, 0))
    sweep()
    assert (other / "libpython.so").exists()
    lock.release()


@pytest.mark.parametrize(("hours", "stays"), [(23, True), (25, False)])
def test_without_a_lock_a_folder_must_be_a_day_old(running: Path, tmp_path: Path, hours: float, stays: bool) -> None:
    folder = unpacked(tmp_path, "_MEIold", hours)
    sweep()
    assert folder.exists() is stays


def test_what_other_programs_unpacked_stays(running: Path, tmp_path: Path) -> None:
    other = tmp_path / "_MEIforeign"
    (other / "other").mkdir(parents=True)
    (other / LOCK).touch()
    document = unpacked(tmp_path, "documents", hours=100)
    os.utime(other, (0, 0))
    sweep()
    assert other.exists()
    assert document.exists()


def test_a_link_is_not_followed(running: Path, tmp_path: Path) -> None:
    target = unpacked(tmp_path, "precious", hours=100)
    (tmp_path / "_MEIlink").symlink_to(target)
    sweep()
    assert (target / "libpython.so").exists()


def test_an_installed_program_sweeps_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left = unpacked(tmp_path, "_MEIold", hours=100)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "_internal"), raising=False)
    hold_own()
    sweep()
    assert own() is None
    assert left.exists()


def test_where_its_own_lock_is_not_held_nothing_is_removed(running: Path, tmp_path: Path) -> None:
    (running / LOCK).unlink()
    left = unpacked(tmp_path, "_MEIkilled")
    (left / LOCK).touch()
    sweep()
    assert left.exists()

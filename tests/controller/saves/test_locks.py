"""The lock that keeps two windows from opening the same match."""

import errno
from pathlib import Path

import pytest

from cardtable_gui.controller.saves import locks
from cardtable_gui.controller.saves.locks import FileLock, HeldElsewhereError


def test_a_lock_is_held_once(tmp_path: Path) -> None:
    path = tmp_path / "x.lock"
    lock = FileLock(path)
    with pytest.raises(HeldElsewhereError):
        FileLock(path)
    lock.release()
    FileLock(path).release()


def test_a_released_lock_leaves_nothing_behind(tmp_path: Path) -> None:
    FileLock(tmp_path / "x.lock").release()
    assert list(tmp_path.iterdir()) == []


def test_a_lock_file_that_a_dead_process_left_is_no_obstacle(tmp_path: Path) -> None:
    (tmp_path / "x.lock").write_bytes(b"")
    FileLock(tmp_path / "x.lock").release()


def test_a_lock_on_a_file_that_was_removed_is_taken_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.lock"
    take = locks._take
    takes: list[int] = []

    def take_late(handle: int) -> None:
        if not takes:
            path.unlink()
        takes.append(handle)
        take(handle)

    monkeypatch.setattr(locks, "_take", take_late)
    lock = FileLock(path)
    monkeypatch.undo()
    assert len(takes) == 2
    with pytest.raises(HeldElsewhereError):
        FileLock(path)
    lock.release()


@pytest.mark.skipif("sys.platform == 'win32'", reason="flock is not Windows'")
def test_a_file_system_without_locks_grants_them_to_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import fcntl

    def refuse(_handle: int, _how: int) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr(fcntl, "flock", refuse)
    one, two = FileLock(tmp_path / "x.lock"), FileLock(tmp_path / "x.lock")
    one.release()
    two.release()

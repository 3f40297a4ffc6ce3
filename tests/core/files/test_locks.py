"""The lock that keeps two windows from opening the same match."""

import errno
import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from cardtable_gui.core.files import locks
from cardtable_gui.core.files.locks import FileLock, HeldElsewhereError


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


@pytest.mark.parametrize(("system", "closed"), [("win32", True), ("linux", False)])
def test_a_lock_file_is_removed_when_it_is_closed_on_windows_and_while_it_is_held_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str, closed: bool
) -> None:
    lock = FileLock(tmp_path / "x.lock")
    removed: list[tuple[Path, bool]] = []
    monkeypatch.setattr(locks, "_remove", lambda path: removed.append((path, is_closed(lock._handle))))
    monkeypatch.setattr(sys, "platform", system)
    lock.release()
    monkeypatch.undo()
    assert removed == [(tmp_path / "x.lock", closed)]
    assert is_closed(lock._handle)


def is_closed(handle: int) -> bool:
    try:
        os.fstat(handle)
    except OSError:
        return True
    return False


def on_windows(monkeypatch: pytest.MonkeyPatch, msvcrt: SimpleNamespace) -> ModuleType:
    """The module as Windows loads it, with a stand-in for the system's own module."""
    spec = importlib.util.spec_from_file_location("locks_on_windows", locks.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with monkeypatch.context() as patched:
        patched.setattr(sys, "platform", "win32")
        patched.setitem(sys.modules, "msvcrt", msvcrt)
        spec.loader.exec_module(module)
    return module


def test_windows_locks_the_first_byte_without_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    locked: list[tuple[int, ...]] = []
    msvcrt = SimpleNamespace(LK_NBLCK=2, locking=lambda *arguments: locked.append(arguments))
    on_windows(monkeypatch, msvcrt)._take(7)
    assert locked == [(7, 2, 1)]


@pytest.mark.parametrize(("number", "held"), [(errno.EACCES, True), (errno.ENOLCK, False)])
def test_windows_refuses_a_lock_that_is_held_and_grants_it_where_there_are_none(
    monkeypatch: pytest.MonkeyPatch, number: int, held: bool
) -> None:
    def refuse(_handle: int, _how: int, _bytes: int) -> None:
        raise OSError(number, "refused")

    module = on_windows(monkeypatch, SimpleNamespace(LK_NBLCK=2, locking=refuse))
    if held:
        with pytest.raises(module.HeldElsewhereError):
            module._take(7)
    else:
        module._take(7)

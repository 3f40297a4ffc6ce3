"""What lies in `restore` at a start may be anything: data comes in from it, or nothing changes, and nothing is lost."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cardtable_gui.controller.backup import restoring
from cardtable_gui.controller.backup.backup_error import BackupError
from cardtable_gui.controller.backup.pending import put_in_place
from cardtable_gui.core.files import data_files, disk
from tests.support.backups import contents, packed, parts

PARTS = parts()
MARK = b'{"aside": "2026-11-27-101112", "moved": false}'
STAMP = "2026-11-27-101112"
posix = pytest.mark.skipif(sys.platform == "win32", reason="no such files there")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with data of its own, beside a file that is none of the program's business."""
    made = tmp_path / "data"
    (made / "matches").mkdir(parents=True)
    (made / "matches" / "old.cardtable").write_bytes(b"old match")
    (made / "settings.json").write_bytes(b"old settings")
    (made / "settings.ini").write_bytes(b"older settings")
    (made / "statistics.sqlite").write_bytes(b"old results")
    (made / "statistics.sqlite-wal").write_bytes(b"old changes")
    (made / "kept-results.json").write_bytes(b"old results without records")
    (made / "other.txt").write_bytes(b"other")
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside" / "private").write_bytes(b"private")
    return made


OLD = {
    "matches/old.cardtable": b"old match",
    "settings.json": b"old settings",
    "settings.ini": b"older settings",
    "statistics.sqlite": b"old results",
    "statistics.sqlite-wal": b"old changes",
    "kept-results.json": b"old results without records",
}
NEW = {"matches/new.cardtable": b"new match", "settings.json": b"new settings"}


def waiting(folder: Path, mark: bytes = MARK) -> Path:
    """Put `NEW` where the next start finds it; the folder with it."""
    data = folder / "restore" / "data"
    for path, content in NEW.items():
        (data / path).parent.mkdir(parents=True, exist_ok=True)
        (data / path).write_bytes(content)
    (folder / "restore" / "ready").write_bytes(mark)
    return data


def in_place(folder: Path) -> dict[str, bytes]:
    """The data of a folder, without what was put aside."""
    kept = ("before-restore", "restore")
    return {path: data for path, data in contents(folder).items() if not path.startswith(kept)}


def test_new_data_takes_the_place_of_all_old_data(folder: Path) -> None:
    waiting(folder)
    aside = put_in_place(folder)
    assert aside == folder / "before-restore" / STAMP
    assert in_place(folder) == {**NEW, "other.txt": b"other"}
    assert contents(aside) == OLD
    assert not (folder / "restore").exists()


@pytest.mark.parametrize(
    "mark",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"aside": "2026-11-27-101112"}',
        b'{"aside": "2026-11-27-101112", "moved": 0}',
        b'{"aside": 3, "moved": false}',
        b'{"aside": "../../outside", "moved": false}',
        b'{"aside": "/tmp", "moved": false}',
        b'{"aside": "..", "moved": true}',
        b'{"aside": "", "moved": true}',
        b'{"aside": "2026-11-27-101112/x", "moved": true}',
        b'{"aside": "2026-11-27-101112\\u0000", "moved": true}',
        b'{"aside": "2026-11-27-101112\\n", "moved": true}',
        '{"aside": "２０２６-11-27-101112", "moved": true}'.encode(),
        b"[" * 100_000,
        MARK + b" " * 2000,
        b'{"aside": "2026-11-27-101112", "moved": false, "moved": false}',
        b"\xff\xfe",
    ],
)
def test_a_mark_that_is_not_ours_changes_nothing(folder: Path, mark: bytes) -> None:
    waiting(folder, mark)
    before = contents(folder)
    assert put_in_place(folder) is None
    assert contents(folder) == before


def fifo(path: Path) -> None:
    os.mkfifo(path)


def dangling(path: Path) -> None:
    path.symlink_to("nowhere")


def circle(path: Path) -> None:
    path.symlink_to(path)


def outside(path: Path) -> None:
    """A link to a folder that isn't the program's."""
    root = next(each for each in path.parents if each.name == "data" and (each.parent / "outside").exists())
    path.symlink_to(root.parent / "outside")


def private(path: Path) -> None:
    """A link to a file that isn't the program's."""
    outside(path)
    target = path.readlink() / "private"
    path.unlink()
    path.symlink_to(target)


def file(path: Path) -> None:
    path.write_bytes(b"a file")


def directory(path: Path) -> None:
    (path / "x").mkdir(parents=True)


ODD = [fifo, dangling, circle, outside, private, file, directory]


def replace(path: Path, make: Callable[[Path], None]) -> None:
    if path.is_dir() and not path.is_symlink():
        path.rename(path.with_name("away"))
    elif os.path.lexists(path):
        path.unlink()
    make(path)


@posix
@pytest.mark.parametrize(
    ("place", "make"),
    [
        (place, make)
        for place in ("restore", "restore/data", "restore/ready")
        for make in ODD
        # A folder there is a restore without any data.
        if (place, make) != ("restore/data", directory)
    ],
)
def test_anything_in_the_place_of_what_a_restore_needs_changes_nothing(
    folder: Path, place: str, make: Callable[[Path], None]
) -> None:
    waiting(folder)
    replace(folder / place, make)
    before = in_place(folder)
    assert put_in_place(folder) is None
    assert in_place(folder) == before
    assert contents(folder.parent / "outside") == {"private": b"private"}


@posix
def test_a_link_to_a_mark_elsewhere_is_none_and_what_it_leads_to_stays(folder: Path) -> None:
    waiting(folder)
    elsewhere = folder.parent / "outside" / "mark"
    (folder / "restore" / "ready").rename(elsewhere)
    (folder / "restore" / "ready").symlink_to(elsewhere)
    assert put_in_place(folder) is None
    assert elsewhere.read_bytes() == MARK
    assert in_place(folder) == {**OLD, "other.txt": b"other"}


@posix
@pytest.mark.parametrize("make", ODD)
@pytest.mark.parametrize("name", ["settings.json", "matches", "statistics.sqlite", "notes.json"])
def test_what_is_no_file_or_folder_of_the_data_does_not_come_in(
    folder: Path, name: str, make: Callable[[Path], None]
) -> None:
    data = waiting(folder)
    replace(data / name, make)
    fits = make is (directory if name == "matches" else file)
    assert put_in_place(folder) is not None
    assert os.path.lexists(folder / name) == fits
    assert contents(folder.parent / "outside") == {"private": b"private"}
    assert not (folder / "restore").exists()


def test_a_restored_database_brings_no_journal(folder: Path) -> None:
    data = waiting(folder)
    for name in ("statistics.sqlite", "statistics.sqlite-journal", "statistics.sqlite-wal", "cardtable.log", "x"):
        (data / name).write_bytes(b"new")
    put_in_place(folder)
    assert set(in_place(folder)) == {*NEW, "other.txt", "statistics.sqlite"}


@posix
@pytest.mark.parametrize("make", [fifo, dangling, circle, outside, private, file])
@pytest.mark.parametrize("place", ["before-restore", f"before-restore/{STAMP}"])
def test_old_data_goes_to_a_folder_of_ours_whatever_has_its_name(
    folder: Path, place: str, make: Callable[[Path], None]
) -> None:
    waiting(folder)
    (folder / "before-restore").mkdir()
    replace(folder / place, make)
    aside = put_in_place(folder)
    assert aside is not None
    assert contents(aside) == OLD
    assert aside.resolve() == aside.absolute().parent.parent.resolve() / "before-restore" / STAMP
    assert in_place(folder) == {**NEW, "other.txt": b"other"}
    assert contents(folder.parent / "outside") == {"private": b"private"}
    assert os.path.lexists(folder / f"{place}-2")


@posix
@pytest.mark.parametrize("absolute", [True, False])
def test_links_in_the_data_folder_go_aside_and_still_lead_where_they_led(folder: Path, absolute: bool) -> None:
    synced = folder.parent / "synced"
    (folder / "matches").rename(synced)
    (folder / "matches").symlink_to(synced if absolute else Path("..", "synced"))
    (folder / "daily.json").symlink_to("nowhere")
    waiting(folder)
    aside = put_in_place(folder)
    assert aside is not None
    assert contents(synced) == {"old.cardtable": b"old match"}
    assert (aside / "matches" / "old.cardtable").read_bytes() == b"old match"
    assert (aside / "daily.json").is_symlink()
    assert not (folder / "matches").is_symlink()
    assert in_place(folder) == {**NEW, "other.txt": b"other"}


@posix
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_that_cannot_be_read_changes_nothing(folder: Path) -> None:
    waiting(folder)
    (folder / "restore").chmod(0)
    try:
        assert put_in_place(folder) is None
    finally:
        (folder / "restore").chmod(0o700)
    assert put_in_place(folder) is not None


def test_a_disk_that_refuses_is_tried_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting(folder)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(disk, "replace", full)
        assert put_in_place(folder) is None
    aside = put_in_place(folder)
    assert aside is not None
    assert contents(aside) == OLD
    assert in_place(folder) == {**NEW, "other.txt": b"other"}


def test_whatever_goes_wrong_the_program_starts(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting(folder)

    def fail(*_: object) -> None:
        raise RecursionError

    monkeypatch.setattr("cardtable_gui.controller.backup.pending.parse", fail)
    assert put_in_place(folder) is None


# --------------------------------------------------------------------------------- before the start


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    made = tmp_path / "all.cardtable-data"
    made.write_bytes(packed(PARTS))
    return made


@posix
@pytest.mark.parametrize("make", ODD)
def test_a_backup_is_unpacked_below_the_data_folder_whatever_has_the_name(
    folder: Path, backup: Path, make: Callable[[Path], None]
) -> None:
    make(folder / "restore")
    unpacked = restoring.unpack(backup, folder)
    assert unpacked.place.resolve().is_relative_to(folder.resolve())
    assert set(PARTS) <= {*contents(unpacked.place), "results.json"}
    restoring.accept(unpacked)
    assert put_in_place(folder) is not None
    assert contents(folder.parent / "outside") == {"private": b"private"}


def test_two_windows_that_restore_do_not_disturb_each_other(folder: Path, backup: Path) -> None:
    first, second = restoring.unpack(backup, folder), restoring.unpack(backup, folder)
    restoring.forget(first)
    restoring.accept(second)
    assert put_in_place(folder) is not None
    assert (folder / "matches" / "godan.cardtable").read_bytes() == PARTS["matches/godan.cardtable"]


def test_a_backup_that_is_gone_is_not_accepted(folder: Path, backup: Path) -> None:
    unpacked = restoring.unpack(backup, folder)
    restoring.forget(unpacked)
    with pytest.raises(BackupError):
        restoring.accept(unpacked)
    assert put_in_place(folder) is None
    assert in_place(folder) == {**OLD, "other.txt": b"other"}


def test_the_last_backup_that_was_accepted_counts(folder: Path, backup: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.cardtable-data"
    other.write_bytes(packed({"notes.json": PARTS["notes.json"]}))
    for each in (backup, other):
        restoring.accept(restoring.unpack(each, folder))
    assert put_in_place(folder) is not None
    assert in_place(folder) == {"notes.json": PARTS["notes.json"], "other.txt": b"other"}


def test_what_a_killed_program_unpacked_is_deleted_some_time_later(folder: Path, backup: Path) -> None:
    left = restoring.unpack(backup, folder)
    restoring.forget(restoring.unpack(backup, folder))
    assert left.place.is_dir()
    os.utime(left.place, (0, 0))
    restoring.forget(restoring.unpack(backup, folder))
    assert not (folder / data_files.RESTORED).exists()


def test_the_mark_is_what_the_next_start_reads(folder: Path, backup: Path) -> None:
    restoring.accept(restoring.unpack(backup, folder))
    mark = json.loads((folder / data_files.RESTORED_READY).read_bytes())
    assert mark.keys() == {"aside", "moved"}
    assert put_in_place(folder) == folder / "before-restore" / mark["aside"]

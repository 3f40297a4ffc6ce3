"""Writing files: whole or not at all, through links and on any disk; what killed writes leave is deleted later."""

import errno
import os
import stat
import sys
import time
from pathlib import Path

import pytest

from cardtable_gui.controller.saves.store import Store
from cardtable_gui.core.files import disk
from cardtable_gui.core.files.data_files import EXERCISES, FOLDERS, PADS


def test_only_what_a_killed_write_left_long_ago_is_swept(tmp_path: Path) -> None:
    for folder in ("matches", "photos"):
        (tmp_path / folder).mkdir()
    old = time.time() - disk.LEFT_BEHIND_S - 60
    left = [
        tmp_path / "matches" / "a.new",
        disk.fresh_beside(tmp_path / "x"),
        disk.fresh_beside(tmp_path / "matches" / "x"),
    ]
    # A data folder may be any folder of the player's.
    foreign = [tmp_path / "list.new", tmp_path / "photos" / "a.new"]
    kept = [*foreign, tmp_path / "matches" / "a.cardtable", tmp_path / "profiles.json", tmp_path / "matches" / "b.new"]
    for path in (*left, *kept):
        path.write_text("x", encoding="utf-8")
        os.utime(path, (old, old))
    os.utime(kept[-1])
    disk.sweep(tmp_path)
    assert sorted(path for path in tmp_path.rglob("*") if path.is_file()) == sorted(kept)


def test_folders_in_which_matches_reviews_and_own_lessons_are_kept_are_swept(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for over in (False, True):
        match_id = store.new()
        store.write(match_id, "{}", over=over)
        store.reviews.write(match_id, "{}")
    made = {each.name for each in tmp_path.iterdir() if each.is_dir()}
    assert made | {EXERCISES, PADS} == set(FOLDERS)


def test_a_data_folder_that_is_not_there_is_no_trouble(tmp_path: Path) -> None:
    disk.sweep(tmp_path / "gone")


# Writing


def test_a_file_is_replaced_and_nothing_else_is_left(tmp_path: Path) -> None:
    for data in (b"one", b"another"):
        disk.replace(tmp_path / "folder" / "file.json", data)
        disk.remake(tmp_path / "folder" / "picture", data)
        assert [(tmp_path / "folder" / name).read_bytes() for name in ("file.json", "picture")] == [data, data]
    assert sorted(each.name for each in (tmp_path / "folder").iterdir()) == ["file.json", "picture"]


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_stays_a_link_to_the_file_that_is_replaced(tmp_path: Path) -> None:
    """People keep files in a synced folder, and a link to them where the program looks."""
    synced, folder = tmp_path / "synced", tmp_path / "data"
    synced.mkdir()
    folder.mkdir()
    (synced / "file.json").write_bytes(b"old")
    (folder / "one").symlink_to(Path("..") / "synced" / "file.json")
    (folder / "file.json").symlink_to("one")
    (folder / "dangling").symlink_to(synced / "later.json")
    disk.replace(folder / "file.json", b"new")
    disk.replace(folder / "dangling", b"first")
    assert (folder / "file.json").is_symlink()
    assert (folder / "one").is_symlink()
    assert (folder / "dangling").is_symlink()
    assert {each.name: each.read_bytes() for each in synced.iterdir()} == {"file.json": b"new", "later.json": b"first"}


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_what_can_be_made_again_is_never_written_through_a_link(tmp_path: Path) -> None:
    """A stranger's stick could make the program overwrite any file of the player's."""
    theirs = tmp_path / "theirs"
    theirs.write_bytes(b"precious")
    (tmp_path / "picture").symlink_to(theirs)
    disk.remake(tmp_path / "picture", b"ours")
    assert (theirs.read_bytes(), (tmp_path / "picture").read_bytes()) == (b"precious", b"ours")
    assert not (tmp_path / "picture").is_symlink()


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_links_in_a_circle_are_refused(tmp_path: Path) -> None:
    (tmp_path / "one").symlink_to("other")
    (tmp_path / "other").symlink_to("one")
    with pytest.raises(OSError, match="one") as refused:
        disk.replace(tmp_path / "one", b"x")
    assert refused.value.errno == errno.ELOOP
    assert (tmp_path / "one").is_symlink()


def test_two_writes_of_one_file_never_share_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two windows used the same `….new`, and one published what the other had half written."""
    path, fsync = tmp_path / "file.json", os.fsync
    nested = iter([True])

    def write_meanwhile(handle: int) -> None:
        if next(nested, False):
            disk.replace(path, b"other")
        fsync(handle)

    monkeypatch.setattr(os, "fsync", write_meanwhile)
    disk.replace(path, b"one")
    assert path.read_bytes() == b"one"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(sys.platform == "win32", reason="folders aren't synced there")
@pytest.mark.parametrize("number", [errno.EINVAL, errno.ENOTSUP, errno.ENOSYS, errno.EACCES, errno.EBADF])
def test_a_folder_that_cannot_be_synced_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    refuse_sync(monkeypatch, number, folders=True)
    disk.replace(tmp_path / "file", b"x")
    assert (tmp_path / "file").read_bytes() == b"x"


@pytest.mark.skipif(sys.platform == "win32", reason="folders aren't synced there")
@pytest.mark.parametrize(("number", "folders"), [(errno.EIO, True), (errno.EIO, False), (errno.ENOSPC, False)])
def test_a_failing_disk_is_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, *, folders: bool
) -> None:
    (tmp_path / "file").write_bytes(b"old")
    refuse_sync(monkeypatch, number, folders=folders)
    with pytest.raises(OSError, match="refused") as failed:
        disk.replace(tmp_path / "file", b"new")
    assert failed.value.errno == number
    assert [each.name for each in tmp_path.iterdir()] == ["file"]
    assert (tmp_path / "file").read_bytes() == (b"new" if folders else b"old")


def refuse_sync(monkeypatch: pytest.MonkeyPatch, number: int, *, folders: bool) -> None:
    """A disk that refuses to flush folders, or files."""
    fsync = os.fsync

    def refuse(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode) == folders:
            raise OSError(number, "refused")
        fsync(handle)

    monkeypatch.setattr(os, "fsync", refuse)


def test_an_error_without_a_name_does_not_blame_the_name() -> None:
    named = OSError(errno.EINVAL, "Invalid argument", "a:b")
    nameless = OSError(errno.EINVAL, "Invalid argument")
    assert "name" in disk.reason(named).text
    assert "name" not in disk.reason(nameless).text.replace("{name}", "")

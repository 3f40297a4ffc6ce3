"""A file of the data folder that several windows change: nothing is lost, whatever the disk and the others do."""

from __future__ import annotations

import errno
import json
import os
import sys
from pathlib import Path
from threading import Thread
from typing import NoReturn

import pytest

from cardtable_gui.core.files import disk
from cardtable_gui.core.files.data_file import DataFile, NewerFileError
from cardtable_gui.core.files.locks import FileLock
from cardtable_gui.core.files.plain_file import FileError
from cardtable_gui.core.files.schema import listed, whole
from cardtable_gui.core.files.set_aside import SetAside
from cardtable_gui.core.strict_json import Json

MOST = 1_000
NUMBERS = listed(whole(0, 100), 200)


def numbers(value: Json) -> list[int]:
    if value == "newer":
        raise NewerFileError
    return NUMBERS(value, "")


def opened(folder: Path, set_aside: SetAside | None = None) -> DataFile[list[int]]:
    """A file of whole numbers."""
    aside = set_aside or SetAside(folder)
    return DataFile(folder / "file.json", MOST, numbers, lambda content: [*content], list, aside)


def add(file: DataFile[list[int]], number: int) -> None:
    file.change(lambda content: [*content, number])


def test_a_file_that_is_not_there_is_empty_until_it_is_changed(tmp_path: Path) -> None:
    file = opened(tmp_path / "new" / "folder")
    assert file.read() == []
    assert not (tmp_path / "new").exists()
    add(file, 3)
    assert opened(tmp_path / "new" / "folder").read() == [3]
    assert [each.name for each in file.path.parent.iterdir()] == ["file.json"]


def test_windows_that_change_a_file_at_once_lose_nothing(tmp_path: Path) -> None:
    def work(first: int) -> None:
        file = opened(tmp_path)
        for number in range(first, first + 10):
            while True:
                try:
                    add(file, number)
                    break
                except FileError:
                    continue

    threads = [Thread(target=work, args=(first,)) for first in range(0, 60, 10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(opened(tmp_path).read()) == list(range(60))


@pytest.mark.parametrize("content", [b"", b"{", b"\xff", b"[-1]", b"[true]", b'"text"', b"[1" + b" " * MOST + b"]"])
def test_content_that_is_wrong_is_set_aside_told_once_and_counts_as_missing(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file.json").write_bytes(content)
    set_aside = SetAside(tmp_path)
    file = opened(tmp_path, set_aside)
    assert file.read() == file.read() == []
    (told,) = set_aside.take()
    assert (told.name, told.place, told.moved) == ("file.json", tmp_path / "damaged" / "file.json", True)
    assert told.place.read_bytes() == content
    add(file, 1)
    assert file.read() == [1]


@pytest.mark.parametrize("number", [errno.EIO, errno.EACCES, errno.EAGAIN, errno.ETIMEDOUT])
def test_a_file_that_cannot_be_read_for_a_moment_is_neither_moved_nor_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    file, set_aside = opened(tmp_path), SetAside(tmp_path)
    add(file, 1)

    def refuse(_handle: int) -> NoReturn:
        raise OSError(number, "refused")

    with monkeypatch.context() as moment:
        moment.setattr("cardtable_gui.core.files.plain_file.os.fstat", refuse)
        again = opened(tmp_path, set_aside)
        with pytest.raises(FileError):
            again.read()
        with pytest.raises(FileError):
            add(again, 2)
    assert set_aside.take() == []
    add(again, 3)
    assert again.read() == [1, 3]


def test_a_file_of_a_later_version_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "file.json").write_bytes(b'"newer"')
    file = opened(tmp_path)
    with pytest.raises(FileError, match="newer version"):
        file.read()
    with pytest.raises(FileError, match="newer version"):
        add(file, 1)
    assert (tmp_path / "file.json").read_bytes() == b'"newer"'


def test_what_could_not_be_read_again_is_not_written(tmp_path: Path) -> None:
    file = opened(tmp_path)
    file.change(lambda _: [100] * 100)
    before = file.path.read_bytes()
    with pytest.raises(FileError, match="no room"):
        file.change(lambda content: content * 2)
    assert file.path.read_bytes() == before
    assert len(before) <= MOST


def test_a_change_waits_for_another_window_and_gives_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "PAUSE_S", 0)
    file = opened(tmp_path)
    with FileLock(tmp_path / "file.lock"), pytest.raises(FileError, match="Another program"):
        add(file, 1)
    add(file, 2)
    assert file.read() == [2]


def test_a_good_file_that_another_window_has_just_written_is_not_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file.json").write_bytes(b"damaged")
    set_aside = SetAside(tmp_path)
    file = opened(tmp_path, set_aside)
    lock = DataFile._lock

    def lock_later(self: DataFile[list[int]]) -> FileLock:
        (tmp_path / "file.json").write_bytes(b"[5]")
        return lock(self)

    monkeypatch.setattr(DataFile, "_lock", lock_later)
    assert file.read() == [5]
    assert set_aside.take() == []


def test_it_is_known_whether_another_window_has_changed_the_file(tmp_path: Path) -> None:
    one, other = opened(tmp_path), opened(tmp_path)
    seen = [one.changed_meanwhile]
    add(other, 1)
    seen.append(one.changed_meanwhile)
    one.read()
    seen.append(one.changed_meanwhile)
    add(one, 2)
    seen += [one.changed_meanwhile, other.changed_meanwhile]
    assert seen == [False, True, False, False, True]


@pytest.mark.skipif(sys.platform == "win32", reason="no such files there")
def test_a_pipe_in_the_place_of_the_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "file.json")
    file = opened(tmp_path)
    with pytest.raises(FileError, match="regular"):
        file.read()
    with pytest.raises(FileError, match="regular"):
        add(file, 1)


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_to_a_stranger_s_file_is_moved_and_that_file_stays(tmp_path: Path) -> None:
    theirs = tmp_path / "profile"
    theirs.write_text("export PATH\n", encoding="utf-8")
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "file.json").symlink_to(theirs)
    file = opened(folder)
    add(file, 1)
    assert theirs.read_text(encoding="utf-8") == "export PATH\n"
    assert (folder / "damaged" / "file.json").is_symlink()
    assert json.loads((folder / "file.json").read_bytes()) == [1]


def test_damaged_files_are_heard_as_they_are_found_and_those_from_before(tmp_path: Path) -> None:
    set_aside = SetAside(tmp_path)
    heard: list[str] = []
    for number in (1, 2):
        (tmp_path / "file.json").write_bytes(b"damaged")
        opened(tmp_path, set_aside).read()
        if number == 1:
            set_aside.listen(lambda damaged: heard.append(damaged.place.name))
            assert heard == ["file.json"]
    assert heard == ["file.json", "file-2.json"]
    assert set_aside.take() == []

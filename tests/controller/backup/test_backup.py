"""All data of the program is saved to one file and restored elsewhere; nothing that was there is lost."""

from __future__ import annotations

import io
import json
import os
import zipfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from cardtable_gui.controller.backup import restoring, saving
from cardtable_gui.controller.backup.backup_error import BackupError
from cardtable_gui.controller.backup.data_parts import FILES, MANIFEST, NOT_KEPT, belongs
from cardtable_gui.controller.backup.pending import put_in_place
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.statistics.keeper import StatisticsKeeper
from cardtable_gui.core.files.data_files import ASIDE, FOLDERS, RESTORED
from cardtable_gui.core.files.limits import CancelledError
from cardtable_gui.core.files.record import dumps
from tests.controller.statistics.played import finished, put_away


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A data folder with settings, an unfinished match, and three finished ones of which one was deleted."""
    folder = tmp_path / "played"
    store = Store(folder)
    deleted, *_ = [put_away(store, finished(seed=seed)) for seed in range(3)]
    StatisticsKeeper(store, folder).update()
    store.remove_finished(deleted)
    unfinished = store.new()
    store.write(unfinished, dumps(finished().branch(3).record))
    store.release(unfinished)
    (folder / "settings.ini").write_text("[seats]\nplayer=Ann\n", encoding="utf-8")
    (folder / "crash.txt").write_text("private", encoding="utf-8")
    return folder


@pytest.fixture
def backup(played: Path, tmp_path: Path) -> Path:
    file = tmp_path / "all.cardtable-data"
    saving.save(played, file, StatisticsKeeper(Store(played), played).results())
    return file


def contents(folder: Path) -> dict[str, bytes]:
    """What a backup holds of a folder."""
    return {
        str(path.relative_to(folder).as_posix()): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and belongs(path.relative_to(folder).as_posix())
    }


def test_data_is_restored_on_another_machine(played: Path, backup: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.mkdir()
    found = restoring.unpack(backup, there)
    assert found.matches == 3
    assert contents(there) == {}
    restoring.accept(there)
    assert put_in_place(there) is not None
    assert contents(there) == contents(played)
    assert len(contents(there)) == 4
    assert not (there / "crash.txt").exists()
    # The match whose record was deleted still counts, and nothing counts twice.
    keeper, before = StatisticsKeeper(Store(there), there), StatisticsKeeper(Store(played), played).results()
    keeper.update()
    assert keeper.results() == before
    assert len(before) == 3
    assert put_in_place(there) is None


def test_matches_keep_their_dates_in_a_backup(played: Path, tmp_path: Path) -> None:
    ids = sorted(Store(played).versions(finished=True))
    for days, match in enumerate(ids):
        changed = 1_700_000_000.25 + days * 86_400
        os.utime(played / "finished" / f"{match}.cardtable", (changed, changed))
    dates = {each.id: each.modified for each in Store(played).finished()}
    file, there = tmp_path / "all.cardtable-data", tmp_path / "there"
    there.mkdir()
    saving.save(played, file, ())
    restored(file, there)
    assert {each.id: each.modified for each in Store(there).finished()} == dates


@pytest.mark.parametrize("modified", [None, 2**53])
def test_a_backup_without_dates_or_of_the_future_is_restored_too(
    backup: Path, tmp_path: Path, modified: int | None
) -> None:
    entries = entries_of(backup)
    files = [{key: item[key] for key in ("path", "size", "sha256")} for item in json.loads(entries[MANIFEST])["files"]]
    if modified is not None:
        files = [{**item, "modified": modified} for item in files]
    file, there = tmp_path / "other.cardtable-data", tmp_path / "there"
    file.write_bytes(archive_of(iter(with_manifest(entries, files=files).items())))
    there.mkdir()
    before = datetime.now(UTC) - timedelta(minutes=1)
    restored(file, there)
    assert all(before <= each.modified <= datetime.now(UTC) for each in Store(there).finished())


def restored(backup: Path, folder: Path) -> None:
    restoring.unpack(backup, folder)
    restoring.accept(folder)
    assert put_in_place(folder) is not None


def test_what_was_there_is_kept_aside(backup: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    store = Store(there)
    match_id = put_away(store, finished(seed=9))
    StatisticsKeeper(store, there).update()
    (there / "settings.ini").write_text("[old]\n", encoding="utf-8")
    before = contents(there)
    restoring.unpack(backup, there)
    assert contents(there) == before
    restoring.accept(there)
    aside = put_in_place(there)
    assert aside is not None
    assert aside.parent == there / ASIDE
    assert contents(aside) == before
    assert (aside / "statistics.sqlite").exists()
    assert match_id not in Store(there).versions(finished=True)


class Killed(BaseException):
    """The program was killed."""


@pytest.mark.parametrize("steps", range(12))
def test_a_restore_that_is_killed_at_any_step_is_finished_by_the_next_start(
    backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    there = tmp_path / "there"
    put_away(Store(there), finished(seed=9))
    (there / "settings.ini").write_text("[old]\n", encoding="utf-8")
    before = contents(there)
    restoring.unpack(backup, there)
    restoring.accept(there)
    wanted = contents(there / RESTORED / "data")
    done = 0

    def counted(move: Callable[[Path, Any], Path]) -> Callable[[Path, Any], Path]:
        def moved(path: Path, target: Any) -> Path:
            nonlocal done
            done += 1
            if done > steps:
                raise Killed
            return move(path, target)

        return moved

    with monkeypatch.context() as killing:
        for name in ("rename", "replace"):
            killing.setattr(Path, name, counted(getattr(Path, name)))
        try:
            put_in_place(there)
        except Killed:
            pass
        else:
            assert steps >= 6
    put_in_place(there)
    assert contents(there) == wanted
    (aside,) = (there / ASIDE).iterdir()
    assert contents(aside) == before
    assert not (there / RESTORED).exists()


def test_a_backup_that_was_not_accepted_changes_nothing(backup: Path, played: Path) -> None:
    before = contents(played)
    restoring.unpack(backup, played)
    assert put_in_place(played) is None
    restoring.forget(played)
    assert contents(played) == before
    assert not (played / RESTORED).exists()


def test_saving_replaces_a_file_completely_or_not_at_all(played: Path, tmp_path: Path) -> None:
    target = tmp_path / "there.cardtable-data"
    target.write_bytes(b"before")

    def cancel(done: int, total: int) -> None:
        if done:
            raise CancelledError

    with pytest.raises(CancelledError):
        saving.save(played, target, (), cancel)
    assert target.read_bytes() == b"before"
    with pytest.raises(BackupError):
        saving.save(played, tmp_path / "missing" / "file", ())
    assert saving.save(played, target, ()) == 2
    assert zipfile.is_zipfile(target)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["played", "there.cardtable-data"]


Entries = dict[str, bytes]


def entries_of(backup: Path) -> Entries:
    with zipfile.ZipFile(backup) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def archive_of(entries: Iterator[tuple[str, bytes]]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in entries:
            archive.writestr(name, data)
    return file.getvalue()


def with_file(entries: Entries, path: str, data: bytes = b"{}", **wrong: object) -> Entries:
    """The entries with a further file, which the manifest lists."""
    manifest = json.loads(entries[MANIFEST])
    manifest["files"].append({"path": path, "size": len(data), "sha256": sha256(data).hexdigest(), **wrong})
    return {**entries, path: data, MANIFEST: json.dumps(manifest).encode()}


def with_manifest(entries: Entries, **changed: object) -> Entries:
    return {**entries, MANIFEST: json.dumps({**json.loads(entries[MANIFEST]), **changed}).encode()}


PATHS = (
    "../settings.ini",
    "/etc/passwd",
    "matches/../../x.cardtable",
    "matches\\x.cardtable",
    "C:/x.cardtable",
    "matches/con.cardtable",
    "matches/.cardtable",
    "matches/x.cardtable/y.cardtable",
    "matches/x.lock",
    "matches/x.exe",
    "statistics.sqlite",
    "restore/ready",
    "other/x.cardtable",
    "matches/" + "x" * 300 + ".cardtable",
    "matches/a\nb.cardtable",
    "matches/\u202ex.cardtable",
)


@pytest.mark.parametrize("path", PATHS)
def test_a_path_that_does_not_belong_in_a_backup_is_refused(backup: Path, tmp_path: Path, path: str) -> None:
    backup.write_bytes(archive_of(iter(with_file(entries_of(backup), path).items())))
    refused(backup, tmp_path, "belong|damaged")
    assert not belongs(path)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda entries: {**entries, "matches/x.cardtable": b"{}"}, "belong"),
        (lambda entries: {**entries, "settings.ini": b"[changed]"}, "damaged"),
        (lambda entries: {name: data for name, data in entries.items() if name != "settings.ini"}, "damaged"),
        (lambda entries: {name: data for name, data in entries.items() if name != MANIFEST}, "isn’t a backup"),
        (lambda entries: {**entries, MANIFEST: b"{"}, "isn’t a backup"),
        (lambda entries: {**entries, MANIFEST: b"[]"}, "isn’t a backup"),
        (lambda entries: with_manifest(entries, format="zip"), "isn’t a backup"),
        (lambda entries: with_manifest(entries, version=2), "newer version"),
        (lambda entries: with_manifest(entries, saved="yesterday"), "isn’t a backup"),
        (lambda entries: with_manifest(entries, files=[3]), "isn’t a backup"),
        (lambda entries: with_file(entries, "notes.json", size=10**9), "too large"),
        (lambda entries: with_file(entries, "notes.json", size=-1), "isn’t a backup"),
        (lambda entries: with_file(entries, "notes.json", b"0" * 10**7, size=5), "damaged"),
        (lambda entries: with_file(entries, "notes.json", sha256="0" * 64), "damaged"),
        (lambda entries: with_file(without(entries, "results.json"), "results.json", b"[3]"), "damaged"),
        (lambda entries: with_file(without(entries, "results.json"), "results.json", b'[{"match": 3}]'), "damaged"),
        (lambda entries: {**entries, "SETTINGS.INI": b"{}"}, "belong"),
    ],
)
def test_a_hostile_or_damaged_backup_is_refused(
    backup: Path, tmp_path: Path, change: Callable[[Entries], Entries], told: str
) -> None:
    backup.write_bytes(archive_of(iter(change(entries_of(backup)).items())))
    refused(backup, tmp_path, told)


def without(entries: Entries, path: str) -> Entries:
    manifest = json.loads(entries[MANIFEST])
    files = [item for item in manifest["files"] if item["path"] != path]
    kept = {name: data for name, data in entries.items() if name != path}
    return with_manifest(kept, files=files)


def test_a_backup_with_a_name_twice_is_refused(backup: Path, tmp_path: Path) -> None:
    entries = list(entries_of(backup).items())
    with pytest.warns(UserWarning, match="Duplicate name"):
        data = archive_of(iter([*entries, ("settings.ini", b"[other]")]))
    backup.write_bytes(data)
    refused(backup, tmp_path, "belong")


@pytest.mark.parametrize(
    ("data", "told"),
    [(b"", "isn’t a backup"), (b"no archive at all", "isn’t a backup"), (b"PK\x03\x04" + b"\0" * 100, "incomplete")],
)
def test_what_is_no_archive_is_refused(tmp_path: Path, data: bytes, told: str) -> None:
    file = tmp_path / "some.zip"
    file.write_bytes(data)
    refused(file, tmp_path, told)


def test_a_backup_that_is_cut_short_is_refused(backup: Path, tmp_path: Path) -> None:
    data = backup.read_bytes()
    for length in range(0, len(data), len(data) // 10):
        backup.write_bytes(data[:length])
        refused(backup, tmp_path, "damaged or incomplete" if length else "isn’t a backup")


def test_a_backup_with_flipped_bytes_is_refused_or_the_same(backup: Path, tmp_path: Path) -> None:
    data, there = backup.read_bytes(), tmp_path / "there"
    there.mkdir()
    restoring.unpack(backup, there)
    wanted = contents(there / RESTORED / "data")
    for place in range(0, len(data), max(1, len(data) // 60)):
        backup.write_bytes(data[:place] + bytes([data[place] ^ 0x55]) + data[place + 1 :])
        try:
            restoring.unpack(backup, there)
        except BackupError:
            assert not (there / RESTORED).exists()
        else:
            assert contents(there / RESTORED / "data") == wanted


def refused(backup: Path, tmp_path: Path, told: str) -> None:
    there = tmp_path / "refusing"
    there.mkdir(exist_ok=True)
    with pytest.raises(BackupError, match=told):
        restoring.unpack(backup, there)
    assert list(there.iterdir()) == []
    assert not (tmp_path / "x.cardtable").exists()


def test_a_backup_holds_all_that_the_program_keeps(played: Path) -> None:
    kept = {path.name for path in played.iterdir()} - NOT_KEPT
    assert kept == {"settings.ini", "matches", "finished", "statistics.sqlite"}
    assert kept - {"statistics.sqlite"} <= {*FILES, *FOLDERS}

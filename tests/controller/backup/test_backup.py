"""All data of the program is saved to one file and restored elsewhere; nothing that was there is lost."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from cardtable_gui.controller.backup import part_checks, restoring, saving
from cardtable_gui.controller.backup.backup_error import BackupError
from cardtable_gui.controller.backup.data_parts import EARLIER_FILES, FILES, NOT_KEPT, RESULTS, belongs
from cardtable_gui.controller.backup.pending import put_in_place
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.statistics.keeper import StatisticsKeeper
from cardtable_gui.core.files.data_files import ASIDE, FOLDERS, RESTORED
from cardtable_gui.core.files.limits import CancelledError, no_progress
from cardtable_gui.core.files.record import dumps
from cardtable_gui.settings import PLAYER, Settings
from tests.controller.statistics.played import finished, put_away
from tests.support.backups import packed, parts_of


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
    settings = Settings(folder / "settings.json")
    settings.set(PLAYER, "Ann")
    settings.sync()
    (folder / "crash.txt").write_text("private", encoding="utf-8")
    return folder


@pytest.fixture
def backup(played: Path, tmp_path: Path) -> Path:
    file = tmp_path / "all.cardtable-data"
    saving.save(played, file, StatisticsKeeper(Store(played), played).results)
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
    restoring.accept(found)
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
    saving.save(played, file, tuple)
    restored(file, there)
    assert {each.id: each.modified for each in Store(there).finished()} == dates


@pytest.mark.parametrize("modified", [None, 2**53])
def test_a_backup_without_dates_or_of_the_future_is_restored_too(
    backup: Path, tmp_path: Path, modified: int | None
) -> None:
    parts, manifest = parts_of(backup.read_bytes())
    files = [{key: item[key] for key in ("path", "size", "sha256")} for item in manifest["files"]]
    if modified is not None:
        files = [{**item, "modified": modified} for item in files]
    file, there = tmp_path / "other.cardtable-data", tmp_path / "there"
    file.write_bytes(packed(parts, files=files))
    there.mkdir()
    before = datetime.now(UTC) - timedelta(minutes=1)
    restored(file, there)
    assert all(before <= each.modified <= datetime.now(UTC) for each in Store(there).finished())


def restored(backup: Path, folder: Path) -> None:
    restoring.accept(restoring.unpack(backup, folder))
    assert put_in_place(folder) is not None


def test_what_was_there_is_kept_aside(backup: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    store = Store(there)
    match_id = put_away(store, finished(seed=9))
    StatisticsKeeper(store, there).update()
    (there / "settings.json").write_text("{}", encoding="utf-8")
    before = contents(there)
    unpacked = restoring.unpack(backup, there)
    assert contents(there) == before
    restoring.accept(unpacked)
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
    (there / "settings.json").write_text("{}", encoding="utf-8")
    before = contents(there)
    restoring.accept(restoring.unpack(backup, there))
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
    unpacked = restoring.unpack(backup, played)
    assert put_in_place(played) is None
    restoring.forget(unpacked)
    assert contents(played) == before
    assert not (played / RESTORED).exists()


def test_saving_replaces_a_file_completely_or_not_at_all(played: Path, tmp_path: Path) -> None:
    target = tmp_path / "there.cardtable-data"
    target.write_bytes(b"before")

    def cancel(done: int, total: int) -> None:
        if done:
            raise CancelledError

    with pytest.raises(CancelledError):
        saving.save(played, target, tuple, cancel)
    assert target.read_bytes() == b"before"
    with pytest.raises(BackupError):
        saving.save(played, tmp_path / "missing" / "file", tuple)
    assert saving.save(played, target, tuple) == []
    assert zipfile.is_zipfile(target)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["played", "there.cardtable-data"]


def test_a_backup_holds_all_that_the_program_keeps(played: Path) -> None:
    kept = {path.name for path in played.iterdir()} - NOT_KEPT
    assert kept == {"settings.json", "matches", "finished", "statistics.sqlite"}
    assert kept - {"statistics.sqlite"} <= {*FILES, *FOLDERS}


def test_every_part_has_a_reader() -> None:
    assert set(part_checks.FILE_CHECKS) == {*FILES, *EARLIER_FILES, RESULTS}
    assert set(part_checks.FOLDER_CHECKS) == set(FOLDERS)
    for path in (*part_checks.FILE_CHECKS, *(f"{folder}/x{suffix}" for folder, suffix in FOLDERS.items())):
        assert belongs(path)
        assert part_checks.problem(path, b"\0", no_progress) is not None
        assert part_checks.most_bytes(path) > 0

"""Whatever is saved can be restored: what the program itself can't read is left out, and told."""

from __future__ import annotations

import json
import os
import sys
import time
import zipfile
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable_gui import i18n
from cardtable_gui.controller.backup import data_parts, part_checks, restoring, saving
from cardtable_gui.controller.backup.backup_error import BackupError
from cardtable_gui.controller.backup.data_parts import RESULTS
from cardtable_gui.controller.backup.pending import put_in_place
from cardtable_gui.controller.backup.saving import LeftOut
from cardtable_gui.controller.challenges import Challenge
from cardtable_gui.controller.daily.results import Results, Try
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.statistics import result_form
from cardtable_gui.controller.statistics.keeper import StatisticsError, StatisticsKeeper
from cardtable_gui.controller.statistics.match_results import PersonResult
from cardtable_gui.core.files import data_files
from cardtable_gui.core.messages import Message
from cardtable_gui.settings import PLAYER, THEME, Settings
from tests.controller.statistics.played import result
from tests.support.backups import DAY, OLD_SETTINGS, Parts, contents, packed, parts, parts_of, start

PARTS = parts()
KEPT = {path: data for path, data in PARTS.items() if path not in (RESULTS, data_files.OLD_SETTINGS)}
"""What a data folder of this version has."""
EARLIER = Path(__file__).parents[2] / "earlier_data"
posix = pytest.mark.skipif(sys.platform == "win32", reason="no such files there")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return filled(tmp_path / "data", KEPT)


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "all.cardtable-data"


def filled(folder: Path, files: Parts) -> Path:
    for path, data in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    return folder


def left_out(saved: list[LeftOut]) -> dict[str, str]:
    return {each.path: i18n.text(each.reason) for each in saved}


def restored(backup: Path, folder: Path) -> Parts:
    restoring.accept(restoring.unpack(backup, folder))
    assert put_in_place(folder) is not None
    return {path: data for path, data in contents(folder).items() if not path.startswith("before-restore")}


def test_all_that_is_there_is_saved(folder: Path, target: Path, tmp_path: Path) -> None:
    assert saving.save(folder, target, lambda: result_form.loads(PARTS[RESULTS])) == []
    there = tmp_path / "there"
    found = restored(target, there)
    assert found.pop(data_files.STATISTICS)
    assert found == KEPT
    assert len(StatisticsKeeper(Store(there), there).results()) == 3
    assert start(there) == []


DAMAGED = {
    data_files.SETTINGS: b"[General]",
    data_files.PROFILES: b'{"profiles": 2}',
    data_files.DAILY: b"",
    data_files.NOTES: b"\0" * 100,
    "matches/godan.cardtable": PARTS["matches/godan.cardtable"].replace(b'"actions": [', b'"actions": ["fly",'),
    "finished/m1.cardtable": b"{}",
    "finished/large.cardtable": b" " * 5_000_001,
    "reviews/m1.review": b"{",
    "practice/one.exercise": PARTS["practice/one.exercise"].replace(b"cardtable-exercise", b"x"),
    "pads/p1.pad": b"[]",
}


def test_what_is_damaged_is_left_out_and_named(folder: Path, target: Path, tmp_path: Path) -> None:
    filled(folder, DAMAGED)
    saved = saving.save(folder, target, tuple)
    assert set(left_out(saved)) == set(DAMAGED)
    assert all(left_out(saved).values())
    assert left_out(saved)["finished/large.cardtable"] == "The file is too large."
    found = restored(target, tmp_path / "there")
    assert found.keys() - {data_files.STATISTICS} == KEPT.keys() - DAMAGED.keys()
    # What couldn't be saved stays where it is.
    assert contents(folder) == {**KEPT, **DAMAGED}


@posix
def test_what_is_no_regular_file_is_left_out_and_nothing_waits(folder: Path, target: Path) -> None:
    os.mkfifo(folder / "matches" / "pipe.cardtable")
    (folder / "matches" / "folder.cardtable").mkdir()
    (folder / "matches" / "gone.cardtable").symlink_to("nowhere")
    (folder / "matches" / "device.cardtable").symlink_to("/dev/zero")
    (folder / "profiles.json").unlink()
    os.mkfifo(folder / "profiles.json")
    saved = saving.save(folder, target, tuple)
    names = ("pipe", "folder", "gone", "device")
    assert set(left_out(saved)) == {"profiles.json", *(f"matches/{name}.cardtable" for name in names)}


@posix
def test_links_are_saved_as_what_they_lead_to(folder: Path, target: Path, tmp_path: Path) -> None:
    for name in ("settings.json", "matches"):
        (folder / name).rename(tmp_path / name)
        (folder / name).symlink_to(tmp_path / name)
    target.symlink_to(tmp_path / "synced")
    assert saving.save(folder, target, tuple) == []
    assert target.is_symlink()
    assert restored(tmp_path / "synced", tmp_path / "there").keys() >= KEPT.keys()


@posix
def test_names_that_are_the_same_on_some_system_are_saved_once(folder: Path, target: Path, tmp_path: Path) -> None:
    match = PARTS["matches/godan.cardtable"]
    names = ("matches/Godan.cardtable", "matches/con.cardtable", "matches/x:y.cardtable")
    filled(folder, dict.fromkeys(names, match))
    saved = saving.save(folder, target, tuple)
    assert len(left_out(saved)) == 3
    assert "matches/con.cardtable" in left_out(saved)
    assert len(restored(target, tmp_path / "there").keys() - {data_files.STATISTICS}) == len(KEPT)


@posix
def test_a_folder_that_cannot_be_listed_is_named(folder: Path, target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = Path.iterdir

    def refused(path: Path) -> Iterable[Path]:
        if path.name == "reviews":
            raise PermissionError(13, "Permission denied")
        return listed(path)

    monkeypatch.setattr(Path, "iterdir", refused)
    assert left_out(saving.save(folder, target, tuple)) == {"reviews": "You don’t have permission."}
    assert set(zipfile.ZipFile(target).namelist()) >= {path for path in KEPT if not path.startswith("reviews/")}


def test_a_backup_has_no_more_files_and_bytes_than_can_be_restored(
    folder: Path, target: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as few:
        few.setattr(saving, "MOST_FILES", 6)
        saved = saving.save(folder, target, tuple)
    assert len(saved) == len(KEPT) + 1 - 5
    assert len(restored(target, tmp_path / "there")) == 5
    size = sum(map(len, KEPT.values()))
    with monkeypatch.context() as small:
        small.setattr(saving, "MOST_BYTES", size // 2)
        saved = saving.save(folder, target, tuple)
    assert "too large" in next(iter(left_out(saved).values()))
    assert sum(map(len, parts_of(target.read_bytes())[0].values())) <= size // 2


def test_results_that_contradict_each_other_are_left_out(folder: Path, target: Path, tmp_path: Path) -> None:
    good = result(ended=5)
    wrong: list[PersonResult] = [
        replace(result(ended=1), rank=5),
        replace(result(ended=2), match="../x"),
        replace(result(ended=3), ended=-1),
        *[replace(result(ended=4), seat=seat) for seat in range(2)],
    ]
    saved = saving.save(folder, target, lambda: [*wrong, good])
    assert left_out(saved) == {RESULTS: "5 match results can’t be used."}
    there = tmp_path / "there"
    restored(target, there)
    assert StatisticsKeeper(Store(there), there).results()[-1] == good


def test_only_the_latest_results_are_kept_if_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(result_form, "MOST", 3)
    results = [result(ended=each) for each in range(5)]
    data, left = result_form.dumps(results)
    assert left == 2
    assert result_form.loads(data) == results[2:]


def test_statistics_that_cannot_be_read_are_named_and_all_else_is_saved(
    folder: Path, target: Path, tmp_path: Path
) -> None:
    def results() -> tuple[()]:
        raise StatisticsError(Message("statistics", "Not now."))

    saved = saving.save(folder, target, results)
    assert left_out(saved) == {RESULTS: "Not now."}
    assert restored(target, tmp_path / "there") == KEPT


def test_whatever_goes_wrong_is_told_and_leaves_no_file(
    folder: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> tuple[()]:
        raise OverflowError

    target.write_bytes(b"before")
    with pytest.raises(BackupError, match="unexpected"):
        saving.save(folder, target, fail)

    def broken(*_: object) -> None:
        raise KeyError

    with monkeypatch.context() as reader:
        for path, part in part_checks.FILE_CHECKS.items():
            reader.setitem(part_checks.FILE_CHECKS, path, part._replace(check=broken))
        saved = saving.save(folder, target.with_name("other"), tuple)
    assert set(left_out(saved)) == {RESULTS, *data_parts.FILES}
    assert target.read_bytes() == b"before"
    assert sorted(path.name for path in target.parent.iterdir()) == ["all.cardtable-data", "data", "other"]


@pytest.mark.parametrize("seconds", [-(10**9), -1, 0, 2**33, 253_402_300_800])
def test_files_of_any_date_are_saved_and_restored(folder: Path, target: Path, tmp_path: Path, seconds: int) -> None:
    try:
        os.utime(folder / "notes.json", (seconds, seconds))
    except OSError:
        pytest.skip("this file system has no such dates")
    assert saving.save(folder, target, tuple) == []
    assert restored(target, tmp_path / "there").keys() >= KEPT.keys()


@pytest.mark.parametrize("now", [0.0, 10**11])
def test_a_backup_is_saved_whatever_the_clock_says(
    folder: Path, target: Path, monkeypatch: pytest.MonkeyPatch, now: float
) -> None:
    with monkeypatch.context() as clock:
        clock.setattr(time, "time", lambda: now)
        saving.save(folder, target, tuple)
    with zipfile.ZipFile(target) as archive:
        assert {info.date_time for info in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}


def test_a_file_of_another_name_for_what_is_being_written_does_not_matter(folder: Path, target: Path) -> None:
    other = target.with_name(f"{target.name}.new")
    other.write_bytes(b"another file")
    saving.save(folder, target, tuple)
    assert other.read_bytes() == b"another file"


# ------------------------------------------------------------------------------------ earlier versions


def without(keys: Iterable[str]) -> Callable[[dict[str, object]], dict[str, object]]:
    return lambda value: {key: each for key, each in value.items() if key not in keys}


def test_a_backup_of_the_first_form_is_restored(target: Path, tmp_path: Path) -> None:
    """Without dates, with settings as Qt wrote them, and results without decisions, chosen deals and house rules."""
    newer = without(("decisions", "loss", "achievements", "known_deal", "house"))
    results = json.dumps([newer(each) for each in json.loads(PARTS[RESULTS])]).encode()
    first = {**KEPT, RESULTS: results, data_files.OLD_SETTINGS: OLD_SETTINGS}
    del first[data_files.SETTINGS]
    _, manifest = parts_of(packed(first))
    target.write_bytes(packed(first, files=list(map(without(("modified",)), manifest["files"]))))
    there = tmp_path / "there"
    filled(there, {data_files.SETTINGS: b'{"settings": 1, "values": {"look/theme": "light"}}'})
    restored(target, there)
    settings = Settings(there / data_files.SETTINGS)
    assert (settings.value(THEME), settings.value(PLAYER)) == ("dark", "Ann, Bén")
    assert [each.decisions for each in StatisticsKeeper(Store(there), there).results()] == [0, 0, 0]
    assert start(there) == []


@pytest.mark.parametrize("commit", sorted(path.name for path in EARLIER.iterdir()))
def test_data_of_earlier_versions_is_restored_from_their_backups(commit: str, target: Path, tmp_path: Path) -> None:
    not_kept = (data_files.STATISTICS, data_files.KEPT_RESULTS)
    data = {path: data for path, data in contents(EARLIER / commit).items() if path not in not_kept}
    target.write_bytes(packed(data))
    there = tmp_path / "there"
    assert restored(target, there) == data
    assert start(there) == []
    if commit == "6fb8762":
        tried = Results(there).tried(Challenge("kobayakawa", DAY.replace(year=2025, day=22)))
        assert tried == Try("kobayakawa-daily", 2, 4, 4)
        profiles = Profiles(there)
        profiles.load()
        assert [each.name for each in profiles.people] == ["Ann"]
    if data_files.OLD_SETTINGS in data:
        assert Settings(there / data_files.SETTINGS).texts()
    # And saved again by this version, with settings of its own.
    settings = Settings(there / data_files.SETTINGS)
    settings.sync()
    again = tmp_path / "again.cardtable-data"
    assert saving.save(there, again, StatisticsKeeper(Store(there), there).results) == []
    restoring.unpack(again, there)

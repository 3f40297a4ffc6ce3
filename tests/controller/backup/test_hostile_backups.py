"""A backup may be a stranger's: whatever is in it, it's refused with a reason that names the file, or can be used."""

from __future__ import annotations

import io
import json
import os
import sys
import tracemalloc
import zipfile
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cardtable_gui import i18n
from cardtable_gui.controller.backup import archive, part_checks, restoring
from cardtable_gui.controller.backup.backup_error import BackupError
from cardtable_gui.controller.backup.data_parts import MANIFEST, RESULTS, belongs
from cardtable_gui.core.files import data_files
from tests.support.backups import Parts, archive_of, packed, parts, parts_of

PARTS = parts()
WHOLE = packed(PARTS)
FEW = {data_files.SETTINGS: PARTS[data_files.SETTINGS]}
MEGABYTE = 2**20
posix = pytest.mark.skipif(sys.platform == "win32", reason="no such files there")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "some.cardtable-data"


@pytest.fixture
def there(tmp_path: Path) -> Path:
    folder = tmp_path / "there"
    folder.mkdir()
    return folder


def refused(file: Path, there: Path, *told: str) -> None:
    with pytest.raises(BackupError) as caught:
        restoring.unpack(file, there)
    for words in told:
        assert words in i18n.text(caught.value.message)
    assert list(there.iterdir()) == []


def accepted(file: Path, there: Path) -> Parts:
    place = restoring.unpack(file, there).place
    return {path.relative_to(place).as_posix(): path.read_bytes() for path in place.rglob("*") if path.is_file()}


def peak_of(work: Callable[[], object]) -> int:
    """The bytes that some work needs at most."""
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


# ------------------------------------------------------------------------------------------- the archive


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_stored_and_deflated_files_are_read(file: Path, there: Path, method: int) -> None:
    found, manifest = parts_of(packed(FEW))
    file.write_bytes(archive_of([*found.items(), (MANIFEST, json.dumps(manifest).encode())], method))
    assert accepted(file, there) == FEW


class Pipe(io.BytesIO):
    """A file that can only be written from its start to its end."""

    def seekable(self) -> bool:
        return False

    def seek(self, *_: object) -> int:
        raise io.UnsupportedOperation


def test_an_archive_that_was_written_to_a_pipe_is_read(file: Path, there: Path) -> None:
    found, manifest = parts_of(packed(FEW))
    pipe = Pipe()
    with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as written:
        for name, data in [*found.items(), (MANIFEST, json.dumps(manifest).encode())]:
            written.writestr(name, data)
    file.write_bytes(pipe.getvalue())
    assert accepted(file, there) == FEW


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
@pytest.mark.parametrize("name", [MANIFEST, data_files.SETTINGS])
def test_other_methods_are_refused_before_anything_is_unpacked(file: Path, there: Path, method: int, name: str) -> None:
    found, manifest = parts_of(packed(FEW))
    files = {**found, MANIFEST: json.dumps(manifest).encode()}
    files[name] = b" " * (50 * MEGABYTE)
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as written:
        for each, content in files.items():
            written.writestr(each, content, method if each == name else zipfile.ZIP_DEFLATED)
    file.write_bytes(data.getvalue())
    assert peak_of(lambda: refused(file, there, name)) < 2 * MEGABYTE


def with_entry(data: bytes, name: str, **changed: int) -> bytes:
    """An archive in whose directory the entry of a file has other values."""
    places = {"flags": (8, 2), "method": (10, 2), "packed": (20, 4), "size": (24, 4), "mode": (40, 2), "place": (42, 4)}
    at = data.rindex(b"PK\x01\x02", 0, data.rindex(name.encode()))
    found = bytearray(data)
    for what, value in changed.items():
        begin, length = places[what]
        found[at + begin : at + begin + length] = value.to_bytes(length, "little")
    return bytes(found)


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"flags": 1}, data_files.DAILY),
        ({"flags": 0x41}, data_files.DAILY),
        ({"flags": 0x2000}, data_files.DAILY),
        ({"flags": 0x20}, data_files.DAILY),
        ({"method": 12}, data_files.DAILY),
        ({"method": 99}, data_files.DAILY),
        ({"method": 0}, data_files.DAILY),
        ({"mode": 0o120777}, data_files.DAILY),
        ({"mode": 0o040755}, data_files.DAILY),
        ({"mode": 0o010644}, data_files.DAILY),
        ({"size": 2**32 - 1}, data_files.DAILY),
        ({"size": 3}, data_files.DAILY),
        ({"packed": 2**32 - 1}, data_files.DAILY),
        ({"packed": 3}, data_files.DAILY),
        ({"place": 2**32 - 1}, data_files.DAILY),
        ({"place": 1}, "damaged"),
        ({"place": 0}, "damaged"),
    ],
)
def test_what_the_directory_says_of_a_file_must_be_plain_and_true(
    file: Path, there: Path, changed: dict[str, int], told: str
) -> None:
    file.write_bytes(with_entry(WHOLE, data_files.DAILY, **changed))
    refused(file, there, told)


def test_how_well_a_file_was_deflated_does_not_matter(file: Path, there: Path) -> None:
    file.write_bytes(with_entry(packed(FEW), data_files.SETTINGS, flags=6, mode=0o100600))
    assert accepted(file, there) == FEW


def test_files_that_share_their_bytes_are_refused(file: Path, there: Path) -> None:
    name, other = "matches/a.cardtable", "matches/b.cardtable"
    data = packed({name: b" " * MEGABYTE, other: b" " * MEGABYTE})
    with zipfile.ZipFile(io.BytesIO(data)) as archived:
        place = archived.getinfo(name).header_offset
    file.write_bytes(with_entry(data, other, place=place))
    refused(file, there, "damaged")
    # One that begins inside another: the other's bytes quote its head.
    file.write_bytes(with_entry(data, name, packed=2000))
    refused(file, there, "damaged")


@pytest.mark.parametrize("name", [MANIFEST, data_files.NOTES])
def test_what_a_file_holds_is_counted_and_not_believed(file: Path, there: Path, name: str) -> None:
    found, manifest = parts_of(packed({data_files.NOTES: b"{}"}))
    files = {**found, MANIFEST: json.dumps(manifest).encode()}
    size = len(files[name])
    files[name] = b" " * (60 * MEGABYTE)
    data = archive_of(files.items())
    file.write_bytes(with_entry(data, name, size=size))
    assert peak_of(lambda: refused(file, there, name)) < 2 * MEGABYTE
    file.write_bytes(data)
    assert peak_of(lambda: refused(file, there, name)) < 2 * MEGABYTE


def test_a_small_file_needs_little_memory_whatever_is_in_it(file: Path, there: Path) -> None:
    listed = b"[]," * 800_000
    for name, data in {
        MANIFEST: b'{"format": "cardtable-data", "version": 1, "files": [' + listed + b"[]]}",
        "profiles.json": b'{"profiles": 1, "people": [' + listed + b"[]]}",
        RESULTS: b"[" + listed + b"[]]",
    }.items():
        hostile = archive_of([(MANIFEST, data)]) if name == MANIFEST else packed({name: data})
        assert len(hostile) < 4_000
        file.write_bytes(hostile)
        assert peak_of(partial(refused, file, there, name)) < 80 * MEGABYTE


def test_no_part_has_more_values_than_memory_has_room_for(file: Path, there: Path) -> None:
    file.write_bytes(packed({data_files.NOTES: b'{"matches": {"x": [' + b"[]," * 15_000_000 + b"[]]}}"}))
    assert peak_of(lambda: refused(file, there, data_files.NOTES, "too many entries")) < 200 * MEGABYTE


def _with_end(data: bytes, **changed: int) -> bytes:
    """An archive whose last record has other values."""
    places = {"disk": (4, 2), "here": (8, 2), "entries": (10, 2), "size": (12, 4), "place": (16, 4), "comment": (20, 2)}
    found = bytearray(data)
    at = data.rindex(b"PK\x05\x06")
    for what, value in changed.items():
        begin, length = places[what]
        found[at + begin : at + begin + length] = value.to_bytes(length, "little")
    return bytes(found)


def _commented(data: bytes) -> bytes:
    return _with_end(data, comment=65_535) + b"PK\x05\x06" + b"x" * 65_531


def _zip64(data: bytes) -> bytes:
    """The same archive with the records of ZIP64, whose values differ."""
    at = data.rindex(b"PK\x05\x06")
    record = b"PK\x06\x06" + (44).to_bytes(8, "little") + bytes(12) + b"\x09".ljust(8, b"\0") * 2 + bytes(16)
    locator = b"PK\x06\x07" + bytes(4) + at.to_bytes(8, "little") + (1).to_bytes(4, "little")
    return _with_end(data[:at] + record + locator + data[at:], here=0xFFFF, entries=0xFFFF, size=2**32 - 1)


@pytest.mark.parametrize(
    "change",
    [
        _commented,
        _zip64,
        lambda data: data + b"\0",
        lambda data: data + b"x" * 100_000,
        lambda data: data[:-1],
        lambda data: data + data,
        lambda data: data[: data.rindex(b"PK\x05\x06")],
        lambda data: _with_end(data, disk=1),
        lambda data: _with_end(data, here=3, entries=3),
        lambda data: _with_end(data, entries=60_000),
        lambda data: _with_end(data, here=60_000, entries=60_000),
        lambda data: _with_end(data, here=0, entries=0),
        lambda data: _with_end(data, size=2**32 - 1),
        lambda data: _with_end(data, size=0),
        lambda data: _with_end(data, place=0),
        lambda data: _with_end(data, place=2**32 - 1),
    ],
)
def test_an_archive_with_another_end_is_refused(file: Path, there: Path, change: Callable[[bytes], bytes]) -> None:
    file.write_bytes(change(WHOLE))
    assert peak_of(lambda: refused(file, there, "damaged or incomplete")) < 2 * MEGABYTE


@pytest.mark.parametrize("before", [b"#!/bin/sh\n", b"\0", b"PK\x05\x06"])
def test_an_archive_with_something_before_it_is_refused(file: Path, there: Path, before: bytes) -> None:
    file.write_bytes(before + WHOLE)
    refused(file, there, "isn’t a backup")


def test_an_archive_with_too_many_files_is_refused_before_they_are_listed(file: Path, there: Path) -> None:
    end = _with_end(packed({})[-22:], here=65_001, entries=65_001, size=65_001 * 46, place=4)
    file.write_bytes(b"PK\x03\x04" + b"PK\x01\x02".ljust(46, b"\0") * 65_001 + end)
    assert peak_of(lambda: refused(file, there, "too large")) < 2 * MEGABYTE


def test_a_name_in_front_of_a_file_that_differs_from_the_listed_one_is_refused(file: Path, there: Path) -> None:
    file.write_bytes(WHOLE.replace(b"daily.json", b"notes.jsom", 1))
    refused(file, there, data_files.DAILY)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "isn’t a backup"),
        (b"no archive at all", "isn’t a backup"),
        (b"PK\x03\x04", "incomplete"),
        (b"PK\x03\x04" + b"\0" * 100, "incomplete"),
        (zlib.compress(WHOLE), "isn’t a backup"),
    ],
)
def test_what_is_no_archive_is_refused(file: Path, there: Path, data: bytes, told: str) -> None:
    file.write_bytes(data)
    refused(file, there, told)


def test_a_backup_that_is_cut_short_is_refused(file: Path, there: Path) -> None:
    for length in range(0, len(WHOLE), len(WHOLE) // 60):
        file.write_bytes(WHOLE[:length])
        refused(file, there, "damaged or incomplete" if length >= 4 else "isn’t a backup")


def test_a_backup_with_flipped_bytes_is_refused_or_the_same(file: Path, there: Path) -> None:
    whole = packed(FEW)
    for place in range(len(whole)):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :])
        try:
            backup = restoring.unpack(file, there)
        except BackupError:
            assert list(there.iterdir()) == []
        else:
            assert (backup.place / data_files.SETTINGS).read_bytes() == FEW[data_files.SETTINGS]
            restoring.forget(backup)
            assert list(there.iterdir()) == []


@posix
def test_only_a_regular_file_is_opened_and_nothing_waits(file: Path, there: Path, tmp_path: Path) -> None:
    os.mkfifo(file)
    refused(file, there, "regular file")
    for link, target in {"device": "/dev/zero", "folder": ".", "loop": "loop", "gone": "nowhere"}.items():
        place = tmp_path / link
        place.symlink_to(target)
        refused(place, there)


# ------------------------------------------------------------------------------------------- names

PATHS = (
    "../settings.json",
    "/etc/passwd",
    "matches/../../x.cardtable",
    "matches\\x.cardtable",
    "C:/x.cardtable",
    "C:x.cardtable",
    "matches/con.cardtable",
    "matches/LPT1.cardtable",
    "matches/.cardtable",
    "matches/x.cardtable/y.cardtable",
    "matches/x.cardtable/",
    "matches/",
    "matches",
    "matches//x.cardtable",
    "./settings.json",
    "matches/x.lock",
    "matches/x.exe",
    "matches/x.review",
    "statistics.sqlite",
    "statistics.sqlite-journal",
    "restore/ready",
    "cardtable.log",
    "other/x.cardtable",
    "matches/" + "x" * 240 + ".cardtable",
    "matches/" + "あ" * 80 + ".cardtable",
    "matches/a\nb.cardtable",
    "matches/a\x00b.cardtable",
    "matches/\u202ex.cardtable",
    "matches/x:y.cardtable",
    "",
    "SETTINGS.JSON",
)


@pytest.mark.parametrize("path", PATHS)
def test_a_path_that_does_not_belong_in_a_backup_is_refused(file: Path, there: Path, path: str) -> None:
    hostile = packed({**FEW, "notes.json": b"{}"})
    hostile = hostile.replace(b"notes.json", b"n" * 10) if not path else packed({**FEW, path: b"{}"})
    if "\x00" in path:
        # The module that writes archives cuts such names.
        hostile = packed({**FEW, path.replace("\x00", "_"): b"{}"}).replace(b"a_b.cardtable", b"a\x00b.cardtable")
    file.write_bytes(hostile)
    refused(file, there, "belong")
    assert not belongs(path)
    assert not (there.parent / "settings.json").exists()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("matches/a.cardtable", "matches/A.cardtable"),
        ("matches/straße.cardtable", "matches/STRASSE.cardtable"),
        ("matches/\u00e9.cardtable", "matches/e\u0301.cardtable"),
        ("matches/ﬁ.cardtable", "matches/fi.cardtable"),
        ("settings.json", "settings.json"),
        (MANIFEST, MANIFEST),
    ],
)
def test_two_files_that_are_one_on_some_system_are_refused(file: Path, there: Path, one: str, other: str) -> None:
    match = PARTS["matches/godan.cardtable"]
    found, manifest = parts_of(packed({**FEW, **({one: match, other: match} if one != other else {})}))
    files = [*found.items(), (MANIFEST, json.dumps(manifest).encode())]
    if one == other:
        files.append((other, b"{}"))
    file.write_bytes(archive_of(files))
    refused(file, there, other, "belong")


# ------------------------------------------------------------------------------------------- the manifest


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"format": "zip"}, "isn’t a backup"),
        ({"format": None}, "isn’t a backup"),
        ({"version": 2}, "newer version"),
        ({"version": 10**30}, "manifest.json"),
        ({"version": 0}, "manifest.json"),
        ({"version": True}, "manifest.json"),
        ({"saved": "yesterday"}, "saved"),
        ({"saved": "0001-01-01T00:00:00+00:00"}, "saved"),
        ({"saved": "1899-12-31T23:59:59+00:00"}, "saved"),
        ({"saved": "9999-12-31T23:59:59-23:59"}, "saved"),
        ({"saved": "2026-02-30T00:00:00+00:00"}, "saved"),
        ({"saved": 3}, "saved"),
        ({"files": [3]}, "files[0]"),
        ({"files": {}}, "files"),
        ({"files": [{"path": "settings.json", "size": 2}]}, "sha256"),
        ({"files": [{"path": "settings.json", "size": -1, "sha256": "0" * 64}]}, "size"),
        ({"files": [{"path": "settings.json", "size": 2**60, "sha256": "0" * 64}]}, "size"),
        ({"files": [{"path": "settings.json", "size": 2, "sha256": "x" * 64}]}, "sha256"),
        ({"files": [{"path": "settings.json", "size": 2, "sha256": "0" * 64, "modified": -1}]}, "modified"),
        ({"files": [{"path": "settings.json", "size": 2, "sha256": "0" * 64, "modified": 1e300}]}, "modified"),
        ({"files": [{"path": "settings.json", "size": 2, "sha256": "0" * 64, "modified": 2**63}]}, "modified"),
        ({"files": [{"path": "settings.json", "size": 2, "sha256": "0" * 64}] * 2}, "settings.json"),
        ({"files": [{"path": "settings.json", "size": 2, "sha256": "0" * 64}]}, "settings.json"),
        ({"files": [{"path": "settings.json", "size": 2_000_000_001, "sha256": "0" * 64}]}, "too large"),
        ({"files": [{"path": MANIFEST, "size": 2, "sha256": "0" * 64}]}, "damaged"),
        ({"files": [{"path": "notes.json", "size": 2, "sha256": "0" * 64}]}, "damaged"),
        ({"files": [{"path": "../x", "size": 2, "sha256": "0" * 64}]}, "damaged"),
        ({"files": []}, "belong"),
    ],
)
def test_a_manifest_that_is_wrong_is_refused(file: Path, there: Path, changed: dict[str, Any], told: str) -> None:
    file.write_bytes(packed(FEW, **changed))
    refused(file, there, told)


@pytest.mark.parametrize("data", [b"{", b"[]", b"", b"\xff", b"[" * 100_000, b'{"format": NaN}'])
def test_a_manifest_that_is_none_is_refused(file: Path, there: Path, data: bytes) -> None:
    file.write_bytes(archive_of([*FEW.items(), (MANIFEST, data)]))
    refused(file, there)


def test_an_archive_without_a_manifest_is_no_backup(file: Path, there: Path) -> None:
    file.write_bytes(archive_of(FEW.items()))
    refused(file, there, "isn’t a backup")


def test_a_part_that_was_changed_is_named(file: Path, there: Path) -> None:
    _, manifest = parts_of(WHOLE)
    for path in PARTS:
        changed = {**PARTS, path: PARTS[path] + b" "}
        file.write_bytes(archive_of([*changed.items(), (MANIFEST, json.dumps(manifest).encode())]))
        refused(file, there, path, "has changed since it was saved")


# ------------------------------------------------------------------------------------------- the parts

RESULT = json.loads(PARTS[RESULTS])[0]
OTHER = {**RESULT, "seat": 1, "share": 0.5}


def result(**changed: object) -> bytes:
    return json.dumps([{**RESULT, **changed}]).encode()


def other(path: str, *keys: str | int, value: object) -> bytes:
    """A part in which one value differs."""
    changed = inner = json.loads(PARTS[path])
    for key in keys[:-1]:
        inner = inner[key]
    inner[keys[-1]] = value
    return json.dumps(changed).encode()


HOSTILE = [
    (RESULTS, b"[3]"),
    (RESULTS, b"{}"),
    (RESULTS, b'[{"match": "m1"}]'),
    (RESULTS, result(match="../x")),
    (RESULTS, result(match="")),
    (RESULTS, result(match="a\x00")),
    (RESULTS, result(players=0)),
    (RESULTS, result(players=21)),
    (RESULTS, result(seat=3)),
    (RESULTS, result(seat=-1)),
    (RESULTS, result(rank=0)),
    (RESULTS, result(rank=4)),
    (RESULTS, result(share=1.5)),
    (RESULTS, result(share=float("nan"))),
    (RESULTS, result(ended=2**53)),
    (RESULTS, result(ended=-1)),
    (RESULTS, result(score=10**30)),
    (RESULTS, result(seconds=-1)),
    (RESULTS, result(game=None)),
    (RESULTS, result(game="")),
    (RESULTS, result(person="x" * 10_000)),
    (RESULTS, result(played_on=1)),
    (RESULTS, result(loss=-0.5)),
    (RESULTS, json.dumps([RESULT, RESULT]).encode()),
    (RESULTS, json.dumps([{**RESULT, "share": 1}, OTHER]).encode()),
    (RESULTS, json.dumps([RESULT, {**OTHER, "game": "godan"}]).encode()),
    (RESULTS, json.dumps([RESULT, {**OTHER, "players": 5}]).encode()),
    (data_files.SETTINGS, b"[look]\ntheme=dark\n"),
    (data_files.SETTINGS, other(data_files.SETTINGS, "values", "look/theme", value=3)),
    (data_files.SETTINGS, other(data_files.SETTINGS, "settings", value=2)),
    (data_files.OLD_SETTINGS, b"\xff\xfe[look]"),
    (data_files.OLD_SETTINGS, b"no section at all"),
    (data_files.PROFILES, other(data_files.PROFILES, "people", 0, "id", value="p2")),
    (data_files.PROFILES, other(data_files.PROFILES, "people", 0, "name", value="")),
    (data_files.PROFILES, other(data_files.PROFILES, "profiles", value=2)),
    (data_files.DAILY, other(data_files.DAILY, "days", "2026-11-23", "godan", "match", value="../x")),
    (data_files.DAILY, other(data_files.DAILY, "days", value={"0001": {}})),
    (data_files.DAILY, other(data_files.DAILY, "profiles", "p1", "2026-11-22", "meow", "players", value=0)),
    (data_files.DAILY, other(data_files.DAILY, "version", value=3)),
    (data_files.NOTES, other(data_files.NOTES, "matches", value=[])),
    (data_files.NOTES, other(data_files.NOTES, "notes", value=2)),
    ("matches/godan.cardtable", b"{}"),
    ("matches/godan.cardtable", other("matches/godan.cardtable", "actions", 0, value="fly")),
    ("matches/godan.cardtable", other("matches/godan.cardtable", "players", value=40)),
    ("matches/godan.cardtable", other("matches/godan.cardtable", "version", value=2)),
    ("matches/godan.cardtable", other("matches/godan.cardtable", "game", value="no game")),
    ("finished/m1.cardtable", other("finished/m1.cardtable", "deals", 0, "deck", 0, value="no card")),
    ("finished/m1.cardtable", b" " * 5_000_001),
    ("reviews/m1.review", b"{}"),
    ("reviews/m1.review", other("reviews/m1.review", "version", value=2)),
    ("reviews/m1.review", other("reviews/m1.review", "verdicts", 0, "chance", value=0.75)),
    ("reviews/m1.review", other("reviews/m1.review", "verdicts", 0, "index", value=10**9)),
    ("reviews/m1.review", other("reviews/m1.review", "verdicts", 0, "view", value="../x")),
    ("practice/one.exercise", b"{}"),
    ("practice/one.exercise", other("practice/one.exercise", "due", value="0000-00-00")),
    ("practice/one.exercise", other("practice/one.exercise", "solved", value=-1)),
    ("practice/one.exercise", other("practice/one.exercise", "played", value="fly")),
    ("practice/one.exercise", other("practice/one.exercise", "verdicts", 0, "best", value="pass")),
    ("practice/one.exercise", other("practice/one.exercise", "record", "actions", value=["fly"])),
    ("practice/one.exercise", other("practice/one.exercise", "version", value=2)),
    ("pads/p1.pad", b"{}"),
    ("pads/p1.pad", other("pads/p1.pad", "people", value=[])),
    ("pads/p1.pad", other("pads/p1.pad", "game", value="no game")),
    ("pads/p1.pad", other("pads/p1.pad", "options", "losing_limit", value=99)),
    ("pads/p1.pad", other("pads/p1.pad", "deals", 0, "answers", value=[])),
    ("pads/p1.pad", other("pads/p1.pad", "deals", 0, "answers", "winner", value={"a": 1})),
    ("pads/p1.pad", other("pads/p1.pad", "version", value=2)),
]


@pytest.mark.parametrize(("path", "data"), HOSTILE)
def test_a_part_that_the_program_cannot_read_is_refused_and_named(
    file: Path, there: Path, path: str, data: bytes
) -> None:
    file.write_bytes(packed({**PARTS, path: data}))
    refused(file, there, path, "can’t be used")


def test_a_finished_match_is_not_in_practice(file: Path, there: Path) -> None:
    """An exercise asks for a move, so there must be one to make."""
    exercise = json.loads(PARTS["practice/one.exercise"])
    exercise["record"] = json.loads(PARTS["finished/m1.cardtable"])
    for each in exercise["verdicts"]:
        each["action"] = each["best"] = "draw"
    exercise["played"] = "draw"
    file.write_bytes(packed({"practice/one.exercise": json.dumps(exercise).encode()}))
    refused(file, there, "one.exercise")


def test_a_review_by_another_version_stays_in_the_backup(file: Path, there: Path) -> None:
    data = other("reviews/m1.review", "program", value="0.1.0")
    file.write_bytes(packed({"reviews/m1.review": data}))
    assert accepted(file, there) == {"reviews/m1.review": data}


@pytest.mark.parametrize("error", [ValueError, KeyError, RecursionError, MemoryError, OverflowError, AssertionError])
def test_whatever_a_reader_raises_is_told_with_the_name_of_the_file(
    file: Path, there: Path, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def fail(*_: object) -> None:
        raise error

    part = part_checks.FILE_CHECKS[data_files.NOTES]
    monkeypatch.setitem(part_checks.FILE_CHECKS, data_files.NOTES, part._replace(check=fail))
    file.write_bytes(WHOLE)
    refused(file, there, data_files.NOTES, "unexpected")


def test_whatever_the_archive_raises_is_told(file: Path, there: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(archive.Archive, "_inflated", fail)
    file.write_bytes(WHOLE)
    refused(file, there, "unexpected")

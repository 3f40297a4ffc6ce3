"""The frozen program holds only the ICU data that it uses."""

import os
import struct
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest
from freezing.icu_data import reduced, wanted, with_less_data

HEADER = 32
"""Bytes of the made package's header; the package begins after as many other bytes."""


def library(items: dict[str, bytes]) -> bytes:
    """A library with other bytes before and after a package of these items."""
    mark = struct.pack("<H", HEADER) + b"\xda\x27" + bytes(8) + b"CmnD"
    names = b"".join(name.encode() + b"\0" for name in items)
    place, name_at = 4 + 8 * len(items) + len(names), 4 + 8 * len(items)
    place += -place % 16
    table = bytearray(struct.pack("<I", len(items)))
    for name, item in items.items():
        table += struct.pack("<II", name_at, place)
        name_at += len(name) + 1
        place += len(item) + -len(item) % 16
    body = b"".join(item + bytes(-len(item) % 16) for item in items.values())
    head = bytes(table) + names
    return (
        b"before \xda\x27!".ljust(HEADER) + mark.ljust(HEADER, b"\0") + head + bytes(-len(head) % 16) + body + b"after"
    )


def items_of(data: bytes) -> dict[str, bytes]:
    """The items in a package, each up to where the next one begins; the last one's end is not known."""
    toc = 2 * HEADER
    (count,) = struct.unpack_from("<I", data, toc)
    places = [struct.unpack_from("<II", data, toc + 4 + 8 * number) for number in range(count)]
    ends = [place for _, place in places[1:]] + [len(data) - toc]
    return {
        data[toc + name : data.index(b"\0", toc + name)].decode(): data[toc + place : toc + end]
        for (name, place), end in zip(places, ends, strict=True)
    }


FULL = {
    "icudt73l/af.res": b"Afrikaans" * 9,
    "icudt73l/brkitr/root.res": b"lines",
    "icudt73l/coll/de.res": b"German order",
    "icudt73l/coll/ja.res": b"Japanese order",
    "icudt73l/coll/ucadata.icu": b"order of all characters",
    "icudt73l/ibm-943_P15A-2003.cnv": b"an old encoding",
    "icudt73l/nfc.nrm": b"normal forms",
    "icudt73l/root.res": b"root" * 5,
    "icudt73l/unames.icu": b"names of characters",
    "icudt73l/zu.res": b"Zulu",
}


def test_only_items_that_the_program_uses_are_kept_unchanged() -> None:
    made = items_of(reduced(library(FULL))[0])
    assert list(made) == [
        "icudt73l/coll/ja.res",
        "icudt73l/coll/ucadata.icu",
        "icudt73l/nfc.nrm",
        "icudt73l/root.res",
    ]
    for name, item in made.items():
        assert item.rstrip(b"\0").startswith(FULL[name])


def test_nothing_else_in_the_library_moves() -> None:
    before = library(FULL)
    after, unused = reduced(before)
    assert len(after) == len(before)
    assert not any(after[unused.start : unused.stop])
    assert before[unused.stop :] == after[unused.stop :]
    assert after.startswith(before[: 2 * HEADER])
    assert after.endswith(b"after")
    assert b"Afrikaans" not in after


def test_a_library_without_a_package_is_refused() -> None:
    with pytest.raises(ValueError, match="no ICU data"):
        reduced(b"\xda\x27 something else")
    with pytest.raises(ValueError, match="no table"):
        reduced(library({"icudt73l/zu.res": b"", "icudt73l/af.res": b""}))
    with pytest.raises(ValueError, match=r"root\.res is not known"):
        reduced(library({"icudt73l/ja.res": b"", "icudt73l/root.res": b""}))


ICU = next((Path(PySide6.__file__).parent / "Qt" / "lib").glob("libicudata.so.*"), None)

needs_icu = pytest.mark.skipif(ICU is None, reason="Qt brings ICU on Linux only")

SORTED = """
from functools import cmp_to_key
from PySide6.QtCore import QByteArray, QCollator, QLocale, QTimeZone
for name in ("en_US", "ja_JP", "de_DE"):
    words = ["うみ", "山", "あお", "b", "A", "Zebra", "ä", "アカ", "川", "é", "z10", "z9"]
    print(name, sorted(words, key=cmp_to_key(QCollator(QLocale(name)).compare)))
for name in ("en_US", "ja_JP"):
    tokyo = QTimeZone(QByteArray(b"Asia/Tokyo"))
    kinds = QTimeZone.TimeType.StandardTime, QTimeZone.NameType.LongName
    print(tokyo.displayName(*kinds, QLocale(name)), QLocale(name).toUpper("straße"))
"""


@needs_icu
def test_only_icu_s_data_is_replaced_in_the_list_of_binaries_by_a_much_shorter_file(tmp_path: Path) -> None:
    assert ICU is not None
    table = [("Qt/lib/" + ICU.name, str(ICU), "BINARY"), ("libz.so.1", "/lib/libz.so.1", "BINARY")]
    (name, path, kind), other = with_less_data(table, tmp_path / "made" / "icu")
    assert (name, kind, other) == (table[0][0], "BINARY", table[1])
    assert Path(path).stat().st_size < ICU.stat().st_size / 10
    assert wanted("icudt73l/coll/root.res")


@needs_icu
def test_qt_sorts_and_names_time_zones_as_with_all_data(tmp_path: Path) -> None:
    assert ICU is not None
    ((_, path, _),) = with_less_data([("Qt/lib/" + ICU.name, str(ICU), "BINARY")], tmp_path)
    outputs = []
    for environment in ({}, {"LD_PRELOAD": path}):
        done = subprocess.run(
            [sys.executable, "-c", SORTED],
            env={**os.environ, **environment, "PYTHONUTF8": "1"},
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        )
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1]
    assert "日本標準時" in outputs[0]

"""Tags and notes on finished matches are kept in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardtable_gui.controller.saves.notes import LONGEST_NOTE, LONGEST_TAG, MOST_TAGS, Note, Notes, note_of, tags_of
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.core.files.data_files import NOTES
from cardtable_gui.core.files.locks import FileLock


@pytest.mark.parametrize(
    ("text", "tags"),
    [
        ("", ()),
        (" close , with  Mia,close", ("close", "with Mia")),
        ("接戦、初勝利，祭り", ("接戦", "初勝利", "祭り")),
        (", ,", ()),
        ("x" * 100, ("x" * LONGEST_TAG,)),
        (",".join(map(str, range(99))), tuple(map(str, range(MOST_TAGS)))),
    ],
)
def test_tags_are_read_from_a_text_with_commas(text: str, tags: tuple[str, ...]) -> None:
    assert tags_of(text) == tags


def test_notes_of_several_windows_are_all_kept(tmp_path: Path) -> None:
    one, other = Notes(tmp_path), Notes(tmp_path)
    one.put({"a": Note(("close",), "Lost by a point.")})
    other.put({"b": Note(("初勝利",))})
    one.put({"c": Note(text="c")})
    other.put({"c": Note()})
    assert one.all() == other.all() == {"a": Note(("close",), "Lost by a point."), "b": Note(("初勝利",))}
    assert sorted(path.name for path in tmp_path.iterdir()) == [NOTES]


@pytest.mark.parametrize("data", [b"{", b"[]", b'{"matches": 3}', b"\xff\xfe"])
def test_a_damaged_file_is_set_aside(tmp_path: Path, data: bytes) -> None:
    (tmp_path / NOTES).write_bytes(data)
    notes = Notes(tmp_path)
    assert notes.all() == {}
    assert (tmp_path / "damaged" / NOTES).read_bytes() == data
    notes.put({"a": Note(text="new")})
    assert notes.all() == {"a": Note(text="new")}


@pytest.mark.parametrize(
    ("told", "note"),
    [
        ({}, Note()),
        ({"tags": "close", "note": 3}, Note()),
        ({"tags": [3, "close", None], "note": "x"}, Note(("close",), "x")),
        ({"note": "x" * 10_000}, Note(text="x" * LONGEST_NOTE)),
    ],
)
def test_whatever_is_no_valid_part_of_a_note_is_left_out(told: dict[str, Any], note: Note) -> None:
    assert note_of(told) == note


def test_a_file_that_another_window_holds_for_long_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardtable_gui.core.files.disk.PAUSE_S", 0)
    lock = FileLock(tmp_path / "notes.lock")
    with pytest.raises(StoreError):
        Notes(tmp_path).put({"a": Note(text="x")})
    lock.release()
    Notes(tmp_path).put({"a": Note(text="x")})

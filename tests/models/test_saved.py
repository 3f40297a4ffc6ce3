"""The list of unfinished matches."""

from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from pytestqt.qtbot import QtBot

from cardtable_gui import i18n
from cardtable_gui.controller.saves import record_reader, saved_match
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.store_errors import InUseError
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files import record as record_module
from cardtable_gui.core.files.limits import Progress
from cardtable_gui.core.files.record import Record, dumps
from cardtable_gui.core.messages import Message
from cardtable_gui.models.saved import SavedModel, SavedRole
from tests.support.jobs_by_hand import JobsByHand, jobs_by_hand
from tests.support.long_records import endless
from tests.support.sessions import ANN, NORMAL, kobayakawa

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def put(store: Store) -> str:
    match_id = store.new()
    store.write(match_id, dumps(kobayakawa(ANN, NORMAL, Seat("", "easy")).record))
    store.release(match_id)
    return match_id


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


@pytest.fixture
def model(store: Store, qtbot: QtBot) -> SavedModel:
    del qtbot
    made = SavedModel(store)
    QAbstractItemModelTester(made, FATAL, made)
    return made


@pytest.fixture
def hand() -> Iterator[JobsByHand]:
    with jobs_by_hand() as made:
        yield made


def refresh(model: SavedModel, hand: JobsByHand) -> None:
    refreshed = QSignalSpy(model.refreshed)
    model.refresh()
    hand.drain()
    assert refreshed.count() == 1


def test_the_list_is_empty_until_it_is_read(store: Store, model: SavedModel, hand: JobsByHand) -> None:
    match_id = put(store)
    assert model.rowCount() == 0
    refresh(model, hand)
    assert [model.index(row).data(SavedRole.ID) for row in range(model.rowCount())] == [match_id]


def test_a_row_tells_game_progress_and_seats(store: Store, model: SavedModel, hand: JobsByHand) -> None:
    put(store)
    refresh(model, hand)
    row = model.index(0)
    assert row.data(SavedRole.GAME) == "kobayakawa"
    assert row.data(SavedRole.TITLE) == "Kobayakawa"
    assert row.data(SavedRole.PROGRESS) == "Round 1 of 7"
    assert row.data(SavedRole.SEATS) == f"Ann, Robin and {i18n.seat_name(2)}"
    assert row.data() == "Kobayakawa – Round 1 of 7"
    assert row.data(Qt.ItemDataRole.AccessibleTextRole) == "Kobayakawa – Round 1 of 7, with Ann, Robin and Player 3"
    assert row.data(SavedRole.MODIFIED).tzinfo is not None
    assert row.data(SavedRole.IN_USE) is False
    assert row.flags() & Qt.ItemFlag.ItemIsEnabled


def test_a_match_that_is_open_somewhere_cannot_be_chosen(store: Store, model: SavedModel, hand: JobsByHand) -> None:
    match_id = put(store)
    store.open(match_id)
    refresh(model, hand)
    assert model.index(0).data(SavedRole.IN_USE) is True
    assert not model.index(0).flags() & Qt.ItemFlag.ItemIsEnabled
    with pytest.raises(InUseError):
        model.remove(match_id)
    assert model.rowCount() == 1


def test_a_removed_match_leaves_list_and_disk(store: Store, model: SavedModel, hand: JobsByHand) -> None:
    kept, gone = put(store), put(store)
    refresh(model, hand)
    model.remove(gone)
    assert [model.index(row).data(SavedRole.ID) for row in range(model.rowCount())] == [kept]
    refresh(model, hand)
    assert model.rowCount() == 1


def test_a_list_that_has_not_changed_is_not_reset(store: Store, model: SavedModel, hand: JobsByHand) -> None:
    put(store)
    refresh(model, hand)
    reset = QSignalSpy(model.modelReset)
    refresh(model, hand)
    assert reset.count() == 0


def test_a_refresh_during_a_refresh_reads_once_more(store: Store, model: SavedModel, hand: JobsByHand) -> None:
    put(store)
    refreshed, reset = QSignalSpy(model.refreshed), QSignalSpy(model.modelReset)
    model.refresh()
    hand.work()
    put(store)
    model.refresh()
    model.refresh()
    assert model.reading
    hand.drain()
    assert (refreshed.count(), reset.count(), model.rowCount()) == (1, 2, 2)
    assert not model.reading


def test_who_waits_for_the_list_has_it_at_once_and_is_told_once(
    store: Store, model: SavedModel, hand: JobsByHand
) -> None:
    match_id = put(store)
    told = QSignalSpy(model.refreshed)
    model.refresh_at_once(30)
    assert [model.index(row).data(SavedRole.ID) for row in range(model.rowCount())] == [match_id]
    assert told.count() == 1
    hand.drain()
    assert told.count() == 1


def test_who_waits_too_shortly_has_the_list_later(store: Store, model: SavedModel, hand: JobsByHand) -> None:
    put(store)
    hand.slow = True
    model.refresh_at_once(0)
    assert model.rowCount() == 0
    hand.drain()
    assert model.rowCount() == 1


def test_files_that_were_set_aside_are_told(store: Store, model: SavedModel, hand: JobsByHand, tmp_path: Path) -> None:
    put(store)
    (tmp_path / "matches" / "bad.cardtable").write_bytes(b"?")
    refresh(model, hand)
    assert [damaged.name for damaged in store.set_aside.take()] == ["bad.cardtable"]
    assert model.rowCount() == 1


def test_a_folder_that_cannot_be_read_is_told(model: SavedModel, hand: JobsByHand, tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("a file is in the way", encoding="utf-8")
    failed = QSignalSpy(model.failed)
    model.refresh()
    hand.drain()
    assert isinstance(failed.at(0)[0], Message)


def test_a_change_of_language_is_told(store: Store, model: SavedModel, hand: JobsByHand) -> None:
    changed = QSignalSpy(model.dataChanged)
    model.retranslate()
    assert changed.count() == 0
    put(store)
    refresh(model, hand)
    model.retranslate()
    assert changed.count() == 1


def long_match(store: Store, monkeypatch: pytest.MonkeyPatch) -> str:
    """Add a long match to the store; files of its size count as large."""
    match_id, text = store.new(), dumps(endless(400))
    store.write(match_id, text)
    store.release(match_id)
    monkeypatch.setattr(record_reader, "LARGE", len(text) - 1)
    return match_id


def test_short_matches_are_listed_while_long_ones_are_read(
    store: Store, model: SavedModel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    short, long = put(store), long_match(store, monkeypatch)
    go_on, real = Event(), record_module.last_state

    def slow(record: Record, *arguments: Any) -> Any:
        assert len(record.actions) < 400 or go_on.wait(30)
        return real(record, *arguments)

    monkeypatch.setattr(saved_match, "last_state", slow)
    refreshed = QSignalSpy(model.refreshed)
    model.refresh()
    qtbot.waitUntil(lambda: model.rowCount() == 1)
    assert model.index(0).data(SavedRole.ID) == short
    assert refreshed.count() == 0
    go_on.set()
    qtbot.waitUntil(lambda: refreshed.count() == 1)
    assert {model.index(row).data(SavedRole.ID) for row in range(model.rowCount())} == {short, long}


def test_the_end_of_the_program_does_not_wait_for_long_matches(
    store: Store, model: SavedModel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    long_match(store, monkeypatch)
    playing, refreshed = Event(), QSignalSpy(model.refreshed)

    def endless_play(_record: Record, _game: Any, progress: Progress) -> None:
        playing.set()
        while not refreshed.count():
            progress(1, 2)

    monkeypatch.setattr(saved_match, "last_state", endless_play)
    model.refresh()
    assert playing.wait(30)
    model.stop()
    assert model.wait(30)
    qtbot.wait(20)
    assert refreshed.count() == 0

"""Library and statistics never read or write in the window's thread, and show what was known while others write."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable_gui.controller.saves.notes import Note, Notes
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.statistics.keeper import StatisticsKeeper
from cardtable_gui.core.files.data_file import DataFile
from cardtable_gui.core.files.data_files import NOTES, STATISTICS
from cardtable_gui.core.files.locks import FileLock
from cardtable_gui.views.shell.library.library_dialog import LibraryDialog
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.statistics.statistics_dialog import StatisticsDialog
from cardtable_gui.views.shell.statistics.view_rows import VIEWS
from tests.controller.statistics.played import ANN, HARD, finished, put_away


@pytest.fixture
def played(tmp_path: Path) -> list[str]:
    store = Store(tmp_path)
    ids = [put_away(store, finished("merchant", (ANN, HARD), seed=seed)) for seed in range(4)]
    StatisticsKeeper(store, tmp_path).update()
    return ids


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """What reads or writes matches, notes and statistics, with the thread that it is in."""
    found: list[tuple[str, int]] = []

    def watch(kind: type[Any], name: str) -> None:
        real: Callable[..., object] = getattr(kind, name)

        def watched(self: Any, *arguments: object, **named: object) -> object:
            file = self.path.name if isinstance(self, DataFile) else ""
            found.append((f"{kind.__name__}.{name} {file}".strip(), threading.get_ident()))
            return real(self, *arguments, **named)

        monkeypatch.setattr(kind, name, watched)

    for name in ("read", "change"):
        watch(DataFile, name)
    for name in ("read_finished", "remove_finished", "versions"):
        watch(Store, name)
    return found


def settle(shell: Shell, qtbot: QtBot) -> None:
    past = shell.past_matches
    qtbot.waitUntil(lambda: not (past.updater.busy or past.jobs.busy))


def test_nothing_is_read_or_written_in_the_windows_thread(
    played: list[str], asked: list[tuple[str, int]], shell: Shell, qtbot: QtBot, tmp_path: Path
) -> None:
    past = shell.past_matches
    asked.clear()
    with qtbot.waitSignal(past.updater.updated):
        shell.actions["library"].trigger()
    library = next(found for found in shell.window.findChildren(LibraryDialog) if found.isVisible())
    settle(shell, qtbot)
    QTest.keyClicks(library.search, "merchant")
    library.details.note.setPlainText("a note")
    library.details.commit()
    settle(shell, qtbot)
    ratio = library.devicePixelRatioF()
    qtbot.waitUntil(lambda: library.pictures.small(played[0], ratio) is not None)
    with qtbot.waitSignal(past.updater.updated):
        library._delete(played[0])
    library.close()
    with qtbot.waitSignal(past.updater.updated):
        shell.actions["statistics"].trigger()
    statistics = next(found for found in shell.window.findChildren(StatisticsDialog) if found.isVisible())
    for view in VIEWS:
        QTest.mouseClick(statistics.views.button(view), Qt.MouseButton.LeftButton)
        settle(shell, qtbot)
    statistics.export_to(tmp_path / "results.csv")
    past._ended = played[1]
    with qtbot.waitSignal(past.updater.updated):
        past.update()
    with qtbot.waitSignal(past.updater.read):
        past.updater.erase()
    settle(shell, qtbot)
    done = {what for what, _ in asked}
    assert done >= {
        f"DataFile.read {STATISTICS}",
        f"DataFile.change {STATISTICS}",
        f"DataFile.read {NOTES}",
        f"DataFile.change {NOTES}",
        "Store.read_finished",
        "Store.remove_finished",
        "Store.versions",
    }
    here = threading.get_ident()
    mine = [what for what, thread in asked if thread == here and "settings" not in what and "profiles" not in what]
    assert mine == []
    assert (tmp_path / "results.csv").exists()


def test_while_others_write_the_pages_show_what_was_known_and_say_why_there_is_no_more(
    played: list[str], shell: Shell, qtbot: QtBot, tmp_path: Path
) -> None:
    put_away(Store(tmp_path), finished(seed=9))
    with FileLock(tmp_path / "statistics.lock"):
        with qtbot.waitSignal(shell.past_matches.updater.failed):
            library = shell.past_matches.show_library()
            assert library.isVisible()
        assert library.model.total == 4
        assert "Another program is using it." in library.status.text()
        with qtbot.waitSignal(shell.past_matches.updater.failed):
            shell.past_matches.show_statistics()
        statistics = next(found for found in shell.window.findChildren(StatisticsDialog) if found.isVisible())
        settle(shell, qtbot)
        assert statistics.tiles[1].texts[0] == "4"
        assert "Another program is using it." in statistics.note.text()
    with qtbot.waitSignal(shell.past_matches.updater.updated):
        shell.past_matches.update()
    settle(shell, qtbot)
    assert library.model.total == 5
    assert statistics.tiles[1].texts[0] == "5"
    assert "Another program" not in statistics.note.text()


def test_before_anything_is_known_the_pages_say_that_they_read(shell: Shell, qtbot: QtBot) -> None:
    shell.past_matches.show_statistics()
    statistics = next(iter(shell.window.findChildren(StatisticsDialog)))
    assert statistics.reading.isVisible()
    assert not statistics.start_button.isVisible()
    library = shell.past_matches.show_library()
    assert "Reading" in library.empty.text()
    assert library.status.text() == ""
    with qtbot.waitSignal(shell.past_matches.updater.updated):
        pass
    settle(shell, qtbot)
    assert not statistics.reading.isVisible()
    assert "No finished matches yet" in library.empty.text()


def test_a_note_that_cannot_be_kept_now_stays_in_sight_and_the_reason_is_told(
    played: list[str], shell: Shell, qtbot: QtBot, tmp_path: Path
) -> None:
    library = shell.past_matches.show_library()
    with qtbot.waitSignal(shell.past_matches.updater.updated):
        pass
    settle(shell, qtbot)
    match = library.details.match
    with FileLock(tmp_path / "notes.lock"):
        library.details.note.setPlainText("not lost")
        library.details.commit()
        qtbot.waitUntil(lambda: "Another program is using it." in library.status.text())
        with qtbot.waitSignal(shell.past_matches.updater.updated):
            shell.past_matches.update()
        settle(shell, qtbot)
        assert library.model.note(match) == Note(text="not lost")
    assert match not in Notes(tmp_path).all()
    library.details.note.setPlainText("not lost at all")
    library.details.commit()
    settle(shell, qtbot)
    assert Notes(tmp_path).all()[match].text == "not lost at all"


def test_a_search_that_is_typed_before_everything_is_prepared_is_done_when_it_is(
    played: list[str], shell: Shell, qtbot: QtBot
) -> None:
    library = shell.past_matches.show_library()
    qtbot.waitUntil(lambda: library.model.total == 4)
    library._prepare_search()
    library.search.setText("nobody")
    assert library.model.rowCount() == 4
    settle(shell, qtbot)
    assert library.model.rowCount() == 0


def test_a_damaged_database_is_told_of_once_with_what_becomes_of_the_statistics(
    played: list[str], shell: Shell, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / STATISTICS).write_bytes(b"no database")
    with qtbot.waitSignal(shell.past_matches.updater.updated):
        shell.past_matches.show_statistics()
    settle(shell, qtbot)
    words = shell.notifications.notice.words
    assert "rebuilt" in words
    assert STATISTICS in words
    statistics = next(iter(shell.window.findChildren(StatisticsDialog)))
    assert statistics.tiles[1].texts[0] == "4"
    shell.notifications.notice.hide()
    with qtbot.waitSignal(shell.past_matches.updater.updated):
        shell.past_matches.update()
    assert not shell.notifications.notice.isVisible()

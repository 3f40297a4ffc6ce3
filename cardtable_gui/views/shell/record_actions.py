"""Records as files and as text: opening, saving, copying and pasting them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cardtable_gui.core.record import dumps
from cardtable_gui.settings import Settings
from cardtable_gui.views.shell import record_files
from cardtable_gui.views.shell.desk import Desk
from cardtable_gui.views.shell.tidings import Tidings


class RecordActions(QObject):
    """What the menus do with the record of the match that is on the table, and with others."""

    def __init__(self, window: QWidget, settings: Settings, desk: Desk, tidings: Tidings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._desk = desk
        self._tidings = tidings

    @Slot()
    def open(self) -> None:
        """Ask for a record and open it."""
        record_files.ask_open(self._window, self._settings, self._desk.open_file)

    @Slot()
    def save(self) -> None:
        """Ask where to, and save the record of the match that is on the table."""
        if self._desk.course is not None:
            record = self._desk.course.match.record
            record_files.ask_save(self._window, self._settings, record_files.proposed_name(record), self.save_to)

    @Slot()
    def copy(self) -> None:
        """Put the record of the match that is on the table on the clipboard, as text."""
        if self._desk.course is not None:
            QGuiApplication.clipboard().setText(dumps(self._desk.course.match.record))
            self._tidings.record_copied()

    @Slot()
    def paste(self) -> None:
        """Open the record that is on the clipboard as text."""
        self._desk.paste(QGuiApplication.clipboard().text())

    def save_to(self, path: Path) -> None:
        """Save the record of the match that is on the table to this file, and tell how it went."""
        if self._desk.course is None:
            return
        reason = record_files.write(path, self._desk.course.match.record)
        if reason:
            self._tidings.not_written(path.name, reason)
        else:
            self._tidings.written(path.name)

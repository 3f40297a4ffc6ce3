"""Records as files and as text: open, save, copy and paste."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cardtable_gui import i18n
from cardtable_gui.core.files.data_files import BACKUP_SUFFIX
from cardtable_gui.core.files.record import dumps
from cardtable_gui.later import importing_later
from cardtable_gui.settings import Settings
from cardtable_gui.views.plan import incoming_text
from cardtable_gui.views.shell.matches.match_manager import MatchManager
from cardtable_gui.views.shell.notices.notifications import Notifications

with importing_later():
    from cardtable_gui.controller import share_codes
    from cardtable_gui.views.shell.matches import record_files


class RecordActions(QObject):
    """The menu actions for records of the match on the table and of others."""

    code_given = Signal(str)
    """Text was pasted or dropped that may be a share code."""

    backup_given = Signal(Path)
    """A file was chosen or dropped that is a backup by its name."""

    def __init__(
        self, window: QWidget, settings: Settings, match_manager: MatchManager, notifications: Notifications
    ) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._match_manager = match_manager
        self._notifications = notifications

    @Slot()
    def open(self) -> None:
        """Ask for a record and open it."""
        record_files.ask_open(self._window, self._settings, self.open_file)

    @Slot(Path)
    def open_file(self, path: Path) -> None:
        """Open a record that was chosen or dropped; a backup is passed on."""
        if path.suffix.lower() == BACKUP_SUFFIX:
            self.backup_given.emit(path)
        else:
            self._match_manager.open_file(path)

    @Slot()
    def save(self) -> None:
        """Ask for a file name, and save the record of the match on the table."""
        self.save_then(lambda: None)

    def save_then(self, saved: Callable[[], None]) -> None:
        """As `save`; `saved` is called once the record is in the file."""
        if self._match_manager.source is not None:

            def save(path: Path) -> None:
                if self.save_to(path):
                    saved()

            record = self._match_manager.source.match.record
            record_files.ask_save(self._window, self._settings, record_files.proposed_name(record), save)

    @property
    def text(self) -> str:
        """The record of the match on the table, as text; empty: there is none."""
        source = self._match_manager.source
        return "" if source is None else dumps(source.match.record)

    @Slot()
    def copy(self) -> None:
        """Copy the record of the match on the table to the clipboard, as text."""
        if self._match_manager.source is not None:
            QGuiApplication.clipboard().setText(self.text)
            self._notifications.record_copied()

    @Slot()
    def paste(self) -> None:
        """Open the record that is on the clipboard as text; a share code is passed on."""
        self.take(incoming_text.on_clipboard())

    @Slot(str)
    def take(self, text: str) -> None:
        """Open a record that was pasted or dropped as text; a share code is passed on."""
        if share_codes.is_like_a_code(text):
            self.code_given.emit(text)
        else:
            self._match_manager.paste(text)

    def save_to(self, path: Path) -> bool:
        """Save the record of the match on the table to this file, and notify the player of the outcome."""
        if self._match_manager.source is None:
            return False
        reason = record_files.write(path, self._match_manager.source.match.record)
        if reason is None:
            self._notifications.written(path.name)
        else:
            self._notifications.not_written(path.name, i18n.text(reason))
        return reason is None

"""One-button play in the window: its cursor is made when it is first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable_gui.settings import ONE_BUTTON, AnyEntry, Settings
from cardtable_gui.timing import Clock
from cardtable_gui.views.shell.pages import Pages
from cardtable_gui.views.shell.window.look import Look
from cardtable_gui.views.shell.window.main_window import MainWindow
from cardtable_gui.views.shell.window.notifications import Notifications

if TYPE_CHECKING:
    from cardtable_gui.views.shell.one_button.scanner import Scanner
    from cardtable_gui.views.table.table_view import TableView


class OneButton(QObject):
    """Follows the setting, and tells the player how to use one-button play and how to leave it."""

    def __init__(
        self,
        window: MainWindow,
        look: Look,
        settings: Settings,
        clock: Clock,
        pages: Pages,
        notifications: Notifications,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._look = look
        self._settings = settings
        self._clock = clock
        self._pages = pages
        self._notifications = notifications
        self.scanner: Scanner | None = None
        """None until one-button play is first wanted."""
        settings.watch(self._setting_changed)
        self._setting_changed(ONE_BUTTON)

    def _setting_changed(self, entry: AnyEntry) -> None:
        if entry is not ONE_BUTTON:
            return
        on = self._settings.value(ONE_BUTTON)
        if on and self.scanner is None:
            # Not before it is wanted: it needs the table, which the start screen does without.
            from cardtable_gui.views.shell.one_button.scanner import Scanner  # noqa: PLC0415

            self.scanner = Scanner(self._window, self._look, self._settings, self._clock, self._table)
        if self.scanner is not None:
            self._notifications.one_button(on=on)

    def _table(self) -> TableView | None:
        page = self._pages.shown_table
        return None if page is None else page.table

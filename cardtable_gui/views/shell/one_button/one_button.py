"""One-button play in the window: its cursor is made when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable_gui.later import importing_later, when_asked
from cardtable_gui.setting_entries import AnyEntry
from cardtable_gui.settings import ONE_BUTTON, Settings
from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.look.look import Look

with importing_later():
    from cardtable_gui.views.shell.one_button import scanner

if TYPE_CHECKING:
    from cardtable_gui.views.shell.one_button.scanner import Scanner
    from cardtable_gui.views.table.table_view import TableView


class OneButton(QObject):
    """Follows the setting."""

    switched = Signal(bool)
    """One-button play was switched on or off."""

    def __init__(
        self, window: QWidget, look: Look, settings: Settings, clock: Clock, table: Callable[[], TableView | None]
    ) -> None:
        """`table`: returns the table if it is shown."""
        super().__init__(window)
        self._window = window
        self._look = look
        self._settings = settings
        self._clock = clock
        self._table = table
        settings.watch(self._switch, ONE_BUTTON)
        self._switch()

    @when_asked
    def scanner(self) -> Scanner:
        """What goes through the controls; it needs the table, which the start screen does without."""
        return scanner.Scanner(self._window, self._look, self._settings, self._clock, self._table)

    def _switch(self, _changed: frozenset[AnyEntry] = frozenset()) -> None:
        on = self._settings.value(ONE_BUTTON)
        if on:
            _ = self.scanner
        if OneButton.scanner.made(self) is not None:
            self.switched.emit(on)

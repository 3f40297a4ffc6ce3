"""The look in force: theme and text size from the settings and the system, laid over the window."""

from __future__ import annotations

from weakref import WeakSet

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from cardtable_gui.settings import TEXT_PERCENT, THEME, AnyEntry, Settings
from cardtable_gui.views import fonts, theme
from cardtable_gui.views.shell import style
from cardtable_gui.views.theme import Theme, Type


class Look(QObject):
    """Follows settings and system; dresses widgets in the style sheet, and tells painters when to paint anew."""

    changed = Signal()

    def __init__(self, application: QApplication, settings: Settings) -> None:
        """Put the look on the application at once."""
        super().__init__()
        self._application = application
        self._settings = settings
        self._dressed: WeakSet[QWidget] = WeakSet()
        self._sheet: str | None = None
        settings.watch(self._setting_changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._refresh)
        self._lay()

    @property
    def theme(self) -> Theme:
        """The colours in force."""
        chosen = self._settings.value(THEME)
        if chosen == "system":
            dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
            return theme.DARK if dark else theme.LIGHT
        return theme.THEMES[chosen]

    @property
    def percent(self) -> int:
        """The text size, 100 is normal."""
        return self._settings.value(TEXT_PERCENT)

    def scaled(self, length: float) -> int:
        """A length that grows with the text, in logical pixels."""
        return round(length * self.percent / 100)

    def px(self, size: Type) -> int:
        """A size of the type scale at the text size in force."""
        return size.px(self.percent)

    def dress(self, widget: QWidget) -> None:
        """Give a widget and all in it the style sheet, now and after every change."""
        self._dressed.add(widget)
        widget.setStyleSheet(self._current_sheet())

    def _setting_changed(self, entry: AnyEntry) -> None:
        if entry in (THEME, TEXT_PERCENT):
            self._refresh()

    def _refresh(self) -> None:
        self._sheet = None
        self._lay()
        for widget in list(self._dressed):
            widget.setStyleSheet(self._current_sheet())
        self.changed.emit()

    def _lay(self) -> None:
        self._application.setPalette(theme.palette(self.theme))
        self._application.setFont(fonts.font(Type.BODY, self.percent))

    def _current_sheet(self) -> str:
        if self._sheet is None:
            self._sheet = style.sheet(self.theme, self.percent)
        return self._sheet

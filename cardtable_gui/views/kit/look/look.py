"""The current look: theme and text size from the settings and the system, applied to the window.

The part needed for the first painting uses neither fonts nor Qt's name space `Qt`, whose import alone takes a quarter
of the start. The rest follows with `complete`.
"""

from __future__ import annotations

from weakref import WeakSet

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QWidget

from cardtable_gui.later import importing_later
from cardtable_gui.resources import resource
from cardtable_gui.settings import HIGH_CONTRAST, READING_TIME, TEXT_PERCENT, THEME, AnyEntry, Settings
from cardtable_gui.views.kit.look import reading_time, theme
from cardtable_gui.views.kit.look.theme import Theme, Type

with importing_later():
    from cardtable_gui.views.kit.look import fonts, style

_HALF = 128


class Look(QObject):
    """Follows settings and system: styles widgets, signals when to repaint, and chooses how long texts stay."""

    changed = Signal()

    def __init__(self, application: QApplication, settings: Settings) -> None:
        """Apply the colours to the application."""
        super().__init__()
        self._application = application
        self._settings = settings
        self._dressed: WeakSet[QWidget] = WeakSet()
        self._sheet: str | None = None
        self._applied: tuple[Theme, int] | None = None
        """The colours and the text size that the widgets have."""
        # The system's palette tells whether it is dark; asking `colorScheme` would import the name space `Qt`.
        self._system_dark = application.palette().window().color().lightness() < _HALF
        application.setPalette(theme.palette(self.theme))
        reading_time.choose(settings.value(READING_TIME))

    def complete(self) -> None:
        """Apply font and icon to the application, and follow settings and system from now on."""
        self._application.setWindowIcon(QIcon(str(resource("assets/icons/app.png"))))
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        self._settings.watch(self._setting_changed)
        self._lay()
        self._system_changed()

    @property
    def theme(self) -> Theme:
        """The current colours."""
        chosen = self._settings.value(THEME)
        dark = self._system_dark if chosen == "system" else chosen == "dark"
        return theme.theme_for(dark=dark, high_contrast=self._settings.value(HIGH_CONTRAST))

    @property
    def percent(self) -> int:
        """The text size in percent."""
        return self._settings.value(TEXT_PERCENT)

    def scaled(self, length: float) -> int:
        """A length that grows with the text, in logical pixels."""
        return round(length * self.percent / 100)

    def px(self, size: Type) -> int:
        """The pixels of a type size at the current text size."""
        return size.px(self.percent)

    def dress(self, widget: QWidget) -> None:
        """Apply the style sheet to a widget and its children, now and after every change."""
        self._dressed.add(widget)
        widget.setStyleSheet(self._current_sheet())

    def _system_changed(self) -> None:
        scheme = QGuiApplication.styleHints().colorScheme().name
        if scheme != "Unknown" and self._system_dark != (scheme == "Dark"):
            self._system_dark = scheme == "Dark"
            self._refresh()

    def _setting_changed(self, entry: AnyEntry) -> None:
        if entry is READING_TIME:
            reading_time.choose(self._settings.value(READING_TIME))
        # A profile may change them all at once: after the first one there is nothing left to do.
        if entry in (HIGH_CONTRAST, TEXT_PERCENT, THEME) and self._applied != (self.theme, self.percent):
            self._refresh()

    def _refresh(self) -> None:
        self._sheet = None
        self._lay()
        for widget in list(self._dressed):
            widget.setStyleSheet(self._current_sheet())
        self.changed.emit()

    def _lay(self) -> None:
        self._applied = self.theme, self.percent
        self._application.setPalette(theme.palette(self.theme))
        self._application.setFont(fonts.font(Type.BODY, self.percent))

    def _current_sheet(self) -> str:
        if self._sheet is None:
            self._sheet = style.sheet(self.theme, self.percent)
        return self._sheet

"""The current look: theme, text size and speed from the settings and the system, applied to the window.

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
from cardtable_gui.setting_entries import AnyEntry
from cardtable_gui.settings import (
    ANIMATION,
    HIGH_CONTRAST,
    MOTION,
    READING_TIME,
    TABLE_THEME,
    TEXT_PERCENT,
    THEME,
    Settings,
)
from cardtable_gui.views.kit.look import reading_time, theme
from cardtable_gui.views.kit.look.theme import Appearance, Theme, Type

with importing_later():
    from cardtable_gui.views.kit.look import fonts, style, system_motion

_HALF = 128
_SPEEDS = {"off": 0.0, "slow": 0.6, "normal": 1.0, "fast": 2.0}
"""The animation speed for each value of the setting."""


class Look(QObject):
    """Follows settings and system: styles widgets, and chooses how long texts stay."""

    changed = Signal()
    """`value` is another one, and what it says about colours and text is applied to all widgets."""

    def __init__(self, application: QApplication, settings: Settings) -> None:
        """Apply the colours to the application."""
        super().__init__()
        self._application = application
        self._settings = settings
        self._dressed: WeakSet[QWidget] = WeakSet()
        self._sheet: str | None = None
        self._system_motion: system_motion.SystemMotion | None = None
        # The system's palette tells whether it is dark; asking `colorScheme` would import the name space `Qt`.
        self._system_dark = application.palette().window().color().lightness() < _HALF
        self.value = self._read()
        application.setPalette(theme.palette(self.theme))
        reading_time.choose(settings.value(READING_TIME))
        settings.watch(
            self._setting_changed, ANIMATION, HIGH_CONTRAST, MOTION, READING_TIME, TABLE_THEME, TEXT_PERCENT, THEME
        )

    def complete(self) -> None:
        """Apply font and icon to the application, and follow the system from now on."""
        self._application.setWindowIcon(QIcon(str(resource("assets/icons/app.png"))))
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        self._system_motion = system_motion.SystemMotion(self)
        self._system_motion.changed.connect(self._follow)
        self._lay()
        self._system_changed()

    def ask_system(self) -> None:
        """Ask the system whether it wants less motion; the answer may come some time later. Only after `complete`."""
        assert self._system_motion is not None
        self._system_motion.ask()

    @property
    def theme(self) -> Theme:
        """The current colours."""
        return self.value.theme

    @property
    def percent(self) -> int:
        """The text size in percent."""
        return self.value.percent

    @property
    def speed(self) -> float:
        """The animation speed; 1 is normal, 0: no animation."""
        return self.value.speed

    def scaled(self, length: float) -> int:
        """A length that grows with the text, in logical pixels."""
        return round(length * self.percent / 100)

    def px(self, size: Type) -> int:
        """The pixels of a type size at the current text size."""
        return size.px(self.percent)

    def apply_look(self, widget: QWidget) -> None:
        """Apply the style sheet to a widget and its children, now and after every change."""
        self._dressed.add(widget)
        widget.setStyleSheet(self._current_sheet())

    def _read(self) -> Appearance:
        value = self._settings.value
        chosen, wanted = value(THEME), value(MOTION)
        dark = self._system_dark if chosen == "system" else chosen == "dark"
        reduced = self._system_motion is not None and self._system_motion.reduced
        less = wanted == "less" or (wanted == "system" and reduced)
        return Appearance(
            theme.theme_for(dark=dark, high_contrast=value(HIGH_CONTRAST)),
            value(TEXT_PERCENT),
            0.0 if less else _SPEEDS[value(ANIMATION)],
            value(TABLE_THEME),
        )

    def _system_changed(self) -> None:
        scheme = QGuiApplication.styleHints().colorScheme().name
        if scheme != "Unknown":
            self._system_dark = scheme == "Dark"
            self._follow()

    def _setting_changed(self, _changed: frozenset[AnyEntry]) -> None:
        reading_time.choose(self._settings.value(READING_TIME))
        self._follow()

    def _follow(self) -> None:
        """Take over what settings and system say, all at once."""
        before, self.value = self.value, self._read()
        if self.value == before:
            return
        if (self.theme, self.percent) != (before.theme, before.percent):
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

"""The profiles dialog while there is no profile: what profiles are for, and the button for the first one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable_gui.controller.profiles import COLOURS, MARKS
from cardtable_gui.views.kit.controls.button import Button
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space
from cardtable_gui.views.kit.pages.column import heading, words
from cardtable_gui.views.plan import profile_mark

_SHOWN = 5
"""How many marks are shown."""
_SIDE = 44
"""The side of a mark in logical pixels at normal text size."""
_WIDEST = 520
"""The largest width of the texts in logical pixels at normal text size."""


class NoProfiles(QWidget):
    """Texts and a button below a row of marks."""

    def __init__(self, look: Look) -> None:
        """Show the page; its texts come with `retranslate`."""
        super().__init__()
        self._look = look
        self._marks = _Marks(look)
        self._title, self._text = heading("headline"), words("soft")
        self.button = Button()
        self.button.setProperty("kind", "primary")
        self.button.setAutoDefault(False)
        self._middle = QWidget()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, Space.VAST, 0, Space.VAST)
        row.addStretch(1)
        row.addWidget(self._middle, 10_000)
        row.addStretch(1)
        lines = QVBoxLayout(self._middle)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(Space.WIDE)
        centre = Qt.AlignmentFlag.AlignHCenter
        lines.addStretch(1)
        lines.addWidget(self._marks, 0, centre)
        for label in (self._title, self._text):
            label.setAlignment(centre)
            lines.addWidget(label)
        lines.addWidget(self.button, 0, centre)
        lines.addStretch(1)
        look.changed.connect(self._fit)
        self._fit()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self._title.setText(QCoreApplication.translate("profiles", "Several people at one screen?"))
        self._text.setText(
            QCoreApplication.translate(
                "profiles",
                "A profile gives you your own language, text size and colours. Choose profiles for the seats when "
                "you set up a match.",
            )
        )
        self.button.setText(QCoreApplication.translate("profiles", "New profile"))

    def _fit(self) -> None:
        self._middle.setMaximumWidth(self._look.scaled(_WIDEST))


class _Marks(QWidget):
    """Some marks side by side, each in another colour. Decoration: nothing is read out."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        look.changed.connect(self._resize)
        self._resize()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        side, step = self._look.scaled(_SIDE), self._step
        for place in range(_SHOWN):
            paint_at = QRectF(place * step, 0, side, side)
            profile_mark.paint(painter, paint_at, COLOURS[place * 3 % len(COLOURS)], MARKS[place + 1])

    @property
    def _step(self) -> int:
        return self._look.scaled(_SIDE) + Space.SNUG

    def _resize(self) -> None:
        self.setFixedSize(QSize(self._step * _SHOWN - Space.SNUG, self._look.scaled(_SIDE)))

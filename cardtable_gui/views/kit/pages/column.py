"""Common parts of the start screen's pages: a centred, scrolling column on the table's background."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from cardtable_gui.views.kit.controls.phrased import PhrasedLabel
from cardtable_gui.views.kit.controls.touch_scroll import TouchScroll
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space

WIDEST = 1120
"""Lines and covers are limited to this width (at normal text size)."""
UNLIMITED = 16_777_215
"""As wide or high as a widget may be: Qt's QWIDGETSIZE_MAX, which PySide lacks."""


class PageBackground(QWidget):
    """The table top in the background of the start screen: its colour, darker towards the edges."""

    def __init__(self, look: Look) -> None:
        """Follow the current look."""
        super().__init__()
        self._look = look
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        gradient = QRadialGradient(
            QPointF(self.width() / 2, self.height() * 0.35), max(self.width(), self.height()) * 0.75
        )
        gradient.setColorAt(0, theme.surface)
        gradient.setColorAt(1, theme.surface_deep)
        painter = QPainter(self)
        painter.fillRect(event.rect(), gradient)
        painter.end()


class Column(QScrollArea):
    """A centred column of widgets that scrolls if there is not enough room."""

    def __init__(self, look: Look, widest: int = WIDEST) -> None:
        """An empty column, at most `widest` wide at normal text size; add widgets to `lines`."""
        super().__init__()
        self._look = look
        self._widest = widest
        self._narrow: int | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        # Focused widgets are scrolled into view, and Page Up and Down scroll from there.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Its room is reserved: lines that wrap differently with and without it could make it flicker endlessly.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.verticalScrollBar().rangeChanged.connect(self._show_bar)
        self.verticalScrollBar().setEnabled(False)
        # Python would look at all classes of Qt's widgets to find out what Qt's own viewport is: 12 ms, and a MiB.
        self._ground = QWidget()
        self._ground.setObjectName("qt_scrollarea_viewport")
        self.setViewport(self._ground)
        self._content = QWidget()
        self._content.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.lines = QVBoxLayout(self._content)
        self.lines.setContentsMargins(Space.VAST, Space.WIDE, Space.VAST, Space.WIDE)
        self.lines.setSpacing(Space.WIDE)
        outer = QWidget()
        row = QHBoxLayout(outer)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(self._content, 10_000)
        row.addStretch(1)
        self.setWidget(outer)
        TouchScroll(self)
        outer.setAutoFillBackground(False)
        look.changed.connect(self._fit)
        self._fit()

    def narrow(self, width: int | None) -> None:
        """Limit the width, in logical pixels, whatever the text size; None: the usual width."""
        self._narrow = width
        self._fit()

    def _show_bar(self) -> None:
        """Show the scroll bar's handle only if there is something to scroll: a disabled one has none."""
        bar = self.verticalScrollBar()
        bar.setEnabled(bar.maximum() > bar.minimum())

    def _fit(self) -> None:
        usual = max(self._widest, self._look.scaled(self._widest)) + 2 * Space.VAST
        self._content.setMaximumWidth(usual if self._narrow is None else self._narrow)


def heading(kind: str = "title") -> QLabel:
    """A section heading; `kind` is a size of the type scale in lower case."""
    label = PhrasedLabel()
    label.setProperty("type", kind)
    return label


def words(tone: str = "", kind: str = "") -> QLabel:
    """A label that wraps."""
    label = PhrasedLabel()
    if tone:
        label.setProperty("tone", tone)
    if kind:
        label.setProperty("type", kind)
    return label


def panel() -> tuple[QFrame, QVBoxLayout]:
    """A panel on the background, and the layout in it."""
    sheet = QFrame()
    sheet.setProperty("surface", "panel")
    lines = QVBoxLayout(sheet)
    lines.setContentsMargins(Space.WIDE, Space.WIDE - 4, Space.WIDE, Space.WIDE)
    lines.setSpacing(Space.EASY)
    return sheet, lines

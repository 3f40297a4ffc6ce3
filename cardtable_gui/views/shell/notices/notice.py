"""A short message over the window that disappears by itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.controls.icons import IconButton
from cardtable_gui.views.kit.controls.phrased import PhrasedLabel
from cardtable_gui.views.kit.look import reading_time
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.style import mark
from cardtable_gui.views.kit.look.theme import Space, Type
from cardtable_gui.views.kit.pictures.drawings import Drawing
from cardtable_gui.views.kit.text import screen_reader

BRIEF_MS = 3500
LONG_MS = 12_000
BRIEF_EM = 26
"""The width of the longest line that's read in so short a time, in units of body text."""
_TOP = 2
_BESIDE_HOME = 48
"""Width left free for the way back to the start screen, at normal text size."""
_TOOLS = 320
"""Width of the tools at the right."""
_TWO_LINES_FIT = 100
"""Up to this text size, in percent, two lines don't reach below the tools; larger ones are set a little smaller."""
_PICTURE = 34
"""The side of a picture at normal text size."""
_LEAST = 400
"""The least width of an error message."""


class Notice(QFrame):
    """Floats over the upper edge of its parent, beside the tools, so that it covers nothing needed to play.

    Errors and long messages stay longer than others.
    """

    def __init__(self, look: Look, clock: Clock, parent: QWidget) -> None:
        """Hidden until there is a message."""
        super().__init__(parent)
        self._look = look
        self._over = parent
        self.setProperty("surface", "notice")
        self.picture = Drawing(look, _PICTURE)
        self._words = PhrasedLabel()
        self._close = IconButton("cross", look)
        self._close.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.WIDE, Space.HAIR, Space.SNUG, Space.HAIR)
        row.setSpacing(Space.EASY)
        row.addWidget(self.picture)
        row.addWidget(self._words, 1)
        row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self._timer = clock.timer(self, self.hide)
        parent.installEventFilter(self)
        self._retranslate()
        self.hide()

    @property
    def words(self) -> str:
        """The current message; empty if there is none."""
        return "" if self.isHidden() else self._words.text()

    def tell(self, words: str, *, trouble: bool = False, picture: str = "") -> None:
        """Show this message instead of the previous one, beside the drawing at a path from the data root."""
        self._words.setText(words)
        self._illustrate(picture)
        mark(self, tone="bad" if trouble else "")
        self._place()
        self.show()
        self.raise_()
        brief = self._line() <= BRIEF_EM * Type.BODY.px(self._look.percent)
        reading_time.start(self._timer, BRIEF_MS if brief and not trouble else LONG_MS)
        screen_reader.announce(self, words)

    def stay(self, words: str) -> None:
        """Show this message until it is closed, without announcing it."""
        self._timer.stop()
        self._words.setText(words)
        self._illustrate("")
        mark(self, tone="")
        self._place()
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _illustrate(self, picture: str) -> None:
        self.picture.show_drawing(picture)
        self.picture.setVisible(bool(picture))

    def _place(self) -> None:
        parent = self._over
        left, right = self._look.scaled(_BESIDE_HOME), self._look.scaled(_TOOLS)
        widest = max(parent.width() - left - right, min(parent.width() - 2 * Space.SNUG, self._look.scaled(_LEAST)))
        around = self._close.sizeHint().width() + Space.WIDE + Space.SNUG + Space.EASY + 4
        picture = QSize(0, 0) if self.picture.isHidden() else self.picture.sizeHint()
        around += picture.width() + Space.EASY if picture.width() else 0
        mark(self._words, type="")
        if self._look.percent > _TWO_LINES_FIT and self._line() + around > widest:
            mark(self._words, type="caption")
        width = min(widest, self._line() + around)
        inner = (self._words.heightForWidth(width - around), self._close.sizeHint().height(), picture.height())
        height = max(inner) + 2 * Space.HAIR + 4
        size = QSize(width, height)
        self.resize(size)
        self.move(max(Space.SNUG, min(left, parent.width() - width - Space.SNUG)), _TOP)

    def _line(self) -> int:
        """The width of the words in one line."""
        return self._words.fontMetrics().horizontalAdvance(self._words.text()) + 2

    def _retranslate(self) -> None:
        self._close.tell(QCoreApplication.translate("window", "Close"))

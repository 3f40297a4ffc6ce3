"""The log of the match in words, beside the table."""

from __future__ import annotations

from itertools import takewhile

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QModelIndex, Qt, QTimer, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QResizeEvent,
    QShowEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)

from cardtable_gui.controller.match_source import MatchSource
from cardtable_gui.core.events import DealEnded, Event
from cardtable_gui.models.log import LogKind, LogModel, LogRole
from cardtable_gui.views.kit.controls.reading_keys import ReadingKeys
from cardtable_gui.views.kit.controls.touch_scroll import TouchScroll
from cardtable_gui.views.kit.look import focus_ring, fonts
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space, Type, blended
from cardtable_gui.views.kit.text import screen_reader
from cardtable_gui.views.kit.text.copied_text import as_plain_text
from cardtable_gui.views.kit.text.phrases import JOINER, bound, spoken
from cardtable_gui.views.kit.text.plain_text import Document, TextView, show_document

_AT_ONCE = 80
"""How many lines are written without a pause."""
_OWN = 0.12
"""Opacity of the gold background of the onlooker's actions."""


class LogPanel(TextView):
    """Follows a session; the newest line stays visible unless the reader has scrolled away.

    Lines for events that the table has yet to animate are held back: see `keep_back`.

    A document and not a list view: a new line costs the same in a match of any length.
    """

    def __init__(self, look: Look) -> None:
        """Start without a session."""
        super().__init__()
        self._look = look
        self._log: LogModel | None = None
        self._source: MatchSource | None = None
        self._at_end = True
        self._stale = False
        self._lines = 0
        """The number of written lines."""
        self._open: int | None = None
        """The number of lines that may be written now; None: all."""
        self._catching_up = QTimer(self, singleShot=True, interval=0)
        self._catching_up.timeout.connect(self._catch_up)
        self.setReadOnly(True)
        self.setFrameShape(TextView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        TouchScroll(self)
        ReadingKeys(self)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        look.changed.connect(self._look_changed)
        self._retranslate()

    def show_session(self, session: MatchSource | None) -> None:
        """Follow this session or replay."""
        if self._log is not None:
            self._log.deleteLater()
            self._log = None
        self._source = session
        if session is not None:
            self._log = LogModel(session, self)
            self._log.rowsInserted.connect(self._inserted)
            self._log.rowsRemoved.connect(self._removed)
            self._log.modelReset.connect(self._rewrite)
            self._log.dataChanged.connect(self._rewrite)
        self._at_end = True
        self._open = None
        self._rewrite()

    def toPlainText(self) -> str:
        """The text without word joiners."""
        return super().toPlainText().replace(JOINER, "")

    def createMimeDataFromSelection(self) -> QMimeData:
        return as_plain_text(super().createMimeDataFromSelection())

    @Slot(bool)
    def keep_back(self, on: bool) -> None:
        """Hold back new lines until their events were shown on the table (`tell`), or write all lines again."""
        self._open = None if not on else 0 if self._log is None else self._log.rowCount()
        self._catch_up()

    @Slot(object)
    def tell(self, event: Event) -> None:
        """Write the lines of an event that was shown on the table, and all before it."""
        if self._log is None or self._open is None:
            return
        kind = LogKind.RESULT if isinstance(event, DealEnded) else LogKind.LINE
        kinds = [self._log.index(row).data(LogRole.KIND) for row in range(self._open, self._log.rowCount())]
        before = list(takewhile(lambda each: each != kind, kinds))
        own = list(takewhile(lambda each: each == kind, kinds[len(before) :]))
        self._open += len(before) + (len(own) if kind == LogKind.RESULT else 1)
        self._catch_up()

    def _allowed(self) -> int:
        """The number of lines that may be written."""
        rows = 0 if self._log is None else self._log.rowCount()
        return rows if self._open is None else min(rows, self._open)

    def showEvent(self, event: QShowEvent) -> None:
        # When it's first shown, Qt scrolls to the cursor, which is at the top.
        at_end = self._at_end
        super().showEvent(event)
        if at_end:
            self._to_end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        at_end = self._at_end
        super().resizeEvent(event)
        if at_end:
            self._to_end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _look_changed(self) -> None:
        """Write everything anew, once for several changes of the look at a time."""
        if not self._stale:
            self._stale = True
            QTimer.singleShot(0, self, self._rewrite)

    def _rewrite(self) -> None:
        self._stale = False
        at_end = self._at_end
        written = Document(self)
        written.setUndoRedoEnabled(False)
        written.setDefaultFont(fonts.font(Type.BODY, self._look.percent))
        written.setDocumentMargin(focus_ring.inset(Space.EASY))
        self._lines = min(self._allowed(), _AT_ONCE)
        self._write(written, 0, self._lines - 1)
        show_document(self, written)
        if at_end:
            self._to_end()
        self._catching_up.start()

    def _inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        """Handle lines added at the end; many at once are written in portions to keep the window responsive."""
        del parent, first, last
        if not self._catching_up.isActive():
            self._catch_up()

    def _catch_up(self) -> None:
        """Write missing lines, at most `_AT_ONCE`."""
        at_end = self._at_end
        last = min(self._allowed(), self._lines + _AT_ONCE) - 1
        if last < self._lines:
            return
        self._write(self.document(), self._lines, last)
        self._lines = last + 1
        if at_end:
            self._to_end()
        if self._lines < self._allowed():
            self._catching_up.start()

    def _removed(self, parent: QModelIndex, first: int, last: int) -> None:
        """Handle lines removed at the end: one row is one block."""
        del parent, last
        if self._open is not None:
            self._open = min(self._open, first)
        if not first:
            self._rewrite()
            return
        if first >= self._lines:
            return
        self._lines = first
        cursor = QTextCursor(self.document().findBlockByNumber(first - 1))
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()

    def _write(self, document: QTextDocument, first: int, last: int) -> None:
        """Append these rows to a document."""
        if self._log is None or last < first:
            return
        cursor = QTextCursor(document)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        before = self._log.index(first - 1).data(LogRole.SEAT) if first else None
        for row in range(first, last + 1):
            index = self._log.index(row)
            kind, seat = index.data(LogRole.KIND), index.data(LogRole.SEAT)
            block = self._block(kind, top=not row, goes_on=seat is not None and seat == before, own=self._is_own(seat))
            if row:
                cursor.insertBlock(block)
            else:
                cursor.setBlockFormat(block)
            self._write_line(cursor, str(index.data()), kind, index.data(LogRole.NAME))
            before = seat
        cursor.endEditBlock()

    def _write_line(self, cursor: QTextCursor, words: str, kind: LogKind, name: str) -> None:
        """Write one line, with the player's name in bold; lines of the game itself are subdued."""
        theme = self._look.theme
        # A screen reader reads the document itself, and might not handle the word joiners.
        listening = screen_reader.is_listening()
        words = spoken(words) if listening else words
        if kind == LogKind.HEADING:
            cursor.insertText(words, _lettering(theme.accent, bold=True))
            return
        plain = _lettering(theme.ink if name else theme.ink_soft)
        before, found, _ = words.partition(name) if name else (words, "", "")
        letters = tuple(words) if listening else bound(words)
        cursor.insertText("".join(letters[: len(before)]), plain)
        if found:
            end = len(before) + len(found)
            cursor.insertText("".join(letters[len(before) : end]), _lettering(theme.ink, bold=True))
            cursor.insertText("".join(letters[end:]), plain)

    def _is_own(self, seat: int | None) -> bool:
        return self._source is not None and seat is not None and seat == self._source.onlooker

    def _block(self, kind: LogKind, *, top: bool, goes_on: bool, own: bool) -> QTextBlockFormat:
        """The format of a line: one player's lines are grouped, and the onlooker's have a tinted background."""
        made = QTextBlockFormat()
        space = Space.WIDE if kind == LogKind.HEADING else Space.HAIR if goes_on else Space.SNUG - Space.HAIR
        made.setTopMargin(0 if top else space)
        made.setBottomMargin(Space.HAIR)
        made.setLeftMargin(Space.EASY if kind == LogKind.RESULT else 0)
        if own:
            made.setBackground(blended(self._look.theme.panel, self._look.theme.glow, _OWN))
        return made

    def _scrolled(self, value: int) -> None:
        self._at_end = value >= self.verticalScrollBar().maximum() - Space.SNUG

    def _to_end(self) -> None:
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())
        self._at_end = True

    def _retranslate(self) -> None:
        self.setAccessibleName(QCoreApplication.translate("window", "Log"))
        if self._log is not None:
            self._log.retranslate()


def _lettering(colour: QColor, *, bold: bool = False) -> QTextCharFormat:
    made = QTextCharFormat()
    made.setForeground(colour)
    made.setFontWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    return made

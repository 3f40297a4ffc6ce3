"""Explained words in a text that a widget of the table paints: links with tips."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPen, QTextLayout, QTextOption
from PySide6.QtWidgets import QWidget

from cardtable_gui.views.kit.text.fitted_text import Fitted, text_font
from cardtable_gui.views.kit.text.letters import qt_length
from cardtable_gui.views.kit.text.plain_text import show_tip
from cardtable_gui.views.plan.explained_words import Word, found_in

_LINE = "\u2028"


@dataclass(frozen=True, slots=True)
class Link:
    """A word, and where it is painted."""

    area: QRectF
    word: Word


def _links_in(fitted: Fitted, rect: QRectF, words: Mapping[str, Word], *, bold: bool) -> tuple[Link, ...]:
    """The words in a text that `fitted_text.write` has written into a rectangle, wrapped and centred vertically."""
    places = found_in(fitted.text.replace("\n", ""), words)
    if not places:
        return ()
    # Line breaks are no letters of the text in which words were looked for.
    shifts = [at - number for number, at in enumerate(i for i, letter in enumerate(fitted.text) if letter == "\n")]
    layout = QTextLayout(fitted.text.replace("\n", _LINE), text_font(fitted.px, bold=bold))
    option = QTextOption(Qt.AlignmentFlag.AlignLeft)
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    high = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(rect.width())
        line.setPosition(QPointF(0, high))
        high += line.height()
    layout.endLayout()
    corner = QPointF(rect.left(), rect.top() + (rect.height() - high) / 2)
    found: list[Link] = []
    for place in places:
        start = place.start + sum(shift <= place.start for shift in shifts)
        end = place.start + place.length + sum(shift < place.start + place.length for shift in shifts)
        first, last = qt_length(fitted.text[:start]), qt_length(fitted.text[:end])
        found += [Link(area.translated(corner), place.word) for area in _areas(layout, first, last)]
    return tuple(found)


def _areas(layout: QTextLayout, start: int, end: int) -> list[QRectF]:
    """The areas of some letters, as Qt counts them, one for each line on which they are."""
    found = []
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        first, last = max(start, line.textStart()), min(end, line.textStart() + line.textLength())
        if first < last:
            # The stubs call the pair of pixel and letter an object.
            left, right = (cast("tuple[float, int]", line.cursorToX(letter))[0] for letter in (first, last))
            found.append(QRectF(left, line.y(), right - left, line.height()))
    return found


class WordLinks(QObject):
    """The links in the text of one widget, which paints them and passes presses on; their tips show by themselves."""

    wanted = Signal(str)
    """A word was pressed; carries its id."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._words: Mapping[str, Word] = {}
        self._links: tuple[Link, ...] = ()
        widget.installEventFilter(self)

    @property
    def shown(self) -> Sequence[Link]:
        """The links as painted last."""
        return self._links

    def set_words(self, words: Mapping[str, Word]) -> None:
        """Set the words that the rules explain, by form."""
        self._words = words
        self._widget.update()

    def paint(self, painter: QPainter, fitted: Fitted, rect: QRectF, colour: QColor, *, bold: bool = False) -> None:
        """Underline the words with dots in a text that has just been written; `rect` is where."""
        self._links = _links_in(fitted, rect, self._words, bold=bold)
        painter.setPen(QPen(colour, 1.2, Qt.PenStyle.DotLine))
        for link in self._links:
            bottom = link.area.bottom() - 0.5
            painter.drawLine(QPointF(link.area.left(), bottom), QPointF(link.area.right(), bottom))

    def at(self, point: QPointF) -> Word | None:
        """The word at a point of the widget."""
        return next((link.word for link in self._links if link.area.contains(point)), None)

    def press(self, point: QPointF) -> bool:
        """Emit `wanted` if there is a word at a point of the widget; return whether there is."""
        word = self.at(point)
        if word is not None:
            self.wanted.emit(word.id)
        return word is not None

    def eventFilter(self, _widget: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return False
        word = self.at(QPointF(event.pos()))
        show_tip(event.globalPos(), "" if word is None else word.tip, self._widget, wrapped=True)
        return True

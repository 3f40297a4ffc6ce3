"""Explained words in a text that is painted on the table: links with tips."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTextLayout, QTextOption

from cardtable_gui.views.explained_words import Word, found_in
from cardtable_gui.views.table.scene.fitted_text import Fitted, text_font

_LINE = "\u2028"


@dataclass(frozen=True, slots=True)
class Link:
    """A word, and where it is painted."""

    area: QRectF
    word: Word


def links(fitted: Fitted, rect: QRectF, words: Mapping[str, Word], *, bold: bool = False) -> tuple[Link, ...]:
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
        found += [Link(area.translated(corner), place.word) for area in _areas(layout, start, end)]
    return tuple(found)


def _areas(layout: QTextLayout, start: int, end: int) -> list[QRectF]:
    """The areas of some letters, one for each line on which they are."""
    found = []
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        first, last = max(start, line.textStart()), min(end, line.textStart() + line.textLength())
        if first < last:
            # The stubs call the pair of pixel and letter an object.
            left, right = (cast("tuple[float, int]", line.cursorToX(letter))[0] for letter in (first, last))
            found.append(QRectF(left, line.y(), right - left, line.height()))
    return found


def at(found: Sequence[Link], point: QPointF) -> Word | None:
    """The word at a point."""
    return next((link.word for link in found if link.area.contains(point)), None)


def paint(painter: QPainter, found: Sequence[Link], colour: QColor) -> None:
    """Underline the words with dots."""
    painter.setPen(QPen(colour, 1.2, Qt.PenStyle.DotLine))
    for link in found:
        bottom = link.area.bottom() - 0.5
        painter.drawLine(QPointF(link.area.left(), bottom), QPointF(link.area.right(), bottom))

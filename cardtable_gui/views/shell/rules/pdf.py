"""Documents as PDF, by Qt's own writer: with margins, a foot and page numbers, the fonts embedded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QLocale, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextFormat,
)

from cardtable_gui.views.kit.look import fonts
from cardtable_gui.views.kit.look.theme import LIGHT, Type
from cardtable_gui.views.kit.text.plain_text import Document

_DOTS_PER_INCH: Final = 1200
_PIXELS_PER_INCH: Final = 96
"""What documents are laid out in: a pixel of the window is a 96th of an inch on paper."""
_MARGIN: Final = 53
"""On each side, 14 mm: what every printer can print on."""
_FOOT: Final = 26
_GAP: Final = 24
"""Between columns."""
_OVERHANG: Final = 2
"""By how much the line around a table may stand out of its column."""
_LARGEST, _SMALLEST, _STEP = 105, 66, 3
"""Text sizes in percent, when a page is to hold everything."""

Make = Callable[[int], Document]
"""Makes a document with its text at so many percent."""


class Paper(StrEnum):
    """A size of paper."""

    A4 = "a4"
    LETTER = "letter"

    @classmethod
    def usual(cls) -> Paper:
        """What printers hold where the system is set up for."""
        system = QLocale.system().measurementSystem()
        return cls.LETTER if system == QLocale.MeasurementSystem.ImperialUSSystem else cls.A4

    @property
    def size(self) -> QPageSize:
        """For Qt."""
        ids = QPageSize.PageSizeId
        return QPageSize(ids.A4 if self is Paper.A4 else ids.Letter)


@dataclass(frozen=True, slots=True)
class Page:
    """How a page is divided: its paper, the number of its columns, and whether it lies on its side."""

    paper: Paper
    columns: int = 1
    lying: bool = False

    @property
    def room(self) -> QSizeF:
        """What a column has for its text, in pixels."""
        whole = self.paper.size.size(QPageSize.Unit.Point) * (_PIXELS_PER_INCH / 72)
        if self.lying:
            whole.transpose()
        width = (whole.width() - 2 * _MARGIN - (self.columns - 1) * _GAP) / self.columns
        return QSizeF(width, whole.height() - 2 * _MARGIN - _FOOT)


def on_one_page(make: Make, page: Page) -> Document | None:
    """The document at the largest text size at which one page holds it; None: it would be too small to read."""
    for percent in range(_LARGEST, _SMALLEST - 1, -_STEP):
        made = make(percent)
        _lay_out(made, page)
        if made.pageCount() <= page.columns:
            return made
    return None


def written(document: Document, page: Page, title: str, foot: str) -> tuple[bytes, int]:
    """The document as a PDF, and the number of its pages.

    Args:
        document: it's laid out for the page.
        page: how each page is divided.
        title: the PDF's title, which readers show.
        foot: a line at the foot of each page, beside its number.
    """
    _lay_out(document, page)
    pages = -(-document.pageCount() // page.columns)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(page.paper.size)
    writer.setPageOrientation(QPageLayout.Orientation.Landscape if page.lying else QPageLayout.Orientation.Portrait)
    writer.setPageMargins(QMarginsF())
    writer.setResolution(_DOTS_PER_INCH)
    writer.setTitle(title)
    writer.setCreator("Card Table")
    painter = QPainter(writer)
    painter.scale(_DOTS_PER_INCH / _PIXELS_PER_INCH, _DOTS_PER_INCH / _PIXELS_PER_INCH)
    for number in range(pages):
        if number:
            writer.newPage()
        for column in range(page.columns):
            _draw_column(painter, document, number * page.columns + column, page.room, column)
        _draw_foot(painter, page, foot, f"{number + 1} / {pages}")
    painter.end()
    buffer.close()
    return bytes(buffer.data().data()), pages


def _lay_out(document: Document, page: Page) -> None:
    option = document.defaultTextOption()
    # Widths of the outlines, not of the pixels of some screen.
    option.setUseDesignMetrics(True)
    document.setDefaultTextOption(option)
    document.setDocumentMargin(0)
    document.setPageSize(page.room)
    while (heading := _left_behind(document)) is not None:
        broken = QTextBlockFormat()
        broken.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        QTextCursor(heading).mergeBlockFormat(broken)
        # Qt's partial layout after a page break loses what follows the next table.
        document.setPageSize(page.room * 2)
        document.setPageSize(page.room)


def _left_behind(document: Document) -> QTextBlock | None:
    """The first heading at the end of a column whose text begins in the next one; None: there is none."""
    layout, height = document.documentLayout(), document.pageSize().height()
    block = document.begin()
    while block.isValid():
        first = block
        while block.blockFormat().headingLevel() and block.next().isValid():
            block = block.next()
        column = layout.blockBoundingRect(first).top() // height
        kept = first.blockFormat().pageBreakPolicy() == QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore
        if first != block and not kept and column < (layout.blockBoundingRect(block).top() + 1) // height:
            return first
        block = block.next()
    return None


def _draw_column(painter: QPainter, document: Document, number: int, room: QSizeF, column: int) -> None:
    if number >= document.pageCount():
        return
    seen = QRectF(0, number * room.height(), room.width(), room.height())
    painter.save()
    painter.translate(_MARGIN + column * (room.width() + _GAP), _MARGIN - seen.top())
    painter.setClipRect(seen.adjusted(-_OVERHANG, 0, _OVERHANG, 0))
    context = QAbstractTextDocumentLayout.PaintContext()
    context.clip = seen.adjusted(-_OVERHANG, 0, _OVERHANG, 0)  # type: ignore[attr-defined, unused-ignore]
    document.documentLayout().draw(painter, context)
    painter.restore()


def _draw_foot(painter: QPainter, page: Page, foot: str, number: str) -> None:
    room = replace(page, columns=1).room
    line = QRectF(_MARGIN, _MARGIN + room.height() + _FOOT / 2, room.width(), _FOOT / 2)
    painter.setFont(fonts.font(Type.CAPTION, 80))
    painter.setPen(LIGHT.ink_soft)
    flags = Qt.AlignmentFlag
    painter.drawText(line, flags.AlignLeft | flags.AlignBottom, foot)
    painter.drawText(line, flags.AlignRight | flags.AlignBottom, number)

"""A shared deal or result as a small picture with a QR code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import segno
from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPen

from cardtable_gui.views.kit.look import fonts
from cardtable_gui.views.kit.look.theme import LIGHT, Space, Type
from cardtable_gui.views.kit.pictures.covers import Covers, part_for
from cardtable_gui.views.kit.text.fitted_text import wrapped_size, write

WIDTH: Final = 600
HEIGHT: Final = 320
"""The size of the picture in logical pixels."""
SCALE: Final = 2
"""Its pixels per logical pixel, so that it stays sharp when a program enlarges it."""
_COVER: Final = 216
_TITLE: Final = 1.6 * Type.HEADLINE
"""The height of one line for the title."""
_QR: Final = 116
"""The side of the QR code with its margin."""
_QUIET: Final = 4
"""The modules of the white margin, as its standard demands."""


@dataclass(frozen=True, slots=True)
class ShareCard:
    """What is shared, in the player's language.

    Attributes:
        game: the game's id.
        title: its title.
        about: what it is, such as a daily deal and its date.
        result: how the player did; empty if nothing was played.
        code: the share code.
        text: all of that in one line, for pasting anywhere.
    """

    game: str
    title: str
    about: str
    result: str
    code: str
    text: str


def picture(card: ShareCard, covers: Covers) -> QImage:
    """The picture of a card, in light colours whatever the theme; the cover is missing until it is drawn."""
    image = QImage(WIDTH * SCALE, HEIGHT * SCALE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SCALE)
    image.fill(LIGHT.panel)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    place = QRectF(0, 0, _COVER, HEIGHT)
    painter.fillRect(place, LIGHT.surface_deep)
    size = QSizeF(HEIGHT * 1.6, HEIGHT)
    pixmap = covers.pixmap(card.game, card.title, size, SCALE)
    if pixmap is not None:
        painter.drawPixmap(place, pixmap, part_for(place.size(), pixmap))
    left, right = _COVER + Space.WIDE, WIDTH - Space.WIDE
    qr = QRectF(right - _QR, HEIGHT - Space.WIDE - _QR, _QR, _QR)
    top = float(Space.WIDE)
    top = _write(painter, card.title, Type.HEADLINE, QRectF(left, top, right - left, _TITLE), bold=True)
    for words, kind, bold in ((card.about, Type.LABEL, False), (card.result, Type.TITLE, True)):
        if words:
            top = _write(painter, words, kind, QRectF(left, top, right - left, qr.top() - top), bold=bold)
    _draw_qr(painter, card.code, qr)
    beside = QRectF(left, qr.top(), qr.left() - Space.EASY - left, _QR)
    program = QCoreApplication.translate("window", "Card Table")
    words = f"{program}\n{code_lines(card.code, beside.width())}"
    _write(painter, words, Type.LABEL, beside, bold=True, place_at=Qt.AlignmentFlag.AlignBottom)
    painter.setPen(QPen(LIGHT.panel_edge, 1))
    painter.drawRect(QRectF(0.5, 0.5, WIDTH - 1, HEIGHT - 1))
    painter.end()
    return image


def code_lines(code: str, width: float) -> str:
    """The code as it's written in this width, in logical pixels: on one line, or on two that are alike."""
    groups = code.split("-")
    if QFontMetricsF(fonts.font(Type.LABEL, bold=True)).horizontalAdvance(code) <= width:
        return code
    first = (len(groups) + 1) // 2
    return "-".join(groups[:first]) + "-\n" + "-".join(groups[first:])


def _write(
    painter: QPainter,
    words: str,
    kind: Type,
    place: QRectF,
    *,
    bold: bool,
    place_at: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignTop,
) -> float:
    """Write some words, on several lines if need be and smaller if these don't fit; return where the next begin."""
    align = Qt.AlignmentFlag.AlignLeft | place_at
    fitted = write(painter, place, words, kind.px(100), LIGHT.ink, bold=bold, wrap=True, align=align)
    return place.top() + wrapped_size(fitted.text, place.width(), fitted.px, bold=bold).height() + Space.SNUG


def _draw_qr(painter: QPainter, code: str, place: QRectF) -> None:
    """Draw a QR code with its margin: dark modules on white, each a whole number of the picture's pixels."""
    rows = list(segno.make_qr(code, error="m").matrix)
    count = len(rows) + 2 * _QUIET
    pixels = int(place.width() * SCALE)
    side, shift = pixels // count / SCALE, (pixels - pixels // count * len(rows)) // 2 / SCALE
    painter.fillRect(place, QColor("white"))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for down, row in enumerate(rows):
        for across, dark in enumerate(row):
            if dark:
                corner = place.topLeft()
                at = QRectF(corner.x() + shift + across * side, corner.y() + shift + down * side, side, side)
                painter.fillRect(at, QColor("black"))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)

"""Text that fits its place: a little smaller rather than cut off, cut off rather than spilling over."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from cardtable_gui.views import fonts
from cardtable_gui.views.phrases import phrases

LEAST_SHARE = 0.72
"""Text shrinks to no less than this share of its size before it is cut off."""
LEAST_PX = 9
UNTORN_SHARE = 0.86
"""Text shrinks to no less than this share of its size so that no Japanese word is torn apart at a line's end."""

Flag = Qt.AlignmentFlag
_WORDS = re.compile(r"\S+\s*")
_CENTRED_LEFT = Flag.AlignLeft | Flag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text at the size in which it fits. `whole` is false where it had to be cut off all the same."""

    text: str
    px: int
    whole: bool


@lru_cache(maxsize=512)
def fit(text: str, width: float, height: float, px: int, *, bold: bool = False, wrap: bool = False) -> Fitted:
    """The largest size up to `px` in which the text fits into width × height, on one line or wrapped."""
    least = max(LEAST_PX, round(px * LEAST_SHARE))
    untorn = round(px * UNTORN_SHARE) if wrap and len(phrases(text)) > 1 else px + 1
    for size in range(px, max(untorn, least) - 1, -1):
        font = lettering(size, bold=bold)
        laid = wrapped(text, width, QFontMetricsF(font))
        if laid is not None and _fits(laid, width, height, font, wrap):
            return Fitted(laid, size, True)
    for size in range(px, least - 1, -1):
        if _fits(text, width, height, lettering(size, bold=bold), wrap):
            return Fitted(text, size, True)
    metrics = QFontMetricsF(lettering(least, bold=bold))
    lines = max(1, int(height / metrics.lineSpacing())) if wrap else 1
    return Fitted(_elided(text, width, lines, metrics), least, False)


def wrapped(text: str, width: float, metrics: QFontMetricsF) -> str | None:
    """The text with line breaks between its phrases, no line wider than `width`; None where a phrase is too wide."""
    lines = _lines(phrases(text), width, metrics)
    return None if lines is None else "\n".join(lines)


@lru_cache(maxsize=512)
def broken(text: str, width: float, px: int, *, bold: bool = False) -> tuple[str, ...]:
    """The lines of a text, none wider than `width`, broken between phrases or words; none where one is too wide."""
    pieces = phrases(text)
    words = pieces if len(pieces) > 1 else tuple(_WORDS.findall(text))
    return tuple(_lines(words, width, QFontMetricsF(lettering(px, bold=bold))) or ())


def torn(text: str, width: float, px: int, *, bold: bool = False) -> tuple[str, ...]:
    """The lines of a text that has to be broken anywhere."""
    return tuple(_lines(tuple(text), width, QFontMetricsF(lettering(px, bold=bold))) or (text,))


def shortened(lines: Sequence[str], most: int, width: float, px: int) -> tuple[str, ...]:
    """So many bold lines of a text at most; where there were more, the last one ends with an ellipsis."""
    if len(lines) <= most:
        return tuple(lines)
    metrics = QFontMetricsF(lettering(px, bold=True))
    last = lines[most - 1]
    while last and metrics.horizontalAdvance(f"{last}…") > width:
        last = last[:-1].rstrip()
    return (*lines[: most - 1], f"{last}…")


def _lines(pieces: Sequence[str], width: float, metrics: QFontMetricsF) -> list[str] | None:
    """The pieces on as few lines as they need; None where one is too wide."""
    lines = [""]
    for piece in pieces:
        if metrics.horizontalAdvance((lines[-1] + piece).rstrip()) <= width:
            lines[-1] += piece
        elif metrics.horizontalAdvance(piece.rstrip()) <= width:
            lines.append(piece)
        else:
            return None
    return [line.rstrip() for line in lines]


def wrapped_size(text: str, width: float, px: int, *, bold: bool = False) -> QSizeF:
    """The size of a text that is wrapped at this width, between phrases where that is possible."""
    metrics = QFontMetricsF(lettering(px, bold=bold))
    laid = wrapped(text, width, metrics) if len(phrases(text)) > 1 else None
    room = QRectF(0, 0, width, 10_000)
    return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap.value), text if laid is None else laid).size()


def even_width(text: str, width: float, px: int, *, bold: bool = False) -> float:
    """The least width at which a text needs no more lines than at this one: then no short word is left on the last."""
    size = wrapped_size(text, width, px, bold=bold)
    height, even = size.height(), min(width, size.width() + 1)
    while even > width / 2 and wrapped_size(text, even - px / 3, px, bold=bold).height() <= height:
        even -= px / 3
    return even


def lettering(px: int, *, bold: bool = False) -> QFont:
    """The bundled font at an exact size."""
    font = QFont(fonts.family())
    font.setPixelSize(px)
    font.setBold(bold)
    return font


def width_of(text: str, px: int, *, bold: bool = False) -> float:
    """The width of one line of text."""
    return QFontMetricsF(lettering(px, bold=bold)).horizontalAdvance(text)


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    px: int,
    colour: QColor,
    *,
    bold: bool = False,
    wrap: bool = False,
    align: Qt.AlignmentFlag = _CENTRED_LEFT,
) -> Fitted:
    """Write a text so that it fits the rectangle; return how."""
    fitted = fit(text, rect.width(), rect.height(), px, bold=bold, wrap=wrap)
    painter.setFont(lettering(fitted.px, bold=bold))
    painter.setPen(colour)
    flags = int(align.value) | (int(Qt.TextFlag.TextWordWrap.value) if wrap else int(Qt.TextFlag.TextSingleLine.value))
    painter.drawText(rect, flags, fitted.text)
    return fitted


def _fits(text: str, width: float, height: float, font: QFont, wrap: bool) -> bool:
    metrics = QFontMetricsF(font)
    if not wrap:
        return metrics.horizontalAdvance(text) <= width + 0.5
    needed = metrics.boundingRect(QRectF(0, 0, width, 10_000), int(Qt.TextFlag.TextWordWrap.value), text)
    return needed.height() <= height + 0.5 and needed.width() <= width + 0.5


def _elided(text: str, width: float, lines: int, metrics: QFontMetricsF) -> str:
    # Wrapped lines end early by up to a word: a little less than their full length is used.
    room = width if lines == 1 else width * lines * 0.86
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)

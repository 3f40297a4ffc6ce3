"""Text that fits its place: made smaller before it is shortened, shortened before it overflows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from cardtable_gui.views.kit.look import fonts
from cardtable_gui.views.kit.text.letters import letters
from cardtable_gui.views.kit.text.phrases import is_japanese, phrases

LEAST_SHARE = 0.72
"""Text shrinks to this share of its size at most before it is shortened."""
LEAST_PX = 9

Flag = Qt.AlignmentFlag
_WORDS = re.compile(r"\S+\s*")
_CENTRED_LEFT = Flag.AlignLeft | Flag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text at the size at which it fits.

    whole: false if it had to be shortened.
    torn: whether lines may end within Japanese words, since one of them is wider than the place.
    """

    text: str
    px: int
    whole: bool
    torn: bool = False


_listening: list[list[Fitted]] = []
"""Where all that is written is noted, while somebody measures it."""


@contextmanager
def noting() -> Iterator[list[Fitted]]:
    """Note all that is written meanwhile."""
    found: list[Fitted] = []
    _listening.append(found)
    try:
        yield found
    finally:
        _listening.remove(found)


@lru_cache(maxsize=512)
def fit(text: str, width: float, height: float, px: int, *, bold: bool = False, wrap: bool = False) -> Fitted:
    """The largest size up to `px` at which the text fits into width × height, on one line or wrapped."""
    least = max(LEAST_PX, round(px * LEAST_SHARE))
    japanese = wrap and is_japanese(text)
    if japanese:
        for size in range(px, least - 1, -1):
            font = text_font(size, bold=bold)
            laid = wrapped(text, width, QFontMetricsF(font))
            if laid is not None and _fits(laid, width, height, font, wrap):
                return Fitted(laid, size, True)
    for size in range(px, least - 1, -1):
        if _fits(text, width, height, text_font(size, bold=bold), wrap):
            return Fitted(text, size, True, japanese)
    metrics = QFontMetricsF(text_font(least, bold=bold))
    lines = max(1, int(height / metrics.lineSpacing())) if wrap else 1
    cut = _elided(text, width, lines, metrics)
    laid = wrapped(cut, width, metrics) if japanese else cut
    return Fitted(laid or cut, least, False, laid is None)


def wrapped(text: str, width: float, metrics: QFontMetricsF) -> str | None:
    """The text with line breaks between phrases, no line wider than `width`; None if a phrase is too wide.

    Its own line breaks stay.
    """
    found: list[str] = []
    for paragraph in text.split("\n"):
        lines = _lines(phrases(paragraph), width, metrics)
        if lines is None:
            return None
        found += lines
    return "\n".join(found)


@lru_cache(maxsize=512)
def broken(text: str, width: float, px: int, *, bold: bool = False) -> tuple[str, ...]:
    """The lines of a text, none wider than `width`, broken between phrases or words; empty if one is too wide."""
    pieces = phrases(text)
    words = pieces if len(pieces) > 1 else tuple(_WORDS.findall(text))
    return tuple(_lines(words, width, QFontMetricsF(text_font(px, bold=bold))) or ())


def torn(text: str, width: float, px: int, *, bold: bool = False) -> tuple[str, ...]:
    """The lines of a text that may be broken anywhere between its letters."""
    return tuple(_lines(letters(text), width, QFontMetricsF(text_font(px, bold=bold))) or (text,))


def lines_beside(text: str, width: float, taken: float, px: int, *, bold: bool = False) -> tuple[str, ...]:
    """The lines of a text beside something that takes so much of their width.

    If a word is too wide there, they are below it, after an empty line; torn if even that is too narrow.
    """
    if lines := broken(text, width - taken, px, bold=bold):
        return lines
    return ("",) * (taken > 0) + (broken(text, width, px, bold=bold) or torn(text, width, px, bold=bold))


def shortened(lines: Sequence[str], most: int, width: float, px: int) -> tuple[str, ...]:
    """At most so many bold lines of a text; if lines were dropped, the last one ends with an ellipsis."""
    if len(lines) <= most:
        return tuple(lines)
    metrics = QFontMetricsF(text_font(px, bold=True))
    last = lines[most - 1]
    while last and metrics.horizontalAdvance(f"{last}…") > width:
        last = last[:-1].rstrip()
    return (*lines[: most - 1], f"{last}…")


def _lines(pieces: Sequence[str], width: float, metrics: QFontMetricsF) -> list[str] | None:
    """The pieces on as few lines as they need; None if one is too wide."""
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
    """The size of a text that is wrapped at this width, between phrases if possible."""
    metrics = QFontMetricsF(text_font(px, bold=bold))
    laid = wrapped(text, width, metrics) if is_japanese(text) else None
    room = QRectF(0, 0, width, 10_000)
    return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap.value), text if laid is None else laid).size()


def even_width(text: str, width: float, px: int, *, bold: bool = False) -> float:
    """The smallest width at which a text needs no more lines than at this one, to avoid a short last line."""
    size = wrapped_size(text, width, px, bold=bold)
    height, even = size.height(), min(width, size.width() + 1)
    while even > width / 2 and wrapped_size(text, even - px / 3, px, bold=bold).height() <= height:
        even -= px / 3
    return even


def text_font(px: int, *, bold: bool = False) -> QFont:
    """The bundled font at an exact size."""
    font = QFont(fonts.family())
    font.setPixelSize(px)
    font.setBold(bold)
    return font


def width_of(text: str, px: int, *, bold: bool = False) -> float:
    """The width of one line of text."""
    return QFontMetricsF(text_font(px, bold=bold)).horizontalAdvance(text)


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
    """Write a text so that it fits the rectangle; return its size and whether it is complete."""
    fitted = fit(text, rect.width(), rect.height(), px, bold=bold, wrap=wrap)
    painter.setFont(text_font(fitted.px, bold=bold))
    painter.setPen(colour)
    # A line in a low place keeps the tails of its letters.
    kind = Qt.TextFlag.TextWordWrap if wrap else Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip
    painter.drawText(rect, int(align.value) | int(kind.value), fitted.text)
    for noted in _listening:
        noted.append(fitted)
    return fitted


def _fits(text: str, width: float, height: float, font: QFont, wrap: bool) -> bool:
    metrics = QFontMetricsF(font)
    if not wrap:
        return metrics.horizontalAdvance(text) <= width + 0.5
    needed = metrics.boundingRect(QRectF(0, 0, width, 10_000), int(Qt.TextFlag.TextWordWrap.value), text)
    return needed.height() <= height + 0.5 and needed.width() <= width + 0.5


def _elided(text: str, width: float, lines: int, metrics: QFontMetricsF) -> str:
    # Wrapped lines may end early by up to a word: use a little less than their full length.
    room = width if lines == 1 else width * lines * 0.86
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)

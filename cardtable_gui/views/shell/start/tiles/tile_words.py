"""The words below a cover or beside it: how large they are set, and where each line stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics

from cardtable_gui.views import fonts
from cardtable_gui.views.phrases import FIXED, in_one, unbroken
from cardtable_gui.views.shell.controls.balanced import balanced_width
from cardtable_gui.views.theme import Space, Type

WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
_DEEP = 10_000


@dataclass(frozen=True, slots=True)
class TileWords:
    """What stands on a tile. `last`: who played last time; empty where nobody has yet."""

    title: str
    kind: str
    facts: Sequence[str]
    tagline: str
    last: str = ""


@dataclass(frozen=True, slots=True)
class TileText:
    """How much a tile tells, and how. The sentence about the game is always told.

    `compact` leaves out who played last time, and the button that plays so again stands on the cover; `level`: facts
    stand beside the title; `kind`: a line tells what kind of game it is, which else stands on the cover.
    """

    compact: bool = False
    level: bool = False
    kind: bool = False


@dataclass(frozen=True, slots=True)
class TileLettering:
    """The type of a sheet, larger on a larger one."""

    title: Type
    body: Type
    caption: Type
    pad: int
    """The margin at both sides and below, in logical pixels."""


@dataclass(frozen=True, slots=True)
class Line:
    """Words in their place, in logical pixels from the upper left corner of the place for words."""

    words: str
    font: QFont
    tone: str
    place: QRect


@dataclass(frozen=True, slots=True)
class Sheet:
    """Lines, how high the sheet must be for them, and from where on the button may stand, in logical pixels."""

    lines: Sequence[Line]
    height: int
    free: int


_LETTERINGS = (
    (224, TileLettering(Type.LABEL, Type.BODY, Type.CAPTION, Space.EASY)),
    (440, TileLettering(Type.TITLE, Type.BODY, Type.CAPTION, Space.EASY + Space.TIGHT)),
    (860, TileLettering(Type.HEADLINE, Type.LABEL, Type.BODY, Space.WIDE)),
)
"""Up to so wide a sheet (at normal text size) is lettered so."""
_GRAND = TileLettering(Type.DISPLAY, Type.TITLE, Type.LABEL, Space.WIDE + Space.TIGHT)


def lettering(width: float, percent: int) -> TileLettering:
    """The lettering of a sheet so wide, in logical pixels, at a text size."""
    return next((each for most, each in _LETTERINGS if width < most * percent / 100), _GRAND)


def is_level(words: TileWords, width: int, percent: int, beside: int, tile_text: TileText) -> bool:
    """Whether title and facts find room on one line of a sheet so wide; `beside` is the width of the button."""
    face = lettering(width, percent)
    title = QFontMetrics(fonts.font(face.title, percent, bold=True)).horizontalAdvance(words.title)
    facts = QFontMetrics(fonts.font(face.caption, percent, bold=True)).horizontalAdvance(
        _facts(words, kind=tile_text.kind)
    )
    return title + Space.WIDE + facts <= _room(words, face, width, beside, tile_text)


def lay(words: TileWords, width: int, percent: int, beside: int, tile_text: TileText) -> Sheet:
    """The lines on a sheet so wide.

    `beside` is the width of the button at the right, where the game was played before. It stands beside all lines where
    title and facts are one, else below the title.
    """
    face = lettering(width, percent)
    whole, room = width - 2 * face.pad, _room(words, face, width, beside, tile_text)
    again = bool(words.last) and not tile_text.compact
    bold, plain = fonts.font(face.caption, percent, bold=True), fonts.font(face.caption, percent)
    title = fonts.font(face.title, percent, bold=True)
    wanted = [(words.title, title, "ink"), (_facts(words, kind=tile_text.kind), bold, "accent")]
    wanted.append((unbroken(words.tagline), fonts.font(face.body, percent), "soft"))
    if again:
        wanted.append((unbroken(words.last), plain, "soft"))
    lines: list[Line] = []
    top = below = int(Space.EASY)
    for text, font, tone in wanted:
        metrics = QFontMetrics(font)
        if tile_text.level and tone == "accent":
            rest = metrics.horizontalAdvance(text) + 1
            baseline = lines[0].place.top() + QFontMetrics(title).ascent()
            place = QRect(face.pad + room - rest, baseline - metrics.ascent(), rest, metrics.height())
        else:
            wide = balanced_width(metrics, whole if tone == "ink" and not tile_text.level else room, text, int(WRAP))
            height = metrics.boundingRect(0, 0, wide, _DEEP, int(WRAP), text).height()
            place = QRect(face.pad, top, wide, height)
            top += height + Space.TIGHT
        lines.append(Line(text, font, tone, place))
        if tone == "ink" and not tile_text.level:
            below = top
    high = top - Space.TIGHT + face.pad - Space.TIGHT
    if again:
        high = max(high, below + beside + Space.TIGHT)
    return Sheet(tuple(lines), high, below if again else 0)


def _facts(words: TileWords, *, kind: bool) -> str:
    """The line of facts; none of them is parted, but long words about the kind of game may be."""
    facts = tuple(in_one(fact) for fact in words.facts)
    return f"{FIXED}· ".join((unbroken(words.kind), *facts) if kind else facts)


def _room(words: TileWords, face: TileLettering, width: int, beside: int, tile_text: TileText) -> int:
    taken = beside + Space.SNUG if words.last and not tile_text.compact else 0
    return width - 2 * face.pad - taken

"""The text below or beside a cover: its sizes and the positions of its lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics

from cardtable_gui.views.kit.look import fonts
from cardtable_gui.views.kit.look.theme import Space, Type
from cardtable_gui.views.kit.text.balanced import balanced_width
from cardtable_gui.views.kit.text.phrases import FIXED, in_one, unbroken

WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
_DEEP = 10_000


@dataclass(frozen=True, slots=True)
class TileWords:
    """The texts of a tile. `last`: who played last time; empty if nobody has yet."""

    title: str
    kind: str
    facts: tuple[str, ...]
    tagline: str
    last: str = ""


@dataclass(frozen=True, slots=True)
class TileText:
    """How much a tile shows, and how. The sentence about the game is always shown.

    `compact`: without who played last time, and with the button that plays again on the cover. `level`: facts are
    beside the title. `kind`: the kind of the game has a line of its own instead of a place on the cover.
    """

    compact: bool = False
    level: bool = False
    kind: bool = False


@dataclass(frozen=True, slots=True)
class TileFonts:
    """The fonts of a sheet, larger on a larger one."""

    title: Type
    body: Type
    caption: Type
    pad: int
    """The margin at both sides and below, in logical pixels."""


@dataclass(frozen=True, slots=True)
class Line:
    """A text and its place, in logical pixels from the upper left corner of the text area."""

    words: str
    font: QFont
    tone: str
    place: QRect


@dataclass(frozen=True, slots=True)
class Sheet:
    """Lines, the height of the sheet, and the least y of the button, in logical pixels."""

    lines: Sequence[Line]
    height: int
    free: int


@dataclass(frozen=True, slots=True)
class TileMeasures:
    """The sizes of a tile's texts; `percent` is the text size, `beside` the width of the button, in logical pixels."""

    words: TileWords
    percent: int
    beside: int

    def is_level(self, width: int, tile_text: TileText) -> bool:
        """Whether title and facts fit on one line of a sheet of this width."""
        return is_level(self.words, width, self.percent, self.beside, tile_text)

    def kind_fits(self, cover: int) -> bool:
        """Whether the kind of the game fits on one line of a cover of this width."""
        font = fonts.font(Type.CAPTION, self.percent, bold=True)
        return QFontMetrics(font).horizontalAdvance(self.words.kind) + 4 * Space.SNUG <= cover

    def height(self, width: int, tile_text: TileText) -> int:
        """The height of a sheet of this width, in logical pixels."""
        return stack(self.words, width, self.percent, self.beside, tile_text).height

    def sheet(self, width: int, tile_text: TileText) -> Sheet:
        """The lines on a sheet of this width."""
        return lay(self.words, width, self.percent, self.beside, tile_text)


_FONTS = (
    (224, TileFonts(Type.LABEL, Type.BODY, Type.CAPTION, Space.EASY)),
    (440, TileFonts(Type.TITLE, Type.BODY, Type.CAPTION, Space.EASY + Space.TIGHT)),
    (860, TileFonts(Type.HEADLINE, Type.LABEL, Type.BODY, Space.WIDE)),
)
"""The fonts of sheets up to each width (at normal text size)."""
_GRAND = TileFonts(Type.DISPLAY, Type.TITLE, Type.LABEL, Space.WIDE + Space.TIGHT)


def tile_fonts(width: float, percent: int) -> TileFonts:
    """The fonts of a sheet of this width, in logical pixels, at a text size."""
    return next((each for most, each in _FONTS if width < most * percent / 100), _GRAND)


@lru_cache(maxsize=4096)
def is_level(words: TileWords, width: int, percent: int, beside: int, tile_text: TileText) -> bool:
    """Whether title and facts fit on one line of a sheet of this width; `beside` is the width of the button."""
    face = tile_fonts(width, percent)
    title = QFontMetrics(fonts.font(face.title, percent, bold=True)).horizontalAdvance(words.title)
    facts = QFontMetrics(fonts.font(face.caption, percent, bold=True)).horizontalAdvance(
        _facts(words, kind=tile_text.kind)
    )
    return title + Space.WIDE + facts <= _room(words, face, width, beside, tile_text)


@lru_cache(maxsize=256)
def lay(words: TileWords, width: int, percent: int, beside: int, tile_text: TileText) -> Sheet:
    """The lines on a sheet of this width.

    `beside` is the width of the button at the right, if the game was played before. It is beside all lines if title and
    facts share one, else below the title.
    """
    sheet = stack(words, width, percent, beside, tile_text)
    lines: list[Line] = []
    for line in sheet.lines:
        place = QRect(line.place)
        if not (tile_text.level and line.tone == "accent"):
            place.setWidth(balanced_width(QFontMetrics(line.font), place.width(), line.words, int(WRAP)))
        lines.append(replace(line, place=place))
    return replace(sheet, lines=tuple(lines))


@lru_cache(maxsize=4096)
def stack(words: TileWords, width: int, percent: int, beside: int, tile_text: TileText) -> Sheet:
    """The same with each line as wide as its room: balanced, it is no higher, and takes several times as long."""
    face = tile_fonts(width, percent)
    whole, room = width - 2 * face.pad, _room(words, face, width, beside, tile_text)
    again = bool(words.last) and not tile_text.compact
    bold, plain = fonts.font(face.caption, percent, bold=True), fonts.font(face.caption, percent)
    title = fonts.font(face.title, percent, bold=True)
    wanted = [(unbroken(words.title), title, "ink"), (_facts(words, kind=tile_text.kind), bold, "accent")]
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
            wide = whole if tone == "ink" and not tile_text.level else room
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
    """The line of facts, which break only between facts or within a long kind of game."""
    facts = tuple(in_one(fact) for fact in words.facts)
    return f"{FIXED}· ".join((unbroken(words.kind), *facts) if kind else facts)


def _room(words: TileWords, face: TileFonts, width: int, beside: int, tile_text: TileText) -> int:
    taken = beside + Space.SNUG if words.last and not tile_text.compact else 0
    return width - 2 * face.pad - taken

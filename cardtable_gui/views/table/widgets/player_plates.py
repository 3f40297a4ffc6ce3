"""The players' plates and the heaps of tokens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import partial
from operator import itemgetter

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from cardtable_gui.card_lists import labelled, separated
from cardtable_gui.controller.profiles import Profile
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.i18n import text
from cardtable_gui.views.kit.look.theme import LIGHT, Theme, Type, blended, with_alpha
from cardtable_gui.views.kit.pictures import art, drawings
from cardtable_gui.views.kit.text import accessible
from cardtable_gui.views.kit.text.fitted_text import text_font, width_of, write
from cardtable_gui.views.kit.text.plain_text import set_tip
from cardtable_gui.views.plan import profile_mark
from cardtable_gui.views.table.state.wording import counted
from cardtable_gui.views.table.widgets import paper
from cardtable_gui.views.table.widgets.cached_widget import CachedWidget
from cardtable_gui.views.table.widgets.rows import Cell, Row, words

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
_BESIDE_A_FACE = 12
"""The least width of a plate with a large face, in units of body text: the rest needs room, too."""
_YOU = QT_TRANSLATE_NOOP("table", "you")
_TO_MOVE = QT_TRANSLATE_NOOP("table", "current player")


@dataclass(frozen=True, slots=True)
class TokenCount:
    """A number of tokens with their picture."""

    art: str
    title: str
    amount: int


@dataclass(frozen=True, slots=True)
class PlateBadge:
    """A fact about a player in words, shown as the picture of a token if it has one."""

    words: str
    art: str = ""


@dataclass(frozen=True, slots=True)
class Plate:
    """The content of a player's plate. Texts are translated; `cards` None: no card count."""

    name: str
    level: str = ""
    short_level: str = ""
    """The same in one word, for a narrow plate."""
    cards: int | None = None
    tokens: tuple[TokenCount, ...] = ()
    badges: tuple[PlateBadge, ...] = ()
    more: tuple[str, ...] = ()
    """What is only said, and told by the tip."""
    to_move: bool = False
    thinking: bool = False
    own: bool = False
    winner: bool = False
    profile: Profile | None = None
    """The profile whose mark is the person's face, small before the name where there's no room for a large one."""
    portrait: str = ""
    """The drawing of the bot's face, as a path from the data root, where there's room for it."""

    @property
    def spoken(self) -> str:
        """The whole text in one line, for screen readers."""
        return separated([cell.spoken for _, cell in _parts(self) if cell.spoken], text)

    @property
    def tip(self) -> str:
        """Each fact in words: where the plate has no room for all of them, or shows signs."""
        return "\n".join(cell.tip for _, cell in _parts(self) if cell.tip)


class _Place(IntEnum):
    """Where a part of a plate lies: on the first line from left to right, on the second, or nowhere."""

    SIGN = 0
    MARK = 1
    PICTURE = 2
    NAME = 3
    BADGE = 4
    LEVEL = 5
    COUNT = 6
    UNSEEN = 7


@dataclass(frozen=True, slots=True)
class _Brush:
    """What a plate is painted with; `high` is the height of a line."""

    theme: Theme = LIGHT
    percent: int = 100
    high: float = 20.0
    ratio: float = 1.0

    @property
    def em(self) -> int:
        return Type.BODY.px(self.percent)

    @property
    def caption(self) -> int:
        return Type.CAPTION.px(self.percent)


def _parts(plate: Plate, brush: _Brush = _Brush()) -> Iterator[tuple[_Place, Cell]]:
    """All parts of a plate in the order in which they are said. What is not painted yet is the kind of player."""
    theme, em = brush.theme, brush.em
    least = width_of(plate.name, round(em * 0.8), bold=True)
    yield _Place.NAME, _said(words(plate.name, em, theme.ink, bold=True, least=least), plate.name)
    you = text(_YOU)
    # Who goes by that name is not told twice.
    role = "" if plate.own and plate.name.casefold() == you.casefold() else you if plate.own else plate.level
    yield _Place.LEVEL, Cell(spoken=role, tip="" if plate.own else plate.level)
    for badge in plate.badges:
        yield (_Place.PICTURE, _picture(badge, brush)) if badge.art else (_Place.BADGE, _badge(badge, brush))
    if plate.to_move:
        light = partial(_paint_light, theme=theme, thinking=plate.thinking)
        yield _Place.SIGN, Cell(light, 0.75 * em, 0.25 * em, spoken=text(_TO_MOVE))
    elif plate.winner:
        yield _Place.SIGN, words("★", em, theme.accent, align=_CENTRE, width=em, gap=0.2 * em)
    if plate.profile is not None:
        size = min(brush.high, 1.2 * em)
        yield _Place.MARK, Cell(partial(_paint_mark, profile=plate.profile), size, 0.3 * em)
    if plate.cards is not None:
        cards = _said(Cell(partial(_paint_cards, brush=brush, cards=plate.cards), 2.6 * em), counted(plate.cards))
        yield _Place.COUNT, cards
    for count in plate.tokens:
        yield _Place.COUNT, _tokens(count, brush)
    for fact in plate.more:
        yield _Place.UNSEEN, _said(Cell(), fact)


def _said(cell: Cell, said: str) -> Cell:
    """A cell of which a screen reader and the tip say the same."""
    return replace(cell, spoken=said, tip=said)


def _picture(badge: PlateBadge, brush: _Brush) -> Cell:
    size = min(brush.high, 1.35 * brush.em)
    painted = partial(_paint_token, name=badge.art, size=size, brush=brush)
    return _said(Cell(painted, size, 0.25 * brush.em), badge.words)


def _badge(badge: PlateBadge, brush: _Brush) -> Cell:
    """A badge at the right end of the first line, if it leaves room for the name."""
    caption = brush.caption
    wide = width_of(badge.words, round(caption * 0.92), bold=True) + 0.9 * caption
    painted = partial(_paint_chip, said=badge.words, brush=brush)
    return _said(Cell(painted, wide, 0.3 * caption, optional=True), badge.words)


def _tokens(count: TokenCount, brush: _Brush) -> Cell:
    em, size = brush.em, min(brush.high * 0.92, 1.25 * brush.em)
    number = str(count.amount).replace("-", "−")
    wide = max(2.7 * em, 0.5 * em + size + width_of(number, em, bold=True))

    def paint(painter: QPainter, place: QRectF) -> None:
        _paint_token(painter, place.adjusted(0.25 * em, 0, 0, 0), count.art, size, brush)
        room = place.adjusted(0.25 * em + size, 0, 0, 0)
        write(painter, room, number, em, brush.theme.ink, bold=True, align=_CENTRE)

    return _said(Cell(paint, wide), labelled(count.title, str(count.amount), text))


def _rows(plate: Plate, brush: _Brush, width: float) -> tuple[Row, Row]:
    """The two lines of a plate.

    The kind of player, in one word if there is no room for more, is below the name, or beside it if numbers take the
    second line.
    """
    parts = sorted(_parts(plate, brush), key=itemgetter(0))
    first = Row([cell for place, cell in parts if place <= _Place.BADGE])
    second = Row([cell for place, cell in parts if _Place.LEVEL <= place <= _Place.COUNT])
    em, caption, soft = brush.em, brush.caption, brush.theme.ink_soft
    beside = width_of(plate.name, em, bold=True) + 0.6 * em
    for level in filter(None, (plate.level, plate.short_level)):
        wide = width_of(level, round(caption * 0.8))
        if second.rest(width) > wide:
            return first, Row([words(level, caption, soft), *second.cells[1:]])
        if first.rest(width) - beside > wide:
            at = next(number for number, cell in enumerate(first.cells) if cell.width is None)
            named = replace(first.cells[at], width=beside), words(level, caption, soft, align=_RIGHT)
            badges = [replace(cell, optional=False) for cell in first.shown(width)[at + 1 :]]
            return Row([*first.cells[:at], *named, *badges]), second
    return first, second


class PlateView(CachedWidget):
    """A player's plate: name, kind of player, cards, tokens, badges, and a marker while it is to move."""

    accessible_interface = accessible.Words
    asked = Signal()
    """The player asks what can be done about this seat."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._plate = Plate("")
        self._theme = LIGHT
        self._percent = 100

    @property
    def plate(self) -> Plate:
        """The current content."""
        return self._plate

    def show_plate(self, plate: Plate, theme: Theme, percent: int) -> None:
        """Show this content."""
        if (plate, theme, percent) != (self._plate, self._theme, self._percent):
            self._plate, self._theme, self._percent = plate, theme, percent
            self.setAccessibleName(plate.spoken)
            set_tip(self, plate.tip, wrapped=True)
            self.redraw()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()
        self.asked.emit()

    def draw(self, painter: QPainter) -> None:
        theme, plate = self._theme, self._plate
        body = QRectF(self.rect()).adjusted(2, 1, -2, -3)
        ground = blended(theme.panel, theme.glow, 0.16) if plate.to_move else theme.panel
        paper.paint(painter, body, theme, strong=plate.to_move or plate.winner, ground=ground)
        em = Type.BODY.px(self._percent)
        inner = body.adjusted(0.5 * em, 0.18 * em, -0.5 * em, -0.18 * em)
        if (plate.portrait or plate.profile is not None) and body.width() >= _BESIDE_A_FACE * em:
            face = QRectF(body.left() + 2, body.top() + 1.5, body.height() - 3, body.height() - 3)
            if plate.profile is not None:
                profile_mark.paint(painter, face, plate.profile.colour, plate.profile.mark)
                plate = replace(plate, profile=None)
            else:
                drawings.paint(painter, face, plate.portrait)
            inner.setLeft(face.right() + 0.35 * em)
        half = inner.height() / 2
        brush = _Brush(theme, self._percent, half, self.devicePixelRatioF())
        for number, row in enumerate(_rows(plate, brush, inner.width())):
            row.paint(painter, QRectF(inner.left(), inner.top() + number * half, inner.width(), half))


def _paint_light(painter: QPainter, room: QRectF, theme: Theme, *, thinking: bool) -> None:
    """Paint a small arrowhead: shape besides colour shows who is to move; hollow while a bot thinks."""
    middle, wide = room.center().y(), room.width()
    arrow = QPolygonF(
        [
            QPointF(room.left(), middle - wide * 0.6),
            QPointF(room.left() + wide, middle),
            QPointF(room.left(), middle + wide * 0.6),
        ]
    )
    painter.setPen(QPen(theme.accent, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush if thinking else theme.accent)
    painter.drawPolygon(arrow)


def _paint_mark(painter: QPainter, room: QRectF, profile: Profile) -> None:
    size = room.width()
    place = QRectF(room.left(), room.center().y() - size / 2, size, size)
    profile_mark.paint(painter, place, profile.colour, profile.mark)


def _paint_token(painter: QPainter, room: QRectF, name: str, size: float, brush: _Brush) -> None:
    picture = art.token(name, size, brush.ratio)
    painter.drawPixmap(QPointF(room.left(), room.center().y() - size / 2), picture)


def _paint_chip(painter: QPainter, room: QRectF, said: str, brush: _Brush) -> None:
    theme, caption = brush.theme, brush.caption
    chip = QRectF(room.left(), room.center().y() - 0.66 * caption, room.width(), 1.32 * caption)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(blended(theme.panel, theme.ink, 0.12))
    painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)
    write(painter, chip, said, round(caption * 0.92), theme.ink, bold=True, align=_CENTRE)


def _paint_cards(painter: QPainter, room: QRectF, brush: _Brush, cards: int) -> None:
    theme, em = brush.theme, brush.em
    high = 0.98 * em
    card = QRectF(room.left() + 0.2 * em, room.center().y() - high / 2, high / 1.4, high)
    painter.setPen(QPen(theme.ink_soft, 1.4))
    painter.setBrush(with_alpha(theme.ink_soft, 50))
    painter.drawRoundedRect(card.translated(2.2, -0.6), 2, 2)
    painter.setBrush(theme.panel)
    painter.drawRoundedRect(card, 2, 2)
    number = QRectF(card.right() + 0.35 * em, room.top(), room.right() - card.right() - 0.35 * em, room.height())
    write(painter, number, str(cards), em, theme.ink, bold=True, align=_CENTRE)


class TokenHeap(CachedWidget):
    """Tokens in the centre: as many pictures as there is room for, and the number. Nothing is painted for none."""

    accessible_interface = accessible.Words

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._count = TokenCount("", "", 0)
        self._theme = LIGHT
        self._percent = 100
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_count(self, count: TokenCount, theme: Theme, percent: int) -> None:
        """Show this many tokens."""
        if (count, theme, percent) != (self._count, self._theme, self._percent):
            self._count, self._theme, self._percent = count, theme, percent
            self.setAccessibleName(labelled(count.title, str(count.amount), text))
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        if not self._count.art or not self._count.amount:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        px = min(Type.HEADLINE.px(self._percent), round(room.height() * 0.6))
        number = width_of("00", px, bold=True) + 0.3 * px
        large = max(3.4 * Type.BODY.px(self._percent), room.height() * 0.55)
        size = min(room.height() * 0.86, (room.width() - number) * 0.9, large)
        shown = min(self._count.amount, 12)
        stride = min(size * 0.62, max(0.0, room.width() - number - size) / max(1, shown - 1))
        total = size + stride * (shown - 1)
        left = (room.width() - total - number) / 2
        picture = art.token(self._count.art, size, self.devicePixelRatioF())
        for place in range(shown):
            nudge = size * 0.05 * (1 if place % 2 else -1)
            painter.drawPixmap(QPointF(left + place * stride, room.center().y() - size / 2 + nudge), picture)
        rect = QRectF(left + total, 0, number, room.height())
        write(painter, rect, str(self._count.amount), px, self._theme.title, bold=True, align=_CENTRE)


class TokenSprite(QWidget):
    """Some tokens moving between two places."""

    def __init__(self, name: str, amount: int, size: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._name, self._size = name, size
        self._amount = amount
        self._shown = min(amount, 6)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(round(size * (1 + 0.4 * (self._shown - 1))) + 2, round(size * 1.3) + 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        picture = art.token(self._name, self._size, self.devicePixelRatioF())
        for place in range(self._shown):
            painter.drawPixmap(QPointF(place * self._size * 0.4, self._size * (0.05 if place % 2 else 0.2)), picture)
        if self._amount > self._shown:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(text_font(round(self._size * 0.5), bold=True))
            painter.setPen(QColor("#fffaf0"))
            painter.drawText(QRectF(self.rect()), _CENTRE, f"×{self._amount}")
        painter.end()

"""The players' plates and the heaps of tokens."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from cardtable_gui.card_lists import labelled
from cardtable_gui.controller.profiles import Profile
from cardtable_gui.i18n import text
from cardtable_gui.views.kit.look.theme import LIGHT, Radius, Theme, Type, blended, with_alpha
from cardtable_gui.views.kit.pictures import art
from cardtable_gui.views.kit.text import accessible
from cardtable_gui.views.kit.text.fitted_text import text_font, width_of, write
from cardtable_gui.views.kit.text.plain_text import set_tip
from cardtable_gui.views.plan import profile_mark
from cardtable_gui.views.table.widgets.cached_widget import CachedWidget

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class TokenCount:
    """A number of tokens with their picture."""

    art: str
    title: str
    amount: int


@dataclass(frozen=True, slots=True)
class Plate:
    """The content of a player's plate. Texts are translated; `cards` None: no card count."""

    name: str
    level: str = ""
    short_level: str = ""
    """The same in one word, for a narrow plate."""
    cards: int | None = None
    tokens: tuple[TokenCount, ...] = ()
    badges: tuple[str, ...] = ()
    pictures: tuple[str, ...] = ()
    """Facts shown as pictures of tokens before the name."""
    to_move: bool = False
    thinking: bool = False
    own: bool = False
    winner: bool = False
    spoken: str = ""
    """The whole text in one line, for screen readers."""
    facts: tuple[str, ...] = ()
    """What the plate shows, each in words: where it has no room for all of them, or shows signs, the tip tells."""
    profile: Profile | None = None
    """The profile whose mark is shown before the name."""


class PlateView(CachedWidget):
    """A player's plate: name, kind of player, cards, tokens, badges, and a marker while it is to move."""

    accessible_interface = accessible.Words

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
            set_tip(self, "\n".join(plate.facts), wrapped=True)
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        theme, plate = self._theme, self._plate
        body = QRectF(self.rect()).adjusted(2, 1, -2, -3)
        radius = min(float(Radius.PANEL), body.height() * 0.28)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(theme.shadow, 34))
        painter.drawRoundedRect(body.translated(0, 1.6), radius, radius)
        ground = blended(theme.panel, theme.glow, 0.16) if plate.to_move else theme.panel
        painter.setBrush(ground)
        painter.setPen(QPen(theme.glow, 2.2) if plate.to_move or plate.winner else QPen(theme.panel_edge, 1.2))
        painter.drawRoundedRect(body, radius, radius)
        self._paint_content(painter, body)

    def _paint_content(self, painter: QPainter, body: QRectF) -> None:
        theme, plate = self._theme, self._plate
        em = Type.BODY.px(self._percent)
        caption = Type.CAPTION.px(self._percent)
        inner = body.adjusted(0.5 * em, 0.18 * em, -0.5 * em, -0.18 * em)
        half = inner.height() / 2
        first = QRectF(inner.left(), inner.top(), inner.width(), half)
        second = QRectF(inner.left(), inner.top() + half, inner.width(), half)
        if plate.to_move:
            self._paint_light(painter, QRectF(first.left(), first.top(), 0.75 * em, half))
            first.setLeft(first.left() + 1.0 * em)
        elif plate.winner:
            write(painter, QRectF(first.left(), first.top(), em, half), "★", em, theme.accent, align=_CENTRE)
            first.setLeft(first.left() + 1.2 * em)
        if plate.profile is not None:
            size = min(first.height(), 1.2 * em)
            place = QRectF(first.left(), first.center().y() - size / 2, size, size)
            profile_mark.paint(painter, place, plate.profile.colour, plate.profile.mark)
            first.setLeft(first.left() + size + 0.3 * em)
        for picture in plate.pictures:
            size = min(first.height(), 1.35 * em)
            painter.drawPixmap(
                QPointF(first.left(), first.center().y() - size / 2), art.token(picture, size, self.devicePixelRatioF())
            )
            first.setLeft(first.left() + size + 0.25 * em)
        self._paint_badges(painter, first, caption, em)
        for count in reversed(plate.tokens):
            second.setRight(self._paint_tokens(painter, second, count, em))
        if plate.cards is not None:
            second.setRight(self._paint_cards(painter, second, plate.cards, em))
        beside = self._paint_level(painter, first, second, em, caption)
        write(painter, beside, plate.name, em, theme.ink, bold=True)

    def _paint_level(self, painter: QPainter, first: QRectF, second: QRectF, em: int, caption: int) -> QRectF:
        """Paint the kind of player, in one word if there is no room for more; return the room left for the name.

        It is below the name, or beside it if numbers take the second line.
        """
        soft = self._theme.ink_soft
        beside = first.left() + width_of(self._plate.name, em, bold=True) + 0.6 * em
        for level in (self._plate.level, self._plate.short_level):
            wide = width_of(level, round(caption * 0.8))
            if second.width() > wide:
                write(painter, second, level, caption, soft)
                return first
            if first.right() - beside > wide:
                place = QRectF(beside, first.top(), first.right() - beside, first.height())
                write(painter, place, level, caption, soft, align=_RIGHT)
                return QRectF(first.left(), first.top(), beside - first.left(), first.height())
        return first

    def _paint_light(self, painter: QPainter, room: QRectF) -> None:
        """Paint a small arrowhead: shape besides colour shows who is to move; hollow while a bot thinks."""
        middle, wide = room.center().y(), room.width()
        arrow = QPolygonF(
            [
                QPointF(room.left(), middle - wide * 0.6),
                QPointF(room.left() + wide, middle),
                QPointF(room.left(), middle + wide * 0.6),
            ]
        )
        painter.setPen(
            QPen(self._theme.accent, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.setBrush(Qt.BrushStyle.NoBrush if self._plate.thinking else self._theme.accent)
        painter.drawPolygon(arrow)

    def _paint_badges(self, painter: QPainter, row: QRectF, caption: int, em: int) -> None:
        """Paint badges at the right end of the first line, as many as leave room for the name."""
        theme = self._theme
        name = min(width_of(self._plate.name, round(em * 0.8), bold=True), row.width() * 0.45)
        for badge in reversed(self._plate.badges):
            wide = width_of(badge, round(caption * 0.92), bold=True) + 0.9 * caption
            if row.width() - wide - 0.3 * caption < name:
                continue
            chip = QRectF(row.right() - wide, row.center().y() - 0.66 * caption, wide, 1.32 * caption)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(blended(theme.panel, theme.ink, 0.12))
            painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)
            write(painter, chip, badge, round(caption * 0.92), theme.ink, bold=True, align=_CENTRE)
            row.setRight(chip.left() - 0.3 * caption)

    def _paint_tokens(self, painter: QPainter, row: QRectF, count: TokenCount, em: int) -> float:
        size = min(row.height() * 0.92, 1.25 * em)
        number = str(count.amount).replace("-", "−")
        wide = max(2.7 * em, 0.5 * em + size + width_of(number, em, bold=True))
        picture = art.token(count.art, size, self.devicePixelRatioF())
        left = row.right() - wide
        painter.drawPixmap(QPointF(left + 0.25 * em, row.center().y() - size / 2), picture)
        place = QRectF(left + 0.25 * em + size, row.top(), wide - size - 0.25 * em, row.height())
        write(painter, place, number, em, self._theme.ink, bold=True, align=_CENTRE)
        return left

    def _paint_cards(self, painter: QPainter, row: QRectF, cards: int, em: int) -> float:
        wide = 2.6 * em
        left = row.right() - wide
        high = 0.98 * em
        card = QRectF(left + 0.2 * em, row.center().y() - high / 2, high / 1.4, high)
        painter.setPen(QPen(self._theme.ink_soft, 1.4))
        painter.setBrush(with_alpha(self._theme.ink_soft, 50))
        painter.drawRoundedRect(card.translated(2.2, -0.6), 2, 2)
        painter.setBrush(self._theme.panel)
        painter.drawRoundedRect(card, 2, 2)
        number = QRectF(card.right() + 0.35 * em, row.top(), row.right() - card.right() - 0.35 * em, row.height())
        write(painter, number, str(cards), em, self._theme.ink, bold=True, align=_CENTRE)
        return left


class TokenHeap(CachedWidget):
    """Tokens in the centre: as many pictures as there is room for, and the number."""

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
        if not self._count.art:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        px = min(Type.HEADLINE.px(self._percent), round(room.height() * 0.6))
        number = width_of("00", px, bold=True) + 0.3 * px
        large = max(3.4 * Type.BODY.px(self._percent), room.height() * 0.55)
        size = min(room.height() * 0.86, (room.width() - number) * 0.9, large)
        shown = min(self._count.amount, 12)
        stride = min(size * 0.62, max(0.0, room.width() - number - size) / max(1, shown - 1))
        total = size + stride * max(0, shown - 1) if shown else 0.0
        left = (room.width() - total - number) / 2
        picture = art.token(self._count.art, size, self.devicePixelRatioF())
        for place in range(shown):
            nudge = size * 0.05 * (1 if place % 2 else -1)
            painter.drawPixmap(QPointF(left + place * stride, room.center().y() - size / 2 + nudge), picture)
        rect = QRectF(left + total, 0, number, room.height())
        ink = self._theme.title if self._count.amount else self._theme.title_soft
        write(painter, rect, str(self._count.amount), px, ink, bold=True, align=_CENTRE)


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

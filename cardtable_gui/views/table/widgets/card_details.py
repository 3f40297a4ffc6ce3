"""One card, large, with its name, zone, number of copies, and special notes."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.focus.hide_keeping_focus import FloatingWidget
from cardtable_gui.views.kit.look.theme import CARD_ASPECT, LIGHT, Radius, Theme, Type, with_alpha
from cardtable_gui.views.kit.pictures.art import Art
from cardtable_gui.views.kit.text import accessible
from cardtable_gui.views.kit.text.fitted_text import LEAST_SHARE, even_width, width_of, wrapped_size, write
from cardtable_gui.views.table.state.wording import CardTexts
from cardtable_gui.views.table.widgets.clear_place import Ground, clear_place, least_hiding
from cardtable_gui.views.table.widgets.command_bar import ButtonFace, CommandButton
from cardtable_gui.views.table.widgets.rule_link import RuleLink

PICK_ALL = "all"
_LARGEST = 300.0
_SCALES = (1.0, 0.86, LEAST_SHARE)
"""The text's sizes that are tried, by the one that is set; then that of usual captions, if it's smaller."""
_USUAL = 86
_GAP, _SMALL_GAP = 0.4, 0.1
"""The space between lines, in units of the text; the smallest text is set closer."""
_PICTURES = (1.0, 0.8, 0.6, 0.4, 0.25)
"""The picture's heights that are tried, by the largest one."""
_ROW = 3.0
"""The height of the button, in units of body text."""
_COLUMNS = (19.0, 16.5, 30.0, 44.0)
"""The greatest widths of the text that are tried, in units of body text."""
_LEAST_COLUMN = 9.0
"""The least width of the text, in units of body text."""
_TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True, slots=True)
class _Form:
    """A way to lay the sheet out: the text's size, the height of the picture, the width of the text, and the sheet."""

    percent: int
    picture: float
    column: float
    size: QSizeF


class Details(FloatingWidget):
    """A sheet beside the card that it's about. Any press closes it."""

    accessible_interface = accessible.Question

    pick_all = Signal(object)
    """All cards equal to the `card` given to `tell` are to be picked; carries it."""
    rules_wanted = Signal(str)
    """The link to a rule was pressed; carries its number."""

    def __init__(self, art: Art, clock: Clock, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._theme: Theme = LIGHT
        self._percent = 100
        self._about = CardTexts(None, "", ())
        self._told_card: object = None
        self._heights: list[float] = []
        self._gap = _GAP
        self._least = 0
        self.button = CommandButton(clock, self)
        self.button.clicked.connect(self._pick_all)
        self.link = RuleLink(self)
        self.link.wanted.connect(self.rules_wanted)
        self.hide()

    @property
    def about(self) -> CardTexts | None:
        """What is shown; None while it is closed."""
        return None if self.isHidden() else self._about

    def tell(
        self, about: CardTexts, area: QRectF, ground: Ground, theme: Theme, percent: int, card: object = None
    ) -> None:
        """Show this beside the card, which lies in this area; `card` is emitted by the `pick_all` button.

        The picture is as large as the ground allows without covering the own cards, then everything is smaller. Where
        that isn't enough it covers some, but not the card itself.
        """
        self._about, self._theme, self._told_card = about, theme, card
        self.button.setVisible(bool(about.pick_all))
        largest = min(ground.room.height() * 0.56, _LARGEST * CARD_ASPECT)
        forms: list[_Form] = []
        scales = (*_SCALES, min(LEAST_SHARE, _USUAL / percent))
        self._least = round(scales[-1] * percent)
        for scale, share, widest in product(scales, _PICTURES, _COLUMNS):
            forms.append(self._form(ground.room, round(scale * percent), share * largest, widest))
            spot = clear_place((forms[-1].size,), area, ground, self._em)
            if spot is not None:
                form = forms[-1]
                break
        else:
            spot = least_hiding([form.size for form in forms], area, ground, self._em)
            form = min(forms, key=lambda each: _apart(each.size, spot.sheet.size()))
        self._take_size(form.percent)
        self._measure(form.column)
        self.setGeometry(spot.sheet.toAlignedRect())
        em, high, column = self._em, form.picture, form.column
        self._card = QRectF(1.4 * em, (self.height() - high) / 2, high / CARD_ASPECT, high)
        self._column = QRectF(self._card.right() + 1.4 * em, 1.2 * em, column, self.height() - 2.4 * em)
        wide = min(column + 8 - self._beside, self.button.wanted_width() + em)
        button = QRectF(self._column.left() - 4, self._column.bottom() - _ROW * em, wide, _ROW * em)
        self.button.setGeometry(button.toAlignedRect())
        self.link.setGeometry(self._link_place().toAlignedRect())
        self.setAccessibleName(about.spoken)
        self.show()
        self.raise_()
        self.update()

    @property
    def _em(self) -> int:
        return Type.BODY.px(self._percent)

    @property
    def _beside(self) -> float:
        """The room of the link beside the button."""
        return self.link.wide + 0.4 * self._em if self._about.rule else 0.0

    def _take_size(self, percent: int) -> None:
        """Take this text size."""
        self._percent = percent
        self._gap = _GAP if percent > self._least else _SMALL_GAP
        self.button.show_face(ButtonFace(PICK_ALL, self._about.pick_all, ""), self._theme, percent)
        self.link.show_rule(self._about.rule, self._theme, percent)

    def _form(self, room: QRectF, percent: int, high: float, widest: float) -> _Form:
        """The sheet with such text beside a picture of this height; wider if it would be higher than the room."""
        self._take_size(percent)
        em = self._em
        column = min(widest * em, max(11.0 * em, room.width() - high / CARD_ASPECT - 5.0 * em))
        column = min(column, max(_LEAST_COLUMN * em, self._wanted(column)))
        if self._measure(column) + 2.4 * em > room.height():
            most = max(column, room.width() - high / CARD_ASPECT - 4.2 * em)
            column = min(most, self._wanted(most))
        tall = max(high, self._measure(column)) + 2.4 * em
        return _Form(percent, high, column, QSizeF(high / CARD_ASPECT + column + 4.2 * em, tall))

    def _link_place(self) -> QRectF:
        """Where the link to the rule is: beside the button, else below the text, at its left."""
        em = self._em
        if self._about.pick_all:
            button = QRectF(self.button.geometry())
            top = button.center().y() - self.link.high / 2
            return QRectF(button.right() + 0.4 * em, top, self.link.wide, self.link.high)
        above = 2.4 * em + sum(self._heights) + self._gap * em * len(self._heights) + 0.8 * em
        return QRectF(self._column.left(), self._column.top() + above, self.link.wide, self.link.high)

    def _measure(self, column: float) -> float:
        """Measure the lines in a column of this width; return the height of everything in it."""
        about, em = self._about, self._em
        self._heights = [_height(line, em, column) for line in (*about.lines, *about.why_not)]
        between = self._gap * len(self._heights) + (0.8 if about.why_not else 0.0)
        words = (2.4 + between) * em + sum(self._heights)
        if about.pick_all:
            return words + (_ROW + 0.4) * em
        return words + (self.link.high + 0.4 * em if about.rule else 0.0)

    def _wanted(self, most: float) -> float:
        """The width of the text, in a column of at most `most` pixels."""
        em = self._em
        title = width_of(self._about.name, Type.TITLE.px(self._percent), bold=True)
        lines = [even_width(line, most, em) for line in (*self._about.lines, *self._about.why_not)]
        button = self.button.wanted_width() + em + self._beside if self._about.pick_all else 0.0
        return max(title, button, *lines) + 0.5 * em

    def hide_keeping_focus(self) -> bool:
        """Close; return whether it was open."""
        shown = not self.isHidden()
        self.hide()
        return shown

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, em = self._theme, Type.BODY.px(self._percent)
        body = QRectF(self.rect()).adjusted(3, 2, -3, -5)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(3):
            painter.setBrush(with_alpha(theme.shadow, 26))
            painter.drawRoundedRect(body.adjusted(-step, 0, step, 1.5 * step), Radius.SHEET, Radius.SHEET)
        painter.setBrush(theme.panel)
        painter.setPen(QPen(theme.panel_edge, 1.4))
        painter.drawRoundedRect(body, Radius.SHEET, Radius.SHEET)
        picture = self._art.face(self._about.face, self._card.width(), self.devicePixelRatioF())
        painter.drawPixmap(QPointF(round(self._card.x()), round(self._card.y())), picture)
        column = self._column
        title = QRectF(column.left(), column.top(), column.width(), 2.0 * em)
        write(painter, title, self._about.name, Type.TITLE.px(self._percent), theme.ink, bold=True)
        top = title.bottom() + 0.4 * em
        notes, lines = len(self._about.lines), (*self._about.lines, *self._about.why_not)
        for number, (line, high) in enumerate(zip(lines, self._heights, strict=True)):
            if number == notes:
                painter.setPen(QPen(theme.panel_edge, 1.2))
                painter.drawLine(QPointF(column.left(), top + 0.2 * em), QPointF(column.right(), top + 0.2 * em))
                top += 0.8 * em
            where = QRectF(column.left(), top, column.width(), high)
            write(painter, where, line, em, theme.ink if number else theme.ink_soft, wrap=True, align=_TOP)
            top += high + self._gap * em
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.hide()

    def _pick_all(self) -> None:
        self.hide()
        self.pick_all.emit(self._told_card)


def _height(line: str, px: int, width: float) -> float:
    return wrapped_size(line, width, px).height() + 2


def _apart(one: QSizeF, other: QSizeF) -> float:
    return abs(one.width() - other.width()) + abs(one.height() - other.height())

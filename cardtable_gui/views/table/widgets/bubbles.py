"""Speech bubbles on the table: why something is not allowed, and what a player has just done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.focus.hide_keeping_focus import FloatingWidget
from cardtable_gui.views.kit.look import reading_time
from cardtable_gui.views.kit.look.theme import LIGHT, Radius, Theme, Type
from cardtable_gui.views.kit.text import accessible
from cardtable_gui.views.kit.text.fitted_text import (
    LEAST_SHARE,
    Fitted,
    broken,
    shortened,
    torn,
    width_of,
    wrapped_size,
    write,
)
from cardtable_gui.views.kit.text.plain_text import set_tip
from cardtable_gui.views.table.geometry.visible import Visible
from cardtable_gui.views.table.widgets import paper
from cardtable_gui.views.table.widgets.cached_widget import CachedWidget
from cardtable_gui.views.table.widgets.rule_link import RuleLink
from cardtable_gui.views.table.widgets.word_links import WordLinks

_ASIDE = 1.5
"""What a pixel between the middles of bubble and button costs, in hidden pixels: of two clear places the nearer one."""
_TALL = 10.0
"""What a pixel of its height costs, in hidden pixels: a wide bubble is easier to read than a tall one."""


def clearest(
    sizes: Iterable[QSizeF], stem: QRectF, margin: float, step: float, room: QRectF, seen: Sequence[Visible]
) -> tuple[QRectF, QPointF]:
    """The best sheet of one of these sizes, and where on the stem's upper edge its tail ends.

    `stem`: what the tail points at; the sheet's lower edge is at its top. `margin`: how far the tail keeps from the
    sheet's ends, and the most that it keeps from the stem's. `step`: the distance of the places that are compared.
    """
    best: tuple[float, QRectF, QPointF] | None = None
    inset = min(margin, stem.width() / 2)
    first, last = stem.left() + inset, stem.right() - inset
    for size in sizes:
        wide, high = size.width(), min(size.height(), stem.top() - room.top())
        # The tail must be over the stem and below the sheet at once, as far as the room allows.
        low = min(max(room.left(), first - wide + margin), room.right() - wide)
        top = max(low, min(room.right() - wide, last - margin))
        for number in range(int((top - low) / step) + 2):
            sheet = QRectF(min(low + number * step, top), stem.top() - high, wide, high)
            tip = min(max(stem.center().x(), sheet.left() + margin), sheet.right() - margin)
            tip = min(max(tip, first), last)
            cost = _hidden(sheet, seen) + _TALL * high + _ASIDE * abs(sheet.center().x() - stem.center().x())
            if best is None or cost < best[0]:
                best = cost, sheet, QPointF(tip, stem.top())
    assert best is not None, "no size"
    return best[1:]


def _hidden(sheet: QRectF, seen: Sequence[Visible]) -> float:
    """What a sheet hides, in pixels by their worth."""
    found = 0.0
    for area, worth in seen:
        under = area.intersected(sheet)
        found += worth * under.width() * under.height()
    return found


_CENTRE = Qt.AlignmentFlag.AlignCenter
REFUSAL_MS = 7000
_WIDTHS = (44.0, 36.0, 29.0, 22.0, 18.0)
"""The greatest widths of a long remark, in units of its text; `REMARK_WIDTH` is one of them."""
REMARK_WIDTH = 22.0
"""The greatest width of a short remark."""
LEAST_SAYING = 12
"""The least font size of a player's speech, in pixels, unless all text is set to be smaller."""
_LEADING, _LEAST_LEADING = 1.25, 1.12
"""Line spacing of a player's speech, by the font size: normal, and where room is short."""


class Bubble(FloatingWidget):
    """A rounded sheet with a tail that points at something, kept within its parent."""

    accessible_interface: ClassVar[type[accessible.Element]] = accessible.Remark

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = LIGHT
        self.percent = 100
        self.lift = 0.0
        """How much further than usual the sheet keeps from what it points at, in pixels."""
        self._tip: QPointF | None = None
        self._edge = LIGHT.panel_edge
        self.hide()

    @property
    def tail(self) -> float:
        """The length of the tail outside the sheet."""
        return 0.7 * Type.BODY.px(self.percent) + self.lift

    @property
    def tip(self) -> QPointF:
        """The point that the tail points at, in the parent's coordinates."""
        return QPointF(self.pos()) + (self._tip or QPointF())

    def point(self, at: QPointF, wide: float, high: float, room: QRectF, *, above: bool) -> None:
        """Place a sheet of this size above (or below) the point, inside the room."""
        tail = self.tail
        fits_above = at.y() - high - tail >= room.top()
        fits_below = at.y() + high + tail <= room.bottom()
        above = fits_above if (above or not fits_below) else False
        left = min(max(at.x() - wide / 2, room.left()), room.right() - wide)
        top = at.y() - tail - high if above else at.y()
        rect = QRectF(left, top, wide, high + tail)
        if rect.top() < room.top():
            rect.moveTop(room.top())
        self._lie(rect, min(max(at.x(), rect.left() + 2 * tail), rect.right() - 2 * tail), above=above)

    def point_clear(self, sizes: Iterable[QSizeF], stem: QRectF, room: QRectF, seen: Sequence[Visible]) -> None:
        """Place a sheet of one of these sizes above what it points at, where it hides least of what is to be seen."""
        tail = self.tail
        above = stem.adjusted(0, -tail, 0, 0)
        em = Type.BODY.px(self.percent)
        sheet, tip = clearest(sizes, above, 1.6 * em, em, room, seen)
        self._lie(sheet.adjusted(0, 0, 0, tail), tip.x(), above=True)

    def _lie(self, rect: QRectF, tip: float, *, above: bool) -> None:
        """Show sheet and tail in this area, the tail's end so far to the right on the table, below or above them."""
        self.setGeometry(rect.toAlignedRect())
        self._tip = QPointF(tip - self.x(), self.height() if above else 0)
        self.show()
        self.raise_()
        self.update()

    @property
    def sheet(self) -> QRectF:
        """The sheet without its tail, in the widget's coordinates."""
        above = self._tip is None or self._tip.y() > 0
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        return rect.adjusted(0, 0, 0, -self.tail) if above else rect.adjusted(0, self.tail, 0, 0)

    def remark_size(self, text: str, room: QRectF, below: QSizeF | None = None, widest: float = REMARK_WIDTH) -> QSizeF:
        """The sheet's size for a sentence with a mark before it, and for what is below it.

        `widest`: its greatest width, in units of the text.
        """
        em = Type.BODY.px(self.percent)
        below = below or QSizeF()
        wide = min(widest * em, room.width())
        needed = wrapped_size(text, wide - 3.6 * em, em)
        wide = min(wide, max(needed.width() + 3.6 * em, below.width() + 1.6 * em))
        return QSizeF(wide, needed.height() + below.height() + 1.5 * em)

    def remark_sizes(self, text: str, room: QRectF, below: QSizeF | None = None, *, long: bool = True) -> list[QSizeF]:
        """As `remark_size`, in several widths. `long`: also wider than a short remark."""
        widths = (width for width in _WIDTHS if long or width <= REMARK_WIDTH)
        return [self.remark_size(text, room, below, width) for width in widths]

    def remark_room(self) -> QRectF:
        """The area of mark and sentence on the sheet."""
        em = Type.BODY.px(self.percent)
        return self.sheet.adjusted(0.7 * em, 0.5 * em, -0.7 * em, -0.5 * em)

    def paint_remark(
        self, painter: QPainter, room: QRectF, mark: str, colour: QColor, text: str
    ) -> tuple[Fitted, QRectF]:
        """Paint a letter on a disc of this colour, and a sentence beside it; return how and where it is written."""
        em = Type.BODY.px(self.percent)
        size = 1.2 * em
        disc = QRectF(room.left(), room.top() + 0.1 * em, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(disc)
        write(painter, disc, mark, round(em * 0.95), self.theme.panel, bold=True, align=_CENTRE)
        beside = room.adjusted(size + 0.5 * em, 0, 0, 0)
        return write(painter, beside, text, em, self.theme.ink, wrap=True), beside

    def paint_sheet(self, painter: QPainter) -> None:
        """Paint sheet and tail."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = self.sheet
        path = QPainterPath()
        path.addRoundedRect(sheet, Radius.PANEL, Radius.PANEL)
        if self._tip is not None:
            wide = 0.8 * (self.tail - self.lift)
            base = sheet.bottom() if self._tip.y() > 0 else sheet.top()
            inside = base - 2 if self._tip.y() > 0 else base + 2
            tail = QPainterPath(QPointF(self._tip.x() - wide, inside))
            tail.lineTo(self._tip.x(), self._tip.y() - 1 if self._tip.y() > 0 else 1)
            tail.lineTo(self._tip.x() + wide, inside)
            path = path.united(tail)
        painter.setPen(QPen(self._edge, 1.6))
        painter.setBrush(self.theme.panel)
        painter.drawPath(path)


class HintBubble(Bubble):
    """The reason of a hint. Transparent for the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def text(self) -> str:
        """The text."""
        return self._text

    def explain(
        self, text: str, stem: QRectF, room: QRectF, seen: Sequence[Visible], theme: Theme, percent: int, *, long: bool
    ) -> None:
        """Point at a button and show this text, where it hides least of what is to be seen.

        `long`: it may be wider than a short remark.
        """
        self.theme, self.percent, self._edge = theme, percent, theme.good
        self._text = text
        self.setAccessibleName(text)
        self.point_clear(self.remark_sizes(text, room, long=long), stem, room, seen)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_sheet(painter)
        self.paint_remark(painter, self.remark_room(), "i", self.theme.good, self._text)
        painter.end()


class SpeechBubble(CachedWidget):
    """A player's last action, beside the plate. Transparent for the mouse unless it is shortened."""

    accessible_interface = accessible.Words

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._px = Type.CAPTION.px()
        self._text = ""
        self._said: tuple[object, ...] = ()
        self._lines: tuple[str, ...] = ()
        self._latest = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def text(self) -> str:
        """The full text."""
        return self._text

    @property
    def latest(self) -> bool:
        """Whether it is the latest speech, which its outline shows."""
        return self._latest

    @latest.setter
    def latest(self, latest: bool) -> None:
        if latest != self._latest:
            self._latest = latest
            self.redraw()

    @property
    def lines(self) -> tuple[str, ...]:
        """The visible lines."""
        return self._lines

    @property
    def whole(self) -> bool:
        """Whether the text is complete."""
        return not self._lines or not self._lines[-1].endswith("…") or self._text.endswith("…")

    @property
    def px(self) -> int:
        """The font size in pixels."""
        return self._px

    def say(self, text: str, room: QRectF, free: QRectF, theme: Theme, percent: int, *, up: bool) -> None:
        """Show this text inside the room, below (`up`: above) the plate, wrapped rather than in smaller letters.

        A text that would still have to be smaller may grow into `free`, which contains the room. What does not fit
        there is shortened; the tool tip has the full text.
        """
        said = text, room, free, theme, percent, up
        if said == self._said:
            self.show()
            self.raise_()
            return
        self._said = said
        self._text, self._theme = text, theme
        self.setAccessibleName(text)
        usual = Type.CAPTION.px(percent)
        middle = room.center().x()
        room = room if _room_for(text, usual, room.size()) else free
        sizes = range(usual, min(usual, max(LEAST_SAYING, round(usual * LEAST_SHARE))) - 1, -1)
        self._px = px = next((size for size in sizes if _room_for(text, size, room.size())), sizes[-1])
        inner = room.width() - _beside(px)
        lines = broken(text, inner, px, bold=True)
        # No short word is left on the last line.
        while lines and len(even := broken(text, inner := inner - px / 3, px, bold=True)) in range(1, len(lines) + 1):
            lines = even
        inner = room.width() - _beside(px)
        self._lines = shortened(lines or torn(text, inner, px, bold=True), _most_lines(px, room.height()), inner, px)
        whole = self.whole
        # A complete text lets the mouse through; a shortened one, which has a tool tip, forwards presses to the cards
        # below.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, whole)
        set_tip(self, "" if whole else text, wrapped=True)
        wide = min(room.width(), max(width_of(line, px, bold=True) for line in self._lines) + _beside(px) + 0.4 * px)
        high = min(room.height(), (_LEADING * len(self._lines) + 0.7) * px)
        top = room.bottom() - high if up else room.top()
        left = max(room.left(), min(middle - wide / 2, room.right() - wide))
        self.setGeometry(QRectF(left, top, wide, high).toAlignedRect())
        self.show()
        self.raise_()
        self.redraw()

    def draw(self, painter: QPainter) -> None:
        px = self._px
        body = QRectF(self.rect()).adjusted(1, 1, -1, -2)
        paper.paint(painter, body, self._theme, strong=self._latest)
        high = min(_LEADING * px, body.height() / max(1, len(self._lines)))
        top = body.center().y() - high * len(self._lines) / 2
        for number, line in enumerate(self._lines):
            room = QRectF(body.left() + 0.5 * px, top + number * high, body.width() - px, high)
            write(painter, room, line, px, self._theme.ink, bold=True, align=_CENTRE)


def _beside(px: int) -> float:
    """The margin at both sides of a bubble's lines."""
    return 2 + 1.2 * px


def _room_for(text: str, px: int, room: QSizeF) -> bool:
    """Whether the text fits at this size, on as many lines as it needs, without breaking a word."""
    lines = broken(text, room.width() - _beside(px), px, bold=True)
    return 0 < len(lines) <= _most_lines(px, room.height())


def _most_lines(px: int, height: float) -> int:
    """The largest number of lines of this size that fit."""
    return max(1, int((height - 2 - 0.1 * px) / (_LEAST_LEADING * px)))


class LinkedBubble(Bubble):
    """A sentence with a link to the rule behind it, shown for the time that it takes to read. A press closes it."""

    rules_wanted = Signal(str)
    """The link was pressed; carries the rule's number."""

    def __init__(self, clock: Clock, parent: QWidget, mark: str) -> None:
        """Start hidden. `mark`: the letter before the sentence."""
        super().__init__(parent)
        self._mark = mark
        self._text = ""
        self._link = RuleLink(self)
        self._link.wanted.connect(self.rules_wanted)
        self._timer = clock.timer(self, self.hide)

    @property
    def text(self) -> str:
        """The sentence that is shown."""
        return self._text

    @property
    def link(self) -> RuleLink:
        """The link to the rule; hidden if there is none."""
        return self._link

    def _write(self, text: str, rule: str, theme: Theme, percent: int, colour: QColor) -> QSizeF:
        """Take a sentence in this colour; `rule`: the paragraph, or "". Returns the size of the link to it."""
        self.theme, self.percent, self._edge = theme, percent, colour
        self._text = text
        self.setAccessibleName(text)
        self._link.show_rule(rule, theme, percent)
        return QSizeF(self._link.wide, self._link.high)

    def _stay(self, ms: int) -> None:
        """Stay where it's shown now, for so long."""
        self._link.place_at_end(self.sheet)
        reading_time.start(self._timer, ms)

    def remark_room(self) -> QRectF:
        """The area of mark and sentence, above the link."""
        room = super().remark_room()
        if not self._link.isHidden():
            room.setBottom(self._link.geometry().top() - 0.1 * Type.BODY.px(self.percent))
        return room

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_sheet(painter)
        fitted, room = self.paint_remark(painter, self.remark_room(), self._mark, self._edge, self._text)
        self._paint_over(painter, fitted, room)
        painter.end()

    def _paint_over(self, painter: QPainter, fitted: Fitted, room: QRectF) -> None:
        """Paint more over the sentence, which was written so in this area."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.hide()


class RefusalBubble(LinkedBubble):
    """Why something is not allowed; the explained words of the sentence are links, too."""

    def __init__(self, clock: Clock, parent: QWidget) -> None:
        super().__init__(clock, parent, "!")
        self.word_links = WordLinks(self)
        """The explained words of the sentence."""

    def explain(
        self,
        text: str,
        rule: str,
        at: QPointF,
        room: QRectF,
        theme: Theme,
        percent: int,
        seen: Sequence[Visible] = (),
    ) -> None:
        """Point at a place and show the sentence, where it hides little of what is to be seen.

        `rule`: the paragraph, or "".
        """
        size = self.remark_size(text, room, self._write(text, rule, theme, percent, theme.bad))
        if at.y() - size.height() - self.tail >= room.top():
            self.point_clear((size,), QRectF(at, QSizeF()), room, seen)
        else:
            self.point(at, size.width(), size.height(), room, above=False)
        self._stay(REFUSAL_MS)

    def _paint_over(self, painter: QPainter, fitted: Fitted, room: QRectF) -> None:
        self.word_links.paint(painter, fitted, room, self.theme.ink_soft)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.word_links.press(event.position())

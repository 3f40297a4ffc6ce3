"""Speech bubbles on the table: why something is not allowed, and what a player has just done."""

from __future__ import annotations

from math import hypot
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QWidget

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.i18n import text as translated
from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.focus.hide_keeping_focus import FloatingWidget
from cardtable_gui.views.kit.look import reading_time
from cardtable_gui.views.kit.look.theme import LIGHT, Radius, Theme, Type
from cardtable_gui.views.kit.text import accessible
from cardtable_gui.views.kit.text.fitted_text import (
    LEAST_SHARE,
    Fitted,
    broken,
    even_width,
    fit,
    shortened,
    torn,
    width_of,
    wrapped_size,
    write,
)
from cardtable_gui.views.kit.text.plain_text import set_tip
from cardtable_gui.views.table.geometry.visible import Visible, Worth
from cardtable_gui.views.table.widgets import paper
from cardtable_gui.views.table.widgets.cached_widget import CachedWidget
from cardtable_gui.views.table.widgets.clear_place import TAIL, Ground, Spot, clear_place, least_hiding
from cardtable_gui.views.table.widgets.rule_link import RuleLink
from cardtable_gui.views.table.widgets.word_links import WordLinks

_CENTRE = Qt.AlignmentFlag.AlignCenter
REFUSAL_MS = 7000
_APART = 6
"""What stays free between two links, in pixels."""
MORE = QT_TRANSLATE_NOOP("table", "More…")
_WIDTHS = (60.0, 44.0, 36.0, 29.0, 22.0, 18.0, 14.0)
"""The greatest widths of a remark that are tried, in units of its text."""
_SAYING_WIDTHS = (24.0, 12.0, 9.0)
"""The greatest widths of a character's words that are tried, in units of their text."""
LEAST_SAYING = 12
"""The least font size of a player's speech, in pixels, unless all text is set to be smaller."""
_LEADING, _LEAST_LEADING = 1.25, 1.12
"""Line spacing of a player's speech, by the font size: normal, and where room is short."""


class Bubble(FloatingWidget):
    """A rounded sheet over the table, with a tail at what it's about if that is near.

    Presses go only to what's painted.
    """

    accessible_interface: ClassVar[type[accessible.Element]] = accessible.Remark

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = LIGHT
        self.percent = 100
        self._spot = Spot(QRectF())
        self._edge = LIGHT.panel_edge
        self.hide()

    @property
    def spot(self) -> Spot:
        """Where the sheet lies and its tail ends, in the parent's coordinates."""
        return self._spot

    @property
    def sheet(self) -> QRectF:
        """The sheet without its tail, in the widget's coordinates."""
        return self._spot.sheet.translated(-QPointF(self.pos())).adjusted(1.5, 1.5, -1.5, -1.5)

    def lie(self, spot: Spot) -> None:
        """Show the sheet and its tail there."""
        self._spot = spot
        half = TAIL * Type.BODY.px(self.percent)
        tail = spot.tail
        across = QPointF(half, 0) if tail.width() < tail.height() else QPointF(0, half)
        tail = QRectF(tail.topLeft() - across, tail.bottomRight() + across) if spot.tip is not None else QRectF()
        self.setGeometry(spot.sheet.united(tail).toAlignedRect())
        painted = QRegion(spot.sheet.toAlignedRect()).united(QRegion(tail.toAlignedRect()))
        self.setMask(painted.translated(-self.pos()))
        self.show()
        self.raise_()
        self.update()

    def paint_sheet(self, painter: QPainter) -> None:
        """Paint sheet and tail."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = self.sheet
        path = QPainterPath()
        path.addRoundedRect(sheet, Radius.PANEL, Radius.PANEL)
        if self._spot.tip is not None:
            path = path.united(self._tail(sheet, self._spot.tip - QPointF(self.pos())))
        painter.setPen(QPen(self._edge, 1.6))
        painter.setBrush(self.theme.panel)
        painter.drawPath(path)

    def _tail(self, sheet: QRectF, tip: QPointF) -> QPainterPath:
        """A triangle from a little inside the sheet to a little before the tip."""
        half = 0.8 * TAIL * Type.BODY.px(self.percent)
        base = QPointF(
            min(max(tip.x(), sheet.left() + 2), sheet.right() - 2),
            min(max(tip.y(), sheet.top() + 2), sheet.bottom() - 2),
        )
        upright = abs(tip.y() - base.y()) > abs(tip.x() - base.x())
        across = QPointF(half, 0) if upright else QPointF(0, half)
        away, down = tip.x() - base.x(), tip.y() - base.y()
        short = 1 / max(1.0, hypot(away, down))
        path = QPainterPath(base - across)
        path.lineTo(tip.x() - short * away, tip.y() - short * down)
        path.lineTo(base + across)
        return path


class Remark(Bubble):
    """A mark and a sentence, where they cover nothing of what they speak of.

    Where no place is free, it's a line over the bar's texts; what doesn't fit there is shown on request.
    """

    def __init__(self, parent: QWidget, mark: str) -> None:
        """Start hidden. `mark`: the letter before the sentence."""
        super().__init__(parent)
        self._mark = mark
        self._text = ""
        self._more = RuleLink(self)
        self._more.clicked.connect(self._show_all)
        self.in_line = False
        """Whether it's a line over the bar's texts, since no place on the table is free."""
        self._asked = "", QRectF(), Ground(QRectF()), QSizeF(0, 0), 0

    @property
    def text(self) -> str:
        """The sentence that is shown."""
        return self._text

    @property
    def links(self) -> tuple[RuleLink, ...]:
        """The links that are shown."""
        return () if self._more.isHidden() else (self._more,)

    def remark(self, text: str, about: QRectF, ground: Ground, below: QSizeF | None = None) -> None:
        """Show this sentence at what it's about. `below`: the size of what's below it at the right."""
        below = below or QSizeF(0, 0)
        asked = text, about, ground, below, self.percent
        if asked == self._asked and not self.isHidden():
            self.update()
            return
        em = Type.BODY.px(self.percent)
        self._text = text
        self.setAccessibleName(text)
        self._asked = asked
        self._more.hide()
        sizes = [self._size(ground.room, below, widest) for widest in _WIDTHS]
        spot = clear_place(sizes, about, ground, em)
        self.in_line = spot is None
        if spot is None:
            spot = Spot(ground.line)
            room = ground.line.adjusted(3.6 * em, em, -below.width(), 0)
            if not fit(text.replace("\n", " "), room.width(), room.height(), em, wrap=True).whole:
                self._more.show_words(translated(MORE), self.theme, self.percent)
        self.lie(spot)
        self._more.place_at_end(self.sheet.adjusted(0, 0, -below.width() - (_APART if below.width() else 0), 0))

    def _show_all(self) -> None:
        """Show all of what didn't fit, where it hides what matters least: the player has asked for it."""
        _, about, ground, below, _ = self._asked
        self._more.hide()
        self.in_line = False
        sizes = [self._size(ground.room, below, widest) for widest in _WIDTHS]
        self.lie(least_hiding(sizes, about, ground, Type.BODY.px(self.percent)))

    def _size(self, room: QRectF, below: QSizeF, widest: float) -> QSizeF:
        """The sheet's size, at most so many units of its text wide."""
        em = Type.BODY.px(self.percent)
        wide = min(widest * em, room.width())
        needed = wrapped_size(self._text, wide - 3.6 * em, em)
        wide = min(wide, max(needed.width() + 3.6 * em, below.width() + 1.6 * em))
        return QSizeF(wide, needed.height() + below.height() + 1.5 * em)

    def _words_room(self) -> QRectF:
        """The area of mark and sentence on the sheet: above the links, in a line beside them."""
        em = Type.BODY.px(self.percent)
        room = self.sheet.adjusted(0.7 * em, 0.5 * em, -0.7 * em, -0.5 * em)
        for link in self.links:
            if self.in_line:
                room.setRight(min(room.right(), link.geometry().left() - 0.4 * em))
            else:
                room.setBottom(min(room.bottom(), link.geometry().top() - 0.1 * em))
        return room

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_sheet(painter)
        em = Type.BODY.px(self.percent)
        room = self._words_room()
        size = 1.2 * em
        disc = QRectF(room.left(), room.top() + 0.1 * em, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._edge)
        painter.drawEllipse(disc)
        write(painter, disc, self._mark, round(em * 0.95), self.theme.panel, bold=True, align=_CENTRE)
        beside = room.adjusted(size + 0.5 * em, 0, 0, 0)
        words = self._text.replace("\n", " ") if self.in_line else self._text
        self._paint_over(painter, write(painter, beside, words, em, self.theme.ink, wrap=True), beside)
        painter.end()

    def _paint_over(self, painter: QPainter, fitted: Fitted, room: QRectF) -> None:
        """Paint more over the sentence, which was written so in this area."""


class Saying(Bubble):
    """What a character says, at its plate. Presses go through it to the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""
        self._asked: tuple[object, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def text(self) -> str:
        """What is said."""
        return self._text

    def say(self, text: str, plate: QRectF, ground: Ground, theme: Theme, percent: int) -> bool:
        """Say this at a plate, where it covers nothing that's to be seen; return whether there is such a place.

        What is said already stays where it is as long as nothing comes to lie there.
        """
        asked = text, plate, ground.room, theme, percent
        covered = any(seen.area.intersects(self.spot.sheet) for seen in ground.seen)
        if asked == self._asked and not self.isHidden() and not covered:
            return True
        self._asked = asked
        self.theme, self.percent, self._edge, self._text = theme, percent, theme.panel_edge, text
        self.setAccessibleName(text)
        em = Type.BODY.px(percent)
        free = Ground(ground.room, [Visible(area, Worth.KEPT) for area, _ in ground.seen])
        spot = clear_place([self._size(widest) for widest in _SAYING_WIDTHS], plate, free, em)
        if spot is None or spot.tip is None:
            self.hide()
            return False
        self.lie(spot)
        return True

    def _size(self, widest: float) -> QSizeF:
        em = Type.BODY.px(self.percent)
        words = wrapped_size(self._text, even_width(self._text, widest * em, em, bold=True), em, bold=True)
        return QSizeF(words.width() + 1.8 * em, words.height() + 1.0 * em)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_sheet(painter)
        em = Type.BODY.px(self.percent)
        room = self.sheet.adjusted(0.6 * em, 0.2 * em, -0.6 * em, -0.2 * em)
        write(painter, room, self._text, em, self.theme.ink, bold=True, wrap=True, align=_CENTRE)
        painter.end()


class HintBubble(Remark):
    """The reason of a hint. Presses go through it to the table, unless it has more to show."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "i")

    def explain(self, text: str, about: QRectF, ground: Ground, theme: Theme, percent: int) -> None:
        """Point at a button and show this text."""
        self.theme, self.percent, self._edge = theme, percent, theme.good
        self.remark(text, about, ground)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not self.links)


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


class LinkedBubble(Remark):
    """A remark with a link to the rule behind it, shown for the time that it takes to read. A press closes it."""

    rules_wanted = Signal(str)
    """The link was pressed; carries the rule's number."""

    def __init__(self, clock: Clock, parent: QWidget, mark: str) -> None:
        """Start hidden. `mark`: the letter before the sentence."""
        super().__init__(parent, mark)
        self.link = RuleLink(self)
        self.link.wanted.connect(self.rules_wanted)
        self._timer = clock.timer(self, self.hide)

    @property
    def links(self) -> tuple[RuleLink, ...]:
        return (*super().links, *(() if self.link.isHidden() else (self.link,)))

    def tell(
        self, text: str, rule: str, about: QRectF, ground: Ground, theme: Theme, percent: int, colour: QColor, ms: int
    ) -> None:
        """Show a sentence in this colour for so long. `rule`: the paragraph, or ""."""
        self.theme, self.percent, self._edge = theme, percent, colour
        self.link.show_rule(rule, theme, percent)
        self.remark(text, about, ground, QSizeF(self.link.wide, self.link.high))
        reading_time.start(self._timer, ms)

    def lie(self, spot: Spot) -> None:
        super().lie(spot)
        self.link.place_at_end(self.sheet)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.hide()


class RefusalBubble(LinkedBubble):
    """Why something is not allowed; the explained words of the sentence are links, too."""

    def __init__(self, clock: Clock, parent: QWidget) -> None:
        super().__init__(clock, parent, "!")
        self.word_links = WordLinks(self)
        """The explained words of the sentence."""

    def explain(self, text: str, rule: str, about: QRectF, ground: Ground, theme: Theme, percent: int) -> None:
        """Point at what isn't allowed and show the sentence. `rule`: the paragraph, or ""."""
        self.tell(text, rule, about, ground, theme, percent, theme.bad, REFUSAL_MS)

    def _paint_over(self, painter: QPainter, fitted: Fitted, room: QRectF) -> None:
        self.word_links.paint(painter, fitted, room, self.theme.ink_soft)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.word_links.press(event.position())

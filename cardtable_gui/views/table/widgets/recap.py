"""A summary of the moves since a person's last turn, shown for a few seconds when the curtain opens for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import dropwhile

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardtable_gui.bots import cast
from cardtable_gui.controller.match_source import OPENING, MatchSource
from cardtable_gui.controller.profiles import Profile
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.i18n import text
from cardtable_gui.models.log import LogKind, LogLine, history, names_in
from cardtable_gui.timing import Clock, Stopwatch
from cardtable_gui.views.kit.focus.hide_keeping_focus import FloatingWidget
from cardtable_gui.views.kit.look import reading_time
from cardtable_gui.views.kit.look.theme import LIGHT, Radius, Theme, Type, with_alpha
from cardtable_gui.views.kit.pictures import drawings
from cardtable_gui.views.plan import profile_mark
from cardtable_gui.views.table.widgets.rows import Cell, Row, height_of, paint_all, spoken, words

MOST_LINES = 8
"""So many of the latest lines are shown at most."""
FIRST_MS, LINE_MS, LONGEST_MS = 2200, 800, 8000
"""How long it is shown: so long, longer by so much for each line, but no longer than that."""
_TICK_MS = 50
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
_LEADING = 1.35
_CENTRE = Qt.AlignmentFlag.AlignCenter
_TITLE = QT_TRANSLATE_NOOP("table", "Since your last turn")
_FIRST_TITLE = QT_TRANSLATE_NOOP("table", "So far in this match")
_SKIP = QT_TRANSLATE_NOOP("table", "Click, or press any key, to go on")


@dataclass(frozen=True, slots=True)
class Recap:
    """What a person is told: the lines of the log since their last action, as they may see it.

    Attributes:
        title: what the lines are.
        lines: the lines, the earliest first.
        names: the players' names in each line, by seat.
        seats: who sat at the table then, the same way.
    """

    title: Message
    lines: tuple[LogLine, ...]
    names: tuple[Sequence[str], ...]
    seats: tuple[Sequence[Seat], ...]


def since_last_turn(source: MatchSource) -> Recap | None:
    """The recap for the onlooker; None: nobody has done anything since the onlooker's last action."""
    seat = source.onlooker
    if seat is None:
        return None
    steps, who, seats_at = source.steps, source.seats[seat], source.match.seats_at
    # What others did at this seat before, or meanwhile, is news.
    own = next(
        (step.index for step in reversed(steps) if step.seat == seat and seats_at(step.index)[seat] == who), None
    )
    first = OPENING if own is None else own + 1
    if source.at == max(first, 0):
        return None
    lines = tuple(dropwhile(lambda line: line.kind is LogKind.HEADING, history(source, first)))
    names = tuple(names_in(line, source) for line in lines)
    seats = tuple(source.seats if line.at is None else seats_at(line.at) for line in lines)
    return Recap(_FIRST_TITLE if own is None else _TITLE, lines, names, seats) if lines else None


class RecapSheet(FloatingWidget):
    """Lies over the whole table, most of which stays in sight, until its time is up. Any press or key ends it."""

    ended = Signal()

    def __init__(self, clock: Clock, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._percent = 100
        self._recap: Recap | None = None
        self._profiles: Sequence[Profile | None] = ()
        self._watch = Stopwatch(clock)
        self._timer = clock.timer(self, self._tick, _TICK_MS, repeats=True)
        self._time_bar = QRectF()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def recap(self) -> Recap | None:
        """What is shown; None: nothing."""
        return None if self.isHidden() else self._recap

    @property
    def words(self) -> str:
        """The whole text, for a screen reader: the title and a sentence a line."""
        if self._recap is None:
            return ""
        return "\n".join(spoken((self._title(), *self._lines())))

    def tell(self, recap: Recap, profiles: Sequence[Profile | None]) -> None:
        """Show this for a few seconds. `profiles`: of the people at the table, whose marks stand before their lines."""
        self._recap, self._profiles = recap, profiles
        self.retranslate()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._watch.restart()
        if not reading_time.stays():
            self._timer.start()

    def end(self) -> None:
        """Go away; nothing happens if it is not there."""
        if not self.isHidden():
            self._timer.stop()
            self.hide()
            self.ended.emit()

    def apply_look(self, theme: Theme, percent: int) -> None:
        """Apply theme and text size."""
        self._theme, self._percent = theme, percent
        self.retranslate()

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        if self._recap is not None:
            self.setAccessibleName(text(self._recap.title))
            self.setAccessibleDescription(self.words)
        self.update()

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key: any one ends the recap, but those that only change what another one means."""
        if event.key() not in _MODIFIERS and not event.isAutoRepeat():
            self.end()
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.end()

    def focusNextPrevChild(self, _forward: bool) -> bool:
        """Let Tab end the recap as any other key does."""
        self.end()
        return True

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._recap is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, em = self._theme, Type.BODY.px(self._percent)
        wide = min(34.0 * em, self.width() - 2.0 * em)
        left, inner = (self.width() - wide) / 2 + 1.4 * em, wide - 2.8 * em
        lines = self._lines()
        while len(lines) > 1 and height_of(lines, inner) > self.height() - 9.0 * em:
            del lines[0]
        skip = words(text(_SKIP), Type.CAPTION.px(self._percent), theme.ink_soft, align=_CENTRE)
        rows = [self._title(), Row(high=0.5 * em), *lines, Row(high=0.5 * em), Row((skip,), 1.6 * em)]
        high = height_of(rows, inner) + 1.6 * em
        sheet = QRectF(left - 1.4 * em, max(em, (self.height() - high) * 0.4), wide, high)
        painter.fillRect(self.rect(), with_alpha(theme.veil, theme.veil.alpha() // 2))
        painter.setPen(QPen(theme.glow, 2))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(sheet, Radius.SHEET, Radius.SHEET)
        paint_all(painter, rows, QRectF(left, sheet.top() + 0.8 * em, inner, high))
        self._paint_time(painter, QRectF(left, sheet.bottom() - 0.7 * em, inner, 0.28 * em))
        painter.end()

    def _title(self) -> Row:
        said = "" if self._recap is None else text(self._recap.title)
        px, high = Type.TITLE.px(self._percent), 2.0 * Type.BODY.px(self._percent)
        return Row((words(said, px, self._theme.ink, bold=True, align=_CENTRE, spoken=said),), high)

    def _lines(self) -> list[Row]:
        """The latest lines; a first one says how many were left out."""
        recap = self._recap
        told = () if recap is None else tuple(zip(recap.lines, recap.names, recap.seats, strict=True))
        found = [
            self._line(text(line.message, names), line, None if line.seat is None else seats[line.seat])
            for line, names, seats in told[-MOST_LINES:]
        ]
        if len(told) > MOST_LINES:
            left_out = text(QT_TRANSLATE_NOOP("table", "…and %n more before that").put(n=len(told) - MOST_LINES))
            found.insert(0, self._line(left_out, None, None))
        return found

    def _line(self, said: str, line: LogLine | None, who: Seat | None) -> Row:
        """A line with the face of `who` did it, a dot for somebody without one; `line` None: one not of the log."""
        em, theme = Type.BODY.px(self._percent), self._theme
        profile = next((each for each in self._profiles if each is not None and who and each.id == who.profile), None)
        character = None if who is None or who.level is None else cast.find(who.character)

        def paint(painter: QPainter, place: QRectF) -> None:
            disc = QRectF(place.left(), place.top() + 0.1 * em, 1.3 * em, 1.3 * em)
            if profile is not None:
                profile_mark.paint(painter, disc, profile.colour, profile.mark)
            elif character is not None:
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                drawings.paint(painter, disc, character.portrait("calm"))
            elif who is not None:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.ink_soft)
                painter.drawEllipse(QPointF(place.left() + 0.65 * em, place.top() + 0.75 * em), 0.2 * em, 0.2 * em)

        heading = line is not None and line.kind is LogKind.HEADING
        ink = theme.ink_soft if line is None else theme.ink
        told = words(said, em, ink, bold=heading, wrap=True, align=Qt.AlignmentFlag.AlignTop, spoken=said)
        return Row((Cell(paint, 1.9 * em), told), (_LEADING - 1) * em)

    def _paint_time(self, painter: QPainter, place: QRectF) -> None:
        """Paint how much time is left."""
        self._time_bar = place
        if reading_time.stays():
            return
        left = max(0.0, 1 - self._watch.elapsed() / self._time())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.panel_edge)
        painter.drawRoundedRect(place, place.height() / 2, place.height() / 2)
        painter.setBrush(self._theme.accent)
        painter.drawRoundedRect(
            QRectF(place.left(), place.top(), place.width() * left, place.height()),
            place.height() / 2,
            place.height() / 2,
        )

    def _time(self) -> int:
        return reading_time.of(min(LONGEST_MS, FIRST_MS + LINE_MS * len(self._lines())))

    def _tick(self) -> None:
        if self._watch.elapsed() >= self._time():
            self.end()
        else:
            self.update(self._time_bar.toAlignedRect())

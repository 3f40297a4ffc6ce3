"""The chances of all seats to win over the moves of a match, under the slider of a replay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.review.match_review import MatchReview, ReviewStage
from cardtable_gui.controller.review.review import Moment, TurningPoint, chance_after
from cardtable_gui.core.aids.percents import percent
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, PersonName
from cardtable_gui.models.review_rows import change
from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Radius, Space, Theme, Type, with_alpha
from cardtable_gui.views.kit.text.fitted_text import width_of, write
from cardtable_gui.views.kit.text.plain_text import show_tip
from cardtable_gui.views.shell.replay.replay_timeline import Timeline

_LIGHT: Final = ("#0b5fa5", "#b4460f", "#1d7a45", "#8a3a9b", "#6b5a00", "#3b3b3b")
_DARK: Final = ("#7cc0ff", "#ffab70", "#7fdca4", "#e3a3f2", "#e6d36a", "#d8d8d8")
"""By seat. Each has a contrast of at least 3 to 1 on panels and bars."""
_PATTERNS: Final[tuple[tuple[float, ...], ...]] = ((), (5, 2.5), (1.5, 2), (6, 2, 1.5, 2), (9, 3), (3, 2, 3, 5))
"""Dashes and gaps in widths of the line; empty: solid."""
_CORNERS: Final[tuple[tuple[tuple[float, float], ...], ...]] = (
    (),
    ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    ((0, -1.2), (1.2, 1), (-1.2, 1)),
    ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
    ((-1.2, -1), (1.2, -1), (0, 1.2)),
    ((-0.5, -1.2), (0.5, -1.2), (1.2, 0), (0.5, 1.2), (-0.5, 1.2), (-1.2, 0)),
)
"""The shapes of marks, in units of their radius; empty: a circle."""
_MARK: Final = 3.2
"""The radius of a mark."""


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """The look of one seat's curve."""

    colour: QColor
    pattern: tuple[float, ...]
    corners: tuple[tuple[float, float], ...]

    def pen(self, width: float) -> QPen:
        """The pen of the curve."""
        pen = QPen(self.colour, width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if self.pattern:
            pen.setDashPattern(list(self.pattern))
        return pen


def style_of(seat: int, theme: Theme) -> SeatStyle:
    """The style of a seat."""
    colours = _DARK if theme.dark else _LIGHT
    return SeatStyle(
        QColor(colours[seat % len(colours)]), _PATTERNS[seat % len(_PATTERNS)], _CORNERS[seat % len(_CORNERS)]
    )


def paint_mark(painter: QPainter, style: SeatStyle, place: QPointF, theme: Theme) -> None:
    """Paint a mark of this style."""
    painter.setPen(QPen(style.colour, 1.6))
    painter.setBrush(theme.panel)
    if style.corners:
        painter.drawPolygon(QPolygonF([place + QPointF(x, y) * _MARK for x, y in style.corners]))
    else:
        painter.drawEllipse(place, _MARK, _MARK)


_HIGH: Final = 112
"""The height at normal text size."""
_LOWEST_PLACE: Final = 560
"""In a page lower than this (at normal text size) the curves are hidden."""
_ROW: Final = 1.4
"""The height of a legend's row, in units of caption text."""
_THIN, _THICK = 1.6, 2.8
_MARKS_APART: Final = 90.0
"""Marks on a curve are at least this far apart, in pixels."""
_POINT: Final = 5.0
"""The radius of a turning point's mark."""
_SAMPLE: Final = 34.0
"""The length of the line before a name in the legend."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class _Curve:
    """One seat's curve, with its name."""

    seat: int
    name: str
    moments: Sequence[Moment]


class ChanceCurve(QWidget):
    """A curve for each seat, on the scale of the slider above; the turning points are those of one seat.

    Up and Down go to the turning point before and after the shown moment, a click to the moment under the mouse; other
    keys are left to the replay.
    """

    chosen = Signal(int)
    """The player chose this moment."""

    def __init__(self, look: Look, timeline: Timeline) -> None:
        """Hidden until there is a review. `timeline` must have the same parent."""
        super().__init__()
        self._look = look
        self._timeline = timeline
        self._source: MatchReview | None = None
        self._seat = 0
        self._curves: Sequence[_Curve] = ()
        self._place_height = 0
        self.turning_points: Sequence[TurningPoint] = ()
        """Those of the seat whose decisions are shown."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self._look_changed)
        self._look_changed()
        self.hide()

    def follow(self, source: MatchReview | None) -> None:
        """Show this review; None: hide."""
        if self._source is not None:
            self._source.changed.disconnect(self._show)
            self._source.replay.moved.disconnect(self._say)
        self._source = source
        if source is not None:
            self._seat = source.main_seat if source.seats else 0
            source.changed.connect(self._show)
            source.replay.moved.connect(self._say)
        self._show()

    def show_seat(self, seat: int) -> None:
        """Show the turning points of this seat, and its curve before the others."""
        self._seat = seat
        self._show()

    def words_at(self, at: int) -> str:
        """The chances after so many actions, and the turning point there, in words."""
        words = [QCoreApplication.translate("review", "After %n move(s)", None, at)]
        for curve in self._curves:
            chance = percent(chance_after(curve.moments, at))
            message = QT_TRANSLATE_NOOP("review", "{name}: {chance}%")
            words.append(i18n.text(message.put(name=PersonName(curve.name), chance=chance)))
        words += [self._point_words(point) for point in self.turning_points if point.at == at]
        return ". ".join(words)

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self.setAccessibleName(QCoreApplication.translate("review", "Chances of winning during the match"))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = self._at(event.pos().x())
            words = "" if event.pos().x() < self._x(0) else self.words_at(at)
            show_tip(event.globalPos(), words, self, QRect(event.pos().x() - 2, 0, 4, self.height()))
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        places = [point.at for point in self.turning_points]
        here = 0 if self._source is None else self._source.replay.at
        target = None
        if event.key() == Qt.Key.Key_Up:
            target = next((at for at in reversed(places) if at < here), None)
        elif event.key() == Qt.Key.Key_Down:
            target = next((at for at in places if at > here), None)
        else:
            event.ignore()
        if target is not None:
            self.chosen.emit(target)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and event.position().x() >= self._x(0) - Space.SNUG:
            self.chosen.emit(self._at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.chosen.emit(self._at(event.position().x()))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._source is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            focus_ring.paint_inside(painter, self._look.theme, QRectF(self.rect()), Radius.CHIP)
        self._paint_grid(painter)
        for curve in sorted(self._curves, key=lambda each: each.seat == self._seat):
            self._paint_curve(painter, curve)
        self._paint_points(painter)
        self._paint_legend(painter)
        painter.end()

    # ----------------------------------------------------------------------------------------------- content

    @Slot()
    def _show(self) -> None:
        """Take over what the review knows."""
        source = self._source
        asked = (
            source is not None
            and bool(source.seats)
            and (source.stage in (ReviewStage.RUNNING, ReviewStage.DONE) or bool(source.review.decisions))
        )
        self._curves, self.turning_points = (), ()
        if source is not None and asked:
            names, review = source.replay.names, source.review
            if self._seat not in source.seats:
                self._seat = source.main_seat
            self._curves = [_Curve(seat, i18n.seat_name(seat, names), review.curve(seat)) for seat in source.seats]
            self.turning_points = review.turning_points(self._seat)
        self._make_room()
        self._say()

    @Slot()
    def _say(self) -> None:
        """Tell screen readers what is shown."""
        if self._source is not None and self._curves:
            self.setAccessibleDescription(self.words_at(self._source.replay.at))
        self.update()

    def _point_words(self, point: TurningPoint) -> str:
        message = QT_TRANSLATE_NOOP("review", "Turning point: {name}’s luck, {change}")
        if point.own:
            message = QT_TRANSLATE_NOOP("review", "Turning point: {name}’s next move, {change}")
        name = next(curve.name for curve in self._curves if curve.seat == self._seat)
        return i18n.text(message.put(name=PersonName(name), change=change(point.before, point.after)))

    @Slot()
    def _look_changed(self) -> None:
        self.setFixedHeight(self._look.scaled(_HIGH))
        self._make_room()
        self.update()

    def fit(self, height: int) -> None:
        """Hide in a place of this height that is too low, where the table needs all of it."""
        self._place_height = height
        self._make_room()

    def _make_room(self) -> None:
        self.setVisible(bool(self._curves) and self._place_height >= self._look.scaled(_LOWEST_PLACE))

    # ------------------------------------------------------------------------------------------------ places

    def _x(self, at: int) -> float:
        """Where a moment is, below its place on the slider."""
        return float(self._timeline.x() - self.x() + self._timeline.x_of(at))

    def _at(self, x: float) -> int:
        """The moment at this place, the nearest one."""
        start, end = self._x(0), self._x(self._timeline.maximum())
        share = (x - start) / max(1.0, end - start)
        return max(0, min(self._timeline.maximum(), round(share * self._timeline.maximum())))

    def _y(self, chance: float) -> float:
        room = self.height() - 2 * Space.EASY
        return Space.EASY + room * (1 - chance)

    # ---------------------------------------------------------------------------------------------- painting

    def _paint_grid(self, painter: QPainter) -> None:
        """Lines at 0, 50 and 100 %, the even share, and the shown moment."""
        theme = self._look.theme
        px = Type.CAPTION.px(self._look.percent)
        left, right = self._x(0), self._x(self._timeline.maximum())
        for chance in (0.0, 0.5, 1.0):
            y = self._y(chance)
            painter.setPen(QPen(theme.panel_edge, 1))
            painter.drawLine(QPointF(left, y), QPointF(right, y))
            label = QRectF(left - 60, y - px, 52, 2 * px)
            write(painter, label, f"{percent(chance)}%", px, theme.ink_soft, align=_RIGHT)
        assert self._source is not None
        x = self._x(self._source.replay.at)
        painter.setPen(QPen(theme.accent, 1.4))
        painter.drawLine(QPointF(x, 0), QPointF(x, self.height() - Space.TIGHT))

    def _paint_curve(self, painter: QPainter, curve: _Curve) -> None:
        style = style_of(curve.seat, self._look.theme)
        places = [QPointF(self._x(moment.at), self._y(moment.chance)) for moment in curve.moments]
        painter.setPen(style.pen(_THICK if curve.seat == self._seat else _THIN))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(places))
        last = -_MARKS_APART
        for place, following in pairwise([*places, places[-1]]):
            if place.x() - last >= _MARKS_APART or place is following:
                paint_mark(painter, style, place, self._look.theme)
                last = place.x()

    def _paint_points(self, painter: QPainter) -> None:
        """The turning points: a triangle for a costly move, a diamond for luck, each with its figure."""
        theme = self._look.theme
        px = Type.CAPTION.px(self._look.percent)
        curve = next((each for each in self._curves if each.seat == self._seat), None)
        taken: list[QRectF] = []
        for point in self.turning_points if curve is not None else ():
            assert curve is not None
            at = point.at + point.own
            place = QPointF(self._x(at), self._y(chance_after(curve.moments, at)))
            colour = theme.bad if point.own else theme.glow
            painter.setPen(QPen(theme.panel, 1.5))
            painter.setBrush(colour)
            painter.drawPolygon(_triangle(place) if point.own else _diamond(place))
            words = change(point.before, point.after)
            wide = width_of(words, px, bold=True) + Space.TIGHT
            label = QRectF(place.x() - wide / 2, place.y() + _POINT, wide, 1.3 * px)
            if label.bottom() > self.height() or (not point.own and place.y() - _POINT > label.height()):
                label.moveBottom(place.y() - _POINT)
            label.moveRight(min(label.right(), float(self.width())))
            if not any(label.intersects(other) for other in taken):
                taken.append(label)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(with_alpha(theme.panel_deep, 215))
                painter.drawRoundedRect(label, 3, 3)
                write(painter, label, words, px, theme.bad if point.own else theme.ink, bold=True, align=_CENTRE)

    def _paint_legend(self, painter: QPainter) -> None:
        """The seats' names with their lines, and their chances at the shown moment."""
        assert self._source is not None
        theme, px = self._look.theme, Type.CAPTION.px(self._look.percent)
        left, right = float(Space.EASY), self._x(0) - 60
        row = min(_ROW * px, (self.height() - Space.SNUG) / max(1, len(self._curves)))
        top = (self.height() - row * len(self._curves)) / 2
        at = self._source.replay.at
        for curve in self._curves:
            own = curve.seat == self._seat
            style = style_of(curve.seat, theme)
            middle = top + row / 2
            painter.setPen(style.pen(_THICK if own else _THIN))
            painter.drawLine(QPointF(left, middle), QPointF(left + _SAMPLE, middle))
            paint_mark(painter, style, QPointF(left + _SAMPLE / 2, middle), theme)
            figure = f"{percent(chance_after(curve.moments, at))}%"
            wide = width_of("100%", px, bold=True)
            name = QRectF(
                left + _SAMPLE + Space.SNUG, top, right - wide - Space.SNUG - left - _SAMPLE - Space.SNUG, row
            )
            write(painter, name, curve.name, px, theme.ink, bold=own, align=_LEFT)
            write(painter, QRectF(right - wide, top, wide, row), figure, px, theme.ink, bold=own, align=_RIGHT)
            top += row


def _triangle(place: QPointF) -> QPolygonF:
    """A triangle that points down."""
    r = _POINT + 1
    return QPolygonF([place + QPointF(-r, -r), place + QPointF(r, -r), place + QPointF(0, r)])


def _diamond(place: QPointF) -> QPolygonF:
    r = _POINT + 1
    return QPolygonF([place + QPointF(0, -r), place + QPointF(r, 0), place + QPointF(0, r), place + QPointF(-r, 0)])

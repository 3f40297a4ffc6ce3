"""The rows of a result: headline, deciding cards, what was achieved, every seat's result, and the points of all deals.

Apart from the panel, which lays them out, scrolls them and has the buttons: this is what they say and look like.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable_gui.core.decisive import Decisive
from cardtable_gui.core.events import SeatResult
from cardtable_gui.core.score_sheet import plain, signed
from cardtable_gui.i18n import seat_name, text
from cardtable_gui.models.scores import ScoresModel
from cardtable_gui.views.kit.look.theme import CARD_ASPECT, Radius, Theme, Type, blended
from cardtable_gui.views.kit.pictures import drawings
from cardtable_gui.views.kit.text.fitted_text import wrapped_size, write
from cardtable_gui.views.table.state.result_summary import Result
from cardtable_gui.views.table.widgets import counted_cards, medals, result_banner, score_rows
from cardtable_gui.views.table.widgets.rows import Cell, Row, spoken, words

_CENTRE = Qt.AlignmentFlag.AlignCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_INSET = 1.5
"""What stays free beside every row but the headline's, in units of body text."""
_STAR = 1.8
_SEAL = 2.8
"""The width of a star and of the picture of an achievement, in units of body text."""
_GROUP = 20.0
"""The most width for a group of cards and the words below it, in units of body text."""
_LAP = 0.38
"""How much of a card another one of the same group covers."""


class ResultRows:
    """Makes the rows of one result in one look, for a sheet of one width.

    `size`: of its pictures, from 1 (large) to 0 (small), as there's room.
    """

    def __init__(self, result: Result, theme: Theme, percent: int, width: float, size: float = 1.0) -> None:
        self._result = result
        self._theme = theme
        self._percent = percent
        self._width = width
        self._size = size
        self._em = Type.BODY.px(percent)
        self._inset = _INSET * self._em

    def deals(self, scores: ScoresModel) -> list[Row]:
        """The points of all deals, below the last result; none if a single one decided the match."""
        if not scores.rowCount():
            return []
        title = text(self._result.score_title)
        rows = score_rows.rows(scores, title, self._theme, self._percent, self._width, self._inset)
        return [Row(high=0.9 * self._em), *rows]

    def last_result(self) -> list[Row]:
        """The rows from the headline to every seat's result, and the footnote."""
        em, shown = self._em, self._result
        rows = [self._headline(), Row(high=0.5 * em)]
        if shown.decisive:
            rows += [self._decisive(shown.decisive), Row(high=0.5 * em)]
        if shown.in_between:
            px = Type.CAPTION.px(self._percent)
            told = words(shown.in_between, px, self._theme.ink, wrap=True, align=_CENTRE, spoken=shown.in_between)
            rows.append(Row((told,), 0.4 * em, self._inset))
        rows += [self._achieved(line, picture) for line, picture in shown.achievements]
        rows.append(self._head())
        rows += [self._seat(result) for result in shown.rows]
        if shown.footnote:
            note = words(
                shown.footnote,
                Type.CAPTION.px(self._percent),
                self._theme.ink_soft,
                wrap=True,
                align=_CENTRE,
                spoken=shown.footnote,
            )
            rows.append(Row((note,), 0.6 * em, self._inset))
        return rows

    # -------------------------------------------------------------------------------------------- the upper part

    def _headline(self) -> Row:
        shown = self._result
        banner = result_banner.Banner(shown.art.game, shown.mood, self._theme, self._percent, self._size)
        title, below = shown.title, shown.subtitle
        cell = Cell(lambda painter, place: banner.paint(painter, place, title, below), spoken=title)
        return Row((cell, Cell(width=0.0, spoken=below)), banner.height(title, below, self._width))

    def _decisive(self, groups: Sequence[Decisive]) -> Row:
        """Each group of cards over the words that say how they decided, side by side."""
        em, px = self._em, Type.CAPTION.px(self._percent)
        room = min(_GROUP * em, (self._width - 2 * self._inset) / len(groups))
        high = max(2.4, 2.9 + 3.7 * self._size) * em * (1.0 if len(groups) < 5 else 0.84)
        said = [text(group.how, self._result.names) for group in groups]
        lines = max(wrapped_size(line, room - 0.6 * em, px, bold=True).height() for line in said)
        cells = [
            Cell(partial(self._paint_group, group, line, high), room, spoken=line)
            for group, line in zip(groups, said, strict=True)
        ]
        return Row(cells, high + 0.3 * em + lines, self._inset)

    def _paint_group(self, group: Decisive, line: str, high: float, painter: QPainter, place: QRectF) -> None:
        em, theme = self._em, self._theme
        most = place.width() - 0.8 * em
        wide = min(high / CARD_ASPECT, most)
        count = len(group.cards)
        stride = min((1 - _LAP) * wide, (most - wide) / max(1, count - 1))
        left = place.center().x() - (wide + stride * (count - 1)) / 2
        ratio = painter.device().devicePixelRatioF()
        for number, card in enumerate(group.cards):
            picture = self._result.art.face(card, wide, ratio)
            area = QRectF(
                left + number * stride, place.top() + (high - wide * CARD_ASPECT) / 2, wide, wide * CARD_ASPECT
            )
            if group.won and not theme.high_contrast:
                painter.setPen(QPen(theme.glow, max(2.0, 0.16 * em)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(area.adjusted(-1, -1, 1, 1), 0.09 * wide, 0.09 * wide)
            painter.drawPixmap(area.topLeft(), picture)
        below = QRectF(place.left() + 0.3 * em, place.top() + high + 0.3 * em, place.width() - 0.6 * em, 0)
        below.setBottom(place.bottom())
        ink = theme.ink if group.won else theme.ink_soft
        write(painter, below, line, Type.CAPTION.px(self._percent), ink, bold=group.won, wrap=True, align=_CENTRE)

    def _achieved(self, line: str, picture: str) -> Row:
        """A line beside the picture of an achievement, or else a gold star."""
        em, theme = self._em, self._theme
        side = _SEAL * em if picture else _STAR * em

        def paint(painter: QPainter, place: QRectF) -> None:
            middle = place.center().y()
            if picture:
                drawings.paint(painter, QRectF(place.left(), middle - side / 2, side, side), picture)
            else:
                medals.paint_star(painter, QPointF(place.left() + 0.8 * em, middle), 0.75 * em)

        ground = partial(_paint_ground, blended(theme.panel, theme.glow, 0.14))
        told = words(line, em, theme.ink, bold=True, wrap=True, spoken=line)
        cells = (Cell(width=0.5 * em), Cell(paint, side, 0.5 * em if picture else 0.3 * em), told)
        return Row(cells, (side - 0.9 * em) if picture else 0.7 * em, self._inset, ground)

    # -------------------------------------------------------------------------------------------- every seat

    def _head(self) -> Row:
        """What is counted, over the last column, and a line below."""
        em, theme = self._em, self._theme

        def line(painter: QPainter, area: QRectF) -> None:
            painter.setPen(QPen(theme.panel_edge, 1))
            painter.drawLine(area.bottomLeft(), area.bottomRight())

        if not self._result.points:
            return Row(high=0.4 * em, inset=self._inset, ground=line)
        title, caption = text(self._result.score_title), Type.CAPTION.px(self._percent)
        counted = words(title, caption, theme.ink_soft, align=_RIGHT, width=9 * em)
        return Row((Cell(), counted, Cell(width=0.4 * em)), 1.7 * em, self._inset, line)

    def _seat(self, result: SeatResult) -> Row:
        """A seat's rank, its name, why it scored, what it gained, and its score."""
        shown, theme, em, label = self._result, self._theme, self._em, Type.LABEL.px(self._percent)
        width = self._width - 2 * self._inset
        wide, named = min(11 * em, width * 0.26), seat_name(result.seat, shown.names)
        rank = Cell(width=0.6 * em)
        if shown.ranks is not None:
            place = shown.ranks[result.seat]
            rank = medals.cell(theme, place, em, width=2.7 * em, gap=0.3 * em, reached=shown.reached)
        name = words(named, label, theme.ink, bold=True, width=wide, gap=0.6 * em, spoken=shown.sentence(result))
        why = Cell(partial(self._paint_why, result), gap=0.4 * em)
        cells = [rank, name, why]
        if shown.points:
            gains = any(each.gained is not None for each in shown.ended.results)
            gained, amount = Cell(width=3.4 * em if gains else 0.0, gap=0.4 * em), result.gained
            if amount is not None:
                colour = theme.good if amount > 0 else theme.bad if amount < 0 else theme.ink_soft
                gained = words(signed(amount), label, colour, bold=True, align=_RIGHT, width=3.4 * em, gap=0.4 * em)
            px, score = Type.TITLE.px(self._percent), plain(result.score)
            total = words(score, px, theme.ink, bold=True, align=_RIGHT, width=4.8 * em, gap=0.2 * em)
            cells += [gained, total, Cell(width=0.4 * em)]
        ground = partial(_paint_ground, blended(theme.panel, theme.glow, 0.16))
        own = result.seat == shown.own
        return Row(cells, self._seat_height(), self._inset, *([ground] if own else []))

    def _seat_height(self) -> float:
        """Rows with cards are higher than text."""
        cards = any(row.counted for row in self._result.ended.results)
        return ((2.9 + 1.4 * self._size) if cards else (2.2 + 0.7 * self._size)) * self._em

    def _paint_why(self, result: SeatResult, painter: QPainter, place: QRectF) -> None:
        shown, theme = self._result, self._theme
        place.setLeft(counted_cards.paint(painter, theme, place, result.counted, shown.art, self._percent))
        why, caption = text(result.why, shown.names), Type.CAPTION.px(self._percent)
        write(painter, place, why, caption, theme.ink_soft, wrap=True)


def _paint_ground(colour: QColor, painter: QPainter, area: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(area.adjusted(0, 1, 0, -1), Radius.CHIP, Radius.CHIP)


def in_words(result: Result, theme: Theme) -> list[str]:
    """What a screen reader says of a result, line by line, without the points of earlier deals."""
    return spoken(ResultRows(result, theme, 100, 1000.0).last_result())

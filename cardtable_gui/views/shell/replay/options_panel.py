"""The options of the seat to move at the shown moment of a replay, and how likely each option was to win."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QHideEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.replay_options import OptionsStage, ReplayOptions
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, SeatName
from cardtable_gui.models.decision_options import OptionRole, OptionsModel
from cardtable_gui.views.kit.controls.painted_rows import SIDE, PaintedRows, paint_ground
from cardtable_gui.views.kit.controls.phrased import PhrasedLabel
from cardtable_gui.views.kit.controls.touch_scroll import TouchScroll
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Space, Type, with_alpha
from cardtable_gui.views.kit.text.fitted_text import lines_beside, width_of, write

_BAR = 6
"""The height of a bar."""
_SURE, _UNSURE = 255, 110
"""Opacity of a bar, and of its last part, which is within the error."""
_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TOP_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class OptionRows(PaintedRows):
    """A row for each option. Up and Down go from row to row; the other keys of a replay are left to it."""

    def __init__(self, look: Look) -> None:
        """Start without rows."""
        super().__init__(look)
        self.options = OptionsModel(self)
        self.setModel(self.options)
        self.setItemDelegate(_Row(self, look))
        TouchScroll(self)


class _Row(QStyledItemDelegate):
    """Paints a row: the action, its figures beside it, and a bar below; the chosen one is marked in words."""

    def __init__(self, rows: OptionRows, look: Look) -> None:
        super().__init__(rows)
        self._rows = rows
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        del option
        width = self._rows.viewport().width()
        chosen = bool(index.data(OptionRole.CHOSEN))
        lines = len(self._lines(index, width)) + chosen * self._caption / self._line
        return QSize(width, round(lines * self._line) + _BAR + 3 * Space.TIGHT)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        theme, px = self._look.theme, Type.BODY.px(self._look.percent)
        chosen = bool(index.data(OptionRole.CHOSEN))
        painter.save()
        area = paint_ground(painter, option, theme, tinted=chosen)
        if chosen:
            played = i18n.text(QT_TRANSLATE_NOOP("replay", "This was played"))
            mark = QRectF(area.left(), area.top(), area.width(), self._caption)
            write(painter, mark, played, Type.CAPTION.px(self._look.percent), theme.accent, bold=True, align=_TOP_LEFT)
            area.setTop(mark.bottom())
        lines = self._lines(index, option.rect.width())  # type: ignore[attr-defined, unused-ignore]
        room = area.width() - (self._figures_width(index) if lines[0] else 0)
        for number, line in enumerate(lines):
            where = QRectF(area.left(), area.top() + number * self._line, room, self._line)
            write(painter, where, line, px, theme.ink, align=_TOP_LEFT)
        figures = QRectF(area.left(), area.top(), area.width(), self._line)
        write(painter, figures, str(index.data(OptionRole.FIGURES)), px, theme.ink, bold=chosen, align=_TOP_RIGHT)
        groove = QRectF(area.left(), area.bottom() - _BAR, area.width(), _BAR)
        self._paint_bar(painter, groove, float(index.data(OptionRole.CHANCE)), float(index.data(OptionRole.ERROR)))
        painter.restore()

    @property
    def _line(self) -> float:
        """The height of a line of text."""
        return 1.35 * Type.BODY.px(self._look.percent)

    @property
    def _caption(self) -> float:
        """The height of the mark of the chosen option."""
        return 1.35 * Type.CAPTION.px(self._look.percent)

    def _figures_width(self, index: QModelIndex | QPersistentModelIndex) -> float:
        """The width of the figures, bold or not, and of the space before them."""
        return width_of(str(index.data(OptionRole.FIGURES)), Type.BODY.px(self._look.percent), bold=True) + Space.SNUG

    def _lines(self, index: QModelIndex | QPersistentModelIndex, width: int) -> tuple[str, ...]:
        """The lines of the action's words in a row of this width."""
        px, words = Type.BODY.px(self._look.percent), str(index.data())
        return lines_beside(words, max(float(px), width - 2 * SIDE), self._figures_width(index), px)

    def _paint_bar(self, painter: QPainter, groove: QRectF, chance: float, error: float) -> None:
        """A bar as long as the chance is high; what lies within the error is paler."""
        theme, round_ = self._look.theme, groove.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.control_edge)
        painter.drawRoundedRect(groove, round_, round_)
        for share, opacity in ((min(1.0, chance + error), _UNSURE), (max(0.0, chance - error), _SURE)):
            painter.setBrush(with_alpha(theme.accent, opacity))
            bar = QRectF(groove.left(), groove.top(), groove.width() * share, groove.height())
            painter.drawRoundedRect(bar, round_, round_)


class OptionsPanel(QWidget):
    """The options of the shown decision. It has them assessed only while it is visible."""

    def __init__(self, look: Look) -> None:
        """Start without a replay."""
        super().__init__()
        self._source: ReplayOptions | None = None
        self.heading = PhrasedLabel()
        self.heading.setProperty("weight", "bold")
        self.message = PhrasedLabel()
        self.rows = OptionRows(look)
        self.about = _small_print()
        self.odds = _small_print()
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.SNUG, Space.SNUG, Space.SNUG, Space.SNUG)
        column.setSpacing(Space.SNUG)
        column.addWidget(self.heading)
        column.addWidget(self.message)
        column.addWidget(self.rows, 1)
        column.addWidget(self.about)
        column.addWidget(self.odds)
        self._retranslate()

    def follow(self, source: ReplayOptions | None) -> None:
        """Show the options of this replay; None: nothing."""
        if self._source is not None:
            self._source.changed.disconnect(self._show)
        self._source = source
        self.rows.options.follow(source)
        if source is not None:
            source.changed.connect(self._show)
            source.watch(self.isVisible())
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._source is not None:
            self._source.watch(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._source is not None:
            self._source.watch(False)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    @Slot()
    def _show(self) -> None:
        """Show the heading and the message for what is known; the rows follow by themselves."""
        source = self._source
        decision = None if source is None else source.decision
        heading = ""
        if source is not None and decision is not None:
            message = QT_TRANSLATE_NOOP("replay", "{name}’s options").put(name=SeatName(decision.seat))
            heading = i18n.text(message, source.replay.names)
        words = "" if source is None else self._message(source)
        self.heading.setText(heading)
        self.heading.setVisible(bool(heading))
        self.message.setText(words)
        self.message.setVisible(bool(words))
        self.odds.setVisible(source is not None and source.stage is OptionsStage.FOUND and source.by_odds)
        self.rows.setAccessibleName(heading or QCoreApplication.translate("replay", "Chances"))
        self.rows.setAccessibleDescription(words)

    def _message(self, source: ReplayOptions) -> str:
        """What to say instead of the options; empty if they are shown."""
        match source.stage:
            case OptionsStage.NOTHING if not source.replay.may_judge:
                return QCoreApplication.translate(
                    "replay", "This match is played without hints, so the chances are shown only once it’s over."
                )
            case OptionsStage.NOTHING if source.replay.at < source.replay.length:
                return QCoreApplication.translate(
                    "replay", "You can see other players’ options once the match is over."
                )
            case OptionsStage.NOTHING:
                return QCoreApplication.translate("replay", "That was the last move.")
            case OptionsStage.FORCED:
                assert source.decision is not None
                action = source.replay.package.game.describe(source.decision.chosen)
                words = QCoreApplication.translate("replay", "The only move: {action}")
                return words.format(action=i18n.text(action, source.replay.names))
            case OptionsStage.THINKING:
                return QCoreApplication.translate("replay", "Thinking…")
            case OptionsStage.FAILED:
                return QCoreApplication.translate(
                    "replay", "The chances couldn’t be worked out. To try again, go to another move and come back."
                )
            case OptionsStage.FOUND:
                return ""

    def _retranslate(self) -> None:
        self.about.setText(
            QCoreApplication.translate(
                "replay",
                "Chances of winning the match, as the strong bots judge them from what this player can see.",
            )
        )
        self.odds.setText(
            QCoreApplication.translate(
                "replay",
                "This bot varies its play here so that nobody can read it: it doesn’t always take the best option.",
            )
        )
        self.rows.options.retranslate()
        self._show()


def _small_print() -> PhrasedLabel:
    label = PhrasedLabel()
    label.setProperty("type", "caption")
    label.setProperty("tone", "soft")
    return label

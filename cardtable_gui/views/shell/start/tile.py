"""A game on the start screen: its cover, what kind of game it is, and the way to play again like last time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, QSize, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from cardtable_gui.settings import ANIMATION, MOTION, Settings
from cardtable_gui.views import fonts
from cardtable_gui.views.phrases import unbroken
from cardtable_gui.views.shell.controls.balanced import balanced_width
from cardtable_gui.views.shell.covers import ASPECT, Covers
from cardtable_gui.views.shell.look import Look
from cardtable_gui.views.shell.start.again_button import AgainButton
from cardtable_gui.views.theme import LIFT, Radius, Space, Type, blended, with_alpha

_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
TILE_MARGIN = Space.SNUG
"""Room around the sheet for its shadow, its focus ring and its rise under the pointer."""
_RISE = 4
_SLIM = 224
"""A narrower sheet (at normal text size) has smaller margins and a smaller title."""
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down)


@dataclass(frozen=True, slots=True)
class TileWords:
    """What stands on a tile. `last`: who played last time; empty where nobody has yet."""

    title: str
    kind: str
    facts: str
    tagline: str
    last: str = ""


class CoverTile(QAbstractButton):
    """One game to choose. Its height follows from its width and its words. Arrow keys are left to what holds it."""

    again_wanted = Signal()
    """The player wants to play as last time: the round button, or Shift and Return."""

    def __init__(
        self, game: str, look: Look, covers: Covers, settings: Settings, parent: QWidget | None = None
    ) -> None:
        """Show a game; its words follow with `tell`."""
        super().__init__(parent)
        self.game = game
        self._look = look
        self._covers = covers
        self._settings = settings
        self._words = TileWords("", "", "", "")
        self._brief = False
        self._lift = 0.0
        self._heights: dict[tuple[int, bool], int] = {}
        self.again = AgainButton(look, self)
        self.again.clicked.connect(self.again_wanted)
        self.again.hide()
        self._motion = QVariantAnimation(self)
        self._motion.setDuration(LIFT.ms)
        self._motion.setEasingCurve(LIFT.curve)
        self._motion.valueChanged.connect(self._lifted)
        covers.ready.connect(self._cover_ready)
        look.changed.connect(self._look_changed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def tell(self, words: TileWords) -> None:
        """Set the words under the cover."""
        self._words = words
        self.setText(words.title)
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(f"{words.kind}. {words.facts}. {words.tagline}")
        self.again.tell(QCoreApplication.translate("start", "Play again like last time (Shift+Return)"), words.last)
        self.again.setVisible(bool(words.last))
        self._tell_tagline()
        self._look_changed()

    def set_brief(self, brief: bool) -> None:
        """Leave away what one does in the game, for want of room: the tool tip tells it."""
        if brief != self._brief:
            self._brief = brief
            self._tell_tagline()
            self._show_anew()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        # A layout asks for the same few widths over and over.
        asked = width, self._brief
        if asked not in self._heights:
            self._heights[asked] = self._height_for(width)
        return self._heights[asked]

    def _height_for(self, width: int) -> int:
        inner = width - 2 * TILE_MARGIN
        text = inner - 2 * self._pad(inner)
        below = sum(_height(words, font, text) + Space.TIGHT for words, font, _ in self._lines(inner)) - Space.TIGHT
        foot = self._foot_height(inner)
        return (
            round(inner / ASPECT)
            + Space.EASY
            + below
            + (foot + Space.SNUG if foot else 0)
            + self._pad(inner)
            + 2 * TILE_MARGIN
        )

    def sizeHint(self) -> QSize:
        width = self._look.scaled(340)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 160)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            (self.again if shifted and self._words.last else self).click()
        elif event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_again()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._rise(1.0)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._rise(0.0)
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rise = self._raised()
        sheet = QRectF(self.rect()).adjusted(TILE_MARGIN, TILE_MARGIN, -TILE_MARGIN, -TILE_MARGIN).translated(0, -rise)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(5, 0, -1):
            painter.setBrush(with_alpha(theme.shadow, round(9 + 7 * self._lift)))
            spread = sheet.adjusted(-step + 1, 2, step - 1, step + rise)
            painter.drawRoundedRect(spread, Radius.PANEL + step, Radius.PANEL + step)
        path = QPainterPath()
        path.addRoundedRect(sheet, Radius.PANEL, Radius.PANEL)
        painter.setClipPath(path)
        ground = blended(theme.panel, theme.glow, 0.07 * self._lift)
        painter.fillRect(sheet, ground)
        cover = QRectF(sheet.topLeft(), QSizeF(sheet.width(), round(sheet.width() / ASPECT)))
        self._paint_cover(painter, cover)
        self._paint_kind(painter, cover, ground)
        self._paint_words(painter, sheet, cover.bottom())
        self._paint_foot(painter, sheet)
        painter.setClipping(False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            painter.setPen(QPen(theme.focus, 3))
            painter.drawRoundedRect(sheet.adjusted(-2, -2, 2, 2), Radius.PANEL + 2, Radius.PANEL + 2)
        else:
            painter.setPen(QPen(blended(theme.panel_edge, theme.glow, self._lift), 1))
            painter.drawRoundedRect(sheet.adjusted(0.5, 0.5, -0.5, -0.5), Radius.PANEL, Radius.PANEL)
        painter.end()

    def _paint_cover(self, painter: QPainter, cover: QRectF) -> None:
        pixmap = self._covers.pixmap(self.game, self._words.title, cover.size(), self.devicePixelRatioF())
        if pixmap is None:
            painter.fillRect(cover, self._look.theme.surface_deep)
        else:
            painter.drawPixmap(cover, pixmap, QRectF(pixmap.rect()))

    def _paint_kind(self, painter: QPainter, cover: QRectF, ground: QColor) -> None:
        """A tab of the sheet that rises into the cover."""
        font, pad = self._caption_font(bold=True), self._pad(cover.width())
        metrics = QFontMetrics(font)
        room = cover.width() - 2 * pad
        words = metrics.boundingRect(0, 0, int(room), 10_000, _WRAP, self._words.kind)
        tab = QRectF(0, 0, words.width() + 2 * Space.SNUG + 1, words.height() + 2 * Space.TIGHT)
        tab.moveBottomLeft(cover.bottomLeft() + QPoint(pad - Space.SNUG, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(tab.adjusted(0, 0, 0, Radius.CHIP), Radius.CHIP, Radius.CHIP)
        painter.setFont(font)
        painter.setPen(self._look.theme.ink_soft)
        painter.drawText(tab.adjusted(Space.SNUG, Space.TIGHT, 0, 0), _WRAP, self._words.kind)

    def _paint_words(self, painter: QPainter, sheet: QRectF, top: float) -> None:
        pad = self._pad(sheet.width())
        room = QRectF(sheet.left() + pad, top + Space.EASY, sheet.width() - 2 * pad, sheet.height())
        for words, font, colour in self._lines(sheet.width()):
            painter.setFont(font)
            painter.setPen(colour)
            used = painter.boundingRect(room, _WRAP, words)
            lines = QRectF(room)
            lines.setWidth(balanced_width(QFontMetrics(font), int(room.width()), words, _WRAP))
            painter.drawText(lines, _WRAP, words)
            room.setTop(used.bottom() + Space.TIGHT)

    def _paint_foot(self, painter: QPainter, sheet: QRectF) -> None:
        """Who played last time, beside the button that seats them again."""
        high = self._foot_height(sheet.width())
        if high:
            pad, middle = self._pad(sheet.width()), Qt.AlignmentFlag.AlignVCenter
            wide = self._foot_width(sheet.width())
            foot = QRectF(sheet.left() + pad, sheet.bottom() - pad - high, wide, high)
            painter.setFont(self._caption_font())
            painter.setPen(self._look.theme.ink_soft)
            painter.drawText(foot, _WRAP | middle, unbroken(self._words.last))

    def _lines(self, inner: float) -> Sequence[tuple[str, QFont, QColor]]:
        """What stands below the cover of a sheet so wide: words, how they are set, and their colour."""
        theme, words = self._look.theme, self._words
        title = Type.LABEL if self._is_slim(inner) else Type.TITLE
        lines = [
            (words.title, fonts.font(title, self._look.percent, bold=True), theme.ink),
            (words.facts, self._caption_font(bold=True), theme.accent),
            (unbroken(words.tagline), fonts.font(Type.BODY, self._look.percent), theme.ink_soft),
        ]
        return lines[:2] if self._brief else lines

    def _foot_width(self, inner: float) -> int:
        """The room for who played last time."""
        return int(inner) - 2 * self._pad(inner) - self.again.sizeHint().width() - Space.TIGHT

    def _foot_height(self, inner: float) -> int:
        if not self._words.last:
            return 0
        words = _height(unbroken(self._words.last), self._caption_font(), self._foot_width(inner))
        return max(words, self.again.sizeHint().height())

    def _place_again(self) -> None:
        """The button lies on the sheet, and rises with it."""
        side = self.again.sizeHint()
        pad = self._pad(self.width() - 2 * TILE_MARGIN)
        high = self._foot_height(self.width() - 2 * TILE_MARGIN)
        left = self.width() - TILE_MARGIN - pad - side.width() + _RISE
        middle = self.height() - TILE_MARGIN - pad - high // 2 - round(self._raised())
        self.again.setGeometry(left, middle - side.height() // 2, side.width(), side.height())

    def _is_slim(self, inner: float) -> bool:
        return inner < self._look.scaled(_SLIM)

    def _pad(self, inner: float) -> int:
        return Space.EASY if self._is_slim(inner) else Space.WIDE

    def _caption_font(self, *, bold: bool = False) -> QFont:
        return fonts.font(Type.CAPTION, self._look.percent, bold=bold)

    def _tell_tagline(self) -> None:
        self.setToolTip(self._words.tagline if self._brief else "")

    def _raised(self) -> float:
        return 0.0 if self.isDown() else _RISE * self._lift

    def _rise(self, target: float) -> None:
        self._motion.stop()
        if self._settings.value(ANIMATION) == "off" or self._settings.value(MOTION) == "less":
            self._lifted(target)
            return
        self._motion.setStartValue(self._lift)
        self._motion.setEndValue(target)
        self._motion.start()

    def _lifted(self, lift: float) -> None:
        self._lift = lift
        self._place_again()
        self.update()

    def _cover_ready(self, game: str) -> None:
        if game == self.game:
            self.update()

    def _look_changed(self) -> None:
        self._heights.clear()
        self._show_anew()

    def _show_anew(self) -> None:
        self._place_again()
        self.updateGeometry()
        self.update()


def _height(words: str, font: QFont, width: int) -> int:
    """The height of words that wrap at a width."""
    return QFontMetrics(font).boundingRect(0, 0, width, 10_000, _WRAP, words).height()

"""A game on the start screen: its cover, and under it what kind of game it is."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QEnterEvent, QFont, QFontMetrics, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from cardtable_gui.settings import ANIMATION, Settings
from cardtable_gui.views import fonts
from cardtable_gui.views.shell.controls.balanced import balanced_width
from cardtable_gui.views.shell.covers import ASPECT, Covers
from cardtable_gui.views.shell.look import Look
from cardtable_gui.views.theme import LIFT, Radius, Space, Type, blended, with_alpha

_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
TILE_MARGIN = Space.SNUG
"""Room around the sheet for its shadow, its focus ring and its rise under the pointer."""
_RISE = 4


_COUNTED = re.compile(r"(?<=\d)(?=[\u3041-\u9fff])")
_JOINER = "\u2060"


def kept_together(words: str) -> str:
    """The words with each number bound to the Japanese word after it: no line begins with what is counted."""
    return _COUNTED.sub(_JOINER, words)


class CoverTile(QAbstractButton):
    """One game to choose. Its height follows from its width and its words."""

    def __init__(
        self, game: str, look: Look, covers: Covers, settings: Settings, parent: QWidget | None = None
    ) -> None:
        """Show a game; its words follow with `tell`."""
        super().__init__(parent)
        self.game = game
        self._look = look
        self._covers = covers
        self._settings = settings
        self._title = self._facts = self._tagline = ""
        self._lift = 0.0
        self._heights: dict[int, int] = {}
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

    def tell(self, title: str, facts: str, tagline: str) -> None:
        """Set the words under the cover."""
        self._title, self._facts, self._tagline = title, facts, kept_together(tagline)
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{facts}. {tagline}")
        self._look_changed()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        # A layout asks for the same few widths over and over.
        if width not in self._heights:
            self._heights[width] = self._height_for(width)
        return self._heights[width]

    def _height_for(self, width: int) -> int:
        inner = width - 2 * TILE_MARGIN
        text = inner - 2 * Space.WIDE
        heights = (
            QFontMetrics(self._title_font()).boundingRect(0, 0, text, 10_000, _WRAP, self._title).height(),
            QFontMetrics(self._facts_font()).boundingRect(0, 0, text, 10_000, _WRAP, self._facts).height(),
            QFontMetrics(self._body_font()).boundingRect(0, 0, text, 10_000, _WRAP, self._tagline).height(),
        )
        return round(inner / ASPECT) + sum(heights) + Space.EASY + 2 * Space.TIGHT + Space.WIDE + 2 * TILE_MARGIN

    def sizeHint(self) -> QSize:
        width = self._look.scaled(340)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 160)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.focusPreviousChild()
        elif event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.focusNextChild()
        else:
            super().keyPressEvent(event)

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
        rise = 0.0 if self.isDown() else _RISE * self._lift
        sheet = QRectF(self.rect()).adjusted(TILE_MARGIN, TILE_MARGIN, -TILE_MARGIN, -TILE_MARGIN).translated(0, -rise)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(5, 0, -1):
            painter.setBrush(with_alpha(theme.shadow, round(9 + 7 * self._lift)))
            spread = sheet.adjusted(-step + 1, 2, step - 1, step + rise)
            painter.drawRoundedRect(spread, Radius.PANEL + step, Radius.PANEL + step)
        path = QPainterPath()
        path.addRoundedRect(sheet, Radius.PANEL, Radius.PANEL)
        painter.setClipPath(path)
        painter.fillRect(sheet, blended(theme.panel, theme.glow, 0.07 * self._lift))
        cover = QRectF(sheet.topLeft(), QSizeF(sheet.width(), round(sheet.width() / ASPECT)))
        self._paint_cover(painter, cover)
        self._paint_words(painter, sheet, cover.bottom())
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
        pixmap = self._covers.pixmap(self.game, self._title, cover.size(), self.devicePixelRatioF())
        if pixmap is None:
            painter.fillRect(cover, self._look.theme.surface_deep)
        else:
            painter.drawPixmap(cover, pixmap, QRectF(pixmap.rect()))

    def _paint_words(self, painter: QPainter, sheet: QRectF, top: float) -> None:
        theme = self._look.theme
        room = QRectF(sheet.left() + Space.WIDE, top + Space.EASY, sheet.width() - 2 * Space.WIDE, sheet.height())
        for font, colour, words in (
            (self._title_font(), theme.ink, self._title),
            (self._facts_font(), theme.accent, self._facts),
            (self._body_font(), theme.ink_soft, self._tagline),
        ):
            painter.setFont(font)
            painter.setPen(colour)
            used = painter.boundingRect(room, _WRAP, words)
            lines = QRectF(room)
            lines.setWidth(balanced_width(QFontMetrics(font), int(room.width()), words, _WRAP))
            painter.drawText(lines, _WRAP, words)
            room.setTop(used.bottom() + Space.TIGHT)

    def _title_font(self) -> QFont:
        return fonts.font(Type.TITLE, self._look.percent, bold=True)

    def _facts_font(self) -> QFont:
        return fonts.font(Type.CAPTION, self._look.percent, bold=True)

    def _body_font(self) -> QFont:
        return fonts.font(Type.BODY, self._look.percent)

    def _rise(self, target: float) -> None:
        self._motion.stop()
        if self._settings.value(ANIMATION) == "off":
            self._lifted(target)
            return
        self._motion.setStartValue(self._lift)
        self._motion.setEndValue(target)
        self._motion.start()

    def _lifted(self, lift: float) -> None:
        self._lift = lift
        self.update()

    def _cover_ready(self, game: str) -> None:
        if game == self.game:
            self.update()

    def _look_changed(self) -> None:
        self._heights.clear()
        self.updateGeometry()
        self.update()

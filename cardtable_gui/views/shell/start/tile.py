"""A game on the start screen: its cover, facts about it, and a button to play it again."""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable_gui import i18n
from cardtable_gui.views.kit.look import focus_ring, fonts
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import LIFT, Radius, Space, Type, blended, with_alpha
from cardtable_gui.views.kit.pictures.covers import Covers, part_for
from cardtable_gui.views.kit.text.plain_text import set_tip
from cardtable_gui.views.shell.start.tile_words import WRAP, Sheet, TileMeasures, TileText, TileWords, tile_fonts

_SIDE = 38
_LEAST = 36
"""The least size for touch."""


class AgainButton(QAbstractButton):
    """A disc with a play symbol; its text is its tool tip and accessible name."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Grows with the text size."""
        super().__init__(parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def tell(self, words: str, description: str) -> None:
        """Set the text: what a press starts."""
        self.setAccessibleName(words)
        self.setAccessibleDescription(description)
        set_tip(self, f"{words}\n{description}")

    def sizeHint(self) -> QSize:
        side = max(_LEAST, self._look.scaled(_SIDE))
        return QSize(side, side)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = focus_ring.ROOM
        disc = QRectF(self.rect()).adjusted(room, room, -room, -room)
        ground = theme.accent
        if self.isDown():
            ground = blended(ground, theme.ink, 0.25)
        elif self.underMouse():
            ground = blended(ground, theme.glow, 0.3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawEllipse(disc)
        size, centre = disc.width() * 0.21, disc.center()
        painter.setBrush(theme.on_accent)
        painter.setPen(QPen(theme.on_accent, size * 0.35, j=Qt.PenJoinStyle.RoundJoin))
        corners = ((-0.75, -1.0), (-0.75, 1.0), (1.05, 0.0))
        painter.drawPolygon(QPolygonF([centre + QPointF(x * size + size * 0.1, y * size) for x, y in corners]))
        if self.hasFocus():
            focus_ring.paint_around(painter, theme, disc, disc.width() / 2)
        painter.end()


TILE_MARGIN = Space.SNUG
"""Margin around the sheet for its shadow, its focus ring, and its rise under the pointer."""
_RISE = 4
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down)


class CoverTile(QAbstractButton):
    """One game to choose: its cover, and text below or beside it. Arrow keys are left to the grid."""

    again_wanted = Signal()
    """The player wants to play with the last choices."""

    def __init__(self, game: str, look: Look, covers: Covers) -> None:
        """Show a game; its texts follow with `tell`."""
        super().__init__()
        self.game = game
        self._look = look
        self._covers = covers
        self._words = TileWords("", "", (), "")
        self.key = ""
        self.tile_text = TileText()
        self._sheet = 0
        self._beside = 0
        self.lift = 0.0
        self.again = AgainButton(look, self)
        self.again.clicked.connect(self.again_wanted)
        self.again.hide()
        self.rising = QVariantAnimation(self)
        self.rising.setEasingCurve(LIFT.curve)
        self.rising.valueChanged.connect(self._lifted)
        covers.ready.connect(self._cover_ready)
        look.changed.connect(self._look_changed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def tell(self, words: TileWords, key: str, again_key: str) -> None:
        """Set the texts. `key` chooses the game, `again_key` plays it again: as text for the player, or empty."""
        self._words = words
        self.key = key
        self.setText(words.title)
        self.setAccessibleName(words.title)
        again = QCoreApplication.translate("start", "Rematch with the same players and options")
        self.again.tell(f"{again} ({again_key})" if again_key else again, words.last)
        self.again.setVisible(bool(words.last))
        tip = QCoreApplication.translate("start", "Press {key} to choose this game").format(key=key) if key else ""
        set_tip(self, tip)
        told = (f"{words.kind}. {', '.join(words.facts)}. {words.tagline}", tip)
        self.setAccessibleDescription(i18n.sentences(filter(None, told)))
        self._look_changed()

    def show_tile_text(self, tile_text: TileText, sheet: int, beside: int = 0) -> None:
        """Show this amount of text on a sheet of this height, in logical pixels.

        The cover uses the room above; if `beside` is not 0, it is at the left with this width instead.
        """
        if (tile_text, sheet, beside) != (self.tile_text, self._sheet, self._beside):
            self.tile_text, self._sheet, self._beside = tile_text, sheet, beside
            self._place_again()
            self.update()

    def show_lowered(self, *, lowered: bool) -> None:
        """Show it at once as if the pointer were elsewhere; or again where the pointer is."""
        self.rising.stop()
        self._lifted(0.0 if lowered or not self.underMouse() else 1.0)

    def play_again(self) -> None:
        """Play with the last choices; if there are none, set up a match."""
        (self.again if self._words.last else self).click()

    @property
    def measures(self) -> TileMeasures:
        """The sizes of its current texts at the current text size."""
        return TileMeasures(self._words, self._look.percent, self.again.sizeHint().width())

    def sheet_height(self, width: int, tile_text: TileText) -> int:
        """The height of a sheet of this width, in logical pixels."""
        return self.measures.height(width, tile_text)

    def words_on(self, width: int, tile_text: TileText) -> Sheet:
        """How the text lies on a tile of this width."""
        return self.measures.sheet(width, tile_text)

    def sizeHint(self) -> QSize:
        """The size of its texts at the current width."""
        inner = max(1, self.width() - 2 * TILE_MARGIN - self._beside)
        return QSize(self.minimumSizeHint().width(), self.sheet_height(inner, self.tile_text) + 2 * TILE_MARGIN)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, 120)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_again()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.rise(1.0)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.rise(0.0)
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rise = self.raised()
        sheet = QRectF(self.rect()).adjusted(TILE_MARGIN, TILE_MARGIN, -TILE_MARGIN, -TILE_MARGIN).translated(0, -rise)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(5, 0, -1):
            painter.setBrush(with_alpha(theme.shadow, round(9 + 7 * self.lift)))
            spread = sheet.adjusted(-step + 1, 2, step - 1, step + rise)
            painter.drawRoundedRect(spread, Radius.PANEL + step, Radius.PANEL + step)
        path = QPainterPath()
        path.addRoundedRect(sheet, Radius.PANEL, Radius.PANEL)
        painter.setClipPath(path)
        ground = blended(theme.panel, theme.glow, 0.07 * self.lift)
        painter.fillRect(sheet, ground)
        words = QRectF(self.words_place()).translated(0, -rise)
        cover = QRectF(self.cover_place()).translated(0, -rise)
        self._paint_cover(painter, cover)
        self._paint_key(painter, cover, ground)
        if not self.tile_text.kind:
            self._paint_kind(painter, cover, ground)
        self._paint_words(painter, words)
        painter.setClipping(False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            focus_ring.paint_around(painter, theme, sheet, Radius.PANEL)
        else:
            painter.setPen(QPen(blended(theme.control_edge, theme.glow, self.lift), 1))
            painter.drawRoundedRect(sheet.adjusted(0.5, 0.5, -0.5, -0.5), Radius.PANEL, Radius.PANEL)
        painter.end()

    def _paint_cover(self, painter: QPainter, cover: QRectF) -> None:
        pixmap = self._covers.pixmap(self.game, self._words.title, cover.size(), self.devicePixelRatioF())
        if pixmap is None:
            painter.fillRect(cover, self._look.theme.surface_deep)
        else:
            painter.drawPixmap(cover, pixmap, part_for(cover.size(), pixmap))

    def _paint_key(self, painter: QPainter, cover: QRectF, ground: QColor) -> None:
        """Paint the key that chooses the game, as a key cap in the corner of the cover."""
        if not self.key:
            return
        font = fonts.font(Type.CAPTION, self._look.percent, bold=True)
        metrics = QFontMetrics(font)
        high = metrics.height() + Space.TIGHT
        wide = max(high, metrics.horizontalAdvance(self.key) + 2 * Space.TIGHT + Space.HAIR)
        cap = QRectF(0, 0, wide, high)
        cap.moveTopLeft(cover.topLeft() + QPointF(Space.SNUG, Space.SNUG))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.theme.panel_edge)
        painter.drawRoundedRect(cap.adjusted(0, 0, 0, Space.HAIR), Radius.CHIP, Radius.CHIP)
        painter.setBrush(ground)
        painter.drawRoundedRect(cap, Radius.CHIP, Radius.CHIP)
        painter.setFont(font)
        painter.setPen(self._look.theme.ink_soft)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self.key)

    def _paint_kind(self, painter: QPainter, cover: QRectF, ground: QColor) -> None:
        """Paint the kind of the game on a tab of the sheet that overlaps the cover."""
        face = tile_fonts(cover.width(), self._look.percent)
        font, pad = fonts.font(face.caption, self._look.percent, bold=True), face.pad
        metrics = QFontMetrics(font)
        room = cover.width() - 2 * pad + (Space.SNUG if self._beside else 0)
        words = metrics.boundingRect(0, 0, int(room), 10_000, int(WRAP), self._words.kind)
        tab = QRectF(0, 0, words.width() + 2 * Space.SNUG + 1, words.height() + 2 * Space.TIGHT)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        if self._beside:
            tab.moveBottomRight(cover.bottomRight() - QPoint(0, Space.SNUG))
            painter.drawRoundedRect(tab.adjusted(0, 0, Radius.CHIP, 0), Radius.CHIP, Radius.CHIP)
        else:
            tab.moveBottomLeft(cover.bottomLeft() + QPoint(pad - Space.SNUG, 0))
            painter.drawRoundedRect(tab.adjusted(0, 0, 0, Radius.CHIP), Radius.CHIP, Radius.CHIP)
        painter.setFont(font)
        painter.setPen(self._look.theme.ink_soft)
        painter.drawText(tab.adjusted(Space.SNUG, Space.TIGHT, 0, 0), WRAP, self._words.kind)

    def _paint_words(self, painter: QPainter, place: QRectF) -> None:
        theme = self._look.theme
        inks = {"ink": theme.ink, "accent": theme.accent, "soft": theme.ink_soft}
        for line in self.words_on(int(place.width()), self.tile_text).lines:
            painter.setFont(line.font)
            painter.setPen(inks[line.tone])
            painter.drawText(QRectF(line.place).translated(place.topLeft()), WRAP, line.words)

    def cover_place(self) -> QRect:
        """The cover's place while the tile is not raised: above the text, or at the left over its full height."""
        inner = self.rect().adjusted(TILE_MARGIN, TILE_MARGIN, -TILE_MARGIN, -TILE_MARGIN)
        if self._beside:
            inner.setWidth(self._beside)
        else:
            inner.setHeight(max(0, inner.height() - self._sheet))
        return inner

    def words_place(self) -> QRect:
        """The text's place while the tile is not raised: below the cover, or beside it, vertically centred."""
        inner = self.rect().adjusted(TILE_MARGIN, TILE_MARGIN, -TILE_MARGIN, -TILE_MARGIN)
        left, wide = inner.left() + self._beside, max(1, inner.width() - self._beside)
        free = inner.height() - self._sheet
        return QRect(left, inner.top() + max(0, free // 2 if self._beside else free), wide, self._sheet)

    def _place_again(self) -> None:
        """Place the button on the sheet or in the corner of the cover; it rises with the tile."""
        side, place = self.again.sizeHint(), self.words_place()
        if self.tile_text.compact:
            right = place.left() if self._beside else place.right() + 1
            top = TILE_MARGIN + Space.TIGHT - round(self.raised())
            self.again.setGeometry(right - Space.TIGHT - side.width(), top, side.width(), side.height())
            return
        left = place.right() + 1 - tile_fonts(place.width(), self._look.percent).pad - side.width() + focus_ring.ROOM
        free = self.words_on(place.width(), self.tile_text).free if self._words.last else 0
        top, bottom = (free, self._sheet - Space.SNUG) if not self.tile_text.level else (0, self._sheet)
        middle = place.top() + (top + bottom) // 2 - round(self.raised())
        self.again.setGeometry(left, middle - side.height() // 2, side.width(), side.height())

    def raised(self) -> float:
        """How far the tile is raised now, in logical pixels."""
        return 0.0 if self.isDown() or not self._look.speed else _RISE * self.lift

    def rise(self, target: float) -> None:
        """Move towards this lift: 1 is raised, 0 is at rest."""
        self.rising.stop()
        if not self._look.speed:
            # Highlighted, but not raised if motion is off.
            self._lifted(target)
            return
        self.rising.setDuration(round(LIFT.ms / self._look.speed))
        self.rising.setStartValue(self.lift)
        self.rising.setEndValue(target)
        self.rising.start()

    def _lifted(self, lift: float) -> None:
        self.lift = lift
        self._place_again()
        self.update()

    def _cover_ready(self, game: str) -> None:
        if game == self.game:
            self.update()

    def _look_changed(self) -> None:
        self._place_again()
        self.updateGeometry()
        self.update()

"""Monochrome icons in the theme's colours, and the buttons that show them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import ClassVar

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtWidgets import QToolButton

from cardtable_gui.later import importing_later
from cardtable_gui.resources import resource
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import with_alpha
from cardtable_gui.views.kit.text.plain_text import set_tip

with importing_later():
    from PySide6 import QtSvg

SIZE = 20
"""An icon's side in logical pixels at normal text size."""
_FAINT = 90


def icon(name: str, colour: QColor, side: int) -> QIcon:
    """The icon `assets/icons/<name>.svg` in one colour; pale if its button is disabled."""
    return _made(name, colour.rgba(), side)


@lru_cache(maxsize=256)
def _made(name: str, rgba: int, side: int) -> QIcon:
    pale = with_alpha(QColor.fromRgba(rgba), _FAINT).rgba()
    return painted(partial(_drawn, name, rgba), pale=partial(_drawn, name, pale), most=side)


Paint = Callable[[int], QPixmap]
"""Makes a square picture that is so many device pixels wide."""


def painted(paint: Paint, *, pale: Paint | None = None, most: int | None = None) -> QIcon:
    """What a function paints, as an icon: it's painted when it's shown, as large as it's needed.

    Args:
        paint: paints it.
        pale: paints it for a button that is disabled; None: the same.
        most: the largest size in logical pixels; None: any.
    """
    return QIcon(_Painted(paint, pale or paint, most))


class _Painted(QIconEngine):
    """Most icons are shown at one size and in one state."""

    _clones: ClassVar[list[QIconEngine]] = []
    """They belong to Qt, but PySide deletes them unless they are kept. Only a copy that is changed makes one."""

    def __init__(self, paint: Paint, pale: Paint, most: int | None) -> None:
        super().__init__()
        self._paint = paint
        self._pale = pale
        self._most = most

    def clone(self) -> QIconEngine:
        made = _Painted(self._paint, self._pale, self._most)
        self._clones.append(made)
        return made

    def actualSize(self, size: QSize, _mode: QIcon.Mode, _state: QIcon.State) -> QSize:
        side = max(0, min(size.width(), size.height()))
        side = side if self._most is None else min(side, self._most)
        return QSize(side, side)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        pixels = round(self.actualSize(size, mode, state).width() * scale)
        paint = self._pale if mode == QIcon.Mode.Disabled else self._paint
        return paint(pixels) if pixels else QPixmap()

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        scale = painter.device().devicePixelRatio()
        painter.drawPixmap(rect, self.scaledPixmap(rect.size(), mode, state, scale))


@lru_cache(maxsize=256)
def _drawn(name: str, rgba: int, pixels: int) -> QPixmap:
    """The icon in one colour; of the drawing itself only the opacity counts."""
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QtSvg.QSvgRenderer(str(resource(f"assets/icons/{name}.svg"))).render(painter, QRectF(pixmap.rect()))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(pixmap.rect(), QColor.fromRgba(rgba))
    painter.end()
    return pixmap


class IconButton(QToolButton):
    """A flat button with an icon. Its text is its tip and accessible name."""

    def __init__(self, name: str, look: Look) -> None:
        """Show an icon of `assets/icons`; the text follows with `tell`."""
        super().__init__()
        self._name = name
        self._look = look
        self.setProperty("kind", "quiet")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self._paint_icon)
        self._paint_icon()

    def show_icon(self, name: str) -> None:
        """Show another icon."""
        if name != self._name:
            self._name = name
            self._paint_icon()

    def tell(self, words: str) -> None:
        """Set the text: what the button does."""
        set_tip(self, words)
        self.setAccessibleName(words)

    def follow(self, action: QAction) -> None:
        """Trigger a menu action, with its state and text."""
        self.setDefaultAction(action)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        action.changed.connect(self._follow_words)
        self._follow_words()
        self._paint_icon()

    def _follow_words(self) -> None:
        action = self.defaultAction()
        set_tip(self, action.toolTip())
        self.setAccessibleName(action.toolTip().partition("\n")[0])
        self.setAccessibleDescription(action.statusTip())

    def _paint_icon(self) -> None:
        side = self._look.scaled(SIZE)
        self.setIconSize(QSize(side, side))
        made = icon(self._name, self._look.theme.ink, side)
        if self.defaultAction() is not None:  # a tool button shows its action's icon
            self.defaultAction().setIcon(made)
        self.setIcon(made)

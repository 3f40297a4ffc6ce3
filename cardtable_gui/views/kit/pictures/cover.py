"""A game's cover as a picture."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Radius
from cardtable_gui.views.kit.pictures.covers import ASPECT, Covers, part_for


class Cover(QWidget):
    """Shows the cover of a game as wide as possible. Decorative: the texts are beside it."""

    def __init__(self, look: Look, covers: Covers, radius: int = Radius.PANEL) -> None:
        """Start without a game."""
        super().__init__()
        self._look = look
        self._covers = covers
        self._radius = radius
        self._game = self._title = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        covers.ready.connect(self._cover_ready)

    def show_game(self, game: str, title: str) -> None:
        """Show the cover of this game."""
        self._game, self._title = game, title
        self.update()

    def _cover_ready(self, game: str) -> None:
        if game == self._game:
            self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(width / ASPECT)

    def sizeHint(self) -> QSize:
        return QSize(360, self.heightForWidth(360))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.heightForWidth(80))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect())
        path = QPainterPath()
        path.addRoundedRect(rect, self._radius, self._radius)
        painter.setClipPath(path)
        pixmap = self._covers.pixmap(self._game, self._title, rect.size(), self.devicePixelRatioF())
        if pixmap is None:
            painter.fillRect(rect, self._look.theme.surface_deep)
        else:
            painter.drawPixmap(rect, pixmap, part_for(rect.size(), pixmap))
        painter.end()

"""The table before the last action of a match, as a picture."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Radius
from cardtable_gui.views.shell.library.moment_pictures import TABLE, MomentPictures


class LastMoment(QWidget):
    """Shows the match that was asked for last, once nothing else has been asked for a moment."""

    shown = Signal(str)
    """The picture of this match is shown."""

    def __init__(self, look: Look, pictures: MomentPictures) -> None:
        """Start without a picture."""
        super().__init__()
        self._look = look
        self._pictures = pictures
        self._match = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self.update)
        pictures.ready.connect(self._follow)

    def show_match(self, match: str) -> None:
        """Show a finished match; empty: none."""
        self._match = match
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(width * TABLE.height() / TABLE.width())

    def sizeHint(self) -> QSize:
        return QSize(320, self.heightForWidth(320))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.heightForWidth(160))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme, place = self._look.theme, QRectF(self.rect())
        shape = QPainterPath()
        shape.addRoundedRect(place, Radius.CHIP, Radius.CHIP)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipPath(shape)
        painter.fillPath(shape, theme.surface_deep)
        image = self._pictures.large(self._match, self.devicePixelRatioF()) if self._match else None
        if image is not None:
            size = QSizeF(TABLE).scaled(place.size(), Qt.AspectRatioMode.KeepAspectRatio)
            target = QRectF(0, 0, size.width(), size.height())
            target.moveCenter(place.center())
            painter.drawImage(target, image)
        painter.end()

    @Slot(str)
    def _follow(self, match: str) -> None:
        if match == self._match:
            self.update()
            self.shown.emit(match)

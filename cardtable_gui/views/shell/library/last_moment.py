"""The table before the last action of a match, as a picture."""

from __future__ import annotations

from collections import OrderedDict

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.saves.store_errors import StoreError
from cardtable_gui.core.files.limits import LONG
from cardtable_gui.views.shell.window.look import Look
from cardtable_gui.views.theme import Radius

TABLE = QSize(800, 500)
"""The size at which the table is laid out; the picture is smaller."""
_CALM_MS = 200
"""Whoever goes through the list quickly sees no pictures."""
_KEPT = 40


class LastMoment(QWidget):
    """Shows the match that was asked for last, once nothing else has been asked for a moment."""

    shown = Signal(str)
    """The picture of this match is shown."""

    def __init__(self, look: Look, store: Store) -> None:
        """Start without a picture."""
        super().__init__()
        self._look = look
        self._store = store
        self._match = ""
        self._kept: OrderedDict[tuple[str, str], QImage] = OrderedDict()
        self._calm = QTimer(self, singleShot=True, interval=_CALM_MS)
        self._calm.timeout.connect(self._draw)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._ask)

    def show_match(self, match: str) -> None:
        """Show a finished match; empty: none."""
        self._match = match
        self._ask()

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
        image = self._kept.get(self._key)
        if image is not None:
            size = QSizeF(TABLE).scaled(place.size(), Qt.AspectRatioMode.KeepAspectRatio)
            target = QRectF(0, 0, size.width(), size.height())
            target.moveCenter(place.center())
            painter.drawImage(target, image)
        painter.end()

    @property
    def _key(self) -> tuple[str, str]:
        return self._match, self._look.theme.name

    def _ask(self) -> None:
        if self._match and self._key not in self._kept:
            self._calm.start()
        else:
            self._calm.stop()
        self.update()

    def _draw(self) -> None:
        from cardtable_gui.views.table.still_moment import StillMoment, picture, still_table  # noqa: PLC0415 - the list comes first

        try:
            match = self._store.read_finished(
                self._match, lambda record: Match.of(record) if len(record.actions) <= LONG else None
            )
        except StoreError:
            return
        if match is None:
            return
        match.take_back()
        with still_table(TABLE, self._look.theme) as table:
            own = match.people[0] if len(match.people) == 1 else None
            ratio = self.devicePixelRatioF() * max(0.4, self.width() / TABLE.width())
            self._kept[self._key] = picture(table, StillMoment(match, own, table), ratio)
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        self.update()
        self.shown.emit(self._match)

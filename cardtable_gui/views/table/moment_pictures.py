"""Pictures of the table at a moment of matches, drawn when nothing else is to be done, and kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QRectF, QSize, QSizeF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import only_person
from cardtable_gui.jobs import Lane, Task
from cardtable_gui.later import importing_later
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.look.theme import Radius

with importing_later():
    from cardtable_gui.views.table import still_moment

TABLE = QSize(800, 500)
"""The size at which the table is laid out; the pictures are smaller."""
CALM_MS = 200
"""Whoever goes through the list quickly sees no new pictures."""
_SCALE = 0.55
"""The size of a picture as a share of the table's."""
_SMALL = 160
"""The width of a small picture, in logical pixels."""
_KEPT, _KEPT_SMALL = 10, 300
_MOST_WAITING = 12
"""So many matches wait for their picture: more than a list shows at once. Those asked for first are forgotten."""

_Key = tuple[str, str, float]


class MomentPictures(QObject):
    """Draws one picture after the other, the one asked for last first, once nobody has asked for a moment.

    Matches are named by texts, found and played in a thread, and seen as their only person sees them. Drawing takes the
    window's thread about 0.1 s, so events are handled between two pictures.
    """

    ready = Signal(str)
    """The picture of this match is there."""

    def __init__(
        self, look: Look, played: Callable[[str, Task], Match | None], jobs: Lane, parent: QObject | None = None
    ) -> None:
        """Start with none.

        `played` gives the match of this name up to the moment that is shown, in a thread of `jobs`; None: there's no
        picture of it.
        """
        super().__init__(parent)
        self._jobs = jobs
        self._reading = False
        self._look = look
        self._played = played
        self._large: OrderedDict[_Key, QImage] = OrderedDict()
        self._small: OrderedDict[_Key, QImage] = OrderedDict()
        self._without: set[str] = set()
        """The matches that have no picture."""
        self._waiting: OrderedDict[_Key, None] = OrderedDict()
        self._calm = QTimer(self, singleShot=True, interval=CALM_MS)
        self._calm.timeout.connect(self._draw_next)
        self._next_one = QTimer(self, singleShot=True, interval=0)
        self._next_one.timeout.connect(self._draw_next)

    def large(self, match: str, ratio: float) -> QImage | None:
        """The picture of a match for a screen with this pixel ratio; None: it follows, see `ready`."""
        return self._of(self._large, match, ratio)

    def small(self, match: str, ratio: float) -> QImage | None:
        """The picture as small as a list shows it; otherwise as `large`."""
        return self._of(self._small, match, ratio)

    @property
    def drawing(self) -> bool:
        """Whether pictures follow that were asked for."""
        return self._reading or bool(self._waiting)

    @property
    def _light(self) -> str:
        """The light in which tables are drawn now, and the language."""
        return f"{self._look.theme.name} {self._look.value.table_theme} {i18n.language()}"

    def rest(self) -> None:
        """Draw nothing more of what was asked for: nobody looks."""
        self._calm.stop()
        self._next_one.stop()
        self._waiting.clear()

    def _of(self, kept: OrderedDict[_Key, QImage], match: str, ratio: float) -> QImage | None:
        key = match, self._light, ratio
        found = kept.get(key)
        if found is not None:
            kept.move_to_end(key)
        elif match not in self._without:
            if key not in self._waiting:
                self._next_one.stop()
                self._calm.start()
            self._waiting[key] = None
            self._waiting.move_to_end(key)
            while len(self._waiting) > _MOST_WAITING:
                self._waiting.popitem(last=False)
        return found

    def _draw_next(self) -> None:
        if self._reading or not self._waiting:
            return
        key, _ = self._waiting.popitem()
        if key[1] == self._light:
            self._reading = True
            failed = partial(self._give_up, key)
            self._jobs.run(partial(self._played, key[0]), partial(self._draw, key), failed=failed, urgency=-1)
        else:
            self._go_on()

    def _draw(self, key: _Key, played: Match | None) -> None:
        self._reading = False
        match, light, ratio = key
        if played is None:
            self._without.add(match)
        elif light == self._light:
            image = self._drawn(played, ratio)
            _keep(self._large, key, image, _KEPT)
            small = image.scaledToWidth(round(_SMALL * ratio), Qt.TransformationMode.SmoothTransformation)
            _keep(self._small, key, small, _KEPT_SMALL)
            self.ready.emit(match)
        self._go_on()

    def _give_up(self, key: _Key, error: Exception) -> None:
        """Go on with other pictures after an error of the program, which is reported all the same."""
        self._draw(key, None)
        raise error

    def _go_on(self) -> None:
        if self._waiting and not self._calm.isActive():
            self._next_one.start()

    def _drawn(self, played: Match, ratio: float) -> QImage:
        with still_moment.still_table(TABLE, self._look.theme, self._look.value.table_theme) as table:
            moment = still_moment.StillMoment(played, only_person(played.seats), table)
            return still_moment.picture(table, moment, _SCALE * ratio)


class MomentPicture(QWidget):
    """Shows the match that was asked for last, once nothing else has been asked for a moment. Decorative."""

    shown = Signal(str)
    """The picture of this match is shown."""

    def __init__(self, look: Look, pictures: MomentPictures, *, small: bool = False) -> None:
        """Start without a picture.

        `small`: as in a list, which calls `follow` for its rows: connections of widgets that come and go with each
        filling have crashed Qt.
        """
        super().__init__()
        self._small = small
        self._look = look
        self._pictures = pictures
        self._match = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        if not small:
            look.changed.connect(self.update)
            pictures.ready.connect(self.follow)

    def show_match(self, match: str) -> None:
        """Show the match of this name; empty: none."""
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
        wanted = self._pictures.small if self._small else self._pictures.large
        image = wanted(self._match, self.devicePixelRatioF()) if self._match else None
        if image is not None:
            size = QSizeF(TABLE).scaled(place.size(), Qt.AspectRatioMode.KeepAspectRatio)
            target = QRectF(0, 0, size.width(), size.height())
            target.moveCenter(place.center())
            painter.drawImage(target, image)
        painter.end()

    @Slot(str)
    def follow(self, match: str) -> None:
        """Show the picture of this match if it's the one that is shown here."""
        if match == self._match:
            self.update()
            self.shown.emit(match)


def _keep(kept: OrderedDict[_Key, QImage], key: _Key, image: QImage, most: int) -> None:
    kept[key] = image
    while len(kept) > most:
        kept.popitem(last=False)

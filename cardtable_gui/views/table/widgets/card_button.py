"""One card on the table: a button that paints a cached picture, at rest or in flight."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable_gui.core.zones import Zone
from cardtable_gui.views.kit.look.theme import Theme
from cardtable_gui.views.kit.pictures.art import Art, margin, sprite_size
from cardtable_gui.views.kit.text import accessible, screen_reader
from cardtable_gui.views.table.geometry.card_spread import Pose
from cardtable_gui.views.table.widgets.card_marks import FINE, PLAIN, STRONG, Marks, Shine, overlay
from cardtable_gui.views.table.widgets.flight_overlay import FlightOverlay

_SAME_SIZE = 0.004
"""A card whose size differs by less is not scaled."""

_RETURNED = (
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)
"""The focus returns from another window or a menu: a card without a ring stays without one."""


class AccessibleCard(accessible.Pressable):
    """A card that can be picked, pressed, or only be looked at."""

    def __init__(self, card: CardButton) -> None:
        super().__init__(card)

    @property
    def _card(self) -> CardButton:
        return self.described(CardButton)

    @property
    def checkable(self) -> bool:
        return self._card.playable or self._card.picked

    @property
    def checked(self) -> bool:
        return self._card.picked

    @property
    def usable(self) -> bool:
        return self._card.focusPolicy() != Qt.FocusPolicy.NoFocus


class CardButton(QAbstractButton):
    """The button of one token; it lives as long as the token and never changes its parent.

    Mouse events are left to the table. `face` is the painted face; it changes when the card turns over on screen.
    """

    accessible_interface = AccessibleCard
    left = Signal()
    """The pointer has left the card."""
    ringed = Signal(object, bool)
    """The card got the focus, or lost it (the card, and whether it has it)."""
    activated = Signal(object)
    """The card was pressed by something other than a pointer, such as a screen reader."""

    def __init__(self, token: int, art: Art, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.token = token
        self.zone: Zone | None = None
        self.face: str | None = None
        self.pose = Pose(0, 0, 40)
        self.flying = False
        self.lifted = False
        self.flight: object | None = None
        """The flight that moves the card, or moved it last."""
        self.awaited = False
        """Whether a flight of the running script is still to move the card; until then it stays where it is."""
        self._art = art
        self._theme = theme
        self._overlay: FlightOverlay | None = None
        self._landing_angle = 0.0
        self._kept: tuple[tuple[object, ...], tuple[QPixmap, ...]] | None = None
        """The cached picture, with the key it was made for."""
        self._squeeze = 1.0
        self._sprite_width = 40.0
        self.told = True
        """Whether assistive technology is told of the card; not if another one stands for it."""
        self._playable = False
        self._shine = Shine.NONE
        self._picked = False
        self._dimmed = self._barred = False
        self._shining = False
        self._tag = ""
        self._tag_room = 1.0
        self._ring = False
        self._hot = False
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.clicked.connect(self._activate)

    # ------------------------------------------------------------------------------------------- appearance

    def set_theme(self, theme: Theme) -> None:
        """Paint highlights and tags in another theme."""
        self._theme = theme
        self._changed()

    def set_face(self, face: str | None) -> None:
        """Show this face, or the back (None)."""
        if face != self.face:
            self.face = face
            self._changed()

    def set_state(self, *, playable: bool, shine: Shine, picked: bool, dimmed: bool, barred: bool = False) -> None:
        """Set whether the card can be used, and whether it's highlighted, picked, dimmed or (see `Marks`) barred."""
        state = playable, shine, picked, dimmed, barred
        if state != (self._playable, self._shine, self._picked, self._dimmed, self._barred):
            checked_before = self._picked
            self._playable, self._shine, self._picked, self._dimmed, self._barred = state
            if picked != checked_before:
                screen_reader.tell_checked(self)
            self.setCursor(Qt.CursorShape.PointingHandCursor if playable or picked else Qt.CursorShape.ArrowCursor)
            self._changed()

    @property
    def picked(self) -> bool:
        """Whether the card is picked."""
        return self._picked

    @property
    def playable(self) -> bool:
        """Whether the card takes part in a legal action now."""
        return self._playable

    @property
    def shine_level(self) -> Shine:
        """How the card is highlighted for the player to use."""
        return self._shine

    @property
    def dimmed(self) -> bool:
        """Whether the card is shown as no choice."""
        return self._dimmed

    def set_tag(self, tag: str, room: float = 1.0) -> None:
        """Set the label on the card; empty removes it. `room`: the share of the card's width that shows at the left."""
        if (tag, room) != (self._tag, self._tag_room):
            self._tag, self._tag_room = tag, room
            self._changed()

    @property
    def tag(self) -> str:
        """The visible label of the card; empty where an equal card covers it."""
        return "" if self.pose.behind or self.pose.peeking else self._tag

    @property
    def tag_room(self) -> float:
        """The share of the card's width that shows at the left of a card with a label."""
        return self._tag_room if self.tag else 1.0

    def set_hot(self, hot: bool) -> None:
        """Set whether the pointer is over the card."""
        if hot != self._hot:
            self._hot = hot
            self._changed()

    def shine(self, shining: bool) -> None:
        """Set whether the card glows as a winner's does."""
        if shining != self._shining:
            self._shining = shining
            self._changed()

    # --------------------------------------------------------------------------------------------- position

    def rest(self, pose: Pose) -> None:
        """Rest at this pose."""
        self.put_down()
        self.flying = False
        self._squeeze = 1.0
        self._sprite_width = pose.width
        self.pose = pose
        ratio = self.devicePixelRatioF()
        # Nothing is painted before it becomes visible.
        wide, high = (side / ratio for side in sprite_size(pose.width, ratio, pose.angle))
        # Whole device pixels, so that a picture at rest is not blurred.
        left = round((pose.x - wide / 2) * ratio) / ratio
        top = round((pose.y - high / 2) * ratio) / ratio
        self.setGeometry(int(left), int(top), ceil(wide) + 1, ceil(high) + 1)
        self.setVisible(not pose.covered)
        self.update()

    def fly(self, pose: Pose, sprite_width: float, squeeze: float = 1.0) -> None:
        """Move to this pose in flight. `squeeze` (0-1): the visible share of the width while the card turns over."""
        self.flying = True
        self.pose = pose
        self._squeeze = squeeze
        self._sprite_width = sprite_width
        room = margin(pose.width) * 1.3
        bounds = pose.bounds().adjusted(-room, -room, room, room).toAlignedRect()
        if self._overlay is not None:
            self._overlay.track(self, bounds)
        else:
            self.setGeometry(bounds)
            self.show()
            self.update()

    def take_off(self, overlay: FlightOverlay, angle: float) -> None:
        """Let the overlay paint the card until it lands. Its label stays behind: it told a worth at the place before.

        `angle`: the card's final tilt. The widget itself paints nothing meanwhile.
        """
        self.set_tag("")
        self._overlay = overlay
        self._landing_angle = angle
        self.setUpdatesEnabled(False)
        overlay.take(self)

    def put_down(self) -> None:
        """Stop flying: the widget paints itself again."""
        if self._overlay is not None:
            self._overlay.land(self)
            self._overlay = None
            self.setUpdatesEnabled(True)

    @property
    def area(self) -> QRectF:
        """What a bubble about the card points to, in the table's coordinates."""
        return self.pose.bounds()

    def holds(self, point: QPointF) -> bool:
        """Whether this point, in the table's coordinates, is on the card."""
        return self.isVisible() and self.pose.holds(point)

    # ---------------------------------------------------------------------------------------------- painting

    def sizeHint(self) -> QSize:
        return QSize(ceil(self.pose.width), ceil(self.pose.height))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        origin = QPointF(self.pos())
        if self.flying and not self._upright:
            self._paint_turned(painter, origin)
        else:
            self._paint_straight(painter, origin, 0.0 if self.flying else self.pose.angle)
        painter.end()

    def paint_in_flight(self, painter: QPainter, *, plain: bool) -> None:
        """Paint the flying card in the table's coordinates. `plain`: from cached pictures only, not rotated."""
        if plain:
            self._paint_straight(painter, QPointF(), self._landing_angle)
        elif self._upright:
            self._paint_straight(painter, QPointF(), 0.0)
        else:
            painter.save()
            self._paint_turned(painter, QPointF())
            painter.restore()

    @property
    def _upright(self) -> bool:
        """Whether a flying card needs no transformation: not rotated, scaled or turning over."""
        same = abs(self.pose.width / self._sprite_width - 1.0) < _SAME_SIZE
        return self._squeeze == 1.0 and self.pose.angle == 0.0 and same

    def _paint_straight(self, painter: QPainter, origin: QPointF, angle: float) -> None:
        """Paint the cached picture of this angle, narrowed while the card turns over."""
        for picture in self._pictures(angle):
            corner = self._corner(picture, origin)
            if self._squeeze == 1.0:
                painter.drawPixmap(corner, picture)
            else:
                size = picture.deviceIndependentSize()
                left = corner.x() + size.width() * (1 - self._squeeze) / 2
                narrow = QRectF(left, corner.y(), size.width() * self._squeeze, size.height())
                painter.drawPixmap(narrow, picture, QRectF(picture.rect()))

    def _paint_turned(self, painter: QPainter, origin: QPointF) -> None:
        share = self.pose.width / self._sprite_width
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(self.pose.x - origin.x(), self.pose.y - origin.y())
        painter.rotate(self.pose.angle)
        painter.scale(share * self._squeeze, share)
        for picture in self._pictures(0.0):
            ratio = picture.devicePixelRatio()
            painter.drawPixmap(QPointF(-picture.width() / ratio / 2, -picture.height() / ratio / 2), picture)

    def _pictures(self, angle: float) -> tuple[QPixmap, ...]:
        """The pictures of the card and of its marks, rotated by this angle."""
        ratio = self.devicePixelRatioF()
        pose = self.pose
        marked = pose.badge, pose.behind, pose.peeking, pose.index
        wanted = (angle, self._sprite_width, ratio, self.lifted, self.zone, *marked)
        if self._kept is None or self._kept[0] != wanted:
            lifted = self.lifted or self._picked
            sprite = self._art.sprite(self.face, self._sprite_width, ratio, angle, lifted, pose.index)
            marks = self._marks()
            over = (self._art.over(marks, sprite, self._sprite_width, angle, self._theme, overlay),) if marks else ()
            self._kept = wanted, (sprite, *over)
        return self._kept[1]

    def _changed(self) -> None:
        """Repaint: the appearance has changed."""
        self._kept = None
        self.update()

    def _marks(self) -> Marks:
        edge = 0.0
        # On a card of which only an edge shows, a highlight would be a splinter: the card in front shows it.
        shine = Shine.NONE if self.pose.behind else self._shine
        aimed = self._hot and self._playable and shine is Shine.NONE
        if self._picked or shine is Shine.NOW or aimed:
            # A fine outline is enough for upright cards beside many others.
            in_hand = self.zone is not None and self.zone.name == "hand"
            edge = STRONG if self._picked or self._hot else (PLAIN if in_hand else FINE)
        focused = self._ring and self.hasFocus()
        return Marks(
            edge=edge,
            aside=shine is Shine.ASIDE and not self._picked,
            taught=shine is Shine.TAUGHT and not self._picked,
            dimmed=self._dimmed,
            barred=self._barred,
            picked=self._picked,
            tick_high=self._picked and self.pose.peeking,
            shining=self._shining,
            focused=focused,
            badge=self.pose.badge,
            tag=self.tag,
            tag_room=self.tag_room,
        )

    def _corner(self, picture: QPixmap, origin: QPointF) -> QPointF:
        """The position of a picture, aligned to whole device pixels as seen from the origin."""
        ratio = self.devicePixelRatioF()
        left = round((self.pose.x - picture.width() / ratio / 2) * ratio) / ratio
        top = round((self.pose.y - picture.height() / ratio / 2) * ratio) / ratio
        return QPointF(left, top) - origin

    # --------------------------------------------------------------------------------------- mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def _activate(self) -> None:
        self.activated.emit(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() not in _RETURNED:
            self._ring = event.reason() != Qt.FocusReason.MouseFocusReason
        # Only a card that was focused by keys moves: a finger may be on its way to another one.
        self.ringed.emit(self, self._ring and event.reason() != Qt.FocusReason.OtherFocusReason)
        self._changed()

    def show_ring(self) -> None:
        """Show the focus ring from now on: a key was pressed after the mouse had moved the focus here."""
        if not self._ring:
            self._ring = True
            self.ringed.emit(self, True)
            self._changed()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.ringed.emit(self, False)
        self._changed()

"""Mouse and touch input on the table: finds what is pressed and which gesture it becomes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QInputDevice, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable_gui.core.zones import Zone
from cardtable_gui.timing import Clock
from cardtable_gui.views.table.presenters.acting import Acting
from cardtable_gui.views.table.presenters.card_drag import CardDrag
from cardtable_gui.views.table.presenters.floating import Floating
from cardtable_gui.views.table.presenters.inspector import Inspector
from cardtable_gui.views.table.presenters.playback import Playback
from cardtable_gui.views.table.scene.hovering import Pointing
from cardtable_gui.views.table.scene.stage import Stage
from cardtable_gui.views.table.state.input_mode import LAST
from cardtable_gui.views.table.state.intentions import PutCards
from cardtable_gui.views.table.state.misclick_guard import MisclickGuard
from cardtable_gui.views.table.state.press import Click, DragMove, DragStart, Drop, Press, PressRecognizer
from cardtable_gui.views.table.widgets.card_button import CardButton

LONG_PRESS_MS = 500
_LOSING = (QEvent.Type.Hide, QEvent.Type.WindowDeactivate)


class Pointer(QObject):
    """Handles all mouse events of the table, including those that Qt makes from touches."""

    dragged = Signal()
    """Cards were lifted to be dragged."""
    lost = Signal()
    """The press ends without an effect: see `lose`."""

    def __init__(
        self,
        stage: Stage,
        playback: Playback,
        guard: MisclickGuard,
        pointing: Pointing,
        floating: Floating,
        inspector: Inspector,
        drag: CardDrag,
        acting: Acting,
        clock: Clock,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._stage = stage
        self._playback = playback
        self._guard = guard
        self._pointing = pointing
        self._floating = floating
        self._inspector = inspector
        self._drag = drag
        self._acting = acting
        self._recognizer: PressRecognizer[CardButton] = PressRecognizer(
            QGuiApplication.styleHints().startDragDistance()
        )
        self._pressed_zone: Zone | None = None
        self._long = clock.timer(self, self._rested, LONG_PRESS_MS)

    # -------------------------------------------------------------------------------------------------- events

    def press(self, event: QMouseEvent) -> None:
        """Handle a press of a mouse button or finger."""
        if self._is_further(event):
            return
        at = event.position().toPoint()
        card = self._stage.card_at(at)
        match event.button():
            case Qt.MouseButton.LeftButton if card is None:
                self._press_place(at)
            case Qt.MouseButton.LeftButton:
                self._press_card(event, at, card)
            case Qt.MouseButton.RightButton if card is not None:
                self._ask(card)
            case _:
                pass

    def press_again(self, event: QMouseEvent) -> None:
        """Handle the second press of what the system reports as a double click."""
        if self._is_further(event) or event.button() != Qt.MouseButton.LeftButton:
            return
        at = event.position().toPoint()
        if self._stage.card_at(at) is None:
            self._press_place(at)
            return
        if self._playback.busy:
            self._playback.skip()
            return
        self._playback.skip()
        card = self._stage.card_at(at)
        gesture = None if card is None else self._recognizer.press_again(card)
        if gesture is None:
            self._press_card(event, at, card)
        else:
            self._acting.double_click(gesture.card)

    def move(self, event: QMouseEvent) -> None:
        """Handle a pointer move."""
        at = event.position().toPoint()
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._carry(at)
            return
        self.lose()
        if not event.buttons() and not _by_finger(event):
            # A finger does not hover: Qt moves the mouse to where it is about to press.
            self._pointing.point(at)

    def release(self, event: QMouseEvent) -> None:
        """Handle a release of the left button or finger."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        at = event.position().toPoint()
        self._release_place(at)
        self._long.stop()
        press = self._recognizer.pressed
        match self._recognizer.release(at, on_card=press is not None and press.card.holds(QPointF(at))):
            case Click(card=card, with_equals=with_equals):
                self._acting.click(card, with_equals=with_equals)
            case Drop():
                self._drag.drop()
            case None:
                pass

    def leave(self) -> None:
        """Handle that the pointer has left the table."""
        self.lose()
        self._pointing.point_away()

    def lose(self) -> bool:
        """End the press if there is one, and return whether there was.

        Its release was missed, will go elsewhere, or is no longer meant.
        """
        held = self._recognizer.pressed is not None or self._pressed_zone is not None
        if held:
            self.lost.emit()
        return held

    # ----------------------------------------------------------------------------------------------- cancelling

    @property
    def sorts(self) -> bool:
        """Whether cards are carried only to sort the hand."""
        return self._drag.sorts

    @property
    def carries(self) -> bool:
        """Whether cards are carried."""
        return self._recognizer.dragging

    def cancel(self) -> bool:
        """Cancel the press; return whether cards were carried, which the caller settles."""
        self._pressed_zone = None
        self._long.stop()
        self._drag.cancel()
        return self._recognizer.cancel()

    def forget(self) -> None:
        """Forget earlier presses: they take no further effect, nor start a double click."""
        self.cancel()
        self._recognizer.forget()

    def _is_further(self, event: QMouseEvent) -> bool:
        """Whether something else is pressed already, or was and its release was missed; such a press only ends that."""
        return self.lose() or event.buttons() != event.button()

    # --------------------------------------------------------------------------------------------------- cards

    def _press_card(self, event: QMouseEvent, at: QPoint, pressed: CardButton | None) -> None:
        """Handle a press on this card; running movements are finished before it counts."""
        self._pressed_zone = None
        self._floating.leave()
        if self._playback.busy:
            # A card that moves by itself never slides under a press; one that lay still takes it.
            at_rest = pressed is not None and not pressed.flying
            if not (self._played_to_end() and at_rest and self._stage.card_at(at) is pressed):
                return
        self._playback.skip()
        card, by_finger = self._stage.card_at(at), _by_finger(event)
        if card is None or self._guard.blocks(card.zone):
            return
        if card.focusPolicy() != Qt.FocusPolicy.NoFocus:
            card.setFocus(Qt.FocusReason.MouseFocusReason)
        with_equals = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if by_finger:
            self._pointing.point(at)
        self._recognizer.press(Press(card, at, by_finger, with_equals))
        if by_finger:
            self._long.start()

    def _played_to_end(self) -> bool:
        """Finish the running movement; return whether nothing is left to animate."""
        self._playback.skip()
        return not self._playback.busy

    def _carry(self, at: QPoint) -> None:
        if self._playback.busy and not self._recognizer.dragging:
            return
        match self._recognizer.move(at):
            case DragStart() as gesture:
                if self._drag.start(gesture):
                    self._recognizer.begin_drag()
                    self.dragged.emit()
            case DragMove(at=at):
                self._drag.move(at)
            case None:
                pass

    @Slot()
    def _rested(self) -> None:
        """Show the details of a card on which a finger rests."""
        gesture = self._recognizer.rest()
        if gesture is not None:
            self._inspector.show(gesture.card)

    def _ask(self, card: CardButton) -> None:
        """Show the details of a card on which the right button was pressed; with a question open, only cancel that."""
        if not self._floating.leave() and not self._playback.busy:
            self._inspector.show(card)

    # -------------------------------------------------------------------------------------------------- places

    def _press_place(self, at: QPoint) -> None:
        """Handle a press beside the cards; with a question open, it only cancels that."""
        asked = self._floating.leave()
        self._pressed_zone = None if asked or self._playback.busy else self._place_at(at)
        self._playback.skip()

    def _release_place(self, at: QPoint) -> None:
        """Handle a release beside the cards: picked cards go to the pressed zone."""
        zone, self._pressed_zone = self._pressed_zone, None
        if zone is not None and zone == self._place_at(at) and not self._guard.blocks(zone):
            self._acting.perform(PutCards(zone), QRectF(QPointF(at), QSizeF(0, 0)))

    def _place_at(self, at: QPoint) -> Zone | None:
        zones = self._stage.frame.zones.items()
        return next((zone for zone, place in zones if place.area.contains(QPointF(at))), None)


class PointerSurface(QWidget):
    """A widget that forwards its mouse events, and those its children ignore, to a `Pointer`.

    It also tells it when a release will not come, or not be meant: the window is hidden, minimised or no longer the
    active one, or the system has taken the finger for itself.
    """

    pointer_pressed = Signal()
    """The mouse or a finger was pressed, whatever that means."""

    def __init__(self) -> None:
        super().__init__()
        self.pointer: Pointer | None = None
        """Receives the events; None: they are ignored."""
        self._dropping = False
        """Whether the last press only ended an earlier one."""
        self.setMouseTracking(True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        LAST.by_keys = False
        self.pointer_pressed.emit()
        if self.pointer is not None:
            self.pointer.press(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        LAST.by_keys = False
        self.pointer_pressed.emit()
        if self.pointer is not None:
            self.pointer.press_again(event)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.pointer is not None:
            self.pointer.release(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.pointer is not None:
            self.pointer.move(event)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self.pointer is not None:
            self.pointer.leave()

    def event(self, event: QEvent) -> bool:
        if event.type() in _LOSING:
            self._lose()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.window().windowHandle().installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Watch the whole window: a press beside the table only ends one on it whose release was missed."""
        match event.type():
            case QEvent.Type.MouseButtonPress:
                self._dropping = self._lose()
            case QEvent.Type.MouseButtonDblClick:
                # It follows the press that makes the click a double one.
                pass
            case QEvent.Type.TouchCancel:
                # Qt tells the window alone, and then releases the mouse as if that was meant.
                self._lose()
                for button in self.findChildren(QAbstractButton):
                    button.setDown(False)
                return False
            case _:
                return False
        return self._dropping

    def _lose(self) -> bool:
        return self.pointer is not None and self.pointer.lose()


def _by_finger(event: QMouseEvent) -> bool:
    """Whether Qt made this mouse event from a touch."""
    return event.deviceType() == QInputDevice.DeviceType.TouchScreen

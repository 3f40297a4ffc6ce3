"""Scrolling with a finger. A tap becomes a click, a horizontal push a drag (of a slider, for example)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from cardtable_gui.views.kit.controls.qt_lifetime import is_alive
from cardtable_gui.views.kit.controls.value_controls import Slider

_PRESS, _MOVE, _RELEASE = QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease


class TouchScroll(QObject):
    """Lets one finger scroll an area vertically; the mouse is unaffected.

    The area takes the touch events itself, so that the widget under the finger gets no press while the page is
    scrolled.
    """

    def __init__(self, area: QAbstractScrollArea) -> None:
        """Watch this area for as long as it lives."""
        super().__init__(area)
        self._area = area
        self._start = QPointF()
        self._value = 0
        self._pushing = False
        self._held: QWidget | None = None
        """The widget that is dragged."""
        area.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        area.viewport().installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QTouchEvent):
            return False
        if event.type() == QEvent.Type.TouchCancel:
            # It has no points.
            self._give_back()
            event.accept()
            return True
        if not event.points():
            return False
        at = event.points()[0].globalPosition()
        match event.type():
            case QEvent.Type.TouchBegin:
                self._start, self._value = at, self._area.verticalScrollBar().value()
                self._pushing, self._held = False, None
            case QEvent.Type.TouchUpdate:
                self._move(at)
            case QEvent.Type.TouchEnd:
                self._end(at)
            case _:
                pass
        event.accept()
        return True

    def _move(self, at: QPointF) -> None:
        way = at - self._start
        if not self._pushing and self._held is None:
            if way.manhattanLength() < QGuiApplication.styleHints().startDragDistance():
                return
            self._pushing = abs(way.y()) >= abs(way.x())
            if not self._pushing:
                self._held = self._under(self._start)
                self._send(_PRESS, self._held, self._start)
        if self._held is not None:
            self._send(_MOVE, self._held, at)
        else:
            self._area.verticalScrollBar().setValue(self._value - round(way.y()))

    def _end(self, at: QPointF) -> None:
        if self._held is not None:
            self._send(_RELEASE, self._held, at)
        elif not self._pushing:
            tapped = self._under(at)
            if _takes_focus(tapped):
                tapped.setFocus(Qt.FocusReason.MouseFocusReason)
            self._send(_PRESS, tapped, at)
            self._send(_RELEASE, tapped, at)

    def _give_back(self) -> None:
        """End a drag that the system has taken over: it isn't meant."""
        held, self._held, self._pushing = self._held, None, False
        if isinstance(held, Slider) and is_alive(held):
            held.give_back()
        elif held is not None:
            self._send(_RELEASE, held, QPointF(-1, -1))

    def _under(self, at: QPointF) -> QWidget:
        viewport = self._area.viewport()
        return viewport.childAt(viewport.mapFromGlobal(at.toPoint())) or viewport

    @staticmethod
    def _send(what: QEvent.Type, widget: QWidget, at: QPointF) -> None:
        try:
            local = QPointF(widget.mapFromGlobal(at))
        except RuntimeError:
            # It was deleted under the finger: a list was reloaded, or the press itself led elsewhere.
            return
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        held = none if what == _RELEASE else left
        button = none if what == _MOVE else left
        QApplication.sendEvent(widget, QMouseEvent(what, local, at, button, held, Qt.KeyboardModifier.NoModifier))


def _takes_focus(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.ClickFocus) and widget.isEnabled()

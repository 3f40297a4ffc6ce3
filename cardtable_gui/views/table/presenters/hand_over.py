"""Lowers and raises the curtain between two people at one machine.

Apart from the presenter: it is all that two people at one screen need.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from cardtable_gui.views.kit.focus.hide_keeping_focus import hide_keeping_focus
from cardtable_gui.views.table.presenters.connections import Connections
from cardtable_gui.views.table.presenters.shared_widgets import SharedWidgets
from cardtable_gui.views.table.state.view_state import ViewState
from cardtable_gui.views.table.widgets.transition import Way


class HandOver(QObject):
    """The curtain of one match."""

    def __init__(
        self, state: ViewState, table: QWidget, widgets: SharedWidgets, connections: Connections, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._state = state
        self._table = table
        self._curtain = widgets.curtain
        self._transition = widgets.transition
        self._before: QPixmap | None = None
        """The picture of the table just before the curtain comes down."""
        self._look_before = state.look
        self.lifting = False
        """Whether the curtain is being lifted, so that the view jumps to another person's."""
        connections.connect(widgets.curtain.opened, self._reveal)

    def prepare(self) -> None:
        """Remember the current picture, over which the curtain will fall, before the view changes."""
        if self._state.session.hand_over is not None and self._curtain.isHidden():
            self._before = self._transition.picture(self._table)
            self._look_before = self._state.look

    def open(self) -> None:
        """Open the curtain without animation."""
        hide_keeping_focus(self._curtain)

    def draw(self, seat: int) -> None:
        """Lower the curtain for the person at this seat.

        For somebody with another look or language it is down at once: nothing is left to see of the table as it was.
        """
        session, look = self._state.session, self._state.look
        self._curtain.setGeometry(self._table.rect())
        game, profile, reader = session.package.game.id, look.profile(seat), self._state.reader
        self._curtain.cover_for(game, seat, session.names, look.theme, look.percent, profile, reader)
        before, self._before = self._before, None
        if before is not None and self._state.look == self._look_before:
            self._transition.go(Way.FALL, before, self._curtain.grab())

    @Slot()
    def _reveal(self) -> None:
        cloth = self._transition.picture(self._curtain)
        self.lifting = True
        self._state.session.reveal()
        self.lifting = False
        self._table.setFocus()
        if cloth is not None:
            self._transition.go(Way.RISE, cloth, self._table.grab())

"""The overlay that paints all flying cards in one widget instead of moving many widgets.

Moving a widget costs the more the more widgets lie below it. On the overlay a frame costs little more than the cards'
pictures, so a whole deck can fly at once.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable_gui.views.table.geometry.card_spread import Pose

CROWD = 12
"""With more flying cards than this, tilt and scaling would not be noticed: they fly upright."""


class FlyingCard(Protocol):
    """What the overlay needs of a card's widget; hashable."""

    pose: Pose

    def stackUnder(self, widget: QWidget, /) -> None:
        """Move below another child of the same parent (as `QWidget.stackUnder`)."""
        ...

    def paint_in_flight(self, painter: QPainter, *, plain: bool) -> None:
        """Paint the card in the table's coordinates. `plain`: from cached pictures only, not rotated."""
        ...


class FlightOverlay(QWidget):
    """Covers the table while cards fly; later cards fly above earlier ones. Transparent for the mouse."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._flying: dict[FlyingCard, QRect] = {}
        self._reach = QRect()
        """The area that a crowd has covered since the last paint event."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    @property
    def crowded(self) -> bool:
        """Whether so many cards fly that each is painted in the cheapest way."""
        return len(self._flying) > CROWD

    def take(self, card: FlyingCard) -> None:
        """Paint this card from now on, above all that fly already; its widget is raised above those at rest."""
        if not self._flying:
            self.setGeometry(self._table.rect())
            self.raise_()
            self.show()
        card.stackUnder(self)
        self._flying[card] = self._flying.pop(card, QRect())

    def track(self, card: FlyingCard, bounds: QRect) -> None:
        """Update a flying card's bounds, in the table's coordinates."""
        before, self._flying[card] = self._flying[card], bounds
        if self.crowded:
            # One rectangle around all: with a hundred small ones Qt would spend longer on the region than on painting.
            reach = before.united(bounds)
            if not self._reach.contains(reach):
                self._reach = self._reach.united(reach)
                self.update(self._reach)
        elif before.intersects(bounds):
            self.update(before.united(bounds))
        else:
            self.update(before)
            self.update(bounds)

    def land(self, card: FlyingCard) -> None:
        """Stop painting this card."""
        self.update(self._flying.pop(card))
        if not self._flying:
            self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        seen, plain = event.rect(), self.crowded
        self._reach = QRect()
        for card, bounds in self._flying.items():
            if bounds.intersects(seen):
                card.paint_in_flight(painter, plain=plain)
        painter.end()

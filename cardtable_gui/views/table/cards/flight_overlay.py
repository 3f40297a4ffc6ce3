"""The air above the table: cards that fly over all others are painted here in one piece, not as widgets that move.

Moving a widget costs the same again for each one below it. In the air a frame costs little more than the cards' own
pictures, so that a whole deck can be on its way at once.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

CROWD = 12
"""When more cards than this are in the air, nobody sees how each of them leans and grows; they fly upright."""


class FlyingCard(Protocol):
    """A card's widget, as far as it is painted here; hashable."""

    def stackUnder(self, widget: QWidget, /) -> None:
        """Lie below another child of the same parent."""
        ...

    def paint_in_flight(self, painter: QPainter, *, plain: bool) -> None:
        """Paint the card in the table's coordinates; `plain`: by pictures that are there already, not turned."""
        ...


class FlightOverlay(QWidget):
    """Covers the table while anything flies. Later cards fly above earlier ones. Lets the mouse through."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._flying: dict[FlyingCard, QRect] = {}
        self._reach = QRect()
        """All that a crowd touched since it was painted last."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    @property
    def crowded(self) -> bool:
        """Whether so many cards fly that each is painted in the plainest way."""
        return len(self._flying) > CROWD

    def take(self, card: FlyingCard) -> None:
        """Paint this card from now on, above all that fly already; it will lie above all that lie."""
        if not self._flying:
            self.setGeometry(self._table.rect())
            self.raise_()
            self.show()
        card.stackUnder(self)
        self._flying[card] = self._flying.pop(card, QRect())

    def track(self, card: FlyingCard, bounds: QRect) -> None:
        """The card, which was taken, is here now (in the table's coordinates)."""
        before, self._flying[card] = self._flying[card], bounds
        if self.crowded:
            # One rectangle around all of them: with a hundred small ones Qt would take longer than for what is in it.
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
        """Paint this card no more."""
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

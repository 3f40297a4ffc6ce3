"""Hovering and focus: fans open, cards are highlighted."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QPointF, Slot

from cardtable_gui.views.table.scene.own_hand import OwnHand
from cardtable_gui.views.table.scene.stage import Stage
from cardtable_gui.views.table.widgets.card_button import CardButton


class Pointing(QObject):
    """Shows what the pointer or the focus is on."""

    def __init__(self, stage: Stage, hand: OwnHand) -> None:
        super().__init__(hand)
        self._stage = stage
        self._hand = hand

    def connect_card(self, card: CardButton) -> None:
        """Connect to a new card."""
        card.left.connect(self.point_away)
        card.ringed.connect(self._ringed)

    def point(self, at: QPoint) -> None:
        """Handle a pointer move without a pressed button."""
        stage = self._stage
        self._hand.look(QPointF(at))
        token = stage.hand_card_at(QPointF(at))
        card = stage.card_at(at) if token is None else stage.card(token)
        stage.show_hovered(None if card is None else card.token)

    @Slot()
    def point_away(self) -> None:
        """Handle that the pointer has left the cards."""
        self._hand.look(None)
        self._stage.show_hovered(None)

    @Slot(object, bool)
    def _ringed(self, card: CardButton, here: bool) -> None:
        self._hand.attend(card if here else None)

"""What the pointer and the keyboard are at, before anything is done: fans open, cards light up."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QPointF, Slot

from cardtable_gui.views.table.cards.card_button import CardButton
from cardtable_gui.views.table.cards.own_hand import OwnHand
from cardtable_gui.views.table.scene.stage import Stage


class Pointing(QObject):
    """Shows where the player's attention is."""

    def __init__(self, stage: Stage, hand: OwnHand) -> None:
        super().__init__(hand)
        self._stage = stage
        self._hand = hand

    def connect_card(self, card: CardButton) -> None:
        """Listen to a new card."""
        card.left.connect(self.point_away)
        card.ringed.connect(self._ringed)

    def point(self, at: QPoint) -> None:
        """The pointer is here on the table, with no button down."""
        stage = self._stage
        self._hand.look(QPointF(at))
        token = stage.hand_card_at(QPointF(at))
        card = stage.card_at(at) if token is None else stage.card(token)
        stage.heat(None if card is None else card.token)

    @Slot()
    def point_away(self) -> None:
        """The pointer has left the cards."""
        self._hand.look(None)
        self._stage.heat(None)

    @Slot(object, bool)
    def _ringed(self, card: CardButton, here: bool) -> None:
        self._hand.attend(card if here else None)

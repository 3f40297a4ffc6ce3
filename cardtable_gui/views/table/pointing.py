"""What the pointer and the keyboard are at, before anything is done: fans open, cards light up, details are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QPointF, Slot

from cardtable_gui.views.table.card_button import CardButton

if TYPE_CHECKING:
    from cardtable_gui.views.table.table_input import TableInput


class Pointing(QObject):
    """The player's eyes at one sitting."""

    def __init__(self, sitting: TableInput) -> None:
        super().__init__(sitting)
        self._sitting = sitting

    def connect_card(self, card: CardButton) -> None:
        """Listen to a new card."""
        card.asked_at.connect(self._asked)
        card.pointed_at.connect(self.point)
        card.left.connect(self.point_away)
        card.ringed.connect(self._ringed)

    @Slot(QPoint)
    def point(self, at: QPoint) -> None:
        """The pointer is here on the table, with no button down."""
        stage = self._sitting.stage
        self._sitting.hand.look(QPointF(at))
        token = stage.hand_card_at(QPointF(at))
        card = stage.card_at(at) if token is None else stage.card(token)
        stage.heat(None if card is None else card.token)

    @Slot()
    def point_away(self) -> None:
        """The pointer has left the cards."""
        self._sitting.hand.look(None)
        self._sitting.stage.heat(None)

    @Slot(bool)
    def _ringed(self, here: bool) -> None:
        card = self.sender()
        self._sitting.hand.attend(card if here and isinstance(card, CardButton) else None)

    @Slot(QPoint)
    def _asked(self, at: QPoint) -> None:
        """The other button went down: what card is this?"""
        self._sitting.gestures.hush()
        card = self._sitting.stage.card_at(at)
        if card is not None and not self._sitting.playback.busy:
            self._sitting.tell_about(card)

"""Sorting the player's own hand: by dragging cards, by keys, or all by number."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.zones import Zone
from cardtable_gui.i18n import text
from cardtable_gui.models.tokens import Token
from cardtable_gui.models.zones import TableModel
from cardtable_gui.views.table.presenters.speech import Speech
from cardtable_gui.views.table.scene.own_hand import OwnHand
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state.announcements import Kind
from cardtable_gui.views.table.widgets.card_button import CardButton


class Sorting(QObject):
    """The order of the player's own hand."""

    laid = Signal(int, tuple)
    """The player at this seat has ordered the hand: its faces from left to right; empty: sorted by number again."""

    def __init__(self, model: TableModel, scene: Scene, hand: OwnHand, speech: Speech) -> None:
        super().__init__(hand)
        self._model = model
        self._scene = scene
        self._stage = scene.stage
        self._hand = hand
        self._speech = speech

    @property
    def by_hand(self) -> bool:
        """Whether the player's own order is shown, not the order by number."""
        return self._model.orders.by_hand

    @by_hand.setter
    def by_hand(self, by_hand: bool) -> None:
        if by_hand != self.by_hand:
            self._model.orders.by_hand = by_hand
            self._model.reorder_hands()
            self._show()

    def sort(self) -> None:
        """Sort the hand by number."""
        own = self._stage.own
        if own is None or own.seat is None:
            return
        self._model.orders.forget()
        self.by_hand = False
        self._speech.say(Kind.NOTE, text(QT_TRANSLATE_NOOP("table", "Your hand is sorted by number.")))
        self.laid.emit(own.seat, ())

    def drop(self, cards: Sequence[CardButton], across: float) -> None:
        """Insert the carried cards into the hand where their middle is."""
        ids = [token.id for token in self._tokens()]
        carried = [token for token in ids if token in self._stage.aside]
        kept = [token for token in ids if token not in carried]
        gap = self._hand.place_at(across)
        self._hand.let_go()
        self._put([*kept[:gap], *carried, *kept[gap:]])
        self._hand.bring_home(cards)
        self._hand.open_at(cards[0])
        self._speech.sound("lift")

    def move(self, card: CardButton, by: int) -> bool:
        """Move a card of the hand by some places; return whether that was possible."""
        ids = [token.id for token in self._tokens()]
        if card.token not in ids or not card.face:
            return False
        at = ids.index(card.token)
        to = max(0, min(len(ids) - 1, at + by))
        ids.insert(to, ids.pop(at))
        self._put(ids)
        place = QT_TRANSLATE_NOOP("table", "{card}: place {place} of {count}")
        name = card.accessibleName()
        self._speech.say(Kind.NOTE, text(place.put(card=name, place=to + 1, count=len(ids))))
        return True

    def _put(self, ids: Sequence[int]) -> None:
        model, own = self._model, self._stage.own
        now = [] if own is None else [token.id for token in model.arrangement.get(own, ())]
        if own is None or own.seat is None or list(ids) == now or sorted(ids) != sorted(now):
            return
        model.put(own, ids)
        self._show()
        self.laid.emit(own.seat, tuple(token.face for token in model.arrangement[own]))

    def _show(self) -> None:
        """Glide cards to their new places, even while something else is animated."""
        stage, own = self._stage, self._stage.own
        if own is None or own not in stage.shown:
            return
        rank = {token.id: number for number, token in enumerate(self._model.arrangement.get(own, ()))}
        tokens = sorted(stage.shown[own], key=lambda token: rank.get(token.id, len(rank)))
        stage.shown = {**stage.shown, own: tuple(tokens)}
        stage.restack()
        self._scene.raise_above_cards()
        self._hand.slide()
        self._scene.show_sort_button()

    def _tokens(self) -> tuple[Token, ...]:
        own = self._stage.own or Zone("")
        return self._stage.shown.get(own, ())

"""A round of Merchant of Goldfish at a real table: the order in which the players went out (MG8, MG11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable_gui.core.entered_deal import Answers, AnyQuestion, ScorePad, SeatsInOrder
from cardtable_gui.core.events import Event
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.games.merchant.deck import HAND_SIZES
from cardtable_gui.games.merchant.state import MerchantState

_OUT: Final = {
    2: QT_TRANSLATE_NOOP("merchant", "Leave two of each number from 1 to 10 and one each of 11 and 12 in the box."),
    3: QT_TRANSLATE_NOOP("merchant", "Leave one of each number from 1 to 10 in the box."),
}


class MerchantPad(ScorePad[MerchantState]):
    """The score pad of Merchant of Goldfish."""

    without = frozenset({"turn_limit"})

    def questions(self, state: MerchantState, answers: Answers) -> Sequence[AnyQuestion]:
        """The order."""
        del answers
        return (_order(state),)

    def settle(self, state: MerchantState, answers: Answers, events: list[Event]) -> None:
        """Give the places."""
        state.end_in_order(_order(state).needed(answers), events)

    def dealing(self, state: MerchantState) -> Sequence[Message]:
        """The cards that stay in the box, hands and market (MG2, MG3)."""
        players = state.players
        out = (_OUT[players],) if players in _OUT else ()
        hands = QT_TRANSLATE_NOOP("pad", "Shuffle, and deal %n card(s) to each player.").put(n=HAND_SIZES[players])
        return (*out, hands, QT_TRANSLATE_NOOP("merchant", "Lay out all the other cards face up: they’re the market."))

    def until(self, state: MerchantState) -> Message:
        """The number of rounds (MG12)."""
        return QT_TRANSLATE_NOOP("merchant", "The match ends after %n round(s).").put(n=state.series)


def _order(state: MerchantState) -> SeatsInOrder:
    return SeatsInOrder(
        "order",
        QT_TRANSLATE_NOOP("merchant", "In what order did they go out?"),
        QT_TRANSLATE_NOOP("merchant", "Choose the names in the order in which they went out."),
        tuple(range(state.players)),
    )


PAD: Final = MerchantPad()

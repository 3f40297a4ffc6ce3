"""A game of GODAN at a real table: how it ended, fields, hands and collections (GO7-GO10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from cardtable_gui.core import counts
from cardtable_gui.core.counts import EMPTY
from cardtable_gui.core.entered_deal import (
    Answers,
    AnyQuestion,
    EntryError,
    ScorePad,
    WhichCards,
    WhichPayments,
    WhichWay,
    check_copies,
    faces_of,
)
from cardtable_gui.core.events import Event
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.games.godan.setup import FULL, HAND_SIZES, WEEKS
from cardtable_gui.games.godan.state import GodanState

_WEEKS, _FIVE, _SEVERED = "weeks", "five", "severance"
_END: Final = WhichWay(
    "end",
    QT_TRANSLATE_NOOP("godan", "How did the game end?"),
    QT_TRANSLATE_NOOP("godan", "Say how the game ended."),
    (
        (_WEEKS, QT_TRANSLATE_NOOP("godan", "After the last week")),
        (_FIVE, QT_TRANSLATE_NOOP("godan", "With five of a kind")),
        (_SEVERED, QT_TRANSLATE_NOOP("godan", "By Severance")),
    ),
)


class GodanPad(ScorePad[GodanState]):
    """The score pad of GODAN."""

    def questions(self, state: GodanState, answers: Answers) -> Sequence[AnyQuestion]:
        """The end, then field and hand of each seat, and the collections."""
        del answers
        each = (question for seat in range(state.players) for question in (_field(state, seat), _hand(state, seat)))
        payments = (_payments(state),) if "C" in state.moves.house.roles else ()
        return (_END, *each, *payments)

    def settle(self, state: GodanState, answers: Answers, events: list[Event]) -> None:
        """Lay fields and hands, and end the game."""
        seats = range(state.players)
        fields = [_field(state, seat).needed(answers) for seat in seats]
        hands = [_hand(state, seat).needed(answers) for seat in seats]
        payments = _payments(state).of(answers) if "C" in state.moves.house.roles else ()
        collected = sum(payment.cards for payment in payments)
        check_copies(state, (*(card for cards in (*fields, *hands) for card in cards), *["C"] * collected))
        if _END.of(answers) == _FIVE and not any(FULL in Counter(field).values() for field in fields):
            raise EntryError(
                QT_TRANSLATE_NOOP("godan", "Five of a kind ended the game, but no field has five of a kind.")
            )
        state.laid = [counts.of(faces_of(state.game, field)) for field in fields]
        state.taken = [EMPTY] * state.players
        state.hands = [counts.of(faces_of(state.game, hand)) for hand in hands]
        state.collections = [0] * state.players
        for payment in payments:
            points = state.moves.house.collection * payment.cards
            state.collections[payment.to] += points
            state.collections[payment.source] -= points
        state.end_game(events)

    def dealing(self, state: GodanState) -> Sequence[Message]:
        """Hands and weeks (GO2)."""
        hands = QT_TRANSLATE_NOOP("pad", "Shuffle, and deal %n card(s) to each player.")
        weeks = QT_TRANSLATE_NOOP("godan", "The game has up to %n week(s).")
        return (hands.put(n=HAND_SIZES[state.players]), weeks.put(n=WEEKS[state.players]))

    def until(self, state: GodanState) -> Message:
        """The number of games (GO2)."""
        return QT_TRANSLATE_NOOP("godan", "The match ends after %n game(s).").put(n=state.games)


def _field(state: GodanState, seat: int) -> WhichCards:
    """The number cards of a field; role cards score nothing (GO9)."""
    house = state.moves.house
    kinds = tuple((str(value), min(FULL, copies)) for value, copies in zip(house.values, house.copies, strict=True))
    title = QT_TRANSLATE_NOOP("godan", "Which numbers are in {seat}’s field?").put(seat=SeatName(seat))
    missing = QT_TRANSLATE_NOOP("godan", "Enter {seat}’s field.").put(seat=SeatName(seat))
    return WhichCards(f"field-{seat}", title, missing, kinds, seat=seat)


def _hand(state: GodanState, seat: int) -> WhichCards:
    house = state.moves.house
    kinds = tuple(zip(house.faces, house.all_copies, strict=True))
    title = QT_TRANSLATE_NOOP("pad", "What does {seat} have left?").put(seat=SeatName(seat))
    missing = QT_TRANSLATE_NOOP("pad", "Enter the cards that {seat} has left.").put(seat=SeatName(seat))
    return WhichCards(f"hand-{seat}", title, missing, kinds, seat=seat)


def _payments(state: GodanState) -> WhichPayments:
    house = state.moves.house
    copies = house.role_copies[house.roles.index("C")]
    return WhichPayments(
        "collections",
        QT_TRANSLATE_NOOP("godan", "Who collected from whom?"),
        QT_TRANSLATE_NOOP("godan", "Enter the Collection cards."),
        tuple(range(state.players)),
        house.least,
        min(house.most, copies),
        copies,
    )


PAD: Final = GodanPad()

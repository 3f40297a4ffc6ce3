"""The events of Skeleton Game, for the table and the log."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.events import DealBegan, DealEnded, Event, MatchEnded, Moved, SeatResult, dealt, says
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, SeatName
from cardtable_gui.core.zones import hand_of
from cardtable_gui.games.skeleton.cards import texts
from cardtable_gui.games.skeleton.position import Position
from cardtable_gui.games.skeleton.zones import TRICK, taken_by


def deals(events: list[Event], state: Position) -> None:
    """The cards were dealt (SK1)."""
    events.append(DealBegan(state.deal, state.leader))
    events += dealt(map(texts, state.hands))
    says(events, None, QT_TRANSLATE_NOOP("skeleton", "{seat} starts."), seat=SeatName(state.leader))


def plays(events: list[Event], seat: int, card: int) -> None:
    """A seat played a card (SK2)."""
    events.append(Moved(texts((card,)), hand_of(seat), TRICK))
    says(events, seat, QT_TRANSLATE_NOOP("game", "{seat} plays {cards}."), cards=CardList(texts((card,))))


def takes(events: list[Event], seat: int, trick: Sequence[int]) -> None:
    """A seat took the trick (SK3)."""
    events.append(Moved(texts(trick), TRICK, taken_by(seat)))
    says(events, seat, QT_TRANSLATE_NOOP("skeleton", "{seat} takes the trick."))


def ends(events: list[Event], state: Position) -> None:
    """All cards are played (SK4)."""
    order = sorted(range(state.players), key=lambda seat: -state.tricks[seat])
    why = QT_TRANSLATE_NOOP("skeleton", "tricks taken")
    results = tuple(SeatResult(seat, state.tricks[seat], state.tricks[seat], why) for seat in order)
    events.append(DealEnded(state.deal, results))
    events.append(MatchEnded(state.ranks or ()))

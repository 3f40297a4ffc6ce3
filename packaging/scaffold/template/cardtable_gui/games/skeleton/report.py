"""The events of Skeleton Game: what the rules tell the table and the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cardtable_gui.core.events import DealBegan, DealEnded, Event, MatchEnded, Moved, SeatResult, Told
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, SeatName
from cardtable_gui.core.zones import DECK, Zone, hand_of
from cardtable_gui.games.skeleton.actions import FACES

if TYPE_CHECKING:
    from cardtable_gui.games.skeleton.state import SkeletonState

TRICK = Zone("trick")


def taken(seat: int) -> Zone:
    """What a seat has taken, face up in front of it."""
    return Zone("taken", seat)


def texts(cards: Iterable[int | None]) -> tuple[str | None, ...]:
    """The cards' texts in notation; a hidden card is None."""
    return tuple(None if card is None else FACES[card] for card in cards)


def deals(events: list[Event], state: SkeletonState) -> None:
    """The cards were dealt (SK1)."""
    events.append(DealBegan(state.deal, state.leader))
    for seat, cards in enumerate(state.hands):
        events.append(Moved(texts(cards), DECK, hand_of(seat), frozenset({seat})))
    events.append(Told(None, QT_TRANSLATE_NOOP("skeleton", "{seat} starts.").put(seat=SeatName(state.leader))))


def plays(events: list[Event], seat: int, card: int) -> None:
    """A seat played a card (SK2)."""
    events.append(Moved((FACES[card],), hand_of(seat), TRICK))
    message = QT_TRANSLATE_NOOP("skeleton", "{seat} plays {cards}.")
    events.append(Told(seat, message.put(seat=SeatName(seat), cards=CardList((FACES[card],)))))


def takes(events: list[Event], seat: int, trick: Sequence[int]) -> None:
    """A seat took the trick (SK3)."""
    events.append(Moved(texts(trick), TRICK, taken(seat)))
    events.append(Told(seat, QT_TRANSLATE_NOOP("skeleton", "{seat} takes the trick.").put(seat=SeatName(seat))))


def ends(events: list[Event], state: SkeletonState) -> None:
    """All cards are played (SK4)."""
    order = sorted(range(state.players), key=lambda seat: -state.tricks[seat])
    why = QT_TRANSLATE_NOOP("skeleton", "tricks taken")
    events.append(
        DealEnded(state.deal, tuple(SeatResult(seat, state.tricks[seat], state.tricks[seat], why) for seat in order))
    )
    events.append(MatchEnded(state.ranks or ()))

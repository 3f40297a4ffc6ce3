"""The events of Heap: what the rules tell the table and the log."""

from __future__ import annotations

from cardtable_gui.core.events import Event, Moved, begins, says, scored
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.zones import DECK, hand_of
from tests.support.games.heap.position import HEAP, Position


def deals(events: list[Event], state: Position, start: int) -> None:
    """The cards were dealt (HP1)."""
    begins(events, 1, start, map(state.game.card_texts, state.hands))


def plays(events: list[Event], state: Position, seat: int, card: int, *, scores: bool) -> None:
    """A seat played a card, perhaps for a point (HP2)."""
    events.append(Moved(state.game.card_texts((card,)), hand_of(seat), HEAP))
    message = (
        QT_TRANSLATE_NOOP("sample_heap", "{seat} plays {cards} for a point.")
        if scores
        else QT_TRANSLATE_NOOP("sample_heap", "{seat} plays {cards}.")
    )
    says(events, seat, message, cards=state.game.named((card,)))


def reshuffles(events: list[Event], state: Position, cards: tuple[int, ...]) -> None:
    """The heap but its top card became the deck (HP3)."""
    events.append(Moved(state.game.card_texts(cards), HEAP, DECK))
    says(events, None, QT_TRANSLATE_NOOP("sample_heap", "The heap is shuffled and becomes the deck."))


def draws(events: list[Event], state: Position, seat: int, card: int) -> None:
    """A seat drew a card (HP3)."""
    events.append(Moved(state.game.card_texts((card,)), DECK, hand_of(seat), frozenset({seat})))


def ends(events: list[Event], state: Position) -> None:
    """Everybody has had all turns (HP4)."""
    scored(events, 1, state.points, [QT_TRANSLATE_NOOP("sample_heap", "points for higher cards")] * state.players)

"""Tricks: everybody plays a card to the middle, and one player takes them all and leads the next time.

`TrickFields` are what state and views share, `TrickPosition` is for what only the state holds.
"""

from __future__ import annotations

from typing import Generic

from cardtable_gui.core.events import Event, Moved, says
from cardtable_gui.core.fields import Row
from cardtable_gui.core.game import A, MatchFields
from cardtable_gui.core.hands import without
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.table import CardPlace, Spread
from cardtable_gui.core.zones import Zone, ZoneCards, hand_of

TRICK = Zone("trick")
TRICK_PLACE = CardPlace("trick", QT_TRANSLATE_NOOP("game", "Trick"), Spread.ROW, 4.4)
TAKEN_PLACE = CardPlace("taken", QT_TRANSLATE_NOOP("game", "Taken"), Spread.PILE)
"""Where each seat's tricks lie."""


def taken_by(seat: int) -> Zone:
    """The cards that a seat has taken, face up in front of it."""
    return Zone("taken", seat)


class TrickFields(MatchFields[A], Generic[A, Row]):
    """The fields of tricks that a state and its views share."""

    __slots__ = ()

    leader: int
    """The seat that leads this trick."""
    trick: Row
    """The cards of this trick, from the leader's on."""
    taken: tuple[tuple[int, ...], ...]
    """The cards that each seat has taken, in this order."""

    @property
    def tricks(self) -> tuple[int, ...]:
        """How many tricks each seat has taken."""
        return tuple(len(cards) // self.players for cards in self.taken)

    def trick_zones(self) -> list[ZoneCards]:
        """The trick, and what each seat has taken."""
        piles = ((TRICK, self.trick), *((taken_by(seat), cards) for seat, cards in enumerate(self.taken)))
        return [ZoneCards(zone, self.game.card_texts(cards)) for zone, cards in piles]


class TrickPosition(TrickFields[A, list[int]]):
    """The moves of tricks, for states."""

    __slots__ = ()

    hands: list[tuple[int, ...]]
    """Each seat's cards, ascending."""

    def leads(self, seat: int) -> None:
        """The first trick of a deal begins."""
        self.leader = self.to_move = seat  # type: ignore[misc]  # `state_class` gives every state the slots
        self.trick = []  # type: ignore[misc]
        self.taken = self.players * ((),)  # type: ignore[misc]

    def lay(self, seat: int, card: int, events: list[Event] | None) -> None:
        """A seat plays a card to the trick, and the next one is to move."""
        self.hands[seat] = without(self.hands[seat], card)
        self.trick.append(card)
        self.to_move = (seat + 1) % self.players  # type: ignore[misc]
        if events is not None:
            events.append(Moved(self.game.card_texts((card,)), hand_of(seat), TRICK))
            says(events, seat, QT_TRANSLATE_NOOP("game", "{seat} plays {cards}."), cards=self.game.named((card,)))

    def take(self, place: int, events: list[Event] | None) -> int:
        """Who played the card at this place of the trick takes it, and leads the next one; return that seat."""
        seat = (self.leader + place) % self.players
        if events is not None:
            events.append(Moved(self.game.card_texts(self.trick), TRICK, taken_by(seat)))
            says(events, seat, QT_TRANSLATE_NOOP("game", "{seat} takes the trick."))
        piles = list(self.taken)
        piles[seat] += tuple(self.trick)
        self.taken = tuple(piles)  # type: ignore[misc]
        self.trick = []  # type: ignore[misc]
        self.leader = self.to_move = seat  # type: ignore[misc]
        return seat

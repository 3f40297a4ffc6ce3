"""The view of one seat in Kobayakawa."""

from __future__ import annotations

from cardtable_gui.core.fields import view_class
from cardtable_gui.core.game import View
from cardtable_gui.core.zones import DECK, Tokens, ZoneCards, hand_of
from cardtable_gui.games.kobayakawa.actions import KobayakawaAction, text
from cardtable_gui.games.kobayakawa.cards import CARDS
from cardtable_gui.games.kobayakawa.position import HIDDEN, KAMONS_LAST_ROUND, NONE, Shared
from cardtable_gui.games.kobayakawa.zones import CENTRE, OLD_KS, POT, K, discard_of, kamons_of


@view_class
class KobayakawaView(Shared[tuple[int, ...]], View[KobayakawaAction]):
    """A view in which hidden cards are HIDDEN, and only the size of the deck is known."""

    hands: tuple[int, ...]
    """The card of each seat; HIDDEN where this seat does not know it."""
    drawn: int
    """As `hands`."""

    @property
    def last_round(self) -> bool:
        """Whether this is, or was, the last round (KB7)."""
        return self.centre <= KAMONS_LAST_ROUND or self.over

    def zones(self) -> tuple[ZoneCards, ...]:
        """Hands, K, old Ks, deck, and each seat's discards."""
        hands = [ZoneCards(hand_of(seat), self._hand(seat)) for seat in range(self.players)]
        gone = [
            ZoneCards(discard_of(seat), tuple(text(card) for by, card in self.discards if by == seat))
            for seat in range(self.players)
        ]
        return (
            *hands,
            ZoneCards(K, (text(self.k),)),
            ZoneCards(OLD_KS, tuple(map(text, self.old_ks))),
            ZoneCards(DECK, (None,) * self.deck_size),
            *gone,
        )

    def tokens(self) -> tuple[Tokens, ...]:
        """Kamons of each seat, of the centre and of the pot."""
        own = [Tokens(kamons_of(seat), self.scores[seat]) for seat in range(self.players)]
        return (*own, Tokens(CENTRE, self.centre), Tokens(POT, sum(self.stakes)))

    def known(self) -> tuple[tuple[str, ...], ...]:
        """The seat's own hand, and the hands shown after the end."""
        return tuple(tuple(card for card in self._hand(seat) if card is not None) for seat in range(self.players))

    def unseen(self) -> list[int]:
        """The cards that are in the deck or in hidden hands, ascending."""
        away = {*self.hands, self.drawn, self.k, *self.old_ks, *(card for _, card in self.discards)}
        return [card for card in range(CARDS) if card not in away]

    def _hand(self, seat: int) -> tuple[str | None, ...]:
        cards = [self.hands[seat]]
        if self.drawn != NONE and seat == self.to_move:
            cards.append(self.drawn)
        return tuple(None if card == HIDDEN else text(card) for card in sorted(cards) if card != NONE)

"""The view of one seat in Skeleton Game."""

from __future__ import annotations

from itertools import chain

from cardtable_gui.core.fields import view_class
from cardtable_gui.core.game import View
from cardtable_gui.core.zones import DECK, Tokens, ZoneCards, hand_of
from cardtable_gui.games.skeleton.actions import FACES, SkeletonAction, texts
from cardtable_gui.games.skeleton.position import Shared
from cardtable_gui.games.skeleton.zones import TRICK, taken_by


@view_class
class SkeletonView(Shared[tuple[int, ...]], View[SkeletonAction]):
    """A view in which hidden cards are None, and only the size of the deck is known."""

    hands: tuple[tuple[int | None, ...], ...]

    def zones(self) -> tuple[ZoneCards, ...]:
        """Hands, the trick, the deck, and what each seat has taken."""
        return (
            *(ZoneCards(hand_of(seat), self._texts(seat)) for seat in range(self.players)),
            ZoneCards(TRICK, texts(self.trick)),
            ZoneCards(DECK, (None,) * self.deck_size),
            *(ZoneCards(taken_by(seat), texts(cards)) for seat, cards in enumerate(self.taken)),
        )

    def tokens(self) -> tuple[Tokens, ...]:
        """None."""
        return ()

    def known(self) -> tuple[tuple[str, ...], ...]:
        """The seat's own hand."""
        return tuple(texts(card for card in cards if card is not None) for cards in self.hands)

    def unseen(self) -> list[int]:
        """The cards that are in the deck or in hidden hands, ascending."""
        seen = set(chain(self.trick, *self.hands, *self.taken))
        return [card for card in range(len(FACES)) if card not in seen]

    def _texts(self, seat: int) -> tuple[str | None, ...]:
        return tuple(None if card is None else FACES[card] for card in self.hands[seat])

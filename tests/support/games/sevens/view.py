"""What one seat knows in Sevens."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from cardtable_gui.core.game import View
from cardtable_gui.core.options import Options
from cardtable_gui.core.zones import Tokens, ZoneCards, hand_of
from tests.support.games.sevens.actions import SevensAction
from tests.support.games.sevens.cards import TEXTS, open_cards, suit_of, texts
from tests.support.games.sevens.events import ROWS
from tests.support.games.sevens.game import GAME, Sevens
from tests.support.games.sevens.state import SevensState


@dataclass(frozen=True, slots=True)
class SevensView(View[SevensAction]):
    """Fields as in `SevensState`; a hidden card is None."""

    free: bool
    limit: int
    hands: tuple[tuple[int | None, ...], ...]
    laid: frozenset[int]
    passes: tuple[int, ...]
    finished: tuple[int, ...]
    dropped: tuple[int, ...]

    @property
    def game(self) -> Sevens:
        """The game's description."""
        return GAME

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {"passes": self.limit, "free": self.free}

    @property
    def own(self) -> tuple[int, ...]:
        """The own cards, ascending; a spectator has none."""
        return () if self.seat is None else tuple(card for card in self.hands[self.seat] if card is not None)

    @property
    def playable(self) -> tuple[int, ...]:
        """The own cards that may be laid now, ascending."""
        if self.seat is None or self.seat != self.to_move:
            return ()
        continuing = open_cards(self.laid)
        return tuple(card for card in self.own if card in continuing)

    def zones(self) -> tuple[ZoneCards, ...]:
        """Hands, and a row for each suit."""
        hands = [
            ZoneCards(hand_of(seat), tuple(None if card is None else TEXTS[card] for card in hand))
            for seat, hand in enumerate(self.hands)
        ]
        rows = [
            ZoneCards(row, texts(card for card in sorted(self.laid) if suit_of(card) == suit))
            for suit, row in enumerate(ROWS)
        ]
        return (*hands, *rows)

    def tokens(self) -> tuple[Tokens, ...]:
        """None."""
        return ()

    def known(self) -> tuple[tuple[str, ...], ...]:
        """The own hand, and what was left after the end."""
        return tuple(texts(card for card in hand if card is not None) for hand in self.hands)

    def sample(self, rng: Random) -> SevensState:
        """Deal the unseen cards at random to the hidden hands."""
        seen = {*self.laid, *(card for hand in self.hands for card in hand)}
        unseen = [card for card in range(len(TEXTS)) if card not in seen]
        rng.shuffle(unseen)
        state = SevensState()
        state.players, state.to_move, state.deal = self.players, self.to_move, self.deal
        state.free, state.limit = self.free, self.limit
        state.hands = [tuple(sorted(unseen.pop() if card is None else card for card in hand)) for hand in self.hands]
        state.laid, state.passes = self.laid, list(self.passes)
        state.finished, state.dropped = self.finished, self.dropped
        return state

"""What one seat knows in Old Maid."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from cardtable_gui.core.game import View
from cardtable_gui.core.options import Options
from cardtable_gui.core.zones import Tokens, ZoneCards, hand_of
from tests.support.games.old_maid.actions import Draw
from tests.support.games.old_maid.cards import TEXTS, texts
from tests.support.games.old_maid.events import PAIRS
from tests.support.games.old_maid.game import GAME, OldMaid
from tests.support.games.old_maid.state import OldMaidState, giver


@dataclass(frozen=True, slots=True)
class OldMaidView(View[Draw]):
    """Fields as in `OldMaidState`; a hidden card is None, and of `known` there is the own part, `seen`."""

    odd: str
    without: tuple[str, ...]
    turn: int
    drawn: int
    hands: tuple[tuple[int | None, ...], ...]
    seen: tuple[tuple[int, int], ...]
    pairs: tuple[int, ...]
    out: tuple[int, ...]

    @property
    def game(self) -> OldMaid:
        """The game's description."""
        return GAME

    @property
    def options(self) -> Options:
        """Every option with its value."""
        return {"odd": self.odd, "without": self.without}

    @property
    def giver(self) -> int | None:
        """The seat from which a card is drawn now."""
        return None if self.to_move is None else giver(self.to_move, [bool(hand) for hand in self.hands])

    def zones(self) -> tuple[ZoneCards, ...]:
        """Hands, and the pairs that were laid down."""
        hands = [
            ZoneCards(hand_of(seat), tuple(None if card is None else TEXTS[card] for card in hand))
            for seat, hand in enumerate(self.hands)
        ]
        return (*hands, ZoneCards(PAIRS, texts(self.pairs)))

    def tokens(self) -> tuple[Tokens, ...]:
        """None."""
        return ()

    def known(self) -> tuple[tuple[str, ...], ...]:
        """The own hand, and cards that this seat saw go to others; after the end what was left."""
        return tuple(
            texts([card for card in hand if card is not None] or [card for by, card in self.seen if by == seat])
            for seat, hand in enumerate(self.hands)
        )

    def sample(self, rng: Random) -> OldMaidState:
        """Deal the unseen cards at random to the hidden hands, and lay a fan at random."""
        seen = {*self.pairs, *(card for hand in self.hands for card in hand), *(card for _, card in self.seen)}
        unseen = [card for card in self.game.deck(self.players, self.options) if card not in seen]
        rng.shuffle(unseen)
        state = OldMaidState()
        state.players, state.to_move, state.deal = self.players, self.to_move, self.deal
        state.odd, state.without = self.odd, self.without
        state.turn, state.drawn = self.turn, self.drawn
        state.shuffle = rng.getrandbits(62)
        state.hands = []
        for seat, hand in enumerate(self.hands):
            known = [card for by, card in self.seen if by == seat and card not in hand]
            hidden = [unseen.pop() for _ in range(hand.count(None) - len(known))]
            state.hands.append(tuple(sorted((*(card for card in hand if card is not None), *known, *hidden))))
        fan = [] if self.giver is None else list(state.hands[self.giver])
        rng.shuffle(fan)
        state.fan = tuple(fan)
        state.known = [self.seen if seat == self.seat else () for seat in range(self.players)]
        state.pairs, state.out = self.pairs, list(self.out)
        return state

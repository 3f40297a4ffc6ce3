"""What one seat knows in Kobayakawa."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from cardtable_gui.core.game import View
from cardtable_gui.core.zones import DECK, Tokens, ZoneCards, hand_of
from cardtable_gui.games.kobayakawa.actions import text
from cardtable_gui.games.kobayakawa.zones import CENTRE, K, OLD_KS, POT, discard_of, kamons_of
from cardtable_gui.games.kobayakawa.actions import CARDS, KobayakawaAction
from cardtable_gui.games.kobayakawa.state import NONE, KobayakawaState
from cardtable_gui.games.kobayakawa.terms import Terms

HIDDEN = -2
"""In place of a card: there is one, but this seat does not know which."""


@dataclass(frozen=True, slots=True)
class KobayakawaView(Terms, View[KobayakawaAction]):
    """Fields as in `KobayakawaState`; a hidden card is `HIDDEN`, and of the deck only the size is known."""

    replay: bool
    centre: int
    start: int
    order: tuple[int, ...]
    turn: int
    hands: tuple[int, ...]
    drawn: int
    k: int
    old_ks: tuple[int, ...]
    discards: tuple[tuple[int, int], ...]
    deck_size: int
    stakes: tuple[int, ...]
    shown: tuple[int, ...]

    @property
    def last_round(self) -> bool:
        """Whether this is, or was, the last round (KB7)."""
        return self.centre <= 2 or self.over

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
        """The own hand, and hands that lie open after the end."""
        return tuple(tuple(card for card in self._hand(seat) if card is not None) for seat in range(self.players))

    def unseen(self) -> list[int]:
        """The cards that are in the deck or in hidden hands, ascending."""
        away = {*self.hands, self.drawn, self.k, *self.old_ks, *(card for _, card in self.discards)}
        return [card for card in range(CARDS) if card not in away]

    def sample(self, rng: Random) -> KobayakawaState:
        """Deal the unseen cards at random to the hidden hands and the deck."""
        unseen = self.unseen()
        rng.shuffle(unseen)
        dealer = self.game.numbered_dealer(self.players, self.options, rng.getrandbits(62))
        state = object.__new__(KobayakawaState)
        state._dealer = dealer
        state.players = self.players
        state.replay = self.replay
        state.kamons = list(self.scores)
        state.centre = self.centre
        state.deal = self.deal
        state.start = self.start
        state.order = self.order
        state.turn = self.turn
        state.betting = self.phase == "bet" or self.over
        state.hand = [unseen.pop() if card == HIDDEN else card for card in self.hands]
        state.drawn = unseen.pop() if self.drawn == HIDDEN else self.drawn
        state.k = self.k
        state.old_ks = list(self.old_ks)
        state.discards = list(self.discards)
        state.deck = tuple(unseen)
        state.top = 0
        state.stakes = list(self.stakes)
        state.shown = self.shown
        state.to_move = self.to_move
        return state

    def _hand(self, seat: int) -> tuple[str | None, ...]:
        cards = [self.hands[seat]]
        if self.drawn != NONE and seat == self.to_move:
            cards.append(self.drawn)
        return tuple(None if card == HIDDEN else text(card) for card in sorted(cards) if card != NONE)


def view_of(state: KobayakawaState, seat: int | None) -> KobayakawaView:
    """What this seat (None: a spectator) may know of the state."""
    hands = [
        card if card == NONE or owner == seat or owner in state.shown else HIDDEN
        for owner, card in enumerate(state.hand)
    ]
    drawn = state.drawn if state.drawn == NONE or seat == state.to_move else HIDDEN
    return KobayakawaView(
        seat=seat,
        players=state.players,
        to_move=state.to_move,
        deal=state.deal,
        phase=state.phase,
        scores=state.scores,
        ranks=state.ranks,
        replay=state.replay,
        centre=state.centre,
        start=state.start,
        order=state.order,
        turn=state.turn,
        hands=tuple(hands),
        drawn=drawn,
        k=state.k,
        old_ks=tuple(state.old_ks),
        discards=tuple(state.discards),
        deck_size=len(state.deck) - state.top,
        stakes=tuple(state.stakes),
        shown=state.shown,
    )

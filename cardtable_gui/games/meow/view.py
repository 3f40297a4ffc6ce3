"""What one seat knows in Meow Meow Daifugo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.game import View
from cardtable_gui.core.zones import DECK, Tokens, ZoneCards, hand_of
from cardtable_gui.games.meow.zones import FIELD, PLAYED, TABLE, TURNS, lost_of
from cardtable_gui.games.meow import cards, moment
from cardtable_gui.games.meow.actions import MeowAction, Play, laid_out
from cardtable_gui.games.meow.cards import ALL, ANYS, BIT, NONE, Cards, of, texts
from cardtable_gui.games.meow.moment import Moment
from cardtable_gui.games.meow.refusals import refusal
from cardtable_gui.games.meow.state import MeowState
from cardtable_gui.games.meow.terms import Terms

HIDDEN = -2
"""In place of a card: there is one, but this seat does not know which."""


@dataclass(frozen=True, slots=True)
class MeowView(Terms, View[MeowAction]):
    """Fields as in `MeowState`; of the hands only the own one (`own`, empty for a spectator) is there."""

    lead_shown: bool
    own: Cards
    sizes: tuple[int, ...]
    """How many cards each hand holds."""
    seen: tuple[Cards, ...]
    """By seat: cards that everybody knows to be in that hand (`MeowState.known`); after the end all of them."""
    field: tuple[int, ...]
    deck_size: int
    bottom: int
    shown: tuple[int, ...]
    """As in `MeowState`; what others have chosen is `HIDDEN` until all have."""
    start: int
    must: Cards
    table: Play | None
    owner: int
    passes: int
    played: tuple[int, ...]
    turns: int

    @property
    def alone(self) -> bool:
        """Whether this is the solo game (MM13)."""
        return self.players == 1

    @property
    def hand(self) -> tuple[str, ...]:
        """The own cards."""
        return texts(cards.faces(self.own))

    def zones(self) -> tuple[ZoneCards, ...]:
        """Hands, the face-up cards, the deck, the latest play and the cards played before."""
        lying = () if self.table is None else laid_out(self.table)
        return (
            *(ZoneCards(hand_of(seat), self._hand(seat)) for seat in range(self.players)),
            ZoneCards(DECK, (None,) * self.deck_size),
            ZoneCards(FIELD, texts(self.field)),
            ZoneCards(TABLE, texts(lying)),
            ZoneCards(PLAYED, texts(self.played)),
        )

    def tokens(self) -> tuple[Tokens, ...]:
        """The points that each seat has lost; alone the turns played."""
        if self.alone:
            return (Tokens(TURNS, self.turns),)
        return tuple(Tokens(lost_of(seat), -score) for seat, score in enumerate(self.scores))

    def known(self) -> tuple[tuple[str, ...], ...]:
        """The own hand, and what all know of the others'."""
        return tuple(texts(cards.faces(self.own if seat == self.seat else seen)) for seat, seen in enumerate(self.seen))

    def passed(self) -> tuple[int, ...]:
        """The seats that have passed in a row since the latest play."""
        return tuple((self.owner + step) % self.players for step in range(1, self.passes + 1)) if self.table else ()

    def unseen(self) -> Cards:
        """The cards in the deck or in other hands, without those known to be there."""
        lying = 0 if self.table is None else self.table.lot
        away = self.own | of(self.field) | of(self.played) | lying
        for seen in self.seen:
            away |= seen
        return ALL & ~away & ~(0 if self.bottom == NONE else BIT[self.bottom])

    def sample(self, rng: Random) -> MeowState:
        """Deal the unseen cards at random to the other hands and the deck, beside what is known of them."""
        state = object.__new__(MeowState)
        state._dealer = self.game.numbered_dealer(self.players, self.options, rng.getrandbits(62))
        state.players = self.players
        state.lead_shown = self.lead_shown
        state.lost = [0] if self.alone else [-score for score in self.scores]
        state.deal = self.deal
        state.hands, state.deck = self._dealt(rng)
        state.known = list(self.seen)
        state.field = self.field
        state.top = 0
        state.bottom = self.bottom
        state.shown = [self._choice(face, state.hands[seat], rng) for seat, face in enumerate(self.shown)]
        state.start = self.start
        state.must = self.must
        state.table = self.table
        state.owner = self.owner
        state.passes = self.passes
        state.played = self.played
        state.turns = self.turns
        state.phase_now = self.phase if self.phase in ("return", "show", "reward") else "play"
        state.to_move = self.to_move
        return state

    def _dealt(self, rng: Random) -> tuple[list[Cards], tuple[int, ...]]:
        """Hands and deck. Nobody but who was seen with them can hold both ?, for one goes under the deck (MM3)."""
        unseen = list(cards.faces(self.unseen()))
        rest = [
            0 if seat == self.seat else size - seen.bit_count()
            for seat, (size, seen) in enumerate(zip(self.sizes, self.seen, strict=True))
        ]
        while True:
            rng.shuffle(unseen)
            hands: list[Cards] = []
            at = 0
            apart = True
            for seat, (size, seen) in enumerate(zip(rest, self.seen, strict=True)):
                hidden = of(unseen[at : at + size])
                apart = apart and hidden & ANYS != ANYS
                at += size
                hands.append(self.own if seat == self.seat else seen | hidden)
            if apart or self.alone:
                return hands, (*unseen[at:], *(() if self.bottom == NONE else (self.bottom,)))

    def _choice(self, face: int, hand: Cards, rng: Random) -> int:
        return rng.choice(cards.faces(hand & ~ANYS)) if face == HIDDEN else face

    def moment(self) -> Moment:
        """What decides on legality now; ask in the view of the seat to move."""
        table = None if self.alone else self.table
        return Moment(self.phase, self.own, self.field, table, self.must, self.deck_size, self.alone)

    def legal_actions(self) -> Sequence[MeowAction]:
        """The legal actions if it is this seat's turn, else none."""
        if self.seat is None or self.seat != self.to_move:
            return ()
        return moment.legal(self.moment())

    def refusal(self, action: MeowAction) -> Refusal | None:
        """Why the seat to move may not do this now."""
        return refusal(action, self.moment())

    def _hand(self, seat: int) -> tuple[str | None, ...]:
        if seat == self.seat:
            return self.hand
        if self.over:
            return texts(cards.faces(self.seen[seat]))
        return (None,) * self.sizes[seat]


def view_of(state: MeowState, seat: int | None) -> MeowView:
    """What this seat (None: a spectator) may know of the state."""
    shown = state.shown
    if state.phase_now in ("return", "show") and state.to_move is not None:
        shown = [face if face == NONE or own == seat else HIDDEN for own, face in enumerate(shown)]
    return MeowView(
        seat=seat,
        players=state.players,
        to_move=state.to_move,
        deal=state.deal,
        phase=state.phase,
        scores=state.scores,
        ranks=state.ranks,
        lead_shown=state.lead_shown,
        own=0 if seat is None else state.hands[seat],
        sizes=tuple([hand.bit_count() for hand in state.hands]),
        seen=tuple(state.known),
        field=state.field,
        deck_size=len(state.deck) - state.top,
        bottom=state.bottom,
        shown=tuple(shown),
        start=state.start,
        must=state.must,
        table=state.table,
        owner=state.owner,
        passes=state.passes,
        played=state.played,
        turns=state.turns,
    )

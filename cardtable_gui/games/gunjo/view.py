"""What one seat knows in Gunjo Gradation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from cardtable_gui.core import counts
from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.counts import EMPTY, Counts
from cardtable_gui.core.game import View
from cardtable_gui.core.zones import DECK, Tokens, ZoneCards, hand_of
from cardtable_gui.games.gunjo.zones import AREA, DISCARD, REVEALED, UNDER, points_of
from cardtable_gui.games.gunjo.actions import GunjoAction
from cardtable_gui.games.gunjo.cards import in_play, texts
from cardtable_gui.games.gunjo.refusals import refusal
from cardtable_gui.games.gunjo.situation import Situation
from cardtable_gui.games.gunjo.state import NONE, GunjoState
from cardtable_gui.games.gunjo.terms import Terms


@dataclass(frozen=True, slots=True)
class GunjoView(Terms, View[GunjoAction]):
    """Fields as in `GunjoState`; of the hands only the own one (`own`, empty for a spectator) is there."""

    expansions: tuple[str, ...]
    free: bool
    start: int
    own: Counts
    sizes: tuple[int, ...]
    seen: tuple[Counts, ...]
    """By seat: cards that this seat knows to be in that hand; of the own hand what all others know of it."""
    revealed: tuple[int, int]
    deck_size: int
    area: tuple[tuple[int, ...], ...]
    odd: bool
    passes: int
    passer: int
    given: int
    """The card that this seat has chosen to pass on, while others still choose; NONE: none."""
    discards: tuple[int, ...]
    penalties: tuple[int, ...]
    opened: tuple[Counts, ...]
    """After the end: all hands, which lie open (GG8)."""

    @property
    def hand(self) -> tuple[str, ...]:
        """The own cards."""
        return texts(counts.expand(self.own))

    @property
    def latest(self) -> tuple[int, ...]:
        """The cards of the latest play in the area; empty on an empty area."""
        return self.area[-1] if self.area else ()

    @property
    def total(self) -> int:
        """What the latest play is worth; 0 on an empty area."""
        return sum(self.latest) + len(self.latest)

    @property
    def leader(self) -> int | None:
        """The seat of the latest play; None on an empty area."""
        if self.passer != NONE:
            return self.passer
        if not self.area or self.to_move is None:
            return None
        return (self.to_move - self.passes - 1) % self.players

    def rested(self) -> tuple[int, ...]:
        """The seats that have not played since the latest play, the latest first."""
        if self.to_move is None:
            return ()
        return tuple((self.to_move - 1 - back) % self.players for back in range(self.passes))

    def chosen(self) -> tuple[int, ...]:
        """The seats that have chosen their card for the left, in order (GG15)."""
        if self.passer == NONE or self.to_move is None:
            return ()
        steps = (self.to_move - self.passer) % self.players
        seats = ((self.passer + step) % self.players for step in range(steps))
        return tuple(seat for seat in seats if self.sizes[seat])

    def zones(self) -> tuple[ZoneCards, ...]:
        """Hands, revealed cards, latest play, earlier plays, discard pile and deck."""
        under = [face for cards in self.area[:-1] for face in cards]
        return (
            *(ZoneCards(hand_of(seat), self._hand(seat)) for seat in range(self.players)),
            ZoneCards(REVEALED, texts(self.revealed)),
            ZoneCards(AREA, texts(self.latest)),
            ZoneCards(UNDER, texts(under)),
            ZoneCards(DISCARD, texts(self.discards)),
            ZoneCards(DECK, (None,) * self.deck_size),
        )

    def tokens(self) -> tuple[Tokens, ...]:
        """The points of each seat."""
        return tuple(Tokens(points_of(seat), score) for seat, score in enumerate(self.scores))

    def known(self) -> tuple[tuple[str, ...], ...]:
        """The own hand, what is known of the others, and all hands after the end."""
        if self.opened:
            return tuple(texts(counts.expand(hand)) for hand in self.opened)
        return tuple(
            self.hand if seat == self.seat else texts(counts.expand(seen)) for seat, seen in enumerate(self.seen)
        )

    def others(self) -> Counts:
        """The cards known to be in other hands."""
        return sum(seen for seat, seen in enumerate(self.seen) if seat != self.seat)

    def unseen(self) -> Counts:
        """The cards in the deck and in other hands, without those known to be there."""
        lying = [face for cards in self.area for face in cards]
        there = counts.of((*lying, *self.discards, *self.revealed))
        return in_play(self.expansions) - there - self.own - self.others()

    def sample(self, rng: Random) -> GunjoState:
        """Deal the unseen cards at random to the other hands, beside what is known of them, and to the deck."""
        hands, deck = self._dealt(rng)
        state = object.__new__(GunjoState)
        state._dealer = self.game.numbered_dealer(self.players, self.options, rng.getrandbits(62))
        state.players = self.players
        state.expansions = self.expansions
        state.free = self.free
        state.deal = self.deal
        state.start = self.start
        state.hands = hands
        state.sizes = list(self.sizes)
        state.minds = [list(self.seen)]
        state.revealed = self.revealed
        state.deck = deck
        state.top = 0
        state.area = self.area
        state.total = self.total
        state.odd = self.odd
        state.passes = self.passes
        state.drew = self.phase == "drawn"
        state.passer = self.passer
        state.gives = self._sampled_gives(hands, rng)
        state.discards = self.discards
        state.points = self.scores
        state.penalties = self.penalties
        state.to_move = self.to_move
        return state

    def _dealt(self, rng: Random) -> tuple[list[Counts], tuple[int, ...]]:
        if self.opened:
            hands = list(self.opened)
            unseen = list(counts.expand(self.unseen() + self.own + self.others() - sum(hands)))
            rng.shuffle(unseen)
            return hands, tuple(unseen)
        unseen = list(counts.expand(self.unseen()))
        rng.shuffle(unseen)
        hands = []
        top = 0
        for seat, seen in enumerate(self.seen):
            if seat == self.seat:
                hands.append(self.own)
            else:
                rest = top + self.sizes[seat] - counts.size(seen)
                hands.append(seen + counts.of(unseen[top:rest]))
                top = rest
        return hands, tuple(unseen[top:])

    def _sampled_gives(self, hands: Sequence[Counts], rng: Random) -> tuple[int, ...]:
        if self.passer == NONE:
            return ()
        gives = [NONE] * self.players
        for seat in self.chosen():
            gives[seat] = self.given if seat == self.seat else rng.choice(counts.expand(hands[seat]))
        return tuple(gives)

    def situation(self) -> Situation:
        """What the seat to move has before it: asked in that seat's view only."""
        return Situation(
            phase=self.phase,
            hand=self.own,
            latest=self.latest,
            total=self.total,
            odd=self.odd,
            revealed=self.revealed,
            deck=self.deck_size,
            free=self.free,
        )

    def legal_actions(self) -> Sequence[GunjoAction]:
        """The legal actions if it is this seat's turn, else none."""
        if self.seat is None or self.seat != self.to_move:
            return ()
        return self.situation().legal_actions()

    def refusal(self, action: GunjoAction) -> Refusal | None:
        """Why the seat to move may not do this now."""
        now = self.situation()
        return None if action in now.legal_actions() else refusal(action, now)

    def _hand(self, seat: int) -> tuple[str | None, ...]:
        if self.opened:
            return texts(counts.expand(self.opened[seat]))
        return self.hand if seat == self.seat else (None,) * self.sizes[seat]


def view_of(state: GunjoState, seat: int | None) -> GunjoView:
    """What this seat (None: a spectator) may know of the state."""
    minds = state.minds
    over = state.to_move is None
    return GunjoView(
        seat=seat,
        players=state.players,
        to_move=state.to_move,
        deal=state.deal,
        phase=state.phase,
        scores=state.points,
        ranks=state.ranks,
        expansions=state.expansions,
        free=state.free,
        start=state.start,
        own=EMPTY if seat is None else state.hands[seat],
        sizes=tuple(state.sizes),
        seen=tuple(minds[-1] if seat is None or len(minds) == 1 else minds[seat]),
        revealed=state.revealed,
        deck_size=len(state.deck) - state.top,
        area=state.area,
        odd=state.odd,
        passes=state.passes,
        passer=state.passer,
        given=state.gives[seat] if state.gives and seat is not None else NONE,
        discards=state.discards,
        penalties=state.penalties,
        opened=tuple(state.hands) if over else (),
    )

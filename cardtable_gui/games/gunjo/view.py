"""The view of one seat in Gunjo Gradation."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core import counts
from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.counts import Counts
from cardtable_gui.core.fields import view_class
from cardtable_gui.core.hands import HandView
from cardtable_gui.core.zones import DECK, Tokens, ZoneCards
from cardtable_gui.games.gunjo.actions import GunjoAction
from cardtable_gui.games.gunjo.cards import in_play, texts
from cardtable_gui.games.gunjo.moves import beatable
from cardtable_gui.games.gunjo.position import NONE, Shared
from cardtable_gui.games.gunjo.refusals import refusal
from cardtable_gui.games.gunjo.situation import Situation
from cardtable_gui.games.gunjo.zones import AREA, DISCARD, REVEALED, UNDER, points_of


@view_class
class GunjoView(Shared[tuple[int, ...]], HandView[GunjoAction]):
    """A view with the seat's own hand only, until the hands are shown."""

    seen: tuple[Counts, ...]
    """By seat: cards that this seat knows to be in that hand; of its own hand what all others know."""
    given: int
    """The card that this seat has chosen to pass on, while others still choose; NONE: none."""
    opened: tuple[Counts, ...]
    """After the end: all hands, shown face up (GG8)."""

    def known_of(self, seat: int) -> Counts:
        """The cards that this seat knows to be in another hand; after the end all of them."""
        return self.opened[seat] if self.opened else self.seen[seat]

    def open_hands(self) -> tuple[Counts, ...]:
        """After the end all of them (GG8)."""
        return self.opened

    @property
    def latest(self) -> tuple[int, ...]:
        """The cards of the latest play in the area; empty on an empty area."""
        return self.area[-1] if self.area else ()

    @property
    def total(self) -> int:
        """The total of the latest play; 0 on an empty area."""
        return sum(self.latest) + len(self.latest)

    @property
    def beatable(self) -> bool:
        """Whether other cards of the game beat the latest play."""
        return beatable(self.expansions, self.latest, self.odd, self.free)

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
            *self.hands(),
            ZoneCards(REVEALED, texts(self.revealed)),
            ZoneCards(AREA, texts(self.latest)),
            ZoneCards(UNDER, texts(under)),
            ZoneCards(DISCARD, texts(self.discards)),
            ZoneCards(DECK, (None,) * self.deck_size),
        )

    def tokens(self) -> tuple[Tokens, ...]:
        """The points of each seat."""
        return tuple(Tokens(points_of(seat), score) for seat, score in enumerate(self.scores))

    def unseen(self) -> Counts:
        """The cards in the deck and in other hands, without those known to be there."""
        positions = [face for cards in self.area for face in cards]
        there = counts.of((*positions, *self.discards, *self.revealed))
        return in_play(self.expansions) - there - self.own - self.others()

    def situation(self) -> Situation:
        """The situation of the seat to move; only valid in that seat's view."""
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

    def _legal_actions(self) -> Sequence[GunjoAction]:
        return self.situation().legal_actions()

    def refusal(self, action: GunjoAction) -> Refusal | None:
        """Why this action is not legal for the seat to move; None if it is."""
        now = self.situation()
        return None if action in now.legal_actions() else refusal(action, now)

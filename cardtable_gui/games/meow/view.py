"""The view of one seat in Meow Meow Daifugo."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.fields import view_class
from cardtable_gui.core.hands import HandView
from cardtable_gui.core.zones import DECK, Tokens, ZoneCards
from cardtable_gui.games.meow import cards, moment
from cardtable_gui.games.meow.actions import MeowAction, laid_out
from cardtable_gui.games.meow.cards import ALL, BIT, NONE, Cards, of, texts
from cardtable_gui.games.meow.moment import Moment
from cardtable_gui.games.meow.position import Shared
from cardtable_gui.games.meow.refusals import refusal
from cardtable_gui.games.meow.rule_set import RuleSet
from cardtable_gui.games.meow.zones import FIELD, PLAYED, TABLE, TURNS, lost_of


# `RuleSet` comes last so that its field precedes the hands: the order of fields determines the seed of hints.
@view_class
class MeowView(Shared[tuple[int, ...]], HandView[MeowAction], RuleSet):
    """A view with the seat's own hand only; after the end `seen` holds all hands."""

    shown: tuple[int, ...]
    """As in the state; the choices of others are HIDDEN until all have chosen."""

    def texts_of(self, packed: Cards) -> tuple[str, ...]:
        """The texts of a set of cards."""
        return texts(cards.faces(packed))

    def known_of(self, seat: int) -> Cards:
        """The publicly known cards of a hand."""
        return self.seen[seat]

    def is_open(self, seat: int) -> bool:
        """The own hand, and after the end all of them."""
        return seat == self.seat or self.over

    @property
    def alone(self) -> bool:
        """Whether this is the solo game (MM13)."""
        return self.players == 1

    def zones(self) -> tuple[ZoneCards, ...]:
        """Hands, face-up cards, deck, latest play and earlier plays."""
        positions = () if self.table is None else laid_out(self.table)
        return (
            *self.hands(),
            ZoneCards(DECK, (None,) * self.deck_size),
            ZoneCards(FIELD, texts(self.field)),
            ZoneCards(TABLE, texts(positions)),
            ZoneCards(PLAYED, texts(self.played)),
        )

    def tokens(self) -> tuple[Tokens, ...]:
        """The points that each seat has lost; in the solo game the turns played."""
        if self.alone:
            return (Tokens(TURNS, self.turns),)
        return tuple(Tokens(lost_of(seat), -score) for seat, score in enumerate(self.scores))

    def passed(self) -> tuple[int, ...]:
        """The seats that have passed in a row since the latest play."""
        return tuple((self.owner + step) % self.players for step in range(1, self.passes + 1)) if self.table else ()

    def unseen(self) -> Cards:
        """The cards in the deck or in other hands, without those known to be there."""
        away = 0 if self.bottom == NONE else BIT[self.bottom]
        for seen in self.seen:
            away |= seen
        return self.elsewhere() & ~away

    def elsewhere(self) -> Cards:
        """The cards in the deck or in other hands."""
        positions = 0 if self.table is None else self.table.lot
        return ALL & ~(self.own | of(self.field) | of(self.played) | positions)

    def moment(self) -> Moment:
        """The facts that decide the legal actions; only valid in the view of the seat to move."""
        table = None if self.alone else self.table
        return Moment(self.phase, self.own, self.field, table, self.must, self.deck_size, self.alone)

    def _legal_actions(self) -> Sequence[MeowAction]:
        return moment.legal(self.moment())

    def refusal(self, action: MeowAction) -> Refusal | None:
        """Why this action is not legal for the seat to move; None if it is."""
        return refusal(action, self.moment())

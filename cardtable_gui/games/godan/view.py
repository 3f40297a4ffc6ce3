"""The view of one seat in GODAN."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core import counts
from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.counts import EMPTY, ONE, Counts
from cardtable_gui.core.fields import view_class
from cardtable_gui.core.hands import HandView
from cardtable_gui.core.zones import DECK, Tokens, ZoneCards
from cardtable_gui.games.godan.actions import GodanAction
from cardtable_gui.games.godan.house import House
from cardtable_gui.games.godan.moves import Moves, moves_of
from cardtable_gui.games.godan.position import NONE, Shared
from cardtable_gui.games.godan.refusals import refusal
from cardtable_gui.games.godan.sent_cards import HIDDEN, SentCards
from cardtable_gui.games.godan.zones import DISCARD, INCOMING, field_of, points_of, worth_of


@view_class
class GodanView(Shared[tuple[int, ...]], HandView[GodanAction]):
    """A view with the seat's own hand only; cards on their way that it does not know are HIDDEN."""

    house: House
    incoming: int
    drawn: int
    sent: SentCards
    seen: Counts
    """Cards that this seat knows to be in the hand of the seat `last` (`Position.known`), without the drawn one."""
    opened: tuple[Counts, ...]
    """After the end: all hands, which are shown then (GO12); else empty."""

    @property
    def moves(self) -> Moves:
        """The tables of the house rules in use."""
        return moves_of(self.house)

    @property
    def last(self) -> int:
        """The seat that ends every week of this game."""
        return (self.start - 1) % self.players

    @property
    def seat_draws(self) -> bool:
        """Whether the incoming card of the seat to move is the top card of the deck (GO3)."""
        return self.to_move == self.start

    def field(self, seat: int) -> Counts:
        """All cards in a seat's field."""
        return self.laid[seat] + self.taken[seat]

    def worth(self, seat: int) -> int:
        """The score of a seat's groups."""
        return self.moves.groups_worth(self.field(seat))

    def zones(self) -> tuple[ZoneCards, ...]:
        """Hands, fields, the card on its way, deck and discards."""
        faces = self.house.faces
        fields = [ZoneCards(field_of(seat), self.texts_of(self.field(seat))) for seat in range(self.players)]
        incoming: tuple[str | None, ...] = ()
        if self.incoming != NONE:
            incoming = (None if self.incoming == HIDDEN else faces[self.incoming],)
        return (
            *self.hands(),
            *fields,
            ZoneCards(DECK, (None,) * self.deck_size),
            ZoneCards(INCOMING, incoming),
            ZoneCards(DISCARD, tuple(faces[card] for card in self.discards)),
        )

    def tokens(self) -> tuple[Tokens, ...]:
        """Points, and the values of the groups in the fields."""
        seats = range(self.players)
        return (
            *(Tokens(points_of(seat), self.scores[seat]) for seat in seats),
            *(Tokens(worth_of(seat), self.worth(seat)) for seat in seats),
        )

    def open_hands(self) -> tuple[Counts, ...]:
        """After the end all of them (GO12)."""
        return self.opened

    def known_of(self, seat: int) -> Counts:
        """Cards sent to another hand that cannot have been passed on unseen; after the end the whole hand."""
        if self.opened:
            return self.opened[seat]
        known = self.seen if seat == self.last else EMPTY
        return known + ONE[self.drawn] if seat == self.to_move and self.drawn >= 0 else known

    def unseen(self) -> Counts:
        """The cards in the deck, in other hands or on their way whose place this seat does not know."""
        away = self.own + sum(self.laid) + sum(self.taken) + counts.of(self.discards)
        if self.incoming >= 0:
            away += ONE[self.incoming]
        return self.moves.all_cards - away - self.others()

    def _legal_actions(self) -> Sequence[GodanAction]:
        if self.phase == "send":
            return self.moves.sends(self.own)
        assert self.seat is not None
        return self.moves.choices(self.seat, self.own, self.laid, self.taken)

    def refusal(self, action: GodanAction) -> Refusal | None:
        """Why this action is not legal for the seat to move; None if it is."""
        if action in self.legal_actions():
            return None
        return refusal(action, self.moves, self.phase, self.to_move, self.own, self.laid, self.taken)

"""What one seat knows in GODAN."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from cardtable_gui.core import counts
from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.counts import EMPTY, ONE, Counts
from cardtable_gui.core.game import View
from cardtable_gui.core.zones import DECK, Tokens, ZoneCards, hand_of
from cardtable_gui.games.godan.zones import DISCARD, INCOMING, field_of, points_of, worth_of
from cardtable_gui.games.godan.actions import GodanAction
from cardtable_gui.games.godan.house import House
from cardtable_gui.games.godan.moves import Moves
from cardtable_gui.games.godan.refusals import refusal
from cardtable_gui.games.godan.state import NONE, GodanState
from cardtable_gui.games.godan.terms import Terms

if TYPE_CHECKING:
    from cardtable_gui.games.godan.game import Godan

HIDDEN = -2
"""In place of a card: there is one, but this seat does not know which."""


@dataclass(frozen=True, slots=True)
class GodanView(Terms, View[GodanAction]):
    """Fields as in `GodanState`; of the hands only the own one (`own`, empty for a spectator) is there.

    The cards `incoming` and `drawn` are `HIDDEN` where this seat does not know them.
    """

    house: House
    sets: int
    start_points: int
    addition_ends: bool
    start: int
    week: int
    last_week: int
    own: Counts
    sizes: tuple[int, ...]
    laid: tuple[Counts, ...]
    taken: tuple[Counts, ...]
    collections: tuple[int, ...]
    incoming: int
    drawn: int
    knowers: int
    seen: Counts
    """Cards that this seat knows to be in the hand of the seat `last` (`GodanState.known`), without the drawn one."""
    deck_size: int
    discards: tuple[int, ...]

    @property
    def game(self) -> Godan:
        """The game's description."""
        from cardtable_gui.games.godan.game import game_of  # noqa: PLC0415 - the description makes states

        return game_of(self.house)

    @property
    def moves(self) -> Moves:
        """The tables of the house in play."""
        return self.game.moves

    @property
    def last(self) -> int:
        """The seat that ends every week of this game."""
        return (self.start - 1) % self.players

    @property
    def seat_draws(self) -> bool:
        """Whether the incoming card of the seat to move is the deck's top card (GO3)."""
        return self.to_move == self.start

    @property
    def hand(self) -> tuple[str, ...]:
        """The own cards."""
        return self._texts(self.own)

    def field(self, seat: int) -> Counts:
        """All cards in a seat's field."""
        return self.laid[seat] + self.taken[seat]

    def worth(self, seat: int) -> int:
        """What the groups of a seat score as they lie."""
        return self.moves.groups_worth(self.field(seat))

    def zones(self) -> tuple[ZoneCards, ...]:
        """Hands, fields, the card on its way, deck and discards."""
        faces = self.house.faces
        hands = [
            ZoneCards(hand_of(seat), self.hand if seat == self.seat else (None,) * size)
            for seat, size in enumerate(self.sizes)
        ]
        fields = [ZoneCards(field_of(seat), self._texts(self.field(seat))) for seat in range(self.players)]
        match self.incoming:
            case -1:
                incoming: tuple[str | None, ...] = ()
            case -2:
                incoming = (None,)
            case card:
                incoming = (faces[card],)
        return (
            *hands,
            *fields,
            ZoneCards(DECK, (None,) * self.deck_size),
            ZoneCards(INCOMING, incoming),
            ZoneCards(DISCARD, tuple(faces[card] for card in self.discards)),
        )

    def tokens(self) -> tuple[Tokens, ...]:
        """Points, and what the groups in the fields are worth."""
        seats = range(self.players)
        return (
            *(Tokens(points_of(seat), self.scores[seat]) for seat in seats),
            *(Tokens(worth_of(seat), self.worth(seat)) for seat in seats),
        )

    def known(self) -> tuple[tuple[str, ...], ...]:
        """The own hand; of others what was sent to them and cannot have gone on unseen."""
        return tuple(
            self.hand if seat == self.seat else self._texts(self.known_of(seat)) for seat in range(self.players)
        )

    def known_of(self, seat: int) -> Counts:
        """What this seat knows to be in the hand of another."""
        known = self.seen if seat == self.last else EMPTY
        return known + ONE[self.drawn] if seat == self.to_move and self.drawn >= 0 else known

    def unseen(self) -> Counts:
        """The cards in the deck, in other hands or on their way that this seat does not know to be there."""
        away = self.own + sum(self.laid) + sum(self.taken) + counts.of(self.discards)
        if self.incoming >= 0:
            away += ONE[self.incoming]
        for seat in range(self.players):
            if seat != self.seat:
                away += self.known_of(seat)
        return self.moves.all_cards - away

    def sample(self, rng: Random) -> GodanState:
        """Deal the unseen cards at random to the other hands, the way and the deck."""
        game = self.game
        unseen = list(counts.expand(self.unseen()))
        rng.shuffle(unseen)
        incoming = unseen.pop() if self.incoming == HIDDEN else self.incoming
        hands: list[Counts] = []
        for seat, size in enumerate(self.sizes):
            if seat == self.seat:
                hands.append(self.own)
                continue
            known = self.known_of(seat)
            rest = size - counts.size(known)
            hands.append(known + counts.of(unseen[:rest]))
            del unseen[:rest]
        drawn = self.drawn
        if drawn == HIDDEN:
            assert self.to_move is not None
            drawn = rng.choice(counts.expand(hands[self.to_move]))
        state = object.__new__(GodanState)
        state._game = game
        state._moves = game.moves
        state._dealer = game.numbered_dealer(self.players, self.options, rng.getrandbits(62))
        state.players = self.players
        state.sets = self.sets
        state.start_points = self.start_points
        state.addition_ends = self.addition_ends
        state.deal = self.deal
        state.start = self.start
        state.last = self.last
        state.week = self.week
        state.last_week = self.last_week
        state.hands = hands
        state.laid = list(self.laid)
        state.taken = list(self.taken)
        state.collections = list(self.collections)
        state.incoming = incoming
        state.drawn = drawn
        state.knowers = self.knowers
        state.known = [EMPTY] * self.players
        if self.seat is not None:
            state.known[self.seat] = self.seen
        state.deck = tuple(unseen)
        state.top = 0
        state.discards = list(self.discards)
        state.totals = list(self.scores)
        state.to_move = self.to_move
        return state

    def legal_actions(self) -> Sequence[GodanAction]:
        """The legal actions if it is this seat's turn, else none."""
        if self.seat is None or self.seat != self.to_move:
            return ()
        if self.phase == "send":
            return self.moves.sends(self.own)
        return self.moves.choices(self.seat, self.own, self.laid, self.taken)

    def refusal(self, action: GodanAction) -> Refusal | None:
        """Why the seat to move may not do this now."""
        if action in self.legal_actions():
            return None
        return refusal(action, self.moves, self.phase, self.to_move, self.own, self.laid, self.taken)

    def _texts(self, cards: Counts) -> tuple[str, ...]:
        faces = self.house.faces
        return tuple(faces[face] for face in counts.expand(cards))


def view_of(state: GodanState, seat: int | None) -> GodanView:
    """What this seat (None: a spectator) may know of the state."""
    knows = seat is not None and bool(state.knowers >> seat & 1)
    incoming, drawn = state.incoming, state.drawn
    return GodanView(
        seat=seat,
        players=state.players,
        to_move=state.to_move,
        deal=state.deal,
        phase=state.phase,
        scores=tuple(state.totals),
        ranks=state.ranks,
        house=state.game.house,
        sets=state.sets,
        start_points=state.start_points,
        addition_ends=state.addition_ends,
        start=state.start,
        week=state.week,
        last_week=state.last_week,
        own=EMPTY if seat is None else state.hands[seat],
        sizes=tuple(map(counts.size, state.hands)),
        laid=tuple(state.laid),
        taken=tuple(state.taken),
        collections=tuple(state.collections),
        incoming=incoming if incoming == NONE or knows else HIDDEN,
        drawn=drawn if drawn == NONE or knows or seat == state.to_move else HIDDEN,
        knowers=state.knowers,
        seen=EMPTY if seat is None else state.known[seat],
        deck_size=len(state.deck) - state.top,
        discards=tuple(state.discards),
    )

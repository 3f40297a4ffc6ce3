"""Samples full states for the search: those that explain what the other seats did are likelier.

A seat that lays a set usually lays all cards of that kind. It keeps pairs, and sends on single cards, roles first. How
much likelier that makes each card in its hand was counted in matches of bots, against samples that ignore what was
done; the factors below are rounded from that. Experts have `HandOdds` instead, which were learnt, and remember more.
"""

from __future__ import annotations

from random import Random
from typing import Final

from cardtable_gui.bots.card_odds import Factors, HandOdds, share_out
from cardtable_gui.core import counts
from cardtable_gui.core.dealing import Deal, SameDealer
from cardtable_gui.games.godan.bots.hand_odds import others_rows, takes_and_sets
from cardtable_gui.games.godan.sampling import assemble
from cardtable_gui.games.godan.sent_cards import HIDDEN
from cardtable_gui.games.godan.state import GodanState
from cardtable_gui.games.godan.view import GodanView

# Each row is by the number of cards that the seat has taken since; the last entry stands for more.
LAID: Final = (0.03, 0.25, 0.4, 0.5)
"""The factor for a further card of a face that the seat has laid, since it laid it."""
NUMBER: Final = ((1.0, 1.2, 1.0), (0.85, 1.7, 1.1), (0.85, 1.7, 1.1), (0.8, 1.9, 1.2))
"""The factors for the first, second and any further number card of a face that the seat has not laid."""
ROLE: Final = ((1.2, 0.95, 1.0), (1.15, 1.1, 1.0), (0.8, 2.2, 1.2), (0.45, 5.0, 1.5))
"""The same for role cards."""
SENT_NUMBER: Final = 0.85
"""The factor for a number card on its way."""
SENT_ROLE: Final = 1.4
"""The factor for a role card on its way."""

_DEALER: Final = SameDealer(Deal((), 0))
"""Deals no cards: rollouts end with the game."""


class Worlds:
    """Samples states that agree with the view of the seat to move."""

    def __init__(self, view: GodanView, odds: HandOdds | None = None) -> None:
        """Read the factors off the actions of this game, by the learnt odds if there are any."""
        self._view = view
        self._unseen = counts.expand(view.unseen())
        self._fixed = [view.own if seat == view.seat else view.known_of(seat) for seat in range(view.players)]
        self._rooms = [size - counts.size(hand) for size, hand in zip(view.sizes, self._fixed, strict=True)]
        factors = dict(enumerate(self._read())) if odds is None else odds.factors(others_rows(view))
        self._others = [(seat, factors[seat]) for seat, room in enumerate(self._rooms) if room]
        self._hidden = view.incoming == HIDDEN
        numbers, faces = view.moves.numbers, range(len(view.moves.faces))
        most = max(SENT_NUMBER, SENT_ROLE)
        self._accepted = [(SENT_NUMBER if face < numbers else SENT_ROLE) / most for face in faces]

    def _read(self) -> list[Factors]:
        """By seat: how likely other cards are in its hand."""
        view, numbers = self._view, self._view.moves.numbers
        faces = range(len(view.moves.faces))
        taken, laid = takes_and_sets(view)
        further = counts.MOST - 1
        found: list[Factors] = []
        for seat, before in enumerate(laid):
            since = min(taken[seat], len(NUMBER) - 1)
            rows = []
            for face in faces:
                if face in before:
                    rows.append((LAID[min(taken[seat] - before[face], len(LAID) - 1)],) * (further + 2))
                else:
                    *first, last = (NUMBER if face < numbers else ROLE)[since]
                    rows.append((*first, *((last,) * further)))
            found.append(rows)
        return found

    def sample(self, rng: Random) -> GodanState:
        """A state that agrees with the view, up to the end of this game: no cards are dealt for another."""
        random = rng.random
        cards = [card for _, card in sorted([(random(), card) for card in self._unseen])]
        incoming = self._view.incoming
        if self._hidden:
            # Drawn again until it is accepted: in proportion to the factors.
            place = int(random() * len(cards))
            while random() >= self._accepted[cards[place]]:
                place = int(random() * len(cards))
            incoming = cards.pop(place)
        hands = list(self._fixed)
        deck = share_out(cards, hands, list(self._rooms), self._view.deck_size, self._others, rng)
        rng.shuffle(deck)
        return assemble(self._view, _DEALER, hands, incoming, deck, rng)

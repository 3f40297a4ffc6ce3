"""Samples full states for the search: those that explain what the other seats did are likelier.

Most players play all their cards of a number at once, give away a card only if it's their only one of its number, and
take one whose number they hold. So unseen cards aren't dealt evenly: a seat seldom gets one of a number that it played
or gave away last, and more often one of a number that it took. Experts have `HandOdds` instead, which were learnt, and
remember more.
"""

from __future__ import annotations

from operator import mul
from random import Random
from typing import Final

from cardtable_gui.bots.card_odds import HandOdds, share_out
from cardtable_gui.core import counts
from cardtable_gui.core.dealing import Deal, SameDealer
from cardtable_gui.games.gunjo.actions import Play, Swap
from cardtable_gui.games.gunjo.bots.hand_odds import others_rows
from cardtable_gui.games.gunjo.cards import FACES, deck
from cardtable_gui.games.gunjo.sampling import assembled, sample
from cardtable_gui.games.gunjo.state import GunjoState
from cardtable_gui.games.gunjo.view import GunjoView

GONE: Final = 0.05
"""How likely a hidden card of a number is in the hand of a seat that played or gave away that number, against 1 for
others."""
WANTED: Final = 4.0
"""The same for a number of which it took a card."""

_DEALER: Final = SameDealer(Deal(deck(()), 0))
"""Rollouts end with the round."""


class Worlds:
    """Samples states that agree with the view of a seat."""

    def __init__(self, view: GunjoView, learnt: HandOdds | None = None) -> None:
        """Read off the view what the others did in this round; take the learnt odds for it if there are any."""
        self._view = view
        self._learnt = None if learnt is None else learnt.factors(others_rows(view))
        odds = [[1.0] * (view.players + 1) for _ in range(FACES)]
        for seat, deed in view.deal_actions:
            if isinstance(deed, Play):
                odds[deed.face][seat] = GONE
            elif isinstance(deed, Swap):
                odds[deed.give][seat] = GONE
                odds[deed.take][seat] = WANTED
        self._odds = odds
        """By face: how likely such a card is in each hand, and in the deck."""

    def world(self, rng: Random) -> GunjoState:
        """A state."""
        view = self._view
        if view.opened:
            return sample(view, rng)
        unseen = list(counts.expand(view.unseen()))
        rng.shuffle(unseen)
        hands = list(view.seen)
        room = [size - counts.size(seen) for size, seen in zip(view.sizes, view.seen, strict=True)]
        if view.seat is not None:
            hands[view.seat] = view.own
            room[view.seat] = 0
        if self._learnt is not None:
            others = [(seat, factors) for seat, factors in self._learnt.items() if room[seat]]
            left = share_out(unseen, hands, room, view.deck_size, others, rng)
            return assembled(view, _DEALER, hands, tuple(left), rng)
        room.append(view.deck_size)
        places = range(len(room))
        left = []
        for face in unseen:
            (place,) = rng.choices(places, [*map(mul, room, self._odds[face])])
            room[place] -= 1
            if place < view.players:
                hands[place] += counts.ONE[face]
            else:
                left.append(face)
        return assembled(view, _DEALER, hands, tuple(left), rng)

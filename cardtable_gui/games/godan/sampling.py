"""Sampling states of GODAN that are consistent with a view."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardtable_gui.core import counts
from cardtable_gui.core.counts import EMPTY, Counts
from cardtable_gui.core.dealing import Dealer
from cardtable_gui.games.godan.sent_cards import HIDDEN
from cardtable_gui.games.godan.state import GodanState
from cardtable_gui.games.godan.view import GodanView


def sample(view: GodanView, rng: Random) -> GodanState:
    """Deal the unseen cards at random to the other hands, the cards on their way and the deck."""
    unseen = list(counts.expand(view.unseen()))
    rng.shuffle(unseen)
    incoming = unseen.pop() if view.incoming == HIDDEN else view.incoming
    hands = view.sampled_hands(unseen)
    return assemble(view, view.unknown_dealer(rng), hands, incoming, unseen, rng)


def assemble(
    view: GodanView, dealer: Dealer, hands: list[Counts], incoming: int, deck: Sequence[int], rng: Random
) -> GodanState:
    """The state with these hidden cards, which agree with the view; a hidden taken card is any of its seat's hand."""
    drawn = view.drawn
    if drawn == HIDDEN:
        assert view.to_move is not None
        drawn = rng.choice(counts.expand(hands[view.to_move]))
    return GodanState.of(
        view,
        dealer=dealer,
        moves=view.moves,
        last=view.last,
        hands=hands,
        incoming=incoming,
        drawn=drawn,
        sent=view.sent,
        known=[view.seen if seat == view.seat else EMPTY for seat in range(view.players)],
        deck=tuple(deck),
        totals=list(view.scores),
    )

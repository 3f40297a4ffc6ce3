"""States of Old Maid that fit what a seat knows."""

from __future__ import annotations

from random import Random

from tests.support.games.old_maid.state import OldMaidState
from tests.support.games.old_maid.view import OldMaidView


def sample(view: OldMaidView, rng: Random) -> OldMaidState:
    """Deal the unseen cards at random to the hidden hands, and lay the fan at random."""
    elsewhere = {card for seat, card in view.seen if card not in view.hands[seat]}
    unseen = [card for card in view.unseen() if card not in elsewhere]
    rng.shuffle(unseen)
    hands: list[tuple[int, ...]] = []
    for seat, hand in enumerate(view.hands):
        open_cards = [card for card in hand if card is not None]
        known = [card for by, card in view.seen if by == seat and card not in open_cards]
        hidden = [unseen.pop() for _ in range(hand.count(None) - len(known))]
        hands.append(tuple(sorted((*open_cards, *known, *hidden))))
    fan = () if view.giver is None else tuple(rng.sample(hands[view.giver], len(hands[view.giver])))
    return OldMaidState.of(
        view,
        dealer=view.unknown_dealer(rng),
        hands=hands,
        fan=fan,
        known=[view.seen if seat == view.seat else () for seat in range(view.players)],
        shuffle=rng.getrandbits(62),
    )

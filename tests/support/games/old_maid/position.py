"""What lies on the table of Old Maid: the fields of its states and views. Cards are faces 0-52 (see `cards`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Generic

from cardtable_gui.core.fields import Row, view_class
from cardtable_gui.core.game import MatchFields, ranked
from cardtable_gui.core.hands import CardsView
from cardtable_gui.core.zones import Zone, ZoneCards
from tests.support.games.old_maid.actions import Draw
from tests.support.games.old_maid.rule_set import RuleSet

PAIRS = Zone("pairs")
"""Where pairs lie face up."""
HOLDS = -1
"""In place of a turn: the seat still holds cards."""
NO_PLACE = -1
"""In place of a place: no card was drawn yet."""


class Shared(RuleSet, MatchFields[Draw], Generic[Row]):
    """The fields that a state and its views share."""

    __slots__ = ()

    turn: int
    """How many cards were drawn."""
    drawn: int
    """From which place of the fan the latest card was drawn; `NO_PLACE` before the first one."""
    giver: int | None
    """The seat from whose fan the seat to move draws (OM3); None after the end."""
    pairs: tuple[int, ...]
    """The cards that were laid down, the first ones first."""
    out: Row
    """By seat: when it got rid of its last card, twice the turn, less one if that card was drawn; else `HOLDS`."""


class Position(Shared[list[int]]):
    """The fields that only a state has, and values derived from all fields."""

    __slots__ = ()

    hands: list[tuple[int, ...]]
    """By seat, ascending."""
    fan: tuple[int, ...]
    """The cards of `giver` in the order in which they are held out."""
    known: list[tuple[tuple[int, int], ...]]
    """By seat: (holder, card) of cards that it saw go to another hand, and that must still be there."""
    shuffle: int
    """The number of the shuffles by which fans are laid; it comes from the order of the dealt cards."""

    @property
    def scores(self) -> tuple[int, ...]:
        """How many players each seat is ahead of; 0 until the match is over."""
        ranks = self.ranks
        return (0,) * self.players if ranks is None else tuple(sum(rank < other for other in ranks) for rank in ranks)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """In the order of getting rid of the last card; who holds the odd card is last (OM5)."""
        if self.to_move is not None:
            return None
        return ranked([-turn if turn != HOLDS else -2 * (self.turn + 1) for turn in self.out])

    @property
    def phase(self) -> str:
        """`draw` or `over`."""
        return "over" if self.to_move is None else "draw"

    def cards(self) -> tuple[int, ...]:
        """Every card in play."""
        return tuple(sorted((*self.pairs, *(card for hand in self.hands for card in hand))))


@view_class
class OldMaidView(Shared[tuple[int, ...]], CardsView[Draw]):
    """Of the hands of others the sizes are known, and what was seen to go there."""

    seen: tuple[tuple[int, int], ...]
    """(holder, card) of cards that this seat saw go to another hand, and that must still be there."""

    def zones(self) -> tuple[ZoneCards, ...]:
        """Hands, and the pairs that were laid down."""
        return (*self.hand_zones(), ZoneCards(PAIRS, self.game.card_texts(self.pairs)))

    def known(self) -> tuple[tuple[str, ...], ...]:
        """The own hand, and cards that this seat saw go to others; after the end what was left."""
        return tuple(
            self.game.card_texts(
                [card for card in hand if card is not None] or [card for by, card in self.seen if by == seat]
            )
            for seat, hand in enumerate(self.hands)
        )

    def unknown(self, rng: Random) -> Mapping[str, object]:
        """The unseen cards, dealt at random to the hidden hands, and the fan, laid at random."""
        elsewhere = {card for seat, card in self.seen if card not in self.hands[seat]}
        unseen = [card for card in self.unseen() if card not in elsewhere]
        rng.shuffle(unseen)
        hands: list[tuple[int, ...]] = []
        for seat, hand in enumerate(self.hands):
            open_cards = [card for card in hand if card is not None]
            known = [card for by, card in self.seen if by == seat and card not in open_cards]
            hidden = [unseen.pop() for _ in range(hand.count(None) - len(known))]
            hands.append(tuple(sorted((*open_cards, *known, *hidden))))
        fan = () if self.giver is None else tuple(rng.sample(hands[self.giver], len(hands[self.giver])))
        seen = [self.seen if seat == self.seat else () for seat in range(self.players)]
        return {"hands": hands, "fan": fan, "known": seen, "shuffle": rng.getrandbits(62)}


def place_of(seat: int, out: Sequence[int]) -> int:
    """The place that a seat took which got rid of its last card, counted from 1."""
    return 1 + sum(HOLDS != turn < out[seat] for turn in out)

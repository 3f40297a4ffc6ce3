"""Formulas for a sound choice from a hand, what lies on the table, and the sizes of the other hands.

Normal bots choose by them, and so do all seats in rollouts; results are kept, since most positions of rollouts recur.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import comb
from typing import Final

from cardtable_gui.games.meow.bots.groups import IN_A_ROW, SAME, Group, answers
from cardtable_gui.games.meow.bots.hand_costs import HandCosts
from cardtable_gui.games.meow.bots.weights import NEAR, WEIGHTS, Weights
from cardtable_gui.games.meow.cards import ANYS, BIT, CIRCLES, DOUBLE, HIGHEST, NONE, WHITE_ANY, Cards, of

FULL_HAND: Final = 8
LONG_ROW: Final = 0.4
"""How much more seldom a sequence of four or more cards is beaten than one of three."""

_BLUE: Final = of(range(DOUBLE, WHITE_ANY))


class Standing(dict[tuple[int, int, int], float]):
    """Maps the shape and number of a play, and the mean size of the other hands, to its chance. Filled on access."""

    __slots__ = ("_others", "_unseen", "_weights")

    def __init__(self, weights: Weights, others: int, unseen: Cards) -> None:
        """Keep what decides.

        Args:
            weights: the numbers of the formulas.
            others: the number of other seats.
            unseen: the cards in the other hands and in the deck.
        """
        super().__init__()
        self._weights = weights
        self._others = others
        self._unseen = unseen

    def __missing__(self, key: tuple[int, int, int]) -> float:
        shape, number, size = key
        single, alike, in_a_row = self._weights.beaten
        if number == HIGHEST:
            beaten = 0.0
        elif shape == 1:
            beaten = single * self._higher_single(number, size)
        elif shape <= IN_A_ROW:
            beaten = alike * self._higher_set(shape, number, size)
        else:
            often = in_a_row if shape == IN_A_ROW + 3 else in_a_row * LONG_ROW
            beaten = often * (HIGHEST - number) / (HIGHEST - 1) * min(size, FULL_HAND) / FULL_HAND
        found: float = (1 - min(beaten, 1.0)) ** self._others
        self[key] = found
        return found

    def _higher_single(self, number: int, size: int) -> float:
        """How likely a hand of this size has a higher card or a ?."""
        unseen = self._unseen
        higher = (unseen & ANYS).bit_count() + sum(
            (unseen & SAME[n]).bit_count() for n in range(number + 1, HIGHEST + 1)
        )
        return 1 - (1 - higher / max(1, unseen.bit_count())) ** size

    def _higher_set(self, count: int, number: int, size: int) -> float:
        """How likely a hand of this size has as many equal cards of a higher number; ? and blue cards may help."""
        unseen = self._unseen
        held = min(1.0, size / max(1, unseen.bit_count()))
        none = 1.0
        for higher in range(number + 1, HIGHEST + 1):
            cards = unseen & SAME[higher]
            there = (cards | unseen & ANYS).bit_count()
            chance = comb(there, count) * held**count
            if cards & _BLUE:
                chance += comb(there - 1, count - 2) * held ** (count - 1)
            none *= 1 - min(chance, 1.0)
        return 1 - none


NEVER: Final = 99.0
"""More than any cost: such an action is impossible, or must be avoided."""
A_CIRCLE: Final = 0.01
"""The cost of a circle on a card that is taken, in leads."""


class QuickPolicy:
    """Chooses plays and passes by cost; keeps what was computed, so an instance should not outlive a decision."""

    def __init__(self, players: int, unseen: Cards, costs: HandCosts | None = None) -> None:
        """Start with empty tables.

        Args:
            players: the number of seats.
            unseen: the cards in other hands and in the deck, as the seat that decides sees it.
            costs: costs of hands that are known already.
        """
        self._players = players
        self._weights = WEIGHTS[players]
        self.costs = HandCosts(self._weights) if costs is None else costs
        self._standing = Standing(self._weights, players - 1, unseen)
        self._leads: dict[tuple[Cards, int, int], Group] = {}
        self._answers: dict[tuple[Cards, int, int, int, int], tuple[float, Group | None]] = {}

    def with_unseen(self, unseen: Cards) -> QuickPolicy:
        """The same policy for a seat that sees other cards."""
        return QuickPolicy(self._players, unseen, self.costs)

    def lead(self, hand: Cards, least: int, rest: int) -> Group:
        """The best lead of the cheapest divisions of a hand; see `answer` for the arguments."""
        key = hand, least, rest
        best = self._leads.get(key)
        if best is None:
            found = self.best(hand, sorted(self.costs.divided(hand)), least, rest, leading=True)[1]
            assert found is not None
            best = self._leads[key] = found
        return best

    def answer(self, hand: Cards, shape: int, number: int, least: int, rest: int) -> tuple[float, Group | None]:
        """The best play that beats the table, and its cost; None if there is none.

        Args:
            hand: the cards of the seat to move.
            shape: of the play on the table, as in `Group`.
            number: of the play on the table.
            least: the number of cards in the smallest other hand.
            rest: the mean number of cards in the other hands, rounded down.
        """
        key = hand, shape, number, least, rest
        found = self._answers.get(key)
        if found is None:
            found = self.best(hand, answers(hand, shape, number), least, rest, leading=False)
            self._answers[key] = found
        return found

    def best(
        self, hand: Cards, found: Iterable[Group], least: int, rest: int, *, leading: bool
    ) -> tuple[float, Group | None]:
        """The least cost of these plays, and the first with it; see `after`."""
        lowest, best = NEVER, None
        for group in found:
            own = self.after(hand, group, least, rest, leading=leading)
            if own < lowest:
                lowest, best = own, group
        return lowest, best

    def passing(self, hand: Cards, taken: int, least: int) -> float:
        """The cost of a pass with this hand that takes a card, or NONE."""
        near = NEAR[min(least, 6)]
        weights = self._weights
        cost = self.costs[hand if taken == NONE else hand | BIT[taken]]
        own = cost[1] + weights.loss[near] * cost[3] + weights.passing[near]
        return own + weights.empty_pass if taken == NONE else own

    def taking(self, hand: Cards, face: int, least: int) -> float:
        """The cost of a pass that takes this card, its circles included: of equally useful cards, fewer are better."""
        return self.passing(hand, face, least) + A_CIRCLE * CIRCLES[face]

    def after(self, hand: Cards, group: Group, least: int, rest: int, *, leading: bool) -> float:
        """The cost of what is left after a play, less the value of the trick if it is won; see `answer`."""
        lot, shape, number = group
        left = hand & ~lot
        if not left:
            return -NEVER
        weights = self._weights
        near = NEAR[least] if least < 6 else NEAR[6]
        cost = self.costs[left]
        trick = (weights.leading if leading else weights.following)[near] * self._standing[shape, number, rest]
        return cost[1] + weights.loss[near] * cost[3] - trick

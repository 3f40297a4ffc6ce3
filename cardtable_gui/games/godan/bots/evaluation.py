"""Evaluates the actions of a seat in GODAN by formulas: its chance to win the match, from every seat's expected points.

The seat's own points follow from its cards (`expected_points`). Of the opponents only public information is used: their
fields, and the sizes of their hands.
"""

from __future__ import annotations

from random import Random

from cardtable_gui.bots.lowest_cost import lowest_cost
from cardtable_gui.bots.play_style import Liking
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core import counts
from cardtable_gui.core.counts import ONE, Counts, kinds, number
from cardtable_gui.games.godan.actions import NOBODY, GodanAction, Send, Take, Work
from cardtable_gui.games.godan.bots.chances import Chances
from cardtable_gui.games.godan.bots.expected_points import ExpectedPoints
from cardtable_gui.games.godan.bots.hand_sets import mean_cost
from cardtable_gui.games.godan.prompts import ends
from cardtable_gui.games.godan.setup import FULL, WEEKS
from cardtable_gui.games.godan.view import GodanView

OPEN_HANDS = 0.1
"""The uncertainty of rivals' hands at the end of a game, as a part of a game's uncertainty."""

SHED = 1.25
"""The number of cards that an opponent sheds per turn."""

A_CARD = 2.0
"""The points that an opponent gains by working a card, in mean costs of all cards."""

A_LEFT_CARD = 1.06
"""The cost of a card left in an opponent's hand, in mean costs of all cards."""

GIFT = 0.75
"""The weight of a sent card's value for the left neighbour."""


class HandEvaluation:
    """Evaluates the actions of the seat to move, from its view."""

    def __init__(self, view: GodanView) -> None:
        """Compute what is the same for all actions."""
        assert view.to_move is not None
        self._view = view
        self._moves = view.moves
        self._seat = view.to_move
        self._expected = ExpectedPoints(view.moves)
        self._a_card = A_CARD * mean_cost(view.house)
        self._a_left_card = A_LEFT_CARD * mean_cost(view.house)
        self._turns = view.last_week - view.week
        self._field = view.field(self._seat)
        self._collected = view.collections[self._seat]
        self._later_games = view.games - view.deal
        self._chances = Chances(view.moves, view.players)
        unseen = view.unseen()
        total = counts.size(unseen)
        self._draws = [(face, number(unseen, face) / total) for face in kinds(unseen)] if total else []
        self._gifts = [self._gift(card) for card in range(len(self._moves.faces))]
        self._rivals: dict[tuple[int, bool], list[float]] = {}

    def value(self, action: GodanAction) -> float:
        """The chance to win the match after a legal action, from 0 to 1."""
        over = isinstance(action, Work) and ends(self._view, action)
        weeks = 0
        if isinstance(action, Work) and action.cards[0] == self._moves.severance:
            weeks = min(self._turns, len(action.cards) - 1)
        points = self._rivals.get((weeks, over))
        if points is None:
            points = [self._rival(seat, weeks, over=over) for seat in range(self._view.players)]
            self._rivals[weeks, over] = points
        points = points.copy()
        if isinstance(action, Work) and action.seat != NOBODY:
            points[action.seat] -= self._harm(action)
        points[self._seat] = self._view.scores[self._seat] + self.points(action)
        share = (
            OPEN_HANDS if over else OPEN_HANDS + (1 - OPEN_HANDS) * (self._turns - weeks) / WEEKS[self._view.players]
        )
        return self._chances.before(self._later_games + share, points)[self._seat]

    def points(self, action: GodanAction) -> float:
        """The seat's own expected points of this game after a legal action, less its gift to the left neighbour."""
        match action:
            case Take():
                return self._taking()
            case Send(card=card):
                return self._sending(self._view.own, card)
            case Work():
                return self._working(action)

    def _taking(self) -> float:
        own = self._view.own
        if not self._draws:
            return max(self._sending(own, card) for card in kinds(own)) if own else self._view.worth(self._seat)
        total = 0.0
        for face, chance in self._draws:
            hand = own + ONE[face]
            total += chance * max([self._sending(hand, card) for card in kinds(hand)])
        return total

    def _sending(self, hand: Counts, card: int) -> float:
        """The expected points if this card of a hand is sent on."""
        return self._expected.value(hand - ONE[card], self._field, self._turns) + self._collected - self._gifts[card]

    def _gift(self, card: int) -> float:
        """The worth of a sent card to the left neighbour."""
        view = self._view
        if self._seat == view.last or card >= self._moves.numbers:
            return 0.0
        group = number(view.field((self._seat + 1) % view.players), card)
        if not 0 < group < FULL:
            return 0.0
        scale = self._moves.worth[card]
        return GIFT * (scale[group + 1] - scale[group] + self._moves.hand_cost[card])

    def _working(self, work: Work) -> float:
        view, moves = self._view, self._moves
        hand = view.own - counts.of(work.cards)
        field, collected = self._field, self._collected
        turns = self._turns
        face, laid = work.cards[0], len(work.cards)
        if face < moves.numbers:
            field += laid * ONE[face]
        elif face == moves.severance:
            turns -= min(turns, laid - 1)
        elif face == moves.robbery:
            field += counts.of(work.others)
        elif face == moves.cover_up:
            hand -= counts.of(work.others)
        else:
            collected += moves.house.collection * laid
        return self._expected.value(hand, field, 0 if ends(view, work) else turns) + collected

    def _harm(self, work: Work) -> float:
        """The points that Robbery or Collection takes from its victim."""
        moves = self._moves
        if not work.others:
            return moves.house.collection * len(work.cards)
        scale, there = moves.worth[work.others[0]], number(self._view.field(work.seat), work.others[0])
        return scale[there] - scale[there - len(work.others)]

    def _rival(self, seat: int, weeks: int, *, over: bool) -> float:
        """A rival's expected points of the match after a game that is `weeks` shorter; `over`: it ends now."""
        view = self._view
        size = view.sizes[seat]
        turns = 0 if over else self._turns - weeks + self._still_to_come(seat)
        shed = min(size, SHED * turns)
        total = view.scores[seat] + view.worth(seat) + view.collections[seat]
        return total + self._a_card * shed - self._a_left_card * size

    def _still_to_come(self, seat: int) -> int:
        """Whether a seat is still to act after this one in this week."""
        view = self._view
        return (seat - view.start) % view.players > (self._seat - view.start) % view.players


def best_evaluated(
    view: GodanView,
    rng: Random,
    effort: ThinkingBudget,
    *,
    within: float = 0.0,
    liking: Liking[GodanAction] | None = None,
) -> GodanAction:
    """The action with the best evaluation, or a random one of those that are at most so little worse.

    For `rng`, `effort` and `within` see `lowest_cost`; `liking`: by how much more an action may be worse.
    """
    value = HandEvaluation(view).value

    def cost(action: GodanAction) -> float:
        return -value(action) if liking is None else -value(action) - liking(action)

    return lowest_cost(worth_weighing(view), cost, rng, effort, within=within)


def worth_weighing(view: GodanView) -> list[GodanAction]:
    """The actions, without most of the many ways to cover up."""
    if view.phase == "send":
        return list(view.legal_actions())
    seat = view.to_move
    assert seat is not None
    return list(view.moves.choices(seat, view.own, view.laid, view.taken, few=True))

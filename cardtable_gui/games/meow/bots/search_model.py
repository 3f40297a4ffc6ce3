"""Meow Meow Daifugo as the search sees it: rollouts by the formulas of normal bots, to the end of the deal.

Every game has it as a module of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from math import exp
from operator import add
from random import Random
from typing import Final

from cardtable_gui.bots.search import SearchModel, shared_wins
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.game import ranked
from cardtable_gui.games.meow.actions import RETURNS, SHOWS, TAKE_DECK, TAKES, MeowAction
from cardtable_gui.games.meow.bots.decision import lowest, ordered
from cardtable_gui.games.meow.bots.groups import groups, play_of, shape_of, with_card
from cardtable_gui.games.meow.bots.hand_costs import HandCosts
from cardtable_gui.games.meow.bots.quick_policy import QuickPolicy
from cardtable_gui.games.meow.bots.rollout_play import QuickPlay, RolloutPlay, VariedPlay
from cardtable_gui.games.meow.bots.solo import FEW, SoloPolicy
from cardtable_gui.games.meow.bots.worlds import FEW_SWAPS, MANY_SWAPS, Worlds
from cardtable_gui.games.meow.cards import ANYS, BIT, CIRCLES, NONE, Cards, circles, faces, of, points
from cardtable_gui.games.meow.rule_set import GOAL, LOSING
from cardtable_gui.games.meow.state import MeowState
from cardtable_gui.games.meow.view import MeowView

LOSSES: Final[Mapping[int, Sequence[float]]] = {
    2: (0.03, 0.17, 0.80),
    3: (0.15, 0.17, 0.68),
    4: (0.25, 0.22, 0.53),
}
"""By number of players: how often a seat that did not win a deal lost 1, 2 and 3 points, in deals of normal bots."""


def chances(lost: Sequence[int], limit: int = LOSING) -> list[float]:
    """By seat: the chance to win the match from these lost points, at the beginning of a deal or after the end.

    With `limit` lost points a seat loses. Shared wins count in part. Every seat is taken to be equally likely to win a
    coming deal.
    """
    if max(lost) >= limit:
        return shared_wins(ranked([-points for points in lost]))
    return [_chance((own, *sorted((*lost[:seat], *lost[seat + 1 :]))), limit) for seat, own in enumerate(lost)]


@cache
def _chance(lost: tuple[int, ...], limit: int) -> float:
    """The chance of the first seat; the others are sorted, since their order does not matter."""
    if max(lost) >= limit:
        least = min(lost)
        return 1 / lost.count(least) if lost[0] == least else 0.0
    own, *others = lost
    players = len(lost)
    often = LOSSES[players]
    total = 0.0
    for winner in range(players):
        for drawn in product((1, 2, 3), repeat=players - 1):
            likely = 1 / players
            for loss in drawn:
                likely *= often[loss - 1]
            gains = [*drawn[:winner], 0, *drawn[winner:]]
            after = sorted(map(add, others, gains[1:]))
            total += likely * _chance((own + gains[0], *after), limit)
    return total


CANDIDATES: Final = 6
"""How many actions are tried."""
THOROUGH_CANDIDATES: Final = 8
"""The same in a thorough search."""
THOROUGHLY: Final = 3.2
"""`SearchModel.clearly` in a thorough search."""

A_STEP: Final = 10
"""The work that counts as a step of the budget, in plays that `HandCosts` looks at."""
A_ROLLOUT: Final = 20
"""The work for the beginning and the end of a rollout."""


class MeowSearchModel(SearchModel[MeowState, MeowAction]):
    """One decision of Meow Meow Daifugo."""

    first_check = 4

    def __init__(self, view: MeowView, *, thorough: bool = False) -> None:
        """Use the view of the seat to move.

        `thorough`: see `Policy.search_model`; it changes nothing in the solo game.
        """
        assert view.seat is not None
        thorough = thorough and not view.alone
        self.seat = view.seat
        self._view = view
        self._policy = QuickPolicy(view.players, view.elsewhere())
        self._solo = SoloPolicy()
        self._play: RolloutPlay = VariedPlay(self._policy) if thorough else QuickPlay(self._policy)
        self._worlds = Worlds(view, self._policy, MANY_SWAPS if thorough else FEW_SWAPS)
        self._counted = 0
        self.candidates = ordered(view, self._policy)[: THOROUGH_CANDIDATES if thorough else CANDIDATES]
        if thorough:
            self.clearly = THOROUGHLY

    def world(self, rng: Random) -> MeowState:
        """A likely full state for this view, by `Worlds`."""
        return self._worlds.world(rng)

    def play_out(self, state: MeowState, rng: Random, effort: ThinkingBudget) -> None:
        """Play to the end of the deal; in the solo game to the end of the game.

        At the end of a deal only its hands are valid, and that of the winner is empty.
        """
        costs = self._solo.costs if state.players == 1 else self._policy.costs
        costs.work += A_ROLLOUT
        if state.players == 1:
            self._play_alone(state, effort)
            return
        while state.deal == self._view.deal and state.to_move is not None and not effort.spent():
            if state.phase_now == "play":
                self._play_deal(state, state.to_move, rng, effort)
                return
            _choose_before_the_deal(state)

    def chances(self, state: MeowState) -> Sequence[float]:
        """By the points that the hands lose; in the solo game higher for fewer turns, most of all around the goal."""
        if state.players == 1:
            return (1 / (1 + exp(state.turns - GOAL - 0.5)),)
        lost = state.lost
        if state.deal == self._view.deal and state.to_move is not None:
            lost = tuple([had + points(circles(hand)) for had, hand in zip(lost, state.hands, strict=True)])
        return chances(lost, state.losing_limit)

    def _play_deal(self, state: MeowState, seat: int, rng: Random, effort: ThinkingBudget) -> None:
        """The rules of playing and passing (MM8-MM10) on local variables, since rollouts are most of a bot's work."""
        play, costs = self._play, self._policy.costs
        players, hands, field = state.players, state.hands, [*state.field]
        deck = [*state.pile][::-1]
        sizes = [hand.bit_count() for hand in hands]
        others = players - 1
        table, passes = state.table, state.passes
        shape, number = (0, 0) if table is None else (shape_of(table.combination), table.combination.number)
        must = state.must
        while not self._spent(effort, costs):
            hand = hands[seat]
            size = sizes[seat]
            rest = (sum(sizes) - size) // others
            sizes[seat] = 99
            least = min(sizes)
            group, taken = None, NONE
            if shape:
                group, taken = play.reply(hand, shape, number, field, least, rest, rng)
            elif must:
                group = _lead_with(hand, must)
                must = 0
            else:
                group = play.lead(hand, least, rest, rng)
            if group is not None:
                lot, shape, number = group
                hands[seat] = hand = hand & ~lot
                if not hand:
                    return
                passes = 0
            else:
                passes += 1
                if passes == others:
                    shape = 0
                if taken != NONE:
                    hands[seat] = hand = hand | BIT[taken]
                    field.remove(taken)
                    if deck:
                        field.append(deck.pop())
            sizes[seat] = hand.bit_count()
            seat = seat + 1 if seat < others else 0

    def _spent(self, effort: ThinkingBudget, costs: HandCosts) -> bool:
        """Count the work for one action, and all that was done since the last one."""
        costs.work += self._play.work
        steps = (costs.work - self._counted) // A_STEP
        self._counted += steps * A_STEP
        return effort.spent(steps)

    def _play_alone(self, state: MeowState, effort: ThinkingBudget) -> None:
        solo = self._solo
        while state.to_move is not None and not self._spent(effort, solo.costs):
            hand = state.hands[0]
            if state.phase_now == "return":
                _choose_before_the_deal(state)
            elif state.phase_now == "reward":
                face = min(state.field, key=lambda face: solo.with_card(hand, face), default=None)
                state.apply(TAKE_DECK if face is None else TAKES[face])
            elif not state.deck_size and hand.bit_count() <= FEW:
                state.turns += solo.fewest_turns(hand, of(state.field), state.turns + 1)
                state.to_move = None
            else:
                turn = state.turns + 1
                found = groups(hand)
                state.apply(play_of(min(found, key=lambda group: solo.after(hand, group, state.field, turn))))


def _choose_before_the_deal(state: MeowState) -> None:
    """Put the ? with more circles under the deck, or show the lowest card."""
    assert state.to_move is not None
    hand = state.hands[state.to_move]
    if state.phase_now == "return":
        state.apply(RETURNS[max(faces(hand & ANYS), key=lambda face: CIRCLES[face])])
    else:
        state.apply(SHOWS[lowest(hand)[0]])


def _lead_with(hand: Cards, card: Cards) -> tuple[Cards, int, int]:
    """The lead with most cards of those that contain this card."""
    found = [group for group in (with_card(group, card) for group in groups(hand)) if group is not None]
    return max(found, key=lambda group: group[0].bit_count())

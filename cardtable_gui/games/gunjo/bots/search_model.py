"""Gunjo Gradation as the search sees it: rollouts by the hand evaluation, to the end of the round."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from cardtable_gui.bots.search import SearchModel
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.counts import ONE, Counts, kinds, number
from cardtable_gui.games.gunjo import moves
from cardtable_gui.games.gunjo.actions import GIVES, PASS, STAY, SWAPS, GunjoAction, Play
from cardtable_gui.games.gunjo.bots.evaluation import A_PASSED_CARD, A_TURN, LOST_LEAD, WON, HandEvaluation
from cardtable_gui.games.gunjo.cards import FINISHER, FINISHERS_NEEDED, ODD_MAKER, PASSER, TAKER
from cardtable_gui.games.gunjo.state import GunjoState
from cardtable_gui.games.gunjo.view import GunjoView

MOST_CANDIDATES = 8
SPREAD = 7.0


class GunjoSearchModel(SearchModel[GunjoState, GunjoAction]):
    """One decision of Gunjo Gradation."""

    def __init__(self, view: GunjoView) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self._view = view
        self._deal = view.deal
        self._evaluation = evaluation = HandEvaluation(view)
        self._turns: dict[Counts, float] = {}
        costs = [(evaluation.cost(action), number, action) for number, action in enumerate(view.legal_actions())]
        costs.sort(key=lambda each: each[:2])
        self.candidates = [action for _, _, action in costs[:MOST_CANDIDATES]]

    def world(self, rng: Random) -> GunjoState:
        state = self._view.sample(rng)
        assert isinstance(state, GunjoState)
        return state

    def play_out(self, state: GunjoState, rng: Random, effort: ThinkingBudget) -> None:
        deal = self._deal
        while state.deal == deal and state.to_move is not None:
            if effort.spent():
                return
            state.apply(self._quick(state))

    def _turns_to_shed(self, hand: Counts) -> float:
        found = self._turns.get(hand)
        if found is None:
            found = self._turns[hand] = self._evaluation.turns_to_shed(hand)
        return found

    def _quick(self, state: GunjoState) -> GunjoAction:
        seat = state.to_move
        assert seat is not None
        hand = state.hands[seat]
        if state.gives:
            return GIVES[min(kinds(hand), key=lambda face: self._turns_to_shed(hand - ONE[face]))]
        odd = state.odd
        best: GunjoAction
        if state.drew:
            plays = moves.plays(hand, state.total, odd, state.free)
            best, least = STAY, (self._turns_to_shed(hand) + A_TURN if state.total else 99.0)
        elif state.total:
            plays = moves.plays(hand, state.total, odd, state.free)
            best, least = PASS, self._turns_to_shed(hand) + A_TURN
            if not plays:
                one, other = state.revealed
                for take in (one,) if one == other else (one, other):
                    if number(hand, take):
                        for give in kinds(hand):
                            if give != take and number(hand, give) == 1:
                                cost = self._turns_to_shed(hand - ONE[give] + ONE[take]) + A_TURN
                                if cost < least:
                                    best, least = SWAPS[give][take], cost
        else:
            plays = moves.plays(hand, 0, odd, state.free)
            best, least = plays[0], 99.0
        for play in plays:
            cost = self._after(hand, play, odd, state)
            if cost < least:
                best, least = play, cost
        return best

    def _after(self, hand: Counts, play: Play, odd: bool, state: GunjoState) -> float:
        rest = hand - play.lot
        face = play.face
        more = 0.0
        if face == FINISHER and play.cards.count(FINISHER) >= FINISHERS_NEEDED:
            return WON
        odd = odd or face == ODD_MAKER
        if face == TAKER and state.total:
            for taken in state.area[-1]:
                rest += ONE[taken]
        elif face == PASSER:
            more = A_PASSED_CARD
        elif not rest:
            return WON
        return self._turns_to_shed(rest) + more - LOST_LEAD * self._evaluation.stands(play.total, odd=odd)

    def chances(self, state: GunjoState) -> Sequence[float]:
        if state.to_move is None:
            ranks = state.ranks
            assert ranks is not None
            won = ranks.count(1)
            return [1 / won if rank == 1 else 0.0 for rank in ranks]
        left = state.players - state.deal + 1
        scale = SPREAD * left**0.5
        top = max(state.points)
        weights = [exp((points - top) / scale) for points in state.points]
        total = sum(weights)
        return [weight / total for weight in weights]

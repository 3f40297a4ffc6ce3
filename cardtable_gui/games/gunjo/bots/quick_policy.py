"""Fast play of Gunjo Gradation on full states, for rollouts: an evaluation whose tables are made once at the root."""

from __future__ import annotations

from typing import Final

from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.counts import ONE, Counts, kinds
from cardtable_gui.games.gunjo import moves
from cardtable_gui.games.gunjo.actions import GIVES, PASS, STAY, GunjoAction, Play
from cardtable_gui.games.gunjo.bots.evaluation import A_PASSED_CARD, TURN, UNBEATEN, WON, HandEvaluation
from cardtable_gui.games.gunjo.candidates import good_swaps
from cardtable_gui.games.gunjo.cards import FINISHER, FINISHERS_NEEDED, ODD_MAKER, PASSER, TAKER
from cardtable_gui.games.gunjo.state import GunjoState

_WORST: Final = 1e9
_OVERHEAD: Final = 3
"""The steps of an action apart from comparing plays."""


class QuickPolicy:
    """Chooses the action with the lowest cost for the seat to move, from its hand and what lies on the table.

    The chance that a play stays unbeaten is the one that the searching seat sees, for all seats. Nobody draws unless it
    must, since judging a draw means to judge every card that may come.
    """

    def __init__(self, evaluation: HandEvaluation) -> None:
        """Use the evaluation of the searching seat."""
        self._evaluation = evaluation
        self._turns: dict[Counts, float] = {}

    def choose(self, state: GunjoState, effort: ThinkingBudget) -> GunjoAction:
        """A legal action for the seat to move; counts a step for each play and swap that is compared."""
        seat = state.to_move
        assert seat is not None
        hand = state.hands[seat]
        if state.gives:
            return GIVES[min(kinds(hand), key=lambda face: self._turns_to_shed(hand - ONE[face]))]
        total = state.total
        plays = moves.plays(hand, total, state.odd, state.free)
        swaps = good_swaps(hand, state.revealed) if total and not state.drew else []
        effort.spent(_OVERHEAD + len(plays) + len(swaps))
        best: GunjoAction
        if not total:
            best, least = plays[0], _WORST
        else:
            best, least = STAY if state.drew else PASS, self._turns_to_shed(hand) + TURN
        for swap in swaps:
            cost = self._turns_to_shed(hand - ONE[swap.give] + ONE[swap.take]) + TURN
            if cost < least:
                best, least = swap, cost
        for play in plays:
            cost = self._after(hand, play, state)
            if cost < least:
                best, least = play, cost
        return best

    def _turns_to_shed(self, hand: Counts) -> float:
        found = self._turns.get(hand)
        if found is None:
            found = self._turns[hand] = self._evaluation.turns_to_shed(hand)
        return found

    def _after(self, hand: Counts, play: Play, state: GunjoState) -> float:
        """The cost of the position after a play; see `HandEvaluation.cost`."""
        rest, face = hand - play.lot, play.face
        more = 0.0
        if face == FINISHER and play.cards.count(FINISHER) >= FINISHERS_NEEDED:
            return WON
        if face == TAKER and state.total:
            for taken in state.area[-1]:
                rest += ONE[taken]
        elif face == PASSER:
            more = A_PASSED_CARD
        elif not rest:
            return WON
        stands = self._evaluation.stands(play.total, odd=state.odd or face == ODD_MAKER)
        return self._turns_to_shed(rest) + more - UNBEATEN * stands

"""Gunjo Gradation as the search sees it. Every game has it as a module of its own."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from operator import mul
from random import Random
from typing import Final

from cardtable_gui.bots.card_odds import HandOdds, share_out
from cardtable_gui.bots.search import SearchModel, shared_wins
from cardtable_gui.bots.softmax import softmax
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core import counts
from cardtable_gui.core.counts import ONE, Counts, kinds
from cardtable_gui.core.dealing import Deal, SameDealer
from cardtable_gui.games.gunjo import moves
from cardtable_gui.games.gunjo.actions import GIVES, PASS, STAY, GunjoAction, Play, Swap
from cardtable_gui.games.gunjo.bots.evaluation import A_PASSED_CARD, TURN, UNBEATEN, WON, HandEvaluation
from cardtable_gui.games.gunjo.bots.hand_odds import others_rows
from cardtable_gui.games.gunjo.candidates import good_swaps
from cardtable_gui.games.gunjo.cards import FACES, FINISHER, FINISHERS_NEEDED, ODD_MAKER, PASSER, TAKER, deck
from cardtable_gui.games.gunjo.sampling import assembled, sample
from cardtable_gui.games.gunjo.state import GunjoState
from cardtable_gui.games.gunjo.view import GunjoView

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


CANDIDATES: Final = 6
"""How many actions are tried: those with the lowest cost, and for each number in hand its largest set."""
MOST_CANDIDATES: Final = 12
A_WORLD: Final = 24
"""The steps of sampling a world."""
ROLLOUT_STEPS: Final = 8
"""The steps of a rollout apart from its actions: it may be over at once."""
SPREAD: Final = 5.0
"""How far one round drives the points apart: 0.78 times the standard deviation of a seat's gain, 5.5 to 6.1 in matches
of normal bots with three to six seats."""


class GunjoSearchModel(SearchModel[GunjoState, GunjoAction]):
    """One decision of Gunjo Gradation: rollouts go to the end of the round.

    Actions come in the order of their cost, by which everybody plays in rollouts, too.
    """

    def __init__(self, view: GunjoView, odds: HandOdds | None = None) -> None:
        """Use the view of the seat to move.

        `odds`: what hidden hands are sampled by; None: by what is counted in `Worlds`.
        """
        assert view.seat is not None
        self.seat = view.seat
        self._deal = view.deal
        self._worlds = Worlds(view, odds)
        self._due = 0
        evaluation = HandEvaluation(view)
        self._policy = QuickPolicy(evaluation)
        self.candidates = _candidates(view, evaluation)

    def world(self, rng: Random) -> GunjoState:
        """A likely full state for this view, by the module `worlds`."""
        self._due = A_WORLD
        return self._worlds.world(rng)

    def play_out(self, state: GunjoState, rng: Random, effort: ThinkingBudget) -> None:
        """Play to the end of the round."""
        del rng
        effort.spent(ROLLOUT_STEPS + self._due)
        self._due = 0
        while state.deal == self._deal and state.to_move is not None and not effort.exhausted:
            state.apply(self._policy.choose(state, effort))

    def chances(self, state: GunjoState) -> Sequence[float]:
        """By the points at the beginning of a round."""
        return chances(state)


def chances(state: GunjoState) -> Sequence[float]:
    """By seat: the chance to win the match, when a round begins or after the end.

    The gain of each seat in the rounds to come is taken to be independent, with a Gumbel distribution, for which the
    chances are simple: they are in proportion to e to the power of points ÷ scale.
    """
    if state.ranks is not None:
        return shared_wins(state.ranks)
    return softmax(state.points, SPREAD * sqrt(state.last_round - state.deal + 1))


def _candidates(view: GunjoView, evaluation: HandEvaluation) -> Sequence[GunjoAction]:
    """The actions with the lowest cost first; then the largest sets of other numbers."""
    order = sorted(view.legal_actions(), key=evaluation.cost)
    found, rest = order[:CANDIDATES], order[CANDIDATES:]
    largest: dict[int, Play] = {}
    for action in rest:
        if isinstance(action, Play) and len(action.cards) > len(largest.get(action.face, action).cards) - 1:
            largest[action.face] = action
    tried = {action.face for action in found if isinstance(action, Play)}
    found += [play for face, play in largest.items() if face not in tried]
    return found[:MOST_CANDIDATES]

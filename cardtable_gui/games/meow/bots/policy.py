"""The policy of Meow Meow Daifugo's bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from cardtable_gui.bots.policy import Policy, Rating, tried
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.messages import Message
from cardtable_gui.games.meow.actions import SHOWS, TAKES, MeowAction, Pass, Play, Take
from cardtable_gui.games.meow.bots import heuristics
from cardtable_gui.games.meow.bots.reasons import reasons
from cardtable_gui.games.meow.cards import ANYS, CIRCLES, NONE, NUMBER, Cards, circles, faces, points
from cardtable_gui.games.meow.sampling import sample
from cardtable_gui.games.meow.state import MeowState
from cardtable_gui.games.meow.view import MeowView

CANDIDATES = 6
"""The number of actions that are compared by rollouts."""

ROUNDS = 18
"""The number of samples that are played to the end; every few samples the worse half of the actions is eliminated."""

ROUNDS_ALONE = 40
"""The same in the solo game, where nobody else waits."""

HINT_ROUNDS = 250
"""The same for a hint; more, so that the result depends less on chance."""

OTHERS = 0.5
"""The weight of the opponents' losses against the seat's own."""


class MeowPolicy(Policy[MeowView, MeowAction]):
    """Easy bots shed what they can; normal bots use rollouts over samples of the unseen cards."""

    def easy(self, view: MeowView, rng: Random) -> MeowAction:
        """Lead many cards, follow with the lowest ones, and on a pass take any face-up card."""
        legal = view.legal_actions()
        options = [action for action in legal if isinstance(action, Play)]
        match view.phase:
            case "show":
                return _lowest(view.own)
            case "lead":
                low = [play for play in options if not play.lot & ANYS] or options
                return max(low, key=lambda play: (len(play.cards) + 2 * rng.random(), -play.combination.number))
            case "follow" if options:
                return min(options, key=lambda play: (bool(play.lot & ANYS), play.combination.number, rng.random()))
            case "reward" if view.field:
                return TAKES[heuristics.best_taken(view.field, view.own)]
            case _:
                return rng.choice(legal)

    def normal(self, view: MeowView, rng: Random, effort: ThinkingBudget) -> MeowAction:
        """The action with the best rollouts."""
        if view.phase == "show":
            return _lowest(view.own)
        actions = _candidates(view)
        if len(actions) == 1:
            return actions[0]
        outcomes, left = _rollout_results(view, actions, rng, effort, ROUNDS_ALONE if view.alone else ROUNDS, 4)
        return actions[max(left, key=lambda number: sum(outcomes[number]))]

    def rate(self, view: MeowView, rng: Random, effort: ThinkingBudget) -> Sequence[Rating[MeowAction]]:
        """Rate the most promising actions by many more rollouts."""
        if view.phase == "show":
            return (Rating(_lowest(view.own), 0.0),)
        actions = _candidates(view)
        if len(actions) == 1:
            return (Rating(actions[0], 0.0),)
        outcomes, _left = _rollout_results(view, actions, rng, effort, HINT_ROUNDS, HINT_ROUNDS // 5)
        return tried(actions, outcomes)

    def reasons(self, view: MeowView, ratings: Sequence[Rating[MeowAction]]) -> Iterator[Message]:
        """See `meow.reasons`."""
        return reasons(view, ratings)


def _rollout_results(
    view: MeowView, actions: Sequence[MeowAction], rng: Random, effort: ThinkingBudget, rounds: int, every: int
) -> tuple[list[list[float]], list[int]]:
    """Play rollouts from samples; after every `every` samples the worse half of the actions is eliminated.

    Returns the results by action, and the indices of the remaining actions.
    """
    seat = view.seat
    assert seat is not None
    outcomes: list[list[float]] = [[] for _ in actions]
    left = list(range(len(actions)))
    for number in range(1, rounds + 1):
        world = sample(view, rng)
        for index in left:
            if effort.spent():
                return outcomes, left
            outcomes[index].append(_outcome(world.copy(), actions[index], seat, rng))
        if number % every == 0 and len(left) > 2:
            left.sort(key=lambda index: sum(outcomes[index]), reverse=True)
            del left[(len(left) + 1) // 2 :]
    return outcomes, left


def _lowest(hand: Cards) -> MeowAction:
    """The lowest card, since starting is good; of equal ones the one with the fewest circles."""
    return SHOWS[min(faces(hand & ~ANYS), key=lambda face: (NUMBER[face], CIRCLES[face]))]


def _candidates(view: MeowView) -> Sequence[MeowAction]:
    """The few most promising actions; only the play that ends the deal, if there is one."""
    legal = view.legal_actions()
    for action in legal:
        if isinstance(action, Play) and action.lot == view.own:
            return (action,)
    if len(legal) <= CANDIDATES:
        return legal
    plays = sorted((a for a in legal if isinstance(a, Play)), key=heuristics.loose, reverse=True)
    passes = sorted(
        (a for a in legal if not isinstance(a, Play)), key=lambda action: _welcome(view, action), reverse=True
    )
    few = 2 if plays else CANDIDATES
    return [*plays[: CANDIDATES - len(passes[:few])], *passes[:few]]


def _welcome(view: MeowView, action: MeowAction) -> float:
    return heuristics.use(action.card, view.own) if isinstance(action, Pass | Take) and action.card != NONE else 0.0


def _outcome(state: MeowState, action: MeowAction, seat: int, rng: Random) -> float:
    """Apply the action, play on with heuristics to the deal's end, and return the result for the seat."""
    while True:
        mover = state.to_move
        assert mover is not None
        if isinstance(action, Play) and action.lot == state.hands[mover]:
            break
        state.apply(action)
        choosing = state.phase_now == "show"
        action = _lowest(state.hands[state.to_move or 0]) if choosing else heuristics.quick_action(state, rng)
    if state.players == 1:
        return -float(state.turns)
    state.hands[mover] = 0
    costs = [points(circles(hand)) for hand in state.hands]
    return OTHERS * (sum(costs) - costs[seat]) / (state.players - 1) - costs[seat]

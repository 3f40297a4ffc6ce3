"""The policy of Kobayakawa's bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from cardtable_gui.bots.policy import Policy, Rating, tried
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.messages import Message
from cardtable_gui.games.kobayakawa.actions import (
    CARDS,
    DISCARDS,
    DRAW,
    FIGHT,
    FLIP,
    FOLD,
    KobayakawaAction,
)
from cardtable_gui.games.kobayakawa.bots.reasons import reasons
from cardtable_gui.games.kobayakawa.sampling import sample
from cardtable_gui.games.kobayakawa.state import KobayakawaState
from cardtable_gui.games.kobayakawa.view import KobayakawaView

ROLLOUTS = 100
"""The number of rollouts per action for a move of a normal bot; some 10 ms of work."""
HINT_ROLLOUTS = 1500
"""The same for a hint."""


class KobayakawaPolicy(Policy[KobayakawaView, KobayakawaAction]):
    """Easy bots decide by the number on their card; normal bots use rollouts over samples of the unseen cards."""

    def easy(self, view: KobayakawaView, rng: Random) -> KobayakawaAction:
        """Usually draw, keep the higher card, and fight unless the card is low."""
        match view.phase:
            case "draw":
                return FLIP if rng.random() < 0.25 else DRAW
            case "discard":
                return DISCARDS[min(view.hands[view.order[view.turn]], view.drawn)]
            case _:
                return FIGHT if view.hands[view.order[view.turn]] + rng.randrange(-3, 4) >= 6 else FOLD

    def normal(self, view: KobayakawaView, rng: Random, effort: ThinkingBudget) -> KobayakawaAction:
        """The action with the best mean result of the round, over many samples."""
        outcomes = _rollout_results(view, rng, effort, ROLLOUTS)
        actions = view.legal_actions()
        return actions[max(range(len(actions)), key=lambda number: sum(outcomes[number]))]

    def rate(self, view: KobayakawaView, rng: Random, effort: ThinkingBudget) -> Sequence[Rating[KobayakawaAction]]:
        """Rate all actions by the result of the round, over many more samples."""
        return tried(view.legal_actions(), _rollout_results(view, rng, effort, HINT_ROLLOUTS))

    def reasons(self, view: KobayakawaView, ratings: Sequence[Rating[KobayakawaAction]]) -> Iterator[Message]:
        """See `kobayakawa.reasons`."""
        return reasons(view, ratings)


def _rollout_results(view: KobayakawaView, rng: Random, effort: ThinkingBudget, rollouts: int) -> list[list[float]]:
    """By legal action: the result of the round in each sample."""
    seat = view.order[view.turn]
    actions = view.legal_actions()
    outcomes: list[list[float]] = [[] for _ in actions]
    for _ in range(rollouts):
        if effort.spent():
            break
        world = sample(view, rng)
        for index, action in enumerate(actions):
            state = world.copy()
            state.apply(action)
            _play_round(state, view.deal, rng)
            outcomes[index].append(_worth(state, seat))
    return outcomes


def _play_round(state: KobayakawaState, deal: int, rng: Random) -> None:
    """Play the round to its end, with heuristic moves for all seats."""
    while state.deal == deal and state.to_move is not None:
        state.apply(_heuristic_action(state, rng))


def _heuristic_action(state: KobayakawaState, rng: Random) -> KobayakawaAction:
    """A fast heuristic action, which uses only the mover's own cards and public information."""
    seat = state.order[state.turn]
    own = state.hands[seat]
    chances = _chances()
    if state.betting:
        rivals = 0.0
        for place, other in enumerate(state.order):
            if place < state.turn:
                rivals += 1.0 if state.stakes[other] else 0.0
            elif place > state.turn:
                rivals += 0.55
        gain = sum(state.stakes) + (2 if state.last_round else 1) + 0.4 * rivals
        return FIGHT if chances[own][state.k] ** rivals * (gain + 1) + rng.random() * 0.3 > 1.15 else FOLD
    if state.drawn >= 0:
        other = state.drawn
        return DISCARDS[other if chances[own][state.k] >= chances[other][state.k] else own]
    return FLIP if chances[own][state.k] > 0.72 or rng.random() < 0.15 else DRAW


def _worth(state: KobayakawaState, seat: int) -> float:
    """The value of the kamons for a seat: its own minus the richest opponent's; for a finished match a win or loss."""
    own = state.kamons[seat]
    best = max(kamons for other, kamons in enumerate(state.kamons) if other != seat)
    if state.to_move is None:
        return 6.0 if own > best else 3.0 if own == best else min(0.0, 0.1 * (own - best))
    return own - 0.35 * best


_table: list[Sequence[Sequence[float]]] = []


def _chances() -> Sequence[Sequence[float]]:
    """By card and Kobayakawa (faces): the chance to beat one opponent with an unknown card. Cached."""
    if not _table:
        _table.append(tuple(tuple(_chance(card, k) for k in range(CARDS)) for card in range(CARDS)))
    return _table[0]


def _chance(card: int, k: int) -> float:
    others = [other for other in range(CARDS) if other not in (card, k)]
    won = sum(card + k + 1 > other if other > card else card > other + k + 1 for other in others)
    return won / len(others)

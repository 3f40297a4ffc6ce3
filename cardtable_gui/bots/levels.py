"""The bot levels, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from cardtable_gui.bots.policy import Policy
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.game import A, V
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

LEVELS: Final = ("random", "easy", "normal")
"""The levels' ids in records and protocol, weakest first. Later versions add stronger ones at the end."""

BUDGET_MS: Final[Mapping[str, float]] = {"random": 10, "easy": 10, "normal": 30}
"""The maximum time for one move of a level; it usually takes less."""

TITLES: Final[Mapping[str, Message]] = {
    "random": QT_TRANSLATE_NOOP("levels", "Random"),
    "easy": QT_TRANSLATE_NOOP("levels", "Easy"),
    "normal": QT_TRANSLATE_NOOP("levels", "Normal"),
}


def nearest(level: str) -> str:
    """The level itself, or the strongest for an unknown one: newer versions add levels only at the top."""
    return level if level in LEVELS else LEVELS[-1]


def choose(policy: Policy[V, A], level: str, view: V, rng: Random, effort: ThinkingBudget) -> A:
    """Choose a legal action for the seat to move, from its view alone.

    Args:
        policy: the game's policy.
        level: one of `LEVELS`; an unknown one plays as the nearest.
        view: the view of the seat to move.
        rng: the only source of randomness: equal states give equal choices, unless a clock ended the search.
        effort: the budget; see `BUDGET_MS`.
    """
    match nearest(level):
        case "random":
            actions: Sequence[A] = view.legal_actions()
            return actions[rng.randrange(len(actions))]
        case "easy":
            return policy.easy(view, rng)
        case _:
            return policy.normal(view, rng, effort)

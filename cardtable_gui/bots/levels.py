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
"""The levels' ids in records and protocol. Later versions add stronger ones at the end."""

BUDGET_MS: Final[Mapping[str, float]] = {"random": 10, "easy": 10, "normal": 30}
"""How long a level may think about one move at most; it is usually done earlier."""

TITLES: Final[Mapping[str, Message]] = {
    "random": QT_TRANSLATE_NOOP("levels", "Random"),
    "easy": QT_TRANSLATE_NOOP("levels", "Easy"),
    "normal": QT_TRANSLATE_NOOP("levels", "Normal"),
}


def nearest(level: str) -> str:
    """The level itself, or for one we do not know the strongest: newer versions add levels only above it."""
    return level if level in LEVELS else LEVELS[-1]


def choose(policy: Policy[V, A], level: str, view: V, rng: Random, effort: ThinkingBudget) -> A:
    """Choose a legal action for the seat to move, from its view alone.

    Args:
        policy: what the game's folder tells the bots.
        level: one of `LEVELS`; an unknown one plays as the nearest.
        view: the view of the seat to move.
        rng: all the chance there is: the same state of it gives the same choice, unless a clock cut the work short.
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

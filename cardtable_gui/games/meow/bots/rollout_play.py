"""How all seats choose in rollouts: always the best by the formulas, or nearly the best by chance.

Apart from the search, since it decides by formulas alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from math import log
from random import Random
from typing import ClassVar, Final, TypeAlias

from cardtable_gui.games.meow.bots.groups import Group, answers
from cardtable_gui.games.meow.bots.heuristics import best_taken
from cardtable_gui.games.meow.bots.quick_policy import NEVER, QuickPolicy
from cardtable_gui.games.meow.cards import NONE, Cards

NOISE: Final = 0.15
"""How much the costs of actions vary: one that costs so much more than another is chosen e times as seldom."""
BEST: Final = 4
"""How many plays are kept to choose from."""

_PARTS: Final = 1024
_NOISE: Final = tuple([NOISE * log(-log((part + 0.5) / _PARTS)) for part in range(_PARTS)])
"""What is added to costs, each with the same chance: the least sum is then found as often as `NOISE` says (Gumbel)."""

_Options: TypeAlias = tuple[tuple[float, Group], ...]


class RolloutPlay(ABC):
    """Chooses leads, plays and passes for the seats of a rollout."""

    work: ClassVar[int]
    """The work for an action, besides that for hands; see `HandCosts`."""

    @abstractmethod
    def lead(self, hand: Cards, least: int, rest: int, rng: Random) -> Group:
        """A lead; the arguments as for `QuickPolicy.answer`."""

    @abstractmethod
    def reply(
        self, hand: Cards, shape: int, number: int, field: Sequence[int], least: int, rest: int, rng: Random
    ) -> tuple[Group | None, int]:
        """A play that beats the table, or None for a pass; and the face-up card that a pass would take, or NONE."""


class QuickPlay(RolloutPlay):
    """Plays by the formulas; a pass takes the card that fits at first sight."""

    work = 4

    def __init__(self, policy: QuickPolicy) -> None:
        """Choose by this policy."""
        self._policy = policy

    def lead(self, hand: Cards, least: int, rest: int, rng: Random) -> Group:
        """Choose a lead."""
        del rng
        return self._policy.lead(hand, least, rest)

    def reply(
        self, hand: Cards, shape: int, number: int, field: Sequence[int], least: int, rest: int, rng: Random
    ) -> tuple[Group | None, int]:
        """Choose a play, or None for a pass; and the face-up card that a pass would take."""
        del rng
        cost, group = self._policy.answer(hand, shape, number, least, rest)
        taken = best_taken(field, hand) if field else NONE
        if group is not None and self._policy.passing(hand, taken, least) < cost:
            group = None
        return group, taken


class VariedPlay(RolloutPlay):
    """Plays the best by the formulas, or by chance nearly the best; a pass takes the card that they find best.

    Seats seldom do just what the formulas say, and rollouts in which they always do are wrong in the same way in all
    worlds.
    """

    work = 7

    def __init__(self, policy: QuickPolicy) -> None:
        """Choose by this policy; an instance should not outlive a decision."""
        self._policy = policy
        self._leads: dict[tuple[Cards, int, int], _Options] = {}
        self._answers: dict[tuple[Cards, int, int, int, int], _Options] = {}

    def lead(self, hand: Cards, least: int, rest: int, rng: Random) -> Group:
        """Choose a lead."""
        key = hand, least, rest
        options = self._leads.get(key)
        if options is None:
            found = sorted(self._policy.costs.divided(hand))
            options = self._leads[key] = self._best(hand, found, least, rest, leading=True)
        if len(options) == 1:
            return options[0][1]
        random = rng.random
        return min([(cost + _NOISE[int(random() * _PARTS)], group) for cost, group in options])[1]

    def reply(
        self, hand: Cards, shape: int, number: int, field: Sequence[int], least: int, rest: int, rng: Random
    ) -> tuple[Group | None, int]:
        """Choose a play, or None for a pass; and the face-up card that a pass would take."""
        key = hand, shape, number, least, rest
        options = self._answers.get(key)
        if options is None:
            found = answers(hand, shape, number)
            options = self._answers[key] = self._best(hand, found, least, rest, leading=False)
        policy, random = self._policy, rng.random
        lowest, taken = NEVER, NONE
        for face in field:
            cost = policy.taking(hand, face, least)
            if cost < lowest:
                lowest, taken = cost, face
        if not options:
            return None, taken
        if not field:
            lowest = policy.passing(hand, NONE, least)
        lowest += _NOISE[int(random() * _PARTS)]
        chosen: Group | None = None
        for cost, group in options:
            own = cost + _NOISE[int(random() * _PARTS)]
            if own < lowest:
                lowest, chosen = own, group
        return chosen, taken

    def _best(self, hand: Cards, found: Iterable[Group], least: int, rest: int, *, leading: bool) -> _Options:
        after = self._policy.after
        costs = [(after(hand, group, least, rest, leading=leading), group) for group in found]
        return tuple(sorted(costs)[:BEST])

"""Advice for a person, with a reason: a pure function of the view.

The same view gets the same advice on every machine and in every process: the rollouts' random generator is seeded from
the view (`fingerprint`), and the work is limited by a step count, never by a clock.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from itertools import islice
from random import Random
from typing import Any, Final, Generic, TypeAlias

from cardtable_gui.bots.policy import Policy, Rating
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.game import A, AnyView, V
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

STEPS: Final = 4000
"""The maximum number of steps (see `ThinkingBudget`) for advice; games need fewer."""


@dataclass(frozen=True, slots=True)
class Advice(Generic[A]):
    """A proposal for the seat to move.

    Attributes:
        action: what to do, legal.
        reason: why, in one sentence; None if no reason was found.
        as_good: another action that was rated equally good, if any.
        more: further sentences for those who ask why: another reason, and what is at risk.
        forced: whether it is the only legal action.
    """

    action: A
    reason: Message | None = None
    as_good: A | None = None
    more: tuple[Message, ...] = ()
    forced: bool = False


AnyAdvice: TypeAlias = Advice[Any]


def advise(
    policy: Policy[V, A], view: V, called_off: Callable[[], bool] = lambda: False, steps: int = STEPS
) -> Advice[A]:
    """What a good player would do, and why.

    Args:
        policy: the game's policy.
        view: the view of the seat to move.
        called_off: when it returns true, the best action so far is returned at once, which is then not repeatable.
        steps: the step budget.
    """
    first = tuple(islice(view.legal_actions(), 2))
    if len(first) == 1:
        return Advice(first[0], QT_TRANSLATE_NOOP("hints", "It’s your only move."), forced=True)
    ratings = policy.rate(view, Random(fingerprint(view)), ThinkingBudget(steps=steps, cancelled=called_off))
    best = ratings[0]
    reasons = tuple(policy.reasons(view, ratings)) or (_plain_reason(ratings),)
    risk = policy.risk(view, best.action)
    # The last reason may be a general one, which adds nothing to another.
    more = (*reasons[1:-1][:1], *(() if risk is None else (risk,)))
    return Advice(best.action, reasons[0], _as_good(ratings), more)


def fingerprint(view: AnyView) -> int:
    """A hash of a view's content that is the same in every process and version of Python."""
    from hashlib import sha256  # noqa: PLC0415 - three MiB of OpenSSL, which most processes never need

    return int.from_bytes(sha256(f"cardtable-view-1|{view.game.id}|{_written(view)}".encode()).digest()[:16], "big")


def by_trials(ratings: Sequence[Rating[Any]]) -> Message | None:
    """Why the first of these is best, by rollouts compared with the next one; None if no rollouts were played."""
    if len(ratings) < 2 or not ratings[1].trials:
        return None
    other = ratings[1]
    if other.behind > other.ahead:
        message = QT_TRANSLATE_NOOP(
            "hints", "It beat the next best move in {better} of {count} trial games and lost to it in {worse}."
        )
        return message.put(count=other.trials, better=other.behind, worse=other.ahead)
    return QT_TRANSLATE_NOOP("hints", "It did best on average in {count} trial games.").put(count=other.trials)


def _plain_reason(ratings: Sequence[Rating[Any]]) -> Message:
    if len(ratings) == 1:
        return QT_TRANSLATE_NOOP("hints", "A good player would do this.")
    return QT_TRANSLATE_NOOP("hints", "The best of the {count} moves compared.").put(count=len(ratings))


def _as_good(ratings: Sequence[Rating[Any]]) -> Any:
    if len(ratings) > 1 and ratings[0].value - ratings[1].value <= ratings[1].margin:
        return ratings[1].action
    return None


def _written(value: object) -> str:
    """A value as text that depends only on the value: not on identity, hashes or the order of a set."""
    match value:
        case None | bool() | int() | float() | str():
            return repr(value)
        case Enum():
            return f"{type(value).__name__}.{value.name}"
        case Mapping():
            return "{" + ",".join(sorted(f"{_written(key)}:{_written(item)}" for key, item in value.items())) + "}"
        case frozenset() | set():
            return "{" + ",".join(sorted(map(_written, value))) + "}"
        case tuple() | list():
            return "(" + ",".join(map(_written, value)) + ")"
        case _ if is_dataclass(value):
            parts = (f"{each.name}={_written(getattr(value, each.name))}" for each in fields(value) if each.compare)
            return f"{type(value).__name__}({','.join(parts)})"
        case _:
            raise TypeError(f"a view holds what has no text of its own: {type(value).__name__}")

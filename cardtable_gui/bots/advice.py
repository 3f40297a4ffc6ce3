"""Advice for a person, with a reason: what the search of the strong levels finds best, as a pure function of the view.

The same view gets the same advice on every machine and in every process: the random generator is seeded from the view
(`fingerprint`), and the work is limited by a step count, never by a clock.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from cardtable_gui.bots import search
from cardtable_gui.bots.assessment import MOST_WORLDS, QUICK_MS
from cardtable_gui.bots.fingerprint import fingerprint
from cardtable_gui.bots.policy import Policy
from cardtable_gui.bots.questions import PureQuestion
from cardtable_gui.bots.search import Estimate
from cardtable_gui.bots.thinking_budget import ThinkingBudget
from cardtable_gui.core.actions import IllegalActionError
from cardtable_gui.core.game import A, V
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

T = TypeVar("T")
"""An action, or its notation."""


@dataclass(frozen=True, slots=True)
class Advice(Generic[T]):
    """A proposal for the seat to move.

    Attributes:
        action: what to do, legal.
        reason: why, in words about the cards; None if no reason was found.
        more: further sentences for those who ask why: another reason, and what is at risk.
        forced: whether it is the only legal action.
        worth: what the action is worth; None: it wasn't compared with others.
        next_best: the same of the best other action; None: no other is worth a thought.
    """

    action: T
    reason: Message | None = None
    more: tuple[Message, ...] = ()
    forced: bool = False
    worth: Estimate[T] | None = None
    next_best: Estimate[T] | None = None

    @property
    def as_good(self) -> T | None:
        """The best other action, if it can't be told from the proposed one; None: there is none.

        Where no way to win was found, chances don't tell which actions are as good.
        """
        worth, other = self.worth, self.next_best
        lost = worth is None or not worth.chance
        return None if worth is None or other is None or lost or worth.exceeds(other) else other.action


AnyAdvice: TypeAlias = Advice[Any]


def advise(
    policy: Policy[V, A], view: V, called_off: Callable[[], bool] = lambda: False, ms: float = QUICK_MS
) -> Advice[A]:
    """Find what a strong player would do, and why.

    Args:
        policy: the game's policy.
        view: the view of the seat to move.
        called_off: when it returns true, the best action so far is returned at once, which is then not repeatable.
        ms: the time that the step budget stands for.
    """
    first = tuple(islice(view.legal_actions(), 2))
    if len(first) == 1:
        return Advice(first[0], QT_TRANSLATE_NOOP("hints", "It’s your only move."), forced=True)
    model = policy.search_model(view)
    tallies = search.search(
        model,
        Random(fingerprint(view)),
        ThinkingBudget.by_count(ms, called_off, steps_per_ms=policy.steps_per_ms),
        until_sure=False,
        most_worlds=MOST_WORLDS,
        least_worlds=search.FIRST_OF_ESTIMATES,
        with_priors=False,
    )
    action = search.best_of(tallies)
    found = search.estimates(tallies)
    worth = next((each for each in found if each.action == action), None)
    other = next((each for each in found if each.action != action), None)
    reasons = (*telling(policy, view, action, rivals_of(action, found)), _plain_reason(found))
    risk = policy.risk(view, action)
    # The last reason is a general one, which adds nothing to another.
    more = (*reasons[1:-1][:1], *(() if risk is None else (risk,)))
    return Advice(action, reasons[0], more, worth=worth, next_best=other)


def rivals_of(action: A, found: Sequence[Estimate[A]]) -> list[A]:
    """The actions beside which the best one is explained, of estimates with the best first.

    They are the best of another kind, such as a pass beside a play, and the next best of all if that is told to be
    worse.
    """
    others = [each for each in found if each.action != action]
    beside = [each for each in others if type(each.action) is not type(action)][:1]
    best = next((each for each in found if each.action == action), None)
    if best is not None and others and others[0] not in beside and best.exceeds(others[0]):
        beside.append(others[0])
    return [each.action for each in beside]


def telling(policy: Policy[V, A], view: V, action: A, rivals: Sequence[A]) -> list[Message]:
    """What speaks for an action and for no rival of another kind, the most important first.

    What a rival of the same kind would do just so comes last.
    """
    own = list(policy.reasons(view, action))
    same: set[Message] = set()
    for rival in rivals if own else ():
        theirs = list(policy.reasons(view, rival))
        if type(rival) is type(action):
            same.update(theirs)
        else:
            texts = {reason.text for reason in theirs}
            own = [reason for reason in own if reason.text not in texts]
    return sorted(own, key=lambda reason: reason in same)


@dataclass(frozen=True, slots=True)
class HintQuestion(PureQuestion[AnyAdvice]):
    """Asks what a strong player would do, and why."""

    def answer(self, called_off: Callable[[], bool]) -> AnyAdvice:
        """The answer of `advise`. Raises `IllegalActionError` if a game's bot advises what isn't legal."""
        advice: AnyAdvice = advise(self.policy, self.view, called_off)
        refusal = self.view.refusal(advice.action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        return advice


def _plain_reason(found: Sequence[Estimate[Any]]) -> Message:
    """What can be said of the first of these where the game has no reason."""
    if len(found) < 2:
        return QT_TRANSLATE_NOOP("hints", "A good player would do this.")
    if found[0].exceeds(found[1]):
        return QT_TRANSLATE_NOOP("hints", "Looking ahead, this works out best.")
    return QT_TRANSLATE_NOOP("hints", "It makes little difference.")

"""Why a hint is good, in sentences: its reasons, what is at risk, and how much worse the next best action is. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable_gui.bots.advice import Advice, AnyAdvice
from cardtable_gui.bots.search import DOUBT, Estimate
from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

LITTLE: Final = 0.03
"""A smaller difference between two chances to win is called a little."""
MUCH: Final = 0.1
"""A difference of at least this is called much."""


def explanation(
    game: AnyGame, players: int, advice: AnyAdvice, estimates: Sequence[Estimate[Action]] | None
) -> tuple[Message, ...]:
    """Say why advice is good, the most important first; empty if it has no reason.

    Args:
        game: the rules, which describe actions.
        players: the number of seats; where one seat plays alone there is no chance to win to speak of.
        advice: the advice.
        estimates: of the decision's options, the best first, with the advised one, which `corrected` has looked at;
            empty: they are not known; None: not yet.
    """
    if advice.reason is None:
        return ()
    told = (advice.reason, *advice.more)
    if estimates is None and not advice.forced:
        return (*told, QT_TRANSLATE_NOOP("hints", "Comparing it with your other moves…"))
    own = next((each for each in estimates or () if each.action == advice.action), None)
    others = [each for each in estimates or () if each.action != advice.action]
    if own is None or advice.forced:
        return told
    if players == 1:
        return told if not others else (*told, _without_chances(game, own, others[0]))
    if not others:
        return (
            *told,
            QT_TRANSLATE_NOOP("hints", "Your chance to win the match: about {chance}%.").put(chance=_percent(own)),
        )
    return (*told, _compared(game, own, others[0]))


def corrected(game: AnyGame, advice: AnyAdvice, estimates: Sequence[Estimate[Action]]) -> AnyAdvice:
    """The advice, or what is better by at least `LITTLE` and by more than the error: a hint is worked out more quickly.

    `estimates`: as for `explanation`.
    """
    own = next((each for each in estimates if each.action == advice.action), None)
    if own is None or advice.reason is None or own.chance + LITTLE > estimates[0].chance or _alike(own, estimates[0]):
        return advice
    reason = QT_TRANSLATE_NOOP("hints", "Looking further ahead, it’s better than the hint’s first idea: {earlier}.")
    return Advice(estimates[0].action, reason.put(earlier=game.describe(advice.action)))


def _compared(game: AnyGame, own: Estimate[Action], other: Estimate[Action]) -> Message:
    """The advised action beside the best other one, with both chances."""
    gap = own.chance - other.chance
    if gap <= 0 or _alike(own, other):
        message = QT_TRANSLATE_NOOP(
            "hints", "Your chance to win the match: about {chance}%. About as good: {other}, {less}%."
        )
    elif gap < LITTLE:
        message = QT_TRANSLATE_NOOP(
            "hints", "Your chance to win the match: about {chance}%. Next best, and a little worse: {other}, {less}%."
        )
    elif gap < MUCH:
        message = QT_TRANSLATE_NOOP(
            "hints", "Your chance to win the match: about {chance}%. Next best, but clearly worse: {other}, {less}%."
        )
    else:
        message = QT_TRANSLATE_NOOP(
            "hints", "Your chance to win the match: about {chance}%. Next best, but much worse: {other}, {less}%."
        )
    return message.put(chance=_percent(own), other=game.describe(other.action), less=_percent(other))


def _without_chances(game: AnyGame, own: Estimate[Action], other: Estimate[Action]) -> Message:
    """The advised action beside the best other one, in words alone."""
    gap = own.chance - other.chance
    if gap <= 0 or _alike(own, other):
        message = QT_TRANSLATE_NOOP("hints", "About as good: {other}.")
    elif gap < MUCH:
        message = QT_TRANSLATE_NOOP("hints", "Next best, and a little worse: {other}.")
    else:
        message = QT_TRANSLATE_NOOP("hints", "Next best, but clearly worse: {other}.")
    return message.put(other=game.describe(other.action))


def _alike(one: Estimate[Action], other: Estimate[Action]) -> bool:
    """Whether the difference of two estimates is within its error."""
    return abs(one.chance - other.chance) <= DOUBT * max(one.gap_error, other.gap_error)


def _percent(estimate: Estimate[Action]) -> int:
    return round(100 * estimate.chance)

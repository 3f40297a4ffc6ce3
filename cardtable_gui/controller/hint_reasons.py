"""Why a hint is good, in sentences: its reasons, what is at risk, and how much worse the next best action is. No Qt.

Apart from the session, since it only puts sentences together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from cardtable_gui.bots.advice import AnyAdvice
from cardtable_gui.bots.in_words import how_often
from cardtable_gui.bots.search import Estimate
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

Describe: TypeAlias = Callable[[Any], Message]

LITTLE: Final = 0.03
"""A smaller difference between two chances to win is called a little."""
MUCH: Final = 0.1
"""A difference of at least this is called much."""


def explanation(describe: Describe, players: int, advice: AnyAdvice) -> tuple[Message, ...]:
    """Say why advice is good, the most important first; empty if it has no reason.

    Args:
        describe: puts an action in words.
        players: the number of seats; where one seat plays alone there is no chance to win to speak of.
        advice: the advice.
    """
    if advice.reason is None:
        return ()
    told = (advice.reason, *advice.more)
    own, other = advice.worth, advice.next_best
    if own is None:
        return told
    if players == 1:
        return told if other is None else (*told, _compared(describe, own, other))
    # Where no way to win was found, perhaps since somebody has won, chances say nothing of the moves.
    if not own.chance:
        return told
    won = QT_TRANSLATE_NOOP("hints", "From there you win the match {often}.").put(often=how_often(own.chance))
    return (*told, won) if other is None else (*told, won, _compared(describe, own, other))


def _compared(describe: Describe, own: Estimate[Any], other: Estimate[Any]) -> Message:
    """The advised action beside the best other one, in words: figures are told in a replay's list of options."""
    gap = own.chance - other.chance
    if not own.exceeds(other):
        message = QT_TRANSLATE_NOOP("hints", "About as good: {other}.")
    elif gap < LITTLE:
        message = QT_TRANSLATE_NOOP("hints", "Next best, and only a little worse: {other}.")
    elif gap < MUCH:
        message = QT_TRANSLATE_NOOP("hints", "Next best, but clearly worse: {other}.")
    else:
        message = QT_TRANSLATE_NOOP("hints", "Next best, but much worse: {other}.")
    return message.put(other=describe(other.action))

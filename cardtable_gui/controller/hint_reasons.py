"""Why a hint is good, in sentences: its reasons, what is at risk, and how much worse the next best action is. No Qt.

Apart from the session, since it only puts sentences together.
"""

from __future__ import annotations

from typing import Final

from cardtable_gui.bots.advice import AnyAdvice
from cardtable_gui.bots.in_words import how_often
from cardtable_gui.bots.search import Estimate
from cardtable_gui.core.actions import Action
from cardtable_gui.core.game import AnyGame
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message

LITTLE: Final = 0.03
"""A smaller difference between two chances to win is called a little."""
MUCH: Final = 0.1
"""A difference of at least this is called much."""


def explanation(game: AnyGame, players: int, advice: AnyAdvice) -> tuple[Message, ...]:
    """Say why advice is good, the most important first; empty if it has no reason.

    Args:
        game: the rules, which describe actions.
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
        return told if other is None else (*told, _compared(game, own, other))
    won = QT_TRANSLATE_NOOP("hints", "From there you win the match {often}.").put(often=how_often(own.chance))
    return (*told, won) if other is None else (*told, won, _compared(game, own, other))


def _compared(game: AnyGame, own: Estimate[Action], other: Estimate[Action]) -> Message:
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
    return message.put(other=game.describe(other.action))

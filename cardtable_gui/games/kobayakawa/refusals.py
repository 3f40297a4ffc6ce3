"""Refusals: why an action of Kobayakawa is not legal, with the rule's number."""

from __future__ import annotations

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.games.kobayakawa.actions import Discard, Draw, Fight, Flip, Fold, KobayakawaAction

_OVER = QT_TRANSLATE_NOOP("kobayakawa", "The match is over.")
_DISCARD_FIRST = QT_TRANSLATE_NOOP("kobayakawa", "You’ve drawn a card. Discard one of your two cards first.")
_DRAW_FIRST = QT_TRANSLATE_NOOP("kobayakawa", "You can’t bet yet. First draw a card or flip a new Kobayakawa.")
_NOT_IN_HAND = QT_TRANSLATE_NOOP("kobayakawa", "You can only discard one of the two cards in your hand.")
_NOTHING_DRAWN = QT_TRANSLATE_NOOP(
    "kobayakawa", "You can discard only after drawing. First draw a card or flip a new Kobayakawa."
)
_BETTING = QT_TRANSLATE_NOOP("kobayakawa", "No more drawing or flipping this round. Fight or fold.")


def refusal(action: KobayakawaAction, phase: str) -> Refusal:
    """The reason why an action is not legal in this phase."""
    match phase:
        case "over":
            return Refusal("KB7", _OVER)
        case "bet":
            return Refusal("KB4", _BETTING)
        case "discard":
            return Refusal("KB3", _NOT_IN_HAND if isinstance(action, Discard) else _DISCARD_FIRST)
        case _:
            return Refusal("KB3", _in_draw_phase(action))


def _in_draw_phase(action: KobayakawaAction) -> Message:
    match action:
        case Discard():
            return _NOTHING_DRAWN
        case Fight() | Fold() | Draw() | Flip():
            return _DRAW_FIRST

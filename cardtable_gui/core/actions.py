"""Actions, and the reasons why one may be refused."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Argument, Message, ToldError

MATCH_OVER = QT_TRANSLATE_NOOP("game", "The match is over.")
NOT_IN_HAND = QT_TRANSLATE_NOOP("game", "You can only play cards from your hand.")
PICK_A_CARD = QT_TRANSLATE_NOOP("game", "First pick a card from your hand.")
"""What many games say when they refuse an action."""


class Action:
    """Base of every game's closed union of frozen dataclasses. An action may hold a selection that is not legal."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal now: the rule's number in the game's rules, such as `MG5`, and a sentence."""

    rule: str
    message: Message

    def put(self, **args: Argument) -> Refusal:
        """Return the same refusal with these placeholders of its sentence filled."""
        return Refusal(self.rule, self.message.put(**args))


class IllegalActionError(ValueError):
    """Raised on an attempt to apply an illegal action; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal for whoever tells the player."""
        super().__init__(f"{refusal.rule}: {refusal.message.text}")
        self.refusal = refusal


class NotationError(ToldError):
    """Raised for a text that is not an action of the game; `message` tells a player what is wrong."""

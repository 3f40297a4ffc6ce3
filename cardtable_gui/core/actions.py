"""Actions, and why one may not be done."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable_gui.core.messages import Message


class Action:
    """Base of every game's closed union of frozen dataclasses. An action may hold a selection that is not legal."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal now: the rule's number in the game's rules, such as `MG5`, and a sentence."""

    rule: str
    message: Message


class IllegalActionError(ValueError):
    """Raised when an action that is not legal is to be done; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal for whoever tells the player."""
        super().__init__(f"{refusal.rule}: {refusal.message.text}")
        self.refusal = refusal


class NotationError(ValueError):
    """Raised for a text that is no action of the game; `message` says what is wrong, for a player."""

    def __init__(self, message: Message) -> None:
        """Keep the message for whoever tells the player."""
        super().__init__(message.text)
        self.message = message

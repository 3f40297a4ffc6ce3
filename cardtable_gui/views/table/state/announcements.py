"""Kinds of announcements at the table, and of questions that players can ask."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable_gui.core.events import DealEnded, LogEntry


class Kind(StrEnum):
    """What an announcement is about."""

    EVENT = "event"
    """Something happened."""
    RECAP = "recap"
    """What happened since the player's last turn, told when the curtain opens."""
    QUESTION = "question"
    """The player is to move, or is asked which of several moves is meant."""
    EFFECT = "effect"
    """What the picked cards would do."""
    REFUSAL = "refusal"
    """Why something is not allowed."""
    HINT = "hint"
    RESULT = "result"
    """A deal or the match is over."""
    ANSWER = "answer"
    """The player asked for it: the hand, the table, the scores and so on."""
    NOTE = "note"
    """What a gesture did that is no move, such as sorting the hand."""
    REMARK = "remark"
    """Somebody at the table says something."""
    GUIDE = "guide"
    """What a lesson, a puzzle or a review says beside the table."""


class Topic(StrEnum):
    """What a player can ask about."""

    TURN = "turn"
    HAND = "hand"
    TABLE = "table"
    MOVES = "moves"
    SCORES = "scores"
    WHY_NOT = "why_not"


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something said once, in the language in force.

    `words` is what is said in short, `full` what is said in full; empty: the same. `event`: what it tells of, so that
    the log can write it down at the same moment.
    """

    kind: Kind
    words: str
    full: str = ""
    event: LogEntry | DealEnded | None = None

    def spoken(self, *, in_full: bool) -> str:
        """The words for a screen reader, a line for each part."""
        return (in_full and self.full) or self.words

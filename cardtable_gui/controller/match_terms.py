"""On what terms a match is played: what help there is, and how its bots decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardtable_gui.bots.fingerprint import fingerprint
from cardtable_gui.controller.challenges import DailyMark, mark_of
from cardtable_gui.core.files.record import Record
from cardtable_gui.core.game import AnyView


@dataclass(frozen=True, slots=True)
class MatchTerms:
    """The terms of one session.

    Attributes:
        is_match: whether it is a match of its own, not a lesson or a single position.
        aided: whether the player may undo and ask for hints.
        daily: the daily deal that is played; None: it's another match.
    """

    is_match: bool = True
    aided: bool = True
    daily: DailyMark | None = None

    @classmethod
    def of(cls, record: Record) -> MatchTerms:
        """The terms of a match: there is no help in the one try of a daily deal that counts."""
        daily = mark_of(record)
        return cls(aided=daily is None or not daily.official, daily=daily)

    @property
    def bots_wait_for_nobody(self) -> bool:
        """Whether bots think to the end of their budget: in a daily deal they play the same way everywhere."""
        return self.daily is not None

    def may_review(self, *, over: bool) -> bool:
        """Whether what the player has done may be reviewed before (or after) the end."""
        return self.is_match and (over or self.aided)

    @property
    def plain(self) -> bool:
        """Whether bots play plain whatever their characters: in daily deals, lessons and single positions."""
        return self.daily is not None or not self.is_match

    def bot_seed(self, view: AnyView) -> int | None:
        """The seed that makes a bot's decision in this view repeatable; None: it needn't be."""
        return None if self.daily is None else fingerprint(view)


LESSON: Final = MatchTerms(is_match=False)
"""The terms of a lesson."""
POSITION: Final = MatchTerms(is_match=False, aided=False)
"""The terms of a position in which one move is asked for."""

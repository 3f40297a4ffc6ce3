"""The state of a session: its phase, its terms, and what the table may ask about turns and controls.

Apart from `Session`, which is about what happens: these are the questions that others ask.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from cardtable_gui.controller import onlookers
from cardtable_gui.controller.bots.bot_pace import BotPace
from cardtable_gui.controller.challenges import DailyMark
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.match_source import MatchSource
from cardtable_gui.controller.match_terms import MatchTerms
from cardtable_gui.controller.phases import (
    AskingPerson,
    BetweenTurns,
    BotDecided,
    BotPaused,
    BotThinking,
    Closed,
    ConsentWanted,
    HandOver,
    NotStarted,
    Phase,
    PhaseTransition,
    WaitingForDisk,
)
from cardtable_gui.controller.saves.writer import MatchSaver, Writer
from cardtable_gui.controller.to_the_end import ToTheEnd, nobody_decides
from cardtable_gui.controller.undo_consent import ConsentRequest
from cardtable_gui.core.messages import Message
from cardtable_gui.timing import Clock


class SessionState(MatchSource):
    """The part of a session that only tells; `Session` says what happens."""

    def __init__(
        self,
        match: Match,
        match_id: str,
        terms: MatchTerms,
        writer: Writer | None,
        clock: Clock,
        parent: QObject | None = None,
    ) -> None:
        """Not started yet; see `Session`."""
        super().__init__(match, onlookers.initial(match), parent)
        self._match_id = match_id
        self._terms = terms
        self._kept = writer is not None
        self._phase: Phase = NotStarted()
        self._pace = BotPace(clock, self)
        self._rest_of_deal: ToTheEnd | None = None
        """What was played to the end so far; None: nothing is."""
        self._saver = MatchSaver(writer, match_id, self)

    @property
    def saving(self) -> bool:
        """Whether the disk has still to answer for the match as it stands."""
        return self._saver.pending

    @property
    def unsaved(self) -> Message | None:
        """Why the last moves are not on disk; None: they are, or there are none."""
        return self._saver.trouble if self._match.steps else None

    @property
    def match_id(self) -> str:
        """The match's id in the store."""
        return self._match_id

    @property
    def phase(self) -> Phase:
        """The phase that the session is in."""
        return self._phase

    @property
    def to_move(self) -> int | None:
        """The seat to move; None after the end."""
        return self._match.state.to_move

    @property
    def is_humans_turn(self) -> bool:
        """Whether a person may act now."""
        return isinstance(self._phase, AskingPerson)

    @property
    def hand_over(self) -> int | None:
        """The person for whom the curtain is closed; None: it is open."""
        return self._phase.seat if isinstance(self._phase, HandOver) else None

    @property
    def request(self) -> ConsentRequest | None:
        """The consent that a person is asked for; None: none."""
        return self._phase.request if isinstance(self._phase, ConsentWanted) else None

    @property
    def is_full(self) -> bool:
        """Whether the match stopped because its record has no room for another action."""
        return self.to_move is not None and not self._match.room

    @property
    def watched(self) -> bool:
        """Whether only bots play."""
        return self._match.all_bots

    @property
    def kept(self) -> bool:
        """Whether the match is saved, so that it can be continued later."""
        return self._kept

    @property
    def daily(self) -> DailyMark | None:
        """The daily deal that is played; None: it's another match."""
        return self._terms.daily

    @property
    def unaided(self) -> bool:
        """Whether there is no help, neither undo nor hints, as in the try of a daily deal that counts."""
        return not self._terms.aided

    @property
    def may_review(self) -> bool:
        """Whether help is allowed, and so a review."""
        return self._terms.may_review(over=self.to_move is None)

    @property
    def is_match(self) -> bool:
        """Whether this is a match of its own, not a lesson or a single position."""
        return self._terms.is_match

    @property
    def may_change_seats(self) -> bool:
        """Whether somebody may leave the table now, or come to it: not while a person is asked for consent.

        A daily deal is the same for everybody, and a lesson is one person's.
        """
        asked = isinstance(self._phase, NotStarted | ConsentWanted | Closed)
        return self.is_match and self.daily is None and self.to_move is not None and not self.is_full and not asked

    @property
    def playing_to_the_end(self) -> bool:
        """Whether the rest is being played at once."""
        return self._rest_of_deal is not None

    @property
    def may_play_to_the_end(self) -> bool:
        """Whether the rest can be played at once; not in a lesson, which may be about what the others do."""
        waits = isinstance(self._phase, WaitingForDisk | BetweenTurns | BotPaused | BotThinking | BotDecided)
        return waits and self.is_match and not self.playing_to_the_end and nobody_decides(self._match)

    @property
    def can_undo(self) -> bool:
        """Whether there is a turn to undo."""
        return self._match.can_undo and not self.unaided

    @property
    def can_redo(self) -> bool:
        """Whether there is a turn to redo."""
        return self._match.can_redo and not self.unaided

    @property
    def paused(self) -> bool:
        """Whether bots wait for `resume` or `step`."""
        return self._pace.paused

    @property
    def bot_delay_ms(self) -> int:
        """The delay before a bot's move once the table has shown the last step, in milliseconds."""
        return self._pace.delay_ms

    @bot_delay_ms.setter
    def bot_delay_ms(self, delay: int) -> None:
        self._pace.delay_ms = delay

    def limit_bots(self) -> None:
        """Let bots that don't wait move no oftener than can be shown without flashes: see `MOST_A_SECOND`."""
        self._pace.limited = True

    @property
    def is_bots_turn(self) -> bool:
        """Whether a bot thinks or is about to move."""
        return isinstance(self._phase, BotThinking | BotDecided)

    def _enter(self, transition: PhaseTransition, phase: Phase) -> None:
        self._phase = transition.lead(self._phase, phase)

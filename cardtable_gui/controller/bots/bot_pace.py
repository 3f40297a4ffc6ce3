"""The pace of bots: the delay before their moves, and pausing."""

from __future__ import annotations

from collections import deque
from enum import Enum
from math import ceil

from PySide6.QtCore import QObject, Signal

from cardtable_gui.timing import Clock

BOT_DELAY_MS = 500
"""The default delay before a bot's move, once the table has shown the last step."""


MOST_A_SECOND = 6
"""The most moves within a second that a table may show, even without a delay.

Two of them can make a card come and go, and what comes and goes more than three times a second is a flash.
"""
_SECOND = 1000.0


class Pace(Enum):
    """Whether bots move by themselves."""

    RUNNING = "running"
    PAUSED = "paused"
    ONE_MOVE = "one move"
    """Paused, except for the next move of a bot, which comes without delay."""


class BotPace(QObject):
    """The pace of the bots of one match, and the delay before each of their moves."""

    delay_passed = Signal()
    """The delay is over: a bot that has decided may move, unless bots are paused."""

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        """Start unpaused, with a delay of `BOT_DELAY_MS`."""
        super().__init__(parent)
        self._pace = Pace.RUNNING
        self._clock = clock
        self._delay_ms = BOT_DELAY_MS
        self._least_ms = 0.0
        self.limited = False
        """Whether bots make at most `MOST_A_SECOND` moves by themselves within a second."""
        self._moved: deque[float] = deque(maxlen=MOST_A_SECOND)
        """When bots moved last."""
        self._delay = clock.timer(self, self.delay_passed.emit)

    @property
    def delay_ms(self) -> int:
        """The delay before a bot's move once the table is at rest, in milliseconds."""
        return self._delay_ms

    @delay_ms.setter
    def delay_ms(self, delay: int) -> None:
        self._delay_ms = delay
        if self._delay.active:
            self.start_delay()

    def start_delay(self, least_ms: float | None = None) -> None:
        """Start the delay: the table is at rest. It's longer than `delay_ms` if the moves are limited.

        `least_ms`: it's no shorter than that, the time in which the bot to move may think; None: as before. A bot whose
        cards leave it no choice decides at once, and would tell so by moving at once.
        """
        if least_ms is not None:
            self._least_ms = least_ms
        flood = self.limited and len(self._moved) == MOST_A_SECOND
        wait = self._moved[0] + _SECOND - self._clock.now() if flood else 0.0
        self._delay.start(max(self._delay_ms, ceil(self._least_ms), ceil(wait)))

    def stop_delay(self) -> None:
        """Stop the delay: something else happens first."""
        self._delay.stop()

    @property
    def paused(self) -> bool:
        """Whether bots wait for `resume` or `allow_one_move`."""
        return self._pace is not Pace.RUNNING

    @property
    def may_think(self) -> bool:
        """Whether a bot may begin to think."""
        return self._pace is not Pace.PAUSED

    def pause(self) -> None:
        """Pause bots; a single move that was allowed stays allowed."""
        if self._pace is Pace.RUNNING:
            self._pace = Pace.PAUSED

    def resume(self) -> None:
        """Resume bots."""
        self._pace = Pace.RUNNING

    def allow_one_move(self) -> None:
        """Allow paused bots a single move; does nothing unless they are paused."""
        if self.paused:
            self._pace = Pace.ONE_MOVE

    def take_move(self) -> bool:
        """Whether a bot that has decided may move now; this uses up a single allowed move."""
        if self._pace is Pace.ONE_MOVE:
            self._pace = Pace.PAUSED
            return True
        if self._pace is not Pace.RUNNING or self._delay.active:
            return False
        self._moved.append(self._clock.now())
        return True

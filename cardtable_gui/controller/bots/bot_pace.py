"""The pace of bots: the delay before their moves, and pausing."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QObject, Signal

from cardtable_gui.timing import Clock

BOT_DELAY_MS = 500
"""The default delay before a bot's move, once the table has shown the last step."""


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
        self._delay = clock.timer(self, self.delay_passed.emit, BOT_DELAY_MS)

    @property
    def delay_ms(self) -> int:
        """The delay before a bot's move once the table is at rest, in milliseconds."""
        return self._delay.ms

    @delay_ms.setter
    def delay_ms(self, delay: int) -> None:
        self._delay.ms = delay

    def start_delay(self) -> None:
        """Start the delay: the table is at rest."""
        self._delay.start()

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
        return self._pace is Pace.RUNNING and not self._delay.active

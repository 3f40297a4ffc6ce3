"""The results of daily deals and puzzles in the window: read when first asked for, and a failed write is told."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from cardtable_gui.controller.daily.results import Results
from cardtable_gui.core.files.system_errors import cause
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.views.shell.window.notifications import Notifications


class DailyResults:
    """What the player did with the daily deals and puzzles."""

    def __init__(self, folder: Path, notifications: Notifications) -> None:
        """Use the results in the data folder; nothing is read yet."""
        self._folder = folder
        self._notifications = notifications

    @cached_property
    def kept(self) -> Results:
        """The results themselves."""
        return Results(self._folder)

    def write(self, work: Callable[[], None]) -> None:
        """Do what changes the results; tell the player if they can't be saved."""
        try:
            work()
        except OSError as error:
            message = QT_TRANSLATE_NOOP("daily", "The results of the day couldn’t be saved. {reason}")
            self._notifications.trouble(message.put(reason=cause(error)))

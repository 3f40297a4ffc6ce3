"""The results of daily deals and puzzles in the window: read when first asked for, and a failed write is told."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from cardtable_gui.controller.daily.results import NO_PROFILE, Results
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.core.files.plain_file import FileError
from cardtable_gui.core.files.set_aside import SetAside
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.settings import Settings
from cardtable_gui.views.shell.notices.notifications import Notifications
from cardtable_gui.views.shell.profiles.who_plays import WhoPlays


class DailyResults:
    """What people did with the daily deals and puzzles, and who of them plays now."""

    def __init__(
        self, folder: Path, set_aside: SetAside, settings: Settings, profiles: Profiles, notifications: Notifications
    ) -> None:
        """Use the results in the data folder; nothing is read yet. The settings keep who played last."""
        self._folder = folder
        self._set_aside = set_aside
        self._notifications = notifications
        self.who = WhoPlays(settings, profiles, lambda: self.kept.has_any(NO_PROFILE))
        """Who plays now."""

    @cached_property
    def kept(self) -> Results:
        """The results themselves."""
        return Results(self._folder, self._set_aside)

    def write(self, work: Callable[[], None]) -> None:
        """Do what changes the results; tell the player if they can't be saved."""
        try:
            work()
        except FileError as error:
            message = QT_TRANSLATE_NOOP("daily", "The day’s results couldn’t be saved. {reason}")
            self._notifications.trouble(message.put(reason=error.reason))

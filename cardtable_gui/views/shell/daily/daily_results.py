"""The results of daily deals and puzzles in the window: read when first asked for, and a failed write is told."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from cardtable_gui.controller.daily.results import NO_PROFILE, Results
from cardtable_gui.controller.profiles import Profile, Profiles
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files.plain_file import FileError
from cardtable_gui.core.files.set_aside import SetAside
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.settings import DAILY_PROFILE, PLAYER, Settings
from cardtable_gui.views.shell.notices.notifications import Notifications

_GUEST = "guest"
"""Kept when somebody without a profile was chosen; it's shorter than the id of a profile."""


class DailyResults:
    """What people did with the daily deals and puzzles, and who of them plays now."""

    def __init__(
        self, folder: Path, set_aside: SetAside, settings: Settings, profiles: Profiles, notifications: Notifications
    ) -> None:
        """Use the results in the data folder; nothing is read yet. The settings keep who played last."""
        self._folder = folder
        self._set_aside = set_aside
        self._settings = settings
        self._profiles = profiles
        self._notifications = notifications

    @property
    def profile(self) -> Profile | None:
        """The profile of the person who plays now; None: without one.

        Until somebody is chosen, it's that of the person who usually plays, unless results without a profile are kept.
        """
        chosen = self._settings.value(DAILY_PROFILE)
        if chosen:
            return self._profiles.find(chosen)
        return None if self.kept.has_any(NO_PROFILE) else self._usual

    @property
    def person(self) -> str:
        """By which the results of the person who plays now are kept: a profile's id, or `NO_PROFILE`."""
        return NO_PROFILE if self.profile is None else self.profile.id

    @property
    def seat(self) -> Seat:
        """The seat of the person who plays now."""
        profile = self.profile
        if profile is not None:
            return Seat(profile.name, profile=profile.id)
        # A guest doesn't go by the name of somebody who has a profile.
        return Seat("" if self._usual is not None else self._settings.value(PLAYER))

    def choose(self, person: str) -> None:
        """Let another person play: the id of a profile, or `NO_PROFILE`."""
        self._settings.set(DAILY_PROFILE, person or _GUEST)

    @property
    def _usual(self) -> Profile | None:
        """The profile of the person who usually plays."""
        return self._profiles.of_usual_player(self._settings.value(PLAYER))

    @cached_property
    def kept(self) -> Results:
        """The results themselves."""
        return Results(self._folder, self._set_aside)

    def write(self, work: Callable[[], None]) -> None:
        """Do what changes the results; tell the player if they can't be saved."""
        try:
            work()
        except FileError as error:
            message = QT_TRANSLATE_NOOP("daily", "The results of the day couldn’t be saved. {reason}")
            self._notifications.trouble(message.put(reason=error.reason))

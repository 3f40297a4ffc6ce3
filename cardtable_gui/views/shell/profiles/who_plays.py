"""Who plays alone now: whose daily deals, puzzles, lessons and mistakes they are."""

from __future__ import annotations

from collections.abc import Callable

from cardtable_gui.controller.profiles import Profile, Profiles
from cardtable_gui.controller.seats import Seat
from cardtable_gui.settings import ALONE, PLAYER, Settings

_GUEST = "guest"
"""Kept when somebody without a profile was chosen; it's shorter than the id of a profile."""


class WhoPlays:
    """The person who plays alone: chosen among the profiles, or somebody without one. The settings keep the choice."""

    def __init__(
        self, settings: Settings, profiles: Profiles, played_without: Callable[[], bool] = lambda: False
    ) -> None:
        """Until somebody is chosen it's the usual player.

        `played_without`: whether something is kept of somebody without a profile, who then goes on without one.
        """
        self._settings = settings
        self._profiles = profiles
        self._played_without = played_without

    @property
    def profile(self) -> Profile | None:
        """The profile of the person; None: without one."""
        chosen = self._settings.value(ALONE)
        if chosen:
            return self._profiles.find(chosen)
        return None if self._played_without() else self._usual

    @property
    def person(self) -> str:
        """By which is kept what the person does: a profile's id; empty: without one."""
        return "" if self.profile is None else self.profile.id

    @property
    def seat(self) -> Seat:
        """The person's seat."""
        profile = self.profile
        if profile is not None:
            return Seat(profile.name, profile=profile.id)
        # A guest doesn't go by the name of somebody who has a profile.
        return Seat("" if self._usual is not None else self._settings.value(PLAYER))

    def choose(self, person: str) -> None:
        """Let another person play: the id of a profile, or an empty text."""
        self._settings.set(ALONE, person or _GUEST)

    @property
    def _usual(self) -> Profile | None:
        """The profile of the person who usually plays."""
        return self._profiles.of_usual_player(self._settings.value(PLAYER))

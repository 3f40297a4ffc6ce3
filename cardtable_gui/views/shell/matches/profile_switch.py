"""Lets the settings follow the person at the table: each plays in the language, size and colours of their profile."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal, Slot

from cardtable_gui.controller.profiles import Profile, Profiles, with_setting
from cardtable_gui.setting_entries import AnyEntry
from cardtable_gui.settings import Settings
from cardtable_gui.views.table.presenters.connections import Connections

if TYPE_CHECKING:
    from cardtable_gui.controller.match_source import MatchSource
    from cardtable_gui.controller.undo_consent import ConsentRequest


class ProfileSwitch(QObject):
    """Puts the profile of whoever the table is for into use.

    That is the onlooker, and as soon as the curtain or a question covers the table the person whom it addresses. While
    there is neither, as at the end of a deal, the last one's stays. A person without a profile, or whose profile has no
    settings, plays by those that hold for everybody at the start screen.
    """

    changed = Signal()
    """Another profile is in use, or none."""

    def __init__(self, settings: Settings, profiles: Profiles, parent: QObject | None = None) -> None:
        """Use no profile yet."""
        super().__init__(parent)
        self._settings = settings
        self._profiles = profiles
        self._source: MatchSource | None = None
        self._used: Profile | None = None
        self._connections = Connections()
        profiles.changed.connect(self._refresh)

    @property
    def profiles(self) -> Profiles:
        """All profiles."""
        return self._profiles

    @property
    def used(self) -> Profile | None:
        """The profile in use; None: none."""
        return self._used

    def follow(self, source: MatchSource | None) -> None:
        """Follow the people of a match, before anything shows it; None: there is none on the table."""
        self._connections.close()
        self._source = source
        # A person who plays alone has the table from the first deal on, also in a replay of it.
        alone = None if source is None else source.match.only_person_ever
        self._use(None if alone is None else self._of(alone))
        if source is None or source.recorded:
            return
        self._connections.connect(source.replaced, self._follow_onlooker)
        self._connections.connect(source.curtain, self._follow_seat)
        self._connections.connect(source.consent_wanted, self._follow_request)

    @Slot()
    def _follow_onlooker(self) -> None:
        if self._source is not None and self._source.onlooker is not None:
            self._follow_seat(self._source.onlooker)

    @Slot(object)
    def _follow_request(self, request: ConsentRequest) -> None:
        self._follow_seat(request.seat)

    @Slot(int)
    def _follow_seat(self, seat: int) -> None:
        self._use(self._of(seat))

    def _of(self, seat: int) -> Profile | None:
        return None if self._source is None else self._profiles.find(self._source.match.seats[seat].profile)

    @Slot()
    def _refresh(self) -> None:
        """Take over what was changed in the profile in use."""
        if self._used is not None:
            self._use(self._profiles.find(self._used.id))

    def _use(self, profile: Profile | None) -> None:
        if profile == self._used:
            return
        self._used = profile
        if profile is None or not profile.settings:
            self._settings.use_personal({}, None)
        else:
            self._settings.use_personal(profile.settings, partial(self._keep, profile.id))
        # Qt would tell the widgets of another language a moment later, after the curtain has been painted.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
        self.changed.emit()

    def _keep(self, profile_id: str, entry: AnyEntry, written: str) -> None:
        """Keep a setting that the person has changed while playing."""
        profile = self._profiles.find(profile_id)
        if profile is not None:
            self._used = with_setting(profile, entry.key, written)
            self._profiles.update(self._used)

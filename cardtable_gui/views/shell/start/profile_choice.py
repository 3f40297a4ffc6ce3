"""The choice of a profile for a person at a seat."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Signal

from cardtable_gui.controller.profiles import Profile, Profiles
from cardtable_gui.core.messages import isolated
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.plan import profile_mark

_NEW, _LIST = "new", "list"
_NO_IDS = (_NEW, _LIST)
"""Values that are not ids of profiles, which are longer."""
_SIDE = 18
"""The side of a mark in logical pixels at normal text size."""


class ProfileChoice(Choice):
    """Offers to play without a profile or by one of them, to make another one, and to see them all."""

    chosen_profile = Signal(str)
    """The player chose a profile, or none, in place of the one with this id (empty: none)."""
    new_wanted = Signal()
    """Another profile is to be made, with `make`."""
    list_wanted = Signal()
    """The player wants to see all profiles."""

    def __init__(self, look: Look, profiles: Profiles) -> None:
        """Start without a profile."""
        super().__init__(look, ())
        self._marks = look
        self._profiles = profiles
        self._id = ""
        self.activated.connect(self._activate)
        look.changed.connect(self._fill)
        self._fill()

    @property
    def profile_id(self) -> str:
        """The id of the chosen profile; empty: none. Set without a signal; an unknown one counts as none."""
        return self._id

    @profile_id.setter
    def profile_id(self, profile_id: str) -> None:
        self._id = "" if self._profiles.find(profile_id) is None else profile_id
        self._fill()

    @property
    def current(self) -> Profile | None:
        """The chosen profile."""
        return self._profiles.find(self._id)

    def make(self, name: str) -> None:
        """Make a profile of this name, and choose it."""
        self.profile_id = self._profiles.add(name).id

    def follow(self) -> str:
        """Offer the profiles that there are now; return the id of the chosen one as it was before."""
        before = self._id
        self.profile_id = before
        return before

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self._fill()

    def sizeHint(self) -> QSize:
        """Leave room for the name beside it: only the list that opens is as wide as its longest entry."""
        return self._hint_for(self.fontMetrics().horizontalAdvance(self.itemText(0)))

    def _fill(self) -> None:
        side = self._marks.scaled(_SIDE)
        self.setIconSize(QSize(side, side))
        self.clear()
        self.addItem(QCoreApplication.translate("start", "Guest"), "")
        for profile in self._profiles.people:
            self.addItem(profile_mark.icon_of(profile), isolated(profile.name), profile.id)
        if self._profiles.room:
            self.addItem(QCoreApplication.translate("start", "New profile…"), _NEW)
        if self._profiles.people:
            self.addItem(QCoreApplication.translate("start", "Manage profiles…"), _LIST)
        self.setCurrentIndex(self.findData(self._id))
        self.updateGeometry()

    def _activate(self, index: int) -> None:
        wanted = str(self.itemData(index))
        if wanted in _NO_IDS:
            self.setCurrentIndex(self.findData(self._id))
            (self.new_wanted if wanted == _NEW else self.list_wanted).emit()
        elif wanted != self._id:
            before, self._id = self._id, wanted
            self.chosen_profile.emit(before)

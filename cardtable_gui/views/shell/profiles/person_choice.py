"""The choice of who plays alone, among the profiles or without one; hidden while there are no profiles.

Apart from `who_plays`, which each start needs: this comes with the first page that shows it.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Signal, Slot

from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.core.messages import isolated
from cardtable_gui.views.kit.controls.choice import Choice
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.plan import profile_mark
from cardtable_gui.views.shell.profiles.who_plays import WhoPlays

_WIDE = 150
"""The least width at normal text size: a mark and a name."""
_MARK = 18
"""The side of a profile's mark in logical pixels at normal text size."""


class PersonChoice(Choice):
    """Shows who plays, and lets another person play."""

    changed = Signal()
    """Another person plays, or the profiles have changed."""

    def __init__(self, look: Look, who: WhoPlays, profiles: Profiles) -> None:
        """Offer these profiles."""
        super().__init__(look, [""])
        self._who = who
        self._profiles = profiles
        self.activated.connect(self._choose)
        profiles.changed.connect(self._follow)
        look.changed.connect(self.refresh)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show the profiles as they are now, and who plays, in the current language."""
        side = self._look.scaled(_MARK)
        self.setMinimumWidth(self._look.scaled(_WIDE))
        self.setIconSize(QSize(side, side))
        self.clear()
        self.addItem(QCoreApplication.translate("start", "Guest"), "")
        for profile in self._profiles.people:
            self.addItem(profile_mark.icon_of(profile), isolated(profile.name), profile.id)
        self.chosen = self._who.person
        self.setAccessibleName(QCoreApplication.translate("daily", "Who’s playing"))
        self.setVisible(bool(self._profiles.people))
        self.updateGeometry()

    @Slot()
    def _follow(self) -> None:
        self.refresh()
        self.changed.emit()

    @Slot()
    def _choose(self) -> None:
        self._who.choose(str(self.chosen))
        self.changed.emit()

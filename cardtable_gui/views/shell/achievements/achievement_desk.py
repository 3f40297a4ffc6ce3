"""Connects the page of achievements to a shell. It's made with the window; the page is imported when it's asked for."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from cardtable_gui.later import importing_later, when_asked
from cardtable_gui.settings import ACHIEVEMENTS
from cardtable_gui.views.shell.navigation.shell import Shell

with importing_later():
    from cardtable_gui.views.shell.achievements import achievements_page


class AchievementDesk(QObject):
    """Adds the achievements to a shell, unless the player doesn't want any."""

    def __init__(self, shell: Shell) -> None:
        """Connect to the shell."""
        super().__init__(shell)
        self._shell = shell
        shell.actions["achievements"].triggered.connect(self.show_page)
        shell.settings.watch(self._offer, ACHIEVEMENTS)
        self._offer()

    @when_asked
    def page(self) -> achievements_page.AchievementsPage:
        """The page."""
        shell = self._shell
        past = shell.past_matches
        page = achievements_page.AchievementsPage(shell.look, shell.settings, past.updater, past.jobs)
        page.left.connect(shell.go_home)
        return page

    @Slot()
    def show_page(self) -> None:
        """Show the page; a match on the table is closed and saved."""
        self._shell.show_page(self.page, self.page.open)

    def _offer(self, _changed: object = None) -> None:
        self._shell.actions["achievements"].setVisible(self._shell.settings.value(ACHIEVEMENTS))
